"""Words, cards, blanks and squares set in lines of a given width."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from trainer.reports.sheets.document import Align, Blank, Face, Tick, Token, Tone, Words
from trainer.reports.sheets.pdf import ink as drawn
from trainer.reports.sheets.pdf.ink import POINT, Ink
from trainer.reports.sheets.suits import SIGNS

TICK: Final = 2.9
_APART: Final = 1.5
_FAR: Final = 3.2
"""Between things that are not words, and between those that do not belong together."""
_TIED: Final = re.compile(r" (?=[:;?!»%€])|(?<=«) ")
"""Spaces at which French typography allows no break, however they were typed."""
_SUITS: Final = re.compile(f"([{''.join(SIGNS)}])")
_PIP: Final = 0.72
"""The size of a suit within a text, in heights of that text."""


class Atom(Struct, frozen=True):
    """What is never broken: a word, a card, a blank, a square with its label; `gap` is the space before it.

    `tie` is what stands between it and the word before it, where it goes on with that word's text.
    """

    token: Token
    width: float
    gap: float
    tie: str | None = None

    def followed(self, other: "Atom") -> "Atom | None":
        """Both as one piece of text, or None where the other does not go on with this one's."""
        if other.tie is None or not isinstance(self.token, Words) or not isinstance(other.token, Words):
            return None
        text = Words(self.token.text + other.tie + other.token.text, self.token.tone)
        return Atom(text, self.width + other.gap + other.width, self.gap)


class Setting(Struct, frozen=True):
    """How lines are set: the size of text in points."""

    size: float = 8.5

    def face(self, tone: Tone) -> drawn.Face:
        """The look of a tone."""
        if tone == "quiet":
            return drawn.Face(self.size - 1.2, ink="grey")
        return drawn.Face(self.size, bold=tone == "bold", italic=tone == "italic")


def line_height(line: Sequence[Atom], setting: Setting) -> float:
    """How high a line is: what is written by hand, and a card, needs more than print."""
    if any(isinstance(atom.token, Face) or (isinstance(atom.token, Blank) and atom.token.boxed) for atom in line):
        return 7.2
    if any(isinstance(atom.token, (Blank, Tick)) for atom in line):
        return 6.4
    return setting.size * POINT * 1.32


def broken(tokens: Sequence[Token], width: float, setting: Setting, ink: Ink) -> list[list[Atom]]:
    """The tokens in lines of at most that width."""
    lines: list[list[Atom]] = [[]]
    used = 0.0
    for atom in _atoms(tokens, width, setting, ink):
        if lines[-1] and used + atom.gap + atom.width > width + 0.01:
            lines.append([])
        line = lines[-1]
        used = used + atom.gap + atom.width if line else atom.width
        if line and (both := line[-1].followed(atom)) is not None:
            line[-1] = both
        else:
            line.append(atom)
    return lines


def draw_line(
    x: float, base: float, width: float, line: Sequence[Atom], align: Align, setting: Setting, ink: Ink
) -> None:
    """Draw a line, its text standing on `base`."""
    taken = sum(atom.gap for atom in line[1:]) + sum(atom.width for atom in line)
    x += {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * (width - taken)
    for place, atom in enumerate(line):
        x += atom.gap if place else 0.0
        _draw(x, base, atom, setting, ink)
        x += atom.width


def _atoms(tokens: Sequence[Token], width: float, setting: Setting, ink: Ink) -> Iterator[Atom]:
    apart = _APART
    for token in tokens:
        match token:
            case Words():
                yield from _words(token, width, setting, ink)
            case Face():
                yield Atom(token, ink.width(token.rank, _CARD) + (4.9 if token.suit else 3.0), apart)
            case Blank():
                label = text_width(token.label, setting.face("plain"), ink) + _APART if token.label else 0.0
                yield Atom(token, min(label + token.width, width), _FAR if token.label else _APART)
            case Tick():
                label = text_width(token.label, setting.face("italic"), ink) + 0.9 if token.label else 0.0
                yield Atom(token, TICK + label, _FAR if token.label else _APART)
        apart = _FAR if isinstance(token, Blank) else _APART


def _words(token: Words, width: float, setting: Setting, ink: Ink) -> Iterator[Atom]:
    face = setting.face(token.tone)
    space = ink.width(" ", face)
    for place, word in enumerate(_TIED.sub("\N{NO-BREAK SPACE}", token.text).split(" ")):
        left, gap, tie = word, space if place else max(space, _APART), " " if place else None
        while left:
            fits = len(left)
            while fits > 1 and text_width(left[:fits], face, ink) > width:
                fits -= 1
            yield Atom(Words(left[:fits], token.tone), text_width(left[:fits], face, ink), gap, tie)
            left, gap, tie = left[fits:], 0.0, ""


def text_width(text: str, face: drawn.Face, ink: Ink) -> float:
    """How wide a text is, suits in it being drawn."""
    parts = _SUITS.split(text)
    pip = face.size * POINT * _PIP
    return sum(pip if part in SIGNS else ink.width(part, face) for part in parts if part)


def draw_text(x: float, base: float, text: str, face: drawn.Face, ink: Ink) -> None:
    """Draw a text with the suits in it."""
    size = face.size * POINT * _PIP
    for part in _SUITS.split(text):
        if part in SIGNS:
            ink.pip(x + size / 2, base - size * 0.47, size, SIGNS[part], face.ink)
            x += size
        elif part:
            ink.text(x, base, part, face)
            x += ink.width(part, face)


_CARD: Final = drawn.Face(9, bold=True)


def _draw(x: float, base: float, atom: Atom, setting: Setting, ink: Ink) -> None:
    match atom.token:
        case Words():
            draw_text(x, base, atom.token.text, setting.face(atom.token.tone), ink)
        case Face():
            _draw_card(x, base, atom.token, atom.width, ink)
        case Blank():
            if atom.token.boxed:
                ink.box(x, base - 4.0, atom.width, 5.6, radius=0.8, ink="grey")
            else:
                face = setting.face("plain")
                draw_text(x, base, atom.token.label, face, ink)
                start = x + text_width(atom.token.label, face, ink) + _APART if atom.token.label else x
                ink.line(start, base + 0.8, x + atom.width, base + 0.8, 0.2, "grey")
        case Tick():
            ink.box(x, base - TICK + 0.4, TICK, TICK, radius=0.3)
            if atom.token.label:
                draw_text(x + TICK + 0.9, base, atom.token.label, setting.face("italic"), ink)


def _draw_card(x: float, base: float, card: Face, width: float, ink: Ink) -> None:
    ink.box(x, base - 4.0, width, 5.6, radius=0.8, fill="white")
    ink.text(x + 0.9, base - 0.1, card.rank, _CARD)
    if card.suit:
        ink.pip(x + width - 2.3, base - 1.2, 2.7, card.suit)
