"""A round graded: every act against the duty it answers, every duty that no act answered.

>>> from trainer.grading.verdicts import Act
>>> due = Duty("settlement", "pay", box=2, hand=1, bettor="seated", bet="21", amount=7500)
>>> short = Duty("settlement", "pay", box=2, hand=1, bettor="seated", bet="21", amount=5000)
>>> graded = grade_round((due,), (Act(short),))
>>> [(mistake.code, mistake.cost, mistake.against) for mistake in graded.mistakes]
[('wrong-amount', 2500, 'player')]
"""

from collections.abc import Collection, Sequence

from trainer.duties import Duty
from trainer.grading.alignment import Answers, answers
from trainer.grading.order import displaced, how_many_displaced
from trainer.grading.places import says_the_same
from trainer.grading.pricing import never_done, not_asked_for, other_than_due
from trainer.grading.twins import untwined
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict


def grade_round(
    duties: Sequence[Duty],
    acts: Sequence[Act],
    *,
    to_come: Collection[int] = (),
    ranks: Sequence[int] | None = None,
) -> RoundGrade:
    """The verdict on each act, and the duties missed.

    `to_come` are the indices of duties that may still be done, while the round lasts: they are not missed, and
    an act done before one of them is out of order. `ranks` gives each duty its place in the order where some are
    free among themselves (PP-11): equal ranks may come in any order. Without it the duties' own order is due.
    """
    order = range(len(duties)) if ranks is None else ranks
    deeds = [act.deed for act in acts]

    def out_of_order(pairing: Answers) -> int:
        ranks_done = [order[duty] for _, duty in _judged(duties, deeds, pairing)]
        return how_many_displaced(ranks_done, _still_to_come(order, pairing, to_come))

    paired = untwined(duties, deeds, answers(duties, deeds, over=not to_come), out_of_order)
    slips = _slips(duties, deeds, paired)
    _name_displaced(duties, deeds, order, paired, to_come, slips)
    verdicts = tuple(Verdict(tuple(slips.get(index, ())), paired.get(index)) for index in range(len(acts)))
    missed = tuple(pair for pair in _missed(duties, paired, slips) if pair[0] not in to_come)
    return RoundGrade(tuple(duties), verdicts, missed)


def _slips(duties: Sequence[Duty], deeds: Sequence[Duty], paired: Answers) -> dict[int, list[Mistake]]:
    slips: dict[int, list[Mistake]] = {}
    for index, deed in enumerate(deeds):
        answered = paired.get(index)
        if answered is None:
            slips[index] = [_unanswering(deed, index, duties, paired)]
        elif not says_the_same(deed, duties[answered]):
            slips[index] = [other_than_due(deed, duties[answered])]
        elif deed.phase == "bank" and deed.act == "stand":
            skipped = _draws_skipped(duties, answered, set(paired.values()))
            if skipped:
                slips[index] = [Mistake("stood-too-soon", "procedure", duties[skipped[0]])]
    return slips


def _unanswering(deed: Duty, index: int, duties: Sequence[Duty], paired: Answers) -> Mistake:
    """An act beyond the duties: at the bank it is a card too many, or standing before the last draw."""
    bank = [number for number, duty in enumerate(duties) if duty.phase == "bank"]
    if deed.phase == "bank" and deed.act == "draw":
        stand = next((duties[number] for number in bank if duties[number].act == "stand"), None)
        return Mistake("drew-too-far", "procedure", stand)
    if deed.phase == "bank" and deed.act == "stand":
        before = {paired[act] for act in paired if act < index}
        draw = next((n for n in bank if duties[n].act == "draw" and n not in before), None)
        if draw is not None:
            return Mistake("stood-too-soon", "procedure", duties[draw])
    return not_asked_for(deed)


def _draws_skipped(duties: Sequence[Duty], stand: int, answered: set[int]) -> list[int]:
    """The bank's duties left undone right before its stand, where a draw is among them: it stood too soon."""
    skipped: list[int] = []
    for number in range(stand - 1, -1, -1):
        if duties[number].phase != "bank" or number in answered:
            break
        skipped.insert(0, number)
    while skipped and duties[skipped[0]].act != "draw":
        skipped.pop(0)
    return skipped


def _judged(duties: Sequence[Duty], deeds: Sequence[Duty], paired: Answers) -> list[tuple[int, int]]:
    """Each act whose order is judged, and the duty it answers.

    An act other than the one due is not judged: its own code already says what was wrong with it.
    """
    return [(act, paired[act]) for act in sorted(paired) if deeds[act].act == duties[paired[act]].act]


def _still_to_come(order: Sequence[int], paired: Answers, to_come: Collection[int]) -> list[int]:
    """The ranks of the duties that no act answered yet."""
    answered = set(paired.values())
    return [order[number] for number in to_come if number not in answered]


def _name_displaced(
    duties: Sequence[Duty],
    deeds: Sequence[Duty],
    order: Sequence[int],
    paired: Answers,
    to_come: Collection[int],
    slips: dict[int, list[Mistake]],
) -> None:
    judged = _judged(duties, deeds, paired)
    moved = displaced([order[duty] for _, duty in judged], _still_to_come(order, paired, to_come))
    waiting = {*to_come, *(duty for _, duty in judged)}
    for (act, duty), out in zip(judged, moved, strict=True):
        waiting.discard(duty)
        if out:
            before = sorted(number for number in waiting if order[number] < order[duty])
            slip = _too_early(duties, duty, before)
            named = slips.setdefault(act, [])
            if slip.code not in [other.code for other in named]:
                named.append(slip)


def _too_early(duties: Sequence[Duty], duty: int, before: Sequence[int]) -> Mistake:
    """A duty done while those of `before` waited: out of order, but a bank that stands before a draw stood too soon."""
    draws = [number for number in before if (duties[number].phase, duties[number].act) == ("bank", "draw")]
    if draws and (duties[duty].phase, duties[duty].act) == ("bank", "stand"):
        return Mistake("stood-too-soon", "procedure", duties[draws[0]])
    return Mistake("out-of-order", "order", duties[before[0] if before else duty])


def _missed(
    duties: Sequence[Duty], paired: Answers, slips: dict[int, list[Mistake]]
) -> tuple[tuple[int, Mistake], ...]:
    """The duties never done, less those that follow from the bank's having stood or drawn wrongly."""
    answered = set(paired.values())
    codes = {slip.code for found in slips.values() for slip in found}
    excused: set[int] = set()
    if "stood-too-soon" in codes:
        named = [slip.expected for found in slips.values() for slip in found if slip.code == "stood-too-soon"]
        excused = _after_standing(duties, answered)
        excused |= {number for number, duty in enumerate(duties) if any(duty is due for due in named)}
    elif "drew-too-far" in codes:
        excused = {n for n, duty in enumerate(duties) if duty.phase == "bank" and duty.act == "stand"}
    return tuple(
        (number, never_done(duty))
        for number, duty in enumerate(duties)
        if number not in answered and number not in excused
    )


def _after_standing(duties: Sequence[Duty], answered: set[int]) -> set[int]:
    """The run of undone duties at the bank's end: what a bank that stood too soon could no longer do."""
    excused: set[int] = set()
    for number in range(len(duties) - 1, -1, -1):
        duty = duties[number]
        if duty.phase != "bank" or (duty.act == "stand" and number in answered):
            continue
        if number in answered:
            break
        excused.add(number)
    return excused
