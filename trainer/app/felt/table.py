"""The whole table on the canvas, as the croupier sees it: the boxes beyond, the bank in front of him."""

from functools import lru_cache

from trainer.app.felt.bank import draw_bank
from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack
from trainer.app.felt.hands import BoxMarks, Marks, box_drawn, draw_empty
from trainer.app.felt.layout import PLACES, Layout, layout
from trainer.app.felt.stakes import amount
from trainer.games.twentyone.table import BoxView, Table


class Kept:
    """Boxes as they were last drawn. Of one act at a full table all but one look as before it."""

    def __init__(self) -> None:
        self._drawn_for: tuple[Layout, Pack] | None = None
        self._boxes: dict[int, tuple[BoxView, BoxMarks, Canvas]] = {}

    def box(self, box: BoxView, plan: Layout, marks: BoxMarks, pack: Pack) -> Canvas:
        """The box drawn, now or before."""
        if self._drawn_for != (plan, pack):
            self._drawn_for, self._boxes = (plan, pack), {}
        kept = self._boxes.get(box.number)
        if kept is not None and kept[:2] == (box, marks):
            return kept[2]
        drawn = box_drawn(box, plan, marks, pack)
        self._boxes[box.number] = (box, marks, drawn)
        return drawn


def draw_table(table: Table, width: int, height: int, marks: Marks, pack: Pack, kept: Kept | None = None) -> Canvas:
    """The table drawn on a canvas of that size; with `kept` from one drawing to the next it is done sooner."""
    kept = kept or Kept()
    plan = layout(table, width, height)
    canvas = _empty_table(width, height, plan, frozenset(box.number for box in table.boxes), pack).copy()
    for box in table.boxes:
        drawn = kept.box(box, plan, marks.of(box), pack)
        canvas.lay(drawn, plan.columns[box.number - 1].start - 1, range(1, plan.floor))
    _draw_borders(canvas, table, plan, marks, pack)
    draw_bank(canvas, table, plan, marks, pack)
    return canvas


@lru_cache(maxsize=16)
def _empty_table(width: int, height: int, plan: Layout, taken: frozenset[int], pack: Pack) -> Canvas:
    """The table with nothing on it but its own lines."""
    canvas = Canvas(width, height, pack.palette.ground)
    _draw_places(canvas, plan, pack)
    for number, columns in enumerate(plan.columns, start=1):
        if number not in taken:
            draw_empty(canvas, columns, plan, pack)
    return canvas


def _draw_places(canvas: Canvas, plan: Layout, pack: Pack) -> None:
    """The lines between the places, from the far border to the near one."""
    edges = [plan.columns[0].start - 1, *(columns.stop for columns in plan.columns)]
    for x in edges:
        for y in range(1, plan.floor):
            canvas.write(x, y, "│", pack.palette.line)
    for y, (left, middle, right) in ((0, "╭┬╮"), (plan.floor, "╰┴╯")):
        canvas.write(edges[0], y, "─" * (edges[-1] - edges[0]), pack.palette.line)
        for x in edges:
            canvas.write(x, y, left if x == edges[0] else right if x == edges[-1] else middle, pack.palette.line)


def _draw_borders(canvas: Canvas, table: Table, plan: Layout, marks: Marks, pack: Pack) -> None:
    """The boxes' numbers on the far border, the limits shown on the near one."""
    taken = {box.number for box in table.boxes}
    for number in range(1, PLACES + 1):
        columns = plan.columns[number - 1]
        lit = marks.lights(number)
        style = pack.palette.bright if lit else pack.palette.stake if number in taken else pack.palette.label
        text = f"▸{number}◂" if lit else f" {number} "
        canvas.write(columns.start + (len(columns) - len(text)) // 2, 0, text, style)
    shown = _limits(table, pack)
    canvas.write((canvas.width - len(shown)) // 2, plan.floor, shown, pack.palette.label)


def _limits(table: Table, pack: Pack) -> str:
    limits, language = table.limits, pack.language
    least, most = amount(limits.minimum, language), amount(limits.maximum, language)
    if limits.pok_maximum is None:
        return language.text(" 21: {least} to {most} € ", least=least, most=most)
    pok = amount(limits.pok_maximum, language)
    return language.text(" 21: {least} to {most} € · POK: {least} to {pok} € ", least=least, most=most, pok=pok)
