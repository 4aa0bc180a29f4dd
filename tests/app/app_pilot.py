"""Driving the table in tests: an application with nothing real behind it, and a pair of hands that plays it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

from msgspec import structs
from textual.pilot import Pilot
from textual.screen import Screen

from trainer.app import opening
from trainer.app.acting import POK_SCORES
from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.house import Dealt, House
from trainer.app.screens.doors import table_for
from trainer.app.screens.sitting import SittingScreen
from trainer.app.screens.table import TableScreen
from trainer.app.settings import Settings
from trainer.app.widgets.menu import Menu
from trainer.duties import Duty
from trainer.money import plain
from trainer.practice.play import Play
from trainer.records import SessionRecord, open_store
from trainer.records.store import Store
from trainer.scenarios import Scenario, read_scenario
from trainer.scenarios.files import Loaded
from trainer.wording.language import load

BEGAN = datetime(2026, 5, 14, 20, 0, tzinfo=UTC)
FULL_COLOUR = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
KEYS = {"/": "slash", ",": "comma", ".": "full_stop"}
SIZES = ((80, 24), (120, 40))


class Clock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Club:
    """Everything the application is given, made for a test; `text` is the scenario that lies in its folder."""

    def __init__(self, folder: Path, text: str) -> None:
        self.folder = folder
        self.file = folder / "evening.toml"
        self.file.write_text(text, encoding="utf-8")
        self.database = folder / "records.sqlite3"
        self.clock = Clock()
        self.environment = FULL_COLOUR

    def house(self, settings: Settings) -> House:
        return House(
            environment=self.environment,
            clock=self.clock,
            load=self.load,
            library=lambda: self.file.parent,
            deal=self.deal,
            user="Léa",
            program=lambda: "0",
            settings=settings,
        )

    def load(self, path: Path) -> Loaded:
        scenario, faults = read_scenario(path.read_text(encoding="utf-8"), file=path.name)
        return Loaded(path.name, scenario, faults)

    def deal(self, settings: Settings, seed: int | None = None, record: SessionRecord | None = None) -> Dealt:
        raise AssertionError("nothing is dealt here")

    def scenario(self) -> Scenario:
        scenario = self.load(self.file).scenario
        assert scenario is not None
        return scenario

    def store(self) -> Store:
        return open_store(str(self.database), now=lambda: BEGAN + timedelta(seconds=self.clock.now))

    def app(
        self, language: str = "en", *, home: bool = False, desk: Desk | None = None, **settings: object
    ) -> CroupierApp:
        wanted = structs.replace(Settings(), **settings)
        house = self.house(wanted)
        start = opening.of_scenario(house, wanted, self.file, self.scenario())

        def first() -> Screen[None]:
            return table_for(start)

        spoken = load("fr" if language == "fr" else "en")
        return CroupierApp(house, spoken, desk or Desk(self.store), None if home else first)


def frame(app: CroupierApp) -> str:
    """The screen as plain text, its no-break spaces as spaces."""
    lines = (strip.text.replace("\N{NO-BREAK SPACE}", " ").rstrip() for strip in app.screen._compositor.render_strips())
    return "\n".join(lines)


def prose(app: CroupierApp) -> str:
    """The words on the screen, as they read on over the ends of lines and past frames."""
    return re.sub(r"[\s│▌]+", " ", frame(app))


def shows(app: CroupierApp, kind: type[Screen[Any]]) -> bool:
    """Whether a screen of that kind is in sight."""
    return type(app.screen) is kind


def table(app: CroupierApp) -> TableScreen:
    return cast("TableScreen", app.screen)


def play_of(app: CroupierApp) -> Play:
    play = table(app).seat.play
    assert play is not None
    return play


async def ready(pilot: Pilot[int]) -> None:
    """Wait until the session is open."""
    app = cast("CroupierApp", pilot.app)
    for _ in range(200):
        await pilot.pause(0.01)
        if isinstance(app.screen, SittingScreen) and app.screen.seat.sitting is None:
            continue
        await pilot.pause()
        return
    raise AssertionError("the session did not open")


async def press_text(pilot: Pilot[int], text: str) -> None:
    await pilot.press(*(KEYS.get(sign, sign) for sign in text))


async def point_at(pilot: Pilot[int], duty: Duty) -> None:
    """Take the stake of a duty in hand, with the arrows."""
    app = cast("CroupierApp", pilot.app)
    wanted = Spot(duty.box or 0, None if duty.bet == "pok" else duty.hand, duty.bettor, duty.bet)
    for _ in range(8):
        if table(app).seat.spot.box == duty.box:
            break
        await pilot.press("left")
    for _ in range(20):
        if table(app).seat.spot == wanted:
            return
        await pilot.press("down")
    raise AssertionError(f"{wanted} cannot be reached")


async def perform(pilot: Pilot[int], duty: Duty) -> None:
    """Do a duty as a trainee does, by the keyboard."""
    if duty.act in ("collect", "pay", "return"):
        await point_at(pilot, duty)
        await press_text(pilot, plain(duty.amount or 0).removesuffix(".00"))
        await pilot.press({"collect": "c", "pay": "p", "return": "t"}[duty.act])
    elif duty.act == "announce":
        await announce(pilot, duty)
    else:
        await pilot.press(ONE_KEY[duty.act])


async def announce(pilot: Pilot[int], duty: Duty) -> None:
    score = duty.score or ""
    if duty.phase == "pok":
        await pilot.press("a")
        await pilot.pause()
        pilot.app.screen.query_one(Menu).highlighted = 1 + POK_SCORES.index(score)
        await pilot.press("enter")
        await pilot.pause()
    elif score in ("natural", "bust"):
        await pilot.press(score[0])
    else:
        await press_text(pilot, score)
        await pilot.press("enter")


async def perform_round(pilot: Pilot[int], *, until: Sequence[str] = ()) -> None:
    """Do all that is due in the round, or up to a phase."""
    app = cast("CroupierApp", pilot.app)
    facts = play_of(app).facts
    while not play_of(app).over:
        due = play_of(app).due
        assert due is not None
        if due.phase in until:
            return
        done = len(play_of(app).moves)
        await perform(pilot, due)
        if not shows(app, TableScreen) or play_of(app).facts is not facts:
            return
        assert len(play_of(app).moves) == done + 1, f"{due} was not done"


ONE_KEY = {
    "grant": "g", "refuse": "r", "draw": "d", "stand": "s", "burn": "u", "clear": "x", "deal": "e",
    "close-betting": "k",
}  # fmt: skip


@contextmanager
def reading(club: Club) -> Iterator[Store]:
    """The store as another program sees it."""
    with open_store(str(club.database), now=lambda: BEGAN, reading=True) as store:
        yield store
