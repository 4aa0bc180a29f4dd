"""Every five-card hand of six packs: the plain reading against the fast one, and the counts known for them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod

import pytest
from p21_rounds import DECREE

from trainer.cards import DECK, RANKS, Card
from trainer.games.twentyone.pok import PokTable, plain_score

PACKS = 6
ALL_HANDS = 23_856_384_552
DISTINCT = 3_819_816
COUNTS = {
    **{f"pair-{rank}": 836_542_080 for rank in RANKS},
    "two-pair": 1_563_982_992,
    "three-of-a-kind": 997_805_952,
    "straight": 79_315_200,
    "flush": 83_889_648,
    "full-house": 87_145_344,
    "four-of-a-kind": 39_783_744,
    "straight-flush": 279_936,
    "five-of-a-kind": 552_240,
    "royal-flush": 31_104,
    "five-flush": 312,
}


def ways(cards: Sequence[Card]) -> int:
    """In how many ways six packs deal these five cards."""
    return prod(comb(PACKS, copies) for copies in Counter(cards).values())


def test_p21_2_the_reference_counts_leave_nothing_negative() -> None:
    assert comb(312, 5) == ALL_HANDS
    assert comb(52 + 4, 5) == DISTINCT
    assert sum(COUNTS.values()) < ALL_HANDS


def test_p21_46_five_flushes_are_counted_to_the_unit() -> None:
    found = sum(ways([card] * 5) for card in DECK if plain_score([card] * 5, DECREE) == "five-flush")
    assert found == COUNTS["five-flush"]


@pytest.mark.parametrize("suit", ["s", "c"])
def test_p21_46_hands_of_one_suit_are_counted_to_the_unit(suit: str) -> None:
    """A quarter of the suited hands of the reference figures; a suited quad or five is of a kind before all."""
    suited = [card for card in DECK if card.suit == suit]
    found: Counter[str] = Counter()
    table = PokTable(DECREE)
    for cards in combinations_with_replacement(suited, 5):
        found[table.score(cards)] += ways(cards)
        assert table.score(cards) == plain_score(cards, DECREE)
    assert {
        score: count * 4 for score, count in found.items() if score in ("flush", "straight-flush", "royal-flush")
    } == {score: COUNTS[score] for score in ("flush", "straight-flush", "royal-flush")}
    assert sum(found.values()) == comb(78, 5)


@pytest.mark.exhaustive
def test_p21_47_plain_and_fast_reading_agree_on_all_3_819_816_hands_and_the_counts_are_the_reference() -> None:
    table = PokTable(DECREE)
    found: Counter[str] = Counter()
    distinct = 0
    for cards in combinations_with_replacement(DECK, 5):
        score = table.score(cards)
        assert score == plain_score(cards, DECREE), cards
        found[score] += ways(cards)
        distinct += 1
    assert distinct == DISTINCT
    nothing = found.pop("nothing")
    assert dict(found) == COUNTS
    assert nothing == ALL_HANDS - sum(COUNTS.values())
