"""The facts of a round of twenty-one: stakes, cards in the order they came, what the players asked for.

Money is in whole cents. Nothing here says what the croupier must do.
"""

from typing import NamedTuple

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Request


class Limits(Struct, frozen=True):
    """The limits shown at the table (P21-19 to 21): of every stake, of "21" on one hand, of POK."""

    minimum: int
    maximum: int
    pok_maximum: int | None = None


class Ask(Struct, frozen=True):
    """What a player asked: `card` is the card he was given for it, `hands` the two hands of a split.

    A `hit`, `double` or `split` that the rules refuse has neither; `stand` and `surrender` never do.
    """

    request: Request
    card: Card | None = None
    hands: "tuple[Hand, Hand] | None" = None


class Hand(Struct, frozen=True):
    """Two cards, then what the player asked. Of a split hand the first card is one of the pair."""

    cards: tuple[Card, Card]
    asks: tuple[Ask, ...] = ()


class Standing(Struct, frozen=True):
    """A standing player's stakes; `follows` his seated player's doubles and splits (P21-7)."""

    stake: int
    follows: bool = False
    pok: int | None = None


class Offer(Struct, frozen=True):
    """What a seated player first put down and must be refused."""

    stake: int | None = None
    pok: int | None = None


class Box(Struct, frozen=True):
    """One box in one round. `number` is 1 to 7, from the croupier's left."""

    number: int
    stake: int
    hand: Hand
    pok: int | None = None
    standing: tuple[Standing, ...] = ()
    first_offer: Offer | None = None
    insurance: int | None = None


class Bettor(NamedTuple):
    """One who stakes on a box: `name` is `seated`, `standing-1` …; a seated player follows himself."""

    name: str
    stake: int
    follows: bool
    pok: int | None


def bettors(box: Box) -> list[Bettor]:
    """Who stakes on a box, in paying order."""
    found = [Bettor("seated", box.stake, True, box.pok)]
    for place, other in enumerate(box.standing, 1):
        found.append(Bettor(f"standing-{place}", other.stake, other.follows, other.pok))
    return found


class Round(Struct, frozen=True):
    """A round: its boxes by rising number, and every card the bank took, POK's included, in order."""

    limits: Limits
    boxes: tuple[Box, ...]
    bank: tuple[Card, ...]
    red_card: bool = False
    note: str = ""
