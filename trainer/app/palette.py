"""Textual's command palette, speaking the language of the session."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.command import CommandList, CommandPalette
from textual.content import Content
from textual.widgets.option_list import Option

from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.app.application import CroupierApp


def commands(app: "CroupierApp") -> Iterator[SystemCommand]:
    """What can be done from everywhere."""
    text = app.language.text
    yield SystemCommand(text("Language"), text("French or English"), app.action_switch_language)
    yield SystemCommand(text("Four-colour deck"), text("Each suit in its own colour, or two"), app.action_four_colours)
    yield SystemCommand(text("Keys"), text("The keys of this screen"), app.action_help)
    yield SystemCommand(text("Picture"), text("Save a picture of the screen"), app.action_picture)
    yield SystemCommand(text("Leave"), text("Leave the program; a session can be gone on with"), app.action_quit)


class Palette(CommandPalette):
    """The palette with its words in a language."""

    def __init__(self, language: Language) -> None:
        super().__init__(placeholder=language.text("Search the commands…"), id="--command-palette")
        self._nothing = language.text("No command is called that")

    def _start_no_matches_countdown(self, search_value: str) -> None:
        # Textual's own says "No matches found" in so many words, and has no other place to change them.
        self._stop_no_matches_countdown()

        def show_nothing() -> None:
            if search_value:
                self.query_one(CommandList).add_option(Option(Content(self._nothing), self._NO_MATCHES, disabled=True))
                self._list_visible = True
            else:
                self._list_visible = False

        self._no_matches_timer = self.set_timer(self._NO_MATCHES_COUNTDOWN, show_nothing)
