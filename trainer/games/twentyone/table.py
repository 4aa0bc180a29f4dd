"""What lies on the table at a moment of the round: cards, stakes, announcements, and the request that waits.

The view is folded from the duties already done; it never knows what is still due.
"""

from typing import Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Request
from trainer.games.twentyone.facts import Limits, Offer

StakeState = Literal["lying", "collected", "paid", "returned"]
HandCondition = Literal["waiting", "live", "bust", "surrendered", "cleared"]


class Stake(Struct, frozen=True):
    """One bettor's stake on one bet: `bet` is `21`, `pok` or `insurance`; `winnings` lie beside it once paid."""

    bettor: str
    bet: str
    amount: int
    state: StakeState = "lying"
    winnings: int = 0


class HandView(Struct, frozen=True):
    """A player's hand as it lies; `said` is the last score announced for it."""

    number: int
    cards: tuple[Card, ...]
    stakes: tuple[Stake, ...]
    state: HandCondition
    said: str | None = None


class BoxView(Struct, frozen=True):
    """One box: its hands in playing order and the POK stakes on it."""

    number: int
    hands: tuple[HandView, ...]
    pok: tuple[Stake, ...]


class Table(Struct, frozen=True):
    """The whole table. `discard` counts the cards in the receptacle since the round began.

    `asks` is the player's request that waits for an answer (box, hand, request); `offers` what seated players
    have put down that still waits for a word (box, offer).
    """

    limits: Limits
    boxes: tuple[BoxView, ...]
    bank: tuple[Card, ...]
    bank_said: str | None = None
    pok_said: str | None = None
    discard: int = 0
    asks: tuple[int, int, Request] | None = None
    offers: tuple[tuple[int, Offer], ...] = ()
