"""Cards that lie face down, drawn: packs in their boxes, a heap, piles, one block with the red card in it, the shoe."""

from collections.abc import Sequence
from typing import Final

from trainer.app.day.palette import SHADES, DayPalette
from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack
from trainer.games.day.facts import Back
from trainer.games.day.table import DayTable

HEIGHT: Final = 5
"""Rows of what is drawn."""
_WIDE: Final = 7
_GAP: Final = 2
_RED: Final = "┃"


def draw_cards(canvas: Canvas, y: int, table: DayTable, pack: Pack, palette: DayPalette) -> None:
    """Draw how the cards lie, in the rows from `y` on."""
    if table.lie == "packs":
        _draw_row(canvas, y, [view.back for view in table.packs], palette)
    elif table.lie == "face-down":
        _draw_heap(canvas, y, palette)
    elif table.lie == "piles":
        _draw_row(
            canvas, y + HEIGHT - 3, ["blue" if place % 2 == 0 else "red" for place in range(table.piles)], palette
        )
    elif table.lie == "whole":
        _draw_block(canvas, y + 1, table, palette)
    else:
        _draw_shoe(canvas, y, table, pack)


def _draw_row(canvas: Canvas, y: int, backs: Sequence[Back], palette: DayPalette) -> None:
    """Packs or piles side by side, as many as there is room for."""
    for place, back in enumerate(backs[: (canvas.width - 2 + _GAP) // (_WIDE + _GAP)]):
        x = 1 + place * (_WIDE + _GAP)
        for row in range(y, y + 3):
            canvas.write(x, row, SHADES[back] * _WIDE, palette.backs[back])


def _draw_heap(canvas: Canvas, y: int, palette: DayPalette) -> None:
    """Cards of both backs in no order."""
    backs: tuple[Back, Back] = ("blue", "red")
    for row in range(HEIGHT):
        aside = abs(row - HEIGHT // 2) * 3
        for x in range(3 + aside, min(45, canvas.width - 2) - aside):
            back = backs[(x * 5 + row * 7) // 4 % 2]
            canvas.write(x, y + row, SHADES[back], palette.backs[back])


def _draw_block(canvas: Canvas, y: int, table: DayTable, palette: DayPalette) -> None:
    """All cards in one block, seen from its side; the red card stands out where it was placed."""
    width = canvas.width - 4
    behind = table.behind_red_card
    red = None if behind is None or not table.cards else 2 + width * (table.cards - behind) // table.cards
    for row in range(y, y + 3):
        canvas.write(2, row, "▏" * width, palette.felt.edge)
        if red is not None:
            canvas.write(min(red, 1 + width), row, _RED, palette.felt.red)


def _draw_shoe(canvas: Canvas, y: int, table: DayTable, pack: Pack) -> None:
    """The shoe at the left, the receptacle at the right, each with how many cards it holds where that is known."""
    text, thing = pack.language.text, pack.palette.thing
    for x, name, count in ((1, text("shoe"), table.shoe), (canvas.width - 15, text("discard"), table.burnt)):
        columns = range(x, x + 14)
        canvas.fill(columns, range(y + 1, y + HEIGHT), thing)
        canvas.write(x, y + 2, name.center(len(columns))[: len(columns)], thing)
        canvas.write(x, y + 3, (str(count) if count else "").center(len(columns)), thing)
