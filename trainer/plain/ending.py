"""What the line-by-line table says when a round or a session is over."""

from collections.abc import Iterator

from trainer.games.day.facts import Day
from trainer.grading.summary import Summary
from trainer.practice import prompts
from trainer.practice.play import Play
from trainer.practice.reviewing import rows
from trainer.wording import mistakes
from trainer.wording.language import Language


def review(play: Play, language: Language, *, right: bool) -> Iterator[str]:
    """The mistakes of a round counted and named; with `right`, for who was told nothing before, every duty.

    A round that is not over is one that the clock has broken off.
    """
    found = rows(play, play.grade() if play.over else play.broken_off())
    count = sum(len(row.mistakes) for row in found)
    if isinstance(play.facts, Day):
        yield language.plural("The drill: {n} mistake", "The drill: {n} mistakes", count)
    else:
        yield language.plural("The round: {n} mistake", "The round: {n} mistakes", count)
    if play.facts.note:
        yield play.facts.note
    for line in prompts.review(found, language, right=right):
        yield f"- {line}"


def mark(summary: Summary, language: Language, *, passed: bool | None) -> Iterator[str]:
    """The mark of a session, its mistakes counted, and whether it was passed where there was something to pass."""
    if not summary.duties:
        yield language.text("Nothing was done, and there is no mark.")
    else:
        yield language.text(
            "{right} of {duties} duties right; mark {mark} out of 100.",
            right=language.number(summary.right),
            duties=language.number(summary.duties),
            mark=language.number(summary.mark),
        )
    for code, count in summary.mistakes.items():
        yield language.text("{slip}: {count}", slip=mistakes.code(code, language), count=language.number(count))
    if passed is not None:
        yield language.text("Passed.") if passed else language.text("Failed.")
