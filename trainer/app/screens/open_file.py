"""A scenario file of one's own: its path typed, or picked from the folders."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import DirectoryTree, Input

from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.scenarios.files import Loaded
from trainer.wording.faults import sentence
from trainer.wording.language import N_


class ScenarioTree(DirectoryTree):
    """Folders, and the scenario files in them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select_cursor", N_("open"), key_display="↵")]

    def filter_paths(self, paths: Iterable[Path]) -> Iterable[Path]:
        """Nothing hidden, and of files only those that may be scenarios."""
        return [path for path in paths if not path.name.startswith(".") and (path.suffix == ".toml" or path.is_dir())]


class OpenFileScreen(Room[Loaded]):
    """Gives a file that can be played; of one that cannot it says the faults, unless `broken` ones are wanted too."""

    CSS_PATH = "open_file.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.focus_next", N_("path or folders")),
        Binding("escape", "leave", N_("back")),
    ]

    def __init__(self, *, broken: bool = False) -> None:
        super().__init__()
        self._broken = broken

    def compose(self) -> ComposeResult:
        """A line for the path, the folders below."""
        yield Line(id="title")
        yield Input(id="path")
        yield ScenarioTree(".", id="tree")
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
        self.query_one("#title", Line).show(self.language.text("A scenario file of your own"))
        self.query_one(Input).placeholder = self.language.text("path of a .toml file")
        self.show_keys()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """The path that was typed."""
        if event.value.strip():
            await self._open(Path(event.value.strip()).expanduser())

    async def on_directory_tree_file_selected(self, event: DirectoryTree.FileSelected) -> None:
        """The file that was picked."""
        await self._open(event.path)

    async def _open(self, path: Path) -> None:
        load = self.house.given.load
        loaded = await self.house.desk.do(lambda: load(path))
        if loaded.scenario is not None or self._broken:
            self.dismiss(loaded)
            return
        faults = [f"{fault.line}:{fault.column}  {sentence(fault, self.language)}" for fault in loaded.faults]
        self.query_one("#trouble", Line).show("\n".join(faults[:4]))

    def action_leave(self) -> None:
        """Back, without a file."""
        self.dismiss()
