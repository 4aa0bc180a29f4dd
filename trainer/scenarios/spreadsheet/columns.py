"""The columns of a sheet: what each is called in French and in English, what its cells hold, and where that belongs.

>>> recognised("Maximum_POK"), recognised("règles"), recognised("Debout 2 suit"), recognised("colour")
('pok_maximum', 'rules', 'standing 2 follows', None)
>>> heading("standing 2 follows", "fr"), heading("red_card", "en")
('debout 2 suit', 'red card')
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Literal

from msgspec import Struct

Game = Literal["twenty-one", "paire-poker"]
Kind = Literal["text", "word", "cards", "bet", "amount", "whole", "flag"]
"""What a cell holds; texts are taken to the letter, spaces included."""
Level = Literal["file", "round", "row"]
"""Whether a cell is said once a file, once a round, or of its row alone."""
HeadingLanguage = Literal["en", "fr"]

MOST_STANDING: Final = 20


class Column(Struct, frozen=True):
    """A column. `steps` lead from the scenario's table, its round's or its row's to the value; `game` None is both.

    Of the names in each language the first is the one that is written.
    """

    key: str
    kind: Kind
    level: Level
    game: Game | None
    steps: tuple[str, ...]
    en: tuple[str, ...]
    fr: tuple[str, ...]


TWENTY_ONE: Final[Game] = "twenty-one"
PAIRE: Final[Game] = "paire-poker"
COLUMNS: Final = (
    Column("title", "text", "file", None, ("title",), ("title",), ("titre",)),
    Column("title_en", "text", "file", None, ("text", "en", "title"), ("title en",), ("titre en",)),
    Column("title_fr", "text", "file", None, ("text", "fr", "title"), ("title fr",), ("titre fr",)),
    Column("aim_en", "text", "file", None, ("text", "en", "aim"), ("aim en",), ("but en", "objectif en")),
    Column("aim_fr", "text", "file", None, ("text", "fr", "aim"), ("aim fr",), ("but fr", "objectif fr")),
    Column("rules", "word", "file", None, ("rules",), ("rules",), ("règles", "règle")),
    Column("minimum", "amount", "file", None, ("limits", "minimum"), ("minimum", "min"), ("minimum", "min")),
    Column("maximum", "amount", "file", TWENTY_ONE, ("limits", "maximum"), ("maximum", "max"), ("maximum", "max")),
    Column(
        "pok_maximum", "amount", "file", TWENTY_ONE, ("limits", "pok_maximum"),
        ("pok maximum", "pok max", "maximum pok"), ("maximum pok", "max pok", "pok maximum"),
    ),
    Column(
        "main_maximum", "amount", "file", PAIRE, ("limits", "main_maximum"),
        ("main maximum", "main max"), ("maximum principal", "max principal"),
    ),
    Column(
        "optional_maximum", "amount", "file", PAIRE, ("limits", "optional_maximum"),
        ("optional maximum", "optional max"), ("maximum optionnel", "max optionnel"),
    ),
    Column("round", "whole", "round", None, (), ("round", "no", "n"), ("coup", "manche", "n")),
    Column("note", "text", "round", None, ("note",), ("note", "notes"), ("note", "notes", "remarque")),
    Column("note_en", "text", "round", None, ("note", "en"), ("note en",), ("note en",)),
    Column("note_fr", "text", "round", None, ("note", "fr"), ("note fr",), ("note fr",)),
    Column("bank", "cards", "round", TWENTY_ONE, ("bank",), ("bank",), ("banque",)),
    Column(
        "red_card", "flag", "round", TWENTY_ONE, ("red_card",),
        ("red card", "cut card"), ("carte rouge", "carte d'arrêt"),
    ),
    Column("cards", "cards", "round", PAIRE, ("cards",), ("cards", "card"), ("cartes", "carte")),
    Column("box", "whole", "row", TWENTY_ONE, ("box",), ("box",), ("case", "box")),
    Column("player", "whole", "row", PAIRE, ("player",), ("player",), ("joueur",)),
    Column("bet", "bet", "row", PAIRE, ("on",), ("bet", "on", "bet on"), ("mise sur", "sur", "pari", "chance")),
    Column("pok", "amount", "row", TWENTY_ONE, ("pok",), ("pok", "stake pok"), ("pok", "mise pok")),
    Column("stake", "amount", "row", None, ("stake",), ("stake", "stake 21", "21"), ("mise", "mise 21", "21")),
    Column("hand", "cards", "row", TWENTY_ONE, ("hand",), ("hand",), ("main",)),
    Column("insurance", "amount", "row", TWENTY_ONE, ("insurance",), ("insurance",), ("assurance",)),
    Column(
        "offer_bet", "bet", "row", PAIRE, ("first_offer", "on"),
        ("offer bet", "offer on", "first offer bet"), ("offre sur", "première offre sur", "offre pari"),
    ),
    Column(
        "offer_pok", "amount", "row", TWENTY_ONE, ("first_offer", "pok"),
        ("offer pok", "first offer pok"), ("offre pok", "première offre pok"),
    ),
    Column(
        "offer_stake", "amount", "row", None, ("first_offer", "stake"),
        ("offer stake", "offer 21", "offer", "first offer", "first offer stake"),
        ("offre mise", "offre 21", "offre", "première offre", "première offre mise"),
    ),
)  # fmt: skip
"""Every column but those of standing players, in the order they are written."""

REQUIRED: Final[Mapping[Game, Sequence[str]]] = {
    TWENTY_ONE: ("title", "rules", "minimum", "maximum", "round", "bank", "box", "stake", "hand"),
    PAIRE: (
        "title", "rules", "minimum", "main_maximum", "optional_maximum", "round", "cards", "player", "bet", "stake",
    ),
}  # fmt: skip
"""The columns that no sheet of a game does without."""

STANDING_PARTS: Final[Mapping[str, tuple[Kind, str]]] = {
    "stake": ("amount", ""),
    "pok": ("amount", " pok"),
    "follows": ("flag", " suit"),
}
"""The columns of a standing player: what its cells hold, and what its French heading adds to his number."""

_BY_KEY: Final = {column.key: column for column in COLUMNS}
_BETWEEN: Final = re.compile(r"[\s_.:°/'’-]+")
_STANDING: Final = re.compile(r"(?:standing|debout)(?: player)? (\d{1,2})(?: (stake|mise|pok|follows|suit))?")
_PART_WORDS: Final = {None: "stake", "mise": "stake", "suit": "follows"}


def column(key: str) -> Column:
    """The column of that key. Raises KeyError when there is none."""
    return _BY_KEY.get(key) or _standing(key)


def standing(number: int, part: str) -> str:
    """The key of a standing player's column.

    >>> standing(2, "pok")
    'standing 2 pok'
    """
    return f"standing {number} {part}"


def heading(key: str, language: HeadingLanguage) -> str:
    """What the column is called in a language."""
    found = column(key)
    return (found.fr if language == "fr" else found.en)[0]


def recognised(text: str) -> str | None:
    """The key of the column that a heading names, accents, capitals and what stands between words left aside."""
    words = _bare(text)
    match = _STANDING.fullmatch(words)
    if match is not None and 1 <= int(match[1]) <= MOST_STANDING:
        return standing(int(match[1]), _PART_WORDS.get(match[2], match[2]))
    return _names().get(words)


def known_headings() -> tuple[str, ...]:
    """Every heading of either language, for guessing which one was meant."""
    return tuple(_names())


@cache
def _names() -> dict[str, str]:
    return {_bare(name): key for key, name in _named()}


def _named() -> Iterator[tuple[str, str]]:
    for found in COLUMNS:
        for name in (*found.en, *found.fr):
            yield found.key, name


@cache
def _standing(key: str) -> Column:
    word, number, part = key.split(" ")
    if word != "standing":
        raise KeyError(key)
    kind, french = STANDING_PARTS[part]
    english = f"standing {number}" + ("" if part == "stake" else f" {part}")
    return Column(key, kind, "row", TWENTY_ONE, ("standing", part), (english,), (f"debout {number}{french}",))


def _bare(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _BETWEEN.sub(" ", plain).strip()
