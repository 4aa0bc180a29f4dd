"""The table of a drill of the day on the canvas: what has happened in words, and how the cards lie."""

import textwrap
from typing import Final

from trainer.app.day import heaps
from trainer.app.day.palette import DayPalette
from trainer.app.day.spread import draw_spread
from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.app.felt.hands import Marks
from trainer.app.felt.table import draw_table
from trainer.games.day.table import DayTable
from trainer.practice import day_prompts

_MARGIN: Final = 2


def draw_day(table: DayTable, width: int, height: int, spot: Spot, pack: Pack, palette: DayPalette) -> Canvas:
    """The table drawn on a canvas of that size."""
    if table.round is not None:
        return draw_table(table.round, width, height, Marks(bank_lit=True), pack)
    canvas = Canvas(width, height, pack.palette.ground)
    if table.lie == "spread":
        count = len(table.packs)
        names = {view.number: day_prompts.pack_name(view, count, pack.language) for view in table.packs}
        draw_spread(canvas, range(height), table.packs, spot, names, pack, palette)
        return canvas
    y = _draw_words(canvas, table, pack)
    heaps.draw_cards(canvas, max(y + 1, (height - heaps.HEIGHT) // 2), table, pack, palette)
    return canvas


def _draw_words(canvas: Canvas, table: DayTable, pack: Pack) -> int:
    """The situation at the top; the row after it."""
    y = 1
    for sentence in day_prompts.situation(table, pack.language):
        for line in textwrap.wrap(sentence, canvas.width - 2 * _MARGIN):
            canvas.write(_MARGIN, y, line, pack.palette.stake if y == 1 else pack.palette.ground)
            y += 1
    return y
