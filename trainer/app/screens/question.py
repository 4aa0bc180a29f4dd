"""A question over the screen below: some words, and the answers to choose from."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.wording.language import N_, Language


class Question(ModalScreen[str]):
    """Gives the name of the answer chosen. The first one is lit, and is what Escape answers."""

    CSS_PATH = "question.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "first", N_("back"))]

    def __init__(self, language: Language, words: str, answers: Sequence[tuple[str, str]], *, lit: int = 0) -> None:
        super().__init__()
        self._language = language
        self._words = words
        self._answers = answers
        self._lit = lit

    def compose(self) -> ComposeResult:
        """The words above, the answers below."""
        with Vertical(id="question"):
            yield Line(id="words")
            yield Menu(id="answers", compact=True)

    def on_mount(self) -> None:
        """Fill in the words."""
        self.query_one("#words", Line).show(self._words)
        menu = self.query_one(Menu)
        menu.fill([(name, words, True) for name, words in self._answers])
        menu.highlighted = self._lit
        menu.focus()

    def on_option_list_option_selected(self, event: Menu.OptionSelected) -> None:
        """Give the answer."""
        self.dismiss(event.option_id or "")

    def action_first(self) -> None:
        """Answer with the first."""
        self.dismiss(self._answers[0][0])
