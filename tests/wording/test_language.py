"""A language: its money, numbers, cards and dates, and which one is chosen."""

import locale
from datetime import date, datetime
from decimal import Decimal

import pytest

from trainer.cards import DECK, JOKER, parse_card
from trainer.wording.language import LANGUAGES, Language, choose, load

FRENCH, ENGLISH = load("fr"), load("en")


def _tied(text: str) -> str:
    """`text` with a no-break space for each `~`."""
    return text.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("cents", "french", "english"),
    [
        (3750, "37,50~€", "€37.50"),
        (0, "0,00~€", "€0.00"),
        (5, "0,05~€", "€0.05"),
        (123456789, "1~234~567,89~€", "€1,234,567.89"),
        (-2000, "-20,00~€", "-€20.00"),
    ],
)
def test_money_as_each_language_writes_it(cents: int, french: str, english: str) -> None:
    assert FRENCH.money(cents) == _tied(french)
    assert ENGLISH.money(cents) == english


@pytest.mark.parametrize(
    ("value", "places", "french", "english"),
    [
        (1250, None, "1~250", "1,250"),
        (2.5, None, "2,5", "2.5"),
        (Decimal("7"), 1, "7,0", "7.0"),
    ],
)
def test_numbers_as_each_language_writes_them(
    value: float | Decimal, places: int | None, french: str, english: str
) -> None:
    assert FRENCH.number(value, places) == _tied(french)
    assert ENGLISH.number(value, places) == english


def test_percentages_have_their_space_in_french_only() -> None:
    assert FRENCH.percent(0.91) == _tied("91~%")
    assert ENGLISH.percent(0.91) == "91%"
    assert FRENCH.percent(0.251156, 2) == _tied("25,12~%")


def test_dates_as_each_language_writes_them() -> None:
    assert FRENCH.date(date(2026, 5, 14)) == "14 mai 2026"
    assert ENGLISH.date(date(2026, 5, 14)) == "14 May 2026"
    assert FRENCH.moment(datetime(2026, 5, 14, 21, 5)) == "14/05/2026 21:05"  # noqa: DTZ001


def test_french_packs_have_valet_dame_roi() -> None:
    cards = [card for token in ("Jh", "Qs", "Kd", "Ac", "Th") if (card := parse_card(token))]
    assert FRENCH.cards(cards) == "V♥ D♠ R♦ A♣ 10♥"
    assert ENGLISH.cards(cards) == "J♥ Q♠ K♦ A♣ 10♥"
    assert FRENCH.card(JOKER) == ENGLISH.card(JOKER) == "Joker"


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
def test_no_two_cards_are_written_alike(language: Language) -> None:
    assert len({language.card(card) for card in DECK}) == 52


@pytest.mark.parametrize(
    ("wanted", "environment", "code"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"CROUPIER_LANGUAGE": "fr", "LC_ALL": "en_US.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "en_US"}, "fr"),
        (None, {"LC_MESSAGES": "fr_BE", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr-CH"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "frp_IT"}, "en"),
        (None, {}, "en"),
        ("klingon", {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_first_that_is_said_chooses_the_language(
    wanted: str | None, environment: dict[str, str], code: str
) -> None:
    assert choose(wanted, environment) == code


def test_the_locale_of_the_process_is_never_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> str:
        raise AssertionError("setlocale was called")

    monkeypatch.setattr(locale, "setlocale", refuse)
    for code in LANGUAGES:
        load.cache_clear()
        language = load(code)
        assert all((language.money(987654), language.date(date(2026, 1, 2)), language.number(0.75)))
    load.cache_clear()


def test_a_number_chooses_its_plural() -> None:
    assert ENGLISH.plural("{n} card of {of}", "{n} cards of {of}", 1, of=5) == "1 card of 5"
    assert ENGLISH.plural("{n} card of {of}", "{n} cards of {of}", 1200, of=5) == "1,200 cards of 5"
