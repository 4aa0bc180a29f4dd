"""A key to its answer painted, in process: seven boxes of four split hands, every act on disk first, beside an
application that only counts keys.

The goal is one frame of a 60 Hz screen, 16.7 ms, at the 99th percentile, the key's way through the program included
and the terminal's own left out.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import timed
from textual import events
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import Static

from trainer.app.felt.canvas import Spot
from trainer.app.seat import Seat
from trainer.app.widgets.entry import Entry
from trainer.duties import Duty

sys.path.append(str(Path(__file__).parents[1] / "app"))

from app_files import full_table
from app_pilot import Club, ready, table

FRAMES: Final = 500
"""Frames a second at most, as the command sets it."""
PAUSE: Final = 0.02
"""Seconds between two keys: a trainee's next one finds the screen at rest."""


class Watch:
    """Tells how long after a key the screen was next painted with `done` being so."""

    def __init__(self, app: App[int]) -> None:
        self.times: list[float] = []
        self._app = app
        self._painted = asyncio.Event()
        self._done: Callable[[], bool] = lambda: False
        display = app._display

        def displaying(screen: object, renderable: object) -> None:
            display(screen, renderable)  # type: ignore[arg-type]  # passed on as it came
            if self._done():
                self._painted.set()

        app._display = displaying  # type: ignore[method-assign]  # the moment of painting is what is measured

    async def press(self, key: str, done: Callable[[], bool]) -> None:
        self._painted.clear()
        self._done = done
        began = perf_counter()
        self._app.post_message(events.Key(key, key if len(key) == 1 else None))
        await asyncio.wait_for(self._painted.wait(), 5)
        self.times.append(perf_counter() - began)
        await asyncio.sleep(PAUSE)


async def a_round(folder: Path, size: tuple[int, int]) -> list[float]:
    """The times of all acts of the round, each by its last key."""
    app = Club(folder, full_table()).app()
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await pilot.pause(0.5)
        watch = Watch(app)
        screen = table(app)
        seat = screen.seat
        while seat.play is not None and not seat.play.over:
            due = seat.play.due
            assert due is not None
            if due.act == "announce" and due.phase == "pok":
                await seat.do(due)  # picked from a list: no single key
                continue
            await watch.press(await prepared(pilot, due), partial(done, seat, len(seat.play.moves) + 1))
        return watch.times


def done(seat: Seat, moves: int) -> bool:
    return seat.play is not None and len(seat.play.moves) == moves


async def prepared(pilot: Pilot[int], due: Duty) -> str:
    """Everything typed and chosen for an act but its last key, which is given."""
    screen = table(pilot.app)  # type: ignore[arg-type]  # the pilot's app is the program's
    entry = screen.query_one(Entry)
    if due.act in ("collect", "pay", "return"):
        screen.seat.spot = Spot(due.box or 0, None if due.bet == "pok" else due.hand, due.bettor, due.bet)
        entry.text = str((due.amount or 0) // 100)
    elif due.act == "announce" and due.score not in ("natural", "bust"):
        entry.text = due.score or ""
    screen.show_all()
    await asyncio.sleep(PAUSE)
    if due.act == "announce":
        return (due.score or "")[0] if due.score in ("natural", "bust") else "enter"
    keys = {
        "grant": "g",
        "refuse": "r",
        "draw": "d",
        "stand": "s",
        "burn": "u",
        "collect": "c",
        "pay": "p",
        "return": "t",
    }
    return keys[due.act]


class Counter(App[int]):
    """Counts keys."""

    count = 0

    def compose(self) -> ComposeResult:
        yield Static("0")

    def has_counted(self, number: int) -> bool:
        return self.count == number

    def on_key(self) -> None:
        self.count += 1
        self.query_one(Static).update(str(self.count))


async def counted(keys: int) -> list[float]:
    app = Counter()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        watch = Watch(app)
        for number in range(1, keys + 1):
            await watch.press("a", partial(app.has_counted, number))
        return watch.times


def measure(benchmark: BenchmarkFixture, act: Callable[[], Coroutine[None, None, list[float]]]) -> None:
    times = timed(benchmark, lambda: asyncio.run(act()), 1)
    ranked = sorted(times)
    for share in (50, 90, 99):
        benchmark.extra_info[f"p{share}_ms"] = round(1000 * ranked[len(ranked) * share // 100], 1)


@pytest.fixture(autouse=True)
def frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual reads its frame rate when it is imported, and a plugin of pytest's has done that."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 1 / FRAMES)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.benchmark(group="a key to its answer on the screen")
def test_key_to_its_answer(
    benchmark: BenchmarkFixture, tmp_path_factory: pytest.TempPathFactory, size: tuple[int, int]
) -> None:
    measure(benchmark, lambda: a_round(tmp_path_factory.mktemp("round"), size))


@pytest.mark.benchmark(group="a key to its answer on the screen")
def test_peer_an_application_that_counts_keys(benchmark: BenchmarkFixture) -> None:
    measure(benchmark, lambda: counted(200))
