"""Cards on the canvas, in three sizes, and closer together the more of them there are."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.palette import Palette
from trainer.cards import Card
from trainer.wording.language import Language

Size = Literal[1, 3, 5, 7]
"""The height of a card in rows."""

_STEPS: Final = {1: (3, 3), 3: (5, 3), 5: (7, 4), 7: (9, 5)}
"""Columns of a card by its size: shown whole, and overlapped by the next one."""
_PLAIN: Final = 3
"""Cards higher than this show their suit in the middle as well."""
_EDGE: Final = "▏"


class Pack(Struct, frozen=True):
    """How cards look in this session: their language, their colours."""

    language: Language
    palette: Palette
    four_colours: bool = False


def span(count: int, size: Size) -> int:
    """The columns that so many cards take when each overlaps the one before."""
    whole, step = _STEPS[size]
    return step * (count - 1) + whole if count else 0


def _wide(cards: Sequence[Card], size: Size) -> int:
    return span(len(cards), size) + sum(card.rank == "10" for card in cards)


def draw_cards(canvas: Canvas, x: int, y: int, width: int, cards: Sequence[Card], size: Size, pack: Pack) -> int:
    """Draw the cards from left to right in at most `width` columns; returns the columns they take.

    Cards that do not fit lie closer: without an edge between them, then by their ranks alone, which is all
    that a total needs; the suits stay in the colours.
    """
    if size > 1 and _wide(cards, size) > width:
        return draw_cards(canvas, x, y + size // 2, width, cards, 1, pack)
    if size == 1 and _wide(cards, 1) > width:
        return _draw_close(canvas, x, y, width, cards, pack)
    whole, step = _STEPS[size]
    column = x
    for place, card in enumerate(cards, start=1):
        last = place == len(cards)
        _draw_card(canvas, column, y, (whole if last else step) + (card.rank == "10"), card, size, pack, last=last)
        column += step + (card.rank == "10")
    return _wide(cards, size)


def _draw_card(canvas: Canvas, x: int, y: int, width: int, card: Card, size: Size, pack: Pack, *, last: bool) -> None:
    style = pack.palette.suit(card.suit, four_colours=pack.four_colours)
    face = pack.language.card(card)
    for row in range(size):
        after = canvas.write(x, y + row, _EDGE, pack.palette.edge)
        text = face.rjust(width - 1) if last and row == size - 1 > 0 else face if row == 0 else ""
        canvas.write(after, y + row, text.ljust(width - 1), style)
    if last and size > _PLAIN:
        canvas.write(x + width // 2, y + size // 2, face.removeprefix(pack.language.rank(card.rank)), style)


def _draw_close(canvas: Canvas, x: int, y: int, width: int, cards: Sequence[Card], pack: Pack) -> int:
    faces = [pack.language.card(card) for card in cards]
    if sum(map(len, faces)) > width:
        faces = [pack.language.rank(card.rank) for card in cards]
    column = x
    for card, face in zip(cards, faces, strict=True):
        if column + len(face) > x + width:
            canvas.write(x + width - 1, y, "…", pack.palette.edge)
            break
        style = pack.palette.suit(card.suit, four_colours=pack.four_colours)
        column = canvas.write(column, y, face, style)
    return column - x
