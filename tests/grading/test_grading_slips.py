"""The key itself has no mistake; any one slip is found, named once by the right code, and nothing else is named."""

from collections.abc import Sequence
from typing import Final

from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import ruled_rounds

from trainer.duties import ActName, Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.pok import POK_SCORES
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act, Mistake, RoundGrade

MONEY: Final = ("collect", "pay", "return")
HAND_SCORES: Final = ("natural", "bust", "21", "2/12", "7/17", "10/20", *map(str, range(4, 21)))
WRONG_ACTS: Final = {
    ("collect", "pay"): "paid-loser",
    ("collect", "return"): "returned-loser",
    ("pay", "collect"): "took-winner",
    ("pay", "return"): "returned-winner",
    ("return", "collect"): "took-tie",
    ("return", "pay"): "paid-tie",
}

keys = ruled_rounds().map(lambda ruled: duties(*ruled))


def graded(due: Sequence[Duty], deeds: Sequence[Duty]) -> RoundGrade:
    return grade_round(due, [Act(deed) for deed in deeds])


def bare(due: Sequence[Duty]) -> list[Duty]:
    return [duty.bare() for duty in due]


def picked(data: st.DataObject, due: Sequence[Duty], *acts: ActName, phase: str | None = None) -> int:
    """The place of one of the duties with one of these acts, or of any duty."""
    places = [
        place
        for place, duty in enumerate(due)
        if (not acts or duty.act in acts) and (phase is None or duty.phase == phase)
    ]
    assume(places)
    return data.draw(st.sampled_from(places))


def the_only_mistake(due: Sequence[Duty], deeds: Sequence[Duty]) -> Mistake:
    found = graded(due, deeds).mistakes
    assert len(found) == 1, [(mistake.code, mistake.expected) for mistake in found]
    return found[0]


def same(found: Mistake, duty: Duty) -> bool:
    """Whether the mistake names that duty, or one that cannot be told from it."""
    return found.expected is not None and found.expected.bare() == duty.bare()


@given(keys)
def test_the_key_itself_has_no_mistake_whole_or_at_any_moment_of_the_round(due: tuple[Duty, ...]) -> None:
    deeds = bare(due)
    found = graded(due, deeds)
    assert found.mistakes == ()
    assert [verdict.answered for verdict in found.verdicts] == list(range(len(due)))
    for done in range(0, len(due), 5):
        sofar = grade_round(due, [Act(deed) for deed in deeds[:done]], to_come=range(len(due)))
        assert sofar.mistakes == ()


@given(keys, st.data())
def test_a_duty_left_out_is_missed_and_costs_what_it_moved(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due)
    duty = due[place]
    found = the_only_mistake(due, [*bare(due[:place]), *bare(due[place + 1 :])])
    assert found.code == ("wrongly-granted" if duty.act == "refuse-bet" else "missed")
    assert same(found, duty)
    if duty.act in MONEY:
        side = "house" if duty.act == "collect" else "player"
        assert (found.severity, found.cost, found.against) == ("money", duty.amount, side)
    else:
        assert found.severity == ("speech" if duty.act == "announce" else "procedure")
        assert (found.cost, found.against) == (None, None)


@given(keys, st.data())
def test_an_act_done_twice_is_extra(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due)
    duty = due[place]
    deeds = bare(due)
    found = the_only_mistake(due, [*deeds[: place + 1], *deeds[place:]])
    special = {("betting", "refuse-bet"): "wrongly-refused", ("bank", "draw"): "drew-too-far"}
    assert found.code == special.get((duty.phase, duty.act), "extra")
    if duty.act in MONEY:
        side = "player" if duty.act == "collect" else "house"
        assert (found.severity, found.cost, found.against) == ("money", duty.amount, side)


@given(keys, st.data())
def test_an_act_out_of_its_place_is_named_once(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due)
    deeds = bare(due)
    moved = deeds.pop(place)
    deeds.insert(data.draw(st.integers(0, len(deeds))), moved)
    assume(deeds != bare(due))
    found = the_only_mistake(due, deeds)
    bank = [deed.act for deed in deeds if deed.phase == "bank"]
    if "stand" in bank and bank.index("stand") < max(n for n, act in enumerate(bank) if act == "draw"):
        assert (
            found.code in ("stood-too-soon", "out-of-order") if moved.act == "draw" else found.code == "stood-too-soon"
        )
    else:
        assert (found.code, found.severity) == ("out-of-order", "order")


@given(keys, st.data())
def test_a_wrong_amount_costs_the_difference(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, *MONEY)
    duty = due[place]
    amount = data.draw(st.integers(0, 3 * (duty.amount or 0)).filter(lambda other: other != duty.amount))
    deeds = bare(due)
    deeds[place] = replace(deeds[place], amount=amount)
    found = the_only_mistake(due, deeds)
    too_much = amount > (duty.amount or 0)
    side = "house" if too_much == (duty.act != "collect") else "player"
    assert (found.code, found.severity) == ("wrong-amount", "money")
    assert (found.cost, found.against) == (abs(amount - (duty.amount or 0)), side)
    assert same(found, duty)


@given(keys, st.data())
def test_the_wrong_act_on_a_bet_has_a_code_of_its_own(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, *MONEY)
    duty = due[place]
    wrong = data.draw(st.sampled_from([act for act in MONEY if act != duty.act]))
    deeds = bare(due)
    deeds[place] = replace(deeds[place], act=wrong, ratio=None)
    found = the_only_mistake(due, deeds)
    assert (found.code, found.severity) == (WRONG_ACTS[duty.act, wrong], "money")
    assert found.against == ("player" if found.code in ("took-winner", "took-tie", "returned-winner") else "house")
    assert same(found, duty)


@given(keys, st.data())
def test_a_wrong_score_is_named_for_what_it_is(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, "announce")
    right = due[place].score or ""
    scores = POK_SCORES if due[place].phase == "pok" else HAND_SCORES
    said = data.draw(st.sampled_from([score for score in (*scores, *right.split("/")) if score != right]))
    deeds = bare(due)
    deeds[place] = replace(deeds[place], score=said)
    found = the_only_mistake(due, deeds)
    if right == "natural":
        assert found.code == "missed-natural"
    elif said == "natural":
        assert found.code == "false-natural"
    else:
        assert found.code == ("soft-as-hard" if said in right.split("/") else "wrong-score")
    assert found.severity == "speech"
    assert same(found, due[place])


@given(keys, st.data())
def test_a_request_granted_or_refused_against_the_rules(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, "grant", "refuse")
    other: ActName = "refuse" if due[place].act == "grant" else "grant"
    deeds = bare(due)
    deeds[place] = replace(deeds[place], act=other)
    found = the_only_mistake(due, deeds)
    assert (found.code, found.severity) == ("wrongly-refused" if other == "refuse" else "wrongly-granted", "procedure")
    assert same(found, due[place])


@given(keys, st.data())
def test_the_bank_standing_too_soon_or_drawing_too_far(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, "draw", "stand", phase="bank")
    deeds = bare(due)
    draws = due[place].act == "stand"
    deeds[place] = Duty("bank", "draw", count=1) if draws else Duty("bank", "stand")
    found = the_only_mistake(due, deeds)
    assert (found.code, found.severity) == ("drew-too-far" if draws else "stood-too-soon", "procedure")


@given(keys, st.data())
def test_a_bank_that_stops_before_its_last_cards_stood_too_soon_once(
    due: tuple[Duty, ...], data: st.DataObject
) -> None:
    place = picked(data, due, "draw", phase="bank")
    stands = any(duty.act == "stand" for duty in due)
    kept = [deed for n, deed in enumerate(bare(due)) if n < place or deed.phase != "bank"]
    end = max(n for n, deed in enumerate(kept) if PHASE_ORDER[deed.phase] < PHASE_ORDER["bank"]) + 1
    before = [deed for deed in kept[end:] if deed.phase == "bank"]
    rest = [deed for deed in kept[end:] if deed.phase != "bank"]
    found = the_only_mistake(due, [*kept[:end], *before, Duty("bank", "stand"), *rest])
    assert found.code == "stood-too-soon", stands
    assert same(found, due[place])


@given(keys, st.data())
def test_an_amount_and_its_order_are_judged_apart(due: tuple[Duty, ...], data: st.DataObject) -> None:
    place = picked(data, due, "collect", phase="settlement")
    deeds = bare(due)
    deed = deeds.pop(place)
    deeds.insert(0, replace(deed, amount=(deed.amount or 0) + 100))
    found = graded(due, deeds)
    codes = sorted(mistake.code for mistake in found.verdicts[0].mistakes)
    assert codes == ["out-of-order", "wrong-amount"]
    assert len(found.mistakes) == 2


PHASE_ORDER: Final = {
    phase: place
    for place, phase in enumerate(
        ("betting", "dealing", "insurance", "surrender", "playing", "bank", "settlement", "pok", "clearing")
    )
}
