"""What can be wrong with a scenario file: faults as values, and the findings they are made of.

A fault holds no sentence; its code and values say what is wrong, and `trainer.wording.faults` says it in words.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from trainer.cards import Card

Severity = Literal["error", "warning"]
FaultCode = Literal[
    # the file
    "absent", "unreadable", "no-files", "too-large", "not-utf-8", "empty", "not-toml", "too-nested", "more-faults",
    # its keys and values
    "unknown-key", "missing-key", "wrong-type", "unknown-format", "control-character", "text-too-long",
    "no-rounds", "no-boxes", "money-places", "money-negative", "money-infinite", "money-absurd", "money-zero",
    # its rules
    "unknown-rules", "rules-outside", "rules-absent", "rules-not-scenario", "rules-unknown-key", "rules-missing-key",
    "rules-wrong-value", "rules-unknown-base",
    # limits and stakes
    "pok-maximum-too-high", "maximum-not-multiple", "maximum-below-minimum", "pok-not-played",
    "insurance-not-played", "insurance-no-ace", "insurance-too-much", "below-minimum", "above-maximum",
    "too-many-standing", "nothing-refused", "natural-not-cents", "half-not-cents", "natural-not-in-chips",
    "half-not-in-chips",
    # boxes and cards
    "box-outside", "box-twice", "unknown-card", "unknown-word", "joker-not-in-pack", "too-many-copies",
    "bank-too-few", "bank-too-many",
    # hands
    "two-cards", "card-after-end", "card-after-refused", "card-without-request", "missing-card",
    "brackets-after-refused", "stray-bracket", "missing-brackets", "unclosed-bracket", "not-of-pair",
    "missing-second-card", "unfinished-hand", "stand-after-end", "surrender-not-first",
    # Pair'e Poker
    "limit-not-the-rules", "three-cards", "no-players", "player-outside", "player-twice", "no-bets",
    "bet-not-on-felt", "bet-twice", "no-main-bet",
    # whole rounds
    "nothing-to-settle", "duplicate-round", "duplicate-rounds",
]  # fmt: skip
SheetCode = Literal[
    # of a scenario kept in a spreadsheet
    "workbook", "empty-sheet", "not-csv", "encoding-guessed", "no-headings", "no-rows",
    "unknown-column", "column-twice", "column-unnamed", "column-of-other-game", "missing-column",
    "missing-cell", "not-amount", "not-whole", "not-flag", "looks-like-date", "said-otherwise",
    "note-twice",
]  # fmt: skip
AnyCode = FaultCode | SheetCode
Value = int | str | Card | tuple[Card, ...] | tuple[str, ...] | tuple[int, ...]
Path = tuple[str | int, ...]
Where = Literal["key", "value", "table"]

WARNINGS: Final[frozenset[AnyCode]] = frozenset(
    (
        "natural-not-in-chips", "half-not-in-chips", "nothing-to-settle", "duplicate-round", "duplicate-rounds",
        "encoding-guessed",
    )
)  # fmt: skip
MOST_FINDINGS: Final = 100_000
"""A file with more faults is not read on: it would only fill the memory."""


class Excerpt(Struct, frozen=True):
    """The part of a source line around a fault: `column` is the one its first character stands in."""

    text: str = ""
    column: int = 1


class Cell(Struct, frozen=True):
    """A cell of a spreadsheet: its row and column, counted from 1, and what its column is headed.

    >>> Cell(12, 3, "box").name, Cell(1, 27, "").name
    ('C12', 'AA1')
    """

    row: int
    column: int
    heading: str

    @property
    def name(self) -> str:
        """What the spreadsheet calls it."""
        letters, left = "", self.column
        while left:
            left, letter = divmod(left - 1, 26)
            letters = chr(ord("A") + letter) + letters
        return f"{letters}{self.row}"


class Fault(Struct, frozen=True):
    """One fault of a file: where it is (line and column from 1), the offending text, and what its code needs to say.

    Amounts among the `values` are in cents. In a spreadsheet it is in a `cell`: `line` is then its row, and `column`
    counts the letters within it.
    """

    file: str
    line: int
    column: int
    severity: Severity
    code: AnyCode
    text: str
    values: Mapping[str, Value]
    excerpt: Excerpt = Excerpt()
    cell: Cell | None = None


class Finding(Struct, frozen=True):
    """A fault known by the path of keys and indices to where it is.

    `where` says whether the key, the value or the table's header is at fault; `offset` and `length` are the part
    of a string value that is.
    """

    code: FaultCode
    path: Path
    where: Where
    values: Mapping[str, Value]
    offset: int | None = None
    length: int = 0


class TooManyFindingsError(Exception):
    """Raised by `Findings.add` when there is no sense in reading on."""


class Findings:
    """The findings of one file, as it is read."""

    def __init__(self, most: int = MOST_FINDINGS) -> None:
        self.all: list[Finding] = []
        self._most = most

    def add(
        self,
        code: FaultCode,
        path: Path,
        where: Where = "value",
        *,
        offset: int | None = None,
        length: int = 0,
        **values: Value,
    ) -> None:
        """Notes a fault. Raises `TooManyFindingsError` when it is one too many."""
        self.note(Finding(code, path, where, values, offset, length))

    def note(self, finding: Finding) -> None:
        """Notes a finding. Raises `TooManyFindingsError` when it is one too many."""
        if len(self.all) >= self._most:
            self.all.append(Finding("more-faults", finding.path, finding.where, {"most": self._most}))
            raise TooManyFindingsError
        self.all.append(finding)


def severity(code: AnyCode) -> Severity:
    """Whether a file with such a fault can be played."""
    return "warning" if code in WARNINGS else "error"


def whole_file(file: str, code: AnyCode, **values: Value) -> Fault:
    """A fault of a file that could not be read at all, or of all of it."""
    return Fault(file, 1, 1, severity(code), code, "", values)
