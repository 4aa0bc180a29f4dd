"""The looks of the screens. What they say is asserted elsewhere, on the text of the frame."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from app_files import ONE_BOX, TWO_ROUNDS, full_table
from app_pilot import Club, perform_round, ready, table
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.practice.parts import PARTS

SnapCompare = Callable[..., bool]
Before = Callable[[Pilot[int]], Awaitable[None]]
SMALL, LARGE = (80, 24), (120, 40)


def up_to(phase: str, duties: int = 0) -> Before:
    """Play up to a phase, and some duties into it, without the keyboard's pace."""

    async def before(pilot: Pilot[int]) -> None:
        await ready(pilot)
        screen = table(cast("CroupierApp", pilot.app))
        seat = screen.seat
        left = duties
        while seat.play is not None and (seat.play.phase != phase or left):
            due = seat.play.due
            assert due is not None
            left -= seat.play.phase == phase
            await seat.do(due)
        screen.show_all()
        await pilot.pause()

    return before


def pressing(*keys: str) -> Before:
    async def before(pilot: Pilot[int]) -> None:
        await ready(pilot)
        await pilot.press(*keys)
        await pilot.pause(0.1)

    return before


def at_home(*keys: str) -> Before:
    async def before(pilot: Pilot[int]) -> None:
        await pilot.pause(0.4)
        await pilot.press(*keys)
        await pilot.pause(0.1)

    return before


async def a_review(pilot: Pilot[int]) -> None:
    await ready(pilot)
    await pilot.press("1", "7", "enter", "space")
    await perform_round(pilot)
    await pilot.press("space")
    await pilot.pause()


async def a_mark(pilot: Pilot[int]) -> None:
    await ready(pilot)
    await pilot.press("down", "enter")
    await pilot.pause()
    await pilot.press("1", "7", "enter", "space")
    await perform_round(pilot)
    await pilot.pause(0.3)


CASES: dict[str, tuple[str, str, tuple[int, int], dict[str, Any], Before]] = {
    "guided-fr-small": (ONE_BOX, "fr", SMALL, {"mode": "guided"}, pressing("1", "6", "enter")),
    "wrong-en-small": (ONE_BOX, "en", SMALL, {}, pressing("1", "7", "enter")),
    "seven-boxes-four-hands-en-small": (full_table(), "en", SMALL, {}, up_to("bank")),
    "seven-boxes-four-hands-fr-large": (full_table(), "fr", LARGE, {}, up_to("settlement", 60)),
    "settlement-fr-large": (TWO_ROUNDS, "fr", LARGE, {}, up_to("settlement", 2)),
    "settlement-en-small": (TWO_ROUNDS, "en", SMALL, {}, up_to("settlement", 2)),
    "pok-en-large": (ONE_BOX, "en", LARGE, {"four_colours": True}, up_to("pok", 2)),
    "review-fr-small": (ONE_BOX, "fr", SMALL, {}, a_review),
    "mark-en-small": (ONE_BOX, "en", SMALL, {"mode": "timed"}, a_mark),
    "help-fr-small": (ONE_BOX, "fr", SMALL, {"performs": frozenset(PARTS)}, pressing("question_mark")),
    "leaving-en-large": (ONE_BOX, "en", LARGE, {}, pressing("escape")),
    "home-fr-small": (ONE_BOX, "fr", SMALL, {"home": True}, at_home()),
    "settings-en-large": (ONE_BOX, "en", LARGE, {"home": True}, at_home("o")),
}


@pytest.mark.parametrize("name", CASES)
def test_looks(name: str, tmp_path: Path, snap_compare: SnapCompare) -> None:
    text, language, size, settings, before = CASES[name]
    app = Club(tmp_path, text).app(language, desk=Desk(None), **settings)
    assert snap_compare(app, terminal_size=size, run_before=before)
