"""Three cards of Pair'e Poker that are to show something, drawn from the pack."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from trainer.cards import RANKS, SUITS, Card, Rank, Suit, parse_cards
from trainer.games.paire_poker.hands import poker_score
from trainer.rules.paire_poker import PairePokerRules, PokerHand
from trainer.scenarios.dealing.chance import happens, pick, shuffled
from trainer.scenarios.generating.supply import Supply

Three = Sequence[Card]
CardMaker = Callable[[Supply, Random, PairePokerRules], Three]

_RUNS: Final[Sequence[Sequence[Rank]]] = tuple((*RANKS, "A")[at : at + 3] for at in range(12))
_WILD: Final = 0.35
"""How often a joker takes the place of one of the cards of a hand."""
SAMPLES: Final[Mapping[PokerHand, str]] = {
    "pair-of-jokers": "joker joker 9s",
    "mini-royal": "Qs Ks As",
    "straight-flush": "7s 8s 9s",
    "three-of-a-kind": "7s 7h 7d",
    "straight": "7s 8h 9d",
    "flush": "2s 7s Js",
}
"""A hand of each name: where the rules read it otherwise, they have no such hand."""


def three_cards(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
    """Three cards as they come."""
    return [supply.take() for _ in range(3)]


def of_rank(rank: Rank) -> Callable[[Card], bool]:
    """Whether a card is of that rank."""
    return lambda card: card.rank == rank


def first_of(values: Sequence[Rank]) -> CardMaker:
    """A first card of one of these values, each as likely as another, and two that come."""
    return lambda supply, random, rules: [supply.take(of_rank(pick(random, values))), supply.take(), supply.take()]


def pair_first(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
    """Two cards of one value, and one that comes."""
    rank = pick(random, RANKS)
    return [supply.take(of_rank(rank)), supply.take(of_rank(rank)), supply.take()]


def jokers_first(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
    """Both jokers, and one card that comes."""
    return [supply.take(of_rank("joker")), supply.take(of_rank("joker")), supply.take()]


def three_alike(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
    """Three cards of one value, the third of them now and then a joker."""
    rank = pick(random, RANKS)
    third: Rank = "joker" if rules.jokers and happens(random, _WILD) else rank
    return [supply.take(of_rank(each)) for each in (rank, rank, third)]


def _suited(rank: Rank, suit: Suit | None) -> Callable[[Card], bool]:
    return lambda card: card.rank == rank and suit in (None, card.suit)


def _run(supply: Supply, run: Sequence[Rank], suit: Suit | None) -> list[Card]:
    return [supply.take(_suited(rank, suit)) for rank in run]


def _natural(hand: PokerHand, supply: Supply, random: Random) -> list[Card]:
    """The hand without a joker; of a pair of jokers the one card that is none."""
    suit = pick(random, SUITS)
    match hand:
        case "mini-royal":
            return _run(supply, _RUNS[-1], suit)
        case "straight-flush":
            return _run(supply, pick(random, _RUNS), suit)
        case "straight":
            return _run(supply, pick(random, _RUNS), None)
        case "flush":
            return [supply.take(lambda card: card.suit == suit) for _ in range(3)]
        case "three-of-a-kind":
            return _run(supply, (pick(random, RANKS),) * 3, None)
        case "pair-of-jokers":
            return [supply.take(lambda card: card.rank != "joker")]


def hand_of(hand: PokerHand, *, wild: float = _WILD) -> CardMaker:
    """Cards that are meant for that hand; `wild` is how likely it is that a joker is among them."""

    def cards(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
        found = shuffled(random, _natural(hand, supply, random))
        if hand == "pair-of-jokers":
            found += [supply.take(of_rank("joker")) for _ in range(2)]
        elif rules.jokers and happens(random, wild):
            found[-1] = supply.take(of_rank("joker"))
        return shuffled(random, found)

    return cards


def wild_hand(supply: Supply, random: Random, rules: PairePokerRules) -> Three:
    """Some hand that a joker completes."""
    paid = [hand for hand in rules.poker_hand if hand != "pair-of-jokers"]
    return hand_of(pick(random, paid), wild=1.0)(supply, random, rules)


def has_hand(hand: PokerHand, rules: PairePokerRules) -> bool:
    """Whether the rules ever pay the poker hand of that name."""
    return poker_score(parse_cards(SAMPLES[hand]), rules) == hand
