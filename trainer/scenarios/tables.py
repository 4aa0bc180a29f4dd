"""The keys and values of TOML tables, taken out one by one with what is wrong with them noted."""

import re
import unicodedata
from collections.abc import Collection, Mapping
from decimal import Decimal
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from trainer.money import ABSURD, exact
from trainer.scenarios.faults import FaultCode, Findings, Path, Where

Table = Mapping[str, object]

_MOST_WHOLE: Final = ABSURD // 100
_LONGEST_GUESSED: Final = 40
_SUSPECT: Final = re.compile(r"[^\n\t -~¡-¬®-\u058f]")
_UNSHOWN: Final = ("Cc", "Zl", "Zp", "Cs")
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@lru_cache(maxsize=1024)
def guess(word: str, known: tuple[str, ...]) -> str:
    """The known word that `word` was probably meant to be, or "" where none is near."""
    if len(word) > _LONGEST_GUESSED:
        return ""
    return next(iter(get_close_matches(word.lower(), known, 1)), "")


def kind(value: object) -> str:
    """What TOML calls a value."""
    kinds = (
        (bool, "boolean"),
        (int, "integer"),
        (Decimal, "decimal"),
        (str, "string"),
        (list, "array"),
        (dict, "table"),
    )
    return next((name for python, name in kinds if isinstance(value, python)), "date")


def check_keys(table: Table, path: Path, findings: Findings, known: tuple[str, ...], required: Collection[str]) -> None:
    """Notes the keys that `table` may not have, and those it lacks."""
    unknown = [key for key in table if key not in known]
    for key in unknown:
        free = tuple(name for name in known if name not in table)
        findings.add("unknown-key", (*path, key), "key", guess=guess(key, free), known=known)
    for key in required:
        if key not in table:
            findings.add("missing-key", path, "table", key=key)


def wrong_type(path: Path, findings: Findings, expected: str, value: object, where: Where = "value") -> None:
    """Notes that a value is of another type than the one expected."""
    findings.add("wrong-type", path, where, key=str(path[-1]), expected=expected, found=kind(value))


def table_at(value: object, path: Path, findings: Findings) -> Table | None:
    """`value` as a table."""
    if isinstance(value, dict):
        return value
    wrong_type(path, findings, "table", value)
    return None


def tables_at(value: object, path: Path, findings: Findings) -> list[object] | None:
    """`value` as an array, of tables as its reader will make sure."""
    if isinstance(value, list):
        return value
    wrong_type(path, findings, "tables", value)
    return None


def flag(table: Table, key: str, path: Path, findings: Findings) -> bool:
    """The truth value of `key`, false where it is not there."""
    value = table.get(key, False)
    if isinstance(value, bool):
        return value
    wrong_type((*path, key), findings, "boolean", value)
    return False


def whole(table: Table, key: str, path: Path, findings: Findings) -> int | None:
    """The whole number of `key`."""
    value = table.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if value is not None:
        wrong_type((*path, key), findings, "integer", value)
    return None


def string(table: Table, key: str, path: Path, findings: Findings, longest: int) -> str | None:
    """The text of `key`, of at most `longest` letters."""
    value = table.get(key)
    if isinstance(value, str):
        if len(value) <= longest:
            return value
        findings.add("text-too-long", (*path, key), most=longest)
    elif value is not None:
        wrong_type((*path, key), findings, "string", value)
    return None


def said(table: Table, key: str, path: Path, findings: Findings, longest: int, lines: str = "") -> str | None:
    """The text of `key` for people to read: nothing in it may steer a terminal. `lines` may be in it all the same."""
    text = string(table, key, path, findings, longest)
    if text is None:
        return None
    harmful = [place.start() for place in _SUSPECT.finditer(text) if _steers(place[0])]
    harmful += [at for at, letter in enumerate(text) if letter in "\n\t" and letter not in lines]
    for at in harmful:
        findings.add("control-character", (*path, key), offset=at, length=1, number=f"{ord(text[at]):04X}")
    return text


def _steers(letter: str) -> bool:
    return letter in _DIRECTIONS or unicodedata.category(letter) in _UNSHOWN


def money(table: Table, key: str, path: Path, findings: Findings) -> int | None:
    """The cents of `key`."""
    value = table.get(key)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_WHOLE:
        return value * 100
    if value is None:
        return None
    if not isinstance(value, int | Decimal) or isinstance(value, bool):
        wrong_type((*path, key), findings, "money", value)
        return None
    fault = _money_fault(value)
    if fault is None:
        return exact(value)
    findings.add(fault, (*path, key))
    return None


def money_above_zero(table: Table, key: str, path: Path, findings: Findings) -> int | None:
    """The cents of `key`, which are more than none."""
    cents = money(table, key, path, findings)
    if cents == 0:
        findings.add("money-zero", (*path, key))
        return None
    return cents


def _money_fault(value: int | Decimal) -> FaultCode | None:
    if isinstance(value, Decimal) and not value.is_finite():
        return "money-infinite"
    if value < 0:
        return "money-negative"
    if value > _MOST_WHOLE:
        return "money-absurd"
    cents = exact(value)
    # Compared again, for a decimal of dozens of places is rounded on the way to cents.
    return "money-places" if cents is None or Decimal(cents) / 100 != value else None
