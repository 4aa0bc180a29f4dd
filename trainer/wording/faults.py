"""A scenario file's fault in words: what is wrong, and what would be right."""

from collections.abc import Mapping
from typing import Final, cast

from trainer.cards import JOKER, Card
from trainer.games.twentyone.requests import RefusalCode
from trainer.scenarios.faults import Fault, Value
from trainer.wording import scores, terms
from trainer.wording.fault_sentences import ENDED, EXAMPLES, KINDS, PROBLEMS, SENTENCES
from trainer.wording.language import Language
from trainer.wording.sheet_sentences import SHEET_SENTENCES
from trainer.wording.visible import visible

_MONEY: Final = frozenset(("amount", "minimum", "maximum", "total", "ceiling", "allowed", "smallest"))
_BETS: Final = "`red`, `black`, `7`, `2-8`, `7-K-joker`, `2-3-8-9`, `pair 7`, `any pair`, `poker hand`"
"""Bets of every kind that the felt of Pair'e Poker has."""
_HANDS: Final = frozenset(("card-after-end", "stand-after-end"))
_REFUSED: Final = frozenset(("card-after-refused", "brackets-after-refused"))


def sentence(fault: Fault, language: Language) -> str:
    """The fault in words, on one line and without anything a terminal would obey."""
    values = {name: _said(name, value, language) for name, value in fault.values.items()}
    values |= {name: language.text(KINDS[values[name]]) for name in ("expected", "found") if name in values}
    text = language.text(_msgid(fault), text=_bare(fault.text), **{"example": _example(fault), **values})
    if fault.code in _HANDS or fault.code in _REFUSED:
        return f"{_hand(fault, language)} {text}"
    return f"{text} {hint}" if (hint := _hint(fault, values, language)) else text


def _bare(text: str) -> str:
    """The offending text as a sentence quotes it: a text's own quotation marks are left out."""
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return visible(text[1:-1] if quoted else text)


def _bank_sentence(code: str, *, has_score: bool) -> str:
    """Which sentence a bank of one card, or one that cannot be counted, calls for."""
    if code == "bank-too-many":
        return "bank-one-card"
    return "bank-too-few-to-stand" if has_score else "bank-empty"


def _msgid(fault: Fault) -> str:
    """The sentence of the fault's code, or, where a code has several, the one that its values call for."""
    code, values = fault.code, fault.values
    match code:
        case "not-toml":
            return PROBLEMS[str(values["problem"])]
        case "bank-too-few" | "bank-too-many" if values["due"] in (0, 1):
            return SENTENCES[_bank_sentence(code, has_score=bool(values.get("score")))]
        case "card-after-end" if "request" not in values:
            return SENTENCES["card-after-end-unasked"]
        case "above-maximum" if "amount" in values:
            return SENTENCES["bet-above-maximum"]
        case "nothing-refused" if "game" in values:
            return SENTENCES["no-offered-bet-refused"]
        case "too-many-copies" if "held" in values:
            return SENTENCES["too-many-jokers" if values["card"] == JOKER else "too-many-in-pack"]
        case "three-cards" if "count" not in values:
            return SENTENCES["three-cards-more"]
    return SHEET_SENTENCES[code] if code in SHEET_SENTENCES else SENTENCES[code]


def _said(name: str, value: Value, language: Language) -> str:
    if isinstance(value, Card):
        return language.card(value)
    if isinstance(value, tuple):
        cards = [part for part in value if isinstance(part, Card)]
        return language.cards(cards) if cards else ", ".join(_said(name, part, language) for part in value)
    if isinstance(value, int):
        return language.money(value) if name in _MONEY else language.number(value)
    if name == "ratio":
        return terms.ratio(value, language)
    if name == "bet":
        return terms.bet(value, language)
    return scores.shown(value, "playing", language) if name == "score" else visible(value)


def _example(fault: Fault) -> str:
    return EXAMPLES.get(str(fault.values.get("key")), "…")


def _hand(fault: Fault, language: Language) -> str:
    """Why the hand may have nothing more, or the request nothing at all."""
    if fault.code in _REFUSED:
        return terms.refusal(cast(RefusalCode, fault.values["why"]), language)
    ended = str(fault.values["ended"] or fault.values["score"])
    cards = fault.values["cards"]
    last = cards[-1] if isinstance(cards, tuple) else ""
    score = _said("score", fault.values["score"], language)
    return language.text(ENDED[ended], last=_said("card", last, language), score=score)


def _hint(fault: Fault, values: Mapping[str, str], language: Language) -> str:
    """What was probably meant, or what could be."""
    if values.get("guess"):
        return language.text("Did you mean `{guess}`?", guess=values["guess"])
    if fault.code == "unknown-card":
        return language.text("A card is a rank, A 2 … 9 T J Q K, and a suit, s h d c.")
    if fault.code == "bet-not-on-felt":
        return language.text("Bets are {bets}.", bets=_BETS)
    return language.text("Known here: {known}.", known=values["known"]) if values.get("known") else ""
