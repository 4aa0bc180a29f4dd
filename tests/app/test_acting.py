"""What is typed and chosen, put into the words of a duty; what cannot be understood is no act."""

import pytest
from app_files import ONE_BOX

from trainer.app import acting
from trainer.app.felt.canvas import Spot
from trainer.duties import Duty
from trainer.grading.verdicts import Act
from trainer.practice.parts import USUAL_PARTS
from trainer.practice.play import Play
from trainer.scenarios import read_scenario

SEATED = Spot(3, 1, "seated", "21")


def play_at(phase: str) -> Play:
    scenario, _ = read_scenario(ONE_BOX, file="evening.toml")
    assert scenario is not None
    play = Play.start(scenario.rounds[0], scenario.rules, USUAL_PARTS)
    while play.phase != phase:
        assert play.due is not None
        play = play.do(Act(play.due))
    return play


@pytest.mark.parametrize(("typed", "score"), [("17", "17"), ("7/17", "7/17"), (" 07/17 ", "7/17"), ("21", "21")])
def test_a_typed_total_is_announced_of_the_hand_in_hand(typed: str, score: str) -> None:
    assert acting.announce(play_at("playing"), typed) == Duty("playing", "announce", box=3, hand=1, score=score)


@pytest.mark.parametrize("typed", ["7/", "/17", "1,5", "117", "1 7", "7/17/27"])
def test_what_is_no_total_is_not_announced(typed: str) -> None:
    assert acting.announce(play_at("playing"), typed) == "no-score"
    assert acting.announce(play_at("playing"), "  ") == "no-figure"


@pytest.mark.parametrize(("typed", "cents"), [("37,50", 3750), ("37.5", 3750), ("1 250", 125000), ("7,5", 750)])
def test_an_amount_is_typed_as_people_write_it(typed: str, cents: int) -> None:
    play = play_at("settlement")
    deed = acting.money(play, play.table(), SEATED, "pay", typed)
    assert isinstance(deed, Duty)
    assert deed.amount == cents


@pytest.mark.parametrize("typed", ["1 25", "7/5", "1,2,3", "1,255"])
def test_what_is_no_amount_is_not_paid(typed: str) -> None:
    play = play_at("settlement")
    assert acting.money(play, play.table(), SEATED, "pay", typed) == "no-amount"


def test_without_an_amount_the_whole_stake_is_collected_and_nothing_is_paid() -> None:
    play = play_at("settlement")
    table = play.table()
    taken = acting.money(play, table, SEATED, "collect", "")
    assert taken == Duty("settlement", "collect", box=3, hand=1, bettor="seated", bet="21", amount=5000)
    assert acting.money(play, table, SEATED, "pay", " ") == "type-amount"


def test_no_act_is_done_on_a_stake_that_is_not_there() -> None:
    play = play_at("settlement")
    assert acting.money(play, play.table(), Spot(3), "collect", "") == "no-stake"
    assert acting.money(play, play.table(), Spot(3, 4, "seated", "21"), "collect", "") == "no-stake"


def test_cards_are_counted_by_what_is_typed() -> None:
    play = play_at("pok")
    assert acting.cards(play, "draw", "2") == Duty("pok", "draw", count=2)
    assert acting.cards(play, "draw", "") == Duty("pok", "draw", count=3)
    assert acting.cards(play, "draw", "2,5") == "no-count"
    assert acting.cards(play, "draw", "0") == "no-count"


def test_only_what_a_player_asks_can_be_granted() -> None:
    assert acting.answer(play_at("settlement"), "grant") == "no-request"
