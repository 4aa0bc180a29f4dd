"""The figures and signs of an entry as a line of buttons, so that all can be done by mouse alone."""

from typing import Final

from trainer.app.widgets.buttons import Button, Buttons

FIGURES: Final = (
    *(Button(figure, figure) for figure in "1234567890"),
    Button("comma", ","),
    Button("slash", "/"),
    Button("backspace", "←"),
    Button("enter", "↵"),
)


class Keypad(Buttons):
    """The keypad of the table."""

    def on_mount(self) -> None:
        """It always shows the same."""
        self.show(FIGURES)
