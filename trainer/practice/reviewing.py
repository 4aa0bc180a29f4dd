"""A finished round looked back on: every duty with what was done for it, every act that nothing called for."""

from msgspec import Struct

from trainer.duties import Duty
from trainer.grading.verdicts import Mistake, RoundGrade
from trainer.practice.play import Play


class Row(Struct, frozen=True):
    """One line of a review: what was due (None for an act too many), what was done (None where nothing was).

    `move` is the index of the act among the round's moves.
    """

    due: Duty | None
    done: Duty | None = None
    mistakes: tuple[Mistake, ...] = ()
    move: int | None = None

    @property
    def right(self) -> bool:
        return not self.mistakes


def rows(play: Play, grade: RoundGrade | None = None) -> tuple[Row, ...]:
    """The trainee's duties in their order; acts too many stand after the duty that was answered before them.

    `grade` is the play's own unless the clock broke the round off.
    """
    grade = grade or play.grade()
    places = [index for index, move in enumerate(play.moves) if move is not None]
    found: list[tuple[float, Row]] = []
    last = -1.0
    for act, verdict, place in zip(play.acts, grade.verdicts, places, strict=True):
        due = None if verdict.answered is None else grade.duties[verdict.answered]
        last = last if verdict.answered is None else float(verdict.answered)
        found.append((last + (0.5 if due is None else 0), Row(due, act.deed, verdict.mistakes, place)))
    found += [(float(index), Row(grade.duties[index], None, (mistake,))) for index, mistake in grade.missed]
    return tuple(row for _, row in sorted(found, key=lambda pair: pair[0]))


def moves_before(play: Play, row: Row) -> int:
    """How many of the round's moves come before the point where the row's slip was made."""
    if row.move is not None:
        return row.move
    step = Play.start(play.facts, play.rules, play.performs)
    for count, move in enumerate(play.moves):
        step = step.go_on() if move is None else step.do(move)
        if any(step.duties[index] == row.due for index in step.given_up):
            return count
    return len(play.moves)
