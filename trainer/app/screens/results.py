"""What the trainee has practised, and how well."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.records import StoreFault
from trainer.reports import Filters, Report
from trainer.wording.language import N_
from trainer.wording.store import fault_sentence

if TYPE_CHECKING:
    from rich.console import RenderableType


class ResultsScreen(Room[None]):
    """The sessions of one trainee as a table, read behind the screen."""

    CSS_PATH = "results.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", N_("back"))]

    def __init__(self, trainee: str) -> None:
        super().__init__()
        self._trainee = trainee
        self._report: Report | None = None
        self._fault: StoreFault | None = None

    def compose(self) -> ComposeResult:
        """A heading and the table."""
        yield Line(id="title")
        with VerticalScroll(id="page"):
            yield Static(id="report")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Read what was recorded."""
        self.speak()
        self.query_one("#page").focus()
        self.later(self._read)

    async def _read(self) -> None:
        self._report = await self.house.desk.do(self._found)
        self.speak()

    def _found(self) -> Report:
        from trainer.reports.results import results  # SQLAlchemy: only in the records' thread

        filters = Filters(trainee=self._trainee)
        store = self.house.desk.store()
        if store is None:
            self._fault = self.house.desk.trouble
            return Report(filters=filters)
        try:
            return results(store, filters)
        except StoreFault as fault:
            self._fault = fault
            return Report(filters=filters)

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self.query_one("#title", Line).show(self.language.text("Results: {trainee}", trainee=self._trainee))
        self.query_one("#report", Static).update(self._shown())
        self.show_keys()

    def _shown(self) -> "RenderableType":
        from trainer.reports.table import report_tables  # once there is something to show

        if self._fault is not None:
            return fault_sentence(self.language, self._fault)
        return "" if self._report is None else report_tables(self._report, self.language)

    def action_leave(self) -> None:
        """Back."""
        self.dismiss()
