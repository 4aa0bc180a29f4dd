"""The instructor's preview: every round at every moment, its key, and the file followed as it is saved."""

from pathlib import Path
from typing import cast

import pytest
from app_files import TWO_ROUNDS
from app_pilot import Club, frame, prose
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.following import Follower
from trainer.app.paire.sheet import PaireFelt
from trainer.app.screens.preview import PreviewScreen
from trainer.app.settings import Settings
from trainer.app.widgets.menu import Menu
from trainer.scenarios.files import load as load_file
from trainer.wording.language import load

EDGE = "▏"
"""At the left of each card."""
PAIRE = """\
format = 1
title = "Pairs"
rules = "paire-poker"

[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
cards = "7h 7d 2c"

[[rounds.players]]
player = 3
bets = [{ on = "7", stake = 4 }]
"""


class Desks(Club):
    """A club whose files are read as the program reads them."""

    def preview(self, path: Path | None = None, *, number: int = 1, language: str = "en") -> CroupierApp:
        self.load = load_file  # type: ignore[method-assign]  # the files of this test
        spoken = load("fr" if language == "fr" else "en")
        return CroupierApp(self.house(Settings()), spoken, Desk(None), lambda: PreviewScreen(path or self.file, number))


async def until(pilot: Pilot[int], words: str) -> None:
    app = cast("CroupierApp", pilot.app)
    for _ in range(60):
        if words in prose(app):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"{words!r} is not in sight:\n{frame(app)}")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_table_is_shown_at_the_moment_that_is_lit_in_its_key(tmp_path: Path, size: tuple[int, int]) -> None:
    app = Desks(tmp_path, TWO_ROUNDS).preview()
    async with app.run_test(size=size) as pilot:
        await until(pilot, "round 1 of 2")
        assert EDGE not in frame(app), "no card is dealt"
        await pilot.press("space", "space")
        await pilot.pause()
        assert EDGE in frame(app)
        assert "P21-23" in prose(app)
        menu = app.screen.query_one(Menu)
        menu.highlighted = menu.option_count - 1
        await pilot.pause()
        assert EDGE not in frame(app), "all is cleared"
        await pilot.press("home")
        assert "The table is set." in frame(app)


async def test_the_key_stands_beside_the_table_where_there_is_room(tmp_path: Path) -> None:
    app = Desks(tmp_path, TWO_ROUNDS).preview()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, "round 1 of 2")
        key = app.screen.query_one(Menu).region
        assert key.x >= 80
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        key = app.screen.query_one(Menu).region
        assert key.x == 0
        assert key.y > 16


async def test_another_round_is_turned_to(tmp_path: Path) -> None:
    app = Desks(tmp_path, TWO_ROUNDS).preview(number=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, "round 2 of 2")
        await pilot.press("right")
        await until(pilot, "round 1 of 2")
        await pilot.press("left")
        await until(pilot, "round 2 of 2")


async def test_a_saved_file_is_shown_anew_at_the_round_that_was_changed(tmp_path: Path) -> None:
    club = Desks(tmp_path, TWO_ROUNDS)
    app = club.preview()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, "round 1 of 2")
        club.file.write_text(TWO_ROUNDS.replace('hand = "Ah Kd"', 'hand = "Ah Qd"'), encoding="utf-8")
        await until(pilot, "round 2 of 2")


async def test_faults_are_shown_with_line_and_column_and_go_when_they_are_mended(tmp_path: Path) -> None:
    club = Desks(tmp_path, TWO_ROUNDS)
    app = club.preview()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, "round 1 of 2")
        club.file.write_text(TWO_ROUNDS.replace('"Ah Kd"', '"Ah Xd"'), encoding="utf-8")
        line = TWO_ROUNDS.splitlines().index('hand = "Ah Kd"') + 1
        await until(pilot, f"{line}:12 error")
        shown = frame(app)
        assert "1 fault" in shown
        assert "^^" in shown
        assert "Xd" in shown
        club.file.write_text(TWO_ROUNDS.replace('"Ah Kd"', '"Ah Qd"'), encoding="utf-8")
        await until(pilot, "round 2 of 2")
        await until(pilot, "The table is set.")
        assert "error" not in frame(app)


async def test_a_file_that_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    club = Desks(tmp_path, TWO_ROUNDS)
    path = tmp_path / "later.toml"
    app = club.preview(path)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, "1 fault")
        path.write_text(PAIRE, encoding="utf-8")
        await until(pilot, "later.toml · Pairs · round 1 of 1")
        assert app.screen.query_one(PaireFelt).display
        path.write_text(TWO_ROUNDS, encoding="utf-8")
        await until(pilot, "round 1 of 2")


async def test_the_rules_that_a_file_rests_on_are_followed_too(tmp_path: Path) -> None:
    club = Desks(tmp_path, TWO_ROUNDS.replace('rules = "poker21"', 'rules = "house.toml"'))
    rules = tmp_path / "house.toml"
    rules.write_text('base = "poker21"\n', encoding="utf-8")
    app = club.preview()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, "round 1 of 2")
        rules.write_text('base = "poker12"\n', encoding="utf-8")
        await until(pilot, "fault")


@pytest.mark.parametrize(("language", "said"), [("en", "Turn over the first card"), ("fr", "Retourner la première")])
async def test_the_key_speaks_both_languages(tmp_path: Path, language: str, said: str) -> None:
    app = Desks(tmp_path, PAIRE).preview(language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, said)


def test_a_file_that_is_being_written_is_let_be(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_text(PAIRE, encoding="utf-8")
    read: list[str] = []

    follower = Follower(path, lambda found: read.append(found.read_text(encoding="utf-8")) or load_file(found))  # type: ignore[func-returns-value]  # notes, then loads
    assert follower.look() is not None
    assert follower.look() is None
    path.write_text(PAIRE[:40], encoding="utf-8")
    assert follower.look() is None, "it has just changed"
    path.write_text(PAIRE + "\n", encoding="utf-8")
    assert follower.look() is None, "and again"
    assert follower.look() is not None
    assert read == [PAIRE, PAIRE + "\n"]
