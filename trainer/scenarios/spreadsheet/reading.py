"""A scenario read from a sheet: checked as a scenario file is, its faults told by the cell they are in.

>>> sheet = "title;rules;minimum;maximum;round;bank;box;stake;hand\\n;blackjack;10;500;1;9s 8h;1;50;Ts 7x stand\\n"
>>> scenario, faults = read_sheet(sheet)
>>> scenario, [(fault.cell.name, fault.cell.heading, fault.text, fault.code) for fault in faults]
(None, [('I2', 'hand', '7x', 'unknown-card')])
"""

from collections.abc import Mapping, Sequence
from typing import Final

from trainer.rules import TwentyOneRules
from trainer.scenarios.faults import Fault, Finding, Findings, Path, TooManyFindingsError, Value
from trainer.scenarios.house_rules import RulesFiles, named_rules, no_rules_files
from trainer.scenarios.reading import read_table
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.spreadsheet.building import Builder, Spot, Tables, heading_table, round_table, rounds
from trainer.scenarios.spreadsheet.cells import whole
from trainer.scenarios.spreadsheet.columns import PAIRE, REQUIRED, TWENTY_ONE, Game, column
from trainer.scenarios.spreadsheet.parsing import Row, parse
from trainer.scenarios.spreadsheet.seats import put_boxes, put_players
from trainer.scenarios.spreadsheet.sheet import CellFaults, Sheet, read_headings

_NO_SEATS: Final = ("no-boxes", "no-players")


def read_sheet(
    content: bytes | str, *, file: str = "", rules_files: RulesFiles = no_rules_files
) -> tuple[Scenario | None, tuple[Fault, ...]]:
    """The scenario that a sheet's content states, and every fault of it; None where one is an error.

    `file` is the name that faults bear.
    """
    grid = parse(content, file)
    if isinstance(grid, Fault):
        return None, (grid,)
    sheet, faults = read_headings(grid, file)
    if grid.guessed:
        _tell_guessed(grid.rows, faults)
    reader = _Reader(sheet, faults, rules_files)
    scenario = reader.read() if sheet.columns else None
    found = (*sorted(faults.all, key=_place), *reader.rules_faults)
    return (None if any(fault.severity == "error" for fault in found) else scenario), found


def _place(fault: Fault) -> tuple[int, int, int]:
    return fault.line, fault.cell.column if fault.cell else 0, fault.column


def _tell_guessed(rows: Sequence[Row], faults: CellFaults) -> None:
    """Says of the first cell that shows it how the file was read."""
    for row in rows:
        for place, cell in enumerate(row.cells):
            if not cell.isascii():
                faults.add("encoding-guessed", row, place)
                return


class _Reader:
    """Reads one sheet: builds the tables a scenario file would have, has them read, and tells what is found by cell."""

    def __init__(self, sheet: Sheet, faults: CellFaults, rules_files: RulesFiles) -> None:
        self.rules_faults: tuple[Fault, ...] = ()
        self._sheet = sheet
        self._faults = faults
        self._rules_files = rules_files
        self._builder = Builder(sheet, faults)
        self._rounds: list[list[Row]] = []
        self._game: Game = TWENTY_ONE
        self._missing: set[str] = set()

    def read(self) -> Scenario | None:
        sheet = self._sheet
        try:
            table = heading_table(self._builder) if sheet.rows else {}
            self._game = self._game_of(table.get("rules"))
            self._check_columns()
            if not sheet.rows:
                self._faults.add("no-rows", sheet.head, 0)
                return None
            self._rounds = rounds(self._builder)
            table["rounds"] = [self._round(index, Builder(sheet, self._faults)) for index in range(len(self._rounds))]
            scenario, findings, self.rules_faults = read_table(table, sheet.file, self._rules_files)
            self._tell(findings)
        except TooManyFindingsError:
            return None
        return scenario

    def _game_of(self, rules: object) -> Game:
        """The game of the rules, or where these are not to be read, that of most columns."""
        if isinstance(rules, str):
            found, _ = named_rules(rules, self._sheet.file, self._rules_files, Findings())
            if found is not None:
                return TWENTY_ONE if isinstance(found, TwentyOneRules) else PAIRE
        return self._sheet.game()

    def _check_columns(self) -> None:
        sheet = self._sheet
        for key in REQUIRED[self._game]:
            if key not in sheet.columns:
                self._tell_missing(key)
        for key, place in sheet.columns.items():
            if column(key).game not in (None, self._game) and any(sheet.says(row, key) for row in sheet.rows):
                self._faults.add("column-of-other-game", sheet.head, place)

    def _tell_missing(self, key: str) -> None:
        """Says once, in the first free column, that a column is missing."""
        if key not in self._missing:
            self._missing.add(key)
            head = self._sheet.head
            free = 1 + max(place for place, cell in enumerate(head.cells) if cell.strip())
            self._faults.add("missing-column", head, free, {"heading": self._sheet.heading(key)})

    def _round(self, index: int, builder: Builder) -> Tables:
        rows, path = self._rounds[index], ("rounds", index)
        builder.places[path] = Spot(rows[0], "round")
        table = round_table(builder, rows, path)
        (put_boxes if self._game == TWENTY_ONE else put_players)(builder, table, rows, path)
        return table

    def _tell(self, findings: Sequence[Finding]) -> None:
        """Tells findings by cell. Where a path comes from is only learnt of rounds in which something is wrong."""
        silent = CellFaults(self._sheet.file, self._sheet.head)
        known, builder = -1, self._builder
        for finding in findings:
            index = finding.path[1] if finding.path[:1] == ("rounds",) and len(finding.path) > 1 else None
            if isinstance(index, int) and index != known:
                known, builder = index, Builder(self._sheet, silent)
                self._round(index, builder)
            self._tell_one(finding, builder.places if isinstance(index, int) else self._builder.places)

    def _tell_one(self, finding: Finding, places: Mapping[Path, Spot]) -> None:
        key = finding.values.get("key") if finding.code == "missing-key" else None
        row, column_key = _nearest(finding.path if key is None else (*finding.path, str(key)), places)
        if column_key not in self._sheet.columns:
            self._tell_missing(column_key)
        elif key is None and finding.code not in _NO_SEATS:
            self._tell_cell(finding, row, column_key)
        elif not self._sheet.says(row, column_key):  # else what it says could not be read, and was told
            values = {"heading": self._sheet.heading(column_key)}
            self._faults.add("missing-cell", row, self._sheet.columns[column_key], values)

    def _tell_cell(self, finding: Finding, row: Row, key: str) -> None:
        place, offset, values = self._sheet.columns[key], finding.offset, finding.values
        if offset is not None:
            read = Builder(self._sheet, CellFaults("", self._sheet.head)).value(row, key)
            offset += max(0, row.cell(place).find(str(read)))
        if finding.code == "duplicate-round":
            values = {"number": self._number(values["number"])}
        self._faults.add(finding.code, row, place, values, offset=offset, length=finding.length)

    def _number(self, ordinal: Value) -> Value:
        """The number that the sheet gives the round which is so many'th in the file."""
        first = self._rounds[ordinal - 1][0] if isinstance(ordinal, int) else None
        return ordinal if first is None else whole(self._sheet.text(first, "round")) or ordinal


def _nearest(path: Path, places: Mapping[Path, Spot]) -> Spot:
    """The cell of a path, or of the nearest that it lies in."""
    while path not in places:
        path = path[:-1]
    return places[path]
