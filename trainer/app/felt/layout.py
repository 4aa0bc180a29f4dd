"""Where everything lies on the felt for a given size: the columns of the places, the rows of the hands.

>>> [len(columns) for columns in places(80, {1, 2, 3, 4, 5, 6, 7})]
[10, 10, 10, 10, 10, 10, 10]
>>> [len(columns) for columns in places(80, {1, 2, 3})]
[18, 18, 18, 4, 4, 4, 4]
"""

from collections.abc import Collection
from typing import Final

from msgspec import Struct, structs

from trainer.app.felt.cards import Size
from trainer.games.twentyone.table import Table

PLACES: Final = 7
_EMPTY: Final = 5
"""Columns of a place nobody plays at, its border with it, when the others need the room."""
_WIDEST: Final = 30
_STYLES: Final[tuple[tuple[Size, bool], ...]] = (
    (7, True), (5, True), (3, True), (5, False), (3, False), (1, False),
)  # fmt: skip
"""The sizes of cards, with a frame around each cell or without, the best first."""
_BANKS: Final[tuple[tuple[int, Size], ...]] = ((36, 7), (30, 5), (17, 3), (0, 1))
"""From how many rows of the felt on the bank's cards have which size."""


class Style(Struct, frozen=True):
    """How the hands are drawn: the cards' size, whether cells have frames, a hand's rows of stakes, the gap below."""

    size: Size
    framed: bool
    stakes: int
    gap: int = 0

    @property
    def cell(self) -> int:
        """The rows of a hand's "21" cell."""
        return self.stakes + 2 * self.framed

    @property
    def hand(self) -> int:
        """The rows that a hand needs."""
        return self.cell + self.gap + self.size


class Layout(Struct, frozen=True):
    """Columns and rows, counted from the felt's top left corner.

    `columns` are the inner columns of the seven places, `pok` the rows of the POK cells; the hands of a box lie
    in slots of `slot` rows from row `first` on; `floor` is the row of the near border, `bank` the bank's rows.
    """

    columns: tuple[range, ...]
    style: Style
    pok: range
    first: int
    slot: int
    floor: int
    bank: range
    bank_size: Size

    def hand(self, place: int) -> range:
        """The rows of the hand lying in that place of its box, the first played being 0."""
        start = self.first + place * self.slot
        return range(start, min(start + self.slot, self.floor))


def places(width: int, taken: Collection[int]) -> tuple[range, ...]:
    """The inner columns of the seven places, one column of border between them: boxes in play get the most."""
    empty = PLACES - len(taken)
    share = (width - 1) // PLACES
    if taken and empty:
        share = max(share, min(_WIDEST, (width - 1 - empty * _EMPTY) // len(taken)))
    rest = (width - 1 - share * len(taken)) // empty if empty else 0
    found, x = [], 1 + (width - 1 - share * len(taken) - rest * empty) // 2
    for number in range(1, PLACES + 1):
        wide = share if number in taken else rest
        found.append(range(x, x + wide - 1))
        x += wide
    return tuple(found)


def layout(table: Table, width: int, height: int) -> Layout:
    """The best layout of the table in that many cells: the largest cards for which every hand has its rows."""
    bank_size = next(size for rows, size in _BANKS if height >= rows)
    floor = height - bank_size - 1
    hands = [hand for box in table.boxes for hand in box.hands]
    poks = max((len(box.pok) for box in table.boxes), default=0)
    slots = max((len(box.hands) for box in table.boxes), default=1)
    style = _style(floor - 1, slots, max((len(hand.stakes) for hand in hands), default=1), poks)
    gone = bool(hands) and all(hand.state not in ("live", "waiting") for hand in hands)
    frame = 2 * style.framed if poks else 0  # Blackjack has the "21" cells alone (P21-1)
    spare = floor - 1 - slots * style.hand - poks - frame
    pok = poks + frame if gone or spare >= 0 else min(poks, 1)
    gap = min(3, max(spare, 0) // (slots + 3)) if poks else 0
    style = structs.replace(style, gap=min(gap, 1))
    first = 1 + pok + 2 * gap
    return Layout(
        columns=places(width, {box.number for box in table.boxes}),
        style=style,
        pok=range(1 + gap, 1 + gap + pok),
        first=first,
        slot=min((floor - first) // slots, style.hand + 2),
        floor=floor,
        bank=range(floor + 1, height),
        bank_size=bank_size,
    )


def _style(rows: int, slots: int, bettors: int, poks: int) -> Style:
    """The best style for that many hands a box, bettors a hand and POK stakes a box."""
    for size, framed in _STYLES:
        for stakes in (bettors,) if framed else (bettors, min(bettors, 2)):
            style = Style(size, framed, stakes)
            pok = poks + 2 if framed and poks else min(poks, 1)
            if slots * style.hand + pok <= rows:
                return style
    return Style(1, framed=False, stakes=max(1, (rows - 1) // slots - 1))
