"""The odds of the games of twenty-one in a fresh shoe: POK's hands and edge, and how the bank ends.

Nothing is simulated: POK goes through the patterns of five ranks, the bank through the sets of points it can hold,
each counted as often as the shoe can deal it.

>>> from trainer.rules import preset
>>> [str(bet.expected) for bet in bet_odds(preset("poker21"))]
['-19204056/76462771']
>>> {end.score: f"{float(end.probability):.6f}" for end in bank_odds(preset("poker21"))}["bust"]
'0.281921'
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, perm, prod
from typing import Final, NamedTuple

from trainer.cards import DECK, SUITS, Card, Rank
from trainer.games.odds import BetOdds, HandOdds, ScoreOdds
from trainer.games.twentyone.bank import POK_CARDS
from trainer.games.twentyone.hands import BANK_STANDS_FROM, bank_score, best
from trainer.games.twentyone.pok import PAIR_RANKS, POK_SCORES, pok_ratio, pok_score
from trainer.rules import TwentyOneRules

BANK_SCORES: Final = ("17", "18", "19", "20", "21", "natural", "bust")

_SPADES: Final = {card.rank: card for card in DECK if card.suit == "s"}
_HEARTS: Final = {card.rank: card for card in DECK if card.suit == "h"}
_POINTS: Final = tuple(card for card in _SPADES.values() if card.rank not in ("J", "Q", "K"))
"""A card of each value from ace to ten, which stands for all that count the same."""


def hand_odds(rules: TwentyOneRules) -> tuple[HandOdds, ...]:
    """Every POK score, from the least to the best, with how many of the shoe's five-card hands it is (P21-46)."""
    if not rules.pok:
        return ()
    counts = _pok_counts(rules)
    every = comb(len(DECK) * rules.packs, POK_CARDS)
    return tuple(
        HandOdds(score, counts[score], Fraction(counts[score], every), _pays(score, rules)) for score in POK_SCORES
    )


def bet_odds(rules: TwentyOneRules) -> tuple[BetOdds, ...]:
    """POK, where the game has it."""
    if not rules.pok:
        return ()
    hands = hand_odds(rules)
    wins = sum((hand.probability for hand in hands if hand.pays is not None), Fraction())
    earned = sum((hand.probability * hand.pays for hand in hands if hand.pays is not None), Fraction())
    return (BetOdds("pok", wins, earned - (1 - wins)),)


def _pays(score: str, rules: TwentyOneRules) -> int | None:
    """POK pays so many to one and never less (P21-45)."""
    ratio = None if score == "nothing" else pok_ratio(score, rules)
    return None if ratio is None else ratio.numerator


def _pok_counts(rules: TwentyOneRules) -> Counter[str]:
    """How often each score comes: a pattern of ranks is either of one suit or not, which is all a score looks at."""
    counts = Counter[str]()
    for ranks in combinations_with_replacement(PAIR_RANKS, POK_CARDS):
        suited, mixed = _ways(ranks, rules.packs)
        spades = [_SPADES[rank] for rank in ranks]
        if suited:
            counts[pok_score(spades, rules)] += suited
        counts[pok_score([_HEARTS[ranks[0]], *spades[1:]], rules)] += mixed
    return counts


def _ways(ranks: tuple[Rank, ...], packs: int) -> tuple[int, int]:
    """How many hands of one suit, and how many of several, have these ranks."""
    times = [ranks.count(rank) for rank in set(ranks)]
    every = prod(comb(len(SUITS) * packs, number) for number in times)
    suited = len(SUITS) * prod(comb(packs, number) for number in times)
    return suited, every - suited


def bank_odds(rules: TwentyOneRules) -> tuple[ScoreOdds, ...]:
    """How the bank ends when it alone takes cards from the shoe (P21-34, 35)."""
    ends = _bank_ends(rules.packs)
    return tuple(
        ScoreOdds(score, sum((end.probability for end in ends if end.score == score), Fraction()))
        for score in BANK_SCORES
    )


def bank_beyond_five(rules: TwentyOneRules) -> Fraction:
    """How likely the bank takes more than five cards, so that POK leaves some to burn (P21-44)."""
    return sum((end.probability for end in _bank_ends(rules.packs) if end.cards > POK_CARDS), Fraction())


class _End(NamedTuple):
    score: str
    cards: int
    probability: Fraction


@cache
def _bank_ends(packs: int) -> tuple[_End, ...]:
    return tuple(_play_bank(packs))


def _play_bank(packs: int) -> Iterator[_End]:
    """Draws card by card, hands of the same points together, with the number of ways the shoe deals each."""
    drawing: dict[tuple[Card, ...], int] = {(): 1}
    cards = 0
    while drawing:
        cards += 1
        every = perm(len(DECK) * packs, cards)
        ended = Counter[str]()
        held = Counter[tuple[Card, ...]]()
        for hand, ways in _one_more(drawing, packs):
            if best(hand) < BANK_STANDS_FROM:
                held[hand] += ways
            else:
                ended[bank_score(hand)] += ways
        yield from (_End(score, cards, Fraction(ways, every)) for score, ways in ended.items())
        drawing = held


def _one_more(hands: dict[tuple[Card, ...], int], packs: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    for hand, ways in hands.items():
        for card in _POINTS:
            copies = len(SUITS) * packs * (4 if card.points == 10 else 1)
            left = copies - hand.count(card)
            if left:
                yield tuple(sorted((*hand, card), key=_points)), ways * left


def _points(card: Card) -> int:
    return card.points
