"""What a report says, before any words.

>>> tally = Tally(rounds=3, duties=150, right=141, mistakes={"missed": 9}, seconds=600)
>>> tally.accuracy, tally.seconds_a_duty, tally.rounds_an_hour
(0.94, 4.0, 18.0)
>>> Tally().accuracy is None
True
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from trainer.grading.verdicts import Code
from trainer.records import Mode


class Filters(Struct, frozen=True, kw_only=True):
    """Which sessions a report is of: one trainee's, those begun since a moment. None: all."""

    trainee: str | None = None
    since: datetime | None = None


class Tally(Struct, frozen=True, kw_only=True):
    """Finished rounds counted: what was due in them, what was right, each kind of mistake, the time they took.

    `mistakes` holds the kinds that were made, by name. Costs are in cents, by who would have lost them.
    """

    rounds: int = 0
    duties: int = 0
    right: int = 0
    mistakes: Mapping[Code, int] = {}
    cost_house: int = 0
    cost_player: int = 0
    seconds: float = 0.0

    @property
    def accuracy(self) -> float | None:
        """The share of the duties that were rightly done."""
        return self.right / self.duties if self.duties else None

    @property
    def seconds_a_duty(self) -> float | None:
        return self.seconds / self.duties if self.duties and self.seconds else None

    @property
    def rounds_an_hour(self) -> float | None:
        return self.rounds * 3600 / self.seconds if self.seconds else None


class SessionResult(Struct, frozen=True, kw_only=True):
    """One session and what it comes to."""

    session: int
    trainee: str
    started_at: datetime
    finished_at: datetime | None
    mode: Mode
    title: str
    rules: str
    mark: int | None
    passed: bool | None
    tally: Tally


class Report(Struct, frozen=True, kw_only=True):
    """The sessions asked for, in the order they were begun, and all of them together."""

    filters: Filters
    sessions: tuple[SessionResult, ...] = ()
    total: Tally = Tally()


def together(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    kept = tuple(tallies)
    mistakes = Counter[Code]()
    for tally in kept:
        mistakes.update(tally.mistakes)
    return Tally(
        rounds=sum(tally.rounds for tally in kept),
        duties=sum(tally.duties for tally in kept),
        right=sum(tally.right for tally in kept),
        mistakes=dict(sorted(mistakes.items())),
        cost_house=sum(tally.cost_house for tally in kept),
        cost_player=sum(tally.cost_player for tally in kept),
        seconds=sum(tally.seconds for tally in kept),
    )
