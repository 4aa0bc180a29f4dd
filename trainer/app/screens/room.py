"""What every screen has: the session's language, a line of its keys, help, and a way out."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, cast

from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen
from textual.worker import Worker

from trainer.app.widgets.buttons import Button, Buttons
from trainer.wording.language import N_, Language

if TYPE_CHECKING:
    from trainer.app.application import CroupierApp

Answer = TypeVar("Answer")
_FACES: Final = {
    "enter": "↵", "escape": "Esc", "question_mark": "?", "backspace": "←", "left": "◄", "right": "►",
    "up": "▲", "down": "▼", "pageup": "PgUp", "pagedown": "PgDn", "home": "Home", "end": "End", "f2": "F2",
}  # fmt: skip


def face(key: str, language: Language) -> str:
    """How a key is written."""
    if key == "space":
        return language.text("Spc")
    return _FACES.get(key) or key.replace("ctrl+", "^").replace("f1", "F1")


class Room(Screen[Answer]):
    """A screen of the program. `moment` names the actions whose keys come first in the line of keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "app.help", N_("help"), key_display="?"),
        Binding("f2", "app.switch_language", N_("language"), show=False),
    ]
    AUTO_FOCUS = ""
    LAST: ClassVar[Sequence[str]] = ("app.help", "leave")

    @property
    def house(self) -> "CroupierApp":
        """The application, known for what it is."""
        return cast("CroupierApp", self.app)

    @property
    def language(self) -> Language:
        return self.house.language

    def moment(self) -> Sequence[str]:
        """The actions of the moment, the likeliest first."""
        return ()

    def about(self) -> Sequence[str]:
        """What help says below the keys, in English sentences of the catalogue."""
        return ()

    def speak(self) -> None:
        """Say everything on the screen in the language as it is now."""
        self.show_keys()

    def on_screen_resume(self) -> None:
        """Come back to the screen: what was changed elsewhere shows."""
        self.speak()

    def later(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do some work behind the screen; it takes the place of what is still being done there."""
        _: Worker[None] = self.run_worker(work, group="behind", exclusive=True)

    def show_keys(self) -> None:
        """Fill the line of keys from the active bindings, those of the moment first."""
        moment = list(self.moment())
        shown = [[binding for binding in held if binding.show] for held in self.own_bindings().values()]
        active = [held[0] for held in shown if held]
        ranked = sorted(active, key=lambda held: moment.index(held.action) if held.action in moment else len(moment))
        buttons = [self._button(held) for held in ranked if held.action not in self.LAST]
        last = [self._button(held) for name in self.LAST for held in active if held.action == name]
        for keys in self.query(Buttons):
            if keys.id == "keys":
                keys.show(buttons, last)

    def own_bindings(self) -> Mapping[str, Sequence[Binding]]:
        """The active bindings made here, by their actions; the first of each is the one to show."""
        found: dict[str, list[Binding]] = {}
        for held in self.active_bindings.values():
            if _ours(held):
                found.setdefault(held.binding.action, []).append(held.binding)
        return found

    def _button(self, binding: Binding) -> Button:
        return Button(
            binding.key,
            binding.key_display or face(binding.key, self.language),
            self.language.text(binding.description),
        )


def _ours(held: ActiveBinding) -> bool:
    """Whether a binding was made in this program: only those have words in both languages."""
    return held.binding.action in _made_in(type(held.node))


@cache
def _made_in(kind: type) -> frozenset[str]:
    ours = (base for base in kind.__mro__ if base.__module__.startswith("trainer."))
    bindings = (binding for base in ours for binding in vars(base).get("BINDINGS", ()))
    return frozenset(binding.action for binding in bindings if isinstance(binding, Binding) and binding.description)
