"""The keys of the screen below, made from its active bindings."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from trainer.app.screens.room import Room, face
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.wording.language import N_

_COLUMN = 36


class HelpScreen(Room[None], inherit_bindings=False):
    """What each key does on the screen it was asked from."""

    CSS_PATH = "help.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", N_("back")),
        Binding("space,enter,question_mark,f1", "leave", N_("back"), show=False),
        Binding("f2", "app.switch_language", N_("language"), show=False),
        Binding("up", "scroll_up", N_("a line up"), show=False),
        Binding("down", "scroll_down", N_("a line down"), show=False),
    ]
    LAST = ()

    def __init__(self, below: Room[object]) -> None:
        super().__init__()
        self._below = below

    def compose(self) -> ComposeResult:
        """A heading and the keys."""
        yield Line(id="title")
        with VerticalScroll(id="page"):
            yield Line(id="text")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Say it."""
        self.speak()
        self.query_one("#page").focus()

    def on_resize(self) -> None:
        """One column or two."""
        self.speak()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self.query_one("#title", Line).show(self.language.text("The keys of this screen"))
        rows = list(self._rows())
        columns = 2 if self.size.width >= 2 * _COLUMN else 1
        height = -(-len(rows) // columns)
        parts: list[str | tuple[str, str]] = []
        for line in range(height):
            for keys, words in rows[line::height]:
                parts += [(f"{keys:>6}  ", "bold $accent"), f"{words:<{_COLUMN - 8}}"]
            parts.append("\n")
        for about in self._below.about():
            parts.append(f"\n{self.language.text(about)}\n")
        self.query_one("#text", Line).show(Content.assemble(*parts))
        self.show_keys()

    def _rows(self) -> Iterator[tuple[str, str]]:
        for bindings in self._below.own_bindings().values():
            keys = [binding.key_display or face(binding.key, self.language) for binding in bindings]
            yield " ".join(dict.fromkeys(keys)), self.language.text(bindings[0].description)

    def action_scroll_up(self) -> None:
        """A line up."""
        self.query_one("#page").scroll_up(animate=False)

    def action_scroll_down(self) -> None:
        """A line down."""
        self.query_one("#page").scroll_down(animate=False)

    def action_leave(self) -> None:
        """Back to the screen below."""
        self.dismiss()
