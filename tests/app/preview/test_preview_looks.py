"""The looks of the instructor's preview and of the questions. What they say is asserted elsewhere."""

from collections.abc import Callable
from pathlib import Path

import pytest
from app_files import ONE_BOX
from app_pilot import Club
from textual.pilot import Pilot
from textual.screen import Screen

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.screens.preview import PreviewScreen
from trainer.app.screens.questions import QuestionsScreen
from trainer.app.settings import Settings
from trainer.rules import any_preset
from trainer.scenarios.files import load as load_file
from trainer.wording.language import load

SMALL, LARGE = (80, 24), (120, 40)
CASES: dict[str, tuple[str, tuple[int, int], tuple[str, ...]]] = {
    "preview-en-large": ("en", LARGE, ("space", "space", "space")),
    "preview-fr-small": ("fr", SMALL, ("space", "space")),
    "faults-fr-small": ("fr", SMALL, ()),
    "questions-en-small": ("en", SMALL, ("y",)),
}


@pytest.mark.parametrize("name", CASES)
def test_looks(name: str, tmp_path: Path, snap_compare: Callable[..., bool]) -> None:
    language, size, keys = CASES[name]
    club = Club(tmp_path, ONE_BOX.replace("pok = 10", "pook = 10") if name.startswith("faults") else ONE_BOX)
    club.load = load_file  # type: ignore[method-assign]  # the files of this test

    async def before(pilot: Pilot[int]) -> None:
        await pilot.pause(0.4)
        await pilot.press(*keys)
        await pilot.pause(0.1)

    def first() -> Screen[None]:
        return QuestionsScreen(any_preset("poker21"), 4) if "questions" in name else PreviewScreen(club.file)

    app = CroupierApp(club.house(Settings()), load("fr" if language == "fr" else "en"), Desk(None), first)
    assert snap_compare(app, terminal_size=size, run_before=before)
