"""Little cards drawn side by side, closer together the more there are, in further rows where they must."""

from collections.abc import Iterator, Sequence
from typing import Final

from trainer.cards import JOKER, Card
from trainer.reports.sheets.picture import Box, Label, Pip, Shape
from trainer.wording.language import Language

WIDTH: Final = 8.2
HEIGHT: Final = 11.4
_APART: Final = WIDTH + 0.8
_CLOSEST: Final = 3.9
"""How much of a card must be seen for its rank and its suit to be read."""
_ROW: Final = 6.8
"""The same downwards."""


def rows_of(count: int, width: float) -> int:
    """In how many rows so many cards lie in that width."""
    return -(-count // _fitting(width)) if count else 0


def height_of(count: int, width: float) -> float:
    """How high so many cards lie in that width."""
    rows = rows_of(count, width)
    return HEIGHT + _ROW * (rows - 1) if rows else 0.0


def draw_cards(x: float, y: float, width: float, cards: Sequence[Card], language: Language) -> Iterator[Shape]:
    """The cards from left to right, then in the next row, the later over the earlier."""
    fitting = _fitting(width)
    for first in range(0, len(cards), fitting):
        row = cards[first : first + fitting]
        step = min(_APART, (width - WIDTH) / (len(row) - 1)) if len(row) > 1 else 0.0
        for place, card in enumerate(row):
            whole = place == len(row) - 1 or step >= WIDTH
            yield from draw_card(x + place * step, y + first // fitting * _ROW, card, language, whole=whole)


def draw_card(x: float, y: float, card: Card, language: Language, *, whole: bool = True) -> Iterator[Shape]:
    """One card, its left top corner at `x`, `y`; where it is not seen `whole`, only its corner is drawn."""
    yield Box(x, y, WIDTH, HEIGHT, 0.9, 0.2, "black", "white")
    if card == JOKER:
        yield Pip(x + WIDTH / 2, y + 4.4, 4.2, "")
        yield Label(x + WIDTH / 2, y + HEIGHT - 2.2, language.rank("joker"), 6, True, "middle")
        return
    yield Label(x + 0.6, y + 3.3, language.rank(card.rank), 8.5, True)
    yield Pip(x + 1.95, y + 5.3, 2.3, card.suit)
    if whole:
        yield Pip(x + WIDTH - 2.8, y + HEIGHT - 2.9, 3.8, card.suit)


def _fitting(width: float) -> int:
    return max(1, int((width - WIDTH) / _CLOSEST + 1e-9) + 1)
