"""What the table is given by the command line: the clock, the disk, chance, who sits at the terminal."""

import getpass
import os
import time
from collections.abc import Callable
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

import trainer
from trainer.app.desk import Desk
from trainer.app.house import Dealer, Dealt, House
from trainer.app.opening import drawn
from trainer.app.settings import Settings, read_settings
from trainer.records import SessionRecord, Source, open_store, trainee_name
from trainer.rules import Rules, TwentyOneRules, preset
from trainer.scenarios.files import load
from trainer.wording.language import Language
from trainer.wording.language import load as load_language

if TYPE_CHECKING:
    from textual.screen import Screen

    from trainer.records.store import Store

_FRAMES: Final = "240"
"""Frames a second, Textual's default being 60: an answer waits a quarter as long for the next one."""


def given(language: Language, *, trainee: str | None = None, rules: Rules | None = None) -> House:
    """The house as the machine has it; `rules` are those that rounds are freely dealt by."""
    path = settings_path()
    return House(
        environment=os.environ,
        clock=time.monotonic,
        load=load,
        bundled=bundled,
        deal=_dealer(language, rules),
        user=trainee_name(_user()) or "-",
        program=_version(),
        settings=read_settings(path),
        settings_path=path,
        trainee=trainee,
    )


def opener(address: str | None) -> "Callable[[], Store]":
    """Opens the store when it is called."""
    return lambda: open_store(address, now=lambda: datetime.now().astimezone())


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
    from trainer.app.application import CroupierApp  # noqa: PLC0415  # Textual reads its settings when imported

    desk = Desk(opener(database))
    app = CroupierApp(house, language, desk, first)
    try:
        app.run(mouse=house.settings.mouse)
    finally:
        desk.close()
    return app.return_code or 0


def bundled() -> tuple[Path, ...]:
    """The scenario files that come with the program: beside it in a checkout, inside it once installed."""
    package = Path(trainer.__file__).parent
    for folder in (package / "bundled", package.parent / "scenarios"):
        if folder.is_dir():
            return tuple(sorted(folder.rglob("*.toml")))
    return ()


def settings_path() -> Path:
    """Where the settings are kept."""
    from platformdirs import user_config_path  # noqa: PLC0415  # only where a table is set up

    return user_config_path("croupier", appauthor=False) / "settings.json"


def _dealer(language: Language, rules: Rules | None) -> Dealer:
    def deal(settings: Settings, seed: int | None = None, record: SessionRecord | None = None) -> Dealt:
        from trainer.scenarios.dealing import deal_rounds, usual_limits  # noqa: PLC0415  # files need no shoe

        house = rules if rules is not None else preset(settings.rules)
        boxes, limits, most = settings.boxes, None, settings.rounds
        if record is not None:
            house, most = record.plan.rules, record.plan.source.rounds
            counts = [len(held.facts.boxes) for held in record.rounds if hasattr(held.facts, "boxes")]
            boxes = (min(counts), max(counts)) if counts else boxes
        if not isinstance(house, TwentyOneRules):
            raise TypeError("only rounds of twenty-one are dealt freely")
        seed = SystemRandom().randrange(2**32) if seed is None else seed
        title = language.text("Freely dealt, seed {seed}", seed=seed)
        rounds = deal_rounds(house, limits or usual_limits(house), Random(seed), boxes)
        return Dealt(Source(title=title, seed=seed, rounds=most), house, drawn(rounds, most))

    return deal


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""


def _version() -> str:
    try:
        return version("croupier-trainer")
    except PackageNotFoundError:
        return "?"
