"""The rulesets that ship with the program, read once from their data files."""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Final

from trainer.rules.ruleset import TwentyOneRules, read_rules

PRESETS: Final = ("poker21",)


@cache
def _text(name: str) -> str:
    return files("trainer.rules").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


def raw_presets() -> Mapping[str, Mapping[str, object]]:
    """Every preset as the bare table of its file, for a house's file to build upon."""
    return {name: tomllib.loads(_text(name), parse_float=Decimal) for name in PRESETS}


@cache
def preset(name: str) -> TwentyOneRules:
    """The preset of that name. Raises KeyError when no preset has it."""
    if name not in PRESETS:
        raise KeyError(name)
    rules = read_rules(_text(name), name, {})
    if isinstance(rules, tuple):
        raise ValueError(f"the preset {name} is damaged: {rules}")
    return rules
