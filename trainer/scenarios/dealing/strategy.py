"""What a player who has read a book would ask for: rough basic strategy against the bank's one card.

>>> from trainer.cards import parse_cards
>>> splits_well(parse_cards("8s 8d"), 10), doubles_well(parse_cards("6s 5d"), 6), hit_or_stand(parse_cards("Ts 6d"), 5)
(True, True, 'stand')
"""

from collections.abc import Sequence
from typing import Final

from trainer.cards import Card
from trainer.duties import Request
from trainer.games.twentyone.hands import best, soft

_SPLIT_AGAINST: Final = {
    1: range(2, 12),
    2: range(2, 8),
    3: range(2, 8),
    6: range(2, 7),
    7: range(2, 8),
    8: range(2, 12),
    9: (2, 3, 4, 5, 6, 8, 9),
}
"""The point value of a pair, and the bank's cards against which it is split; tens, fives and fours never."""
_DOUBLE_AGAINST: Final = {9: range(3, 7), 10: range(2, 10), 11: range(2, 11)}
_SOFT_DOUBLE_AGAINST: Final = range(5, 7)


def bank_points(card: Card) -> int:
    """What the bank's card is reckoned at: an ace 11."""
    return 11 if card.rank == "A" else card.points


def splits_well(cards: Sequence[Card], against: int) -> bool:
    """Whether these are a pair that gains by being split; `against` is what the bank's card is reckoned at."""
    return len(cards) == 2 and cards[0].points == cards[1].points and against in _SPLIT_AGAINST.get(cards[0].points, ())


def doubles_well(cards: Sequence[Card], against: int) -> bool:
    """Whether two cards gain by being doubled."""
    if len(cards) != 2:
        return False
    total = best(cards)
    if soft(cards):
        return total <= 18 and against in _SOFT_DOUBLE_AGAINST
    return against in _DOUBLE_AGAINST.get(total, ())


def hit_or_stand(cards: Sequence[Card], against: int) -> Request:
    """Whether one more card gains."""
    total = best(cards)
    if soft(cards):
        return "hit" if total <= 17 or (total == 18 and against >= 9) else "stand"
    stands = total >= 17 or (total >= 13 and against <= 6) or (total == 12 and 4 <= against <= 6)
    return "stand" if stands else "hit"


def worth_surrendering(cards: Sequence[Card], against: int) -> bool:
    """Whether half a stake is more than these two cards are worth."""
    return not soft(cards) and best(cards) in (15, 16) and cards[0].points != 8 and against >= 9
