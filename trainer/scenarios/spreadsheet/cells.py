"""Single cells: amounts, whole numbers, yes and no, as people type them in a spreadsheet; and texts kept from harm.

A spreadsheet takes a cell that begins with `=` for a formula and runs it, so such a text gets an apostrophe before it;
and so does one of nothing but spaces, which would be lost.

>>> guarded("=1+1"), guarded(" "), restored("'=1+1"), restored("'tis")
("'=1+1", "' ", '=1+1', "'tis")
>>> amount("1 250,50 €"), amount("2.5"), amount("-5"), amount("2,505"), amount("fifty")
(Decimal('1250.5'), Decimal('2.5'), Decimal('-5'), None, None)
"""

import re
from decimal import Decimal
from typing import Final

from trainer.money import parse_typed, plain

_HARMFUL: Final = re.compile(r"'*(?:[=+\-@\t\r]|\s+\Z)")
_GUARDED: Final = re.compile(r"'+(?:[=+\-@\t\r]|\s+\Z)")
_AMOUNT: Final = re.compile(r"(?P<minus>[-−]\s*)?(?:€\s*)?(?P<number>\d[^€a-zA-Z]*?)\s*(?:€|euros?|EUR)?")
_WHOLE: Final = re.compile(r"[0-9]{1,6}")
_YES: Final = frozenset(("x", "✓", "✔", "1", "yes", "y", "true", "oui", "o", "vrai"))
_NO: Final = frozenset(("0", "no", "n", "false", "non", "faux"))


def guarded(text: str) -> str:
    """The text so that no spreadsheet takes it for a formula; `restored` gives it back, whatever it is."""
    return f"'{text}" if _HARMFUL.match(text) else text


def restored(cell: str) -> str:
    """The text of a cell that `guarded` may have written."""
    return cell[1:] if _GUARDED.match(cell) else cell


def amount(cell: str) -> Decimal | None:
    """The amount a cell states, or None where it states none, or one that can be read in two ways."""
    match = _AMOUNT.fullmatch(cell.strip())
    cents = parse_typed(match["number"]) if match else None
    if match is None or cents is None:
        return None
    return Decimal(-cents if match["minus"] else cents) / 100


def whole(cell: str) -> int | None:
    """The whole number a cell states."""
    text = cell.strip()
    return int(text) if _WHOLE.fullmatch(text) else None


def flag(cell: str) -> bool | None:
    """The yes or no a cell states; a cross is a yes."""
    word = cell.strip().casefold()
    return True if word in _YES else False if word in _NO else None


def written_amount(cents: int, decimal: str) -> str:
    """The amount as a cell, `decimal` being the sign before its cents.

    >>> written_amount(1000, ","), written_amount(250, ","), written_amount(1205, ".")
    ('10', '2,5', '12.05')
    """
    return str(cents // 100) if cents % 100 == 0 else plain(cents).rstrip("0").replace(".", decimal)
