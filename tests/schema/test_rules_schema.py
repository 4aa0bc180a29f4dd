"""The JSON schema of rules files takes every ruleset that ships and marks what no ruleset may say."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from jsonschema import Draft7Validator  # type: ignore[import-untyped]  # it ships no types

from trainer.rules import PRESETS, options, raw_presets, read_rules
from trainer.scenarios.house_rules import is_rules_table
from trainer.scenarios.schema import JsonSchema, rules_schema
from trainer.wording.language import LANGUAGES, load
from trainer.wording.schema import rules_words

BUNDLED = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.toml"))


@cache
def schema(code: str = "en") -> JsonSchema:
    language = load("fr" if code == "fr" else "en")
    return rules_schema(lambda name: rules_words(name, language))


def wrong(text: str) -> list[str]:
    found = Draft7Validator(schema()).iter_errors(tomllib.loads(text))
    return sorted("/".join(map(str, error.absolute_path)) for error in found)


def house(*lines: str, base: str = "poker21") -> str:
    return f'base = "{base}"\n' + "\n".join(lines) + "\n"


def test_the_schema_is_one() -> None:
    Draft7Validator.check_schema(schema())


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_s_own_file_is_valid(name: str) -> None:
    assert wrong(files("trainer.rules").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")) == []


def is_rules(path: Path) -> bool:
    return is_rules_table(tomllib.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", [path for path in BUNDLED if is_rules(path)], ids=lambda path: path.stem)
def test_every_bundled_house_s_rules_are_valid(path: Path) -> None:
    assert wrong(path.read_text(encoding="utf-8")) == []


RIGHT = [
    'natural = "6:5"',
    "double = [9, 10, 11]",
    'double = "any"',
    'standing_per_seated = "any"',
    "standing_per_seated = 0",
    "chips = [0.5, 1, 2.5]",
    "maximum_times = [20, 50]",
    "pok_pays = { pair = 1, flush = 4 }",
    'statements = { natural = "HOUSE-1" }',
]
WRONG = [
    ('natural = "6/5"', "natural"),
    ('natural = "3:0"', "natural"),
    ('natural = "0:1"', "natural"),
    ('natural = "1:12345"', "natural"),
    ("natural = 1.5", "natural"),
    ("maximum_times = []", "maximum_times"),
    ('double = "never"', "double"),
    ("double = [2]", "double"),
    ("packs = 9", "packs"),
    ("chips = [0]", "chips/0"),
    ('surrender = "of"', "surrender"),
    ("pok_pays = { nothing = 1 }", "pok_pays"),
    ("splits = 2", ""),
    ("any_pair = 16", "any_pair"),
    ('statements = { natural = "art. 15" }', "statements/natural"),
]


@pytest.mark.parametrize("line", RIGHT)
def test_what_the_reader_takes_is_valid(line: str) -> None:
    assert not isinstance(read_rules(house(line), "house", raw_presets()), tuple)
    assert wrong(house(line)) == []


@pytest.mark.parametrize(("line", "where"), WRONG)
def test_what_the_reader_refuses_is_marked_at_its_key(line: str, where: str) -> None:
    assert isinstance(read_rules(house(line), "house", raw_presets()), tuple)
    assert wrong(house(line)) == [where]


def test_options_of_the_other_game_are_marked() -> None:
    assert wrong(house("any_pair = 17", base="paire-poker")) == []
    assert wrong(house("packs = 6", base="paire-poker")) == ["packs"]


def test_without_a_base_the_game_and_all_its_options_are_wanted() -> None:
    assert wrong("packs = 6\n") != []
    missing = Draft7Validator(schema()).iter_errors({"game": "paire-poker"})
    assert len(list(missing)) == len(options("paire-poker"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_has_a_title_and_a_description_in_either_language(code: str) -> None:
    properties = schema(code)["properties"]
    assert isinstance(properties, dict)
    assert all(piece["title"] and piece["description"] for piece in properties.values())
    assert {*options("twenty-one"), *options("paire-poker")} < set(properties)
