"""CIR-1 to CIR-6: keys of rounds of the circle, written by hand from its statements."""

from pathlib import Path

import pytest
from golden_keys import lines, print_key, rounds, rules_of

HEAD = """\
format = 1
title = "Circle"
rules = "poker21-circle"
[limits]
minimum = 10
maximum = 500
pok_maximum = 100
"""
DRAWN_21 = """
[[rounds]]
bank = "6h 9d 6s 2c Jd"
boxes = [
  { box = 1, pok = 10, stake = 20, hand = "Th 6d surrender stand" },
  { box = 3, pok = 10, stake = 30, hand = "8h 4c double hit 9h" },
  { box = 4, pok = 10, stake = 15, hand = "5s 4d double Th" },
  { box = 5, pok = 10, stake = 40, hand = "Kh Qd split stand" },
  { box = 6, pok = 10, stake = 25, hand = "Ac As split (Ac Kd) (As 9c)" },
  { box = 7, pok = 10, stake = 10, hand = "Ad Jc" },
]
"""
DRAWN_21_KEY = """
betting close-betting
deal 1 3 4 5 6 7 bank 1 3 4 5 6 7
surrender refuse 1 1 surrender
playing announce 1 1 16
playing announce 3 1 12
playing refuse 3 1 double
playing grant 3 1 hit
playing announce 3 1 21
playing announce 4 1 9
playing grant 4 1 double
playing announce 4 1 19
playing announce 5 1 20
playing refuse 5 1 split
playing announce 6 1 2/12
playing grant 6 1 split
playing announce 6 1 21
playing announce 6 2 10/20
playing announce 7 1 natural
bank draw 1
bank announce 15
bank draw 1
bank announce 21
bank stand
settlement collect 6 2 seated 21 25.00
settlement collect 5 1 seated 21 40.00
settlement collect 4 1 seated 21 30.00
settlement collect 1 1 seated 21 20.00
settlement pay 7 1 seated 21 20.00 2:1
settlement return 6 1 seated 21 25.00
settlement return 3 1 seated 21 30.00
settlement clear players
pok draw 2
pok announce pair-6
pok collect 7 seated pok 10.00
pok collect 6 seated pok 10.00
pok collect 5 seated pok 10.00
pok collect 4 seated pok 10.00
pok collect 3 seated pok 10.00
pok collect 1 seated pok 10.00
clearing clear bank
"""
NATURAL = """
[[rounds]]
bank = "Ah Kc 7d 7s 2h"
boxes = [
  { box = 2, pok = 10, stake = 40, hand = "As Qd" },
  { box = 5, pok = 20, stake = 25, hand = "Ad Ac split (Ad Th) (Ac Js)" },
  { box = 7, pok = 10, stake = 15, hand = "5h 6c double Td" },
]
"""
NATURAL_KEY = """
betting close-betting
deal 2 5 7 bank 2 5 7
playing announce 2 1 natural
playing announce 5 1 2/12
playing grant 5 1 split
playing announce 5 1 21
playing announce 5 2 21
playing announce 7 1 11
playing grant 7 1 double
playing announce 7 1 21
bank draw 1
bank announce natural
bank stand
settlement collect 7 1 seated 21 30.00
settlement collect 5 2 seated 21 25.00
settlement collect 5 1 seated 21 25.00
settlement collect 2 1 seated 21 40.00
settlement clear players
pok draw 3
pok announce pair-7
pok collect 7 seated pok 10.00
pok collect 5 seated pok 20.00
pok collect 2 seated pok 10.00
clearing clear bank
"""
TENS = """
[[rounds]]
bank = "Th Td 3c 8s 2h"
boxes = [
  { box = 1, pok = 30, stake = 50, hand = "Ks Kd split (Ks Ah) (Kd Tc stand)" },
  { box = 6, pok = 10, stake = 10, hand = "Ts Jc split stand", standing = [{ stake = 20, pok = 15 }] },
]
"""
TENS_KEY = """
betting close-betting
deal 1 6 bank 1 6
playing announce 1 1 20
playing grant 1 1 split
playing announce 1 1 21
playing announce 1 2 20
playing announce 6 1 20
playing refuse 6 1 split
bank draw 1
bank announce 20
bank stand
settlement return 6 1 seated 21 10.00
settlement return 6 1 standing-1 21 20.00
settlement return 1 2 seated 21 50.00
settlement pay 1 1 seated 21 50.00 1:1
settlement clear players
pok draw 3
pok announce pair-10
pok pay 6 seated pok 10.00 1:1
pok pay 6 standing-1 pok 15.00 1:1
pok pay 1 seated pok 30.00 1:1
clearing clear bank
"""


@pytest.fixture
def printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert print_key(tmp_path, HEAD + DRAWN_21 + NATURAL + TENS) == 0
    return capsys.readouterr().out


def test_cir_1_2_3_4_5_a_round_against_a_drawn_21(printed: str) -> None:
    assert rounds(printed)[0] == lines(DRAWN_21_KEY)


def test_cir_4_5_a_bank_natural_takes_naturals_and_split_21s(printed: str) -> None:
    assert rounds(printed)[1] == lines(NATURAL_KEY)


def test_cir_3_5_6_kings_are_split_and_a_pair_of_tens_is_paid(printed: str) -> None:
    assert rounds(printed)[2] == lines(TENS_KEY)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("surrender refuse 1 1 surrender", "CIR-1"),
        ("playing refuse 3 1 double", "CIR-2"),
        ("playing grant 4 1 double", "CIR-2"),
        ("playing refuse 5 1 split", "CIR-3"),
        ("playing grant 6 1 split", "CIR-3"),
        ("settlement pay 7 1 seated 21 20.00 2:1", "CIR-4"),
        ("settlement collect 2 1 seated 21 40.00", "CIR-4"),
        ("settlement collect 5 1 seated 21 25.00", "P21-41"),
        ("pok pay 1 seated pok 30.00 1:1", "CIR-6"),
    ],
)
def test_cir_each_duty_cites_the_circle_s_own_statement(line: str, rule: str, printed: str) -> None:
    assert rules_of(printed, line) == {rule}
