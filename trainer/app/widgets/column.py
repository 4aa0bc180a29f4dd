"""Keys one below the other with what they do, each of which can be clicked as well as pressed."""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from trainer.app.widgets.buttons import Button


class Column(Widget):
    """A column of buttons. A click on one is the same as its key."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"buttons--face", "buttons--label"}
    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.buttons: tuple[Button, ...] = ()

    def show(self, buttons: Sequence[Button]) -> None:
        """Show these buttons."""
        if tuple(buttons) != self.buttons:
            self.buttons = tuple(buttons)
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        event.stop()
        if event.y < len(self.buttons):
            self.app.simulate_key(self.buttons[event.y].key)

    def render_line(self, y: int) -> Strip:
        """One button."""
        face, label = (self.get_component_rich_style(f"buttons--{name}") for name in ("face", "label"))
        width = self.size.width
        if y >= len(self.buttons):
            return Strip([Segment(" " * width, label)], width)
        button = self.buttons[y]
        return Strip([Segment(f" {button.face} ", face), Segment(button.label, label)]).adjust_cell_length(width, label)
