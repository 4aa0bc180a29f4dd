"""A round in the making: its cards, the bank's hand, the table it lies on, and chance."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from trainer.cards import Card
from trainer.games.twentyone.bank import cards_due, cards_played
from trainer.games.twentyone.facts import Box
from trainer.games.twentyone.hands import best, natural
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.wagers import Table
from trainer.scenarios.generating.levels import Level
from trainer.scenarios.generating.supply import Supply


class Bank(Struct, frozen=True):
    """The bank's cards, POK's included, as it takes them while a player's hand is live; it plays the first `played`."""

    cards: tuple[Card, ...]
    played: int

    @property
    def ace(self) -> bool:
        """Whether the card it shows is an ace."""
        return self.cards[0].rank == "A"

    @property
    def total(self) -> int:
        return best(self.cards[: self.played])

    @property
    def natural(self) -> bool:
        return natural(self.cards[: self.played])


def bank_of(first: Sequence[Card], supply: Supply, rules: TwentyOneRules) -> Bank:
    """The bank that takes the cards `first`, and then what comes until it has all it needs (P21-34, P21-44)."""
    cards = list(first) or [supply.take()]
    while (due := cards_due(cards, rules, live=True)) is None or due > len(cards):
        cards.append(supply.take())
    return Bank(tuple(cards[:due]), cards_played(cards) or len(cards))


class Making:
    """What those who seat people at a round may draw on. The bank's cards are known before anybody's."""

    def __init__(self, supply: Supply, bank: Bank, table: Table, level: Level, random: Random) -> None:
        self.supply = supply
        self.bank = bank
        self.table = table
        self.level = level
        self.random = random

    @property
    def rules(self) -> TwentyOneRules:
        return self.table.rules


Seat = Callable[[Making, int], Box]
"""Seats somebody at the box of that number, with his stakes and his hand played to its end."""
