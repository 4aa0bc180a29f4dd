"""The hands of one box on the canvas: stakes, cards, what was announced, what the player asks for."""

from collections.abc import Iterable

from msgspec import Struct, structs
from rich.style import Style

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack, draw_cards
from trainer.app.felt.layout import Layout
from trainer.app.felt.stakes import Cell, draw_stakes
from trainer.games.twentyone.table import BoxView, HandView


class Marks(Struct, frozen=True):
    """What is marked on the table: the box and hand in hand, the stake in hand, what each hand says.

    `said` and `asked` are the words beside a hand: its score as announced, the request of its player.
    """

    lit: Spot | None = None
    cursor: Spot | None = None
    said: dict[Spot, str] = {}
    asked: dict[Spot, str] = {}
    bank_said: str = ""
    pok_said: str = ""
    bank_lit: bool = False

    def of(self, box: BoxView) -> "BoxMarks":
        """What is marked on a box."""
        spots = [Spot(box.number, hand.number) for hand in box.hands]
        held = self.cursor if self.cursor is not None and self.cursor.box == box.number else None
        lit = self.lights(box.number)
        return BoxMarks(
            lit,
            self.lit.hand if lit and self.lit is not None else None,
            held,
            tuple(self.said.get(spot, "") for spot in spots),
            tuple(self.asked.get(spot, "") for spot in spots),
        )

    def lights(self, box: int) -> bool:
        """Whether that box is in hand."""
        return self.lit is not None and self.lit.box == box


class BoxMarks(Struct, frozen=True):
    """What is marked on one box: whether it is in hand, which hand and stake are, the words beside each hand."""

    lit: bool
    hand: int | None
    cursor: Spot | None
    said: tuple[str, ...]
    asked: tuple[str, ...]


def box_drawn(box: BoxView, plan: Layout, marks: BoxMarks, pack: Pack) -> Canvas:
    """A box in play, with the border at its left: its POK cell, then its hands in playing order from the top."""
    columns = range(1, 1 + len(plan.columns[box.number - 1]))
    canvas = Canvas(columns.stop, plan.floor, pack.palette.ground)
    spot = Spot(box.number)
    for y in range(1, plan.floor):
        canvas.write(0, y, "│", pack.palette.line)
    if marks.lit:
        canvas.fill(columns, range(1, plan.floor), pack.palette.lit)
    canvas.mark(columns, range(plan.floor), spot)
    if plan.pok:
        _draw_cell(canvas, columns, plan.pok, Cell(spot, "POK", box.pok, marks.cursor), plan, pack, lit=marks.lit)
    for place, hand in enumerate(box.hands):
        _draw_hand(canvas, columns, box.number, hand, plan, plan.hand(place), marks, pack)
    return canvas


def draw_empty(canvas: Canvas, columns: range, plan: Layout, pack: Pack) -> None:
    """Draw a place nobody plays at: its cells, where cells are drawn."""
    if plan.style.framed:
        for rows in (plan.pok, range(plan.first, plan.first + plan.style.cell)):
            if rows:
                draw_frame(canvas, columns, rows, "", pack.palette.faint)


def draw_frame(
    canvas: Canvas, columns: range, rows: range, label: str, style: Style, name: Style | None = None
) -> None:
    """A frame around an area, its label in the upper edge."""
    inner = len(columns) - 2
    if inner < 0:
        return
    title = f" {label} " if label and len(label) + 3 <= inner else ""
    canvas.write(columns.start, rows.start, f"╭{title:─<{inner}}╮", style)
    canvas.write(columns.start + 1, rows.start, title, name or style)
    for y in rows[1:-1]:
        canvas.write(columns.start, y, "│", style)
        canvas.write(columns.stop - 1, y, "│", style)
    canvas.write(columns.start, rows.stop - 1, f"╰{'─' * inner}╯", style)


def _draw_cell(canvas: Canvas, columns: range, rows: range, cell: Cell, plan: Layout, pack: Pack, *, lit: bool) -> None:
    if plan.style.framed:
        line = pack.palette.label if lit else pack.palette.line
        draw_frame(canvas, columns, rows, cell.label, line, pack.palette.label)
        columns, rows = columns[1:-1], rows[1:-1]
        cell = structs.replace(cell, label="")
    draw_stakes(canvas, columns, rows, cell, pack.palette, pack.language)


def _draw_hand(
    canvas: Canvas, columns: range, box: int, hand: HandView, plan: Layout, rows: range, marks: BoxMarks, pack: Pack
) -> None:
    spot = Spot(box, hand.number)
    canvas.mark(columns, rows, spot)
    stakes = rows[: plan.style.cell]
    _draw_cell(canvas, columns, stakes, Cell(spot, "21", hand.stakes, marks.cursor), plan, pack, lit=marks.lit)
    top, size = stakes.stop + plan.style.gap, plan.style.size
    draw_cards(canvas, columns.start, top, len(columns), hand.cards, size, pack)
    if marks.hand == hand.number:
        for y in range(rows.start, min(top + size, rows.stop)):
            canvas.write(columns.start - 1, y, "▌", pack.palette.bright)
    below = range(top + size, rows.stop)
    said, asked = marks.said[hand.number - 1], marks.asked[hand.number - 1]
    if said:
        _put(canvas, columns, (*below[:1], top + size // 2, *below, *reversed(stakes)), said, pack.palette.said)
    if asked:
        _put(canvas, columns, (*reversed(below), top, *reversed(stakes)), asked, pack.palette.request)


def _put(canvas: Canvas, columns: range, rows: Iterable[int], words: str, style: Style) -> None:
    """Write the words at the right of the first of the rows that has room: never over cards or money."""
    words = words[: len(columns)]
    start = columns.stop - len(words)
    for y in rows:
        if canvas.blank(range(max(start - 1, columns.start), columns.stop), y):
            canvas.write(start, y, words, style)
            return
