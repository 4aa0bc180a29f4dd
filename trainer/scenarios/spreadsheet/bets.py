"""Bets of Pair'e Poker in cells. A spreadsheet would take `2-8` for a day in August, so several values are named.

>>> cell_of("2-8"), cell_of("2-3-8-9"), cell_of("7-K-joker"), cell_of("pair 7"), cell_of("cheval 2-8")
('cheval 2-8', 'carré 2-3-8-9', 'transversale 7-K-joker', 'pair 7', '"cheval 2-8"')
>>> bet_of("Carre 8-9-2-3"), bet_of("cheval 2 / 8"), bet_of("cheval 2-3-8-9"), bet_of('"cheval 2-8"')
('2-3-8-9', '2-8', 'cheval 2-3-8-9', 'cheval 2-8')
>>> is_date("02/08/2026"), is_date("2-août"), is_date("8-Feb"), is_date("2-8"), is_date("cheval 2-8")
(True, True, True, False, False)
"""

import re
from collections.abc import Mapping
from typing import Final

from trainer.games.paire_poker.felt import VALUES, canonical

_KINDS: Final[Mapping[int, str]] = {2: "cheval", 3: "transversale", 4: "carré"}
_KIND_WORDS: Final[Mapping[str, int]] = {
    "plein": 1, "straight up": 1, "cheval": 2, "split": 2, "transversale": 3, "street": 3,
    "carré": 4, "carre": 4, "corner": 4,
}  # fmt: skip
_KIND: Final = re.compile(rf"({'|'.join(_KIND_WORDS)})\s+(.*\S)\s*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"\s*[-/+,]\s*|\s+")
_MONTHS: Final = "jan|f[eé]v|feb|mar|avr|apr|mai|may|jui|jun|jul|ao[uû]|aug|sep|oct|nov|d[eé]c"
_DATE: Final = re.compile(
    rf"\d{{1,4}}[-/.]\d{{1,2}}[-/.]\d{{2,4}}|0\d[-/.]\d{{1,2}}|\d{{1,2}}[-/.]0\d"
    rf"|\d{{1,2}}[-/. ]?(?:{_MONTHS})\w*\.?(?:[-/. ]\d{{2,4}})?|(?:{_MONTHS})\w*\.?[-/. ]\d{{1,4}}",
    re.IGNORECASE,
)


def bet_of(cell: str) -> str:
    """The bet that a cell names, as a scenario file writes it; what names none is left as it is."""
    if len(cell) > 1 and cell[0] == cell[-1] == '"':
        return cell[1:-1]
    kind = _KIND.fullmatch(cell.strip())
    if kind is None:
        return cell
    values = canonical("-".join(_BETWEEN.split(kind[2])))
    return values if _group(values) == _KIND_WORDS[kind[1].lower()] else cell


def cell_of(bet: str) -> str:
    """The cell that names a bet: `bet_of` gives it back, whatever it is."""
    values = _group(bet)
    if values in _KINDS:
        return f"{_KINDS[values]} {bet}"
    return f'"{bet}"' if bet_of(bet) != bet or is_date(bet) or not bet.strip() else bet


def is_date(cell: str) -> bool:
    """Whether a spreadsheet has made a date of what was typed."""
    return _DATE.fullmatch(cell.strip()) is not None


def _group(bet: str) -> int:
    """How many values a canonical name joins; 0 where it is not made of values."""
    values = bet.split("-")
    return len(values) if all(value in VALUES for value in values) else 0
