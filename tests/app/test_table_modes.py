"""A round at the table on the screen, in each of the four modes."""

from pathlib import Path

import pytest
from app_files import ONE_BOX, TWO_ROUNDS
from app_pilot import Club, frame, perform_round, play_of, reading, ready, shows, table

from trainer.app.screens.mark import MarkScreen
from trainer.app.screens.question import Question
from trainer.app.screens.review import ReviewScreen
from trainer.app.screens.table import TableScreen


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_guided_mode_shows_what_is_due_before_the_act(tmp_path: Path, language: str) -> None:
    app = Club(tmp_path, ONE_BOX).app(language, mode="guided")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        shown = frame(app)
        assert "Sixteen takes a card" in shown, "what the author wrote about the round"
        assert {"en": "Announce box 3, hand 1: 16", "fr": "Annoncer case 3, main 1 : 16"}[language] in shown
        await perform_round(pilot)
        assert play_of(app).grade().mistakes == ()


async def test_practice_mode_tells_after_each_act_and_never_the_total_before(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(mode="practice")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "16" not in frame(app)
        await pilot.press("1", "7", "enter")
        shown = frame(app)
        assert "Wrong score: 17" in shown
        assert "due: Announce box 3, hand 1: 16" in shown
        assert "P21-4, art. 5" in shown
        await pilot.press("g")
        assert "Right. Grant box 3, hand 1: a card" in frame(app)


async def test_blind_mode_says_nothing_before_the_review(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(mode="blind")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "Sixteen takes a card" not in frame(app)
        await pilot.press("1", "7", "enter")
        shown = frame(app)
        assert "Wrong" not in shown
        assert "16" not in shown
        await perform_round(pilot)
        assert "Wrong" not in frame(app)
        await pilot.press("space")
        await pilot.pause()
        assert shows(app, ReviewScreen)
        assert "wrong score" in frame(app)
        assert "1 mistake" in frame(app)


async def test_timed_mode_starts_on_a_word_and_ends_with_a_mark(tmp_path: Path) -> None:
    club = Club(tmp_path, TWO_ROUNDS)
    app = club.app(mode="timed", minutes=10, pass_mark=90)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert shows(app, Question)
        await pilot.press("enter")  # a stray key: it only waits
        await pilot.pause()
        club.clock.now += 3600
        assert "10:00" in frame(app)
        await pilot.press("1", "6", "enter")
        assert shows(app, Question), "an act before the start asks again"
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.press("enter")  # what was typed before is still there
        club.clock.now += 60
        await pilot.pause(0.3)
        assert "9:00" in frame(app)
        club.clock.now += 600
        await pilot.pause(0.6)
        assert shows(app, MarkScreen)
        shown = frame(app)
        assert "out of 100" in shown
        await pilot.press("enter")
    with reading(club) as store:
        record = store.session(1)
    assert record.finished_at is not None
    assert record.mark == 100
    assert record.passed is True


async def test_timed_mode_goes_from_round_to_round_without_a_review(tmp_path: Path) -> None:
    club = Club(tmp_path, TWO_ROUNDS)
    app = club.app(mode="timed")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        await perform_round(pilot)
        await pilot.pause(0.2)
        assert shows(app, TableScreen)
        assert table(app).seat.sitting is not None
        assert "round 2 of 2" in frame(app)


async def test_a_file_played_through_ends_with_its_mark(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app(mode="practice")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot)
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause(0.2)
        assert shows(app, MarkScreen)
        assert "1 round" in frame(app)
    with reading(club) as store:
        assert store.session(1).mark == 100
