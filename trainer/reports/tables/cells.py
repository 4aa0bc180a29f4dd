"""A sheet of characters that grows downwards as it is written on."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

PLAIN = Style()


class Cells:
    """Rows of `width` cells. What is written beyond the right edge is left out."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[tuple[str, Style]]] = []

    @property
    def height(self) -> int:
        """The rows written on so far."""
        return len(self._rows)

    def write(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write `text`, each of its signs one cell wide, and return the column after it."""
        while len(self._rows) <= y:
            self._rows.append([(" ", PLAIN)] * self.width)
        for column, sign in enumerate(text, start=x):
            if 0 <= column < self.width:
                self._rows[y][column] = sign, style
        return x + len(text)

    def free(self, x: int, length: int, y: int) -> bool:
        """Whether nothing but lines and blanks is written there."""
        if y >= len(self._rows):
            return True
        return all(sign in " │─├┼┤" for sign, _ in self._rows[y][max(0, x) : x + length])

    def lines(self) -> Iterator[Text]:
        """The sheet, line by line, without the blanks at the end of each."""
        for row in self._rows:
            runs = groupby(row, key=itemgetter(1))
            line = Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))
            line.rstrip()
            yield line
