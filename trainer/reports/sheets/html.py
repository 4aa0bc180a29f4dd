"""A sheet as one page of HTML that needs nothing else: no script, no font, no address it would ask."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from trainer.cards import Suit
from trainer.reports.sheets import picture as drawn
from trainer.reports.sheets.document import (
    Beside,
    Blank,
    Block,
    Document,
    Face,
    Grid,
    Heading,
    Part,
    Prose,
    Row,
    Section,
    Tick,
    Token,
    Tokens,
    Words,
)
from trainer.reports.sheets.picture import Picture
from trainer.reports.sheets.suits import FILLED, SIGNS, outlines

_STYLE: Final = Path(__file__).with_name("sheet.css")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_TEXT_SIGN: Final = "\N{VARIATION SELECTOR-15}"
"""Has a suit shown as a sign and not as a little picture in colours."""
_POINT: Final = 25.4 / 72
_SIGNS: Final[dict[Suit, str]] = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_NAMES: Final[dict[Suit, str]] = {"s": "spade", "h": "heart", "d": "diamond", "c": "club", "": "joker"}


def write_html(document: Document) -> Iterator[str]:
    """The page, piece by piece."""
    title = escape(document.title)
    yield f'<!DOCTYPE html>\n<html lang="{document.language.code}">\n<head>\n<meta charset="utf-8">\n'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    yield f"<title>{title}</title>\n<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
    yield f'<svg class="defs" aria-hidden="true">{"".join(map(_symbol, _NAMES))}</svg>\n'
    for part in document.parts:
        yield from _part(part)
    yield f"<footer>{_text(document.source)}</footer>\n</body>\n</html>\n"


def _part(part: Part) -> Iterator[str]:
    """The worksheet or the key, its pages beginning anew where it is printed."""
    yield f'<article class="{"key" if part.key else "work"}">\n<p class="part">{_text(part.name)}</p>\n'
    yield f"<h1>{_text(part.title)}</h1>\n"
    yield from map(_block, part.head)
    for section in part.sections:
        yield from _section(section)
    yield from map(_block, part.tail)
    yield "</article>\n"


def _section(section: Section) -> Iterator[str]:
    yield f"<section>\n<h2>{_text(section.title)}</h2>\n"
    yield from map(_block, section.blocks)
    yield "</section>\n"


def _block(block: Block) -> str:
    match block:
        case Heading():
            return f"<h3>{_text(block.text)}</h3>\n"
        case Prose():
            return f"<p>{_tokens(block.tokens)}</p>\n"
        case Grid():
            return _grid(block)
        case Picture():
            return _picture(block)
        case Beside():
            left, right = ("".join(map(_block, blocks)) for blocks in (block.left, block.right))
            grow = f'<div style="flex: {block.share:.2f}">\n', f'<div style="flex: {1 - block.share:.2f}">\n'
            return f'<div class="beside">\n{grow[0]}{left}</div>\n{grow[1]}{right}</div>\n</div>\n'


def _grid(grid: Grid) -> str:
    whole = sum(column.share for column in grid.columns)
    columns = "".join(f'<col style="width: {column.share / whole:.1%}">' for column in grid.columns)
    head = ""
    if any(column.heading for column in grid.columns):
        cells = "".join(f'<th class="{column.align}">{_text(column.heading)}</th>' for column in grid.columns)
        head = f"<thead><tr>{cells}</tr></thead>\n"
    rows = "".join(_row(row, grid) for row in grid.rows)
    kind = "roomy" if grid.roomy else "dense"
    return f'<table class="{kind}"><colgroup>{columns}</colgroup>\n{head}<tbody>\n{rows}</tbody></table>\n'


def _row(row: Row, grid: Grid) -> str:
    if row.group:
        return f'<tr class="group"><th colspan="{len(grid.columns)}">{_tokens(row.cells[0])}</th></tr>\n'
    pairs = zip(row.cells, grid.columns, strict=True)
    cells = "".join(f'<td class="{column.align}">{_tokens(cell)}</td>' for cell, column in pairs)
    return f"<tr>{cells}</tr>\n"


def _tokens(tokens: Tokens) -> str:
    return " ".join(map(_token, tokens))


def _token(token: Token) -> str:
    match token:
        case Words(tone="plain"):
            return _text(token.text)
        case Words():
            return f'<span class="{token.tone}">{_text(token.text)}</span>'
        case Face():
            return f'<span class="face">{_text(token.rank)}{_pip(token.suit)}</span>'
        case Blank():
            kind = "box" if token.boxed else "line"
            gap = f'<span class="{kind}" style="width: {token.width:.0f}mm"></span>'
            return f'<span class="labelled">{_text(token.label)} {gap}</span>' if token.label else gap
        case Tick():
            return f'<span class="labelled"><span class="tick"></span> <i>{_text(token.label)}</i></span>'


def _text(text: str) -> str:
    shown = escape(text)
    return "".join(sign + _TEXT_SIGN if sign in SIGNS else sign for sign in shown) if not shown.isascii() else shown


def _pip(suit: Suit) -> str:
    if not suit:
        return ""
    return f'<svg class="pip" role="img" aria-label="{_SIGNS[suit]}"><use href="#{_NAMES[suit]}"/></svg>'


def _symbol(suit: Suit) -> str:
    """The sign of a suit in a square of side 1 around the origin."""
    polygons = "".join(
        f'<polygon points="{" ".join(f"{x:.3f},{y:.3f}" for x, y in polygon)}"/>' for polygon in outlines(suit)
    )
    kind = "filled" if suit in FILLED else "hollow"
    return f'<symbol id="{_NAMES[suit]}" class="{kind}" viewBox="-0.55 -0.55 1.1 1.1">{polygons}</symbol>'


def _picture(picture: Picture) -> str:
    shapes = "".join(map(_shape, picture.shapes))
    box = f"-0.5 -0.5 {picture.width + 1:g} {picture.height + 1:.2f}"
    return f'<svg class="table" viewBox="{box}" role="img" aria-label="{escape(picture.described)}">{shapes}</svg>\n'


def _shape(shape: drawn.Shape) -> str:
    at = f'x="{shape.x:.2f}" y="{shape.y:.2f}"'
    match shape:
        case drawn.Line():
            to = f'x2="{shape.to_x:.2f}" y2="{shape.to_y:.2f}"'
            return f'<line x1="{shape.x:.2f}" y1="{shape.y:.2f}" {to} {_pen(shape.weight, shape.ink, None)}/>'
        case drawn.Box():
            size = f'width="{shape.width:.2f}" height="{shape.height:.2f}" rx="{shape.radius:g}"'
            return f"<rect {at} {size} {_pen(shape.weight, shape.ink, shape.fill)}/>"
        case drawn.Disc():
            round_it = f'cx="{shape.x:.2f}" cy="{shape.y:.2f}" r="{shape.radius:g}"'
            return f"<circle {round_it} {_pen(shape.weight, shape.ink, shape.fill)}/>"
        case drawn.Pip():
            left, top, side = shape.x - shape.size * 0.55, shape.y - shape.size * 0.55, shape.size * 1.1
            size = f'x="{left:.2f}" y="{top:.2f}" width="{side:.2f}" height="{side:.2f}"'
            return f'<use href="#{_NAMES[shape.suit]}" {size}/>'
        case drawn.Label():
            anchor = {"left": "start", "middle": "middle", "right": "end"}[shape.anchor]
            look = f'font-size="{shape.size * _POINT:.2f}" text-anchor="{anchor}" class="{shape.ink}"'
            bold = ' font-weight="bold"' if shape.bold else ""
            return f"<text {at} {look}{bold}>{_text(shape.text)}</text>"


def _pen(weight: float, ink: drawn.Ink, fill: drawn.Ink | None) -> str:
    kinds = f"{f's-{ink}' if weight else ''} {f'f-{fill}' if fill else 'f-none'}".strip()
    return f'class="{kinds}" stroke-width="{weight:g}"'
