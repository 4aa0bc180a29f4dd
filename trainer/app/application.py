"""The application: the table, the home screen it is left for, and what all screens share."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final

from msgspec import structs
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from trainer.app.desk import Desk
from trainer.app.house import House
from trainer.app.settings import Settings, keep_settings
from trainer.app.themes import FELT, SIXTEEN, few_colours
from trainer.wording.language import LANGUAGES, N_, Language, load

SIGNALLED: Final = 128
"""A program ended by a signal has this plus the signal's number for its exit code, as shells report it."""


FAREWELL: Final = 3.0
"""How many seconds the terminal is given to be restored. Every act is on disk before: nothing is lost with them."""


class CroupierApp(App[int]):
    """The program on the screen. It opens on the screen that `first` makes, else on its home screen."""

    TITLE = "Croupier"
    CSS_PATH: ClassVar[str] = "application.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", N_("leave the program"), show=False, priority=True),
        Binding("ctrl+p", "command_palette", N_("commands"), show=False, priority=True),
    ]

    def __init__(
        self, house: House, language: Language, desk: Desk, first: Callable[[], Screen[None]] | None = None
    ) -> None:
        few = few_colours(house.environment)
        super().__init__(ansi_color=few or None)
        for theme in (FELT, SIXTEEN):
            self.register_theme(theme)
        self.theme = (SIXTEEN if few else FELT).name
        self._blinks = self.animation_level != "none"
        self.animation_level = "none"  # a table is calm; nothing on it slides
        self.given = house
        self.desk = desk
        self.language = language
        self.settings: Settings = house.settings
        self._first = first

    def get_default_screen(self) -> Screen[None]:
        """The screen it opens on."""
        screen = self._first_screen()
        for path in screen.css_path:
            self.stylesheet.read(path)  # which Textual does for every screen but the first
        return screen

    def _first_screen(self) -> Screen[None]:
        if self._first is not None:
            return self._first()
        from trainer.app.screens.home import HomeScreen  # the table alone opens sooner

        return HomeScreen()

    @property
    def blinks(self) -> bool:
        """Whether a cursor may blink: not where animations are turned off."""
        return self._blinks

    def on_mount(self) -> None:
        """End in order when the terminal, or the machine, asks for it."""
        if self.is_headless:
            return
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # Windows has no handlers on its loop
                    loop.add_signal_handler(number, self._end, SIGNALLED + number)

    def _end(self, code: int) -> None:
        """Leave in order; at once where the terminal is gone and would never take the last words written to it."""
        at_once = threading.Timer(FAREWELL, os._exit, (code,))
        at_once.daemon = True
        at_once.start()
        self.exit(code, code)

    def set_settings(self, settings: Settings) -> None:
        """Settle how the trainee plays, and keep it for the next time."""
        self.settings = settings
        if self.given.settings_path is not None:
            keep_settings(self.given.settings_path, settings)

    def get_system_commands(self, screen: Screen[object]) -> Iterator[SystemCommand]:
        """The commands of the palette."""
        from trainer.app.palette import commands  # not before it is asked for

        del screen
        yield from commands(self)

    def action_command_palette(self) -> None:
        """Open the palette."""
        from trainer.app.palette import Palette  # as above

        if not isinstance(self.screen, Palette):
            self.push_screen(Palette(self.language))

    def action_switch_language(self) -> None:
        """Speak the other language, everywhere."""
        code = LANGUAGES[(LANGUAGES.index(self.language.code) + 1) % len(LANGUAGES)]
        self.language = load(code)
        self.set_settings(structs.replace(self.settings, language=code))
        self.speak()

    def action_four_colours(self) -> None:
        """Play with a deck of four colours, or of two."""
        self.set_settings(structs.replace(self.settings, four_colours=not self.settings.four_colours))
        self.speak()

    def speak(self) -> None:
        """Let the screen in sight say everything anew; those below do so when they come back."""
        from trainer.app.screens.room import Room  # only its name is wanted

        if isinstance(self.screen, Room):
            self.screen.speak()

    def action_help(self) -> None:
        """Show the keys of the screen in sight."""
        from trainer.app.screens.help import HelpScreen  # not before it is asked for
        from trainer.app.screens.room import Room

        if isinstance(self.screen, Room) and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.screen))

    def action_picture(self) -> None:
        """Save a picture of the screen where the program was started."""
        self.notify(self.language.text("Saved as {path}", path=Path(self.save_screenshot()).name))

    def action_help_quit(self) -> None:
        """Say how to leave, to a hand that knows Ctrl+C for it."""
        self.notify(self.language.text("Ctrl+Q leaves the program."))
