"""Drawing on the pages of a PDF: text on its baseline, rules, boxes, discs and suits, in millimetres."""

from collections.abc import Iterable
from typing import Final

from fpdf import FPDF
from msgspec import Struct

from trainer.cards import Suit
from trainer.reports.sheets import picture as drawn
from trainer.reports.sheets.pdf.signs import ENCODING, legible
from trainer.reports.sheets.suits import FILLED, outlines

FAMILY: Final = "Helvetica"
POINT: Final = 25.4 / 72
"""Millimetres of a point."""
_LARGE: Final = 3.0
_STEPS: Final = 4
"""How finely a small pip is drawn; from three millimetres on twice as finely."""
_GREYS: Final[dict[drawn.Ink, int]] = {"black": 0, "grey": 110, "pale": 225, "white": 255}


class Face(Struct, frozen=True):
    """How text is set: `size` in points."""

    size: float
    bold: bool = False
    italic: bool = False
    ink: drawn.Ink = "black"

    @property
    def style(self) -> str:
        return ("B" if self.bold else "") + ("I" if self.italic else "")


class Ink:
    """A pen on the current page of `pdf`. `lost` are the signs that the fonts could not show."""

    def __init__(self, pdf: FPDF) -> None:
        self.pdf = pdf
        self.lost: set[str] = set()
        self._widths: dict[tuple[str, str], float] = {}
        pdf.core_fonts_encoding = ENCODING

    def width(self, text: str, face: Face) -> float:
        """How wide the text is."""
        key = text, face.style
        known = self._widths.get(key)
        if known is None:
            self.pdf.set_font(FAMILY, face.style, 10)
            known = self._widths[key] = self.pdf.get_string_width(legible(text)[0]) / 10
        return known * face.size

    def text(self, x: float, y: float, text: str, face: Face) -> None:
        """Set the text, its baseline beginning at `x`, `y`."""
        shown, lost = legible(text)
        self.lost |= lost
        self.pdf.set_font(FAMILY, face.style, face.size)
        self.pdf.set_text_color(_GREYS[face.ink])
        self.pdf.text(x, y, shown)

    def line(self, x: float, y: float, to_x: float, to_y: float, weight: float = 0.2, ink: drawn.Ink = "black") -> None:
        """Draw a straight line."""
        self._stroke(weight, ink)
        self.pdf.line(x, y, to_x, to_y)

    def box(
        self, x: float, y: float, width: float, height: float, *, radius: float = 0.0, weight: float = 0.2,
        ink: drawn.Ink = "black", fill: drawn.Ink | None = None,
    ) -> None:  # fmt: skip
        """Draw a rectangle."""
        style = self._area(weight, ink, fill)
        round_it = min(radius, width / 2, height / 2)
        self.pdf.rect(x, y, width, height, style=style, round_corners=round_it > 0, corner_radius=round_it)

    def disc(
        self, x: float, y: float, radius: float, weight: float = 0.2, ink: drawn.Ink = "black",
        fill: drawn.Ink | None = None,
    ) -> None:  # fmt: skip
        """Draw a circle."""
        self.pdf.circle(x, y, radius, style=self._area(weight, ink, fill))

    def pip(self, x: float, y: float, size: float, suit: Suit, ink: drawn.Ink = "black") -> None:
        """Draw the sign of a suit around `x`, `y`."""
        filled = suit in FILLED
        style = self._area(0 if filled else size * 0.09, ink, ink if filled else "white")
        scale = size if filled else size * 0.93
        for polygon in outlines(suit, _STEPS if size < _LARGE else 2 * _STEPS):
            self.pdf.polygon([(x + right * scale, y + down * scale) for right, down in polygon], style=style)

    def picture(self, x: float, y: float, shapes: Iterable[drawn.Shape], scale: float = 1.0) -> None:
        """Draw a picture, its left top corner at `x`, `y`."""
        for shape in shapes:
            self._shape(x + shape.x * scale, y + shape.y * scale, shape, scale)

    def _shape(self, x: float, y: float, shape: drawn.Shape, scale: float) -> None:
        match shape:
            case drawn.Line():
                to_x, to_y = x + (shape.to_x - shape.x) * scale, y + (shape.to_y - shape.y) * scale
                self.line(x, y, to_x, to_y, shape.weight, shape.ink)
            case drawn.Box():
                self.box(x, y, shape.width * scale, shape.height * scale, radius=shape.radius * scale,
                         weight=shape.weight, ink=shape.ink, fill=shape.fill)  # fmt: skip
            case drawn.Disc():
                self.disc(x, y, shape.radius * scale, shape.weight, shape.ink, shape.fill)
            case drawn.Pip():
                self.pip(x, y, shape.size * scale, shape.suit)
            case drawn.Label():
                face = Face(shape.size * scale, shape.bold, ink=shape.ink)
                share = {"left": 0.0, "middle": 0.5, "right": 1.0}[shape.anchor]
                self.text(x - share * self.width(shape.text, face), y, shape.text, face)

    def _stroke(self, weight: float, ink: drawn.Ink) -> None:
        self.pdf.set_line_width(weight)
        self.pdf.set_draw_color(_GREYS[ink])

    def _area(self, weight: float, ink: drawn.Ink, fill: drawn.Ink | None) -> str:
        """Make the pen ready for an area; fpdf2's word for what is to be done to it."""
        if fill is not None:
            self.pdf.set_fill_color(_GREYS[fill])
        if weight > 0:
            self._stroke(weight, ink)
        return ("D" if weight > 0 else "") + ("F" if fill is not None else "")
