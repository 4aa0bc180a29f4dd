"""The felt of Pair'e Poker drawn with every stake where it lies: in a cell, on a line, on a corner.

A stake is a disc with its player's number and the amount beside it; stakes on one spot lie one below the other, and
the rows of the felt are as high as that needs.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from trainer.cards import Suit
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.felt import BETS, CARD_CELLS, LOWER, PAIR_ROW, PLAYER_CELLS, VALUE_SPOTS
from trainer.reports.amounts import short
from trainer.reports.sheets.drawn_cards import HEIGHT, WIDTH, draw_card
from trainer.reports.sheets.picture import Box, Disc, Ink, Label, Line, Picture, Pip, Shape
from trainer.rules import PairePokerRules
from trainer.wording import terms
from trainer.wording.language import N_, Language

_WIDTH: Final = 180.0
_VALUE: Final = _WIDTH / 8
_PAIR: Final = _WIDTH / len(PAIR_ROW)
_STACK: Final = 4.5
"""The height of a stake, and of the step to the next one on the same spot."""
_HALF: Final = 7.4
"""The least height of half a value's cell."""
_LABEL: Final = 4.2
_GAP: Final = 3.0
_PLAYERS: Final = _LABEL + 10.2
"""The height of the players' cells, their names above them included."""
_SHORT: Final = {"any pair": N_("pair"), "poker hand": N_("Poker")}
"""What stands on two of the players' cells."""


class _Stake(Struct, frozen=True):
    """A stake: whose, and how much as it is written."""

    player: int
    amount: str

    @property
    def width(self) -> float:
        return 4.9 + 1.57 * len(self.amount)


Stacks = Mapping[str, Sequence[_Stake]]
"""The stakes on each bet by its canonical name."""


def picture(facts: PaireRound, rules: PairePokerRules, language: Language) -> Picture:
    """The whole felt, the players' cells farthest from the croupier."""
    stacks = _stacks(facts, language)
    half = _half(stacks)
    values = _PLAYERS + _GAP
    pairs = values + 4 * half + _GAP
    most = max(len(stacks.get(f"pair {value}", ())) for value in PAIR_ROW)
    pair_height = _LABEL + _STACK * max(1, most) + 1.0
    cards = pairs + pair_height + _GAP
    shapes = (
        *_players(facts, rules, stacks, language),
        *_values(values, half, stacks, language),
        *_pairs(pairs, pair_height, stacks, language),
        *_cards(cards, facts, language),
    )
    return Picture(_WIDTH, cards + HEIGHT + 2.6, shapes, _said(facts, language))


def _stacks(facts: PaireRound, language: Language) -> Stacks:
    found: defaultdict[str, list[_Stake]] = defaultdict(list)
    for player in facts.players:
        for bet in player.bets:
            found[bet.on].append(_Stake(player.number, short(bet.stake, language)))
    return found


def _players(facts: PaireRound, rules: PairePokerRules, stacks: Stacks, language: Language) -> Iterator[Shape]:
    """Each player's own four cells, player 1 at the croupier's left."""
    playing = {player.number for player in facts.players}
    wide = _WIDTH / rules.players
    cell = (wide - 2.0) / len(PLAYER_CELLS)
    for number in range(1, rules.players + 1):
        ink: Ink = "black" if number in playing else "grey"
        x = (number - 1) * wide + 1.0
        name = terms.capitalised(language.text("player {number}", number=number))
        yield Label(x + 2 * cell, 3.0, name, 7.5, ink == "black", "middle", ink)
        for place, bet in enumerate(PLAYER_CELLS):
            left = x + place * cell
            yield from _own_cell(left, cell, bet, ink, language)
            for stake in stacks.get(bet, ()):
                if stake.player == number:
                    yield from _draw_stake(left + cell / 2, _PLAYERS - _STACK / 2 - 0.8, stake)


def _own_cell(x: float, width: float, bet: str, ink: Ink, language: Language) -> Iterator[Shape]:
    yield Box(x, _LABEL, width, _PLAYERS - _LABEL, 0.6, 0.2, ink)
    middle, base = x + width / 2, _LABEL + 2.7
    if bet in ("red", "black"):
        suits: tuple[Suit, Suit] = ("d", "h") if bet == "red" else ("s", "c")
        for place, suit in enumerate(suits):
            yield Pip(middle - 1.5 + 3.0 * place, base - 0.3, 2.3, suit)
    else:
        yield Label(middle, base + 0.4, language.text(_SHORT[bet]), 6.5, False, "middle", ink)


def _half(stacks: Stacks) -> float:
    """Half the height of a value's cell: enough for the stakes on spots that lie below each other."""
    deep: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for name, stakes in stacks.items():
        spot = BETS[name].spot
        if spot is not None:
            deep[spot.column][spot.row] = len(stakes)
    needed = (max(upper + middle, middle + lower, 2 * upper, 2 * lower) for upper, middle, lower in deep.values())
    return max(_HALF, _STACK / 2 * max(needed, default=0) + 0.2)


def _values(top: float, half: float, stacks: Stacks, language: Language) -> Iterator[Shape]:
    """The two rows of values, the ace and the joker spanning both at the ends, and the stakes on them."""
    yield Box(0, top, _WIDTH, 4 * half, 1.0, 0.4)
    for column in range(1, 8):
        yield Line(column * _VALUE, top, column * _VALUE, top + 4 * half, 0.25)
    yield Line(_VALUE, top + 2 * half, 7 * _VALUE, top + 2 * half, 0.25)
    for value, spot in VALUE_SPOTS.items():
        base = top + (4 * half - 1.4 if value in LOWER else 4.4)
        yield Label(spot.column / 2 * _VALUE + 1.3, base, language.rank(value), 11, True, "left", "grey")
    for name, stakes in stacks.items():
        lies = BETS[name].spot
        if lies is not None:
            x, y = (lies.column / 2 + 0.5) * _VALUE, top + (lies.row + 1) * half
            yield from _stack(x, y, stakes)


def _pairs(top: float, height: float, stacks: Stacks, language: Language) -> Iterator[Shape]:
    """The row of pair values. Both of its joker cells are the same bet: stakes on it are drawn on the left one."""
    for place, value in enumerate(PAIR_ROW):
        x = place * _PAIR
        yield Box(x, top, _PAIR, height, 0.0, 0.2)
        rank = language.rank(value)
        yield Label(x + _PAIR / 2, top + 3.2, f"{rank} {rank}" if value != "joker" else rank, 6.5, True, "middle")
        if place < len(PAIR_ROW) - 1:
            stakes = stacks.get(f"pair {value}", ())
            yield from _stack(x + _PAIR / 2, top + _LABEL + (height - _LABEL) / 2 - 0.2, stakes)


def _cards(top: float, facts: PaireRound, language: Language) -> Iterator[Shape]:
    """The cells of the third, second and first card, from left to right."""
    names = {1: N_("First card"), 2: N_("Second card"), 3: N_("Third card")}
    wide = 44.0
    start = (_WIDTH - wide * len(CARD_CELLS)) / 2
    for place, number in enumerate(CARD_CELLS):
        x = start + place * wide
        yield Box(x + 1.0, top, wide - 2.0, HEIGHT + 2.4, 1.0, 0.25)
        yield Label(x + 4.0, top + HEIGHT / 2 + 2.2, language.text(names[number]), 7.5)
        yield from draw_card(x + wide - WIDTH - 4.0, top + 1.2, facts.cards[number - 1], language)


def _stack(x: float, y: float, stakes: Sequence[_Stake]) -> Iterator[Shape]:
    """The stakes of one spot, around it."""
    for place, stake in enumerate(stakes):
        yield from _draw_stake(x, y + (place - (len(stakes) - 1) / 2) * _STACK, stake)


def _draw_stake(x: float, y: float, stake: _Stake) -> Iterator[Shape]:
    left = x - stake.width / 2
    yield Box(left, y - 2.0, stake.width, 4.0, 2.0, 0.2, "black", "white")
    yield Disc(left + 2.0, y, 1.75, 0.0, "black", "black")
    yield Label(left + 2.0, y + 0.95, str(stake.player), 7, True, "middle", "white")
    yield Label(left + 4.1, y + 1.05, stake.amount, 8, True)


def _said(facts: PaireRound, language: Language) -> str:
    """What lies on the felt, in words."""
    said = [
        language.text("Player {player}: {bet} {amount}", player=player.number, bet=terms.bet(bet.on, language),
                      amount=language.money(bet.stake))
        for player in facts.players
        for bet in player.bets
    ]  # fmt: skip
    return ". ".join((language.text("Cards: {cards}", cards=language.cards(facts.cards)), *said))
