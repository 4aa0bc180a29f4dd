"""The looks of the table's day. What it says is asserted elsewhere."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from app_files import ONE_BOX
from app_pilot import Club, ready
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.day.starting import of_day
from trainer.app.desk import Desk
from trainer.app.screens.day import DayScreen
from trainer.app.screens.doors import table_for
from trainer.app.settings import Settings
from trainer.games.day.facts import Drill
from trainer.rules import preset
from trainer.wording.language import load

SMALL, LARGE = (80, 24), (120, 40)
CASES: dict[str, tuple[Drill, int, str, tuple[int, int], int]] = {
    "opening-fr-small": ("opening", 5, "fr", SMALL, 1),
    "red-card-placed-en-large": ("shuffle", 1, "en", LARGE, 7),
}


@pytest.mark.parametrize("name", CASES)
def test_looks(name: str, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    drill, seed, language, size, duties = CASES[name]

    async def before(pilot: Pilot[int]) -> None:
        await ready(pilot)
        screen = cast("DayScreen", pilot.app.screen)
        for _ in range(duties):
            due = screen.seat.play.due if screen.seat.play is not None else None
            assert due is not None
            await screen.seat.do(due)
        screen.seat.choose("up")
        screen.show_all()
        await pilot.pause()

    spoken = load("fr" if language == "fr" else "en")
    house = Club(tmp_path, ONE_BOX).house(Settings())
    start = of_day(house, house.settings, preset("poker21"), (drill,), seed, spoken)
    app = CroupierApp(house, spoken, Desk(None), lambda: table_for(start))
    assert snap_compare(app, terminal_size=size, run_before=before)
