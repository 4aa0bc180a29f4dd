"""The instructor's preview: a scenario file's tables with their key beside them, followed as the file is saved."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content

from trainer.app import pictures
from trainer.app.faults import told
from trainer.app.following import INTERVAL, Follower, changed_round
from trainer.app.moments import Moments
from trainer.app.pictures import Picture
from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.duties import Duty
from trainer.scenarios import Scenario
from trainer.scenarios.files import Loaded
from trainer.wording import duties, statements, terms
from trainer.wording.faults import sentence
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

WIDE: Final = 120
"""From this width on the key stands beside the table, below it where there is less room."""


class PreviewScreen(Room[None]):
    """One file. What is lit in the key is the moment that the table is shown at."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "paire.tcss",
        "preview.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,right", "turn(1)", N_("next round"), key_display="►"),
        Binding("b,left", "turn(-1)", N_("round before"), key_display="◄"),
        Binding("space", "next_phase", N_("next part")),
        Binding("escape,q", "leave", N_("leave")),
    ]

    def __init__(self, path: Path, number: int = 1) -> None:
        super().__init__()
        self._path = path
        self._number = number
        self._loaded: Loaded | None = None
        self._right: Scenario | None = None
        self._moments: Moments | None = None
        self._picture: Picture | None = None
        self._follower: Follower
        self._reading = False

    def compose(self) -> ComposeResult:
        """The table and its key, or in their place what is wrong with the file."""
        yield Line(id="title")
        with Container(id="both"):
            yield Container(id="board")
            yield Menu(id="key", compact=True)
        with VerticalScroll(id="faults"):
            yield Line(id="wrong")
        yield Line(id="note")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Read the file, and again whenever it is saved."""
        self._follower = Follower(self._path, self.house.given.load)
        self.query_one(Menu).focus()
        self.speak()
        self._look()
        self.set_interval(INTERVAL, self._look)

    def _look(self) -> None:
        """See whether the file was saved, unless it is being read."""
        if not self._reading:
            self._reading = True
            self.later(self._read)

    async def _read(self) -> None:
        try:
            loaded = await self.house.desk.do(self._follower.look)
            if loaded is not None:
                await self._take(loaded)
        finally:
            self._reading = False

    async def _take(self, loaded: Loaded) -> None:
        """Show the file as it is now, and of its rounds the one that was changed since it last was right."""
        before, after = self._right, loaded.scenario
        self._loaded = loaded
        if after is not None:
            self._right = after
            changed = None if before is None else changed_round(before, after)
            self._number = min(max(changed or self._number, 1), len(after.rounds))
            await self._lay(after)
        self.speak()

    @property
    def _scenario(self) -> Scenario | None:
        return None if self._loaded is None else self._loaded.scenario

    async def _lay(self, scenario: Scenario) -> None:
        """The round in hand, on a table of its game."""
        self._moments = Moments(scenario.rounds[self._number - 1], scenario.rules)
        picture = pictures.picture_for(scenario.rules)
        if type(picture) is not type(self._picture):
            board = self.query_one("#board", Container)
            await board.remove_children()
            await board.mount(picture)
            self._picture = picture

    # What is shown

    def on_resize(self) -> None:
        """Side by side, or one above the other."""
        self.query_one("#both").set_class(self.size.width >= WIDE, "-wide")

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self.query_one("#title", Line).show(self._title())
        broken = self._loaded is not None and self._scenario is None
        self.query_one("#both").display = not broken
        self.query_one("#faults").display = broken
        if self._loaded is not None and broken:
            self.query_one("#wrong", Line).show(told(self._loaded.faults, self.language))
        elif self._moments is not None:
            self.query_one(Menu).fill(list(self._rows(self._moments)))
            self._show_table()
        self.query_one("#note", Line).show(self._note())
        self.show_keys()

    def _title(self) -> str:
        parts = [visible(self._path.name)]
        scenario = self._scenario
        if scenario is not None:
            text, rounds = self.language.text, len(scenario.rounds)
            parts.append(visible(scenario.title_in(self.language.code)))
            parts.append(text("round {number} of {total}", number=self._number, total=rounds))
        count = 0 if self._loaded is None else len(self._loaded.faults)
        if count and scenario is not None:
            parts.append(self.language.plural("{n} warning", "{n} warnings", count))
        elif count:
            parts.append(self.language.plural("{n} fault", "{n} faults", count))
        return " · ".join(parts)

    def _note(self) -> str:
        """The first warning; where there is none the note of the round."""
        scenario = self._scenario
        if self._loaded is None or scenario is None:
            return ""
        if self._loaded.faults:
            fault = self._loaded.faults[0]
            return f"{fault.line}:{fault.column}  {sentence(fault, self.language)}"
        return visible(scenario.note_in(self.language.code, self._number))

    def _rows(self, moments: Moments) -> Iterator[tuple[str, Content | str, bool]]:
        """The key: each part of the round under its name, before it the table as it is set."""
        yield "0", self.language.text("The table is set."), True
        phase = None
        wide = len(str(len(moments.due)))
        for number, duty in enumerate(moments.due, start=1):
            if duty.phase != phase:
                phase = duty.phase
                yield "", terms.phase(phase, self.language), False
            yield str(number), _line(number, wide, duty, self.language), True

    def _show_table(self) -> None:
        if self._moments is None or self._picture is None:
            return
        done = min(int(self.query_one(Menu).chosen or "0"), len(self._moments.due))
        play = self._moments.at(done)
        last = self._moments.due[done - 1] if done else None
        four = self.house.settings.four_colours
        pictures.show(self._picture, play, last, self.language, four_colours=four)

    def on_option_list_option_highlighted(self) -> None:
        """Another moment."""
        self._show_table()

    # What the instructor does

    async def action_turn(self, step: int) -> None:
        """Another round, from its beginning."""
        scenario = self._scenario
        if scenario is not None:
            self._number = (self._number - 1 + step) % len(scenario.rounds) + 1
            await self._lay(scenario)
            self.query_one(Menu).highlighted = None
            self.speak()

    def action_next_phase(self) -> None:
        """The table when the part of the round in hand is over, and then the next one; round and round."""
        if self._moments is None:
            return
        due = self._moments.due
        done = int(self.query_one(Menu).chosen or "0")
        ends = [place for place in range(1, len(due)) if due[place].phase != due[place - 1].phase]
        wanted = next((place for place in (*ends, len(due)) if place > done), 0)
        menu = self.query_one(Menu)
        menu.highlighted = menu.get_option_index(str(wanted))

    def action_leave(self) -> None:
        """Back to where it was opened from."""
        if len(self.house.screen_stack) > 1:
            self.dismiss()
        else:
            self.house.exit(0)


def _line(number: int, wide: int, duty: Duty, language: Language) -> Content:
    """A duty of the key with the rule it rests on."""
    said = duties.say(duty, language, cards=True)
    cited = statements.cite(duty.rule, language) if duty.rule else ""
    return Content.assemble((f"{number:>{wide}}  ", "dim"), said, (f"  {cited}", "dim"))
