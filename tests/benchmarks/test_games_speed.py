"""The duties of a round of each game, and the odds of each ruleset, beside a peer or beside one another."""

from itertools import islice
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import per_second, timed

from trainer.games.paire_poker import odds as paire_odds
from trainer.games.rounds import duties_of
from trainer.games.twentyone import odds as twentyone_odds
from trainer.rules import PRESETS, PairePokerRules, any_preset
from trainer.scenarios.dealing import deal

ROUNDS = 300


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.benchmark(group="dealt rounds of each game, as many seats as there are")
def test_duties_of_dealt_rounds(benchmark: BenchmarkFixture, name: str) -> None:
    rules = any_preset(name)
    seats = rules.players if isinstance(rules, PairePokerRules) else rules.seats
    rounds = list(islice(deal(rules, Random(3), (seats, seats)), ROUNDS))
    kept = timed(benchmark, lambda: [duties_of(facts, rules) for facts in rounds], 10)
    benchmark.extra_info["duties_a_round"] = round(sum(map(len, kept)) / ROUNDS, 1)
    per_second(benchmark, "rounds_per_second", ROUNDS)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.benchmark(group="exact odds, the bank's distribution included")
def test_odds(benchmark: BenchmarkFixture, name: str) -> None:
    rules = any_preset(name)

    def all_of_them() -> int:
        if isinstance(rules, PairePokerRules):
            return len(paire_odds.hand_odds(rules)) + len(paire_odds.bet_odds(rules))
        found = (twentyone_odds.hand_odds(rules), twentyone_odds.bet_odds(rules), twentyone_odds.bank_odds(rules))
        return sum(map(len, found))

    assert timed(benchmark, all_of_them, 3) > 0
