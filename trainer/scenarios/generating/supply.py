"""The cards that a round is made from: all the packs hold, in a random order, any of them to be picked out.

>>> from random import Random
>>> from trainer.cards import DECK
>>> supply = Supply(DECK, Random(1))
>>> [supply.take(lambda card: card.rank == "A").rank for _ in range(4)]
['A', 'A', 'A', 'A']
"""

from collections.abc import Callable, Iterable
from random import Random

from trainer.cards import Card
from trainer.scenarios.dealing.chance import shuffled
from trainer.scenarios.dealing.shoe import Draws, Shoe

Wanted = Callable[[Card], bool]


class UnfitError(Exception):
    """Raised where an attempt at a round comes to nothing; another shuffle may do better."""


def anything(_: Card) -> bool:
    """Any card will do."""
    return True


class Supply:
    """Cards not on the table yet. Whatever is taken comes in the order of the shuffle."""

    def __init__(self, cards: Iterable[Card], random: Random) -> None:
        self._cards = shuffled(random, tuple(cards))

    def take(self, wanted: Wanted = anything) -> Card:
        """The next card that is wanted. Raises `UnfitError` where there is none."""
        for place, card in enumerate(self._cards):
            if wanted(card):
                return self._cards.pop(place)
        raise UnfitError

    def pair(self, wanted: Callable[[Card, Card], bool]) -> tuple[Card, Card]:
        """The next two cards that are wanted together. Raises `UnfitError` where there are none."""
        kinds = list(dict.fromkeys(self._cards))
        for first in kinds:
            for second in kinds:
                if wanted(first, second) and (first is not second or self._cards.count(first) > 1):
                    self._cards.remove(first)
                    self._cards.remove(second)
                    return first, second
        raise UnfitError

    def lend(self) -> Draws:
        """The cards as a shoe to draw from; `charge` takes away what was drawn."""
        return Draws(Shoe(tuple(self._cards), 0, len(self._cards)))

    def charge(self, draws: Draws) -> None:
        """Takes away the cards that were drawn from what `lend` gave."""
        del self._cards[: draws.shoe().dealt]
