"""Scenarios written as an instructor would write them: what is read back is equal to what was written."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from trainer.games.twentyone.facts import Box, Limits, Offer, Round, Standing
from trainer.money import plain
from trainer.scenarios.card_text import cards_text
from trainer.scenarios.hand_text import hand_text
from trainer.scenarios.reading import FORMAT
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.texts import Text

_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_ESCAPES: Final = {"\n": r"\n", "\t": r"\t", '"': r"\"", "\\": r"\\"}


def write_scenario(scenario: Scenario) -> str:
    """The text of the scenario's file. Raises ValueError for a round with limits of its own: a file has no such."""
    lines = [
        f"format = {FORMAT}",
        f"title = {toml_text(scenario.title)}",
        f"rules = {toml_text(scenario.rules.name)}",
        *_texts(scenario.texts),
        "",
        *_limits(scenario.limits),
    ]
    notes = scenario.notes or ({},) * len(scenario.rounds)
    for played, note in zip(scenario.rounds, notes, strict=True):
        if played.limits != scenario.limits:
            raise ValueError(f"a round's limits {played.limits} are not the scenario's {scenario.limits}")
        lines += ["", *_round(played, note)]
    return "\n".join(lines) + "\n"


def toml_text(text: str) -> str:
    """The text as a TOML string.

    >>> print(toml_text('Box 3: "split" 21'))
    "Box 3: \\"split\\" 21"
    """
    return '"' + _ESCAPED.sub(lambda sign: _ESCAPES.get(sign[0], f"\\u{ord(sign[0]):04x}"), text) + '"'


def toml_money(cents: int) -> str:
    """The amount as a TOML number.

    >>> toml_money(1000), toml_money(250), toml_money(1205)
    ('10', '2.5', '12.05')
    """
    return str(cents // 100) if cents % 100 == 0 else plain(cents).rstrip("0")


def _texts(texts: Mapping[str, Text]) -> Iterator[str]:
    for language, text in texts.items():
        yield ""
        yield f"[text.{language}]"
        if text.title:
            yield f"title = {toml_text(text.title)}"
        if text.aim:
            yield f"aim = {toml_text(text.aim)}"


def _limits(limits: Limits) -> Iterator[str]:
    yield "[limits]"
    yield f"minimum = {toml_money(limits.minimum)}"
    yield f"maximum = {toml_money(limits.maximum)}"
    if limits.pok_maximum is not None:
        yield f"pok_maximum = {toml_money(limits.pok_maximum)}"


def _round(played: Round, note: Mapping[str, str]) -> Iterator[str]:
    yield "[[rounds]]"
    if played.note and not note:
        yield f"note = {toml_text(played.note)}"
    yield f'bank = "{cards_text(played.bank)}"'
    if played.red_card:
        yield "red_card = true"
    if note:
        yield "[rounds.note]"
    for language, text in note.items():
        yield f"{language} = {toml_text(text)}"
    for box in played.boxes:
        yield ""
        yield from _box(box)


def _box(box: Box) -> Iterator[str]:
    yield "[[rounds.boxes]]"
    yield f"box = {box.number}"
    if box.pok is not None:
        yield f"pok = {toml_money(box.pok)}"
    yield f"stake = {toml_money(box.stake)}"
    if box.insurance is not None:
        yield f"insurance = {toml_money(box.insurance)}"
    yield f'hand = "{hand_text(box.hand)}"'
    if box.standing:
        yield f"standing = [{', '.join(_standing(other) for other in box.standing)}]"
    if box.first_offer is not None:
        yield f"first_offer = {_offer(box.first_offer)}"


def _standing(other: Standing) -> str:
    follows = ", follows = true" if other.follows else ""
    pok = "" if other.pok is None else f", pok = {toml_money(other.pok)}"
    return f"{{ stake = {toml_money(other.stake)}{follows}{pok} }}"


def _offer(offer: Offer) -> str:
    bets = [("stake", offer.stake), ("pok", offer.pok)]
    written = [f"{key} = {toml_money(cents)}" for key, cents in bets if cents is not None]
    return f"{{ {', '.join(written)} }}" if written else "{}"
