"""Poker 21, statements 24 to 27: surrender, cards one by one, busts, doubles."""

import pytest
from p21_rounds import box, cited, key, of, rules

from trainer.games.twentyone.facts import Standing

BANK = "9s Kh 7d 2c 4d"
ACE = "As 8h 7d 2c 4d"


def test_p21_24_surrender_takes_half_of_every_21_stake_and_gives_half_back() -> None:
    found = key(BANK, box(3, "Ts 6c surrender", standing=(Standing(2000), Standing(2500, pok=1000))))
    assert of("surrender", found) == [
        "grant 3/1 surrender",
        "collect 3/1 seated 21 2500",
        "collect 3/1 standing-1 21 1000",
        "collect 3/1 standing-2 21 1250",
        "return 3/1 seated 21 2500",
        "return 3/1 standing-1 21 1000",
        "return 3/1 standing-2 21 1250",
        "clear 3/1",
    ]
    assert of("playing", found) == []


def test_p21_24_the_pok_stake_of_a_surrendered_hand_stays_in_play() -> None:
    found = key("9s Kh Kd 2c 4d", box(3, "Ts 6c surrender"))
    assert of("pok", found)[-1] == "pay 3 seated pok 1000 1:1"


def test_p21_24_the_window_is_for_the_whole_table_before_box_1_plays() -> None:
    found = key(BANK, box(1, "Ts 6c hit 2c stand"), box(2, "Ts 5c surrender"), box(7, "Td 5h surrender"))
    window = [duty for duty in found if duty.phase == "surrender"]
    assert [duty.box for duty in window if duty.act == "grant"] == [2, 7]
    assert found.index(window[-1]) < min(found.index(duty) for duty in found if duty.phase == "playing")


def test_p21_24_no_surrender_against_an_ace_and_the_hand_goes_on() -> None:
    found = key(ACE, box(3, "Ts 6c surrender hit 2c stand"))
    assert of("surrender", found) == ["refuse 3/1 surrender"]
    assert of("playing", found) == ["announce 3/1 16", "grant 3/1 hit", "announce 3/1 18"]
    assert cited(found, act="refuse") == {"P21-24"}


def test_p21_24_a_natural_cannot_surrender() -> None:
    found = key(BANK, box(3, "As Kc surrender"))
    assert of("surrender", found) == ["refuse 3/1 surrender"]
    assert of("settlement", found)[0] == "pay 3/1 seated 21 7500 3:2"


def test_p21_24_a_house_may_know_no_surrender_or_ask_hand_by_hand() -> None:
    off = key(BANK, box(3, "Ts 6c surrender stand"), under=rules(surrender="off"))
    assert of("surrender", off) == ["refuse 3/1 surrender"]
    hand = key(BANK, box(2, "Ts 7c stand"), box(3, "Ts 6c surrender"), under=rules(surrender="hand"))
    assert of("surrender", hand) == []
    assert of("playing", hand) == [
        "announce 2/1 17",
        "announce 3/1 16",
        "grant 3/1 surrender",
        "collect 3/1 seated 21 2500",
        "return 3/1 seated 21 2500",
        "clear 3/1",
    ]


def test_p21_24_hand_by_hand_a_refused_surrender_follows_the_announcement() -> None:
    found = key(ACE, box(3, "Ts 6c surrender stand"), under=rules(surrender="hand"))
    assert of("playing", found) == ["announce 3/1 16", "refuse 3/1 surrender"]


def test_p21_25_cards_come_one_by_one_each_announced_until_the_player_is_content() -> None:
    found = key(BANK, box(3, "2s 3c hit 4d hit As hit 5h stand"))
    assert of("playing", found) == [
        "announce 3/1 5",
        "grant 3/1 hit",
        "announce 3/1 9",
        "grant 3/1 hit",
        "announce 3/1 10/20",
        "grant 3/1 hit",
        "announce 3/1 15",
    ]
    assert [str(duty.cards[0]) for duty in found if duty.act == "grant"] == ["4d", "As", "5h"]


@pytest.mark.parametrize("text", ["Ts 6c hit 5d", "As 6c hit 4d", "5s 6c double Td"])
@pytest.mark.parametrize("request_", ["hit", "double", "split"])
def test_p21_25_at_21_nothing_more_is_granted_and_the_turn_ends_by_itself(text: str, request_: str) -> None:
    found = key(BANK, box(3, f"{text} {request_}"))
    assert of("playing", found)[-2:] == ["announce 3/1 21", f"refuse 3/1 {request_}"]
    assert cited(found, act="refuse") == {"P21-25"}


def test_p21_25_no_card_on_a_natural() -> None:
    assert of("playing", key(BANK, box(3, "As Kc hit")))[-1] == "refuse 3/1 hit"


def test_p21_26_a_bust_is_taken_at_once_before_the_next_hand() -> None:
    found = key(BANK, box(3, "Ts 6c hit Kd", standing=(Standing(2000),)), box(4, "Ts 9c stand"))
    assert of("playing", found) == [
        "announce 3/1 16",
        "grant 3/1 hit",
        "announce 3/1 bust",
        "collect 3/1 seated 21 5000",
        "collect 3/1 standing-1 21 2000",
        "clear 3/1",
        "announce 4/1 19",
    ]
    assert not [line for line in of("settlement", found) if " 3/1 " in line]


def test_p21_26_pok_outlives_a_bust() -> None:
    found = key("9s Kh Kd 2c 4d", box(3, "Ts 6c hit Kd"))
    assert of("pok", found)[-1] == "pay 3 seated pok 1000 1:1"


def test_p21_26_a_house_may_take_pok_with_a_bust_or_a_surrender() -> None:
    house = rules(pok_survives_bust=False)
    behind = (Standing(2000), Standing(1000, pok=1500))
    boxes = box(3, "Ts 6c hit Kd", standing=behind), box(4, "Ts 5c surrender"), box(5, "Ts 9c stand")
    found = key("9s Kh Kd 2c 4d", *boxes, under=house)
    assert of("surrender", found) == [
        "grant 4/1 surrender",
        "collect 4/1 seated 21 2500",
        "return 4/1 seated 21 2500",
        "collect 4 seated pok 1000",
        "clear 4/1",
    ]
    assert of("playing", found)[3:8] == [
        "collect 3/1 seated 21 5000",
        "collect 3/1 standing-1 21 2000",
        "collect 3/1 standing-2 21 1000",
        "collect 3 seated pok 1000",
        "collect 3 standing-2 pok 1500",
    ]
    assert of("pok", found)[2:] == ["pay 5 seated pok 1000 1:1"]


def test_p21_26_pok_lives_on_as_long_as_one_hand_of_a_split_box_does() -> None:
    house = rules(pok_survives_bust=False)
    one = key("9s Kh Kd 2c 4d", box(3, "8s 8c split (8s 6d hit Kd) (8c Ts stand)"), under=house)
    assert "pay 3 seated pok 1000 1:1" in of("pok", one)
    both = key("9s Kh Kd 2c 4d", box(3, "8s 8c split (8s 6d hit Kd) (8c 7s hit Kc)"), under=house)
    assert of("playing", both)[-3:] == ["collect 3/2 seated 21 5000", "collect 3 seated pok 1000", "clear 3/2"]
    assert len([line for line in of("playing", both) if " pok " in line]) == 1
    assert of("pok", both)[2:] == []


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("5s 6c double Td", "21"),
        ("As 9c double Td", "20"),
        ("2s 2c double 3d", "7"),
        ("Ts Kc double Ad", "21"),
        ("As Ac double 9d", "21"),
    ],
)
def test_p21_27_any_two_cards_below_21_may_be_doubled(text: str, after: str) -> None:
    found = key(BANK, box(3, text))
    assert of("playing", found)[-2:] == ["grant 3/1 double", f"announce 3/1 {after}"]


def test_p21_27_a_double_doubles_the_21_stake_and_exactly_one_card_follows() -> None:
    found = key("9s 8h 7d 2c 4d", box(3, "5s 4c double 2d hit double split", pok=1000))
    assert of("playing", found) == [
        "announce 3/1 9",
        "grant 3/1 double",
        "announce 3/1 11",
        "refuse 3/1 hit",
        "refuse 3/1 double",
        "refuse 3/1 split",
    ]
    bust = key("9s 8h 7d 2c 4d", box(3, "Ts 4c double Kd"))
    assert "collect 3/1 seated 21 10000" in of("playing", bust)
    assert of("pok", bust)[-1].endswith("pok 1000")


def test_p21_27_no_double_with_three_cards() -> None:
    found = key(BANK, box(3, "5s 4c hit 2d double stand"))
    assert of("playing", found)[-1] == "refuse 3/1 double"
    assert cited(found, act="refuse") == {"P21-27"}


def test_p21_27_a_house_may_limit_doubles_to_best_totals() -> None:
    house = rules(double=(9, 10, 11))
    assert "grant 3/1 double" in of("playing", key(BANK, box(3, "5s 4c double 2d"), under=house))
    assert "refuse 3/1 double" in of("playing", key(BANK, box(3, "5s 3c double stand"), under=house))
    assert "refuse 3/1 double" in of("playing", key(BANK, box(3, "As 9c double stand"), under=house))
    assert "refuse 3/1 double" in of("playing", key(BANK, box(3, "6s 6c double stand"), under=house))
