"""What the table is given by the command line: the clock, the disk, chance, who sits at the terminal.

The home screen is painted before most of the program is imported, so all of that is imported here when it is used.
"""

import getpass
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer.app.desk import Desk
from trainer.app.house import Dealer, Dealt, House
from trainer.app.settings import Settings, read_settings
from trainer.cli.parsing import program_version
from trainer.wording.language import Language
from trainer.wording.language import load as load_language

if TYPE_CHECKING:
    from textual.screen import Screen

    from trainer.records import SessionRecord
    from trainer.records.store import Store
    from trainer.rules import Rules
    from trainer.scenarios.files import Loaded

_FRAMES: Final = "500"
"""Frames a second at most, Textual's default being 60: an answer need not wait for the next one."""
_LONGEST_NAME: Final = 60


def given(language: Language, *, trainee: str | None = None, rules: "Rules | None" = None) -> House:
    """The house as the machine has it; `rules` are those that rounds are freely dealt by."""
    path = settings_path()
    return House(
        environment=os.environ,
        clock=time.monotonic,
        load=_load,
        library=library,
        deal=_dealer(language, rules),
        user=_user(),
        program=program_version,
        settings=read_settings(path),
        seed=_seed,
        settings_path=path,
        trainee=trainee,
    )


def opener(address: str | None) -> "Callable[[], Store]":
    """Opens the store when it is called."""

    def opened() -> "Store":
        from datetime import datetime

        from trainer.records import open_store

        return open_store(address, now=lambda: datetime.now().astimezone())

    return opened


def spoken(language: Language, settings: Settings, wanted: str | None) -> Language:
    """The language to begin in: what was asked for now, else what was last chosen, else the locale's."""
    if wanted is not None or settings.language is None or os.environ.get("CROUPIER_LANGUAGE"):
        return language
    return load_language(settings.language)


def show(
    house: House, language: Language, database: str | None, first: "Callable[[], Screen[None]] | None" = None
) -> int:
    """Run the application until it is left, from its home screen or the one that `first` makes; its exit code."""
    os.environ.setdefault("TEXTUAL_FPS", _FRAMES)
    from trainer.app.application import CroupierApp  # Textual reads its settings when imported

    desk = Desk(opener(database))
    app = CroupierApp(house, language, desk, first)
    try:
        app.run(mouse=house.settings.mouse)
    finally:
        desk.close()
    return app.return_code or 0


def library() -> Path:
    """The folder of the lessons that come with the program."""
    from trainer.scenarios.library import bundled_folder  # not before the home screen is painted

    return bundled_folder()


def settings_path() -> Path:
    """Where the settings are kept."""
    from platformdirs import user_config_path

    return user_config_path("croupier", appauthor=False) / "settings.json"


def _load(path: Path) -> "Loaded":
    from trainer.scenarios.files import load

    return load(path)


def _dealer(language: Language, rules: "Rules | None") -> Dealer:
    def deal(settings: Settings, seed: int | None = None, record: "SessionRecord | None" = None) -> Dealt:
        from trainer.cli.dealing import dealt

        return dealt(settings, language, rules, seed, record)

    return deal


def _seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(2**32)


def _user() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    return "".join(sign for sign in name if sign.isprintable())[:_LONGEST_NAME].strip() or "-"
