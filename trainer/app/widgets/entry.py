"""What is being typed: figures of a total or an amount, or words to say.

>>> typed("é", figures=True), typed("q", figures=True), typed("q", figures=False), typed(":", figures=True)
('2', None, 'q', '/')
"""

from typing import ClassVar, Final

from rich.segment import Segment
from textual.strip import Strip

from trainer.app.widgets.styled import Styled

LONGEST: Final = 12
LONGEST_WORDS: Final = 60
_FIGURES: Final = "0123456789/,."
_AZERTY: Final = dict(zip("à&é\"'(-è_ç", "0123456789", strict=True))
_SIGNS: Final = {":": "/", ";": ","}
"""On a French keyboard these are typed without shift, their neighbours not."""


def typed(sign: str, *, figures: bool) -> str | None:
    """The sign that a typed character puts into the entry; None where it is none of an entry."""
    if figures:
        sign = _AZERTY.get(sign, _SIGNS.get(sign, sign))
        return sign if sign in _FIGURES else None
    return sign if sign.isprintable() else None


class Entry(Styled):
    """One line: what the entry is for, and what is typed. The screen hands it the keys."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"entry--label", "entry--typed", "entry--cursor"}
    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.text = ""
        self.words = False
        self._label = ""

    def show(self, label: str) -> None:
        """Say what the entry is for."""
        if label != self._label:
            self._label = label
            self.refresh()

    def take(self, sign: str) -> bool:
        """Put a typed character at the end; False where it is none for this entry."""
        found = typed(sign, figures=not self.words)
        if found is None and sign == " " and self.text:
            found = " "
        if found is None:
            return False
        if len(self.text) < (LONGEST_WORDS if self.words else LONGEST):
            self.text += found
            self.refresh()
        return True

    def erase(self) -> None:
        """Take the last character away."""
        self.text = self.text[:-1]
        self.refresh()

    def clear(self, *, words: bool = False) -> None:
        """Begin anew, with words or figures to come."""
        self.text, self.words = "", words
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """The label, what is typed, and where the next character comes."""
        label, text, cursor = (self.kept_style(f"entry--{name}") for name in ("label", "typed", "cursor"))
        width = self.size.width
        if y:
            return Strip.blank(width, text)
        room = max(0, width - len(self.text) - 4)
        shown = self._label if len(self._label) <= room else self._label[: max(0, room - 1)] + "…"
        segments = [
            Segment(f" {shown} ", label),
            Segment(self.text[-(width - 3) :], text),
            Segment(" ", cursor),
        ]
        return Strip(segments).adjust_cell_length(width, text)
