"""Poker 21, statements 28 to 33: splits."""

import pytest
from p21_rounds import box, cited, key, of, rules

from trainer.games.twentyone.facts import Standing

BANK = "9s Kh 7d 2c 4d"


def playing(text: str, **options: object) -> list[str]:
    """The duties at box 2, its number left out."""
    return [line.replace("2/", "", 1) for line in of("playing", key(BANK, box(2, text), under=rules(**options)))]


@pytest.mark.parametrize("pair", ["Kh Tc", "Jd Qs", "7h 7c", "As Ad"])
def test_p21_28_two_cards_of_one_value_may_be_split(pair: str) -> None:
    first, second = pair.split()
    end = "" if pair == "As Ad" else " stand"
    assert playing(f"{pair} split ({first} 8s{end}) ({second} 9s{end})")[1] == "grant 1 split"


def test_p21_28_two_cards_of_two_values_or_three_cards_are_not_split() -> None:
    assert playing("7h 8c split stand") == ["announce 1 15", "refuse 1 split"]
    assert playing("4h 4c hit 4s split stand")[-1] == "refuse 1 split"


def test_p21_28_the_second_hand_stakes_as_much_as_the_first_did() -> None:
    found = key(BANK, box(2, "8h 8c split (8h Ts hit Kd) (8c 9d hit Kd)", stake=7500))
    assert [line for line in of("playing", found) if "collect" in line] == [
        "collect 2/1 seated 21 7500",
        "collect 2/2 seated 21 7500",
    ]


def test_p21_28_a_house_may_want_one_rank() -> None:
    assert playing("Kh Tc split stand", split="rank")[-1] == "refuse 1 split"
    assert playing("Kh Kc split (Kh 8s stand) (Kc 9s stand)", split="rank")[1] == "grant 1 split"


def test_p21_29_three_splits_make_four_hands_and_a_fourth_is_refused() -> None:
    text = "8h 8c split (8h 8d split (8h 8s split (8h 8c split stand) (8s Ts stand)) (8d 9s stand)) (8c Ks stand)"
    assert playing(text) == [
        "announce 1 16",
        "grant 1 split",
        "announce 1 16",
        "grant 1 split",
        "announce 1 16",
        "grant 1 split",
        "announce 1 16",
        "refuse 1 split",
        "announce 2 18",
        "announce 3 17",
        "announce 4 18",
    ]
    assert cited(key(BANK, box(2, text)), act="refuse") == {"P21-29"}


def test_p21_29_the_count_is_the_box_s_and_hands_are_numbered_as_played() -> None:
    text = "8h 8c split (8h Ts stand) (8c 8d split (8c 8s split (8c 9s stand) (8s 8h split stand)) (8d Td stand))"
    assert playing(text) == [
        "announce 1 16",
        "grant 1 split",
        "announce 1 18",
        "announce 2 16",
        "grant 2 split",
        "announce 2 16",
        "grant 2 split",
        "announce 2 17",
        "announce 3 16",
        "refuse 3 split",
        "announce 4 18",
    ]


def test_p21_29_a_house_may_allow_fewer_splits() -> None:
    text = "8h 8c split (8h 8d split stand) (8c Ks stand)"
    assert playing(text, max_splits=1)[-2:] == ["refuse 1 split", "announce 2 18"]
    assert playing("8h 8c split stand", max_splits=0)[-1] == "refuse 1 split"


def test_p21_29_split_aces_are_not_split_again_unless_the_house_allows() -> None:
    text = "As Ad split (As Ac split) (Ad 9s)"
    assert playing(text)[-3:] == ["announce 1 2/12", "refuse 1 split", "announce 2 10/20"]
    assert cited(key(BANK, box(2, text)), act="refuse") == {"P21-29"}
    again = "As Ad split (As Ac split (As 5d) (Ac 6d)) (Ad 9s)"
    assert playing(again, resplit_aces=True)[-5:] == [
        "announce 1 2/12",
        "grant 1 split",
        "announce 1 6/16",
        "announce 2 7/17",
        "announce 3 10/20",
    ]


def test_p21_30_the_croupier_s_leftmost_is_played_first_and_each_takes_its_second_card_in_its_turn() -> None:
    found = key(BANK, box(2, "8h 8c split (8h 5d hit 4s hit 3s stand) (8c Td stand)"))
    played = [(duty.act, duty.hand, " ".join(map(str, duty.cards))) for duty in found if duty.phase == "playing"]
    assert played == [
        ("announce", 1, ""),
        ("grant", 1, "8h 5d"),
        ("announce", 1, ""),
        ("grant", 1, "4s"),
        ("announce", 1, ""),
        ("grant", 1, "3s"),
        ("announce", 1, ""),
        ("announce", 2, "10d"),
    ]


def test_p21_31_no_double_after_a_split_unless_the_house_allows() -> None:
    text = "8h 8c split (8h 3d double hit 9s stand) (8c Td stand)"
    assert playing(text)[3:6] == ["refuse 1 double", "grant 1 hit", "announce 1 20"]
    assert cited(key(BANK, box(2, text)), act="refuse") == {"P21-31"}
    house = rules(double_after_split=True)
    found = key(BANK, box(2, "8h 8c split (8h 3d double 9s) (8c Td stand)"), under=house)
    assert of("settlement", found)[:2] == ["collect 2/2 seated 21 5000", "pay 2/1 seated 21 10000 1:1"]


@pytest.mark.parametrize("asked", ["hit", "double"])
def test_p21_32_split_aces_take_one_card_each_and_no_more(asked: str) -> None:
    text = f"As Ad split (As 5c {asked}) (Ad 6c)"
    assert playing(text) == [
        "announce 1 2/12",
        "grant 1 split",
        "announce 1 6/16",
        f"refuse 1 {asked}",
        "announce 2 7/17",
    ]
    assert cited(key(BANK, box(2, text)), act="refuse") == {"P21-32"}


@pytest.mark.parametrize("text", ["As Ad split (As Kc) (Ad Qc)", "Kh Tc split (Kh As) (Tc Ad)"])
def test_p21_33_split_aces_and_tens_make_21_and_no_natural(text: str) -> None:
    assert [line for line in playing(text) if "announce" in line][1:] == ["announce 1 21", "announce 2 21"]
    won = key(BANK, box(2, text))
    assert of("settlement", won)[:2] == ["pay 2/2 seated 21 5000 1:1", "pay 2/1 seated 21 5000 1:1"]
    tie = key("9s 5h 7d 2c 4d", box(2, text))
    assert of("settlement", tie)[:2] == ["return 2/2 seated 21 5000", "return 2/1 seated 21 5000"]
    lost = key("As Kh 7d 2c 4d", box(2, text))
    assert of("settlement", lost)[:2] == ["collect 2/2 seated 21 5000", "collect 2/1 seated 21 5000"]


def test_p21_28_each_follower_stakes_on_every_further_hand_and_the_others_on_the_first_alone() -> None:
    behind = (Standing(1000, follows=True), Standing(2000))
    text = "8h 8c split (8h 8d split (8h Ts stand) (8d 9s stand)) (8c Kd stand)"
    found = key("9s 9h 7d 2c 4d", box(2, text, standing=behind))
    assert of("settlement", found) == [
        "collect 2/2 seated 21 5000",
        "collect 2/2 standing-1 21 1000",
        "return 2/3 seated 21 5000",
        "return 2/3 standing-1 21 1000",
        "return 2/1 seated 21 5000",
        "return 2/1 standing-1 21 1000",
        "return 2/1 standing-2 21 2000",
        "clear players",
    ]


def test_p21_30_a_request_after_the_last_part_is_refused_at_the_hand_played_last() -> None:
    text = "8h 8c split (8h Ts stand) (8c 8d split (8c 9s stand) (8d Kd stand)) hit"
    assert playing(text)[-2:] == ["announce 3 18", "refuse 3 hit"]
