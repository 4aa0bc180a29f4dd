"""The places of the five players: each his own four cells, the first card's colours, any pair, the poker hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.stakes import amount
from trainer.app.paire.borders import between, draw_uprights
from trainer.app.paire.chips import EDGE, Chips, spot_of
from trainer.app.paire.layout import Plan
from trainer.app.paire.palette import PLAYERS
from trainer.games.paire_poker.felt import PLAYER_CELLS, find
from trainer.games.paire_poker.table import Stake
from trainer.wording import terms
from trainer.wording.language import N_, Language

_SIGNS: Final = {"red": "♥♦", "black": "♠♣"}
_WORDS: Final[Mapping[str, str]] = {"any pair": N_("pair"), "poker hand": N_("hand")}
"""What stands in a cell that is too narrow for the bet's whole name."""
_GONE: Final = "–"
"""Written for a stake that was collected."""


def draw_players(canvas: Canvas, plan: Plan, stakes: Sequence[Stake], lit: int | None, chips: Chips) -> None:
    """Draw the five places; `lit` is the player in hand."""
    palette = chips.palette.felt
    taken = {stake.player for stake in stakes}
    for number, columns in zip(PLAYERS, plan.players, strict=True):
        if number == lit:
            canvas.fill(columns, plan.own, palette.lit)
        own = [stake for stake in stakes if stake.player == number]
        _draw_head(canvas, columns, plan.tops[0], number, own, chips)
        for bet, cell in zip(PLAYER_CELLS, _cells(columns, plan.own), strict=True):
            placed = next((stake for stake in own if stake.bet == bet), None)
            _draw_cell(canvas, cell, bet, placed, chips, there=number in taken)
    draw_uprights(canvas, plan, plan.own, between(plan.players), palette.line)


def _cells(columns: range, rows: range) -> Iterator[tuple[range, range]]:
    """The four cells of a place, two beside two."""
    middle, half = columns.start + (len(columns) + 1) // 2, len(rows) // 2
    for y in (rows.start, rows.start + half):
        for side in (range(columns.start, middle), range(middle + 1, columns.stop)):
            yield side, range(y, y + half)


def _draw_head(canvas: Canvas, columns: range, y: int, number: int, own: Sequence[Stake], chips: Chips) -> None:
    """On the border: the player's number, what he put down where the felt has no bet, what he was paid in all."""
    palette = chips.palette
    x = canvas.write(columns.start, y, f" {number} ", palette.chip(number) if own else palette.felt.label)
    for stake in own:
        if find(stake.bet) is None:
            x = _draw_offer(canvas, x + 1, y, columns.stop, stake, chips)
    paid = sum(stake.winnings for stake in own)
    if paid:
        text = f" +{amount(paid, chips.language)} "
        canvas.write(max(x, columns.stop - len(text)), y, text, palette.felt.winnings)


def _draw_offer(canvas: Canvas, x: int, y: int, stop: int, stake: Stake, chips: Chips) -> int:
    """A stake that names no bet of the felt: its words and its amount."""
    named = f"{terms.printable(stake.bet)}{EDGE}{amount(stake.amount, chips.language)}"[: max(0, stop - x)]
    held = chips.cursor == spot_of(stake)
    after = canvas.write(x, y, named, chips.palette.felt.cursor if held else chips.palette.amount(stake.player))
    canvas.mark(range(x, after), range(y, y + 1), spot_of(stake))
    return after


def _draw_cell(
    canvas: Canvas, cell: tuple[range, range], bet: str, stake: Stake | None, chips: Chips, *, there: bool
) -> None:
    columns, rows = cell
    palette = chips.palette
    label = _label(bet, len(columns), len(rows) > 1, chips.language)
    quiet = palette.felt.label if there else palette.felt.faint
    signed = {"red": palette.hearts, "black": palette.spades}.get(bet, quiet)
    after = canvas.write(columns.start, rows.start, label, signed if there else quiet)
    if stake is None:
        return
    canvas.mark(columns, rows, spot_of(stake))
    lies = _GONE if stake.state == "collected" else amount(stake.amount, chips.language)
    paid = f"+{amount(stake.winnings, chips.language)}" if stake.state == "paid" else ""
    x, y = (columns.start, rows[-1]) if len(rows) > 1 else (after + 1, rows.start)
    if x + len(lies) + len(paid) > columns.stop and paid:
        lies = ""
    x = min(x, max(columns.start, columns.stop - len(lies) - len(paid)))
    held = chips.cursor == spot_of(stake)
    quiet = palette.felt.gone if stake.state == "collected" else palette.amount(stake.player)
    x = canvas.write(x, y, lies, palette.felt.cursor if held else quiet)
    canvas.write(x, y, paid, palette.felt.cursor if held else palette.felt.winnings)


def _label(bet: str, width: int, alone: bool, language: Language) -> str:
    """What stands in a cell: the whole name of the bet where it has a row to itself that is wide enough."""
    if bet in _SIGNS:
        return _SIGNS[bet]
    name = terms.bet(bet, language)
    return name if alone and len(name) <= width else language.text(_WORDS[bet])
