"""What a scenario says to people in their language: title and aim in `[text.fr]` and `[text.en]`, notes as tables.

>>> from trainer.scenarios.faults import Findings
>>> read_texts({"text": {"fr": {"title": "Égalités", "aim": "Rendre."}}}, Findings())["fr"].title
'Égalités'
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from trainer.scenarios.faults import Findings, Path
from trainer.scenarios.tables import Table, check_keys, said, table_at

LANGUAGES: Final = ("en", "fr")
"""The languages that a file may speak, the one that stands for the others first."""
LONGEST_TITLE: Final = 200
LONGEST_AIM: Final = 1000
LONGEST_NOTE: Final = 2000

_TEXT_KEYS: Final = ("title", "aim")


class Text(Struct, frozen=True):
    """A scenario's title and aim in one language; "" where it has none."""

    title: str = ""
    aim: str = ""


def read_texts(table: Table, findings: Findings) -> Mapping[str, Text]:
    """The language tables of a file, by language."""
    path: Path = ("text",)
    languages = table_at(table["text"], path, findings) if "text" in table else None
    if languages is None:
        return {}
    check_keys(languages, path, findings, LANGUAGES, ())
    found = {language: _read_text(languages, language, findings) for language in LANGUAGES if language in languages}
    return {language: text for language, text in found.items() if text != Text()}


def _read_text(languages: Table, language: str, findings: Findings) -> Text:
    path: Path = ("text", language)
    table = table_at(languages[language], path, findings)
    if table is None:
        return Text()
    check_keys(table, path, findings, _TEXT_KEYS, ())
    title = said(table, "title", path, findings, LONGEST_TITLE)
    return Text(title or "", said(table, "aim", path, findings, LONGEST_AIM, lines="\n\t") or "")


def read_note(table: Table, path: Path, findings: Findings) -> str:
    """The note of a round, "" where it has none; of a table of languages the one that stands for the others."""
    value = table.get("note")
    if not isinstance(value, dict):
        return said(table, "note", path, findings, LONGEST_NOTE, lines="\n\t") or ""
    path = (*path, "note")
    check_keys(value, path, findings, LANGUAGES, ())
    for language in LANGUAGES:
        said(value, language, path, findings, LONGEST_NOTE, lines="\n\t")
    return in_language(note_texts(table), "")


def note_texts(table: object) -> Mapping[str, str]:
    """The note of a round by language, where it is a table of them."""
    note = table.get("note") if isinstance(table, dict) else None
    if not isinstance(note, dict):
        return {}
    return {language: text for language in LANGUAGES if isinstance(text := note.get(language), str) and text}


def in_language(texts: Mapping[str, str], language: str, other: str = "") -> str:
    """The text in `language`; else `other`, or the first there is."""
    return texts.get(language) or other or next(iter(texts.values()), "")
