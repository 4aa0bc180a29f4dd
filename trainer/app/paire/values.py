"""The area of values and the pair row: their cells, and the stakes where they lie on cell, line and corner."""

from collections.abc import Mapping, Sequence
from typing import Final

from trainer.app.felt.canvas import Canvas
from trainer.app.paire.borders import between, draw_uprights
from trainer.app.paire.chips import Chips, Row, draw_stakes, spot_of
from trainer.app.paire.layout import Plan
from trainer.cards import Rank
from trainer.games.paire_poker.felt import BETS, PAIR_ROW, UPPER, VALUE_SPOTS, Spot
from trainer.games.paire_poker.table import Stake

Lying = Mapping[str, Sequence[Stake]]
"""The stakes that are to be seen, by the bet they lie on."""
_LAST_AT_LEFT: Final = 3
"""Players up to this one stake on the left one of the two joker cells of the pair row."""
_CELLS: Final = frozenset(VALUE_SPOTS.values())


def draw_values(canvas: Canvas, plan: Plan, lying: Lying, chips: Chips) -> None:
    """Draw the two rows of values, ace and joker at their ends, and every stake on them."""
    _draw_net(canvas, plan, chips)
    for value, spot in VALUE_SPOTS.items():
        _draw_label(canvas, plan, value, spot, lying.get(value, ()), chips)
    for bet in BETS.values():
        stakes = lying.get(bet.name, ())
        if bet.spot is not None and bet.spot not in _CELLS and stakes:
            columns, rows = plan.zone(bet.spot)
            canvas.mark(columns, rows, spot_of(stakes[0]))
            draw_stakes(canvas, [(y, columns) for y in rows], stakes, chips)
    for value, spot in VALUE_SPOTS.items():
        draw_stakes(canvas, _rows_of_cell(canvas, plan, spot), lying.get(value, ()), chips)


def _draw_net(canvas: Canvas, plan: Plan, chips: Chips) -> None:
    """The lines between the cells."""
    style = chips.palette.felt.line
    draw_uprights(canvas, plan, range(plan.upper.start, plan.lower.stop), plan.lines, style)
    first, last = plan.lines[0], plan.lines[-1]
    inner = "".join("┼" if x in plan.lines else "─" for x in range(first + 1, last))
    canvas.write(first, plan.line, f"├{inner}┤", style)


def _draw_label(canvas: Canvas, plan: Plan, value: Rank, spot: Spot, stakes: Sequence[Stake], chips: Chips) -> None:
    """A value in its cell, farthest from the line between the rows; a click on the cell chooses its first stake."""
    (columns, rows), label = plan.zone(spot), chips.language.rank(value)
    if stakes:
        canvas.mark(plan.cell(spot), rows, spot_of(stakes[0]))
    y = plan.line if spot.row == 1 else plan.upper.start if value in UPPER else plan.lower.stop - 1
    canvas.write(columns.start + (len(columns) - len(label)) // 2, y, label, chips.palette.value)


def _rows_of_cell(canvas: Canvas, plan: Plan, spot: Spot) -> list[Row]:
    """Where the stakes on a value lie: beside its name, between those on the lines around."""
    if spot.row == 1:
        rows = range(plan.line + 1, plan.lower.stop)
    elif spot.row == 0:
        rows = plan.upper[1:] or plan.upper
    else:
        rows = plan.lower[:-1] or plan.lower
    columns = plan.cell(spot)
    start, stop = columns.start, columns.stop
    while start < stop and not _all_blank(canvas, start, rows):
        start += 1
    while stop > start and not _all_blank(canvas, stop - 1, rows):
        stop -= 1
    return [(y, range(start + (start > columns.start), stop - (stop < columns.stop))) for y in rows]


def _all_blank(canvas: Canvas, x: int, rows: range) -> bool:
    return all(canvas.blank(range(x, x + 1), y) for y in rows)


def draw_pairs(canvas: Canvas, plan: Plan, lying: Lying, chips: Chips) -> None:
    """Draw the row of pairs, whose two joker cells are one bet, and the stakes on it."""
    draw_uprights(canvas, plan, plan.pair_rows, between(plan.pairs), chips.palette.felt.line)
    for place, (value, columns) in enumerate(zip(PAIR_ROW, plan.pairs, strict=True)):
        stakes = lying.get(f"pair {value}", ())
        if value == "joker":
            stakes = [stake for stake in stakes if (stake.player <= _LAST_AT_LEFT) == (place == 0)]
        if stakes:
            canvas.mark(columns, plan.pair_rows, spot_of(stakes[0]))
        _draw_pair(canvas, columns, plan.pair_rows, chips.language.rank(value), stakes, chips)


def _draw_pair(canvas: Canvas, columns: range, rows: range, label: str, stakes: Sequence[Stake], chips: Chips) -> None:
    """A cell of the pair row: its value above, the stakes below, and beside it where they are too many."""
    below = [(y, columns) for y in rows[1:]]
    room = sum(len(columns) for _ in below)
    x = columns.start + (0 if len(stakes) > room else (len(columns) - len(label)) // 2)
    after = canvas.write(x, rows.start, label[: len(columns)], chips.palette.value)
    if len(stakes) > room:
        below = [(rows.start, range(after + 1, columns.stop)), *below]
    draw_stakes(canvas, below, stakes, chips)
