"""From bytes to rows of cells: what a spreadsheet calls CSV, whatever its separator, its encoding, its line ends."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from trainer.scenarios.faults import Fault, whole_file
from trainer.scenarios.spreadsheet.columns import recognised
from trainer.scenarios.toml import MOST_BYTES

_WORKBOOKS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How .xlsx and .ods files begin, and how .xls ones."""
_WIDE: Final = (b"\xff\xfe", b"\xfe\xff")
_SEPARATORS: Final = (";", ",", "\t", "|")
_SEPARATOR_LINE: Final = re.compile(r"\s*sep=(.)\s*\n", re.IGNORECASE)


class Row(Struct, frozen=True):
    """A row that is not blank; `number` is the one the spreadsheet shows beside it."""

    number: int
    cells: Sequence[str]

    def cell(self, column: int) -> str:
        """The cell in that column, counted from 0; "" where the row has none."""
        return self.cells[column] if column < len(self.cells) else ""


class Grid(Struct, frozen=True):
    """The rows of a sheet, headings included. `guessed` says that its encoding had to be guessed."""

    rows: tuple[Row, ...]
    guessed: bool


def parse(content: bytes | str, file: str) -> Grid | Fault:
    """The rows of a file, or the fault for which it has none."""
    if len(content) > MOST_BYTES:
        return whole_file(file, "too-large", most=MOST_BYTES // (1024 * 1024))
    decoded = _decoded(content, file) if isinstance(content, bytes) else (content, False)
    if isinstance(decoded, Fault):
        return decoded
    text = decoded[0].removeprefix("\N{BYTE ORDER MARK}").replace("\r\n", "\n").replace("\r", "\n")
    told = _SEPARATOR_LINE.match(text)
    text = text[told.end() :] if told else text
    rows: list[Row] = []
    number = 0
    try:
        for number, cells in enumerate(_records(text, told[1] if told else _separator(text)), 1):
            if any(cell.strip() for cell in cells):
                rows.append(Row(number, cells))
    except csv.Error:
        return Fault(file, number + 1, 1, "error", "not-csv", "", {"row": number + 1})
    return Grid(tuple(rows), decoded[1]) if rows else whole_file(file, "empty-sheet")


def _decoded(content: bytes, file: str) -> tuple[str, bool] | Fault:
    """The text, and whether its encoding had to be guessed: spreadsheets still save as the Windows of old."""
    if content.startswith(_WORKBOOKS):
        return whole_file(file, "workbook")
    try:
        if content.startswith(_WIDE):
            return content.decode("utf-16"), False
        return content.decode("utf-8"), False
    except UnicodeDecodeError as error:
        byte = f"{content[error.start]:02X}"
    try:
        return content.decode("cp1252"), True
    except UnicodeDecodeError:
        return whole_file(file, "not-utf-8", byte=byte)


def _records(text: str, separator: str) -> Iterator[list[str]]:
    """Raises `csv.Error` where a quotation mark is not closed, or text follows one."""
    return csv.reader(io.StringIO(text, newline="\n"), delimiter=separator, strict=True)


def _separator(text: str) -> str:
    """The separator by which the most headings are known, or else there are the most cells."""
    first = text.lstrip().partition("\n")[0]
    return max(_SEPARATORS, key=lambda separator: _known(first, separator))


def _known(line: str, separator: str) -> tuple[int, int]:
    cells = line.split(separator)
    return sum(recognised(cell.strip(' "')) is not None for cell in cells), len(cells)
