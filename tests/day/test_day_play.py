"""A drill of the day being played: its table, and what ends the opening."""

import pytest

from trainer.cards import DECK, parse_cards
from trainer.duties import ActName
from trainer.games.day.facts import Day, Opening, Pack, RedCard, Shuffle
from trainer.games.day.packs import whole_packs
from trainer.games.twentyone.facts import Limits, Round
from trainer.grading.verdicts import Act
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.rules import preset

RULES = preset("poker21")
SHORT = Opening((Pack("blue", DECK[1:]), *whole_packs(RULES)[1:]))
"""The first pack lacks the ace of spades."""


def start(facts: Day) -> Play:
    return Play.start(facts, RULES, frozenset())


def do(play: Play, act: ActName, count: int | None = None, what: str | None = None, pack: int | None = None) -> Play:
    deed = deeds.day_act(play, act, count=count, what=what, pack=pack)
    assert deed is not None
    return play.do(Act(deed))


def test_every_duty_of_a_drill_is_the_trainees() -> None:
    play = start(SHORT)
    assert len(play.mine) == len(play.duties) == 13


def test_p21_8_cards_are_seen_once_the_packs_are_spread() -> None:
    play = start(SHORT)
    assert [pack.cards for pack in play.day().packs] == [()] * 6
    assert [pack.back for pack in play.day().packs] == ["blue"] * 3 + ["red"] * 3
    spread = do(play, "spread").day()
    assert [len(pack.cards) for pack in spread.packs] == [51, 52, 52, 52, 52, 52]
    assert spread.cards is None


def test_p21_9_turning_the_packs_over_ends_the_opening_and_what_was_not_found_is_missed() -> None:
    play = do(do(do(do(start(SHORT), "spread"), "count", 311), "check"), "turn")
    assert play.phase == "shuffling"
    assert [(slip.code, slip.expected and slip.expected.what) for slip in play.just_missed] == [
        ("missed", "missing As")
    ]
    assert play.last is not None
    assert play.last.right
    assert play.day().cards == 312
    assert play.day().packs == ()
    again = Play.replay(SHORT, RULES, frozenset(), play.moves)
    assert again == play


def test_p21_9_a_round_that_is_turned_over_rightly_has_missed_nothing() -> None:
    play = do(do(do(start(SHORT), "spread"), "count", 311), "check")
    play = do(do(play, "report", what="missing As", pack=1), "turn")
    assert play.phase == "shuffling"
    assert play.just_missed == ()
    assert play.grade().mistakes == ()


def test_the_table_betrays_no_report_that_is_false() -> None:
    play = do(start(SHORT), "spread")
    true = do(play, "report", what="missing As", pack=1)
    false = do(play, "report", what="missing Kh", pack=5)
    assert true.day() == false.day()
    assert (true.phase, false.phase) == ("opening", "opening")


def test_p21_9_to_14_the_table_through_the_shuffle() -> None:
    play = do(do(start(Shuffle()), "turn"), "pile", 6)
    assert (play.day().lie, play.day().piles, play.day().shuffled) == ("piles", 6, False)
    play = do(do(play, "shuffle"), "cut", 2, "piles")
    assert (play.day().shuffled, play.day().cuts) == (True, 2)
    play = do(do(play, "cut", what="whole"), "cut", what="last")
    assert (play.day().lie, play.day().cut_by) == ("whole", ("croupier", "player"))
    play = do(do(do(play, "place-red-card", 60), "load"), "burn", 5)
    table = play.day()
    assert (table.lie, table.behind_red_card, table.shoe, table.burnt) == ("shoe", 60, 307, 5)
    assert play.over
    assert play.grade().mistakes == ()


def test_p21_15_the_table_from_the_red_card_to_the_shuffle() -> None:
    play = start(RedCard("box 4", left=37))
    assert (play.day().happens, play.day().at, play.day().red_card_out) == ("red-card", "box 4", True)
    play = do(play, "finish-round")
    assert (play.day().happens, play.day().shoe, play.day().burnt) == ("round-over", 37, 275)
    play = do(play, "split-stub", 2)
    assert (play.day().stub, play.day().shoe) == ((19, 18), 0)
    play = do(play, "insert", 2)
    assert (play.day().stub, play.day().burnt) == ((), 312)
    play = do(play, "shuffle")
    assert (play.day().lie, play.day().burnt, play.day().happens) == ("face-down", 0, None)
    assert play.phase == "shuffling"
    assert play.grade().mistakes == ()


def test_p21_16_the_shoe_is_found_empty_only_when_the_round_goes_on() -> None:
    play = start(RedCard("box 2", left=0, empty_at="bank"))
    assert play.day().happens == "red-card"
    play = do(play, "finish-round")
    assert (play.day().happens, play.day().at, play.day().shoe) == ("shoe-empty", "bank", 0)
    assert do(do(play, "stop"), "call-chief").over


def test_what_is_gone_past_comes_all_the_same() -> None:
    play = start(Shuffle()).go_on()
    assert play.phase == "loading"
    assert (play.day().lie, play.day().shuffled) == ("whole", True)
    assert {slip.code for slip in play.just_missed} == {"missed"}


@pytest.mark.parametrize(
    ("act", "what"),
    [("count", None), ("pile", None), ("cut", "piles"), ("cut", None), ("burn", None), ("clear", None)],
)
def test_an_act_that_lacks_its_number_or_its_object_is_a_slip_of_the_keyboard(act: ActName, what: str | None) -> None:
    assert deeds.day_act(start(SHORT), act, what=what) is None


def test_a_report_needs_its_pack_unless_all_is_well() -> None:
    play = start(SHORT)
    assert deeds.day_act(play, "report", what="missing 9h") is None
    assert deeds.day_act(play, "report", what="all-well") is not None


def test_a_round_of_a_game_is_no_drill_and_a_drill_has_no_felt() -> None:
    with pytest.raises(TypeError):
        start(SHORT).table()
    with pytest.raises(TypeError):
        Play.start(Round(Limits(1000, 50000, 10000), (), parse_cards("Ts 7c 2d 3h 4s")), RULES, frozenset()).day()
