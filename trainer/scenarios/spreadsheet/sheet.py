"""A sheet: its columns known by their headings, its rows, and the faults found in its cells."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from trainer.scenarios.faults import (
    MOST_FINDINGS,
    AnyCode,
    Cell,
    Excerpt,
    Fault,
    TooManyFindingsError,
    Value,
    severity,
)
from trainer.scenarios.spreadsheet.columns import (
    COLUMNS,
    PAIRE,
    TWENTY_ONE,
    Game,
    HeadingLanguage,
    column,
    heading,
    known_headings,
    recognised,
)
from trainer.scenarios.spreadsheet.parsing import Grid, Row
from trainer.scenarios.tables import guess

_EXCERPT_BEFORE: Final = 120
_EXCERPT: Final = 320
_LONGEST_TEXT: Final = 120
_NOT_COLUMNS: Final = ("#", "(")
"""So begins the heading of a column that is the instructor's own."""


class Sheet(Struct, frozen=True):
    """The rows below the headings. `columns` says where each is, counted from 0.

    `language` is that of most headings.
    """

    file: str
    head: Row
    columns: Mapping[str, int]
    language: HeadingLanguage
    rows: tuple[Row, ...]

    def text(self, row: Row, key: str) -> str:
        """The cell of that row in that column; "" where the sheet has no such column."""
        place = self.columns.get(key)
        return "" if place is None else row.cell(place)

    def says(self, row: Row, key: str) -> bool:
        """Whether the cell of that row in that column holds anything."""
        return bool(self.text(row, key).strip())

    def heading(self, key: str) -> str:
        """What the column is headed here, or, where there is none, would be."""
        place = self.columns.get(key)
        return heading(key, self.language) if place is None else self.head.cell(place).strip()

    def game(self) -> Game:
        """The game that most columns are of."""
        found = Counter(column(key).game for key in self.columns)
        return PAIRE if found[PAIRE] > found[TWENTY_ONE] else TWENTY_ONE


class CellFaults:
    """The faults of a sheet, as it is read."""

    def __init__(self, file: str, head: Row) -> None:
        self.all: list[Fault] = []
        self._file = file
        self._head = head

    def add(
        self,
        code: AnyCode,
        row: Row,
        place: int,
        values: Mapping[str, Value] | None = None,
        *,
        offset: int | None = None,
        length: int = 0,
    ) -> None:
        """Notes a fault of the cell in a row's column, or of a part of it.

        Raises `TooManyFindingsError` when it is one too many.
        """
        text = row.cell(place)
        start = len(text) - len(text.lstrip()) if offset is None else offset
        token = text.strip() if offset is None else text[start : start + length]
        first = max(0, start - _EXCERPT_BEFORE)
        full = len(self.all) >= MOST_FINDINGS
        self.all.append(
            Fault(
                self._file,
                row.number,
                start + 1,
                severity("more-faults" if full else code),
                "more-faults" if full else code,
                token[:_LONGEST_TEXT],
                {"most": MOST_FINDINGS} if full else values or {},
                Excerpt(text[first : first + _EXCERPT], first + 1),
                Cell(row.number, place + 1, self._head.cell(place).strip()),
            )
        )
        if full:
            raise TooManyFindingsError


def read_headings(grid: Grid, file: str) -> tuple[Sheet, CellFaults]:
    """The sheet of a grid, and the faults of its headings."""
    head, rows = grid.rows[0], grid.rows[1:]
    faults = CellFaults(file, head)
    columns: dict[str, int] = {}
    for place, cell in enumerate(head.cells):
        key = recognised(cell)
        if key is None:
            if cell.strip() and not cell.strip().startswith(_NOT_COLUMNS):
                faults.add("unknown-column", head, place, {"guess": guess(cell.strip(), known_headings())})
        elif key in columns:
            faults.add("column-twice", head, place)
        else:
            columns[key] = place
    if not columns:
        faults.all.clear()
        faults.add("no-headings", head, 0)
    _check_unnamed(head, rows, faults)
    return Sheet(file, head, columns, _language(head), rows), faults


def _check_unnamed(head: Row, rows: tuple[Row, ...], faults: CellFaults) -> None:
    """What stands under no heading is read by nobody: said once a column."""
    told: set[int] = set()
    for row in rows:
        for place, cell in enumerate(row.cells):
            if cell.strip() and not head.cell(place).strip() and place not in told:
                told.add(place)
                faults.add("column-unnamed", row, place)


def _language(head: Row) -> HeadingLanguage:
    names = {language: {getattr(found, language)[0] for found in COLUMNS} for language in ("en", "fr")}
    cells = [cell.strip().lower() for cell in head.cells]
    french, english = (sum(cell in names[language] for cell in cells) for language in ("fr", "en"))
    return "fr" if french > english else "en"
