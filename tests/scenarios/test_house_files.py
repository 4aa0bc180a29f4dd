"""A house's own options are what its scenarios are held against, in every game."""

import marked_paire as paire
import pytest
from marked import GOOD, found, unmarked

from trainer.games.paire_poker.facts import Limits
from trainer.scenarios import Scenario, read_scenario, write_scenario
from trainer.scenarios.files import check
from trainer.wording.faults import sentence
from trainer.wording.language import load

ENGLISH = load("en")
PAIRE_HOUSE = """\
base = "paire-poker"
players = 3
jokers = 1
minimum = 5
main_maximum = 100
optional_maximum = 20
"""


def in_house(marked: str, rules: str) -> None:
    """Checks that the marked faults are those found, by these rules, and that each is said in words."""
    source, expected = unmarked(marked)
    assert found(source, lambda _: rules.encode()) == expected
    for fault in read_scenario(source, rules_files=lambda _: rules.encode())[1]:
        assert sentence(fault, ENGLISH)


def twenty_one(*changes: str, base: str = "poker21") -> str:
    return _changed(GOOD.replace(f'"{base}"', '"ours.toml"'), *changes)


def pair_e_poker(*changes: str) -> str:
    limits = ("minimum = 2", "minimum = 5", "main_maximum = 10", "main_maximum = 100")
    text = _changed(
        paire.GOOD, '"paire-poker"', '"ours.toml"', *limits, "optional_maximum = 2", "optional_maximum = 20"
    )
    return _changed(text, 'pair 7", stake = 2', 'pair 7", stake = 20', *changes)


def _changed(text: str, *changes: str) -> str:
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


def read(source: str, rules: str) -> Scenario:
    scenario, faults = read_scenario(source, rules_files=lambda _: rules.encode())
    assert faults == ()
    assert scenario is not None
    return scenario


@pytest.mark.parametrize("base", ["poker21", "poker21-circle"])
def test_p21_20_21_the_multiples_of_the_minimum_are_the_house_s(base: str) -> None:
    rules = f'base = "{base}"\nmaximum_times = [30]\npok_maximum_times = 5\n'
    right = twenty_one("maximum = 500\npok_maximum = 100", "maximum = 300\npok_maximum = 50")
    in_house(right, rules)
    in_house(right.replace("maximum = 300", "maximum = ⟦maximum-not-multiple:500⟧"), rules)
    in_house(right.replace("pok_maximum = 50", "pok_maximum = ⟦pok-maximum-too-high:60⟧"), rules)


def test_p21_5_and_6_seats_and_standing_players_are_the_house_s() -> None:
    rules = 'base = "poker21"\nseats = 4\nstanding_per_seated = 1\n'
    in_house(twenty_one("box = 1", "box = ⟦box-outside:5⟧"), rules)
    standing = "50\nstanding = [{ stake = 10 }, ⟦too-many-standing:{ stake = 10 }⟧]\n"
    in_house(twenty_one("50\n", standing), rules)


@pytest.mark.parametrize(
    ("option", "hand"),
    [
        ("double = [10]", "5s 4d double ⟦card-after-refused:Th⟧ stand"),
        ('split = "rank"', "Kh Qd split ⟦brackets-after-refused:(⟧Kh 3c stand) (Qd As)"),
        ('surrender = "off"', "Ts 7c surrender ⟦card-after-refused:2d⟧ stand"),
    ],
)
def test_a_hand_is_read_by_the_house_s_requests(option: str, hand: str) -> None:
    in_house(twenty_one("Ts 7c stand", hand), f'base = "poker21"\n{option}\n')


def test_bj_3_a_house_that_insures_takes_the_key_that_the_preset_refuses() -> None:
    insured = twenty_one("9s 5h 7d 2c Kd", "As 8h 7d 2c Kd", "stake = 50", "stake = 50\ninsurance = 25")
    in_house(insured, 'base = "poker21"\ninsurance = true\n')
    in_house(insured.replace("insurance", "⟦insurance-not-played:insurance⟧"), 'base = "poker21"\n')


def test_pp_10_limits_are_those_that_the_house_s_file_fixes() -> None:
    scenario = read(pair_e_poker(), PAIRE_HOUSE)
    assert scenario.limits == Limits(500, 10_000, 2000)
    assert read(write_scenario(scenario), PAIRE_HOUSE) == scenario
    in_house(pair_e_poker("minimum = 5", "minimum = ⟦limit-not-the-rules:2⟧"), PAIRE_HOUSE)
    in_house(pair_e_poker("main_maximum = 100", "main_maximum = ⟦limit-not-the-rules:10⟧"), PAIRE_HOUSE)
    in_house(pair_e_poker('red", stake = 5', 'red", stake = ⟦below-minimum:4⟧'), PAIRE_HOUSE)
    in_house(pair_e_poker('red", stake = 5', 'red", stake = ⟦above-maximum:101⟧'), PAIRE_HOUSE)
    in_house(pair_e_poker('7", stake = 20', '7", stake = ⟦above-maximum:21⟧'), PAIRE_HOUSE)


def test_pp_10_what_the_house_fixes_is_what_the_fault_says() -> None:
    source, _ = unmarked(pair_e_poker("main_maximum = 100", "main_maximum = 50"))
    (fault,) = read_scenario(source, rules_files=lambda _: PAIRE_HOUSE.encode())[1]
    assert sentence(fault, ENGLISH) == "The rules `ours.toml` fix this limit. Write €100.00."


def test_pp_1_players_and_jokers_are_the_house_s() -> None:
    in_house(pair_e_poker("player = 2", "player = ⟦player-outside:4⟧"), PAIRE_HOUSE)
    in_house(pair_e_poker("7h joker 7d", "joker 7d ⟦too-many-copies:joker⟧"), PAIRE_HOUSE)
    without = PAIRE_HOUSE.replace("jokers = 1", "jokers = 0")
    in_house(pair_e_poker("7h joker 7d", "7h ⟦joker-not-in-pack:joker⟧ 7d"), without)
    in_house(pair_e_poker("7h joker 7d", "7h ⟦unknown-card:jokr⟧ 7d"), without)


@pytest.mark.parametrize(
    "rules",
    [
        'base = "paire-poker"\n⟦rules-unknown-key:main_maxmum⟧ = 20\n',
        'base = "paire-poker"\n⟦rules-unknown-key:split⟧ = "rank"\n',
        'base = "blackjack"\n⟦rules-unknown-key:jokers⟧ = 2\n',
        'base = "paire-poker"\njokers = ⟦rules-wrong-value:3⟧\n',
        'base = "paire-poker"\nmain_maximum = ⟦rules-wrong-value:1⟧\n',
        'base = "poker21-circle"\nnatural = ⟦rules-wrong-value:"two"⟧\n',
    ],
)
def test_a_house_s_file_is_checked_as_rules_of_its_game(rules: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    source, expected = unmarked(rules)
    path = tmp_path_factory.mktemp("house") / "ours.toml"
    path.write_text(source, encoding="utf-8")
    faults = check(path).faults
    assert [(fault.code, fault.line, fault.column, fault.text) for fault in faults] == expected
    assert all(sentence(fault, ENGLISH) for fault in faults)


def test_rules_of_pair_e_poker_that_lack_something_are_told_which_preset_has_it() -> None:
    faults = read_scenario(pair_e_poker(), rules_files=lambda _: b'game = "paire-poker"\n')[1]
    assert sentence(faults[0], ENGLISH) == 'The rules lack `players`. Add it, or begin with `base = "paire-poker"`.'
