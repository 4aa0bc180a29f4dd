"""Packs spread face up: suit by suit as they lie, no gap where a card is missing, each card's back seen at its edge.

>>> from trainer.games.day.packs import whole_packs
>>> from trainer.rules import preset
>>> packs = [PackView(number, pack.back, pack.cards) for number, pack in enumerate(whole_packs(preset("poker21")), 1)]
>>> [(spot.box, spot.hand) for spot in (moved(Spot(1, 0), way, packs) for way in ("down", "right", "left", "up"))]
[(1, 13), (1, 1), (6, 51), (6, 39)]
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

from trainer.app.day.palette import SHADES, DayPalette, other
from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.cards import RANKS, SUITS, Card
from trainer.games.day.table import PackView

Way = Literal["left", "right", "up", "down"]
_CARD: Final = 4
"""Columns of a card: its edge, its rank, its suit."""
BLOCK: Final = len(SUITS) + 1
"""Rows of a pack: its name, and a row for each suit."""


def card_at(spot: Spot, packs: Sequence[PackView]) -> Card | None:
    """The card in hand."""
    cards = next((pack.cards for pack in packs if pack.number == spot.box), ())
    return cards[spot.hand] if spot.hand is not None and spot.hand < len(cards) else None


def moved(spot: Spot, way: Way, packs: Sequence[PackView]) -> Spot:
    """The choice after an arrow key: left and right to the next card, up and down to the next row, round all packs."""
    rows = [row for pack in packs for row in _rows(pack)]
    place = next((place for place, row in enumerate(rows) if spot in row), None)
    if place is None:
        return rows[0][0] if rows else spot
    step = -1 if way in ("left", "up") else 1
    if way in ("left", "right"):
        spots = [held for row in rows for held in row]
        return spots[(spots.index(spot) + step) % len(spots)]
    column, row = rows[place].index(spot), rows[(place + step) % len(rows)]
    return row[min(column, len(row) - 1)]


def _rows(pack: PackView) -> Iterator[list[Spot]]:
    """A pack's cards as they lie: a row for each run of one suit."""
    for _, run in groupby(enumerate(pack.cards), key=lambda held: held[1].suit):
        yield [Spot(pack.number, place) for place, _ in run]


def draw_spread(
    canvas: Canvas, rows: range, packs: Sequence[PackView], spot: Spot, backs: dict[int, str], pack: Pack,
    palette: DayPalette,
) -> None:  # fmt: skip
    """Draw as many packs as there is room for, the one in hand among them; `backs` says in words what each has."""
    room = max(1, len(rows) // BLOCK)
    chosen = next((place for place, view in enumerate(packs) if view.number == spot.box), 0)
    first = min(chosen // room * room, max(0, len(packs) - room))
    shown = packs[first : first + room]
    gap = min(1, (len(rows) - len(shown) * BLOCK) // max(1, len(shown)))
    y = rows.start
    for view in shown:
        lit = view.number == spot.box
        canvas.write(1, y, backs[view.number], palette.felt.bright if lit else palette.felt.label)
        for line, row in enumerate(_rows(view), start=y + 1):
            _draw_row(canvas, line, view, row, spot, pack, palette)
        y += BLOCK + gap


def _draw_row(
    canvas: Canvas, y: int, view: PackView, row: Sequence[Spot], spot: Spot, pack: Pack, palette: DayPalette
) -> None:
    x = 1 if canvas.width > _CARD * (len(RANKS) + 1) else 0
    for held in row:
        card = view.cards[held.hand or 0]
        back = other(view.back) if card in view.strange else view.back
        face = pack.language.card(card).ljust(_CARD - 1)
        style = pack.palette.cursor if held == spot else pack.palette.suit(card.suit, four_colours=pack.four_colours)
        canvas.write(x, y, SHADES[back], palette.backs[back])
        canvas.write(x + 1, y, face, style)
        canvas.mark(range(x, x + _CARD), range(y, y + 1), held)
        x += _CARD
