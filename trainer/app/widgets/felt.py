"""The table of twenty-one, in one widget: it draws the view it is given and says what was clicked on it."""

from trainer.app.felt.canvas import Canvas
from trainer.app.felt.cards import Pack
from trainer.app.felt.hands import Marks
from trainer.app.felt.palette import Palette, palette
from trainer.app.felt.table import Kept, draw_table
from trainer.app.widgets.sheet import Sheet
from trainer.games.twentyone.table import Table
from trainer.wording.language import Language


class Felt(Sheet):
    """The felt. Give it what to show with `show`."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._shown: tuple[Table, Marks, Language, bool] | None = None
        self._palette: Palette | None = None
        self._kept = Kept()

    def show(self, table: Table, marks: Marks, language: Language, *, four_colours: bool = False) -> None:
        """Show the table so."""
        shown = (table, marks, language, four_colours)
        if shown != self._shown:
            self._shown = shown
            self.redraw()

    def draw(self, width: int, height: int) -> Canvas | None:
        """The table in that many cells."""
        if self._shown is None:
            return None
        table, marks, language, four_colours = self._shown
        if self._palette is None:
            self._palette = palette(self.style_of)
        pack = Pack(language, self._palette, four_colours)
        return draw_table(table, width, height, marks, pack, self._kept)

    def forget_colours(self) -> None:
        """Ask for the colours again."""
        self._palette = None
