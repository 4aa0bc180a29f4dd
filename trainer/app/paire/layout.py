"""Where everything lies on the Pair'e Poker felt for a given size: its frames, its lines, the zone of each bet.

The area of values is a net of fifteen columns and three rows of zones, as `games.paire_poker.felt` counts its
spots: each bet of the first card has a zone of its own, on a cell, a line or a corner.

>>> plan = layout(80, 18)
>>> [len(plan.zone(Spot(0, column))[0]) for column in range(15)]
[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6]
>>> plan.upper, plan.middle, plan.lower, plan.card_size
(range(4, 6), range(6, 7), range(7, 9), 5)
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from trainer.app.felt.cards import Size
from trainer.app.paire.palette import PLAYERS
from trainer.games.paire_poker.felt import PAIR_ROW, UPPER, Spot

SMALLEST: Final = (80, 16)
"""Columns and rows below which the felt is cut off."""
NET: Final = 2 * len(UPPER) + 3
"""The columns of zones: cells and the lines between them by turns."""
_FIXED: Final = 10
"""The rows of borders and of what is always there, the cards left out."""
_CARDS: Final[tuple[tuple[int, Size], ...]] = ((33, 7), (17, 5), (0, 3))
"""From how many rows of the felt on the cards have which size."""
_GROWTH: Final = ("cells", "pairs", "gap", "middle", "cells", "gap", "players", "cells", "pairs")
"""What gets more rows, one after the other, as far as there are any."""
_COST: Final = {"cells": 2, "pairs": 1, "gap": 2, "middle": 2, "players": 2}


class Plan(Struct, frozen=True):
    """Columns and rows, counted from the felt's top left corner; `frame` are the columns inside its outer border.

    `players` and `pairs` are the inner columns of each player's place and of each cell of the pair row; `lines` the
    columns of the lines between the cells of values. `tops` are the rows of the borders above the places, the
    values, the pairs, and below those; where two frames are apart, `bottoms` has the row that closes the first.
    """

    frame: range
    players: tuple[range, ...]
    lines: tuple[int, ...]
    pairs: tuple[range, ...]
    tops: tuple[int, int, int, int]
    bottoms: tuple[int | None, int | None]
    own: range
    upper: range
    middle: range
    lower: range
    pair_rows: range
    rail: range
    card_size: Size

    def zone(self, spot: Spot) -> tuple[range, range]:
        """The columns and rows of a bet's zone on the area of values."""
        start, inner = self.frame.start, len(self.frame)
        columns = range(start + spot.column * inner // NET, start + (spot.column + 1) * inner // NET)
        if spot.column in (0, NET - 1):
            return columns, range(self.upper.start, self.lower.stop)
        return columns, (self.upper, self.middle, self.lower)[spot.row]

    def cell(self, spot: Spot) -> range:
        """The columns of a value's cell, from border to border."""
        edges = (self.frame.start - 1, *self.lines, self.frame.stop)
        return range(edges[spot.column // 2] + 1, edges[spot.column // 2 + 1])

    @property
    def line(self) -> int:
        """The row of the border between the upper and the lower values."""
        return self.middle[len(self.middle) // 2]


def layout(width: int, height: int) -> Plan:
    """The layout of the felt in that many cells."""
    frame = range(2, max(width, SMALLEST[0]) - 2)
    size = next(size for rows, size in _CARDS if height >= rows)
    more, left = _grown(height - size - _FIXED)
    first, second = more["gap"] > 0, more["gap"] > 1
    top = min(left, 1)
    own = range(top + 1, top + 3 + 2 * more["players"])
    values = own.stop + (2 if first else 0)
    upper = range(values + 1, values + 2 + more["cells"])
    middle = range(upper.stop, upper.stop + 1 + 2 * more["middle"])
    lower = range(middle.stop, middle.stop + 1 + more["cells"])
    pairs = lower.stop + (2 if second else 0)
    pair_rows = range(pairs + 1, pairs + 2 + more["pairs"])
    inner = len(frame)
    return Plan(
        frame=frame,
        players=_cut(frame, [1] * len(PLAYERS)),
        lines=tuple(
            (frame.start + column * inner // NET + frame.start + (column + 1) * inner // NET) // 2
            for column in range(1, NET, 2)
        ),
        pairs=_cut(frame, [6 if value == "joker" else 5 for value in PAIR_ROW]),
        tops=(top, values, pairs, pair_rows.stop),
        bottoms=(own.stop if first else None, lower.stop if second else None),
        own=own,
        upper=upper,
        middle=middle,
        lower=lower,
        pair_rows=pair_rows,
        rail=range(pair_rows.stop + 1, height),
        card_size=size,
    )


def _grown(spare: int) -> tuple[dict[str, int], int]:
    """How often each part grew, and the rows that are left."""
    more = dict.fromkeys(_COST, 0)
    for part in _GROWTH:
        if spare < _COST[part]:
            break
        spare -= _COST[part]
        more[part] += 1
    return more, max(spare, 0)


def _cut(frame: range, weights: Sequence[int]) -> tuple[range, ...]:
    """The frame cut into parts of these widths in proportion, one column of border between them."""
    whole, total = sum(weights), len(frame) + 1
    edges = [frame.start - 1 + sum(weights[:place]) * total // whole for place in range(len(weights) + 1)]
    return tuple(range(start + 1, stop) for start, stop in pairwise(edges))
