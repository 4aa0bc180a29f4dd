"""What a hand of twenty-one counts, and how its score is said.

>>> from trainer.cards import parse_cards
>>> score(parse_cards("As 6d")), score(parse_cards("As Kd")), score(parse_cards("As Kd"), split=True)
('7/17', 'natural', '21')
>>> score(parse_cards("9s 5h Kd"))
'bust'
"""

from collections.abc import Sequence
from typing import Final

from trainer.cards import Card

BUST_FROM: Final = 22
BANK_STANDS_FROM: Final = 17


def best(cards: Sequence[Card]) -> int:
    """The best total: one ace as 11 where that does not pass 21 (P21-4). Over 21 the hand is bust."""
    points = 0
    ace = False
    for card in cards:
        points += card.points
        ace = ace or card.points == 1
    return points + 10 if ace and points <= 11 else points


def soft(cards: Sequence[Card]) -> bool:
    """Whether an ace counts 11 in the best total."""
    return best(cards) != sum([card.points for card in cards])


def natural(cards: Sequence[Card]) -> bool:
    """Whether the cards are 21 in two (P21-40); that a split hand is none (P21-33) its caller knows."""
    return len(cards) == 2 and best(cards) == 21


def score(cards: Sequence[Card], *, split: bool = False) -> str:
    """The player's score as announced: `natural`, `bust`, `21`, `7/17` where soft, else the number."""
    total = best(cards)
    if total >= BUST_FROM:
        return "bust"
    if total == 21:
        return "natural" if len(cards) == 2 and not split else "21"
    low = sum([card.points for card in cards])
    return str(total) if low == total else f"{low}/{total}"


def bank_score(cards: Sequence[Card]) -> str:
    """The bank's score as announced: its soft total is written so only below 17 (P21-35)."""
    said = score(cards)
    return said.partition("/")[2] if "/" in said and best(cards) >= BANK_STANDS_FROM else said
