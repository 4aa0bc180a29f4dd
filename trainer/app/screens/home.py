"""The home screen: go on, pick something to play, set how, leave."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from trainer.app.screens.room import Room
from trainer.app.settings import MODE_NAMES, MODES
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.wording.language import N_

if TYPE_CHECKING:  # painted first: what only playing needs is imported behind it
    from trainer.app.house import House
    from trainer.app.start import Start
    from trainer.records import SessionRecord, StoreFault
    from trainer.scenarios import Scenario
    from trainer.scenarios.course import Attempt, Step
    from trainer.scenarios.files import Loaded
    from trainer.scenarios.library import Lesson, PartTitle

_FILE: Final = "file:"


class HomeScreen(Room[None]):
    """What the program opens on. It is painted first; files and records are read behind it."""

    CSS_PATH = "home.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "mode", N_("mode")),
        Binding("l", "app.switch_language", N_("language")),
        Binding("o", "settings", N_("settings")),
        Binding("escape,q", "leave", N_("leave")),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._lessons: tuple[Lesson, ...] = ()
        self._parts: tuple[PartTitle, ...] = ()
        self._attempts: tuple[Attempt, ...] = ()
        self._unfinished: SessionRecord | None = None
        self._trainee: str | None = None
        self._fault: StoreFault | None = None

    def compose(self) -> ComposeResult:
        """The name of the house, what can be played, how it will be."""
        yield Line(id="name")
        yield Menu(id="menu", compact=True)
        yield Line(id="how")
        yield Line(id="fault")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Show what is known at once, then look for the rest."""
        self.speak()
        self.query_one(Menu).focus()
        self.call_after_refresh(self._look)

    def on_screen_resume(self) -> None:
        """Back from the table: there may be something else to go on with."""
        if self.is_mounted and self._lessons:
            self._look()

    def _look(self) -> None:
        self.later(self._read)

    async def _read(self) -> None:
        """Read the course, then the records."""
        desk, house = self.house.desk, self.house.given
        if not self._lessons:
            self._lessons, self._parts = await desk.do(lambda: _course_of(house))
            self.speak()
        fresh = self._unfinished is None
        self._trainee, self._unfinished, self._attempts = await desk.do(self._recorded)
        self.speak()
        if fresh and self._unfinished is not None:
            self.query_one(Menu).highlighted = 0

    def _recorded(self) -> "tuple[str, SessionRecord | None, tuple[Attempt, ...]]":
        """Who plays, what he broke off, and what he has done of the course; read in the records' thread."""
        from trainer.records import StoreFault  # as above

        house, desk = self.house.given, self.house.desk
        trainee = house.trainee or house.user
        store = desk.store()
        self._fault = desk.trouble
        if store is None:
            return trainee, None, ()
        from trainer.reports.practised import practised  # SQLAlchemy, which the store has imported

        try:
            trainee = house.trainee or store.remembered() or house.user
            return trainee, store.unfinished(trainee), practised(store, trainee)
        except StoreFault as fault:
            self._fault = fault
            return trainee, None, ()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        text = self.language.text
        suits = ("♠ ", "bold"), ("♥ ", "bold $error"), ("♦ ", "bold $error"), ("♣ ", "bold")
        self.query_one("#name", Line).show(Content.assemble(*suits, (text("The croupier's table"), "bold $accent")))
        self.query_one(Menu).fill(list(self._rows()))
        mode = text(MODE_NAMES[self.house.settings.mode])
        who = self._trainee or self.house.given.trainee or self.house.given.user
        self.query_one("#how", Line).show(text("{trainee}, mode: {mode}", trainee=who, mode=mode))
        self.query_one("#fault", Line).show(self._fault_in_words())
        self.show_keys()

    def _fault_in_words(self) -> str:
        if self._fault is None:
            return ""
        from trainer.wording.store import fault_sentence  # as above

        return fault_sentence(self.language, self._fault)

    def _rows(self) -> Iterator[tuple[str, Content | str, bool]]:
        text = self.language.text
        if self._unfinished is not None:
            title = self._unfinished.plan.source.title
            rounds = max(1, len(self._unfinished.rounds))
            yield "resume", text("Go on: {title}, round {number}", title=title, number=rounds), True
            yield "", "", False
        yield "deal", text("Freely dealt rounds …"), True
        yield "day", text("The table's day …"), True
        yield "questions", text("Questions on the rules …"), True
        yield "own", text("A file of your own …"), True
        yield "preview", text("Preview a file while it is written …"), True
        yield from self._course_rows()
        yield "", "", False
        yield "trainee", text("Trainee …"), True
        yield "settings", text("Settings …"), True
        yield "results", text("Results"), True
        yield "app.switch_language", text("Français"), True
        yield "leave", text("Leave"), True

    def _course_rows(self) -> Iterator[tuple[str, Content | str, bool]]:
        """The course, part by part, each lesson with what was done of it."""
        if not self._lessons:
            return
        from trainer.scenarios.course import course
        from trainer.wording.visible import visible  # they are read by now

        for part in course(self._lessons, self._attempts, self._parts):
            yield "", "", False
            if part.folder:
                yield "", visible(part.title_in(self.language.code)), False
            for step in part.steps:
                title = "  " + visible(step.lesson.title_in(self.language.code))
                said = Content.assemble(title, ("  " + self._done(step), "dim"))
                yield _FILE + str(step.lesson.path), said, not step.lesson.broken

    def _done(self, step: "Step") -> str:
        """How many rounds a lesson has, or how far and how well it was played."""
        if step.lesson.broken:
            return self.language.text("cannot be read; croupier check says why")
        count = self.language.plural("{n} round", "{n} rounds", step.lesson.rounds)
        if step.done is None:
            return count
        if step.done.best is not None:
            return self.language.text("✓ {share} at best", share=self.language.percent(step.done.best))
        return self.language.text("{done} of {count}", done=self.language.number(step.done.rounds), count=count)

    async def on_option_list_option_selected(self, event: Menu.OptionSelected) -> None:
        """Do what was chosen."""
        name = event.option_id or ""
        if name.startswith(_FILE):
            self._opened(self.house.given.load(Path(name.removeprefix(_FILE))))
        elif name == "resume" and self._unfinished is not None:
            from trainer.app import opening  # as above

            house = self.house
            self._sit_down(opening.of_record(house.given, house.settings, self._unfinished))
        elif name:
            await self.run_action(name if "." in name else f"screen.{name}")

    def _play(self, path: Path, scenario: "Scenario") -> None:
        from trainer.app import opening  # as above

        settings = structs.replace(self.house.settings, language=self.language.code)
        self._sit_down(opening.of_scenario(self.house.given, settings, path, scenario))

    def _sit_down(self, start: "Start") -> None:
        from trainer.app.screens.doors import table_for  # not before the home screen is painted

        self.house.push_screen(table_for(start), lambda _: self._look())

    def action_own(self) -> None:
        """Pick a file of one's own."""
        from trainer.app.screens.open_file import OpenFileScreen  # as above

        self.house.push_screen(OpenFileScreen(), self._opened)

    def _opened(self, loaded: "Loaded | None") -> None:
        if loaded is not None and loaded.scenario is not None:
            self._play(Path(loaded.file), loaded.scenario)

    def action_deal(self) -> None:
        """Say how rounds are to be dealt, and play them."""
        from trainer.app.screens.settings import DEALING, SettingsScreen  # as above

        self.house.push_screen(SettingsScreen(DEALING), self._dealt)

    def _dealt(self, start: bool | None) -> None:
        from trainer.app import opening  # as above

        if start:
            settings = structs.replace(self.house.settings, language=self.language.code)
            self._sit_down(opening.of_dealing(self.house.given, settings))

    def action_day(self) -> None:
        """Say which drill of the table's day it is to be."""
        from trainer.app.screens.choices import drills  # as above

        self.house.push_screen(drills(self.language), self._drilled)

    def _drilled(self, drill: str | None) -> None:
        from trainer.app.screens.choices import drilled  # as above

        if drill:
            settings = structs.replace(self.house.settings, language=self.language.code)
            self._sit_down(drilled(drill, self.house.given, settings, self.language))

    def action_questions(self) -> None:
        """Say which rules are asked about."""
        from trainer.app.screens.choices import rulesets  # as above

        self.house.push_screen(rulesets(self.language), self._questioned)

    def _questioned(self, name: str | None) -> None:
        from trainer.app.screens.questions import QuestionsScreen  # as above
        from trainer.rules import any_preset

        if name:
            self.house.push_screen(QuestionsScreen(any_preset(name), self.house.given.seed()))

    def action_preview(self) -> None:
        """Pick a file to be seen as it is written."""
        from trainer.app.screens.open_file import OpenFileScreen  # as above

        self.house.push_screen(OpenFileScreen(broken=True), self._previewed)

    def _previewed(self, loaded: "Loaded | None") -> None:
        from trainer.app.screens.preview import PreviewScreen  # as above

        if loaded is not None:
            self.house.push_screen(PreviewScreen(Path(loaded.file)))

    def action_settings(self) -> None:
        """Set how one plays."""
        from trainer.app.screens.settings import PLAYING, SettingsScreen  # as above

        self.house.push_screen(SettingsScreen(PLAYING))

    def action_trainee(self) -> None:
        """Say who plays."""
        from trainer.app.screens.trainee import TraineeScreen  # as above

        self.house.push_screen(TraineeScreen(self._trainee or ""), lambda _: self._look())

    def action_results(self) -> None:
        """See what was practised, and how well."""
        from trainer.app.screens.results import ResultsScreen  # as above

        self.house.push_screen(ResultsScreen(self._trainee or self.house.given.user))

    def action_mode(self) -> None:
        """Take the next mode."""
        settings = self.house.settings
        mode = MODES[(MODES.index(settings.mode) + 1) % len(MODES)]
        self.house.set_settings(structs.replace(settings, mode=mode))
        self.speak()

    def action_leave(self) -> None:
        """Leave the program."""
        self.house.exit(0)


def _course_of(house: "House") -> "tuple[tuple[Lesson, ...], tuple[PartTitle, ...]]":
    """The lessons and the parts they are put in; read in the records' thread."""
    from trainer.scenarios.library import library, parts  # as above

    folder = house.library()
    return library(folder), parts(folder)
