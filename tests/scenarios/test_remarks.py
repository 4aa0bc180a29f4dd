"""What `check` warns a teacher of in rounds that are right."""

from collections.abc import Sequence

import marked_paire as paire
import pytest
from marked import BANK, BOX, GOOD, found, in_hand
from marked_faults import NOT_POK

from trainer.scenarios import read_scenario
from trainer.scenarios.house_rules import RulesFiles, no_rules_files
from trainer.wording.faults import sentence
from trainer.wording.language import load


def codes(source: str, rules_files: RulesFiles = no_rules_files) -> list[str]:
    return [code for code, *_ in found(source, rules_files)]


def blackjack(bank: str, *hands: str, more: str = "") -> str:
    """A file of one round by the rules `blackjack`, which play no POK."""
    boxes = [f'[[rounds.boxes]]\nbox = {number}\nstake = 50\nhand = "{hand}"\n' for number, hand in enumerate(hands, 1)]
    return f'{NOT_POK}[[rounds]]\nbank = "{bank}"\n{"".join(boxes)}{more}'


@pytest.mark.parametrize(
    "hands",
    [
        ["Ts 7c surrender"],
        ["Ts 7c hit Kd"],
        ["Kh Qd split (Kh 3c hit 9d) (Qd 4s hit Js)"],
        ["Ts 7c hit Kd", "9h 7d surrender"],
    ],
)
def test_a_round_of_bust_and_surrendered_hands_alone_settles_nothing(hands: Sequence[str]) -> None:
    assert found(blackjack("9s", *hands)) == [("nothing-to-settle", 7, 1, "[[rounds]]")]


@pytest.mark.parametrize(
    "hands",
    [
        ["Ts 7c hit Kd", "9h 7d stand"],
        ["Kh Qd split (Kh 3c hit 9d) (Qd 4s stand)"],
        ["As Kd"],
    ],
)
def test_one_live_hand_is_something_to_settle(hands: Sequence[str]) -> None:
    assert codes(blackjack("9s 8h", *hands)) == []


def test_a_surrender_that_is_refused_leaves_its_hand_in_play() -> None:
    assert codes(blackjack("As 8h", "Ts 7c surrender stand")) == []


def test_p21_26_pok_survives_a_bust_and_is_left_to_settle() -> None:
    assert codes(in_hand("Ts 7c hit Kd")) == []


def test_p21_26_where_pok_does_not_survive_a_bust_nothing_is_left() -> None:
    def rules(_: str) -> bytes:
        return b'base = "poker21"\npok_survives_bust = false\n'

    assert codes(in_hand("Ts 7c hit Kd", rules="house.toml"), rules) == ["nothing-to-settle"]


def test_bj_3_insurance_is_something_to_settle() -> None:
    source = blackjack("As 8h", "Ts 7c hit Kd", more="insurance = 25\n").replace('"blackjack"', '"house.toml"')
    house = b'base = "blackjack"\ninsurance = true\nbank_draws_without_live_hand = true\n'
    assert codes(source, lambda _: house) == []
    assert codes(source.replace("insurance = 25\n", ""), lambda _: house) == ["nothing-to-settle"]


def test_pair_e_poker_where_every_bet_was_refused_settles_nothing() -> None:
    refused = f"{paire.HEAD}[[rounds]]\n{paire.CARDS}[[rounds.players]]\nplayer = 2\nbets = []\n"
    refused += 'first_offer = [{ on = "7-8", stake = 2 }]\n'
    assert found(refused) == [("nothing-to-settle", 8, 1, "[[rounds]]")]


@pytest.mark.parametrize(
    ("old", "new"), [("= 50", "= 60"), ("Ts 7c", "Ts 8c"), ("box = 1", "box = 2"), ("2c Kd", "2c Qd")]
)
def test_a_round_that_differs_in_anything_played_is_no_duplicate(old: str, new: str) -> None:
    again = f"[[rounds]]\n{BANK}[[rounds.boxes]]\n{BOX}"
    assert codes(GOOD + again) == ["duplicate-round"]
    assert codes(GOOD + again.replace(old, new)) == []


def test_the_first_of_its_kind_is_named_though_rounds_lie_between() -> None:
    again = f"[[rounds]]\n{BANK}[[rounds.boxes]]\n{BOX}"
    other = again.replace("= 50", "= 60")
    _, faults = read_scenario(GOOD + other + again + other)
    assert [fault.values["number"] for fault in faults] == [1, 2]
    assert sentence(faults[1], load("en")).startswith("This round is the same as round 2.")


def test_a_file_of_nothing_but_duplicates_gets_no_page_for_each() -> None:
    _, faults = read_scenario(GOOD + f"[[rounds]]\n{BANK}[[rounds.boxes]]\n{BOX}" * 100)
    assert len(faults) == 21
    assert sentence(faults[-1], load("en")).startswith("This and other rounds, 80 in all,")


def test_warnings_keep_no_file_from_being_played() -> None:
    scenario, faults = read_scenario(blackjack("9s", "Ts 7c surrender"))
    assert [fault.severity for fault in faults] == ["warning"]
    assert scenario is not None
