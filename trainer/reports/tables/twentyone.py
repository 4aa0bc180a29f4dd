"""The table of twenty-one in characters: seven boxes side by side beyond the bank, as high as their hands need."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from rich.style import Style

from trainer.cards import Card
from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.reports.amounts import short
from trainer.reports.tables import looks
from trainer.reports.tables.cells import Cells
from trainer.wording import scores, terms
from trainer.wording.language import Language

PLACES: Final = 7
_EMPTY: Final = 3
_WIDEST: Final = 22

Piece = tuple[str, Style]
Line = tuple[Piece, ...]


class _Place(Struct, frozen=True):
    """A place: where its inner columns begin, and how many there are."""

    x: int
    width: int


def draw(table: Table, width: int, language: Language) -> Cells:
    """The table on a sheet of that width."""
    cells = Cells(width)
    boxes = {box.number: box for box in table.boxes}
    places = _places(width, boxes)
    columns = {number: list(_box_lines(box, places[number - 1].width, language)) for number, box in boxes.items()}
    high = max(len(lines) for lines in columns.values())
    _draw_frame(cells, places, high)
    for number, place in enumerate(places, 1):
        name = f" {number} "
        cells.write(place.x + (place.width - len(name)) // 2, 0, name, looks.NAME if number in boxes else looks.GONE)
        for row, line in enumerate(columns.get(number, []), 1):
            _write(cells, place.x, row, line)
    _draw_bank(cells, table, high + 2, language)
    return cells


def _places(width: int, boxes: dict[int, BoxView]) -> list[_Place]:
    """The seven places, one column of border between them: boxes in play get the most room."""
    empty = PLACES - len(boxes)
    room = width - PLACES - 1
    wide = min(_WIDEST, (room - empty * _EMPTY) // len(boxes))
    rest = min(wide, (room - wide * len(boxes)) // empty) if empty else 0
    places, x = [], 1
    for number in range(1, PLACES + 1):
        places.append(_Place(x, wide if number in boxes else rest))
        x += places[-1].width + 1
    return places


def _draw_frame(cells: Cells, places: Sequence[_Place], high: int) -> None:
    edges = [0, *(place.x + place.width for place in places)]
    for y, signs in ((0, "╭┬╮"), (high + 1, "╰┴╯")):
        cells.write(0, y, "─" * (edges[-1] + 1), looks.LINE)
        for edge in edges:
            sign = signs[0] if edge == 0 else signs[2] if edge == edges[-1] else signs[1]
            cells.write(edge, y, sign, looks.LINE)
    for y in range(1, high + 1):
        for edge in edges:
            cells.write(edge, y, "│", looks.LINE)


def _write(cells: Cells, x: int, y: int, line: Line) -> int:
    for text, style in line:
        x = cells.write(x, y, text, style)
    return x


def _box_lines(box: BoxView, width: int, language: Language) -> Iterator[Line]:
    for stake in box.pok:
        yield from _stake_lines(stake, "POK", width, language)
    for hand in box.hands:
        if len(box.hands) > 1:
            name = language.text("hand {number}", number=hand.number)
            yield ((f"╌{name:╌<{width - 1}}"[:width], looks.LINE),)
        for stake in hand.stakes:
            yield from _stake_lines(stake, "21", width, language)
        yield from _wrapped(_faces(hand.cards, language), width)
        said = _said(hand, language)
        if said:
            yield ((f"{said[:width]:>{width}}", looks.SAID),)


def _stake_lines(stake: Stake, name: str, width: int, language: Language) -> Iterator[Line]:
    """A stake behind the name of its cell or of its bettor; what the place has no room for goes below."""
    if stake.bet == "insurance":
        name = language.text("ins")
    elif stake.bettor != "seated":
        name = language.text("s{number}", number=stake.bettor.removeprefix("standing-"))
    amount = short(stake.amount, language)
    pieces: list[Piece] = [(f"{name} ", looks.NAME)]
    if stake.state == "collected":
        pieces.append((f"({amount})", looks.GONE))
    else:
        pieces.append((amount, looks.STAKE))
        beside = {"paid": f"+{short(stake.winnings, language)}", "returned": "="}.get(stake.state, "")
        pieces.append((beside, looks.WON))
    line: list[Piece] = []
    for text, style in pieces:
        if line and sum(len(before) for before, _ in line) + len(text) > width:
            yield tuple(line)
            line = [(" " * (width - len(text)), style)]
        line.append((text, style))
    yield tuple(line)


def _faces(cards: Sequence[Card], language: Language) -> list[Piece]:
    return [(language.card(card), looks.card_style(card)) for card in cards]


def _wrapped(pieces: Sequence[Piece], width: int) -> Iterator[Line]:
    """Pieces with blanks between them, in as many lines as they need."""
    line: list[Piece] = []
    used = 0
    for text, style in pieces:
        if line and used + 1 + len(text) > width:
            yield tuple(line)
            line, used = [], 0
        if line:
            line.append((" ", style))
            used += 1
        line.append((text, style))
        used += len(text)
    if line:
        yield tuple(line)


def _said(hand: HandView, language: Language) -> str:
    if hand.said is None:
        return terms.request("surrender", language) if hand.state in ("surrendered", "cleared") else ""
    return scores.shown(hand.said, "playing", language)


def _draw_bank(cells: Cells, table: Table, y: int, language: Language) -> None:
    """The bank's cards and what was said of them."""
    x = cells.write(1, y, language.text("BANK"), looks.NAME) + 2
    for text, style in _faces(table.bank, language):
        x = cells.write(x, y, text, style) + 1
    if table.bank_said is not None:
        x = cells.write(x + 2, y, scores.shown(table.bank_said, "bank", language), looks.SAID)
    if table.pok_said is not None:
        cells.write(x + 3, y, f"POK: {scores.shown(table.pok_said, 'pok', language)}", looks.SAID)
    stakes = [stake for box in table.boxes for hand in box.hands for stake in (*hand.stakes, *box.pok)]
    if any(stake.state != "lying" for stake in stakes):
        cells.write(1, y + 1, language.text("(10) collected · 10+20 paid 20 · 10= given back"), looks.GONE)
