"""The JSON schema of scenario files takes every file that `check` takes, and marks what an editor can see is wrong."""

import time
import tomllib
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator  # type: ignore[import-untyped]  # it ships no types
from legal_paire import legal_paire_scenarios
from legal_rounds import legal_scenarios
from marked import BOX, GOOD, HEAD, ROUND, in_hand, unmarked
from marked_faults import MARKED as TWENTY_ONE
from marked_paire import GOOD as PAIRE_GOOD
from marked_paire import MARKED as PAIRE

from trainer.games.paire_poker.felt import BETS, canonical
from trainer.rules import PRESETS, preset
from trainer.scenarios import Scenario, read_scenario, write_scenario
from trainer.scenarios.house_rules import is_rules_table
from trainer.scenarios.schema import JsonSchema, scenario_schema
from trainer.scenarios.templates import template
from trainer.wording import templates
from trainer.wording.language import LANGUAGES, load
from trainer.wording.schema import scenario_words

BUNDLED = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.toml"))
SEEN_BY_SCHEMA = {
    "unknown-key", "missing-key", "wrong-type", "unknown-format", "text-too-long", "no-boxes", "money-negative",
    "money-absurd", "money-zero", "pok-not-played", "unknown-card", "unknown-word", "box-outside", "two-cards",
    "card-without-request", "stray-bracket", "unclosed-bracket", "surrender-not-first", "bet-not-on-felt",
    "player-outside", "no-players", "limit-not-the-rules", "rules-outside", "three-cards",
}  # fmt: skip
SLOW = settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@cache
def schema() -> JsonSchema:
    return scenario_schema(lambda name: scenario_words(name, load("en")))


def wrong(text: str) -> list[str]:
    """What is wrong with a file by the schema, as paths."""
    found = Draft7Validator(schema()).iter_errors(tomllib.loads(text))
    return ["/".join(map(str, error.absolute_path)) for error in found]


def is_scenario(path: Path) -> bool:
    return not is_rules_table(tomllib.loads(path.read_text(encoding="utf-8")))


def test_the_schema_is_one() -> None:
    Draft7Validator.check_schema(schema())


@pytest.mark.parametrize("path", [path for path in BUNDLED if is_scenario(path)], ids=lambda path: path.stem)
def test_every_bundled_file_is_valid(path: Path) -> None:
    assert wrong(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("rules", PRESETS)
def test_every_template_is_valid(rules: str) -> None:
    assert wrong(template(rules, lambda name: templates.words(name, load("fr")))) == []


@SLOW
@given(st.sampled_from(["poker21", "poker21-circle", "blackjack"]).flatmap(lambda name: legal_scenarios(preset(name))))
def test_whatever_is_written_of_twenty_one_is_valid(scenario: Scenario) -> None:
    assert wrong(write_scenario(scenario)) == []


@SLOW
@given(legal_paire_scenarios())
def test_whatever_is_written_of_pair_e_poker_is_valid(scenario: Scenario) -> None:
    assert wrong(write_scenario(scenario)) == []


def samples() -> list[tuple[str, str, set[str]]]:
    """Sources that can be decoded at all, with the codes of their errors."""
    found = []
    for name, marked in (TWENTY_ONE | PAIRE).items():
        source, _ = unmarked(marked)
        try:
            tomllib.loads(source)
        except tomllib.TOMLDecodeError:
            continue
        codes = {fault.code for fault in read_scenario(source)[1] if fault.severity == "error"}
        found.append((name, source, cast("set[str]", codes)))
    return found


@pytest.mark.parametrize(("name", "source", "codes"), samples(), ids=[name for name, *_ in samples()])
def test_a_file_without_errors_is_valid_and_one_an_editor_can_see_through_is_not(
    name: str, source: str, codes: set[str]
) -> None:
    if not codes:
        assert wrong(source) == []
    if codes & SEEN_BY_SCHEMA:
        assert wrong(source) != []


HANDS = [
    "10♥ 10♦ split (10♥ 2c stand) (10♦ 3c stand)",
    "ts 6C HIT 4d",
    "Ts 6c surrender stand",
    "7c 3c hit 8s hit 3h hit",
    " Ts  7c\tstand ",
    "Kh Kh split(Kh Kh split (Kh 2c stand)(Kh 3c stand)) (Kh 4c split double stand)",
]


@pytest.mark.parametrize("hand", HANDS)
def test_hands_are_valid_exactly_where_every_word_of_them_is_one(hand: str) -> None:
    _, faults = read_scenario(in_hand(hand.replace("\t", "\\t")))
    unreadable = any(fault.code in ("unknown-card", "unknown-word") for fault in faults)
    assert bool(wrong(in_hand(hand.replace("\t", "\\t")))) == unreadable


@pytest.mark.parametrize("on", ["K-joker-7", "8-9-3-2", "T", "t-9-3-4", "Pair  10", "POKER hand", " red", "2 - 8"])
def test_pp_4_bets_are_valid_in_any_order_and_spelling(on: str) -> None:
    source = PAIRE_GOOD.replace('"red"' if BETS[canonical(on)].main else '"pair 7"', f'"{on}"')
    assert read_scenario(source)[0] is not None
    assert wrong(source) == []


@pytest.mark.parametrize("on", ["7-8", "A-K", "2-3-8", "pair", "pair 2-8", "rouge", "1", ""])
def test_pp_4_bets_the_felt_does_not_have_are_marked_where_played_and_not_where_offered(on: str) -> None:
    assert "rounds/0/players/0/bets/0/on" in wrong(PAIRE_GOOD.replace('"red"', f'"{on}"'))
    assert wrong(f'{PAIRE_GOOD}first_offer = [{{ on = "{on}", stake = 2 }}]\n') == []


@pytest.mark.parametrize(
    ("rules", "where"),
    [
        ("poker21", []),
        ("our-circle.toml", []),
        ("houses/ours.toml", []),
        ("a/b", []),
        ("pokr21", ["rules"]),
        ("/etc/x.toml", ["rules"]),
        ("../x.toml", ["rules"]),
        ("a/../x.toml", ["rules"]),
        ("~/x.toml", ["rules"]),
        ("C:/x.toml", ["rules"]),
        ("a//x.toml", ["rules"]),
    ],
)
def test_rules_are_a_preset_or_a_path_that_leads_downwards(rules: str, where: list[str]) -> None:
    assert wrong(GOOD.replace('"poker21"', f'"{rules}"')) == where


def test_keys_of_another_game_are_marked() -> None:
    assert set(wrong(GOOD + 'cards = "7h 7s Qd"\n')) != set()
    assert "rounds/0" in wrong(GOOD.replace("bank", "cards").replace("9s 5h 7d 2c Kd", "9s 5h 7d"))
    assert "limits" in wrong(PAIRE_GOOD.replace("main_maximum", "maximum"))
    assert "rounds/0/boxes/0/insurance" in wrong(HEAD + ROUND + BOX + "insurance = 25\n")


def test_a_house_s_own_rules_may_be_of_any_game() -> None:
    insured = GOOD.replace('"poker21"', '"ours.toml"') + "insurance = 25\n"
    assert wrong(insured) == []
    assert wrong(insured.replace("insurance = 25", "insurance = 0")) == ["rounds/0/boxes/0/insurance"]
    assert wrong(PAIRE_GOOD.replace('"paire-poker"', '"ours.toml"')) == []


def test_both_languages_have_their_tables() -> None:
    texts = '[text.fr]\ntitle = "Égalités"\naim = "Rendre."\n[text.en]\ntitle = "Ties"\n'
    both = HEAD + texts + ROUND.replace("bank", 'note = { fr = "Égalité", en = "Tie" }\nbank') + BOX
    assert wrong(both) == []
    assert wrong(both.replace("[text.fr]", "[text.de]")) == ["text"]


def test_a_hostile_hand_holds_no_editor_up() -> None:
    started = time.perf_counter()
    for hand in ("Ts 6c" + " hit" * 490 + " x", "Ts 6c" + " split" * 300 + "(", "Ts 6c split (" * 100):
        assert wrong(in_hand(hand))
    assert time.perf_counter() - started < 5  # a pattern that tries every reading would take centuries


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_key_has_a_title_and_a_description_in_either_language(code: str) -> None:
    language = load("fr" if code == "fr" else "en")

    def walk(piece: object) -> None:
        if isinstance(piece, list):
            for part in piece:
                walk(part)
        if isinstance(piece, dict):
            assert "$ref" not in piece, "not every editor follows references"
            assert "allOf" not in piece, "beside which Taplo completes no key"
            for name, part in piece.items():
                if name == "properties" and "title" in piece:
                    assert all(child["title"] and child["description"] for child in part.values())
                walk(part)

    walk(scenario_schema(lambda name: scenario_words(name, language)))
