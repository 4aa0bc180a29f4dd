"""The people at the table: how they play, where they err, and what they ask though the rules refuse it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Request
from trainer.games.twentyone.hands import best, natural, soft
from trainer.games.twentyone.requests import HandState, refusal
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import happens, pick
from trainer.scenarios.dealing.strategy import (
    bank_points,
    doubles_well,
    hit_or_stand,
    splits_well,
    worth_surrendering,
)


class Person(Struct, frozen=True):
    """A way of playing, in probabilities.

    `slips`: takes a card where he should stand, or stands where he should take one. `shy`: leaves a good double
    or split. `daring`: doubles or splits for the fun of it. `whims`: asks what must be refused. `surrenders`:
    gives up a hand that is worth it. `stands_from`: the total at which he always stands, and never before; by
    the book where there is none.
    """

    slips: float
    shy: float
    daring: float
    whims: float
    surrenders: float
    stands_from: int | None = None


_STEADY: Final = Person(slips=0.02, shy=0.05, daring=0.02, whims=0.02, surrenders=0.5)
_TIMID: Final = Person(slips=0.05, shy=0.6, daring=0.01, whims=0.03, surrenders=0.8, stands_from=12)
_BOLD: Final = Person(slips=0.1, shy=0.0, daring=0.25, whims=0.06, surrenders=0.1)
_LIKE_THE_BANK: Final = Person(slips=0.0, shy=1.0, daring=0.0, whims=0.02, surrenders=0.0, stands_from=17)
_NOVICE: Final = Person(slips=0.15, shy=0.4, daring=0.08, whims=0.15, surrenders=0.3)

PEOPLE: Final = (_STEADY, _STEADY, _STEADY, _TIMID, _BOLD, _BOLD, _LIKE_THE_BANK, _NOVICE, _NOVICE)
"""Who may sit down, each as likely as another."""

_MAY_BE_REFUSED: Final[tuple[Request, ...]] = ("hit", "double", "split")


class Player:
    """A person at one box. He draws on `random` for every decision, so that the same numbers make the same round."""

    def __init__(self, person: Person, rules: TwentyOneRules, random: Random) -> None:
        self._person = person
        self._rules = rules
        self._random = random

    def surrenders(self, cards: tuple[Card, Card], bank_card: Card) -> bool:
        """Whether he asks to surrender, be it his right or not."""
        against = bank_points(bank_card)
        if natural(cards):
            return happens(self._random, self._person.whims / 2)
        if not worth_surrendering(cards, against):
            return happens(self._random, self._person.whims / 4)
        known_refusal = self._rules.surrender == "off" or bank_card.rank == "A"
        return happens(self._random, self._person.surrenders * (0.2 if known_refusal else 1.0))

    def whim(self, hand: HandState) -> Request | None:
        """What he asks now though the rules refuse it, if anything."""
        if not happens(self._random, self._person.whims):
            return None
        refused = [
            request
            for request in _MAY_BE_REFUSED
            if _imaginable(request, hand.cards) and refusal(request, hand, self._rules) is not None
        ]
        return pick(self._random, refused) if refused else None

    def wish(self, hand: HandState) -> Request:
        """What he asks next: something that the rules grant. Whoever has split splits again."""
        against = bank_points(hand.bank_card)
        if self._likes(splits_well(hand.cards, against) or hand.splits > 0, hand, "split"):
            return "split"
        if hand.over:  # only a pair of split aces may still be split
            return "stand"
        if self._likes(doubles_well(hand.cards, against), hand, "double"):
            return "double"
        return self._hit_or_stand(hand.cards, against)

    def _likes(self, wise: bool, hand: HandState, request: Request) -> bool:
        if len(hand.cards) != 2 or refusal(request, hand, self._rules) is not None:
            return False
        return happens(self._random, 1 - self._person.shy if wise else self._person.daring)

    def _hit_or_stand(self, cards: Sequence[Card], against: int) -> Request:
        stands_from = self._person.stands_from
        if stands_from is None or soft(cards):
            wise = hit_or_stand(cards, against)
        else:
            wise = "stand" if best(cards) >= stands_from else "hit"
        if not happens(self._random, self._person.slips):
            return wise
        return "hit" if wise == "stand" else "stand"


def _imaginable(request: Request, cards: Sequence[Card]) -> bool:
    """Nobody doubles on 19; a split is asked of a pair, of what is nearly one, and of three cards with one in them."""
    if request == "double":
        return best(cards) <= 16
    if request == "split":
        first, second = cards[:2]
        return abs(first.points - second.points) <= 1 if len(cards) == 2 else len({card.rank for card in cards}) < 3
    return True
