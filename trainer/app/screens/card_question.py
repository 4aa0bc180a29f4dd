"""A question over the screen below that is answered with one of the fifty-two cards."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from trainer.app.day.sheet import COLUMNS, CardGrid
from trainer.app.widgets.line import Line
from trainer.cards import DECK, Card
from trainer.wording.language import N_, Language


class CardQuestion(ModalScreen[Card]):
    """Gives the card that was chosen; Escape gives none."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "day.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "choose(-1)", N_("card before")),
        Binding("right", "choose(1)", N_("next card")),
        Binding("up", f"choose(-{COLUMNS})", N_("row above")),
        Binding("down", f"choose({COLUMNS})", N_("row below")),
        Binding("enter", "take", N_("choose")),
        Binding("escape", "leave", N_("back")),
    ]

    def __init__(self, language: Language, words: str, four_colours: bool) -> None:
        super().__init__()
        self._language, self._words, self._four_colours = language, words, four_colours

    def compose(self) -> ComposeResult:
        """The words above, the cards below."""
        with Vertical(id="question"):
            yield Line(id="words")
            yield CardGrid(self._language, four_colours=self._four_colours, id="cards")

    def on_mount(self) -> None:
        """Fill in the words."""
        self.query_one("#words", Line).show(self._words)

    def action_choose(self, step: int) -> None:
        """Another card."""
        grid = self.query_one(CardGrid)
        grid.choose(grid.place + step)

    def action_take(self) -> None:
        """This one."""
        self.dismiss(DECK[self.query_one(CardGrid).place])

    def on_sheet_chosen(self, event: CardGrid.Chosen) -> None:
        """The one that was clicked."""
        self.dismiss(DECK[event.spot.box])

    def action_leave(self) -> None:
        """None."""
        self.dismiss(None)
