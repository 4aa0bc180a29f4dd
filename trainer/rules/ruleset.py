"""What a twenty-one ruleset may say, and how its file is read: every option known, every value checked."""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, ValidationError, convert

from trainer.cards import Rank
from trainer.money import Ratio, exact

PokHand = Literal[
    "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "five-of-a-kind", "royal-flush", "five-flush",
]  # fmt: skip
Count = Annotated[int, Meta(ge=1, le=1000)]
Multiple = Annotated[int, Meta(ge=1, le=10_000)]
DoubleTotal = Annotated[int, Meta(ge=3, le=20)]


class TwentyOneRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of the games of twenty-one. Each is explained where rules.md's statement of it is cited.

    `chips` are the house's denominations in cents, ascending. `natural` and `pok_pays` are what a stake earns.
    `statements` names the statement that each option rests on, or `HOUSE` where a house changed it.
    """

    name: str
    game: Literal["twenty-one"]
    packs: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[int, Meta(ge=1, le=7)]
    standing_per_seated: Annotated[int, Meta(ge=0, le=20)] | Literal["any"]
    pok: bool
    pok_maximum_times: Count
    maximum_times: tuple[Count, ...]
    surrender: Literal["table", "hand", "off"]
    double: Literal["any"] | tuple[DoubleTotal, ...]
    double_after_split: bool
    split: Literal["value", "rank"]
    max_splits: Annotated[int, Meta(ge=0, le=3)]
    resplit_aces: bool
    bank_draws_without_live_hand: bool
    insurance: bool
    natural: Ratio
    natural_tie: Literal["push", "bank"]
    settlement: Literal["two-pass", "one-pass"]
    pok_survives_bust: bool
    pok_pair_from: Rank
    pok_pays: dict[PokHand, Multiple]
    burn: Annotated[int, Meta(ge=0, le=52)]
    stub: Annotated[int, Meta(ge=0, le=312)]
    chips: tuple[Annotated[int, Meta(ge=1)], ...]
    statements: dict[str, str]


HOUSE: Final = "HOUSE"
"""Cited for an option that the house's own file changed."""
KEYS = frozenset(TwentyOneRules.__struct_fields__) - {"name"} | {"base"}
"""Every key a rules file may hold."""


class RulesFault(Struct, frozen=True):
    """What is wrong with a rules file: `code`, the key at fault ("" for the file), and the value found there.

    Codes: `not-toml`, `unknown-key`, `missing-key`, `wrong-value`, `unknown-base`.
    """

    code: str
    key: str
    found: str = ""


def _cents(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return value
    cents = exact(value)
    return value if cents is None else cents


def _prepared(found: Mapping[str, object]) -> dict[str, object]:
    """TOML's own types turned into the ruleset's: chips into cents, `"3:2"` into a ratio."""
    ready = dict(found)
    chips = ready.get("chips")
    if isinstance(chips, list):
        ready["chips"] = [_cents(chip) for chip in chips]
    if isinstance(ready.get("natural"), str):
        ratio = Ratio.parse(str(ready["natural"]))
        ready["natural"] = {"numerator": ratio.numerator, "denominator": ratio.denominator}
    return ready


def read_rules(
    text: str, name: str, presets: Mapping[str, Mapping[str, object]]
) -> TwentyOneRules | tuple[RulesFault, ...]:
    """The ruleset that a rules file states, its `base` filled in from `presets` (raw tables by name), or its faults."""
    try:
        found: dict[str, object] = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        return (RulesFault("not-toml", "", str(error)),)
    unknown = tuple(RulesFault("unknown-key", key) for key in found if key not in KEYS)
    if unknown:
        return unknown
    base = found.pop("base", None)
    if base is not None:
        if not isinstance(base, str) or base not in presets:
            return (RulesFault("unknown-base", "base", str(base)),)
        found = _built_upon(presets[base], found)
    missing = tuple(RulesFault("missing-key", key) for key in KEYS - {"base"} if key not in found)
    return missing or _converted(found, name)


def _built_upon(base: Mapping[str, object], house: Mapping[str, object]) -> dict[str, object]:
    cited = base.get("statements")
    statements = {**(cited if isinstance(cited, dict) else {}), **dict.fromkeys(house, HOUSE)}
    return {**base, **house, "statements": statements}


def _converted(found: Mapping[str, object], name: str) -> TwentyOneRules | tuple[RulesFault, ...]:
    faults: list[RulesFault] = []
    for key in TwentyOneRules.__struct_fields__:
        if key == "name":
            continue
        kind = TwentyOneRules.__annotations__[key]
        try:
            convert(_prepared({key: found[key]})[key], kind)
        except (ValidationError, ValueError):
            faults.append(RulesFault("wrong-value", key, str(found[key])))
    if faults:
        return tuple(faults)
    return convert({"name": name, **_prepared(found)}, TwentyOneRules)
