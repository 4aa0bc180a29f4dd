"""From the cells of a sheet to the tables that a scenario file would have, and from these back to the cells."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trainer.scenarios.faults import Path, SheetCode
from trainer.scenarios.spreadsheet import cells
from trainer.scenarios.spreadsheet.bets import bet_of, is_date
from trainer.scenarios.spreadsheet.columns import COLUMNS, Kind, Level, column
from trainer.scenarios.spreadsheet.parsing import Row
from trainer.scenarios.spreadsheet.sheet import CellFaults, Sheet

Tables = dict[str, object]

_UNREAD: Final[Mapping[Kind, SheetCode]] = {"amount": "not-amount", "whole": "not-whole", "flag": "not-flag"}
_SHARED: Final[Mapping[Level, Sequence[str]]] = {
    level: [found.key for found in COLUMNS if found.level == level and found.steps] for level in ("file", "round")
}
_UNNUMBERED: Final = 10**9


class Spot(NamedTuple):
    """A cell, by its row and the key of its column."""

    row: Row
    key: str


class Builder:
    """Puts what cells say into tables, and notes what is wrong with them; `places` are the cells of its paths."""

    def __init__(self, sheet: Sheet, faults: CellFaults) -> None:
        self.sheet = sheet
        self.faults = faults
        self.places: dict[Path, Spot] = {}

    def put(self, table: Tables, row: Row, key: str, path: Path, steps: tuple[str, ...] = ()) -> None:
        """Puts what the cell says where its column's steps, or those given, lead from `table`, which is at `path`."""
        steps = steps or column(key).steps
        self.places[(*path, *steps)] = Spot(row, key)
        value = self.value(row, key)
        if value is None:
            return
        for step in steps[:-1]:
            inner = table.get(step)
            if not isinstance(inner, dict):
                inner = table[step] = {}
            table = inner
        if not isinstance(table.get(steps[-1]), dict):
            table[steps[-1]] = value

    def value(self, row: Row, key: str) -> object:
        """What the cell says; None where it says nothing, or, as is then noted, nothing that its column can hold."""
        cell = self.sheet.text(row, key)
        if not cell.strip():
            return None
        value: object = None
        match kind := column(key).kind:
            case "text":
                value = cells.restored(cell)
            case "word":
                value = cells.restored(cell.strip())
            case "cards":
                value = cell
            case "bet":
                value = None if is_date(cell) else bet_of(cells.restored(cell))
            case "amount":
                value = cells.amount(cell)
            case "whole":
                value = cells.whole(cell)
            case "flag":
                value = cells.flag(cell)
        if value is None:
            self.fault(_UNREAD.get(kind, "looks-like-date"), row, key)
        return value

    def fault(self, code: SheetCode, row: Row, key: str, /, **values: int | str) -> None:
        """Notes what is wrong with a cell of a column that the sheet has."""
        self.faults.add(code, row, self.sheet.columns[key], values)

    def shared(self, table: Tables, rows: Sequence[Row], level: Level, path: Path) -> None:
        """What is said once for all these rows, and may be said again, but not otherwise."""
        for key in _SHARED[level]:
            stating = [row for row in rows if self.sheet.says(row, key)] if key in self.sheet.columns else []
            self.put(table, stating[0] if stating else rows[0], key, path)
            for row in stating[1:]:
                said, again = (self.sheet.text(each, key).strip() for each in (stating[0], row))
                if said != again:
                    self.fault("said-otherwise", row, key, above=stating[0].number)


def heading_table(builder: Builder) -> Tables:
    """The table of the whole file, without its rounds."""
    table: Tables = {"format": 1, "limits": {}}
    builder.shared(table, builder.sheet.rows, "file", ())
    if "title" in builder.sheet.columns:
        table.setdefault("title", "")
    return table


def rounds(builder: Builder) -> list[list[Row]]:
    """The rows of each round, the rounds by rising number; a row that says none belongs to the one above it."""
    sheet = builder.sheet
    if "round" not in sheet.columns:
        return [[row] for row in sheet.rows]
    found: dict[int, list[Row]] = {}
    number = 0
    for row in sheet.rows:
        if sheet.says(row, "round"):
            said = builder.value(row, "round")
            number = said if isinstance(said, int) else _UNNUMBERED + row.number
        elif not found:
            builder.fault("missing-cell", row, "round", heading=sheet.heading("round"))
        found.setdefault(number, []).append(row)
    return [found[number] for number in sorted(found)]


def round_table(builder: Builder, rows: Sequence[Row], path: Path) -> Tables:
    """The table of one round, still without those who play in it."""
    table: Tables = {}
    builder.shared(table, rows, "round", path)
    sheet = builder.sheet
    twice = [row for row in rows if sheet.says(row, "note")] if isinstance(table.get("note"), dict) else []
    for row in twice[:1]:
        builder.fault("note-twice", row, "note")
    return table
