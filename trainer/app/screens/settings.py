"""The settings: one a line, changed with the arrows, Enter or a click."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from msgspec import Struct, structs
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from trainer.app.screens.room import Room
from trainer.app.settings import BOXES, MINUTES, MODE_NAMES, MODES, PASS_MARKS, ROUNDS, Settings
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.practice.parts import PARTS, Part
from trainer.rules import PRESETS
from trainer.wording.language import N_, Language
from trainer.wording.rules import PRESETS as RULESETS

PARTS_IN_WORDS: Final[Mapping[Part, str]] = {
    "betting": N_("judge the bets and close them"),
    "dealing": N_("deal the first cards"),
    "scores": N_("announce the players' scores"),
    "requests": N_("answer the players' requests"),
    "bank": N_("play the bank's hand"),
    "stakes": N_("settle the “21” stakes"),
    "pok": N_("complete, announce and settle POK"),
    "clearing": N_("clear the cards"),
}
Value = TypeVar("Value")


class Row(Struct, frozen=True):
    """A setting: its words, its value in words, and the settings after a step forward or back."""

    words: str
    shown: Callable[[Settings, Language], str]
    stepped: Callable[[Settings, int], Settings]


def _next(values: Sequence[Value], now: Value, step: int) -> Value:
    """The value that comes after `now`, round and round; one that is not among them gives way to the first."""
    return values[(values.index(now) + step) % len(values)] if now in values else values[0]


def _yes_or_no(so: bool, language: Language) -> str:
    return language.text("yes") if so else language.text("no")


def _boxes(settings: Settings, language: Language) -> str:
    low, high = settings.boxes
    return str(low) if low == high else language.text("{low} to {high}", low=low, high=high)


def _part(part: Part) -> Row:
    return Row(
        PARTS_IN_WORDS[part],
        lambda settings, language: _yes_or_no(part in settings.performs, language),
        lambda settings, _: settings.performing(part, so=part not in settings.performs),
    )


_MODE: Final = Row(
    N_("Mode"),
    lambda settings, language: language.text(MODE_NAMES[settings.mode]),
    lambda settings, step: structs.replace(settings, mode=_next(MODES, settings.mode, step)),
)
PLAYING: Final[Mapping[str, Row]] = {
    "mode": _MODE,
    "minutes": Row(
        N_("Timed: minutes"),
        lambda settings, language: language.number(settings.minutes),
        lambda settings, step: structs.replace(settings, minutes=_next(MINUTES, int(settings.minutes), step)),
    ),
    "pass_mark": Row(
        N_("Timed: passed from"),
        lambda settings, language: language.number(settings.pass_mark),
        lambda settings, step: structs.replace(settings, pass_mark=_next(PASS_MARKS, int(settings.pass_mark), step)),
    ),
    "four_colours": Row(
        N_("Four-colour deck"),
        lambda settings, language: _yes_or_no(settings.four_colours, language),
        lambda settings, _: structs.replace(settings, four_colours=not settings.four_colours),
    ),
    "mouse": Row(
        N_("Mouse, from the next start on"),
        lambda settings, language: _yes_or_no(settings.mouse, language),
        lambda settings, _: structs.replace(settings, mouse=not settings.mouse),
    ),
    **{part: _part(part) for part in PARTS},
}
DEALING: Final[Mapping[str, Row]] = {
    "rules": Row(
        N_("Game"),
        lambda settings, language: language.text(RULESETS.get(settings.rules, settings.rules)),
        lambda settings, step: structs.replace(settings, rules=_next(PRESETS, settings.rules, step)),
    ),
    "boxes": Row(
        N_("Boxes or players"),
        _boxes,
        lambda settings, step: structs.replace(settings, boxes=_next(BOXES, settings.boxes, step)),
    ),
    "rounds": Row(
        N_("Rounds"),
        lambda settings, language: language.text("no end") if settings.rounds is None else str(settings.rounds),
        lambda settings, step: structs.replace(settings, rounds=_next(ROUNDS, settings.rounds, step)),
    ),
    "mode": _MODE,
}


class SettingsScreen(Room[bool]):
    """Some of the settings. Over those of dealing it gives whether to begin."""

    CSS_PATH = "settings.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", N_("change")),
        Binding("left", "step(-1)", N_("change back"), show=False),
        Binding("space", "step(1)", N_("change"), show=False),
        Binding("escape", "leave", N_("back")),
    ]

    def __init__(self, rows: Mapping[str, Row]) -> None:
        super().__init__()
        self._rows = rows

    def compose(self) -> ComposeResult:
        """The settings, one a line."""
        yield Line(id="title")
        yield Menu(id="rows", compact=True)
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Show them."""
        self.speak()
        self.query_one(Menu).focus()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        text, settings = self.language.text, self.house.settings
        dealing = self._rows is DEALING
        self.query_one("#title", Line).show(text("Freely dealt rounds") if dealing else text("Settings"))
        rows: list[tuple[str, Content | str, bool]] = []
        if dealing:
            rows += [("start", Content.styled(text("Begin"), "bold"), True), ("", "", False)]
        for name, row in self._rows.items():
            if name == PARTS[0]:
                rows += [("", "", False), ("", text("What you perform yourself"), False)]
            words = text(row.words)
            shown = row.shown(settings, self.language)
            rows.append((name, Content.assemble(f"  {words}  ", (f"◂ {shown} ▸", "bold $accent")), True))
        self.query_one(Menu).fill(rows)
        self.show_keys()

    def on_option_list_option_selected(self, event: Menu.OptionSelected) -> None:
        """Enter or a click: begin, or change what is lit."""
        if event.option_id == "start":
            self.dismiss(True)
        else:
            self.action_step(1)

    def action_step(self, step: int) -> None:
        """Take the next or the last value."""
        row = self._rows.get(self.query_one(Menu).chosen or "")
        if row is not None:
            self.house.set_settings(row.stepped(self.house.settings, step))
            self.speak()

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(False)
