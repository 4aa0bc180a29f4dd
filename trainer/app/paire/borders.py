"""The lines of the Pair'e Poker felt: frames one below the other, which share a border where they touch."""

from collections.abc import Collection

from rich.style import Style

from trainer.app.felt.canvas import Canvas
from trainer.app.paire.layout import Plan

_JOINTS = {(False, False): "─", (True, False): "┴", (False, True): "┬", (True, True): "┼"}


def draw_border(
    canvas: Canvas, plan: Plan, y: int, above: Collection[int] | None, below: Collection[int] | None, style: Style
) -> None:
    """The border on a row, with the upright lines that meet it there; None where no frame lies on that side."""
    left = plan.frame.start - 1
    ends = "├┤" if above is not None and below is not None else "╭╮" if above is None else "╰╯"
    ups, downs = above or (), below or ()
    inner = "".join(_JOINTS[x in ups, x in downs] for x in plan.frame)
    canvas.write(left, y, f"{ends[0]}{inner}{ends[1]}", style)


def draw_uprights(canvas: Canvas, plan: Plan, rows: range, columns: Collection[int], style: Style) -> None:
    """The upright lines of a frame, those at its sides with them."""
    for y in rows:
        for x in (plan.frame.start - 1, *columns, plan.frame.stop):
            canvas.write(x, y, "│", style)


def between(cells: Collection[range]) -> tuple[int, ...]:
    """The columns of the lines between cells that lie side by side."""
    return tuple(cell.stop for cell in cells)[:-1]
