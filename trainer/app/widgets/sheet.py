"""A drawing in one widget: painted line by line, only where it changed, and clickable where something lies."""

from abc import abstractmethod
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.palette import NAMES


class Sheet(Widget):
    """A canvas on the screen. What is made of it says what it draws; it posts `Chosen` when a spot is clicked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"felt--{name}" for name in NAMES}
    ALLOW_SELECT = False

    class Chosen(Message):
        """A spot of the drawing was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._canvas: Canvas | None = None
        self._strips: dict[int, Strip] = {}

    @abstractmethod
    def draw(self, width: int, height: int) -> Canvas | None:
        """What is to be seen in that many cells; None where nothing is yet."""

    def forget_colours(self) -> None:
        """Let go of colours that were asked for: they have changed."""

    def style_of(self, name: str) -> Style:
        """The style of a component class, without the background where it gives none."""
        return self.get_component_rich_style(name, partial=True)

    def redraw(self) -> None:
        """Draw anew. Only the lines that changed are painted again."""
        before, strips = self._canvas, self._strips
        drawn = self._canvas = self.draw(self.size.width, self.size.height) if self.size else None
        if drawn is None:
            return
        changed = [y for y in range(drawn.height) if before is None or not drawn.same(before, y)]
        self._strips = {**strips, **{y: drawn.strip(y) for y in changed}}
        self.refresh(*(Region(0, y, drawn.width, 1) for y in changed))

    def _forget(self) -> None:
        self._canvas, self._strips = None, {}

    def notify_style_update(self) -> None:
        """The colours changed: draw again in the new ones."""
        super().notify_style_update()
        self.forget_colours()
        self._forget()

    def on_resize(self) -> None:
        """The same in another size."""
        self._forget()
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Say which spot was clicked."""
        spot = self._canvas.at(event.x, event.y) if self._canvas else None
        if spot is not None:
            event.stop()
            self.post_message(self.Chosen(spot))

    def render_line(self, y: int) -> Strip:
        """One line of the drawing."""
        if self._canvas is None:
            self._canvas = self.draw(self.size.width, self.size.height) if self.size else None
            self._strips = {}
        if self._canvas is None or y >= self._canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        if y not in self._strips:
            self._strips[y] = self._canvas.strip(y)
        return self._strips[y]
