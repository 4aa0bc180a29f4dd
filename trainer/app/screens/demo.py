"""The demonstration: the table plays a file by itself, perfectly, at a pace one can follow."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from trainer.app import pictures, telling
from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.duties import ActName, Duty
from trainer.grading.verdicts import Act
from trainer.practice.parts import PARTS
from trainer.practice.play import Play
from trainer.scenarios import Scenario
from trainer.wording import duties, statements
from trainer.wording.language import N_

_SECONDS: Final[Mapping[ActName, float]] = {
    "deal": 0.6,
    "announce": 2.0,
    "refuse-bet": 3.0,
    "refuse": 2.5,
    "grant": 1.5,
}
_USUAL: Final = 1.8
_BETWEEN_ROUNDS: Final = 4.0
_FASTEST: Final = 16.0
_SLOWEST: Final = 0.25


class DemoScreen(Room[None]):
    """A scenario played by the table. Each duty is said, with the rule it rests on, as it is done."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "sitting.tcss",
        "paire.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pause", N_("stop or go on")),
        Binding("right", "step", N_("one step")),
        Binding("plus", "faster(2)", N_("faster"), key_display="+"),
        Binding("minus", "faster(0.5)", N_("slower"), key_display="-"),
        Binding("escape", "leave", N_("leave")),
    ]

    def __init__(self, scenario: Scenario, speed: float = 1.0) -> None:
        super().__init__()
        self._scenario = scenario
        self._picture = pictures.picture_for(scenario.rules)
        self.speed = speed
        self._number = 1
        self._play = self._begin(1)
        self._done: Duty | None = None
        self._timer: Timer | None = None
        self.paused = False

    def _begin(self, number: int) -> Play:
        return Play.start(self._scenario.rounds[number - 1], self._scenario.rules, frozenset(PARTS))

    def compose(self) -> ComposeResult:
        """The table, what is done, and why."""
        yield Line(id="title")
        yield self._picture
        yield Line(id="awaited")
        yield Line(id="said")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Show the table before anything lies on it, then begin."""
        self.speak()
        self._wait(_BETWEEN_ROUNDS / 2)

    def speak(self) -> None:
        """Everything in the language as it is now."""
        language = self.language
        four = self.house.settings.four_colours
        pictures.show(self._picture, self._play, self._done, language, four_colours=four)
        title = self._scenario.title_in(language.code)
        parts = [telling.at_round(title, self._number, len(self._scenario.rounds), language)]
        parts.append(language.text("speed {speed}", speed=language.number(self.speed)))
        if self.paused:
            parts.append(language.text("stopped"))
        self.query_one("#title", Line).show(" · ".join(parts))
        self.query_one("#awaited", Line).show(self._doing())
        self.query_one("#said", Line).show(self._why())
        self.show_keys()

    def _doing(self) -> str:
        if self._done is None:
            return self._play.facts.note or self.language.text("The table is set.")
        order, words = duties.say(self._done, self.language), duties.spoken(self._done, self.language)
        return order if words is None else self.language.text("{order} (say: “{words}”)", order=order, words=words)

    def _why(self) -> str:
        rule = self._done.rule if self._done is not None else None
        if rule is None or rule not in statements.STATEMENTS:
            return ""
        return f"{statements.cite(rule, self.language)} — {statements.words(rule, self.language)}"

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.stop()
        if not self.paused:
            self._timer = self.set_timer(seconds / self.speed, self.action_step)

    def action_step(self) -> None:
        """Do the next duty, or begin the next round; at the very end the table stays as it is."""
        due = self._play.due
        if due is not None:
            self._done = due
            self._play = self._play.do(Act(due))
        elif self._number < len(self._scenario.rounds):
            self._number += 1
            self._done, self._play = None, self._begin(self._number)
        else:
            self.paused = True
        self.speak()
        self._wait(_BETWEEN_ROUNDS if self._done is None or self._play.over else _SECONDS.get(self._done.act, _USUAL))

    def action_pause(self) -> None:
        """Stop, or go on."""
        self.paused = not self.paused
        self.speak()
        self._wait(0.1)

    def action_faster(self, factor: float) -> None:
        """Another pace."""
        self.speed = min(max(self.speed * factor, _SLOWEST), _FASTEST)
        self.speak()
        self._wait(_USUAL)

    def action_leave(self) -> None:
        """Leave the demonstration."""
        self.house.exit(0)
