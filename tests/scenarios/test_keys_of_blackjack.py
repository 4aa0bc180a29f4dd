"""BJ-1 to BJ-3: keys of rounds of Blackjack, written by hand from its statements."""

from pathlib import Path

import pytest
from golden_keys import lines, print_key, rounds, rules_of

HEAD = """\
format = 1
title = "Blackjack"
rules = "blackjack"
[limits]
minimum = 10
maximum = 500
"""
NOBODY_LEFT = """
[[rounds]]
bank = "9s"
red_card = true
boxes = [
  { box = 1, stake = 20, hand = "Ts 6c hit Kd", standing = [{ stake = 10 }, { stake = 15 }, { stake = 12 }] },
  { box = 4, stake = 30, hand = "Th 6s surrender" },
  { box = 7, stake = 10, hand = "8h 8d split (8h 7c hit Js) (8d 5c hit Qd)" },
]
"""
NOBODY_LEFT_KEY = """
betting close-betting
deal 1 4 7 bank 1 4 7
surrender grant 4 1 surrender
surrender collect 4 1 seated 21 15.00
surrender return 4 1 seated 21 15.00
surrender clear 4 1
playing announce 1 1 16
playing grant 1 1 hit
playing announce 1 1 bust
playing collect 1 1 seated 21 20.00
playing collect 1 1 standing-1 21 10.00
playing collect 1 1 standing-2 21 15.00
playing collect 1 1 standing-3 21 12.00
playing clear 1 1
playing announce 7 1 16
playing grant 7 1 split
playing announce 7 1 15
playing grant 7 1 hit
playing announce 7 1 bust
playing collect 7 1 seated 21 10.00
playing clear 7 1
playing announce 7 2 13
playing grant 7 2 hit
playing announce 7 2 bust
playing collect 7 2 seated 21 10.00
playing clear 7 2
clearing clear bank
clearing reshuffle
"""
A_NATURAL_IS_LIVE = """
[[rounds]]
bank = "Td 2c 6h"
boxes = [
  { box = 2, stake = 50, hand = "Kc 5d hit 8h" },
  { box = 5, stake = 25, hand = "Ah Ks", first_offer = { stake = 9 } },
]
"""
A_NATURAL_IS_LIVE_KEY = """
betting refuse-bet 5 21 below-minimum
betting close-betting
deal 2 5 bank 2 5
playing announce 2 1 15
playing grant 2 1 hit
playing announce 2 1 bust
playing collect 2 1 seated 21 50.00
playing clear 2 1
playing announce 5 1 natural
bank draw 1
bank announce 12
bank draw 1
bank announce 18
bank stand
settlement pay 5 1 seated 21 37.50 3:2
settlement clear players
clearing clear bank
"""
INSURED = """
[[rounds]]
bank = "As Kd"
boxes = [
  { box = 1, stake = 50, insurance = 25, hand = "Tc 9h stand" },
  { box = 3, stake = 20, hand = "Ad Jc" },
  { box = 6, stake = 30, insurance = 10, hand = "8c 3d double 7h" },
]

[[rounds]]
bank = "Ad 6c"
boxes = [
  { box = 2, stake = 40, insurance = 20, hand = "Tc 8h stand" },
  { box = 4, stake = 10, hand = "Ts 6s surrender stand" },
]
"""
INSURED_KEY = """
betting close-betting
deal 1 3 6 bank 1 3 6
insurance insure 1 seated 25.00
insurance insure 6 seated 10.00
playing announce 1 1 19
playing announce 3 1 natural
playing announce 6 1 11
playing grant 6 1 double
playing announce 6 1 18
bank draw 1
bank announce natural
bank stand
settlement pay 6 seated insurance 20.00 2:1
settlement pay 1 seated insurance 50.00 2:1
settlement collect 6 1 seated 21 60.00
settlement collect 1 1 seated 21 50.00
settlement return 3 1 seated 21 20.00
settlement clear players
clearing clear bank
"""
INSURED_IN_VAIN_KEY = """
betting close-betting
deal 2 4 bank 2 4
insurance insure 2 seated 20.00
surrender refuse 4 1 surrender
playing announce 2 1 18
playing announce 4 1 16
bank draw 1
bank announce 17
bank stand
settlement collect 2 seated insurance 20.00
settlement collect 4 1 seated 21 10.00
settlement pay 2 1 seated 21 40.00 1:1
settlement clear players
clearing clear bank
"""
HOUSE = {"ours.toml": 'base = "blackjack"\ninsurance = true\n'}


def test_bj_1_no_pok_and_p21_36_the_bank_draws_nothing_without_a_live_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert print_key(tmp_path, HEAD + NOBODY_LEFT) == 0
    assert rounds(capsys.readouterr().out) == [lines(NOBODY_LEFT_KEY)]


def test_bj_2_a_natural_alone_is_live_and_is_paid_3_to_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert print_key(tmp_path, HEAD + A_NATURAL_IS_LIVE) == 0
    printed = capsys.readouterr().out
    assert rounds(printed) == [lines(A_NATURAL_IS_LIVE_KEY)]
    assert rules_of(printed, "settlement pay 5 1 seated 21 37.50 3:2") == {"BJ-2"}


def test_bj_3_insurance_is_offered_taken_and_settled_where_a_house_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert print_key(tmp_path, HEAD.replace('"blackjack"', '"ours.toml"') + INSURED, HOUSE) == 0
    printed = capsys.readouterr().out
    assert rounds(printed) == [lines(INSURED_KEY), lines(INSURED_IN_VAIN_KEY)]
    assert rules_of(printed, "settlement pay 6 seated insurance 20.00 2:1") == {"BJ-3"}


def test_bj_3_the_preset_has_no_insurance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert print_key(tmp_path, HEAD + INSURED) == 1
    assert capsys.readouterr().out.count("insurance-not-played") == 3
