"""A sheet of terminal cells to draw on: text in styles, and the places on it that a click may choose."""

from itertools import groupby
from operator import itemgetter

from msgspec import Struct
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Spot(Struct, frozen=True):
    """A place on the felt: a box, one of its hands, or one stake lying there (`bet` is `21`, `pok`, …)."""

    box: int
    hand: int | None = None
    bettor: str | None = None
    bet: str | None = None


class Canvas:
    """`width` by `height` cells, all of one ground. What is written outside of it is left out.

    A style without a background takes the background of the cells it is written on.
    """

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[ground] * width for _ in range(height)]
        self._taken = [bytearray(width) for _ in range(height)]
        self._spots: list[tuple[range, range, Spot]] = []

    def write(self, x: int, y: int, text: str, style: Style) -> int:
        """Write `text`, each character one cell wide, and return the column after it."""
        after = x + len(text)
        if 0 <= y < self.height and x >= 0 and x < after <= self.width:
            styles = self._styles[y]
            self._signs[y][x:after] = text
            self._taken[y][x:after] = b"\1" * len(text)
            if style.bgcolor is None:
                under = over = styles[x]
                over += style
                styles[x:after] = [over if held is under else held + style for held in styles[x:after]]
            else:
                styles[x:after] = [style] * len(text)
        elif after > self.width > x >= 0:
            self.write(x, y, text[: self.width - x], style)
        elif x < 0 < after:
            self.write(0, y, text[-x:], style)
        return after

    def fill(self, columns: range, rows: range, style: Style) -> None:
        """Lay `style` as the ground of an area, wiping what was there."""
        blank = " " * len(columns)
        for y in rows:
            self.write(columns.start, y, blank, style)
            if 0 <= y < self.height:
                self._taken[y][columns.start : columns.stop] = bytes(len(columns))

    def copy(self) -> "Canvas":
        """A sheet that looks the same, to be drawn on further."""
        other = Canvas(0, 0, Style.null())
        other.width, other.height = self.width, self.height
        other._signs = [line[:] for line in self._signs]
        other._styles = [line[:] for line in self._styles]
        other._taken = [line[:] for line in self._taken]
        other._spots = self._spots[:]
        return other

    def lay(self, other: "Canvas", x: int, rows: range) -> None:
        """Lay those rows of another sheet, that fits, over the same rows of this one, from column `x` on."""
        columns = slice(x, x + other.width)
        for y in rows:
            self._signs[y][columns] = other._signs[y]
            self._styles[y][columns] = other._styles[y]
            self._taken[y][columns] = other._taken[y]
        self._spots += (
            (range(columns.start + x, columns.stop + x), lines, spot) for columns, lines, spot in other._spots
        )

    def blank(self, columns: range, y: int) -> bool:
        """Whether nothing is written in those columns of a row of the canvas."""
        return 0 <= y < self.height and not any(self._taken[y][columns.start : columns.stop])

    def mark(self, columns: range, rows: range, spot: Spot) -> None:
        """Make an area clickable; of areas that overlap the one marked last counts."""
        self._spots.append((columns, rows, spot))

    def at(self, x: int, y: int) -> Spot | None:
        """The spot that a click there chooses."""
        for columns, rows, spot in reversed(self._spots):
            if x in columns and y in rows:
                return spot
        return None

    def same(self, other: "Canvas", y: int) -> bool:
        """Whether a line looks as it does on another canvas."""
        if self.width != other.width or y >= other.height:
            return False
        return self._signs[y] == other._signs[y] and self._styles[y] == other._styles[y]

    def strip(self, y: int) -> Strip:
        """A line of the sheet as Textual paints it."""
        segments = [
            Segment("".join(sign for sign, _ in run), style)
            for style, run in groupby(zip(self._signs[y], self._styles[y], strict=True), key=itemgetter(1))
        ]
        return Strip(segments, self.width)
