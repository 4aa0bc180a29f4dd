"""Facts, house rules, acts and verdicts as the text they are kept as, and back.

Whatever cannot be read back raises `ValueError` or `msgspec.MsgspecError`.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, json

from trainer.duties import Duty, duty_from_json, duty_json
from trainer.games.day.facts import Day
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.rounds import Facts
from trainer.games.twentyone.facts import Round
from trainer.grading.verdicts import Code, Mistake, Severity, Side, Verdict
from trainer.rules import PairePokerRules, Rules, TwentyOneRules

_GAMES: Final[Mapping[str, tuple[type[Rules], type[Facts]]]] = {
    "twenty-one": (TwentyOneRules, Round),
    "paire-poker": (PairePokerRules, PaireRound),
}


class _DrillText(Struct):
    drill: str | None = None


class _MistakeText(Struct, omit_defaults=True):
    code: Code
    severity: Severity
    expected: dict[str, object] | None = None
    cost: int | None = None
    against: Side | None = None


class _VerdictText(Struct, omit_defaults=True):
    mistakes: list[_MistakeText] = []  # msgspec copies an empty list for each struct
    answered: int | None = None


def text_of(value: object) -> str:
    """Facts, house rules or any plain values as JSON."""
    return json.encode(value).decode()


def rules_from(game: str, text: str) -> Rules:
    """The house rules of that game."""
    return json.decode(text, type=_kinds(game)[0])


def facts_from(game: str, text: str) -> Facts:
    """The facts of a round of that game, or of a drill of the table's day."""
    if json.decode(text, type=_DrillText).drill is not None:
        return json.decode(text, type=Day)
    return json.decode(text, type=_kinds(game)[1])


def names_from(text: str) -> frozenset[str]:
    """A set of words."""
    return json.decode(text, type=frozenset[str])


def places_from(text: str) -> tuple[int | None, ...]:
    """For each act of a round, the place of the duty it answers."""
    return json.decode(text, type=tuple[int | None, ...])


def duty_text(duty: Duty | None) -> str | None:
    """A duty or a deed as the scenario format writes it."""
    return None if duty is None else text_of(duty_json(duty))


def duty_from(text: str | None) -> Duty | None:
    """The duty that `duty_text` wrote."""
    return None if text is None else duty_from_json(json.decode(text, type=dict[str, object]))


def verdict_text(verdict: Verdict | None) -> str | None:
    """A verdict with all its mistakes."""
    if verdict is None:
        return None
    mistakes = [
        _MistakeText(
            code=mistake.code,
            severity=mistake.severity,
            expected=None if mistake.expected is None else duty_json(mistake.expected),
            cost=mistake.cost,
            against=mistake.against,
        )
        for mistake in verdict.mistakes
    ]
    return text_of(_VerdictText(mistakes, verdict.answered))


def verdict_from(text: str | None) -> Verdict | None:
    """The verdict that `verdict_text` wrote."""
    if text is None:
        return None
    found = json.decode(text, type=_VerdictText)
    mistakes = tuple(
        Mistake(
            mistake.code,
            mistake.severity,
            None if mistake.expected is None else duty_from_json(mistake.expected),
            mistake.cost,
            mistake.against,
        )
        for mistake in found.mistakes
    )
    return Verdict(mistakes, found.answered)


def _kinds(game: str) -> tuple[type[Rules], type[Facts]]:
    if game not in _GAMES:
        raise ValueError(f"unknown game: {game}")
    return _GAMES[game]
