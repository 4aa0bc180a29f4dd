"""The language of a session: its sentences, its money and numbers, its cards.

Sentences are written in English in the code, as `language.text("Pay {amount}", amount=…)`, and found in the
catalogue of the language by gettext. Nothing here touches the process's locale.

>>> from trainer.cards import parse_card
>>> french, english = load("fr"), load("en")
>>> english.money(123450), english.card(parse_card("Th")), french.card(parse_card("Qs"))
('€1,234.50', '10♥', 'D♠')
"""

import gettext
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from decimal import Decimal
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, TypeGuard, get_args

from trainer.cards import Card, Rank

LanguageCode = Literal["fr", "en"]
LANGUAGES: Final[tuple[LanguageCode, ...]] = get_args(LanguageCode)
DEFAULT: Final[LanguageCode] = "en"
CATALOGUES: Final = Path(__file__).with_name("locale")
DOMAIN: Final = "croupier"

_VARIABLES: Final = ("CROUPIER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_LOCALES: Final[Mapping[LanguageCode, str]] = {"fr": "fr_FR", "en": "en_GB"}
_FRENCH_RANKS: Final[Mapping[Rank, str]] = {"J": "V", "Q": "D", "K": "R"}
_SUITS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "": ""}


def N_(msgid: str) -> str:  # noqa: N802  # the name gettext's users know it by
    """`msgid` itself: marks a sentence kept in a table for extraction; `Language.text` says it later."""
    return msgid


def NC_(context: str, msgid: str) -> tuple[str, str]:  # noqa: N802  # as `N_`
    """As `N_`, for a word that two games translate differently; to be put through `Language.term`."""
    return context, msgid


class Language:
    """One language. Take it from `load`, which makes one object a language."""

    def __init__(self, code: LanguageCode, catalogue: gettext.NullTranslations) -> None:
        self.code: Final[LanguageCode] = code
        self._catalogue = catalogue

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def text(self, msgid: str, /, **values: object) -> str:
        """The sentence in this language, with `values` put in its braces."""
        return self._catalogue.gettext(msgid).format(**values)

    def term(self, context: str, msgid: str, /) -> str:
        """A word in this language as it is said in that context."""
        return self._catalogue.pgettext(context, msgid)

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form of the sentence that `n` asks for; `{n}` in it is the number, written in this language."""
        return self._catalogue.ngettext(one, many, n).format(**{"n": self.number(n), **values})

    def money(self, cents: int) -> str:
        """`3750` as `37,50 €` or `€37.50`."""
        return _money(self.code, cents)

    def number(self, value: float | Decimal, places: int | None = None) -> str:
        """A number with this language's decimal sign and grouping; `places` fixes its decimals."""
        return _number(self.code, value, "#,##0.###" if places is None else f"#,##0.{'0' * places}")

    def percent(self, share: float, places: int = 0) -> str:
        """`0.91` as `91 %` or `91%`, with `places` decimals."""
        sign = "\N{NO-BREAK SPACE}%" if self.code == "fr" else "%"
        return _number(self.code, share, f"#,##0.{'0' * places}{sign}")

    def date(self, day: date) -> str:
        """A day, as `14 mai 2026` or `14 May 2026`."""
        from babel.dates import format_date  # as in `_money`

        return format_date(day, locale=_LOCALES[self.code])

    def moment(self, moment: datetime) -> str:
        """A day and its time to the minute, in the time zone `moment` is in."""
        from babel.dates import format_datetime  # as in `_money`

        return format_datetime(moment, "short", locale=_LOCALES[self.code])

    def rank(self, rank: Rank) -> str:
        """A rank as the cards of this language's packs bear it: `D` or `Q`, `10`, `Joker`."""
        if rank == "joker":
            return "Joker"
        return _FRENCH_RANKS.get(rank, rank) if self.code == "fr" else rank

    def card(self, card: Card) -> str:
        """A card as one sees it: `V♥` or `J♥`, `10♠`, `Joker`."""
        return self.rank(card.rank) + _SUITS[card.suit]

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in order, separated by spaces."""
        return " ".join(self.card(card) for card in cards)


@cache
def load(code: LanguageCode) -> Language:
    """The language of that code. Where its catalogue is missing or damaged, its sentences stay English."""
    path = CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return Language(code, gettext.GNUTranslations(file))
    except (OSError, ValueError):
        return Language(code, gettext.NullTranslations())


def is_language(code: str | None) -> TypeGuard[LanguageCode]:
    """Whether `code` is a language the program speaks."""
    return code in LANGUAGES


def choose(wanted: str | None, environment: Mapping[str, str]) -> LanguageCode:
    """The language to speak: `wanted`, else what CROUPIER_LANGUAGE says, else the locale, else English.

    As everywhere in a POSIX environment the first variable that is set decides, also for a language that is
    not spoken here.

    >>> choose("fr", {}), choose(None, {"LANG": "fr_CA.UTF-8"}), choose(None, {"LC_ALL": "C", "LANG": "fr"})
    ('fr', 'fr', 'en')
    """
    if is_language(wanted):
        return wanted
    said = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    code = said.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if is_language(code) else DEFAULT


@lru_cache(maxsize=4096)
def _money(code: LanguageCode, cents: int) -> str:
    # Babel is imported where it is first needed: `croupier --help` formats no number.
    from babel.numbers import format_currency  # as above

    return _spaced(format_currency(Decimal(cents) / 100, "EUR", locale=_LOCALES[code]))


@lru_cache(maxsize=1024)
def _number(code: LanguageCode, value: float | Decimal, pattern: str) -> str:
    from babel.numbers import format_decimal, format_percent  # as in `_money`

    write = format_percent if pattern.endswith("%") else format_decimal
    return _spaced(write(value, pattern, locale=_LOCALES[code]))


def _spaced(text: str) -> str:
    """Narrow no-break spaces made plain: in a terminal each fills a cell, and fonts lack them."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
