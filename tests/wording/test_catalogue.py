"""The French catalogue: complete, faithful to its English, well typeset, and compiled."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from trainer.wording.language import CATALOGUES, DOMAIN

ROOT = Path(__file__).parents[2]
PO = CATALOGUES / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po"
TIE = "\N{NO-BREAK SPACE}"
Key = tuple[str | None, str]


def _key(message: Message) -> Key:
    return message.context, _forms(message.id)[0]


def _forms(words: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words or ("",))


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


@pytest.fixture(scope="module")
def french() -> Catalog:
    with PO.open("rb") as file:
        return read_po(file, locale="fr", domain=DOMAIN)


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """What `pybabel extract` finds in the code, by the configuration in pyproject.toml."""
    template = tmp_path_factory.mktemp("catalogue") / "croupier.pot"
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        CommandLineInterface().run(  # type: ignore[no-untyped-call]  # Babel has left it so
            ["pybabel", "-q", "extract", "-o", str(template)]
        )
    with template.open("rb") as file:
        return read_po(file)


def test_every_sentence_has_its_french(extracted: Catalog, french: Catalog) -> None:
    translated = {_key(message) for message in _messages(french) if all(_forms(message.string))}
    assert [_key(message) for message in _messages(extracted) if _key(message) not in translated] == []


def test_the_extraction_reaches_every_way_a_sentence_is_written(extracted: Catalog) -> None:
    found = {_key(message) for message in _messages(extracted)}
    assert (None, "Pay {where}: {amount} at {ratio}") in found
    assert (None, "Burn {n} card") in found
    assert (None, "The bank's own cards are burnt last.") in found
    assert ("Pair'e Poker", "straight") in found


def test_nothing_is_kept_that_is_no_longer_said(extracted: Catalog, french: Catalog) -> None:
    said = {_key(message) for message in _messages(extracted)}
    assert [_key(message) for message in _messages(french) if _key(message) not in said] == []


def test_no_french_is_a_guess(french: Catalog) -> None:
    assert [message.id for message in _messages(french) if message.fuzzy] == []


def _placeholders(words: str) -> tuple[set[str], list[str]]:
    braces = {name for _, name, _, _ in Formatter().parse(words) if name is not None}
    return braces, sorted(re.findall(r"%(?:\(\w+\))?[sr]", words))


def test_french_has_the_placeholders_of_its_english(french: Catalog) -> None:
    wrong = [
        (message.id, form)
        for message in _messages(french)
        for form in _forms(message.string)
        if form and _placeholders(form) != _placeholders(_forms(message.id)[-1])
    ]
    assert wrong == []


def test_french_has_no_break_spaces_where_french_wants_them(french: Catalog) -> None:
    untied = rf"(?<![{TIE}\s(\[“])[;?!](?![{{\w])"
    plain = r" (?:[:;?!»€]|%(?![(srd]))"
    wanting = re.compile(rf"{untied}|{plain}|[\w»)}}]:(?=\s|$)|«(?!{TIE})")
    forms = [form for message in _messages(french) for form in _forms(message.string)]
    assert [form for form in forms if wanting.search(form)] == []


def test_each_plural_has_both_forms(french: Catalog) -> None:
    assert french.num_plurals == 2
    assert [
        message.id for message in _messages(french) if message.pluralizable and len(_forms(message.string)) != 2
    ] == []


def test_the_compiled_catalogue_says_what_the_written_one_says(french: Catalog) -> None:
    with PO.with_suffix(".mo").open("rb") as file:
        compiled = read_mo(file)
    written = {_key(message): _forms(message.string) for message in _messages(french) if all(_forms(message.string))}
    assert {_key(message): _forms(message.string) for message in _messages(compiled)} == written
