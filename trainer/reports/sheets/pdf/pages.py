"""The pages: their head and foot, and the strips put on them so that a round stays together where it can."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from fpdf import FPDF
from msgspec import Struct

from trainer.reports.sheets.document import Block, Document, Part, Section, Words
from trainer.reports.sheets.pdf.blocks import Strip, draw_strips, height, strips
from trainer.reports.sheets.pdf.ink import Face, Ink
from trainer.reports.sheets.pdf.lines import Setting, broken, draw_line, draw_text, text_width

_LEFT: Final = 15.0
_RIGHT: Final = 195.0
_WIDTH: Final = _RIGHT - _LEFT
_TOP: Final = 22.0
_BOTTOM: Final = 280.0
_FOOT: Final = 287.0
_LEAST: Final = 70.0
"""With less room than this left on a page a round begins on the next."""
_BETWEEN: Final = 5.0
"""Between two rounds on one page."""
_NUMBER: Final = 17.0
"""The room of the page number."""
_ALL: Final = "{pages}"
"""What fpdf2 puts the number of all pages for, once it has them all."""
_TITLE: Final = 19.0
"""The title's size in points."""


class Printed(Struct, frozen=True):
    """A PDF: its bytes, its pages, and the signs of the file that its fonts could not show."""

    content: bytes
    pages: int
    lost: frozenset[str]


def write_pdf(document: Document, made: datetime) -> Printed:
    """The document as a PDF that says it was made at that moment."""
    pages = _Pages(document, made)
    for part in document.parts:
        pages.put_part(part)
    return Printed(bytes(pages.pdf.output()), pages.pdf.page_no(), frozenset(pages.ink.lost))


class _Pages:
    """Pages being filled from above; `_y` is where the next strip goes."""

    def __init__(self, document: Document, made: datetime) -> None:
        self.pdf = FPDF("portrait", "mm", "A4")
        self.pdf.set_auto_page_break(False)
        self.pdf.alias_nb_pages(_ALL)
        self.pdf.set_title(document.title)
        self.pdf.set_lang(document.language.code)
        self.pdf.set_creator("croupier")
        self.pdf.set_creation_date(made)
        self.ink = Ink(self.pdf)
        self._document = document
        self._part = document.parts[0]
        self._y = _TOP

    def put_part(self, part: Part) -> None:
        """Begin a part on a page of its own and put all that it holds."""
        self._part = part
        self._new_page()
        self.pdf.start_section(part.name)
        self._put_title(part.title)
        self._put_blocks(part.head)
        self._y += 1.0
        for place, section in enumerate(part.sections):
            self._put_section(section, first=place == 0)
        self._put_blocks(part.tail)

    def _put_title(self, title: str) -> None:
        setting = Setting(_TITLE)
        for line in broken((Words(title, "bold"),), _WIDTH, setting, self.ink):
            draw_line(_LEFT, self._y + 7.0, _WIDTH, line, "left", setting, self.ink)
            self._y += 8.4
        self._y += 2.0

    def _put_section(self, section: Section, *, first: bool) -> None:
        """Put a round on the page where it fits, else on a new one; the first stays below the title all the same."""
        blocks = [*self._title(section.title), *self._strips(section.blocks)]
        room, tall = _BOTTOM - self._y, height(blocks)
        if tall > room and (room < _LEAST or (tall <= _BOTTOM - _TOP and not first)):
            self._new_page()
        self.pdf.start_section(section.title, level=1)
        self._put(blocks)
        self._y += _BETWEEN

    def _title(self, title: str) -> list[Strip]:
        face = Face(12, bold=True)

        def draw(x: float, y: float) -> None:
            if y > _TOP:
                self.ink.line(x, y + 0.6, x + _WIDTH, y + 0.6, 0.5)
            draw_text(x, y + 5.9, title, face, self.ink)

        return [Strip(8.0, draw, keep=True)]

    def _strips(self, blocks: Iterable[Block]) -> list[Strip]:
        return [strip for block in blocks for strip in strips(block, _WIDTH, self.ink)]

    def _put_blocks(self, blocks: Iterable[Block]) -> None:
        self._put(self._strips(blocks))

    def _put(self, found: Sequence[Strip]) -> None:
        """Put strips one by one, those that must stay with the next together with it."""
        place = 0
        while place < len(found):
            end = place + 1
            while end < len(found) and found[end - 1].keep:
                end += 1
            held = found[place:end]
            if self._y + height(held) > _BOTTOM:
                self._new_page()
                head = held[0].head
                held = [head, *held] if head is not None else held
            draw_strips(_LEFT, self._y, held)
            self._y += height(held)
            place = end

    def _new_page(self) -> None:
        self.pdf.add_page()
        self._y = _TOP
        self._put_head()
        self._put_foot()

    def _put_head(self) -> None:
        """What part this is and of what, the key on black, so that nobody hands it out by mistake."""
        face = Face(8.5, bold=True, ink="white" if self._part.key else "black")
        name = self._part.name.upper()
        wide = text_width(name, face, self.ink)
        if self._part.key:
            self.ink.box(_LEFT, 10.0, wide + 4.0, 5.8, weight=0, fill="black")
        draw_text(_LEFT + (2.0 if self._part.key else 0.0), 14.0, name, face, self.ink)
        quiet = Face(8, ink="grey")
        title = self._cut(self._document.title, _WIDTH - wide - 16.0, quiet)
        draw_text(_RIGHT - text_width(title, quiet, self.ink), 14.0, title, quiet, self.ink)
        self.ink.line(_LEFT, 16.6, _RIGHT, 16.6, 0.3)

    def _put_foot(self) -> None:
        quiet = Face(7.5, ink="grey")
        draw_text(_LEFT, _FOOT, self._cut(self._document.source, _WIDTH - _NUMBER - 6.0, quiet), quiet, self.ink)
        self.pdf.set_xy(_RIGHT - _NUMBER, _FOOT - 3.0)
        number = self._document.language.text("page {page} of {pages}", page=self.pdf.page_no(), pages=_ALL)
        self.pdf.cell(_NUMBER, 4.0, number)

    def _cut(self, text: str, width: float, face: Face) -> str:
        """The text, or as much of it as fits."""
        if text_width(text, face, self.ink) <= width:
            return text
        while text and text_width(text + "…", face, self.ink) > width:
            text = text[:-1]
        return text + "…"
