"""Poker 21, statements 34 to 43: the bank and the settling of "21"."""

import pytest
from p21_rounds import a_round, box, cited, key, of, rules

from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Standing
from trainer.money import Ratio

WHOLE = [box(1, "Ts 9c stand"), box(2, "Ts 7d stand"), box(3, "9h 8h stand"), box(4, "Td Kc stand")]


def settled(bank: str, text: str, stake: int = 5000) -> list[str]:
    """How the stakes on one hand of box 3 are settled."""
    found = of("settlement", key(bank, box(3, text, stake)))
    return [line.replace(" 3/1 seated 21", "") for line in found if line != "clear players"]


def test_p21_34_the_bank_draws_at_16_and_stands_at_17() -> None:
    found = key("9s 7h As 2c 4d", box(3, "Ts 9c stand"))
    assert of("bank", found) == ["draw 1", "announce 16", "draw 1", "announce 17", "stand"]
    found = key("Ts 7h As 2c 4d", box(3, "Ts 9c stand"))
    assert of("bank", found) == ["draw 1", "announce 17", "stand"]


def test_p21_34_the_bank_plays_after_the_last_box_and_does_not_stand_when_bust() -> None:
    found = key("9s 7h Kd 2c 4d", box(3, "Ts 9c stand"), box(6, "Ts 9d stand"))
    assert of("bank", found) == ["draw 1", "announce 16", "draw 1", "announce bust"]
    phases = [duty.phase for duty in found]
    assert phases.index("bank") > max(place for place, phase in enumerate(phases) if phase == "playing")


def test_p21_35_an_ace_counts_11_when_that_gives_17_to_21() -> None:
    assert of("bank", key("As 6h Kd 2c 4d", box(3, "Ts 9c stand"))) == ["draw 1", "announce 17", "stand"]
    assert of("bank", key("As 5h Kd 5c 4d", box(3, "Ts 9c stand"))) == [
        "draw 1",
        "announce 6/16",
        "draw 1",
        "announce 16",
        "draw 1",
        "announce 21",
        "stand",
    ]
    assert of("bank", key("As Ah Ad 2c 3d", box(3, "Ts 9c stand")))[-3:] == ["draw 1", "announce 18", "stand"]


def test_p21_36_poker_21_draws_without_a_live_hand() -> None:
    found = key("9s 7h Kd 2c 4d", box(3, "Ts 6c hit Kd"), box(4, "Ts 6d surrender"))
    assert of("bank", found) == ["draw 1", "announce 16", "draw 1", "announce bust"]
    assert of("settlement", found) == []


def test_p21_36_a_house_without_pok_draws_only_for_a_live_hand_and_a_natural_is_one() -> None:
    house = rules(pok=False, bank_draws_without_live_hand=False)
    dead = box(3, "Ts 6c hit Kd", pok=None), box(4, "Ts 6d surrender", pok=None)
    assert [duty.phase for duty in key("9s", *dead, under=house)][-2:] == ["playing", "clearing"]
    natural = key("9s 8h", *dead, box(5, "As Kd", pok=None), under=house)
    assert of("bank", natural) == ["draw 1", "announce 17", "stand"]


def test_p21_37_scores_are_announced_before_the_first_stake_moves_right_to_left() -> None:
    found = key("9s 9h Kd 2c 4d", *WHOLE)
    settlement = of("settlement", found)
    assert settlement == [
        "collect 3/1 seated 21 5000",
        "collect 2/1 seated 21 5000",
        "pay 4/1 seated 21 5000 1:1",
        "pay 1/1 seated 21 5000 1:1",
        "clear players",
    ]
    bank = [place for place, duty in enumerate(found) if duty.phase == "bank"]
    assert max(bank) < min(place for place, duty in enumerate(found) if duty.phase == "settlement")


def test_p21_38_two_passes_and_in_a_split_box_the_last_hand_comes_first() -> None:
    split = box(5, "8h 8c split (8h 9d stand) (8c Kd stand)")
    found = key("9s Kh Kd 2c 4d", *WHOLE, split)
    assert of("settlement", found) == [
        "collect 5/2 seated 21 5000",
        "collect 5/1 seated 21 5000",
        "collect 3/1 seated 21 5000",
        "collect 2/1 seated 21 5000",
        "pay 4/1 seated 21 5000 1:1",
        "return 1/1 seated 21 5000",
        "clear players",
    ]


def test_p21_38_in_one_pass_each_box_is_settled_in_one_sweep() -> None:
    split = box(5, "8h 8c split (8h Kd stand) (8c 9d stand)", standing=(Standing(1000, follows=True),))
    found = key("9s 9h Kd 2c 4d", *WHOLE, split, under=rules(settlement="one-pass"))
    assert of("settlement", found) == [
        "collect 5/2 seated 21 5000",
        "collect 5/2 standing-1 21 1000",
        "return 5/1 seated 21 5000",
        "return 5/1 standing-1 21 1000",
        "pay 4/1 seated 21 5000 1:1",
        "collect 3/1 seated 21 5000",
        "collect 2/1 seated 21 5000",
        "pay 1/1 seated 21 5000 1:1",
        "clear players",
    ]


@pytest.mark.parametrize(
    ("bank", "text", "expected"),
    [
        ("9s 8h Kd 2c 4d", "Ts 8c stand", "pay 5000 1:1"),
        ("9s 8h Kd 2c 4d", "Ts 7c stand", "return 5000"),
        ("9s 8h Kd 2c 4d", "Ts 6c stand", "collect 5000"),
        ("9s 8h Kd 2c 4d", "As 6c stand", "return 5000"),
        ("9s 8h Kd 2c 4d", "As 7c stand", "pay 5000 1:1"),
        ("9s 7h Kd 2c 4d", "2s 3c stand", "pay 5000 1:1"),
        ("9s 5h 7d 2c 4d", "Ts 6c hit 5d", "return 5000"),
    ],
)
def test_p21_39_one_point_above_or_a_bust_bank_pays_even_and_a_tie_is_given_back(
    bank: str, text: str, expected: str
) -> None:
    assert settled(bank, text) == [expected]


@pytest.mark.parametrize("bank", ["9s 8h Kd 2c 4d", "9s 5h 7d 2c 4d", "9s 7h Kd 2c 4d"])
def test_p21_40_a_natural_pays_3_to_2_also_against_a_bank_21_of_three_cards(bank: str) -> None:
    assert settled(bank, "As Kc") == ["pay 7500 3:2"]
    assert cited(key(bank, box(3, "As Kc")), act="pay", bet="21") == {"P21-40"}


def test_p21_40_a_house_may_pay_a_natural_otherwise() -> None:
    found = key("9s 8h Kd 2c 4d", box(3, "As Kc"), under=rules(natural=Ratio(2)))
    assert of("settlement", found)[0] == "pay 3/1 seated 21 10000 2:1"


def test_p21_41_bank_natural_takes_doubled_stakes() -> None:
    assert settled("As Kh 7d 2c 4d", "6s 5c double Td") == ["collect 10000"]


def test_p21_41_bank_natural_takes_split_stakes_and_ordinary_21s() -> None:
    found = key(
        "Ks Ah 7d 2c 4d",
        box(1, "Ts 6c hit 5d", standing=(Standing(2000),)),
        box(2, "As Ad split (As Kc) (Ad 5c)"),
        box(3, "9h 8h stand"),
    )
    assert of("settlement", found) == [
        "collect 3/1 seated 21 5000",
        "collect 2/2 seated 21 5000",
        "collect 2/1 seated 21 5000",
        "collect 1/1 seated 21 5000",
        "collect 1/1 standing-1 21 2000",
        "clear players",
    ]
    assert cited(found, act="collect", phase="settlement", bet="21") == {"P21-41"}


def test_p21_41_stakes_on_naturals_are_given_back_against_a_bank_natural() -> None:
    assert settled("As Kh 7d 2c 4d", "Ad Tc") == ["return 5000"]
    found = key("As Kh 7d 2c 4d", box(3, "Ad Tc"), under=rules(natural_tie="bank"))
    assert of("settlement", found)[0] == "collect 3/1 seated 21 5000"


def test_p21_41_stakes_already_lost_to_a_bust_stay_lost() -> None:
    found = key("As Kh 7d 2c 4d", box(3, "Ts 6c hit Kd"))
    assert of("settlement", found) == []
    assert "collect 3/1 seated 21 5000" in of("playing", found)


def test_p21_42_the_cards_left_go_at_once_after_the_last_payment() -> None:
    found = key("9s Kh 7d 2c 4d", *WHOLE, box(5, "Ts 6c hit Kd"))
    assert of("settlement", found)[-1] == "clear players"
    assert [line for line in of("settlement", found) if line.startswith("clear")] == ["clear players"]
    gone = key("9s Kh 7d 2c 4d", box(5, "Ts 6c hit Kd"), box(6, "Ts 6d surrender"))
    assert of("settlement", gone) == []


def test_p21_43_amounts_are_exact_to_the_cent() -> None:
    assert settled("9s 8h Kd 2c 4d", "As Kc", stake=2550) == ["pay 3825 3:2"]
    found = key("9s 8h Kd 2c 4d", box(3, "Ts 6c surrender", stake=2550))
    assert of("surrender", found)[1:3] == ["collect 3/1 seated 21 1275", "return 3/1 seated 21 1275"]


@pytest.mark.parametrize("text", ["As Kc", "Ts 6c surrender"])
def test_p21_43_what_is_not_whole_cents_is_no_legal_round_and_never_rounded(text: str) -> None:
    facts = a_round("9s 8h Kd 2c 4d", box(3, text, stake=2525))
    with pytest.raises(ValueError, match="not whole cents"):
        duties(facts, rules())
