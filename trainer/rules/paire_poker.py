"""What a Pair'e Poker ruleset may say, and how its file is read.

>>> decree = paire_poker()
>>> decree.cheval, decree.poker_hand["mini-royal"], decree.statements["minimum"]
(5, 50, 'PP-10')
"""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, ValidationError, convert

from trainer.money import ABSURD, exact
from trainer.rules.ruleset import HOUSE, Multiple, RulesFault

PokerHand = Literal["pair-of-jokers", "mini-royal", "straight-flush", "three-of-a-kind", "straight", "flush"]
"""The hands of three cards that can be paid, the best first (PP-9)."""
Cents = Annotated[int, Meta(ge=1, le=ABSURD)]
Statement = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,8}(-[0-9]{1,3})?$")]


class PairePokerRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of Pair'e Poker: who plays, the limits in cents, and what each bet pays, so many to one.

    A hand left out of `poker_hand` is paid as its best other reading. `statements` names the statement that
    each option rests on, or `HOUSE` where a house changed it.
    """

    name: str
    game: Literal["paire-poker"]
    players: Annotated[int, Meta(ge=1, le=5)]
    jokers: Annotated[int, Meta(ge=0, le=2)]
    minimum: Cents
    main_maximum: Cents
    optional_maximum: Cents
    colour: Multiple
    straight_up: Multiple
    straight_up_joker: Multiple
    cheval: Multiple
    transversale_ace: Multiple
    transversale_joker: Multiple
    carre: Multiple
    pair: Multiple
    pair_joker: Multiple
    any_pair: Multiple
    any_pair_joker: Multiple
    poker_hand: dict[PokerHand, Multiple]
    statements: dict[str, Statement]


MONEY_KEYS: Final = ("minimum", "main_maximum", "optional_maximum")
PAIRE_KEYS: Final = frozenset(PairePokerRules.__struct_fields__) - {"name"} | {"base"}
"""Every key a Pair'e Poker rules file may hold."""
_OPTIONS: Final = tuple(key for key in PairePokerRules.__struct_fields__ if key not in ("name", "game", "statements"))


def read_paire_rules(
    text: str, name: str, presets: Mapping[str, Mapping[str, object]]
) -> PairePokerRules | tuple[RulesFault, ...]:
    """The ruleset that a rules file states, its `base` filled in from `presets` (raw tables by name), or its faults."""
    try:
        found: dict[str, object] = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        return (RulesFault("not-toml", "", str(error)),)
    unknown = tuple(RulesFault("unknown-key", key) for key in found if key not in PAIRE_KEYS)
    if unknown:
        return unknown
    base = found.pop("base", None)
    if base is not None:
        if not isinstance(base, str) or presets.get(base, {}).get("game") != "paire-poker":
            return (RulesFault("unknown-base", "base", str(base)),)
        found = {**presets[base], **found, "statements": _cited(presets[base].get("statements"), found)}
    else:
        found["statements"] = _cited(found.get("statements"), ())
    missing = tuple(RulesFault("missing-key", key) for key in ("game", *_OPTIONS) if key not in found)
    return missing or _converted(found, name)


def _cited(statements: object, changed: Mapping[str, object] | tuple[()]) -> object:
    """The statement of every option; what the house changed, or cites nothing for, is its own word."""
    if statements is None:
        statements = {}
    if not isinstance(statements, dict):
        return statements
    return {key: HOUSE if key in changed else statements.get(key, HOUSE) for key in _OPTIONS}


def _converted(found: Mapping[str, object], name: str) -> PairePokerRules | tuple[RulesFault, ...]:
    ready = {key: _cents(value) if key in MONEY_KEYS else value for key, value in found.items()}
    faults: list[RulesFault] = []
    for key, value in ready.items():
        try:
            convert(value, PairePokerRules.__annotations__[key])
        except ValidationError:
            faults.append(RulesFault("wrong-value", key, str(found[key])))
    if faults:
        return tuple(faults)
    rules = convert({"name": name, **ready}, PairePokerRules)
    return rules if not (crossed := _crossed_limits(rules, found)) else crossed


def _cents(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return value
    cents = exact(value)
    return value if cents is None else cents


def _crossed_limits(rules: PairePokerRules, found: Mapping[str, object]) -> tuple[RulesFault, ...]:
    """A maximum below the minimum would leave no stake that can be taken."""
    maxima = {"main_maximum": rules.main_maximum, "optional_maximum": rules.optional_maximum}
    return tuple(
        RulesFault("wrong-value", key, str(found[key])) for key, most in maxima.items() if most < rules.minimum
    )


@cache
def paire_poker() -> PairePokerRules:
    """The preset `paire-poker`."""
    text = files("trainer.rules").joinpath("data", "paire-poker.toml").read_text(encoding="utf-8")
    rules = read_paire_rules(text, "paire-poker", {})
    if isinstance(rules, tuple):
        raise ValueError(f"the preset paire-poker is damaged: {rules}")
    return rules
