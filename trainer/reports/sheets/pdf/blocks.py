"""Blocks cut into strips: pieces of a page that are never broken, in the order they come below each other."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from msgspec import Struct

from trainer.reports.sheets.document import Beside, Block, Column, Grid, Heading, Prose, Row, Words
from trainer.reports.sheets.pdf.ink import POINT, Face, Ink
from trainer.reports.sheets.pdf.lines import Atom, Setting, broken, draw_line, draw_text, line_height
from trainer.reports.sheets.picture import Picture

Draw = Callable[[float, float], None]
_TALLEST: Final = 235.0
"""What fits on one page with room to spare."""
_BODY: Final = Setting(8.5)
_DENSE: Final = Setting(7.8)
_HEAD: Final = 7.0
"""The size of headings in points, where their columns are wide enough."""
_GUTTER: Final = 6.0
_PAD: Final = 0.9


class Strip(Struct, frozen=True):
    """A piece of a page: `draw` puts it at a place; `keep` has it on one page with the next one.

    `head` is what is repeated above it where it comes first on a page.
    """

    height: float
    draw: Draw
    keep: bool = False
    head: "Strip | None" = None


def strips(block: Block, width: float, ink: Ink) -> list[Strip]:
    """The strips of a block in that width."""
    match block:
        case Heading():
            face = Face(9, bold=True)
            return [Strip(6.6, lambda x, y: draw_text(x, y + 4.9, block.text, face, ink), keep=True)]
        case Prose():
            return _prose(block, width, ink)
        case Grid():
            return list(_grid(block, width, ink))
        case Picture():
            return [_picture(block, ink)]
        case Beside():
            return _beside(block, width, ink)


def height(found: Sequence[Strip]) -> float:
    """How high the strips are together."""
    return sum(strip.height for strip in found)


def _prose(block: Prose, width: float, ink: Ink) -> list[Strip]:
    return [*(_line(line, width, _BODY, ink) for line in broken(block.tokens, width, _BODY, ink)), _space(1.2)]


def _line(line: Sequence[Atom], width: float, setting: Setting, ink: Ink) -> Strip:
    tall = line_height(line, setting)
    return Strip(tall, lambda x, y: draw_line(x, y + _baseline(tall, setting), width, line, "left", setting, ink))


def _baseline(tall: float, setting: Setting) -> float:
    """Where text stands in a line of that height: its small letters in the middle."""
    return tall / 2 + setting.size * POINT * 0.36


def _space(tall: float) -> Strip:
    return Strip(tall, lambda x, y: None)


def _picture(block: Picture, ink: Ink) -> Strip:
    scale = min(1.0, _TALLEST / block.height)
    return Strip(block.height * scale + 2.0, lambda x, y: ink.picture(x, y + 1.0, block.shapes, scale))


def _beside(block: Beside, width: float, ink: Ink) -> list[Strip]:
    """Two columns in one strip, or one below the other where a page would not hold them so."""
    wide = (width - _GUTTER) * block.share
    columns = (block.left, wide, 0.0), (block.right, width - _GUTTER - wide, wide + _GUTTER)
    found = [([strip for part in blocks for strip in strips(part, room, ink)], at) for blocks, room, at in columns]
    tall = max(height(column) for column, _ in found)
    if tall > _TALLEST:
        return [strip for blocks in (block.left, block.right) for part in blocks for strip in strips(part, width, ink)]

    def draw(x: float, y: float) -> None:
        for column, at in found:
            draw_strips(x + at, y, column)

    return [Strip(tall, draw)]


def draw_strips(x: float, y: float, found: Sequence[Strip]) -> None:
    """Draw the strips below each other."""
    for strip in found:
        strip.draw(x, y)
        y += strip.height


def _grid(grid: Grid, width: float, ink: Ink) -> Iterator[Strip]:
    whole = sum(column.share for column in grid.columns)
    rooms = [column.share / whole * width for column in grid.columns]
    head = None
    if any(column.heading for column in grid.columns):
        cells = tuple((Words(column.heading, "bold"),) if column.heading else () for column in grid.columns)
        head = _row(Row(cells), grid.columns, rooms, _heading(grid.columns, rooms, ink), ink, weight=0.3)
        yield Strip(head.height, head.draw, keep=True)
    setting = _BODY if grid.roomy else _DENSE
    for row in grid.rows:
        if row.group:
            yield _group(row, width, setting, ink, head)
        else:
            made = _row(row, grid.columns, rooms, setting, ink)
            yield Strip(made.height, made.draw, head=head)
    yield _space(1.4)


def _heading(columns: Sequence[Column], rooms: Sequence[float], ink: Ink) -> Setting:
    """The largest setting in which no word of a heading is broken."""
    size = _HEAD
    for column, room in zip(columns, rooms, strict=True):
        for word in column.heading.split():
            wide = ink.width(word, Face(_HEAD, bold=True))
            size = min(size, _HEAD * (room - 2 * _PAD) / wide)
    return Setting(size)


def _group(row: Row, width: float, setting: Setting, ink: Ink, head: Strip | None) -> Strip:
    line = broken(row.cells[0], width, setting, ink)[0]
    tall = line_height(line, setting) + 1.6

    def draw(x: float, y: float) -> None:
        ink.box(x, y + 0.5, width, tall - 0.7, weight=0, fill="pale")
        draw_line(x + _PAD, y + 0.2 + _baseline(tall, setting), width, line, "left", setting, ink)

    return Strip(tall, draw, keep=True, head=head)


def _row(
    row: Row, columns: Sequence[Column], rooms: Sequence[float], setting: Setting, ink: Ink, weight: float = 0.1
) -> Strip:
    """A row, each cell broken over as many lines as it needs, their first lines on one base, with a rule below."""
    cells = [broken(cell, room - 2 * _PAD, setting, ink) for cell, room in zip(row.cells, rooms, strict=True)]
    first = max(line_height(cell[0], setting) for cell in cells)
    tall = first + max(sum(line_height(line, setting) for line in cell[1:]) for cell in cells) + 0.7
    lefts = [0.0, *accumulate(rooms)]

    def draw(x: float, y: float) -> None:
        for left, room, cell, column in zip(lefts, rooms, cells, columns, strict=False):
            top = y + 0.3
            for place, line in enumerate(cell):
                high = line_height(line, setting) if place else first
                base = top + _baseline(high, setting)
                draw_line(x + left + _PAD, base, room - 2 * _PAD, line, column.align, setting, ink)
                top += high
        ink.line(x, y + tall, x + lefts[-1], y + tall, weight, "black" if weight > 0.1 else "grey")

    return Strip(tall, draw)
