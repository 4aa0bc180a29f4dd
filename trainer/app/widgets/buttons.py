"""A row of keys with what they do, each of which can be clicked as well as pressed."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.strip import Strip

from trainer.app.widgets.styled import Styled


class Button(Struct, frozen=True):
    """A key by its name, its face (`g`, `F2`), and the words beside it."""

    key: str
    face: str
    label: str = ""

    @property
    def width(self) -> int:
        return len(self.face) + 2 + len(self.label)


class Buttons(Styled):
    """One line of buttons. A click on one is the same as its key.

    Buttons that find no room are left out, the last of the first group first; `last` ones always show, at the right.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {"buttons--face", "buttons--label"}
    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._buttons: tuple[Button, ...] = ()
        self._last: tuple[Button, ...] = ()
        self._places: list[tuple[range, Button]] = []

    def show(self, buttons: Sequence[Button], last: Sequence[Button] = ()) -> None:
        """Show these buttons."""
        if (tuple(buttons), tuple(last)) != (self._buttons, self._last):
            self._buttons, self._last = tuple(buttons), tuple(last)
            self.refresh()

    @property
    def shown(self) -> tuple[Button, ...]:
        """The buttons that found room."""
        return tuple(button for _, button in self._placed(self.size.width))

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        event.stop()
        for columns, button in self._places:
            if event.x in columns:
                self.app.simulate_key(button.key)

    def render_line(self, y: int) -> Strip:
        """The line of buttons."""
        width = self.size.width
        self._places = self._placed(width) if y == 0 else []
        face, label = (self.kept_style(f"buttons--{name}") for name in ("face", "label"))
        segments: list[Segment] = []
        x = 0
        for columns, button in self._places:
            segments.append(Segment(" " * (columns.start - x), label))
            segments += _segments(button, face, label)
            x = columns.stop
        return Strip([*segments, Segment(" " * max(0, width - x), label)], width)

    def _placed(self, width: int) -> list[tuple[range, Button]]:
        last = width - sum(button.width for button in self._last)
        placed, x = [], 0
        for button in self._buttons:
            if x + button.width > last:
                break
            placed.append((range(x, x + button.width), button))
            x += button.width
        x = max(x, last)
        for button in self._last:
            placed.append((range(x, x + button.width), button))
            x += button.width
        return placed


def _segments(button: Button, face: Style, label: Style) -> list[Segment]:
    keyed = Segment(f" {button.face} ", face)
    return [keyed, Segment(button.label, label)] if button.label else [keyed]
