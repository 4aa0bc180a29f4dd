"""What the table says to the trainee: what is awaited, what his act was worth, what he went past.

Both front ends say the same things in the same words.
"""

from collections.abc import Iterable, Iterator
from typing import TypeGuard

from trainer.duties import MONEY_ACTS, Duty
from trainer.grading.verdicts import Mistake, Verdict
from trainer.practice.play import Play
from trainer.practice.reviewing import Row
from trainer.wording import duties, mistakes, terms
from trainer.wording.language import Language


def awaited(play: Play, language: Language, *, guided: bool = False) -> str:
    """One line: where the round stands and, when `guided`, what is due now. Never more than a table would show."""
    if play.over:
        return language.text("The round is over.")
    if guided and play.due is not None:
        return language.text("{where} — {due}", where=place(play, language), due=_due(play.due, language))
    asks = play.asks
    if asks is not None:
        return language.text(
            "Box {box}, hand {hand}: the player asks for: {request}. Grant or refuse?",
            box=asks[0],
            hand=asks[1],
            request=terms.request(asks[2], language),
        )
    return language.text("{where} — your act", where=place(play, language))


def place(play: Play, language: Language) -> str:
    """Where the round stands: the box and hand in hand, else the phase."""
    if play.box is None or play.hand is None:
        return terms.phase(play.phase, language)
    return language.text("Box {box}, hand {hand}", box=play.box, hand=play.hand)


def _due(duty: Duty, language: Language) -> str:
    said = duties.spoken(duty, language)
    order = duties.say(duty, language)
    if duty.act != "announce" or said is None:
        return order
    return language.text("{order} (say: “{words}”)", order=order, words=said)


def clock(seconds: float) -> str:
    """The time that is left, in minutes and seconds.

    >>> clock(599.7), clock(61)
    ('9:59', '1:01')
    """
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def feedback(verdict: Verdict, deed: Duty, language: Language) -> str:
    """What an act was worth, in one line."""
    if verdict.right:
        return language.text("Right. {done}", done=duties.say(deed, language))
    return " ".join(slip(mistake, language, deed) for mistake in verdict.mistakes)


def done(deed: Duty, language: Language) -> str:
    """That an act was done, where nothing is said of what it was worth."""
    return language.text("Done: {done}", done=duties.say(deed, language))


def gone_on(language: Language) -> str:
    """That the trainee went on, where nothing is said of what he left undone."""
    return language.text("Gone on.")


def slip(mistake: Mistake, language: Language, deed: Duty | None = None) -> str:
    """A mistake in one line: what slipped, what was due, the cost and to whom, and the statement it rests on."""
    told = mistakes.explain(mistake, language, deed)
    parts = [told.slip]
    due = mistake.expected
    if due is not None and mistake.code != "missed":
        here = _says_place(deed) and duties.where(deed, language) == duties.where(due, language)
        said = duties.in_place(due, language) if here else duties.say(due, language)
        parts.append(language.text("due: {due}", due=said))
    if told.cost is not None:
        parts.append(told.cost)
    if told.citation is not None:
        parts.append(told.citation)
    return language.text("{slip}.", slip=" — ".join(parts))


def _says_place(deed: Duty | None) -> TypeGuard[Duty]:
    """Whether the name of a slip already tells where it was made; that of a score does not."""
    return deed is not None and (deed.act in MONEY_ACTS or deed.act in ("grant", "refuse"))


def review(rows: Iterable[Row], language: Language, *, right: bool = False) -> Iterator[str]:
    """The mistakes of a round, one a line; with `right`, also what was done right."""
    for row in rows:
        for mistake in row.mistakes:
            yield slip(mistake, language, row.done)
        if right and row.right and row.done is not None:
            yield language.text("Right. {done}", done=duties.say(row.done, language))
