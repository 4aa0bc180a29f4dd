"""Every kind of fault is found at the line and column of the very token."""

import pytest
from marked import BANK, BOX, GOOD, HEAD, ROUND, found, in_hand, unmarked
from marked_faults import MARKED, NOT_POK, NOT_POK_BOX, box
from marked_paire import MARKED as PAIRE

from trainer.rules import TwentyOneRules
from trainer.scenarios import FaultCode, read_scenario
from trainer.scenarios.house_rules import Unreadable

EVERY = {**MARKED, **PAIRE}


@pytest.mark.parametrize("marked", EVERY.values(), ids=EVERY)
def test_fault_is_at_the_very_token_and_nothing_else_is_blamed(marked: str) -> None:
    source, expected = unmarked(marked)
    assert expected
    assert found(source) == expected


def test_p21_2_the_pair_of_a_split_is_counted_once() -> None:
    assert found(in_hand("9s 9s split (9s 8h stand) (9s 7h stand)", "9s 8h 9s 9s 9s")) == []


def test_p21_22_only_the_stake_that_carries_a_hand_over_its_maximum_is_blamed() -> None:
    source, expected = unmarked(box("50", "490\nstanding = [{ stake = ⟦above-maximum:20⟧ }, { stake = 10 }]"))
    assert found(source) == expected


def test_p21_43_a_natural_that_is_not_paid_against_a_bank_natural_may_have_any_stake() -> None:
    source = in_hand("Ts As", "Kh Ad 7d 2c Kd").replace("stake = 50", "stake = 50.01")
    assert found(source) == []


def test_every_fault_of_a_file_is_found_in_the_order_of_its_lines() -> None:
    heading = HEAD.replace("Marked", r"⟦control-character:\u0007⟧").replace("= 500", "= ⟦money-negative:-1⟧")
    bank = '[[rounds]]\nbank = "9s ⟦unknown-card:5x⟧ 7d"\nred_card = ⟦wrong-type:1⟧\n'
    first = "⟦missing-key:[[rounds.boxes]]⟧\nbox = ⟦box-outside:0⟧\npok = 10\n⟦unknown-key:steak⟧ = 10\n"
    marked = f'{heading}{bank}{first}hand = "Ts 6c ⟦unknown-word:wait⟧"\n'
    source, expected = unmarked(marked)
    assert found(source) == expected


@pytest.mark.parametrize(
    "literal",
    [
        "'Ts 6c {} stand'",
        '"""\nTs 6c\n  {} stand"""',
        '"Ts\\u00206c {} stand"',
        '"""Ts 6c \\\n   {} stand"""',
        "'''\nTs 6c {} stand'''",
    ],
)
def test_the_token_is_found_in_every_kind_of_toml_string(literal: str) -> None:
    source, expected = unmarked(box('"Ts 7c stand"', literal.format("hit ⟦unknown-card:5x⟧")))
    assert found(source) == expected


LIMITS = "minimum = 10\nmaximum = 500\npok_maximum = 100\n"
FIRST_BOX = "{ box = 1, pok = 10, stake = 50, hand = 'Ts 7c stand' }"
BAD_BOX = "{ hand = 'Ts 7c stand', pok = 10, box = 7, stake = ⟦money-negative:-5⟧ }"
LAYOUTS = {
    "arrays over several lines": f"rounds = [{{ {BANK[:-1]}, boxes = [\n  # one\n  {FIRST_BOX},\n  {BAD_BOX}, ] }}]\n"
    f"[limits]\n{LIMITS}",
    "dotted and quoted keys": "limits.minimum = 10\n'limits' . \"maximum\" = 500\n"
    f"limits.pok_maximum = ⟦money-negative:-5⟧\n{ROUND}{BOX}",
    "an inline table": 'limits = { minimum = 10, "maxi\\u006dum" = ⟦money-negative:-5⟧, pok_maximum = 100 }\n'
    f"{ROUND}{BOX}",
    "headers and arrays": f"[limits]\n{LIMITS}{ROUND}{BOX}[[rounds]]\n{BANK}boxes = [{BAD_BOX}]\n",
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_token_is_found_however_the_tables_are_written(layout: str) -> None:
    source, expected = unmarked("format = 1\ntitle = 'T'\nrules = 'poker21'\n" + layout)
    assert found(source) == expected


def test_a_key_missing_from_dotted_keys_is_reported_where_their_table_is_first_named() -> None:
    source, expected = unmarked(
        "format = 1\ntitle = 'T'\nrules = 'poker21'\n⟦missing-key:limits⟧.minimum = 10\nlimits.maximum = 500\n"
        + ROUND
        + BOX
    )
    assert found(source) == expected


def test_windows_line_ends_and_a_byte_order_mark_move_no_column() -> None:
    source, expected = unmarked(box("50", "⟦money-negative:-5⟧"))
    assert found(("\ufeff" + source.replace("\n", "\r\n")).encode()) == expected


def test_a_file_without_rounds_is_told_so_at_its_start() -> None:
    assert found(HEAD) == [("no-rounds", 1, 1, "")]


HOUSE = 'base = "blackjack"\ninsurance = true\n'


@pytest.mark.parametrize(
    ("bank", "marked"),
    [
        ("9s 8h", "⟦insurance-no-ace:25⟧"),
        ("As 8h", "⟦insurance-too-much:25.5⟧"),
        ("As 8h", "⟦money-zero:0⟧"),
    ],
    ids=["no ace", "more than half", "nothing"],
)
def test_bj_3_insurance(bank: str, marked: str) -> None:
    text = (
        NOT_POK.replace('"blackjack"', '"house.toml"')
        + f'[[rounds]]\nbank = "{bank}"\n[[rounds.boxes]]\n'
        + NOT_POK_BOX
        + f"insurance = {marked}\n"
    )
    source, expected = unmarked(text)
    assert found(source, lambda _: HOUSE.encode()) == expected


@pytest.mark.parametrize(
    "house",
    [
        'base = "poker21"\n⟦rules-unknown-key:splits⟧ = 2\n',
        'base = "poker21"\ndouble = ⟦rules-wrong-value:"never"⟧\n',
        "base = ⟦rules-unknown-base:'pokr21'⟧\n",
        'base = "poker21"\nsurrender = ⟦not-toml:off⟧\n',
    ],
)
def test_the_faults_of_a_rules_file_are_told_at_their_place_in_that_file(house: str) -> None:
    source, expected = unmarked(house)
    scenario, faults = read_scenario(
        GOOD.replace("poker21", "houses/ours.toml"), file="lessons/f.toml", rules_files=lambda _: source.encode()
    )
    assert scenario is None
    assert [(fault.code, fault.line, fault.column, fault.text) for fault in faults] == expected
    assert {fault.file for fault in faults} == {"lessons/houses/ours.toml"}


def test_a_rules_file_without_base_lacks_what_it_does_not_state() -> None:
    codes = found(GOOD.replace("poker21", "ours.toml"), lambda _: b'game = "twenty-one"\npacks = 6\n')
    assert {code for code, *_ in codes} == {"rules-missing-key"}
    assert len(codes) > 10


def test_a_house_s_own_rules_are_the_scenario_s() -> None:
    scenario, faults = read_scenario(
        GOOD.replace("poker21", "ours.toml"), rules_files=lambda _: b'base = "poker21"\nseats = 5\n'
    )
    assert faults == ()
    assert scenario is not None
    assert isinstance(scenario.rules, TwentyOneRules)
    assert (scenario.rules.name, scenario.rules.seats) == ("ours.toml", 5)


@pytest.mark.parametrize("code", ["absent", "unreadable", "too-large", "rules-outside", "rules-absent"])
def test_why_a_rules_file_could_not_be_read_is_said_of_the_key_that_names_it(code: FaultCode) -> None:
    named = found(GOOD.replace("poker21", "ours.toml"), lambda _: Unreadable(code, "reason"))
    assert named == [(code, 3, 9, '"ours.toml"')]
