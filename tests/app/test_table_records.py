"""Every act is on disk before its feedback is seen, and nothing recorded is lost."""

from pathlib import Path

import pytest
from app_files import ONE_BOX, TWO_ROUNDS
from app_pilot import Club, frame, perform_round, play_of, prose, reading, ready, shows, table

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.screens.home import HomeScreen
from trainer.app.screens.question import Question
from trainer.app.screens.table import TableScreen
from trainer.grading.verdicts import Act, Verdict
from trainer.records import StoreFault
from trainer.records.store import Store


async def test_an_act_is_in_the_store_before_its_feedback_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app()
    seen: list[tuple[str, int]] = []
    record = Store.record_move

    def recording(
        store: Store, session: int, number: int, place: int, act: Act | None, *,
        seconds: float | None, verdict: Verdict | None = None,
    ) -> None:  # fmt: skip
        record(store, session, number, place, act, seconds=seconds, verdict=verdict)
        with reading(club) as other:
            seen.append((frame(app), len(other.session(1).rounds[0].moves)))

    monkeypatch.setattr(Store, "record_move", recording)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6", "enter")
        assert "Right. Announce" in frame(app)
    ((painted, on_disk),) = seen
    assert "Right. Announce" not in painted
    assert on_disk == 1


async def test_a_session_broken_off_is_gone_on_with_where_it_was(tmp_path: Path) -> None:
    club = Club(tmp_path, TWO_ROUNDS)
    app = club.app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until=("bank",))
        moves = play_of(app).moves
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "Go on: Naturals and ties, round 1" in frame(app)
        await pilot.press("home", "enter")
        await ready(pilot)
        assert play_of(app).moves == moves
        assert play_of(app).phase == "bank"
        await perform_round(pilot)
        assert play_of(app).grade().mistakes == ()
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause(0.2)
        assert "round 2 of 2" in frame(app)
    with reading(club) as store:
        record = store.session(1)
    assert len(record.rounds[0].moves) > len(moves)
    assert record.rounds[0].grading is not None


async def test_a_store_that_cannot_be_opened_is_said_and_the_table_goes_on(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    club.database.write_bytes(b"no records at all" * 100)
    app = club.app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert shows(app, Question)
        assert "is damaged, or holds no records" in prose(app)
        assert "Go on unrecorded" in frame(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "not recorded" in frame(app)
        await pilot.press("1", "6", "enter")
        assert "Right." in frame(app)
    assert club.database.read_bytes() == b"no records at all" * 100


async def test_a_fault_while_recording_is_said_once_and_what_was_lost_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app()
    again = Store.write_again
    full = True

    def writing(store: Store) -> None:
        if full and any(waiting.what == "move" for waiting in store.unwritten):
            raise StoreFault("full", store.address, unwritten=store.unwritten)
        again(store)

    monkeypatch.setattr(Store, "write_again", writing)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6", "enter")
        await pilot.pause()
        assert "The disk is full" in frame(app)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("g")
        assert shows(app, TableScreen), "the same fault is not said twice"
        full = False
        await pilot.press("2", "0", "enter")
        assert "not recorded" not in frame(app)
    with reading(club) as store:
        assert len(store.session(1).rounds[0].moves) == 3


async def test_leaving_asks_and_loses_nothing(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6", "enter", "escape")
        await pilot.pause()
        assert "the session can be gone on with" in prose(app)
        await pilot.press("escape")
        await pilot.pause()
        assert shows(app, TableScreen)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
    assert app.return_code == 0
    with reading(club) as store:
        record = store.unfinished("Léa")
    assert record is not None
    assert len(record.rounds[0].moves) == 1


async def test_the_home_screen_plays_a_scenario_and_comes_back(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app: CroupierApp = club.app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "One box  1 round" in frame(app)
        await pilot.press(*["down"] * 5, "enter")
        await ready(pilot)
        assert shows(app, TableScreen)
        assert table(app).seat.trouble is None
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert shows(app, HomeScreen)


async def test_a_timed_session_gone_on_with_has_only_the_time_that_was_left(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app(mode="timed", minutes=10)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        club.clock.now += 240
        await pilot.press("1", "6", "enter")
    app = club.app(home=True, mode="practice", performs=frozenset(["bank"]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        await pilot.press("home", "enter")
        await ready(pilot)
        assert "6 minutes, nothing said before the end" in prose(app)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "6:00" in frame(app)
        await pilot.press("g")  # a part performed in that session, whatever the settings say now
        assert len(play_of(app).moves) == 2
    with reading(club) as store:
        assert store.session(1).plan.minutes == 10
