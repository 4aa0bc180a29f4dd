"""Cards on the canvas, in three sizes, and closer together the more of them there are."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.palette import Palette
from trainer.cards import Card
from trainer.wording.language import Language

Size = Literal[1, 3, 5, 7]
"""The height of a card in rows."""

_SIZES: Final[tuple[Size, ...]] = (7, 5, 3, 1)
_WHOLE: Final = {1: 3, 3: 5, 5: 7, 7: 9}
_STEP: Final = {1: 3, 3: 3, 5: 4, 7: 5}
"""Columns of a card by its size: shown whole, and overlapped by the next one."""
_LEAST_STEP: Final = 3
_LEAST_WHOLE: Final = 4
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
    return _STEP[size] * (count - 1) + _WHOLE[size] if count else 0


def draw_cards(canvas: Canvas, x: int, y: int, width: int, cards: Sequence[Card], size: Size, pack: Pack) -> int:
    """Draw the cards from left to right in at most `width` columns; returns the columns they take.

    Cards that do not fit lie closer together, then are smaller, then lie without an edge between them, then show
    their ranks alone, which is all that a total needs; the suits stay in the colours.
    """
    if not cards:
        return 0
    tens = sum(card.rank == "10" for card in cards)
    for smaller in _SIZES[_SIZES.index(size) :]:
        for step, whole in _closer(smaller):
            taken = step * (len(cards) - 1) + whole + tens
            if taken <= width:
                _draw_row(canvas, x, y, cards, smaller, step, whole, pack)
                return taken
    return _draw_close(canvas, x, y, width, cards, pack)


def _closer(size: Size) -> Iterator[tuple[int, int]]:
    """Columns of an overlapped card and of the last one: as they should be, then ever closer."""
    yield _STEP[size], _WHOLE[size]
    for whole in range(_WHOLE[size], min(_LEAST_WHOLE, _WHOLE[size]) - 1, -1):
        yield _LEAST_STEP, whole


def _draw_row(
    canvas: Canvas, x: int, y: int, cards: Sequence[Card], size: Size, step: int, whole: int, pack: Pack
) -> None:
    for place, card in enumerate(cards, start=1):
        last = place == len(cards)
        wide = (whole if last else step) + (card.rank == "10")
        _draw_card(canvas, x, y, wide, card, size, pack, last=last)
        x += wide


def _draw_card(canvas: Canvas, x: int, y: int, width: int, card: Card, size: Size, pack: Pack, *, last: bool) -> None:
    style = pack.palette.suit(card.suit, four_colours=pack.four_colours)
    face = pack.language.card(card)
    for row in range(size):
        after = canvas.write(x, y + row, _EDGE, pack.palette.edge)
        text = face.rjust(width - 1) if last and row == size - 1 > 0 else face if row == 0 else ""
        canvas.write(after, y + row, text.ljust(width - 1), style)
    if last and size > _PLAIN:
        suit = face.removeprefix(pack.language.rank(card.rank))
        canvas.write(x + width // 2, y + size // 2, suit, style)


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
