"""Levels go from round stakes at one box to awkward ones at a full table where everything happens."""

from statistics import mean

import pytest

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Box, Round
from trainer.rules import any_preset
from trainer.scenarios.generating import LEVELS, Order, generate, shown_in

DECREE, PAIRE = any_preset("poker21"), any_preset("paire-poker")
EVENTFUL = {
    "doubles", "splits", "split-aces", "resplits", "surrenders", "standing-players", "illegal-requests",
    "illegal-offers", "red-card",
}  # fmt: skip


def rounds(level: int) -> list[Round]:
    made = generate(DECREE, Order(rounds=40, seed=11, level=level)).rounds
    return [each.facts for each in made if isinstance(each.facts, Round)]


def boxes(level: int) -> list[Box]:
    return [box for facts in rounds(level) for box in facts.boxes]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_has_its_boxes_and_all_of_them(level: int) -> None:
    low, high = LEVELS[level - 1].boxes
    assert {len(facts.boxes) for facts in rounds(level)} == set(range(low, high + 1))


def test_at_level_1_stakes_are_round_and_nothing_is_asked_for_but_cards() -> None:
    assert {box.stake for box in boxes(1)} == {1000, 2000, 5000}
    assert {ask.request for box in boxes(1) for ask in box.hand.asks} == {"hit", "stand"}
    assert not any(set(shown_in(facts, DECREE)) & EVENTFUL for facts in rounds(1))


def test_at_level_5_hardly_a_stake_is_a_multiple_of_five_euros_and_pok_takes_half_euros() -> None:
    assert mean(box.stake % 500 != 0 for box in boxes(5)) > 0.7
    assert any((box.pok or 0) % 100 for box in boxes(5))


def test_more_happens_at_each_level() -> None:
    happened = [mean(len(set(shown_in(facts, DECREE)) & EVENTFUL) for facts in rounds(level)) for level in range(1, 6)]
    assert happened == sorted(happened)
    assert len(set(happened)) == 5
    assert happened[-1] > 3


def test_at_paire_poker_more_players_place_more_bets_of_more_kinds() -> None:
    bets = []
    for level in range(1, 6):
        made = generate(PAIRE, Order(rounds=40, seed=3, level=level)).rounds
        played = [each.facts for each in made if isinstance(each.facts, PaireRound)]
        bets.append(mean(len(player.bets) for facts in played for player in facts.players))
        if level == 1:
            names = {bet.on for facts in played for player in facts.players for bet in player.bets}
            assert not any("-" in name for name in names)
    assert bets == sorted(bets)
    assert {len(facts.players) for facts in played} == {5}
