"""What a bet earns once the cards that decide it are known (PP-7 to 9)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.games.paire_poker.felt import FeltBet
from trainer.games.paire_poker.hands import poker_hand
from trainer.rules.paire_poker import PairePokerRules

Option = Literal[
    "colour", "straight_up", "straight_up_joker", "cheval", "transversale_ace", "transversale_joker", "carre",
    "pair", "pair_joker", "any_pair", "any_pair_joker", "poker_hand",
]  # fmt: skip


class Win(Struct, frozen=True):
    """What a winning bet earns: `pays` to one, and the option of the ruleset that says so."""

    pays: int
    option: Option


def win(bet: FeltBet, cards: Sequence[Card], rules: PairePokerRules) -> Win | None:
    """What the bet earns, or None where it loses. Only the cards up to `bet.card` are looked at."""
    if bet.kind == "poker-hand":
        hand = poker_hand(cards, rules)
        return None if hand is None else Win(rules.poker_hand[hand], "poker_hand")
    won = _pair_option(bet, cards[0], cards[1]) if bet.card == 2 else _main_option(bet, cards[0])
    return None if won is None else Win(getattr(rules, won), won)


def _main_option(bet: FeltBet, first: Card) -> Option | None:
    """The line of the pay table that a winning main bet is paid by; a joker has no colour (PP-7)."""
    if bet.kind == "colour":
        return "colour" if (first.red if bet.name == "red" else first.black) else None
    if first.rank not in bet.values:
        return None
    match bet.kind:
        case "straight-up":
            return "straight_up_joker" if bet.name == "joker" else "straight_up"
        case "transversale":
            return "transversale_ace" if "A" in bet.values else "transversale_joker"
        case "cheval":
            return "cheval"
        case _:
            return "carre"


def _pair_option(bet: FeltBet, first: Card, second: Card) -> Option | None:
    if first.rank != second.rank or (bet.kind == "pair" and first.rank not in bet.values):
        return None
    if bet.kind == "pair":
        return "pair_joker" if first.rank == "joker" else "pair"
    return "any_pair_joker" if first.rank == "joker" else "any_pair"
