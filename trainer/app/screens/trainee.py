"""Who plays: a name, remembered for the next time."""

from typing import ClassVar

from msgspec import structs
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.records import StoreFault, trainee_name
from trainer.records.values import LONGEST_NAME
from trainer.wording.language import N_
from trainer.wording.store import fault_sentence


class TraineeScreen(Room[str]):
    """Asks for the trainee's name and gives it."""

    CSS_PATH = "trainee.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "keep", N_("use this name"), key_display="↵"),
        Binding("escape", "leave", N_("back")),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name_now = name

    def compose(self) -> ComposeResult:
        """The question and a line to write on."""
        yield Line(id="title")
        yield Input(self._name_now, max_length=LONGEST_NAME, id="name")
        yield Line(id="trouble")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Ready to type."""
        field = self.query_one(Input)
        field.cursor_blink = self.house.blinks
        field.focus()
        self.speak()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self.query_one("#title", Line).show(self.language.text("Who plays?"))
        self.show_keys()

    async def on_input_submitted(self) -> None:
        """Enter."""
        await self.action_keep()

    async def action_keep(self) -> None:
        """Remember the name."""
        name = trainee_name(self.query_one(Input).value)
        trouble = self.query_one("#trouble", Line)
        if name is None:
            trouble.show(self.language.text("A name has from 1 to {most} letters.", most=LONGEST_NAME))
            return
        desk = self.house.desk

        def remember() -> None:
            store = desk.store()
            if store is not None:
                store.remember(name)

        try:
            await desk.do(remember)
        except StoreFault as fault:
            trouble.show(fault_sentence(self.language, fault))
            return
        self.house.given = structs.replace(self.house.given, trainee=name)
        self.dismiss(name)

    def action_leave(self) -> None:
        """Back, with the name as it was."""
        self.dismiss()
