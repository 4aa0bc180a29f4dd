"""The felt of Pair'e Poker in characters, each stake as `player:amount` where it lies.

A stake for whose spot there is no room in its row goes into the next: a row of spots is as high as that needs.
"""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.felt import BETS, CARD_CELLS, LOWER, PAIR_ROW, PLAYER_CELLS, UPPER, CardNumber
from trainer.games.paire_poker.table import FeltView, Stake
from trainer.reports.amounts import short
from trainer.reports.tables import looks
from trainer.reports.tables.cells import Cells
from trainer.wording import scores, terms
from trainer.wording.language import N_, Language

_STEP: Final = 9
"""From a line between two values to the next."""
_WIDE: Final = 8 * _STEP
_PAIR: Final = 5
_OWN: Final = 14
_CARD_NAMES: Final[dict[CardNumber, str]] = {1: N_("First card"), 2: N_("Second card"), 3: N_("Third card")}


def draw(felt: FeltView, width: int, language: Language) -> Cells:
    """The felt on a sheet of that width."""
    cells = Cells(width)
    _draw_players(cells, felt, language)
    _draw_values(cells, felt, language)
    _draw_pairs(cells, felt, language)
    _draw_cards(cells, felt, language)
    return cells


def token(stake: Stake, language: Language) -> tuple[str, Style]:
    """A stake as it is written: in brackets once it is collected, its winnings behind it once it is paid."""
    amount = short(stake.amount, language)
    if stake.state == "collected":
        return f"({stake.player}:{amount})", looks.GONE
    if stake.state == "paid":
        return f"{stake.player}:{amount}+{short(stake.winnings, language)}", looks.WON
    return f"{stake.player}:{amount}", looks.STAKE


def _draw_players(cells: Cells, felt: FeltView, language: Language) -> None:
    """The players' own cells, a player a line."""
    top = cells.height
    cells.write(1, top, language.text("player:stake")[: _OWN - 2], looks.GONE)
    for place, bet in enumerate(PLAYER_CELLS):
        cells.write(_OWN * (place + 1), top, terms.bet(bet, language)[: _OWN - 1], looks.NAME)
    for number in sorted({stake.player for stake in felt.stakes}):
        y = cells.height
        name = terms.capitalised(language.text("player {number}", number=number))
        cells.write(1, y, name[: _OWN - 2], looks.NAME)
        for stake in felt.stakes:
            if stake.player == number and stake.bet in PLAYER_CELLS:
                cells.write(_OWN * (PLAYER_CELLS.index(stake.bet) + 1), y, *token(stake, language))


def _draw_values(cells: Cells, felt: FeltView, language: Language) -> None:
    """The two rows of values; the rows of spots are as high as the stakes on them need."""
    y = cells.height
    _rule(cells, y, "╭┬╮")
    _draw_row(cells, y + 1)
    for place, value in enumerate(("A", *UPPER, "joker")):
        cells.write(place * _STEP + 2, y + 1, language.rank(value), looks.NAME)
    for row in range(3):
        band = [stake for stake in felt.stakes if _row_of(stake) == row]
        _draw_band(cells, band, language, middle=row == 1)
    y = cells.height
    _draw_row(cells, y)
    for place, value in enumerate(LOWER, 1):
        cells.write(place * _STEP + 2, y, language.rank(value), looks.NAME)
    _rule(cells, y + 1, "╰┴╯")


def _row_of(stake: Stake) -> int | None:
    bet = BETS.get(stake.bet)
    return None if bet is None or bet.spot is None else bet.spot.row


def _draw_band(cells: Cells, stakes: Sequence[Stake], language: Language, *, middle: bool) -> None:
    """The spots of one row; through the middle one goes the line between the two rows of values."""
    top = cells.height
    _draw_row(cells, top)
    if middle:
        cells.write(_STEP, top, "├" + f"{'─' * (_STEP - 1)}┼" * 5 + "─" * (_STEP - 1) + "┤", looks.LINE)
    for stake in stakes:
        text, style = token(stake, language)
        spot = BETS[stake.bet].spot
        x = round(((spot.column if spot else 0) + 1) * _STEP / 2 - len(text) / 2)
        y = top
        while y < cells.height and not cells.free(x - 1, len(text) + 2, y):
            y += 1
        if y == cells.height:
            _draw_row(cells, y)
        cells.write(max(0, x), y, text, style)


def _draw_row(cells: Cells, y: int) -> None:
    for place in range(9):
        cells.write(place * _STEP, y, "│", looks.LINE)


def _rule(cells: Cells, y: int, signs: str) -> None:
    cells.write(0, y, "─" * _WIDE, looks.LINE)
    for place in range(9):
        cells.write(place * _STEP, y, signs[0] if place == 0 else signs[2] if place == 8 else signs[1], looks.LINE)


def _draw_pairs(cells: Cells, felt: FeltView, language: Language) -> None:
    """The row of pair values, and below each the stakes on it; the jokers' lie at the left."""
    y = cells.height
    cells.write(1, y, language.text("Pairs"), looks.GONE)
    for place, value in enumerate(PAIR_ROW):
        rank = language.rank(value)
        cells.write(place * _PAIR + 1, y + 1, rank[:3] if value == "joker" else rank * 2, looks.NAME)
    for stake in felt.stakes:
        bet = BETS.get(stake.bet)
        if bet is None or bet.kind != "pair":
            continue
        text, style = token(stake, language)
        x = min(PAIR_ROW.index(bet.values[0]) * _PAIR + 1, cells.width - len(text))
        row = y + 2
        while not cells.free(x - 1, len(text) + 1, row):
            row += 1
        cells.write(x, row, text, style)


def _draw_cards(cells: Cells, felt: FeltView, language: Language) -> None:
    """The three cells of cards from left to right, and below each what was announced."""
    y = cells.height + 1
    views = {cell.number: cell for cell in felt.cells}
    for place, number in enumerate(CARD_CELLS):
        cell = views[number]
        x = cells.write(place * 26 + 1, y, language.text(_CARD_NAMES[number]), looks.NAME) + 1
        if cell.card is not None:
            cells.write(x, y, language.card(cell.card), looks.card_style(cell.card))
        elif cell.state == "face-down":
            cells.write(x, y, "▒▒")
        if cell.said is not None:
            cells.write(place * 26 + 1, y + 1, scores.shown(cell.said, CARD_PHASES[number], language)[:25], looks.SAID)
    settled = any(stake.state != "lying" for stake in felt.stakes)
    if settled:
        cells.write(1, cells.height, language.text("(10) collected · 10+20 paid 20"), looks.GONE)
