"""The croupier's side of the Pair'e Poker felt: the pack, the cells of the three cards, what was put away."""

import textwrap
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack, Size
from trainer.app.felt.hands import draw_frame
from trainer.app.paire.layout import Plan
from trainer.app.paire.palette import PairePalette
from trainer.cards import Card
from trainer.games.paire_poker.felt import CARD_CELLS
from trainer.games.paire_poker.table import CardCell

_THING: Final = 7
"""Columns of the pack and of what was put away."""
_WIDTHS: Final[dict[Size, int]] = {1: 6, 3: 7, 5: 9, 7: 11}
"""Columns of a card by its height."""
_EDGE: Final = "▏"
_BACK: Final = "░"


class Side(Struct, frozen=True):
    """What lies at the croupier's hand; `lit` is the card in hand, `names` and `said` are words beside each card."""

    cells: Sequence[CardCell]
    discard: int
    lit: int | None = None
    names: tuple[str, str, str] = ("", "", "")
    said: tuple[str, str, str] = ("", "", "")


def draw_side(canvas: Canvas, side: Side, plan: Plan, pack: Pack, palette: PairePalette) -> None:
    """Draw the rail with the cells of the third, the second and the first card, from left to right."""
    rows, text = plan.rail, pack.language.text
    canvas.fill(range(canvas.width), rows, pack.palette.rail)
    _draw_thing(canvas, 1, rows, text("pack"), "", pack)
    count = str(side.discard) if side.discard else ""
    _draw_thing(canvas, canvas.width - 1 - _THING, rows, text("discard"), count, pack)
    left, wide = _THING + 2, canvas.width - 2 * (_THING + 2)
    for place, number in enumerate(CARD_CELLS):
        columns = range(left + place * wide // len(CARD_CELLS), left + (place + 1) * wide // len(CARD_CELLS) - 1)
        if side.lit == number:
            canvas.fill(columns, rows, pack.palette.lit)
        cell = next(cell for cell in side.cells if cell.number == number)
        size = plan.card_size
        top = rows.start + (len(rows) - size) // 2
        _draw_card(canvas, columns.start, top, size, cell, pack, palette)
        beside = range(columns.start + _WIDTHS[size] + 1, columns.stop)
        _draw_words(canvas, beside, range(top, top + size), side.names[number - 1], side.said[number - 1], pack)


def _draw_card(canvas: Canvas, x: int, y: int, size: Size, cell: CardCell, pack: Pack, palette: PairePalette) -> None:
    columns, rows = range(x, x + _WIDTHS[size]), range(y, y + size)
    if cell.card is not None:
        _draw_face(canvas, columns, rows, cell.card, pack)
    elif cell.state == "face-down":
        for row in rows:
            canvas.write(x, row, _BACK * len(columns), palette.back)
    else:
        draw_frame(canvas, columns, rows, "", pack.palette.line, pack.palette.label)


def _draw_face(canvas: Canvas, columns: range, rows: range, card: Card, pack: Pack) -> None:
    style = pack.palette.suit(card.suit, four_colours=pack.four_colours)
    face, inner = pack.language.card(card), len(columns) - 1
    sign = face.removeprefix(pack.language.rank(card.rank)) or "★"
    for y in rows:
        text = face if y == rows[0] else face.rjust(inner) if y == rows[-1] else ""
        canvas.write(columns.start, y, _EDGE, pack.palette.edge)
        canvas.write(columns.start + 1, y, text.ljust(inner), style)
    canvas.write(columns.start + len(columns) // 2, rows[len(rows) // 2], sign, style)


def _draw_words(canvas: Canvas, columns: range, rows: range, name: str, said: str, pack: Pack) -> None:
    """The name of a card's cell at the top of those rows, and below it what was announced."""
    loud = textwrap.wrap(said, len(columns))[: len(rows)]
    quiet = textwrap.wrap(name, len(columns))[: len(rows) - len(loud)]
    for y, (line, style) in zip(
        rows,
        [*((line, pack.palette.label) for line in quiet), *((line, pack.palette.said) for line in loud)],
        strict=False,
    ):
        canvas.write(columns.start, y, line[: len(columns)], style)


def _draw_thing(canvas: Canvas, x: int, rows: range, name: str, count: str, pack: Pack) -> None:
    """Something of wood with its name on it."""
    canvas.fill(range(x, x + _THING), rows, pack.palette.thing)
    middle = rows.start + (len(rows) - 1) // 2
    canvas.write(x, middle, name.center(_THING)[:_THING], pack.palette.thing)
    canvas.write(x, middle + 1, count.center(_THING) if count else "", pack.palette.thing)
