"""What is recorded, and what can go wrong with the record: values alone, so that naming them imports no database.

>>> trainee_name("  Léa   Martin "), trainee_name(" ")
('Léa Martin', None)
"""

import unicodedata
from datetime import datetime
from typing import Final, Literal

from msgspec import Struct

from trainer.games.rounds import Facts
from trainer.grading.verdicts import Act, Mistake, Verdict
from trainer.rules import Rules

Mode = Literal["guided", "practice", "blind", "timed"]
FaultCode = Literal[
    "absent", "damaged", "foreign", "read-only", "locked", "newer", "no-folder", "folder", "full",
    "bad-address", "no-driver", "unreachable", "conflict", "unreadable", "failed",
]  # fmt: skip

LONGEST_NAME: Final = 60


def trainee_name(text: str) -> str | None:
    """The name as it is recorded: spaces single, nothing unprintable; None where nothing or too much is left."""
    seen = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text))
    name = " ".join(seen.split())
    return name if 0 < len(name) <= LONGEST_NAME else None


class Source(Struct, frozen=True, kw_only=True):
    """Where the rounds of a session come from: a scenario file, or a seed. `rounds` is how many there are to be."""

    title: str
    path: str | None = None
    digest: str | None = None
    seed: int | None = None
    rounds: int | None = None


class SessionPlan(Struct, frozen=True, kw_only=True):
    """All that is settled when a session begins. `trainee` is a name as `trainee_name` makes it.

    `performs` are the parts of the round that the trainee performs; `program` is the version that recorded it.
    """

    trainee: str
    mode: Mode
    source: Source
    rules: Rules
    performs: frozenset[str]
    language: str
    program: str
    minutes: float | None = None
    pass_mark: float | None = None


class Move(Struct, frozen=True, kw_only=True):
    """One move of a round: an act, or going on (`act` is None). `number` counts from 1 and alone says the order.

    `seconds` is the time since the move before, by a clock that never jumps; `at` is the time of day, which may.
    `verdict` is what the move seemed worth when it was made.
    """

    number: int
    act: Act | None
    seconds: float | None
    at: datetime
    verdict: Verdict | None = None


class Grading(Struct, frozen=True, kw_only=True):
    """How a finished round was graded when it was finished: a `RoundGrade` without the duties, and its marks."""

    verdicts: tuple[Verdict, ...]
    missed: tuple[tuple[int, Mistake], ...]
    duties: int
    right: int
    mark: int


class RoundRecord(Struct, frozen=True, kw_only=True):
    """A round as recorded; `grading` is None until it is finished."""

    number: int
    facts: Facts
    started_at: datetime
    moves: tuple[Move, ...]
    grading: Grading | None = None


class SessionRecord(Struct, frozen=True, kw_only=True):
    """A session as recorded, its rounds by rising number."""

    session: int
    plan: SessionPlan
    started_at: datetime
    rounds: tuple[RoundRecord, ...]
    finished_at: datetime | None = None
    mark: int | None = None
    passed: bool | None = None

    @property
    def open_round(self) -> RoundRecord | None:
        """The round to go on with; None where a new one is to begin."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].grading is None else None


class Unwritten(Struct, frozen=True, kw_only=True):
    """Something that is not on disk yet: a round begun, a move, the grade of a round, or a session's end."""

    what: Literal["round", "move", "grade", "end"]
    session: int
    round: int | None = None
    move: Move | None = None


class StoreFault(Exception):  # noqa: N818  # a fault, as everywhere in the program; an error is a person's
    """The record cannot be opened, read or written. Nothing recorded before is lost, and no file was changed.

    `code` says why, `address` which (never with a password), `detail` what the database or the system said of it,
    `unwritten` what is still to be written, oldest first.
    """

    def __init__(self, code: FaultCode, address: str, detail: str = "", unwritten: tuple[Unwritten, ...] = ()) -> None:
        super().__init__(f"{code}: {address}" + (f": {detail}" if detail else ""))
        self.code: Final = code
        self.address: Final = address
        self.detail: Final = detail
        self.unwritten: Final = unwritten
