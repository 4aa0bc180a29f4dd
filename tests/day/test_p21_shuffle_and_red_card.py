"""The shuffle, the cuts, the red card and the shoe (P21-9 to 14), and the red card coming out (P21-15, 16)."""

import pytest
from msgspec.structs import replace

from trainer.duties import Duty
from trainer.games.day.facts import Day, RedCard, Shuffle
from trainer.games.rounds import duties_of, ranks_of
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act
from trainer.rules import TwentyOneRules, preset

RULES = preset("poker21")
TWENTY_ONE = ("poker21", "poker21-circle", "blackjack")
FROM_THE_PILES = [
    Duty("shuffling", "pile", count=2, most=312, rule="P21-9"),
    Duty("shuffling", "shuffle", what="piles", rule="P21-10"),
    Duty("shuffling", "cut", what="piles", count=2, rule="P21-10"),
    Duty("shuffling", "cut", what="whole", rule="P21-11"),
    Duty("shuffling", "cut", what="last", to="player", rule="P21-11"),
    Duty("loading", "place-red-card", count=52, most=104, rule="P21-12"),
    Duty("loading", "load", rule="P21-13"),
    Duty("loading", "burn", count=5, rule="P21-14"),
]


def slips(facts: Day, deeds: list[Duty], rules: TwentyOneRules = RULES) -> list[str]:
    due = duties_of(facts, rules)
    grade = grade_round(due, [Act(deed) for deed in deeds], ranks=ranks_of(facts, due))
    return [mistake.code for mistake in grade.mistakes]


def key(facts: Day) -> list[Duty]:
    return [duty.bare() for duty in duties_of(facts, RULES)]


def with_count(act: str, count: int, what: str | None = None) -> list[Duty]:
    """The deeds of a right shuffle, one of them with another count."""
    return [
        replace(deed, count=count, most=None) if (deed.act, deed.what) == (act, what) else deed
        for deed in key(Shuffle())
    ]


@pytest.mark.parametrize("name", TWENTY_ONE)
def test_p21_9_to_14_hold_for_every_game_of_twenty_one(name: str) -> None:
    assert list(duties_of(Shuffle(), preset(name))) == [Duty("shuffling", "turn", rule="P21-9"), *FROM_THE_PILES]


@pytest.mark.parametrize(("piles", "codes"), [(1, ["wrong-amount"]), (2, []), (3, []), (6, []), (20, [])])
def test_p21_9_piles_are_several_and_as_many_as_one_likes(piles: int, codes: list[str]) -> None:
    assert slips(Shuffle(), with_count("pile", piles)) == codes


@pytest.mark.parametrize(("cuts", "codes"), [(1, ["wrong-amount"]), (2, []), (3, ["wrong-amount"])])
def test_p21_10_each_pile_is_cut_twice(cuts: int, codes: list[str]) -> None:
    assert slips(Shuffle(), with_count("cut", cuts, "piles")) == codes


def test_p21_10_piles_are_shuffled_before_they_are_cut() -> None:
    turn, pile, shuffle, cut, *rest = key(Shuffle())
    assert slips(Shuffle(), [turn, pile, cut, shuffle, *rest]) == ["out-of-order"]


def test_p21_11_the_player_cuts_after_the_croupier() -> None:
    deeds = key(Shuffle())
    deeds[4], deeds[5] = deeds[5], deeds[4]
    assert [deed.what for deed in deeds[4:6]] == ["last", "whole"]
    assert slips(Shuffle(), deeds) == ["out-of-order"]


@pytest.mark.parametrize(
    ("behind", "codes"), [(51, ["wrong-amount"]), (52, []), (80, []), (104, []), (105, ["wrong-amount"])]
)
def test_p21_12_from_one_to_two_packs_stay_behind_the_red_card(behind: int, codes: list[str]) -> None:
    assert slips(Shuffle(), with_count("place-red-card", behind)) == codes


def test_p21_12_a_house_says_how_many_cards_stay_behind_the_red_card() -> None:
    house = replace(RULES, stub=80, statements={**RULES.statements, "stub": "HOUSE"})
    placed = next(duty for duty in duties_of(Shuffle(), house) if duty.act == "place-red-card")
    assert (placed.count, placed.most, placed.rule) == (80, 132, "HOUSE")


def test_p21_13_the_red_card_is_in_its_place_before_the_shoe_is_loaded() -> None:
    deeds = key(Shuffle())
    deeds[6], deeds[7] = deeds[7], deeds[6]
    assert slips(Shuffle(), deeds) == ["out-of-order"]


def test_p21_14_five_cards_are_burnt_before_the_first_deal() -> None:
    assert duties_of(Shuffle(), RULES)[-1] == Duty("loading", "burn", count=5, rule="P21-14")
    assert slips(Shuffle(), with_count("burn", 4)) == ["wrong-amount"]
    assert slips(Shuffle(), key(Shuffle())[:-1]) == ["missed"]


def test_p21_14_a_house_that_burns_nothing_has_no_such_duty() -> None:
    assert duties_of(Shuffle(), replace(RULES, burn=0))[-1].act == "load"


def test_p21_15_the_round_is_finished_then_the_stub_goes_into_the_burnt_pile_at_two_places() -> None:
    assert list(duties_of(RedCard("box 4", left=37), RULES)) == [
        Duty("red-card", "finish-round", rule="P21-15"),
        Duty("stub", "split-stub", count=2, rule="P21-15"),
        Duty("stub", "insert", count=2, rule="P21-15"),
        Duty("stub", "shuffle", what="all", rule="P21-15"),
        *FROM_THE_PILES,
    ]


def test_p21_15_play_resumes_from_the_piles_without_a_recount() -> None:
    facts = RedCard("bank", left=37)
    deeds = key(facts)
    again = [deeds[0], *deeds[1:4], Duty("opening", "count", count=312), Duty("opening", "check"), *deeds[4:]]
    assert slips(facts, again) == ["extra", "extra"]


def test_p21_15_reshuffling_before_the_round_is_finished_is_out_of_order() -> None:
    facts = RedCard("box 1", left=37)
    finish, *rest = key(facts)
    assert slips(facts, [rest[0], finish, *rest[1:]]) == ["out-of-order"]


@pytest.mark.parametrize("act", ["split-stub", "insert"])
@pytest.mark.parametrize("count", [1, 3])
def test_p21_15_the_stub_is_two_parts_at_two_places(act: str, count: int) -> None:
    facts = RedCard("box 4", left=37)
    deeds = [replace(deed, count=count) if deed.act == act else deed for deed in key(facts)]
    assert slips(facts, deeds) == ["wrong-amount"]


def test_p21_16_a_shoe_exhausted_inside_a_round_stops_play_and_calls_the_table_chief() -> None:
    assert list(duties_of(RedCard("box 2", left=0, empty_at="box 6"), RULES)) == [
        Duty("red-card", "finish-round", rule="P21-15"),
        Duty("shoe-empty", "stop", rule="P21-16"),
        Duty("shoe-empty", "call-chief", rule="P21-16"),
    ]


def test_p21_16_burnt_cards_are_no_help_to_an_empty_shoe() -> None:
    facts = RedCard("box 2", left=0, empty_at="box 6")
    deeds = [*key(facts), Duty("stub", "shuffle", what="all")]
    assert slips(facts, deeds) == ["extra"]
