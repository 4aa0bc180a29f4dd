"""Money in whole cents, ratios, and the amounts a person types.

>>> parse_typed("1 250"), parse_typed("37,50"), parse_typed("7,5")
(125000, 3750, 750)
>>> Ratio(3, 2).of(2500)
3750
"""

import re
from decimal import Decimal
from typing import Final

from msgspec import Struct

ABSURD: Final = 100_000_000_000
"""A thousand million euros in cents: no table knows such an amount, so one is a slip of the keyboard."""

RATIO_PATTERN: Final = r"(?!0+:)([0-9]{1,4}):(?!0+$)([0-9]{1,4})"
"""A ratio as it is written, for whoever checks one without Python as well."""

_TYPED: Final = re.compile(r"(\d{1,3}(?:[ \u00a0\u202f']\d{3}){1,6}|\d{1,20})(?:[.,](\d{1,2}))?")
_GROUPED_IN_ENGLISH: Final = re.compile(r"\d{1,3}(?:,\d{3}){1,6}\.\d{1,2}")


class Ratio(Struct, frozen=True):
    """`numerator` to `denominator`: what a winning stake earns for so much staked."""

    numerator: int
    denominator: int = 1

    def __str__(self) -> str:
        return f"{self.numerator}:{self.denominator}"

    def of(self, stake: int) -> int | None:
        """The winnings of `stake` cents, or None where they are not whole cents (P21-43)."""
        product, rest = divmod(stake * self.numerator, self.denominator)
        return None if rest else product

    def exactly(self, stake: int) -> int:
        """As `of`, for a stake known to be legal. Raises ValueError where the result is not whole cents."""
        cents = self.of(stake)
        if cents is None:
            raise ValueError(f"{self} on {stake} cents is not whole cents")
        return cents

    @classmethod
    def parse(cls, text: str) -> "Ratio":
        """The ratio written `3:2`. Raises ValueError when it is no ratio of positive whole numbers."""
        match = re.fullmatch(RATIO_PATTERN, text)
        if match is None:
            raise ValueError(f"not a ratio: {text!r}")
        return cls(int(match[1]), int(match[2]))


EVEN: Final = Ratio(1)
HALF: Final = Ratio(1, 2)


def plain(cents: int) -> str:
    """`3750` as the files and JSON write it: `"37.50"`.

    >>> plain(5), plain(-125000)
    ('0.05', '-1250.00')
    """
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02}"


def exact(amount: int | Decimal) -> int | None:
    """The cents of a number read from a file, or None where it has more than two places or is no number."""
    if isinstance(amount, int):
        return amount * 100
    if not amount.is_finite() or abs(amount) > ABSURD:
        return None
    rounded = round(amount, 2)  # a product would be rounded to the context's digits before it could be compared
    return int(rounded * 100) if rounded == amount else None


def parse_typed(text: str) -> int | None:
    """The cents a person typed, or None where it is no amount: a blank is not zero, `40abc` is not 40.

    Takes `37,50`, `37.5`, `1 250`, `1250`, and `1,250.00`, as English amounts are shown. Spaces may only group
    thousands, and so may commas before a point; `1,250` could be either and is neither.

    >>> parse_typed(""), parse_typed("40abc"), parse_typed("7,5"), parse_typed("1 25")
    (None, None, 750, None)
    >>> parse_typed("1,250.00"), parse_typed("1,250")
    (125000, None)
    """
    bare = text.strip()
    match = _TYPED.fullmatch(bare.replace(",", "") if _GROUPED_IN_ENGLISH.fullmatch(bare) else bare)
    if match is None:
        return None
    whole = int(re.sub(r"\D", "", match[1]))
    cents = whole * 100 + int((match[2] or "0").ljust(2, "0"))
    return cents if cents <= ABSURD else None
