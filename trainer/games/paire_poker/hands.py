"""What the cards are: the first card's result, the pair's, and the poker hand with its jokers wild (PP-7 to 9).

>>> from trainer.cards import parse_cards
>>> from trainer.rules import paire_poker
>>> cards = parse_cards("7h joker 7d")
>>> first_result(cards[0]), pair_result(cards[0], cards[1]), poker_score(cards, paire_poker())
('7 red', 'no pair', 'three-of-a-kind')
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, get_args

from trainer.cards import RANKS, Card, Rank
from trainer.rules.paire_poker import PairePokerRules, PokerHand

POKER_HANDS: Final[tuple[PokerHand, ...]] = get_args(PokerHand)
"""The hands that can be paid, the best first."""
POKER_SCORES: Final[tuple[str, ...]] = (*POKER_HANDS, "nothing")

_BIT: Final = {rank: 1 << place for place, rank in enumerate(RANKS)}
_ACE_LOW_AND_HIGH: Final = (*RANKS, "A")
_RUNS: Final = tuple(_ACE_LOW_AND_HIGH[place : place + 3] for place in range(len(_ACE_LOW_AND_HIGH) - 2))
"""The twelve straights, ace low in the first and high in the last (PP-9)."""


def _parts(run: Sequence[Rank]) -> frozenset[int]:
    """The sets of ranks that jokers can complete to this run, each as the sum of its ranks' bits."""
    return frozenset(sum(_BIT[rank] for rank in part) for size in (1, 2, 3) for part in combinations(run, size))


_IN_A_RUN: Final = frozenset().union(*map(_parts, _RUNS))
_ROYAL: Final = _parts(_RUNS[-1])


def first_result(card: Card) -> str:
    """The first card as announced: its value and colour, or `joker`, which is neither red nor black (PP-7)."""
    return card.rank if card.rank == "joker" else f"{card.rank} {'red' if card.red else 'black'}"


def pair_result(first: Card, second: Card) -> str:
    """The first two cards as announced; jokers are not wild here (PP-8)."""
    return f"pair {first.rank}" if first.rank == second.rank else "no pair"


def readings(cards: Sequence[Card]) -> list[PokerHand]:
    """Everything three cards can be, the best first, each joker standing for the card that is wanting (PP-9).

    One pack has no two cards of one rank and suit, so cards that are suited are of different ranks.
    """
    natural = [card for card in cards if card.rank != "joker"]
    suited = len({card.suit for card in natural}) == 1
    ranks = {card.rank for card in natural}
    pattern = sum(_BIT[rank] for rank in ranks)
    straight = len(ranks) == len(natural) and pattern in _IN_A_RUN
    holds: dict[PokerHand, bool] = {
        "pair-of-jokers": len(natural) == 1,
        "mini-royal": suited and pattern in _ROYAL,
        "straight-flush": suited and straight,
        "three-of-a-kind": len(ranks) == 1,
        "straight": straight,
        "flush": suited,
    }
    return [hand for hand, held in holds.items() if held]


def poker_hand(cards: Sequence[Card], rules: PairePokerRules) -> PokerHand | None:
    """The best-paid reading of three cards, None where none is paid; two jokers are always their pair if that is.

    Of readings that pay alike it is the better hand.
    """
    pays = rules.poker_hand
    paid = [hand for hand in readings(cards) if hand in pays]
    if not paid:
        return None
    best: PokerHand = max(paid, key=lambda hand: pays[hand])
    return paid[0] if paid[0] == "pair-of-jokers" else best


def poker_score(cards: Sequence[Card], rules: PairePokerRules) -> str:
    """The three cards as announced: the hand they are paid as, or `nothing`."""
    return poker_hand(cards, rules) or "nothing"
