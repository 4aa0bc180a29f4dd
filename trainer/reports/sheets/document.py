"""What a sheet is made of, whatever it is printed as: words, blanks and little cards, in paragraphs and grids.

Lengths are in millimetres. Everything here is a value; `pdf` and `html` are its two readings.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from trainer.cards import Card, Suit
from trainer.reports.sheets.picture import Picture
from trainer.wording.language import Language

Tone = Literal["plain", "bold", "italic", "quiet"]
Align = Literal["left", "middle", "right"]


class Words(Struct, frozen=True):
    """Text that is broken over lines where it must be. Suit signs in it are drawn."""

    text: str
    tone: Tone = "plain"


class Face(Struct, frozen=True):
    """A little card in a line of text, its rank as the packs of the language bear it."""

    rank: str
    suit: Suit


class Blank(Struct, frozen=True):
    """Something for the trainee to write, after its label and on one line with it: a line, or a box for a score."""

    width: float
    label: str = ""
    boxed: bool = False


class Tick(Struct, frozen=True):
    """A square to tick, and what it stands for; it stays with its label."""

    label: str = ""


Token = Words | Face | Blank | Tick
Tokens = tuple[Token, ...]


class Heading(Struct, frozen=True):
    """The heading of a part of a round."""

    text: str


class Prose(Struct, frozen=True):
    """A paragraph."""

    tokens: Tokens


class Column(Struct, frozen=True):
    """A column of a grid: its heading, its share of the width."""

    heading: str
    share: float
    align: Align = "left"


class Row(Struct, frozen=True):
    """A row of a grid, a cell a column; a `group` row holds one cell that spans them all, above those it names."""

    cells: tuple[Tokens, ...]
    group: bool = False


class Grid(Struct, frozen=True):
    """Rows below headings. A `roomy` one leaves the height that handwriting needs."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    roomy: bool = False


class Beside(Struct, frozen=True):
    """Two columns of blocks, the left one taking `share` of the width."""

    left: "tuple[Block, ...]"
    right: "tuple[Block, ...]"
    share: float


Block = Heading | Prose | Grid | Picture | Beside


class Section(Struct, frozen=True):
    """One round: kept on one page where it fits."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """The worksheet, or the key: it begins on a page of its own. `name` stands on each of its pages.

    Its sections are made one by one as they are printed, and after them its tail; both can be gone through once.
    """

    name: str
    title: str
    head: tuple[Block, ...]
    sections: Iterable[Section]
    tail: Iterable[Block] = ()
    key: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """A whole sheet; `source` is the file and the rules it was made from, said at the foot of every page."""

    title: str
    source: str
    language: Language
    parts: tuple[Part, ...]


def gaps(sentence: str, *widths: float) -> Iterator[Token]:
    """A sentence with a blank of each width in turn where it has an ellipsis.

    >>> [token.label for token in gaps("Hand … pays … to 1", 30, 9) if isinstance(token, Blank)]
    ['Hand', 'pays']
    """
    *before, rest = sentence.split("…")
    for label, width in zip(before, widths, strict=True):
        yield Blank(width, label.strip())
    if rest.strip():
        yield Words(rest.strip())


def face(card: Card, language: Language) -> Face:
    """The little card for a card."""
    return Face(language.rank(card.rank), card.suit)
