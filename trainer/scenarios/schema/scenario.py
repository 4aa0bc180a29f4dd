"""The schema of scenario files of every game.

All keys are in one tree, for editors to complete from; which of them a game has is said under `if`, for them to check.
"""

from typing import Final

from trainer.games.paire_poker.felt import BETS
from trainer.rules import PRESETS, PairePokerRules, TwentyOneRules, any_preset
from trainer.rules.paire_poker import MONEY_KEYS
from trainer.scenarios.bet_text import LONGEST_BET
from trainer.scenarios.card_text import LONGEST_CARDS
from trainer.scenarios.reading import FORMAT
from trainer.scenarios.schema import patterns
from trainer.scenarios.schema.pieces import DRAFT, JsonSchema, Words, Writer, without
from trainer.scenarios.texts import LANGUAGES, LONGEST_AIM, LONGEST_NOTE, LONGEST_TITLE

_TWENTY_ONE_LIMITS: Final = ("maximum", "pok_maximum")
_PAIRE_LIMITS: Final = MONEY_KEYS[1:]


def scenario_schema(words: Words) -> JsonSchema:
    """The schema of a scenario file, its keys explained by `words`."""
    write = Writer(words)
    properties = {
        "format": write.piece("format", enum=[FORMAT]),
        "title": write.text("title", LONGEST_TITLE),
        "rules": write.piece(
            "rules", anyOf=[{"enum": list(PRESETS)}, {"type": "string", "pattern": patterns.RULES_FILE}]
        ),
        "text": write.table("text", {language: _texts(write) for language in LANGUAGES}),
        "limits": write.table("limits", _limits(write), ("minimum",)),
        "rounds": {**write.tables("rounds", _round(write), ()), "minItems": 1},
    }
    schema = write.table("scenario", properties, ("format", "title", "rules", "limits", "rounds"))
    return {"$schema": DRAFT, **schema, **_by_rules()}


def _texts(write: Writer) -> JsonSchema:
    return write.table("text", {"title": write.text("title", LONGEST_TITLE), "aim": write.text("aim", LONGEST_AIM)})


def _limits(write: Writer) -> dict[str, JsonSchema]:
    keys = ("minimum", *_TWENTY_ONE_LIMITS, *_PAIRE_LIMITS)
    return {key: write.money(f"limits.{key}", zero=False) for key in keys}


def _round(write: Writer) -> dict[str, JsonSchema]:
    languages = {language: write.text("note", LONGEST_NOTE) for language in LANGUAGES}
    note = [write.text("note", LONGEST_NOTE), write.table("note", languages)]
    return {
        "note": write.piece("note", anyOf=note),
        "bank": write.text("bank", LONGEST_CARDS, patterns.CARDS),
        "red_card": write.piece("red_card", type="boolean"),
        "boxes": {**write.tables("boxes", _box(write), ("box", "stake", "hand")), "minItems": 1},
        "cards": write.text("cards", LONGEST_CARDS, patterns.THREE_CARDS),
        "players": {**write.tables("players", _player(write), ("player", "bets")), "minItems": 1},
    }


def _box(write: Writer) -> dict[str, JsonSchema]:
    standing = {
        "stake": write.money("standing.stake"),
        "follows": write.piece("follows", type="boolean"),
        "pok": write.money("standing.pok"),
    }
    offer = {"stake": write.money("offer.stake"), "pok": write.money("offer.pok")}
    return {
        "box": write.whole("box", 7),
        "pok": write.money("pok"),
        "stake": write.money("stake"),
        "hand": write.text("hand", LONGEST_CARDS, patterns.HAND),
        "insurance": write.money("insurance", zero=False),
        "standing": write.tables("standing", standing, ("stake",)),
        "first_offer": {**write.table("first_offer", offer), "minProperties": 1},
    }


def _player(write: Writer) -> dict[str, JsonSchema]:
    names: JsonSchema = {"enum": list(BETS)}
    bet = write.piece("bet", anyOf=[names, {"type": "string", "pattern": patterns.BET}])
    offered = write.piece("offered-bet", anyOf=[names, {"type": "string", "maxLength": LONGEST_BET}])
    stake = write.money("bet.stake")
    return {
        "player": write.whole("player", 5),
        "bets": write.tables("bets", {"on": bet, "stake": stake}, ("on", "stake")),
        "first_offer": {
            **write.tables("offered-bets", {"on": offered, "stake": stake}, ("on", "stake")),
            "minItems": 1,
        },
    }


def _by_rules() -> JsonSchema:
    """What the rules that a file names demand of it, and what they leave out; a house's own file may be of any game."""
    by_rules: JsonSchema = {}
    for name in reversed(PRESETS):
        rules = any_preset(name)
        demanded = _paire(rules) if isinstance(rules, PairePokerRules) else _twenty_one(rules)
        named = {"properties": {"rules": {"const": name}}, "required": ["rules"]}
        by_rules = {"if": named, "then": demanded, "else": by_rules}
    return by_rules


def _twenty_one(rules: TwentyOneRules) -> JsonSchema:
    pok = ("pok",) if rules.pok else ()
    no_pok = () if rules.pok else ("pok",)
    no_insurance = () if rules.insurance else ("insurance",)
    limits = ("maximum", *(f"{key}_maximum" for key in pok))
    no_limits = (*_PAIRE_LIMITS, *(f"{key}_maximum" for key in no_pok))
    box: JsonSchema = {
        "required": list(pok),
        "properties": {
            **without(*no_pok, *no_insurance),
            "standing": {"items": {"properties": without(*no_pok)}},
            "first_offer": {"properties": without(*no_pok)},
        },
    }
    played: JsonSchema = {
        "required": ["bank", "boxes"],
        "properties": {**without("cards", "players"), "boxes": {"items": box}},
    }
    return _demanded({"required": list(limits), "properties": without(*no_limits)}, played)


def _paire(rules: PairePokerRules) -> JsonSchema:
    """The rules fix the limits (PP-10)."""
    fixed = {key: {"const": _euros(getattr(rules, key))} for key in MONEY_KEYS}
    limits: JsonSchema = {"required": list(MONEY_KEYS), "properties": {**fixed, **without(*_TWENTY_ONE_LIMITS)}}
    played: JsonSchema = {
        "required": ["cards", "players"],
        "properties": without("bank", "red_card", "boxes"),
    }
    return _demanded(limits, played)


def _euros(cents: int) -> int | float:
    return cents / 100 if cents % 100 else cents // 100


def _demanded(limits: JsonSchema, played: JsonSchema) -> JsonSchema:
    return {"properties": {"limits": limits, "rounds": {"items": played}}}
