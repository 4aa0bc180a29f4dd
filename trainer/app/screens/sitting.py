"""A sitting on the screen, whatever is played: its lines and its entry, an act and what comes of it, going on."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Literal

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.widget import Widget

from trainer.app import telling
from trainer.app.screens import course
from trainer.app.screens.room import Room
from trainer.app.seat import Seat
from trainer.app.start import Start
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.keypad import Keypad
from trainer.app.widgets.line import Line
from trainer.duties import Duty
from trainer.practice.play import Play
from trainer.records import Mode
from trainer.wording.language import Language

Saying = Callable[[Language], str]
Tone = Literal["", "right", "wrong", "note"]


class SittingScreen(Room[None]):
    """One sitting. It is painted before the store is open: the first act waits for that, not the eye.

    What is made of it says which drawing it shows and of what the trainee's acts are.
    """

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "sitting.tcss",
    ]
    LAST = ("go_on", "app.help", "leave")

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.start = start
        self.warned = self.started = self.ended = False
        self.seat: Seat
        self._saying: tuple[Saying, Tone] = (lambda _: "", "")
        self._keyed: tuple[object, ...] = ()
        self._bound: Mapping[str, Sequence[Binding]] | None = None

    # What each game has of its own

    @abstractmethod
    def take_seat(self) -> Seat:
        """The trainee's place."""

    @abstractmethod
    def board(self) -> Widget:
        """What the table is drawn in."""

    @abstractmethod
    def show_table(self, play: Play) -> None:
        """Draw the round as it stands."""

    @abstractmethod
    def awaited(self, play: Play) -> str:
        """What is awaited, in a line."""

    @abstractmethod
    def in_hand(self, play: Play) -> str:
        """What the entry is for."""

    def heading(self) -> str:
        """What is played, as the title says it."""
        return self.start.title

    # What is shown

    def compose(self) -> ComposeResult:
        """The table, with the lines and keys below it."""
        with Horizontal(id="top"):
            yield Line(id="title")
            yield Line(id="clock")
        yield self.board()
        yield Line(id="awaited")
        yield Line(id="said")
        with Horizontal(id="hand"):
            yield Entry(id="entry")
            yield Keypad(id="keypad")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Show the table, then open the session behind it."""
        self.seat = self.take_seat()
        self.show_all()
        self.call_after_refresh(self._open)

    def _open(self) -> None:
        self.later(partial(course.sit_down, self))

    @property
    def entry(self) -> Entry:
        """What is being typed."""
        return self.query_one(Entry)

    @property
    def mode(self) -> Mode:
        """How the trainee plays."""
        return self.start.settings.mode

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self._keyed = ()
        if self.is_mounted:
            self.show_all()

    def show_all(self) -> None:
        """Show the round as it stands."""
        play = self.seat.play
        if play is None:
            return
        self.show_table(play)
        self.query_one("#title", Line).show(self._title())
        self.query_one("#awaited", Line).show(self.awaited(play))
        self.show_entry()
        self._show_said()
        self.show_clock()
        keyed = (play.phase, play.over, play.asks is not None, self.language)
        if keyed != self._keyed:
            self._keyed = keyed
            self.show_keys()

    def _title(self) -> str:
        sitting = self.seat.sitting
        number, total = (sitting.number if sitting else 1), self.start.rounds_in_all
        return telling.title(self.heading(), number, total, self.mode, self.language, recorded=not self.warned)

    def show_entry(self) -> None:
        """Show what the entry is for."""
        entry = self.entry
        if entry.words:
            entry.show(self.language.text("Say"))
        elif self.seat.play is not None:
            entry.show(self.in_hand(self.seat.play))

    def show_clock(self) -> None:
        """Show the time that is left, in timed mode."""
        left = self.seat.sitting.seconds_left if self.seat.sitting is not None else None
        if left is None and self.mode == "timed":
            left = self.start.settings.minutes * 60
        clock = self.query_one("#clock", Line)
        clock.show("" if left is None else f"{int(left) // 60}:{int(left) % 60:02}")
        clock.set_class(left is not None and left < 60, "-short")

    def say(self, saying: Saying, tone: Tone = "") -> None:
        """Say what just happened; it is said again when the language changes."""
        self._saying = (saying, tone)
        self._show_said()

    def note(self, msgid: str) -> None:
        """Say why nothing was done."""
        self.say(lambda language: language.text(msgid), "note")

    def _show_said(self) -> None:
        saying, tone = self._saying
        line = self.query_one("#said", Line)
        line.show(saying(self.language))
        for name in ("right", "wrong", "note"):
            line.set_class(tone == name, f"-{name}")

    # What is typed

    async def on_key(self, event: events.Key) -> None:
        """Put figures into the entry, while words are said everything that can be typed; all else is an act.

        Acts are done here and not by the application, as bindings are by themselves: a key typed after an act
        would otherwise overtake it.
        """
        sign = event.character or _SIGNS.get(event.key) or (event.key if len(event.key) == 1 else "")
        if sign and self.entry.take(sign):
            event.stop()
            return
        for action, bindings in self.own_bindings().items():
            if any(binding.key == event.key for binding in bindings) and not action.startswith("app."):
                event.stop()
                await self.run_action(action)
                return

    def own_bindings(self) -> Mapping[str, Sequence[Binding]]:
        """As on every screen, but found once: they do not change while one sits, and every key asks for them."""
        if self._bound is None:
            self._bound = super().own_bindings()
        return self._bound

    def on_paste(self, event: events.Paste) -> None:
        """Take what can be an entry of what was pasted."""
        entry = self.entry
        for sign in event.text:
            entry.take(sign)

    def action_erase(self) -> None:
        """Take back the last sign typed."""
        self.entry.erase()

    # Acts

    async def do(self, deed: Duty) -> None:
        """Do it, record it, then say what it was worth."""
        if not course.may_act(self):
            return
        verdict = await self.seat.do(deed)
        self.entry.clear()
        tone = _tone(self.mode, right=None if verdict is None else verdict.right)
        self.say(lambda language: telling.told(deed, verdict, self.mode, language), tone)
        self.show_all()
        course.after_move(self)

    async def action_go_on(self) -> None:
        """Nothing more is due here: go on to what comes next."""
        if self.seat.play is None or not course.may_act(self):
            return
        if self.seat.play.over:
            course.round_over(self)
            return
        missed = await self.seat.go_on()
        tone = _tone(self.mode, right=not missed)
        self.say(lambda language: telling.gone_past(missed, self.mode, language), tone)
        self.show_all()
        course.after_move(self)

    def action_leave(self) -> None:
        """Leave the words that are being said, else the table."""
        entry = self.entry
        if entry.words or entry.text:
            entry.clear()
            self.show_entry()
        else:
            course.leave(self)


def _tone(mode: Mode, *, right: bool | None) -> Tone:
    if right is None or mode not in telling.TELLING:
        return ""
    return "right" if right else "wrong"


_SIGNS: Final = {"comma": ",", "slash": "/", "full_stop": "."}
