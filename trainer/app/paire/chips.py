"""Stakes on the Pair'e Poker felt: each player's number on his colour, the amount beside it.

Where many lie on one spot they are written shorter: the stake of a paid one left out, then the amounts, and at
last nothing but the players' numbers. What is in hand is always said in full below the felt.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct
from rich.style import Style

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.stakes import amount
from trainer.app.paire.palette import PairePalette
from trainer.games.paire_poker.table import Stake
from trainer.wording.language import Language

Form = Literal["whole", "paid-only", "short", "number"]
_FORMS: Final[tuple[tuple[Form, int], ...]] = (
    ("whole", 1), ("paid-only", 1), ("short", 1), ("short", 0), ("number", 0),
)  # fmt: skip
"""How stakes are written, from the longest, and the columns between two of them."""
EDGE: Final = "▌"
"""Half a cell more of the chip's colour, and what parts the number from the amount where there is no colour."""
Row = tuple[int, range]
"""A row of the canvas and the columns of it that may be written on."""


class Chips(Struct, frozen=True):
    """How stakes are drawn now: the stake in hand, the colours, the language."""

    cursor: Spot | None
    palette: PairePalette
    language: Language


class _Piece(Struct, frozen=True):
    text: str
    style: Style


def spot_of(stake: Stake) -> Spot:
    """A stake as a place of the felt."""
    return Spot(stake.player, bet=stake.bet)


def draw_stakes(canvas: Canvas, rows: Sequence[Row], stakes: Sequence[Stake], chips: Chips) -> None:
    """Draw the stakes of one spot in the middle of those rows, and make each of them clickable.

    On more rows than they need they keep to the middle one, and to those above and below it.
    """
    if not stakes or not rows:
        return
    form, gap, lines = _laid(rows, stakes, chips.language)
    first = (len(rows) - len(lines)) // 2
    for (y, columns), line in zip(rows[first:], lines, strict=False):
        wide = sum(_width(stake, form, chips.language) for stake in line) + gap * (len(line) - 1)
        x = columns.start + max(0, (len(columns) - wide) // 2)
        for stake in line:
            x = _draw(canvas, x, y, columns.stop, _pieces(stake, form, chips), spot_of(stake)) + gap


def _laid(rows: Sequence[Row], stakes: Sequence[Stake], language: Language) -> tuple[Form, int, list[list[Stake]]]:
    """The longest form in which all stakes have room, and which of them lie on which row."""
    for form, gap in _FORMS:
        lines = _lines(rows, [(stake, _width(stake, form, language)) for stake in stakes], gap)
        if lines is not None:
            return form, gap, lines
    return "number", 0, [list(stakes)]


def _lines(rows: Sequence[Row], stakes: Iterable[tuple[Stake, int]], gap: int) -> list[list[Stake]] | None:
    """Which stakes lie on which row, the rows filled one after the other; None where they find no room."""
    lines: list[list[Stake]] = [[]]
    used = -gap
    for stake, wide in stakes:
        while used + gap + wide > len(rows[len(lines) - 1][1]):
            if len(lines) == len(rows):
                return None
            lines.append([])
            used = -gap
        lines[-1].append(stake)
        used += gap + wide
    return lines


def _width(stake: Stake, form: Form, language: Language) -> int:
    return sum(map(len, _texts(stake, form, language)))


def _texts(stake: Stake, form: Form, language: Language) -> tuple[str, str, str]:
    """A stake as it is written: whose it is, how much, and what was put beside it."""
    number = str(stake.player)
    paid = f"+{amount(stake.winnings, language)}" if stake.state == "paid" else ""
    if form == "number":
        return number, "", ""
    if form == "short":
        return number, "", paid[:1]
    lies = "" if form == "paid-only" and paid else amount(stake.amount, language)
    return number + EDGE, lies, paid


def _pieces(stake: Stake, form: Form, chips: Chips) -> Iterator[_Piece]:
    number, lies, paid = _texts(stake, form, chips.language)
    colours = chips.palette
    if chips.cursor == spot_of(stake):
        yield _Piece(number.replace(EDGE, " ") + lies + paid, colours.felt.cursor)
        return
    chip = colours.chip(stake.player)
    yield _Piece(number[:1], chip)
    yield _Piece(number[1:], Style(color=chip.bgcolor))
    yield _Piece(lies, colours.amount(stake.player))
    yield _Piece(paid, colours.felt.winnings)


def _draw(canvas: Canvas, x: int, y: int, stop: int, pieces: Iterable[_Piece], spot: Spot) -> int:
    start = x
    for piece in pieces:
        x = canvas.write(x, y, piece.text[: max(0, stop - x)], piece.style)
    canvas.mark(range(start, max(x, start + 1)), range(y, y + 1), spot)
    return x
