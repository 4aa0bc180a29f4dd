"""Stakes on the canvas: one row a bettor where there is room, else packed side by side."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs
from rich.style import Style

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.palette import Palette
from trainer.games.twentyone.table import Stake
from trainer.wording.language import Language

_GONE: Final = "–"
_KEPT: Final = "="
"""Written for a stake that was collected, and beside one that was given back."""


class Cell(Struct, frozen=True):
    """The stakes of one cell: whose box and hand they are on, the cell's label, the stake in hand."""

    spot: Spot
    label: str
    stakes: tuple[Stake, ...]
    cursor: Spot | None


class _Token(Struct, frozen=True):
    """A stake as written: how much lies there, and what was put beside it."""

    spot: Spot
    label: str
    amount: str
    beside: str
    gone: bool

    @property
    def width(self) -> int:
        return len(self.amount) + len(self.beside)

    def shorter(self) -> "_Token":
        """The token with its stake left out where winnings lie beside it: they say that it was paid."""
        return structs.replace(self, amount="") if len(self.beside) > 1 else self


def amount(cents: int, language: Language) -> str:
    """An amount as short as it can be on the felt: `50`, `37,50`."""
    whole, rest = divmod(cents, 100)
    return f"{whole}{',' if language.code == 'fr' else '.'}{rest:02}" if rest else str(whole)


def draw_stakes(canvas: Canvas, columns: range, rows: range, cell: Cell, palette: Palette, language: Language) -> None:
    """Draw the stakes of a cell into that area and make each of them clickable."""
    tokens = [_token(stake, cell, language) for stake in cell.stakes]
    if len(tokens) <= len(rows):
        label = max(len(token.label) for token in tokens) + 1 if tokens else 0
        if label + max((token.width for token in tokens), default=0) > len(columns):
            label = 0
        for token, y in zip(tokens, rows, strict=False):
            if label:
                canvas.write(columns.start, y, token.label, palette.label)
            _draw(canvas, columns.start + label, y, token, cell.cursor, palette, stop=columns.stop)
    else:
        _draw_packed(canvas, columns, rows, tokens, cell.cursor, palette)


def _token(stake: Stake, cell: Cell, language: Language) -> _Token:
    beside = ""
    if stake.state == "paid":
        beside = f"+{amount(stake.winnings, language)}"
    elif stake.state == "returned":
        beside = _KEPT
    if stake.bet == "insurance":
        label = language.text("ins")
    else:
        label = cell.label if stake.bettor == "seated" else language.text("s{number}", number=stake.bettor[-1])
    return _Token(
        spot=Spot(cell.spot.box, cell.spot.hand, stake.bettor, stake.bet),
        label=label,
        amount=_GONE if stake.state == "collected" else amount(stake.amount, language),
        beside=beside,
        gone=stake.state == "collected",
    )


def _draw_packed(
    canvas: Canvas, columns: range, rows: range, tokens: Sequence[_Token], cursor: Spot | None, palette: Palette
) -> None:
    """Fill the rows with as many stakes as fit, from the first, or from the one in hand where that is beyond."""
    lines = _pack(tokens, len(columns))
    if len(lines) > len(rows):
        lines = _pack([token.shorter() for token in tokens], len(columns))
    at = next((line for line, held in enumerate(lines) if any(token.spot == cursor for token in held)), 0)
    first = max(0, at - len(rows) + 1)
    for y, line in zip(rows, lines[first:], strict=False):
        x = columns.start
        for token in line:
            x = _draw(canvas, x, y, token, cursor, palette, stop=columns.stop) + 1
    if len(lines) - first > len(rows):
        canvas.write(columns.stop - 1, rows.stop - 1, "…", palette.label)


def _pack(tokens: Sequence[_Token], width: int) -> list[list[_Token]]:
    lines: list[list[_Token]] = [[]]
    used = 0
    for token in tokens:
        if lines[-1] and used + 1 + token.width > width:
            lines.append([])
        used = token.width if not lines[-1] else used + 1 + token.width
        lines[-1].append(token)
    return lines


def _draw(canvas: Canvas, x: int, y: int, token: _Token, cursor: Spot | None, palette: Palette, *, stop: int) -> int:
    held = cursor is not None and token.spot == cursor
    start = x
    for text, style in (
        (token.amount, palette.gone if token.gone else palette.stake),
        (token.beside, palette.winnings),
    ):
        x = _write(canvas, x, y, text, palette.cursor if held else style, stop)
    canvas.mark(range(start, max(x, start + 1)), range(y, y + 1), token.spot)
    return x


def _write(canvas: Canvas, x: int, y: int, text: str, style: Style, stop: int) -> int:
    return canvas.write(x, y, text[: max(0, stop - x)], style)
