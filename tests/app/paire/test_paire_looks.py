"""The looks of Pair'e Poker. What it says is asserted elsewhere."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from app_pilot import Club, ready
from msgspec import structs
from paire_files import TWO_PLAYERS, crowded
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.paire.sheet import PaireFelt
from trainer.app.screens.doors import table_for
from trainer.app.screens.paire import PaireScreen

SMALL, LARGE = (80, 24), (120, 40)
CASES: dict[str, tuple[str, str, tuple[int, int], str, int]] = {
    "first-card-en-small": (TWO_PLAYERS, "en", SMALL, "first-card", 2),
    "paying-fr-large": (TWO_PLAYERS, "fr", LARGE, "paying", 2),
    "crowded-fr-small": (crowded(), "fr", SMALL, "first-card", 1),
}


@pytest.mark.parametrize("name", CASES)
def test_looks(name: str, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    text, language, size, phase, duties = CASES[name]

    async def before(pilot: Pilot[int]) -> None:
        await ready(pilot)
        screen = cast("PaireScreen", pilot.app.screen)
        seat, left = screen.seat, duties
        while seat.play is not None and (seat.play.phase != phase or left):
            due = seat.play.due
            assert due is not None
            left -= seat.play.phase == phase
            await seat.do(due)
        screen.show_all()
        await pilot.pause()

    app = Club(tmp_path, text).app(language, desk=Desk(None))
    assert snap_compare(app, terminal_size=size, run_before=before)


@pytest.mark.parametrize("environment", [{"TERM": "linux"}, {"TERM": "xterm", "COLORTERM": "truecolor"}])
async def test_pp_1_the_players_chips_have_five_colours(tmp_path: Path, environment: dict[str, str]) -> None:
    club = Club(tmp_path, TWO_PLAYERS)
    made: Any = club.app(desk=Desk(None))
    house = structs.replace(made.given, environment=environment)
    app = CroupierApp(house, made.language, Desk(None), lambda: table_for(made._first().start))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        palette = app.screen.query_one(PaireFelt)._palette
        assert palette is not None
        assert len({chip.bgcolor for chip in palette.chips}) == 5
        assert palette.felt.cursor.bgcolor not in {chip.bgcolor for chip in palette.chips}
