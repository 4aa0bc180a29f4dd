"""Freely dealt Pair'e Poker: legal, the same for the same seed, and with all that happens at such a table."""

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.cards import DECK, JOKER
from trainer.games.paire_poker.betting import fixed_limits, offer_faults
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.felt import BETS
from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Round
from trainer.rules import PRESETS, any_preset, paire_poker
from trainer.scenarios import Scenario, read_scenario, write_scenario
from trainer.scenarios.dealing import deal, deal_paire_rounds

RULES = paire_poker()
LIMITS = fixed_limits(RULES)
ROUNDS = 2000
SEEDS = st.integers(0, 2**32)
SEATS = st.tuples(st.integers(1, 5), st.integers(1, 5)).map(lambda ends: (min(ends), max(ends)))


def evening(seed: int, rounds: int, players: tuple[int, int] = (1, 5)) -> list[PaireRound]:
    return list(islice(deal_paire_rounds(RULES, LIMITS, Random(seed), players), rounds))


@settings(deadline=None)
@given(SEEDS, SEATS)
def test_the_files_reader_finds_no_fault_in_dealt_rounds(seed: int, players: tuple[int, int]) -> None:
    scenario = Scenario("Dealt", RULES, LIMITS, tuple(evening(seed, 4, players)))
    assert read_scenario(write_scenario(scenario)) == (scenario, ())


@settings(deadline=None)
@given(SEEDS, SEATS)
def test_pp_1_as_many_players_as_were_asked_for_each_in_a_seat_of_his_own(seed: int, players: tuple[int, int]) -> None:
    for facts in evening(seed, 5, players):
        numbers = [player.number for player in facts.players]
        assert numbers == sorted(set(numbers))
        assert set(numbers) <= {1, 2, 3, 4, 5}
        assert players[0] <= len(numbers) <= players[1]


@settings(deadline=None)
@given(SEEDS)
def test_pp_1_the_three_cards_are_of_one_pack_with_two_jokers(seed: int) -> None:
    for facts in evening(seed, 10):
        drawn = Counter(facts.cards)
        assert drawn.pop(JOKER, 0) <= 2
        assert set(drawn) <= set(DECK)
        assert set(drawn.values()) <= {1}


def test_the_same_seed_gives_the_same_rounds_and_another_gives_others() -> None:
    assert evening(7, 20) == evening(7, 20)
    assert evening(7, 3) != evening(8, 3)


@pytest.mark.parametrize("players", [(0, 3), (4, 2)])
def test_no_players_and_seats_turned_round_are_refused(players: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="players"):
        evening(1, 1, players)


@cache
def seen() -> Counter[str]:
    """What there was in an evening, bets and reasons of refusal by their names."""
    found: Counter[str] = Counter()
    for facts in evening(2024, ROUNDS):
        found[f"{len(facts.players)} players"] += 1
        for player in facts.players:
            found["players"] += 1
            found["offers"] += player.first_offer is not None
            found.update(bet.on for bet in player.bets)
            found.update(reason for _, reason in offer_faults(player.first_offer or (), LIMITS))
            found["two refused"] += len(offer_faults(player.first_offer or (), LIMITS)) > 1
        found.update(duty.score or "" for duty in duties_of(facts, RULES) if duty.act == "announce")
    return found


@pytest.mark.parametrize("name", BETS)
def test_pp_4_every_bet_of_the_felt_is_played(name: str) -> None:
    assert seen()[name] >= 20


@pytest.mark.parametrize(
    "kind",
    [
        "no-main", "not-on-felt", "below-minimum", "above-maximum", "two refused", "joker", "no pair", "nothing",
        "flush", "straight", "three-of-a-kind", "straight-flush", *(f"{count} players" for count in range(1, 6)),
    ],
)  # fmt: skip
def test_everything_happens_in_an_evening(kind: str) -> None:
    assert seen()[kind] >= 5


def test_offers_at_fault_are_the_exception() -> None:
    assert 0.03 < seen()["offers"] / seen()["players"] < 0.2


def test_pp_8_pairs_come_as_often_as_the_pack_deals_them() -> None:
    # 13 ranks of 6 pairs and the pair of jokers among 1,431 pairs of cards: 79 of 1,431, or 5.5 %.
    pairs = sum(facts.cards[0].rank == facts.cards[1].rank for facts in evening(2024, ROUNDS))
    assert 0.038 < pairs / ROUNDS < 0.073


def test_a_house_of_other_limits_is_dealt_within_them() -> None:
    rules = replace(RULES, minimum=500, main_maximum=50_000, optional_maximum=2000, players=3)
    for facts in islice(deal_paire_rounds(rules, fixed_limits(rules), Random(3)), 200):
        assert len(facts.players) <= 3
        for bet in (bet for player in facts.players for bet in player.bets):
            assert 500 <= bet.stake <= (50_000 if BETS[bet.on].main else 2000)


@pytest.mark.parametrize("name", PRESETS)
def test_one_door_deals_the_rounds_of_every_game(name: str) -> None:
    rules = any_preset(name)
    rounds = list(islice(deal(rules, Random(5), (2, 4)), 5))
    assert rounds == list(islice(deal(rules, Random(5), (2, 4)), 5))
    for facts in rounds:
        assert 2 <= len(facts.boxes if isinstance(facts, Round) else facts.players) <= 4
        assert duties_of(facts, rules)
    assert next(deal(rules, Random(1)))
