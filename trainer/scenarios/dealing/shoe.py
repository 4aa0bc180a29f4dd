"""The shoe: the packs shuffled, the first cards burnt, the red card somewhere before the last pack (P21-2, 9 to 14)."""

from random import Random
from typing import Final

from msgspec import Struct

from trainer.cards import DECK, Card
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, shuffled

_RED_CARD_SPREAD: Final = 10
"""The red card is put in by hand: up to so many cards more than the house's stub stay behind it."""


class Shoe(Struct, frozen=True):
    """Cards in the order they come. `dealt` of them are gone, the burnt ones too; `red` lie before the red card."""

    cards: tuple[Card, ...]
    dealt: int
    red: int

    @property
    def red_card_out(self) -> bool:
        """Whether a card from behind the red card has come, and so the red card before it."""
        return self.dealt > self.red


class ShoeExhaustedError(Exception):
    """Raised when a card is wanted from an empty shoe, which the rules do not provide for (P21-16)."""


class Draws:
    """Cards drawn from a shoe one after the other while a round lasts."""

    def __init__(self, shoe: Shoe) -> None:
        self._shoe = shoe
        self._dealt = shoe.dealt

    def card(self) -> Card:
        """The next card. Raises `ShoeExhaustedError` when there is none."""
        if self._dealt == len(self._shoe.cards):
            raise ShoeExhaustedError
        self._dealt += 1
        return self._shoe.cards[self._dealt - 1]

    def shoe(self) -> Shoe:
        """The shoe as it is now."""
        return Shoe(self._shoe.cards, self._dealt, self._shoe.red)


def fresh_shoe(rules: TwentyOneRules, random: Random) -> Shoe:
    """All packs shuffled into one shoe, the first cards already burnt (P21-14)."""
    cards = tuple(shuffled(random, DECK * rules.packs))
    burnt = min(rules.burn, len(cards))
    red = len(cards) - rules.stub - between(random, 0, _RED_CARD_SPREAD)
    return Shoe(cards, burnt, max(red, burnt))
