"""The signs that the built-in fonts of PDF have, and what stands in for those that they lack.

>>> legible("Łódź – 37,50 €, 3 ≥ 2")
('Lódz – 37,50 €, 3 >= 2', set())
>>> legible("東 5")
('? 5', {'東'})
"""

from typing import Final
from unicodedata import category, normalize

ENCODING: Final = "cp1252"
LOST: Final = "?"

_INSTEAD: Final = {
    "\N{NARROW NO-BREAK SPACE}": "\N{NO-BREAK SPACE}",
    "\N{NON-BREAKING HYPHEN}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{NOT EQUAL TO}": "<>",
    "Ł": "L",
    "ł": "l",
    "Đ": "D",
    "đ": "d",
    "ı": "i",
}


def legible(text: str) -> tuple[str, set[str]]:
    """The text in signs of the fonts, and the signs that had none and became a question mark."""
    if text.isascii() or _encodes(text):
        return text, set()
    found = [_stand_in(sign) for sign in text]
    return "".join(found), {old for new, old in zip(found, text, strict=True) if new == LOST != old}


def _stand_in(sign: str) -> str:
    if _encodes(sign):
        return sign
    if sign in _INSTEAD:
        return _INSTEAD[sign]
    bare = "".join(part for part in normalize("NFKD", sign) if category(part) != "Mn")
    if _encodes(bare):
        # A variation selector or an accent of its own leaves nothing.
        return bare
    return LOST


def _encodes(text: str) -> bool:
    try:
        text.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return True
