"""The words of grading: an act, a mistake, a verdict, a graded round."""

from typing import Literal

from msgspec import Struct

from trainer.duties import Duty

Code = Literal[
    "wrong-score", "missed-natural", "false-natural", "soft-as-hard", "wrong-amount",
    "paid-loser", "took-winner", "took-tie", "paid-tie", "returned-loser", "returned-winner",
    "out-of-order", "missed", "extra", "wrongly-granted", "wrongly-refused", "drew-too-far", "stood-too-soon",
]  # fmt: skip
Severity = Literal["speech", "order", "procedure", "money"]
Side = Literal["house", "player"]


class Act(Struct, frozen=True):
    """What the trainee did, in the words of a duty, and how long after the act before, in seconds."""

    deed: Duty
    seconds: float | None = None


class Mistake(Struct, frozen=True):
    """One slip: the duty that was due (None for an act that nothing asks for), its cost in cents and to whom."""

    code: Code
    severity: Severity
    expected: Duty | None = None
    cost: int | None = None
    against: Side | None = None


class Verdict(Struct, frozen=True):
    """What an act was worth. `answered` is the index of the duty it answers, None where it answers none."""

    mistakes: tuple[Mistake, ...] = ()
    answered: int | None = None

    @property
    def right(self) -> bool:
        return not self.mistakes


class RoundGrade(Struct, frozen=True):
    """A round graded: a verdict for each act in the order done, and the duties never done.

    `missed` pairs the index of the duty with its mistake.
    """

    duties: tuple[Duty, ...]
    verdicts: tuple[Verdict, ...]
    missed: tuple[tuple[int, Mistake], ...] = ()

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Every mistake of the round, in the order done, the missed duties last."""
        done = [mistake for verdict in self.verdicts for mistake in verdict.mistakes]
        return (*done, *(mistake for _, mistake in self.missed))
