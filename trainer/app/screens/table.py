"""The table: the trainee's acts, one key or click each, and what comes of them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, Literal

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal

from trainer.app import acting, showing, telling
from trainer.app.acting import Trouble
from trainer.app.choosing import Way
from trainer.app.screens import course, table_keys
from trainer.app.screens.question import Question
from trainer.app.screens.room import Room
from trainer.app.seat import Seat
from trainer.app.start import Start
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.felt import Felt
from trainer.app.widgets.keypad import Keypad
from trainer.app.widgets.line import Line
from trainer.duties import ActName, Duty
from trainer.practice import deeds
from trainer.records import Mode
from trainer.rules import TwentyOneRules
from trainer.wording import scores
from trainer.wording.language import Language

Saying = Callable[[Language], str]
Tone = Literal["", "right", "wrong", "note"]


class TableScreen(Room[None]):
    """One sitting at the table. It is painted before the store is open: the first act waits for that, not the eye."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "table.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = table_keys.KEYS

    LAST = ("go_on", "app.help", "leave")

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.start = start
        self.warned = self.started = self.ended = False
        self.seat: Seat
        self._saying: tuple[Saying, Tone] = (lambda _: "", "")
        self._keyed: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """The felt, with the lines and keys below it."""
        with Horizontal(id="top"):
            yield Line(id="title")
            yield Line(id="clock")
        yield Felt(id="felt")
        yield Line(id="awaited")
        yield Line(id="said")
        with Horizontal(id="hand"):
            yield Entry(id="entry")
            yield Keypad(id="keypad")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Show the table, then open the session behind it."""
        self.seat = Seat(self.start, self.house.desk)
        self.show_all()
        self.call_after_refresh(self._open)

    def _open(self) -> None:
        self.later(partial(course.sit_down, self))

    # What is shown

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
        play, table = self.seat.play, self.seat.table
        if play is None or table is None:
            return
        marks = showing.marks(play, table, self.seat.spot, self.language)
        four = self.house.settings.four_colours
        self.query_one(Felt).show(table, marks, self.language, four_colours=four)
        self.query_one("#title", Line).show(self._title())
        self.query_one("#awaited", Line).show(telling.awaited(play, self.mode, self.language))
        self.show_entry()
        self._show_said()
        self.show_clock()
        keyed = (play.phase, play.over, table.asks is not None, self.language)
        if keyed != self._keyed:
            self._keyed = keyed
            self.show_keys()

    def _title(self) -> str:
        sitting = self.seat.sitting
        number, total = (sitting.number if sitting else 1), self.start.rounds_in_all
        return telling.title(self.start.title, number, total, self.mode, self.language, recorded=not self.warned)

    def show_entry(self) -> None:
        """Show what the entry is for."""
        entry = self.query_one(Entry)
        if entry.words:
            entry.show(self.language.text("Say"))
        elif self.seat.play is not None and self.seat.table is not None:
            place = self.seat.play, self.seat.table, self.seat.spot
            entry.show(telling.in_hand(*place, self.language, money=showing.settling(*place)))

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

    def _show_said(self) -> None:
        saying, tone = self._saying
        line = self.query_one("#said", Line)
        line.show(saying(self.language))
        for name in ("right", "wrong", "note"):
            line.set_class(tone == name, f"-{name}")

    def moment(self) -> Sequence[str]:
        """The acts of the moment."""
        if self.seat.play is None or self.seat.table is None:
            return ()
        return table_keys.moment(self.seat.play, asked=self.seat.table.asks is not None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an act is the trainee's at all in this sitting."""
        if action == "insure" and not self._insures:
            return False
        name = f"{action}({parameters[0]!r})" if parameters else action
        return table_keys.performed(name, self.start.settings.performs)

    @property
    def _insures(self) -> bool:
        rules = self.seat.play.rules if self.seat.play is not None else None
        return isinstance(rules, TwentyOneRules) and rules.insurance

    # What the trainee types, clicks and chooses

    async def on_key(self, event: events.Key) -> None:
        """Put figures into the entry, while words are said everything that can be typed; all else is an act.

        Acts are done here and not by the application, as bindings are by themselves: a key typed after an act
        would otherwise overtake it.
        """
        sign = event.character or _SIGNS.get(event.key) or (event.key if len(event.key) == 1 else "")
        if sign and self.query_one(Entry).take(sign):
            event.stop()
            return
        held = self.active_bindings.get(event.key)
        if held is not None and held.node is self and held.enabled:
            event.stop()
            await self.run_action(held.binding.action)

    def on_paste(self, event: events.Paste) -> None:
        """Take what can be an entry of what was pasted."""
        entry = self.query_one(Entry)
        for sign in event.text:
            entry.take(sign)

    def on_felt_chosen(self, event: Felt.Chosen) -> None:
        """Take in hand what was clicked."""
        self.seat.point(event.spot)
        self.show_all()

    def action_choose(self, way: Way) -> None:
        """Take another box or stake in hand."""
        self.seat.choose(way)
        self.show_all()

    def action_erase(self) -> None:
        """Take back the last sign typed."""
        self.query_one(Entry).erase()

    # Acts

    async def action_say(self) -> None:
        """Announce what is typed, in figures or in words."""
        play, entry = self.seat.play, self.query_one(Entry)
        if play is None:
            return
        if play.over:
            await self.action_go_on()
        elif not entry.words:
            await self._act(acting.announce(play, entry.text))
        else:
            await self._act(acting.announce_words(play, entry.text))

    async def action_score(self, score: str) -> None:
        """Announce a natural or a bust."""
        if self.seat.play is not None:
            await self._act(deeds.announce(self.seat.play, score))

    def action_words(self) -> None:
        """Say something in words; a POK hand is picked from a list."""
        if self.seat.play is None or self.seat.play.over:
            return
        if self.seat.play.phase == "pok":
            hands = [(score, scores.said(score, "pok", self.language)) for score in acting.POK_SCORES]
            words = self.language.text("The bank's five cards are:")
            self.house.push_screen(
                Question(self.language, words, [("", self.language.text("back")), *hands]), self._picked
            )
            return
        self.query_one(Entry).clear(words=True)
        self.show_entry()

    async def _picked(self, score: str | None) -> None:
        if score and self.seat.play is not None:
            await self._act(deeds.announce(self.seat.play, score))

    async def action_answer(self, act: Literal["grant", "refuse"]) -> None:
        """Grant or refuse what a player asks, or refuse a bet."""
        play, spot = self.seat.play, self.seat.spot
        if play is None:
            return
        if play.phase == "betting" and act == "refuse":
            await self._act(acting.refuse_bet(play, spot, spot.bet or "21"))
        else:
            await self._act(acting.answer(play, act))

    async def action_money(self, act: Literal["collect", "pay", "return"]) -> None:
        """Collect, pay or give back the stake in hand."""
        play, table = self.seat.play, self.seat.table
        if play is not None and table is not None:
            await self._act(acting.money(play, table, self.seat.spot, act, self.query_one(Entry).text))

    async def action_cards(self, act: Literal["draw", "burn"]) -> None:
        """Draw or burn cards of the bank."""
        if self.seat.play is not None:
            await self._act(acting.cards(self.seat.play, act, self.query_one(Entry).text))

    async def action_stand(self) -> None:
        """The bank stands."""
        if self.seat.play is not None:
            await self._act(deeds.bank_act(self.seat.play, "stand") or deeds.plain_act(self.seat.play, "stand"))

    async def action_insure(self) -> None:
        """Take an insurance."""
        if self.seat.play is not None:
            await self._act(acting.insure(self.seat.play, self.seat.spot, self.query_one(Entry).text))

    async def action_clear(self) -> None:
        """Clear what is to be cleared."""
        if self.seat.play is not None:
            await self._act(deeds.clear(self.seat.play))

    async def action_deal(self) -> None:
        """Deal a card to the place in hand."""
        if self.seat.play is not None:
            await self._act(acting.deal(self.seat.play, self.seat.spot))
            self.seat.choose("right")
            self.show_all()

    async def action_plain(self, act: ActName) -> None:
        """Close the bets, or shuffle again."""
        if self.seat.play is not None:
            await self._act(deeds.plain_act(self.seat.play, act))

    async def _act(self, deed: Duty | Trouble) -> None:
        """Do it, record it, then say what it was worth. What could not be understood stays in the entry."""
        if isinstance(deed, str):
            trouble = deed
            self.say(lambda language: acting.in_words(trouble, language), "note")
            return
        if not course.may_act(self):
            return
        verdict = await self.seat.do(deed)
        self.query_one(Entry).clear()
        tone: Tone = (
            "" if verdict is None or self.mode not in telling.TELLING else "right" if verdict.right else "wrong"
        )
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
        entry = self.query_one(Entry)
        if entry.words or entry.text:
            entry.clear()
            self.show_entry()
        else:
            course.leave(self)


def _tone(mode: Mode, *, right: bool | None) -> Tone:
    if right is None or mode not in telling.TELLING:
        return ""
    return "right" if right else "wrong"


def _pok_hands(language: Language) -> Question:
    hands = [(score, scores.said(score, "pok", language)) for score in acting.POK_SCORES]
    words = language.text("The bank's five cards are:")
    return Question(language, words, [("", language.text("back")), *hands])


_SIGNS: Final = {"comma": ",", "slash": "/", "full_stop": "."}
