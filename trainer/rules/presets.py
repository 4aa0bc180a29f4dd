"""The rulesets that ship with the program, read once from their data files."""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Final

from trainer.rules.paire_poker import PairePokerRules
from trainer.rules.reading import RawRules, Rules, built_upon, read_rules
from trainer.rules.ruleset import TwentyOneRules

PRESETS: Final = ("poker21", "poker21-circle", "blackjack", "paire-poker")


@cache
def _text(name: str) -> str:
    return files("trainer.rules").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


@cache
def _raw(name: str) -> RawRules:
    found = tomllib.loads(_text(name), parse_float=Decimal)
    base = found.pop("base", None)
    return found if base is None else built_upon(_raw(base), found)


def raw_presets() -> Mapping[str, RawRules]:
    """Every preset as the bare table of its file, its base filled in, for a house's file to build upon."""
    return {name: _raw(name) for name in PRESETS}


@cache
def any_preset(name: str) -> Rules:
    """The preset of that name, of whichever game. Raises KeyError when no preset has it."""
    if name not in PRESETS:
        raise KeyError(name)
    rules = read_rules(f'base = "{name}"', name, raw_presets())
    if isinstance(rules, tuple):
        raise ValueError(f"the preset {name} is damaged: {rules}")
    return rules


def preset(name: str) -> TwentyOneRules:
    """The preset of that name of a game of twenty-one. Raises KeyError when no such preset has it."""
    rules = any_preset(name)
    if not isinstance(rules, TwentyOneRules):
        raise KeyError(name)
    return rules


def paire_poker() -> PairePokerRules:
    """The preset `paire-poker`."""
    rules = any_preset("paire-poker")
    assert isinstance(rules, PairePokerRules)
    return rules
