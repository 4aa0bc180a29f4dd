"""Amounts and limits as they are written on a drawn table, where room is short.

>>> from trainer.wording.language import load
>>> short(5000, load("en")), short(3750, load("fr"))
('50', '37,50')
"""

from decimal import Decimal

from trainer.games.twentyone.facts import Limits
from trainer.scenarios import AnyLimits
from trainer.wording.language import Language


def short(cents: int, language: Language) -> str:
    """An amount without its currency, and without decimals where it has none."""
    return language.number(Decimal(cents) / 100, 2 if cents % 100 else 0)


def limits_text(limits: AnyLimits, language: Language) -> str:
    """The limits shown at the table, in one line."""
    least = language.money(limits.minimum)
    if not isinstance(limits, Limits):
        return language.text(
            "Limits: minimum {minimum}, main bets {main}, optional bets {optional}",
            minimum=least,
            main=language.money(limits.main_maximum),
            optional=language.money(limits.optional_maximum),
        )
    most = language.money(limits.maximum)
    shown = language.text("Limits: minimum {minimum}, maximum {maximum}", minimum=least, maximum=most)
    return shown if limits.pok_maximum is None else f"{shown}, POK {language.money(limits.pok_maximum)}"
