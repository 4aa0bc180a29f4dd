"""Playing cards: the fifty-two, the joker, and how they are written.

>>> [str(card) for card in parse_cards("9s 10♥ tD joker")]
['9s', '10h', '10d', 'joker']
"""

import re
from typing import Final, Literal, get_args

from msgspec import Struct

Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
Suit = Literal["s", "h", "d", "c", ""]

RANKS: Final[tuple[Rank, ...]] = get_args(Rank)[:13]
"""The thirteen ranks of a suit, ace first; the joker is not among them."""
SUITS: Final[tuple[Suit, ...]] = ("s", "h", "d", "c")

_SUIT_SIGNS: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_TOKEN: Final = re.compile(r"(a|[2-9]|t|10|j|q|k)([shdc♠♥♦♣])", re.IGNORECASE | re.ASCII)


class Card(Struct, frozen=True, cache_hash=True):
    """A card. Take it from `parse_card` or `DECK`: one object a card, so that its hash is made once.

    `points` is its value at twenty-one with the ace as 1 (P21-4; 0 for the joker).
    """

    rank: Rank
    suit: Suit
    points: int

    def __str__(self) -> str:
        """The card as every output writes it: `10h`, `Ks`, `joker`."""
        return self.rank + self.suit

    @property
    def red(self) -> bool:
        return self.suit in ("h", "d")

    @property
    def black(self) -> bool:
        return self.suit in ("s", "c")


DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit, min(points, 10)) for suit in SUITS for points, rank in enumerate(RANKS, start=1)
)
"""The fifty-two cards of one pack, suit by suit, ace to king."""
JOKER: Final = Card("joker", "", 0)

_BY_TOKEN: Final = {f"{card.rank}{card.suit}": card for card in DECK}


def parse_card(token: str) -> Card | None:
    """The card a token names (`Ts`, `10♠`, `as`, `joker`; any case), or None when it names none."""
    if token.lower() == "joker":
        return JOKER
    match = _TOKEN.fullmatch(token)
    if match is None:
        return None
    rank, suit = match[1].upper(), match[2].lower()
    return _BY_TOKEN[("10" if rank == "T" else rank) + _SUIT_SIGNS.get(suit, suit)]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards named in `text`, separated by spaces. Raises ValueError on the first unknown token."""
    found = []
    for token in text.split():
        card = parse_card(token)
        if card is None:
            raise ValueError(f"unknown card: {token!r}")
        found.append(card)
    return tuple(found)
