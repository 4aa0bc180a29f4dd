"""Classifying five cards beside treys, eval7 and phevaluator. None knows a card twice: hands of one pack.

The goal is 1,000,000 hands a second in pure Python; eval7 and phevaluator are C.
"""

from collections.abc import Callable
from random import Random

import pytest
from p21_rounds import DECREE
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import per_second, timed

from trainer.cards import DECK
from trainer.games.twentyone.pok import PokTable

HANDS = 20_000
ONE_PACK = [Random(number).sample(DECK, 5) for number in range(HANDS)]
SIX_PACKS = [Random(number).choices(DECK, k=5) for number in range(HANDS)]
NAMES = [[f"{'T' if card.rank == '10' else card.rank}{card.suit}" for card in hand] for hand in ONE_PACK]


@pytest.mark.parametrize("hands", [ONE_PACK, SIX_PACKS], ids=["one pack", "six packs"])
@pytest.mark.benchmark(group="five cards")
def test_pok_table(benchmark: BenchmarkFixture, hands: list[list[object]]) -> None:
    score: Callable[..., str] = PokTable(DECREE).score
    for hand in hands:
        score(hand)  # each pattern is read once from the rules; what is measured is the use of the table

    found = timed(benchmark, lambda: [score(hand) for hand in hands], 30)
    assert {"nothing", "pair-J", "two-pair", "three-of-a-kind", "flush"} <= set(found)
    per_second(benchmark, "hands_per_second", HANDS)


@pytest.mark.benchmark(group="five cards")
def test_peer_treys(benchmark: BenchmarkFixture) -> None:
    treys = pytest.importorskip("treys")
    evaluate = treys.Evaluator().evaluate
    hands = [[treys.Card.new(name) for name in hand] for hand in NAMES]
    assert len(timed(benchmark, lambda: [evaluate([], hand) for hand in hands], 10)) == HANDS
    per_second(benchmark, "hands_per_second", HANDS)


@pytest.mark.benchmark(group="five cards")
def test_peer_eval7(benchmark: BenchmarkFixture) -> None:
    eval7 = pytest.importorskip("eval7")
    hands = [[eval7.Card(name) for name in hand] for hand in NAMES]
    evaluate, name = eval7.evaluate, eval7.handtype
    assert len(timed(benchmark, lambda: [name(evaluate(hand)) for hand in hands], 10)) == HANDS
    per_second(benchmark, "hands_per_second", HANDS)


@pytest.mark.benchmark(group="five cards")
def test_peer_phevaluator(benchmark: BenchmarkFixture) -> None:
    phevaluator = pytest.importorskip("phevaluator")
    hands = [[phevaluator.Card(name) for name in hand] for hand in NAMES]
    evaluate = phevaluator.evaluate_cards
    assert len(timed(benchmark, lambda: [evaluate(*hand) for hand in hands], 10)) == HANDS
    per_second(benchmark, "hands_per_second", HANDS)
