"""The table, in one widget: it draws the view it is given and says what was clicked on it."""

from typing import ClassVar

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.app.felt.hands import Marks
from trainer.app.felt.palette import NAMES, Palette, palette
from trainer.app.felt.table import draw_table
from trainer.games.twentyone.table import Table
from trainer.wording.language import Language


class Felt(Widget):
    """The felt. Give it what to show with `show`; it posts `Chosen` when a box or a stake is clicked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"felt--{name}" for name in NAMES}
    ALLOW_SELECT = False

    class Chosen(Message):
        """A spot of the table was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._shown: tuple[Table, Marks, Language, bool] | None = None
        self._canvas: Canvas | None = None
        self._strips: dict[int, Strip] = {}
        self._palette: Palette | None = None

    def show(self, table: Table, marks: Marks, language: Language, *, four_colours: bool = False) -> None:
        """Show the table so. Only the lines that changed are painted again."""
        shown = (table, marks, language, four_colours)
        if shown == self._shown:
            return
        self._shown = shown
        before, strips = self._canvas, self._strips
        drawn = self._canvas = self._drawn()
        if drawn is None:
            return
        changed = [y for y in range(drawn.height) if before is None or not drawn.same(before, y)]
        self._strips = {**strips, **{y: drawn.strip(y) for y in changed}}
        self.refresh(*(Region(0, y, drawn.width, 1) for y in changed))

    def _drawn(self) -> Canvas | None:
        if self._shown is None or not self.size:
            return None
        table, marks, language, four_colours = self._shown
        if self._palette is None:
            self._palette = palette(lambda name: self.get_component_rich_style(name, partial=True))
        return draw_table(table, self.size.width, self.size.height, marks, Pack(language, self._palette, four_colours))

    def _forget(self) -> None:
        self._canvas, self._strips = None, {}

    def notify_style_update(self) -> None:
        """The colours changed: draw again in the new ones."""
        super().notify_style_update()
        self._palette = None
        self._forget()

    def on_resize(self) -> None:
        """The same table in another size."""
        self._forget()
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Say which spot was clicked."""
        spot = self._canvas.at(event.x, event.y) if self._canvas else None
        if spot is not None:
            event.stop()
            self.post_message(self.Chosen(spot))

    def render_line(self, y: int) -> Strip:
        """One line of the drawn table."""
        if self._canvas is None:
            self._canvas = self._drawn()
            self._strips = {}
        if self._canvas is None or y >= self._canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        if y not in self._strips:
            self._strips[y] = self._canvas.strip(y)
        return self._strips[y]
