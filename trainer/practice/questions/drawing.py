"""Cards and stakes for the questions, drawn as a table would see them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.cards import DECK, Card, Rank
from trainer.games.twentyone.bank import POK_CARDS
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.games.twentyone.hands import BANK_STANDS_FROM, best
from trainer.money import Ratio
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, pick

TENS: Final[tuple[Rank, ...]] = ("10", "J", "Q", "K")
LIMITS: Final = Limits(500, 100_000, 5000)
"""Limits that no stake drawn here breaks."""
STAKES: Final = (500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10_000, 15_000, 20_000)


def dealt(rules: TwentyOneRules, random: Random, count: int) -> tuple[Card, ...]:
    """So many cards from the house's packs."""
    pool = list(DECK * rules.packs)
    return tuple(pool.pop(between(random, 0, len(pool) - 1)) for _ in range(count))


def ranks(cards: Sequence[Card]) -> tuple[Rank, ...]:
    """What the cards are without their suits, which a hand of twenty-one does not look at."""
    return tuple(card.rank for card in cards)


def stake_for(ratio: Ratio, random: Random) -> int:
    """A stake on which the ratio comes to whole cents (P21-43)."""
    whole = [stake for stake in STAKES if ratio.of(stake) is not None]
    return pick(random, whole) if whole else 100 * ratio.denominator


def taken(pool: Sequence[Card], wanted: Sequence[Rank], suit: str = "") -> tuple[Card, ...]:
    """The first cards of these ranks in a shuffled shoe, of one suit where that is said; fewer where it lacks them."""
    left = list(pool)
    found = []
    for rank in wanted:
        place = next((at for at, card in enumerate(left) if card.rank == rank and suit in ("", card.suit)), None)
        if place is not None:
            found.append(left.pop(place))
    return tuple(found)


def drawn_to(total: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The first of the cards, two at least, up to the one with which the best total is reached."""
    count = 2
    while best(cards[:count]) < total and count < len(cards):
        count += 1
    return tuple(cards[:count])


def bank_of(cards: Sequence[Card], rules: TwentyOneRules) -> tuple[Card, ...]:
    """What the bank takes of these cards: up to 17, and to five where there is POK."""
    played = drawn_to(BANK_STANDS_FROM, cards)
    return tuple(cards[: max(len(played), POK_CARDS)]) if rules.pok else played


def played_hand(cards: Sequence[Card]) -> Hand:
    """The hand in which these cards were asked for one by one, and the player then stood."""
    asks = [Ask("hit", card) for card in cards[2:]]
    return Hand((cards[0], cards[1]), (*asks, *([Ask("stand")] if best(cards) < 21 else [])))


def one_box(hand: Hand, stake: int, bank: tuple[Card, ...], rules: TwentyOneRules, number: int = 1) -> Round:
    """A round of one box."""
    return Round(LIMITS, (box(number, hand, stake, rules),), bank)


def box(number: int, hand: Hand, stake: int, rules: TwentyOneRules) -> Box:
    """A box with its POK stake, where there is POK."""
    return Box(number, stake, hand, LIMITS.pok_maximum if rules.pok else None)
