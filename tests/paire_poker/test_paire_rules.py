"""A Pair'e Poker ruleset as data: the decree's, a house's built upon it, and files that are wrong."""

import tomllib
from decimal import Decimal
from importlib.resources import files

import pytest

from trainer.rules import PairePokerRules, Rules, RulesFault, paire_poker, read_rules

TEXT = files("trainer.rules").joinpath("data", "paire-poker.toml").read_text(encoding="utf-8")
PRESETS = {
    "paire-poker": tomllib.loads(TEXT, parse_float=Decimal),
    "poker21": {"game": "twenty-one"},
}


def house(text: str) -> Rules | tuple[RulesFault, ...]:
    return read_rules(f'base = "paire-poker"\n{text}', "ours", PRESETS)


def granted(text: str) -> PairePokerRules:
    rules = house(text)
    assert isinstance(rules, PairePokerRules), rules
    return rules


def test_pp_7_8_9_10_the_preset_is_the_decree() -> None:
    rules = paire_poker()
    assert (rules.players, rules.jokers) == (5, 2)
    assert (rules.minimum, rules.main_maximum, rules.optional_maximum) == (200, 1000, 200)
    assert (rules.colour, rules.straight_up, rules.straight_up_joker, rules.cheval) == (1, 12, 25, 5)
    assert (rules.transversale_joker, rules.transversale_ace, rules.carre) == (4, 3, 2)
    assert (rules.pair_joker, rules.pair, rules.any_pair_joker, rules.any_pair) == (500, 100, 50, 16)
    assert list(rules.poker_hand.values()) == [100, 50, 25, 10, 3, 2]


def test_a_house_says_only_what_differs_and_is_cited_for_it() -> None:
    rules = granted("cheval = 6\nminimum = 2.5\noptional_maximum = 5\n")
    assert (rules.name, rules.cheval, rules.carre) == ("ours", 6, 2)
    assert (rules.minimum, rules.optional_maximum, rules.main_maximum) == (250, 500, 1000)
    assert rules.statements["cheval"] == rules.statements["minimum"] == "HOUSE"
    assert rules.statements["carre"] == "PP-7"


def test_a_house_may_leave_a_poker_hand_out() -> None:
    rules = granted("[poker_hand]\nstraight = 4\nflush = 3\n")
    assert rules.poker_hand == {"straight": 4, "flush": 3}
    assert rules.statements["poker_hand"] == "HOUSE"


def test_a_whole_file_without_statements_is_the_houses_own() -> None:
    rules = read_rules(TEXT.partition("[statements]")[0], "ours", {})
    assert isinstance(rules, PairePokerRules)
    assert set(rules.statements.values()) == {"HOUSE"}


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("cheval = ", "not-toml", ""),
        ("chevaux = 5", "unknown-key", "chevaux"),
        ("cheval = 0", "wrong-value", "cheval"),
        ("cheval = 1.5", "wrong-value", "cheval"),
        ("cheval = true", "wrong-value", "cheval"),
        ('cheval = "5:1"', "wrong-value", "cheval"),
        ("players = 6", "wrong-value", "players"),
        ("jokers = 3", "wrong-value", "jokers"),
        ("minimum = 2.005", "wrong-value", "minimum"),
        ("minimum = inf", "wrong-value", "minimum"),
        ("minimum = -2", "wrong-value", "minimum"),
        ("minimum = true", "wrong-value", "minimum"),
        ("main_maximum = 1.5", "wrong-value", "main_maximum"),
        ("optional_maximum = 1", "wrong-value", "optional_maximum"),
        ("[poker_hand]\nquads = 3", "wrong-value", "poker_hand"),
        ("[poker_hand]\nflush = 0", "wrong-value", "poker_hand"),
        ('game = "twenty-one"', "wrong-value", "game"),
    ],
)
def test_what_is_wrong_in_a_rules_file_is_named(text: str, code: str, key: str) -> None:
    faults = house(text)
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.key) for fault in faults] == [(code, key)]


@pytest.mark.parametrize("base", ['"none"', "5"])
def test_the_base_must_be_a_preset(base: str) -> None:
    faults = read_rules(f"base = {base}\n", "ours", PRESETS)
    assert isinstance(faults, tuple)
    assert [fault.code for fault in faults] == ["unknown-base"]


def test_the_base_must_be_of_the_game_the_file_names() -> None:
    faults = read_rules('base = "poker21"\ngame = "paire-poker"\n', "ours", PRESETS)
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.key) for fault in faults] == [("wrong-value", "game")]


def test_an_option_of_the_other_game_is_unknown() -> None:
    faults = read_rules('base = "poker21"\ncheval = 6\n', "ours", PRESETS)
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.key) for fault in faults] == [("unknown-key", "cheval")]


def test_a_file_must_say_its_game() -> None:
    faults = read_rules("cheval = 5\ncarre = 2\n", "ours", {})
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.key) for fault in faults] == [("missing-key", "game")]


def test_every_missing_key_is_named() -> None:
    faults = read_rules('game = "paire-poker"\ncheval = 5\ncarre = 2\n', "ours", {})
    assert isinstance(faults, tuple)
    assert {fault.code for fault in faults} == {"missing-key"}
    assert len(faults) == 15


@pytest.mark.parametrize("cited", ['"\\u001b[31m"', '"a sentence"', "5"])
def test_a_statement_is_a_tag_and_nothing_else(cited: str) -> None:
    faults = read_rules(TEXT.replace('carre = "PP-7"', f"carre = {cited}"), "ours", {})
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.key) for fault in faults] == [("wrong-value", "statements")]
