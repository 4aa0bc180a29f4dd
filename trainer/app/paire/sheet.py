"""The Pair'e Poker felt, in one widget."""

from typing import ClassVar

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack
from trainer.app.paire.felt import Marks, draw_felt
from trainer.app.paire.palette import NAMES, PairePalette, palette
from trainer.app.widgets.sheet import Sheet
from trainer.games.paire_poker.table import FeltView
from trainer.wording.language import Language


class PaireFelt(Sheet):
    """The felt. Give it what to show with `show`."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"felt--{name}" for name in NAMES}

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._shown: tuple[FeltView, Marks, Language, bool] | None = None
        self._palette: PairePalette | None = None

    def show(self, view: FeltView, marks: Marks, language: Language, *, four_colours: bool = False) -> None:
        """Show the felt so."""
        shown = (view, marks, language, four_colours)
        if shown != self._shown:
            self._shown = shown
            self.redraw()

    def draw(self, width: int, height: int) -> Canvas | None:
        """The felt in that many cells."""
        if self._shown is None:
            return None
        view, marks, language, four_colours = self._shown
        if self._palette is None:
            self._palette = palette(self.style_of)
        return draw_felt(view, width, height, marks, Pack(language, self._palette.felt, four_colours), self._palette)

    def forget_colours(self) -> None:
        """Ask for the colours again."""
        self._palette = None
