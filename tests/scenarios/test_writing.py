"""What is written is read back as it was, and whatever the reader accepts the engine can play."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from legal_paire import legal_paire_scenarios
from legal_rounds import legal_rounds, legal_scenarios
from msgspec.structs import replace

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Limits, Round
from trainer.rules import preset
from trainer.scenarios import Scenario, read_scenario, write_scenario

SLOW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
CONTRACT = """\
format = 1
title = "Naturals and ties"
rules = "poker21"

[limits]
minimum = 10
maximum = 500
pok_maximum = 100

[[rounds]]
note = "Box 3's queen and ace are a split 21, no natural: a tie"
bank = "9s 5h 7d 2c Kd"

[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 6c hit 4d stand"
standing = [{ stake = 20, follows = true }, { stake = 10, pok = 10 }]
first_offer = { stake = 50 }

[[rounds.boxes]]
box = 3
pok = 10
stake = 30
hand = "Kh Qd split (Kh 3c hit 9d) (Qd As)"
"""
PAIRE = """\
format = 1
title = "Jokers"
rules = "paire-poker"

[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
cards = "7h joker 7d"

[[rounds.players]]
player = 2
bets = [
  { on = "red", stake = 5 },
  { on = "7", stake = 2 },
  { on = "7-K-joker", stake = 2 },
  { on = "pair 7", stake = 2 },
]
first_offer = [{ on = "7-8", stake = 2 }, { on = "red", stake = 20 }]
"""


def played(text: str) -> Scenario:
    scenario, faults = read_scenario(text)
    assert not faults
    assert scenario is not None
    return scenario


@pytest.mark.parametrize("example", [CONTRACT, PAIRE], ids=["poker21", "paire-poker"])
def test_the_contract_s_own_examples_are_written_as_they_were_read(example: str) -> None:
    assert write_scenario(played(example)) == example


@SLOW
@given(legal_scenarios())
def test_reading_what_was_written_gives_an_equal_scenario(scenario: Scenario) -> None:
    read, faults = read_scenario(write_scenario(scenario))
    assert [fault.code for fault in faults if fault.severity == "error"] == []
    assert read == scenario


@SLOW
@given(st.sampled_from([preset("poker21-circle"), preset("blackjack")]).flatmap(legal_scenarios))
def test_every_preset_of_twenty_one_is_written_and_read(scenario: Scenario) -> None:
    assert read_scenario(write_scenario(scenario))[0] == scenario


@SLOW
@given(legal_rounds())
def test_whatever_the_reader_accepts_the_engine_can_play(facts: Round) -> None:
    scenario = Scenario("", preset("poker21"), facts.limits, (facts,))
    read = read_scenario(write_scenario(scenario))[0]
    assert read is not None
    assert duties_of(read.rounds[0], read.rules) == duties_of(facts, preset("poker21"))


@SLOW
@given(legal_paire_scenarios())
def test_pair_e_poker_is_read_as_it_was_written_and_can_be_played(scenario: Scenario) -> None:
    read, faults = read_scenario(write_scenario(scenario))
    assert {fault.code for fault in faults} <= {"duplicate-round"}
    assert read == scenario
    for facts in scenario.rounds:
        assert duties_of(facts, scenario.rules)


def test_pp_4_bets_of_any_spelling_are_kept_by_their_canonical_name() -> None:
    spelt = PAIRE.replace("7-K-joker", "Joker-k-7").replace("pair 7", "Pair  7").replace("7-8", "8-7")
    spelt = spelt.replace('"red"', '"RED"').replace('"7"', '" 7"')
    assert write_scenario(played(spelt)) == PAIRE


def test_players_are_kept_by_rising_number_whatever_their_order_in_the_file() -> None:
    later = '\n[[rounds.players]]\nplayer = 1\nbets = [{ on = "black", stake = 10 }]\n'
    (facts,) = played(PAIRE + later).rounds
    assert isinstance(facts, PaireRound)
    assert [player.number for player in facts.players] == [1, 2]


def test_a_title_that_would_steer_a_terminal_or_end_its_string_is_written_escaped() -> None:
    scenario = replace(played(CONTRACT), title='a "quoted" \\ [bold]title[/bold]')
    assert played(write_scenario(scenario)).title == scenario.title


def test_a_round_with_limits_of_its_own_is_not_written() -> None:
    scenario = played(CONTRACT)
    with pytest.raises(ValueError, match="limits"):
        write_scenario(replace(scenario, limits=Limits(2000, 40000, 20000)))


def test_boxes_are_kept_by_rising_number_whatever_their_order_in_the_file() -> None:
    swapped = CONTRACT.replace("box = 1", "box = 6")
    (facts,) = played(swapped).rounds
    assert isinstance(facts, Round)
    assert [box.number for box in facts.boxes] == [3, 6]
