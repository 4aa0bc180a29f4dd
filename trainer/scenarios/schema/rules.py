"""The schema of a house's rules file, made from the rulesets themselves."""

from collections.abc import Mapping

from msgspec import json

from trainer.money import ABSURD, RATIO_PATTERN
from trainer.rules import KINDS, PRESETS, PairePokerRules, TwentyOneRules, any_preset, options
from trainer.rules.paire_poker import MONEY_KEYS
from trainer.scenarios.schema.pieces import DRAFT, JsonSchema, Words, Writer, table, without


def rules_schema(words: Words) -> JsonSchema:
    """The schema of a rules file, its options explained by `words`."""
    write = Writer(words)
    properties: dict[str, JsonSchema] = {
        "base": write.piece("base", enum=list(PRESETS)),
        "game": write.piece("game", enum=list(KINDS)),
    }
    for game, kind in KINDS.items():
        found = _fields(kind)
        properties |= {option: write.piece(option, **_written(option, found[option])) for option in options(game)}
    statement = _fields(TwentyOneRules)["statements"]["additionalProperties"]
    cited = dict.fromkeys((option for game in KINDS for option in options(game)), statement)
    properties["statements"] = write.piece(
        "statements", type="object", properties=cited, additionalProperties=statement
    )
    return {"$schema": DRAFT, **write.table("rules-file", properties), **_by_game()}


def _fields(kind: type[TwentyOneRules] | type[PairePokerRules]) -> dict[str, JsonSchema]:
    _, found = json.schema_components((kind,))
    fields: dict[str, JsonSchema] = found[kind.__name__]["properties"]
    return fields


def _written(option: str, field: JsonSchema) -> JsonSchema:
    """An option's schema as a file writes it: money in euros, a ratio as a text, hands as keys to complete."""
    if option == "natural":
        return {"type": "string", "pattern": f"^{RATIO_PATTERN}$", "examples": ["3:2", "6:5", "2:1"]}
    if option == "chips":
        return {"type": "array", "items": {"type": "number", "exclusiveMinimum": 0, "maximum": ABSURD // 100}}
    if option in MONEY_KEYS:
        return {"type": "number", "exclusiveMinimum": 0, "maximum": ABSURD // 100}
    names = field.get("propertyNames")
    if isinstance(names, dict):
        return table(dict.fromkeys(names["enum"], field["additionalProperties"]), ())
    return field


def _by_game() -> JsonSchema:
    """A file builds upon a preset, or says its game and every option of it; of the other game it has none."""
    paire = [name for name in PRESETS if any_preset(name).game == "paire-poker"]
    own = {game: set(options(game)) for game in KINDS}
    foreign = {game: sorted(set().union(*own.values()) - own[game]) for game in KINDS}
    barred: dict[str, JsonSchema] = {game: {"properties": without(*foreign[game])} for game in KINDS}
    whole: dict[str, JsonSchema] = {game: {**barred[game], "required": list(options(game))} for game in KINDS}
    return {
        "if": {"required": ["base"]},
        "then": _if_paire("base", paire, barred),
        "else": {"required": ["game"], **_if_paire("game", ["paire-poker"], whole)},
    }


def _if_paire(key: str, values: list[str], by_game: Mapping[str, JsonSchema]) -> JsonSchema:
    named = {"properties": {key: {"enum": values}}, "required": [key]}
    return {"if": named, "then": by_game["paire-poker"], "else": by_game["twenty-one"]}
