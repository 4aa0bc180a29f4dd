"""The first cards of a bank that is to show something; what follows them comes as it may."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from trainer.cards import RANKS, SUITS, Card, Rank, Suit, parse_cards
from trainer.games.twentyone.bank import POK_CARDS
from trainer.games.twentyone.hands import BANK_STANDS_FROM, best
from trainer.games.twentyone.pok import HIGH, pok_score
from trainer.rules import TwentyOneRules
from trainer.rules.ruleset import PokHand
from trainer.scenarios.dealing.chance import pick, shuffled
from trainer.scenarios.generating.supply import Supply, UnfitError

BankMaker = Callable[[Supply, Random, TwentyOneRules], Sequence[Card]]

_CIRCLE: Final[Sequence[Rank]] = (*RANKS, "A")
_LOW: Final = 4
"""Up to this rank go the cards of a bank that takes six of them."""
_EVERYDAY: Final[Sequence[str]] = ("pair", "pair", "two-pair", "two-pair", "three-of-a-kind", "straight", "flush")


def ace_first(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
    """The bank shows an ace."""
    return [supply.take(_of("A"))]


def natural_bank(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
    """21 in two cards."""
    return shuffled(random, (supply.take(_of("A")), supply.take(lambda card: card.points == 10)))


def six_cards(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
    """Five cards that do not reach 17."""
    held: list[Card] = []
    while len(held) < POK_CARDS:
        held.append(supply.take(lambda card: card.points <= _LOW and best([*held, card]) < BANK_STANDS_FROM))
    return held


def soft_bank(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
    """An ace that counts eleven in 17 to 20."""
    other = pick(random, (6, 6, 7, 8, 9))
    return shuffled(random, (supply.take(_of("A")), supply.take(lambda card: card.points == other)))


def _of(rank: Rank, suit: Suit | None = None) -> Callable[[Card], bool]:
    return lambda card: card.rank == rank and suit in (None, card.suit)


def _kinds(random: Random, *counts: int) -> list[Rank]:
    """Different ranks, so many of each."""
    ranks = shuffled(random, RANKS)
    return [rank for rank, count in zip(ranks, counts, strict=False) for _ in range(count)]


def _pair_of(ranks: Callable[[TwentyOneRules], Sequence[Rank]]) -> "_Picker":
    def cards(supply: Supply, random: Random, rules: TwentyOneRules) -> list[Card]:
        paired = pick(random, ranks(rules))
        others = [rank for rank in shuffled(random, RANKS) if rank != paired][:3]
        return [supply.take(_of(rank)) for rank in (paired, paired, *others)]

    return cards


def _of_kinds(*counts: int) -> "_Picker":
    return lambda supply, random, rules: [supply.take(_of(rank)) for rank in _kinds(random, *counts)]


def _run(supply: Supply, random: Random, rules: TwentyOneRules, *, suited: bool = False) -> list[Card]:
    start = int(random.random() * 10)
    suit = pick(random, SUITS) if suited else None
    return [supply.take(_of(rank, suit)) for rank in _CIRCLE[start : start + POK_CARDS]]


def _flush(supply: Supply, random: Random, rules: TwentyOneRules) -> list[Card]:
    suit = pick(random, SUITS)
    return [supply.take(lambda card: card.suit == suit) for _ in range(POK_CARDS)]


def _royal(supply: Supply, random: Random, rules: TwentyOneRules) -> list[Card]:
    suit = pick(random, SUITS)
    return [supply.take(_of(rank, suit)) for rank in _CIRCLE[-POK_CARDS:]]


def _five_flush(supply: Supply, random: Random, rules: TwentyOneRules) -> list[Card]:
    rank, suit = pick(random, RANKS), pick(random, SUITS)
    return [supply.take(_of(rank, suit)) for _ in range(POK_CARDS)]


def pays_pair(rank: Rank, rules: TwentyOneRules) -> bool:
    """Whether POK pays a pair of that rank."""
    return "pair" in rules.pok_pays and HIGH[rank] >= HIGH[rules.pok_pair_from]


_Picker = Callable[[Supply, Random, TwentyOneRules], list[Card]]
_PICKERS: Final[Mapping[str, _Picker]] = {
    "nothing": _of_kinds(1, 1, 1, 1, 1),
    "low-pair": _pair_of(lambda rules: [rank for rank in RANKS if not pays_pair(rank, rules)]),
    "pair": _pair_of(lambda rules: [rank for rank in RANKS if pays_pair(rank, rules)]),
    "two-pair": _of_kinds(2, 2, 1),
    "three-of-a-kind": _of_kinds(3, 1, 1),
    "straight": _run,
    "flush": _flush,
    "full-house": _of_kinds(3, 2),
    "four-of-a-kind": _of_kinds(4, 1),
    "straight-flush": lambda supply, random, rules: _run(supply, random, rules, suited=True),
    "five-of-a-kind": _of_kinds(5),
    "royal-flush": _royal,
    "five-flush": _five_flush,
}
SAMPLES: Final[Mapping[PokHand, str]] = {
    "pair": "As Ah 9d 6c 3s",
    "two-pair": "As Ah 9d 9c 3s",
    "three-of-a-kind": "As Ah Ad 9c 3s",
    "straight": "5s 6h 7d 8c 9s",
    "flush": "2s 5s 8s Js Ks",
    "full-house": "As Ah Ad 9c 9s",
    "four-of-a-kind": "As Ah Ad Ac 9s",
    "straight-flush": "5s 6s 7s 8s 9s",
    "five-of-a-kind": "As Ah Ad Ac As",
    "royal-flush": "Ts Js Qs Ks As",
    "five-flush": "As As As As As",
}
"""A hand of each name: where the rules read it otherwise, they have no such hand."""


def is_called(score: str, hand: str) -> bool:
    """Whether an announced score is the hand of that name; all pairs are called pair."""
    return score == hand or (score.startswith("pair-") and hand in ("pair", "low-pair"))


def has_pok_hand(hand: PokHand, rules: TwentyOneRules) -> bool:
    """Whether the rules ever pay POK for that hand."""
    return hand in rules.pok_pays and is_called(pok_score(parse_cards(SAMPLES[hand]), rules), hand)


def pok_hand(hand: str) -> BankMaker:
    """Five cards that POK reads as that hand, in any order."""

    def cards(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
        found = _PICKERS[hand](supply, random, rules)
        if not is_called(pok_score(found, rules), hand):
            raise UnfitError
        return shuffled(random, found)

    return cards


def paying_pok(supply: Supply, random: Random, rules: TwentyOneRules) -> Sequence[Card]:
    """Five cards that POK pays for, and none of the great hands if it can be helped."""
    paid = [hand for hand in rules.pok_pays if has_pok_hand(hand, rules)]
    everyday = [hand for hand in _EVERYDAY if hand in paid]
    return pok_hand(pick(random, everyday or paid))(supply, random, rules)
