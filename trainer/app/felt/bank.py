"""The bank in front of the croupier, the shoe at his left hand, the discard at his right."""

from typing import Final

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack, draw_cards, span
from trainer.app.felt.hands import Marks
from trainer.app.felt.layout import Layout
from trainer.games.twentyone.table import Table

_THING: Final = 9
"""Columns of the shoe and of the discard."""
_WORDS: Final = _THING + 3
_CARDS: Final = _WORDS + 13
_POK: Final = 5


def draw_bank(canvas: Canvas, table: Table, plan: Layout, marks: Marks, pack: Pack) -> None:
    """Draw the croupier's side of the table."""
    rows, palette = plan.bank, pack.palette
    middle = rows.start + len(rows) // 2
    stop = canvas.width - _THING - 2
    canvas.fill(range(canvas.width), rows, palette.rail)
    if marks.bank_lit:
        canvas.fill(range(_THING + 2, stop), rows, palette.lit)
    _draw_thing(canvas, 1, rows, pack.language.text("shoe"), "", pack)
    count = str(table.discard) if table.discard else ""
    _draw_thing(canvas, stop + 1, rows, pack.language.text("discard"), count, pack)
    label = pack.language.text("BANK")
    after = canvas.write(_WORDS, middle, label, palette.bright if marks.bank_lit else palette.label)
    canvas.write(after + 1, middle, marks.bank_said, palette.said)
    start = max(_CARDS, (canvas.width - span(_POK, plan.bank_size)) // 2)
    taken = draw_cards(canvas, start, rows.start, stop - start, table.bank, plan.bank_size, pack)
    x = start + taken + 2
    canvas.write(x, middle, marks.pok_said[: max(0, stop - x)], palette.said)


def _draw_thing(canvas: Canvas, x: int, rows: range, name: str, count: str, pack: Pack) -> None:
    """A box of wood with its name on it."""
    canvas.fill(range(x, x + _THING), rows, pack.palette.thing)
    middle = rows.start + len(rows) // 2
    canvas.write(x, middle, name.center(_THING)[:_THING], pack.palette.thing)
    if count and len(rows) > 1:
        canvas.write(x, middle + 1, count.center(_THING), pack.palette.thing)
