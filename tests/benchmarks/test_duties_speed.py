"""The duties of a settled seven-box round, kept in a list, beside blackjack21's table of seven players.

The goal is 10,000 rounds a second on one core. The peer plays and judges the round, but keeps no record, pays nothing.
"""

from typing import Any

import pytest
from p21_rounds import DECREE
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import DUTIES, FACTS, per_second, timed

from trainer.duties import Duty
from trainer.games.twentyone.duties import duties

ROUNDS = 1000


@pytest.mark.benchmark(group="a seven-box round")
def test_duties(benchmark: BenchmarkFixture) -> None:
    def a_thousand() -> list[tuple[Duty, ...]]:
        return [duties(FACTS, DECREE) for _ in range(ROUNDS)]

    kept = timed(benchmark, a_thousand, 20)
    assert (len(kept), len(DUTIES), kept[-1]) == (ROUNDS, 70, DUTIES)
    per_second(benchmark, "rounds_per_second", ROUNDS)


@pytest.mark.benchmark(group="a seven-box round")
def test_peer_blackjack21(benchmark: BenchmarkFixture) -> None:
    peer = pytest.importorskip("blackjack21")
    ranks = ("9", "5", "10", "8", "4", "K", "6", "7", "2", "J", "3", "A", "Q")
    values = {"A": 11, "J": 10, "Q": 10, "K": 10}
    cards = [peer.Card(suit, rank, values.get(rank) or int(rank)) for suit in peer.DEFAULT_SUITS for rank in ranks] * 2

    class Stacked:
        """Always the same cards in the same order."""

        def __init__(self) -> None:
            self.left = list(cards)

        def __len__(self) -> int:
            return len(self.left)

        def draw_card(self) -> Any:
            return self.left.pop()

    def a_round() -> Any:
        table = peer.Table([(f"box {number}", 50) for number in range(1, 8)], Stacked())
        table.start_game()
        while (hand := table.current_hand) is not None:
            if hand.total < 16:
                table.hit()
            else:
                table.stand()
        return table

    kept = timed(benchmark, lambda: [a_round() for _ in range(ROUNDS)], 20)
    assert all(hand.result is not None for player in kept[-1].players for hand in player.hands)
    per_second(benchmark, "rounds_per_second", ROUNDS)
