"""Rules files read: a house's own ruleset, built upon a preset or whole, with every value checked.

>>> from trainer.rules.presets import raw_presets
>>> ours = read_rules('base = "poker21"\\nnatural = "6:5"', "ours", raw_presets())
>>> str(ours.natural), ours.statements["natural"], ours.statements["split"]
('6:5', 'HOUSE', 'P21-28')
"""

import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import Final

from msgspec import Struct, ValidationError, convert

from trainer.money import Ratio, exact
from trainer.rules.paire_poker import MONEY_KEYS, PairePokerRules
from trainer.rules.ruleset import HOUSE, TwentyOneRules

Rules = TwentyOneRules | PairePokerRules
RawRules = Mapping[str, object]
"""The bare table of a rules file."""

KINDS: Final[Mapping[str, type[TwentyOneRules] | type[PairePokerRules]]] = {
    "twenty-one": TwentyOneRules,
    "paire-poker": PairePokerRules,
}
"""By what a rules file calls its game, all that it may say."""
_MAXIMA: Final = ("main_maximum", "optional_maximum")
_NOT_OPTIONS: Final = ("name", "game", "statements")


class RulesFault(Struct, frozen=True):
    """What is wrong with a rules file: `code`, the key at fault ("" for the file), and the value found there.

    Codes: `not-toml`, `unknown-key`, `missing-key`, `wrong-value`, `unknown-base`.
    """

    code: str
    key: str
    found: str = ""


def options(game: str) -> tuple[str, ...]:
    """The options of a game's rulesets, in the order they are listed."""
    return tuple(key for key in KINDS[game].__struct_fields__ if key not in _NOT_OPTIONS)


def known_keys(game: str) -> frozenset[str]:
    """Every key that a rules file of a game may hold."""
    return frozenset((*options(game), "game", "base", "statements"))


def read_rules(text: str, name: str, presets: Mapping[str, RawRules]) -> Rules | tuple[RulesFault, ...]:
    """The ruleset that a rules file states, or its faults; its `base` is filled in from `presets`, tables by name."""
    try:
        found: dict[str, object] = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        return (RulesFault("not-toml", "", str(error)),)
    base = found.pop("base", None)
    if base is not None and (not isinstance(base, str) or base not in presets):
        return (RulesFault("unknown-base", "base", str(base)),)
    under: RawRules = presets[base] if isinstance(base, str) else {}
    game = found.get("game", under.get("game"))
    if game is None:
        return (RulesFault("missing-key", "game"),)
    if not isinstance(game, str) or game not in KINDS or under.get("game", game) != game:
        return (RulesFault("wrong-value", "game", str(game)),)
    unknown = tuple(RulesFault("unknown-key", key) for key in found if key not in known_keys(game))
    return unknown or _filled({**under, **found, "game": game}, name, _cited(under, found, game))


def built_upon(base: RawRules, changed: RawRules) -> RawRules:
    """The bare table of a preset that another one is the base of."""
    cited = [table.get("statements") for table in (base, changed)]
    statements = {key: value for table in cited if isinstance(table, dict) for key, value in table.items()}
    return {**base, **changed, "statements": statements}


def _cited(under: RawRules, found: RawRules, game: str) -> object:
    """The statement of every option: the file's own citation, `HOUSE` for what it changed, else the base's."""
    own, inherited = found.get("statements", {}), under.get("statements", {})
    if not isinstance(own, dict) or not isinstance(inherited, dict):
        return own
    kept = {key: HOUSE if key in found else inherited.get(key, HOUSE) for key in options(game)}
    return {**inherited, **kept, **own}


def _filled(found: RawRules, name: str, statements: object) -> Rules | tuple[RulesFault, ...]:
    game = str(found["game"])
    kind = KINDS[game]
    missing = tuple(RulesFault("missing-key", key) for key in options(game) if key not in found)
    if missing:
        return missing
    ready = {key: _ready(key, value) for key, value in found.items()} | {"name": name, "statements": statements}
    faults = tuple(
        RulesFault("wrong-value", key, str(found.get(key, statements)))
        for key, value in ready.items()
        if not _fits(value, kind.__annotations__[key])
    )
    return faults or _uncrossed(convert(ready, kind), found)


def _ready(key: str, value: object) -> object:
    """TOML's own types turned into the ruleset's: money into cents, `"3:2"` into a ratio."""
    if key == "chips" and isinstance(value, list):
        return [_cents(chip) for chip in value]
    if key in MONEY_KEYS:
        return _cents(value)
    if key == "natural" and isinstance(value, str):
        try:
            ratio = Ratio.parse(value)
        except ValueError:
            return value
        return {"numerator": ratio.numerator, "denominator": ratio.denominator}
    return value


def _cents(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return value
    cents = exact(value)
    return value if cents is None else cents


def _fits(value: object, kind: object) -> bool:
    try:
        convert(value, kind)
    except ValidationError:
        return False
    return True


def _uncrossed(rules: Rules, found: RawRules) -> Rules | tuple[RulesFault, ...]:
    """A maximum below the minimum would leave no stake that can be taken."""
    if isinstance(rules, TwentyOneRules):
        return rules
    crossed = [key for key in _MAXIMA if getattr(rules, key) < rules.minimum]
    return tuple(RulesFault("wrong-value", key, str(found[key])) for key in crossed) or rules
