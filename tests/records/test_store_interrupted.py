"""Nothing recorded is lost: not by a kill, a full disk, another program; and what was not written is said."""

import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from stored_samples import FACTS, GRADE, PLAN, RIGHT, SCORE, Clock

from trainer.records import StoreFault, open_store
from trainer.records.store import Store
from trainer.wording.language import load
from trainer.wording.store import unwritten_sentence

PLAYER = """
import sys
sys.path.insert(0, sys.argv[2])
from stored_samples import FACTS, PLAN, SCORE, Clock
from msgspec import structs
from trainer.records import open_store
store = open_store(sys.argv[1], now=Clock(), patience=10)
session = store.begin_session(structs.replace(PLAN, trainee=sys.argv[3]))
store.begin_round(session, 1, FACTS)
for number in range(1, int(sys.argv[4]) + 1):
    store.record_move(session, 1, number, SCORE if number % 7 else None, seconds=1.0)
    print(number, flush=True)
"""


def player(path: Path, trainee: str, moves: int) -> subprocess.Popen[str]:
    here = str(Path(__file__).parent)
    words = [sys.executable, "-c", PLAYER, str(path), here, trainee, str(moves)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def opened(path: Path, *, reading: bool = False) -> Store:
    return open_store(str(path), now=Clock(), reading=reading, patience=0.05)


def moves_of(path: Path, trainee: str) -> list[int]:
    with opened(path, reading=True) as store:
        found = store.unfinished(trainee)
        assert found is not None
        assert found.open_round is not None
        assert found.open_round.facts == FACTS
        return [move.number for move in found.open_round.moves]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_kill_loses_no_move_that_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    playing = player(path, "Léa", 1_000_000)
    assert playing.stdout is not None
    said = 0
    while said < 40:
        said = int(playing.stdout.readline())
    playing.send_signal(signal.SIGKILL)
    rest = playing.stdout.read().split()
    assert playing.wait() == -signal.SIGKILL
    said = int(rest[-1]) if rest else said

    kept = moves_of(path, "Léa")

    # The move being written when the kill came may be there too; it was not said to be.
    assert kept == list(range(1, len(kept) + 1))
    assert said <= len(kept) <= said + 1


def test_two_programs_record_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    both = [player(path, trainee, 150) for trainee in ("Léa", "Tom")]
    assert [playing.communicate()[0].split()[-1] for playing in both] == ["150", "150"]
    assert [playing.returncode for playing in both] == [0, 0]
    assert moves_of(path, "Léa") == list(range(1, 151))
    assert moves_of(path, "Tom") == list(range(1, 151))


def test_a_store_first_opened_by_many_at_once_is_made_once(tmp_path: Path) -> None:
    def begin(_: int) -> int:
        with open_store(str(tmp_path / "records.sqlite3"), now=Clock(), patience=10) as store:
            return store.begin_session(PLAN)

    with ThreadPoolExecutor(6) as threads:
        assert sorted(threads.map(begin, range(6))) == [1, 2, 3, 4, 5, 6]


def test_what_a_lock_kept_from_being_written_is_said_and_written_with_the_next_act(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    store = opened(path)
    session = store.begin_session(PLAN)
    store.begin_round(session, 1, FACTS)
    store.record_move(session, 1, 1, SCORE, seconds=1.0)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for number in (2, 3):
        with pytest.raises(StoreFault) as caught:
            store.record_move(session, 1, number, SCORE, seconds=1.0, verdict=RIGHT)
    fault = caught.value
    assert fault.code == "locked"
    assert [waiting.move.number for waiting in fault.unwritten if waiting.move] == [2, 3]
    assert fault.unwritten == store.unwritten
    said = unwritten_sentence(load("en"), fault)
    assert said is not None
    assert said.startswith("2 acts are not recorded yet (from round 1, act 2)")
    assert moves_of(path, "Léa Martin") == [1]

    other.execute("COMMIT")
    other.close()
    store.record_move(session, 1, 4, None, seconds=1.0)

    assert store.unwritten == ()
    assert moves_of(path, "Léa Martin") == [1, 2, 3, 4]
    store.close()


def test_a_full_disk_loses_nothing_and_all_is_written_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    store = opened(path)
    session = store.begin_session(PLAN)
    store.begin_round(session, 1, FACTS)
    with store.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")  # SQLite then says what a full disk makes it say
    done = 0
    code = ""
    while not code:
        done += 1
        try:
            store.record_move(session, 1, done, SCORE, seconds=1.0, verdict=RIGHT)
        except StoreFault as fault:
            code = fault.code
    assert code == "full"
    assert done > 1
    assert moves_of(path, "Léa Martin") == list(range(1, done))
    with pytest.raises(StoreFault):
        store.finish_round(session, 1, GRADE)
    assert [waiting.what for waiting in store.unwritten] == ["move", "grade"]

    with store.reading() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1000}")
    store.write_again()

    found = store.session(session)
    assert [move.number for move in found.rounds[0].moves] == list(range(1, done + 1))
    assert found.rounds[0].grading is not None
    store.close()


def test_a_session_played_twice_at_once_is_a_conflict(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    with opened(path) as store, opened(path) as other:
        session = store.begin_session(PLAN)
        store.begin_round(session, 1, FACTS)
        store.record_move(session, 1, 1, SCORE)
        with pytest.raises(StoreFault) as caught:
            other.record_move(session, 1, 1, None, seconds=1.0)
        assert caught.value.code == "conflict"
        assert store.session(session).rounds[0].moves[0].act == SCORE


def test_a_move_of_a_round_never_begun_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path / "records.sqlite3") as store:
        session = store.begin_session(PLAN)
        with pytest.raises(StoreFault) as caught:
            store.record_move(session, 1, 1, SCORE, seconds=1.0)
        assert caught.value.code == "conflict"


def test_a_kill_while_the_store_is_made_leaves_a_place_to_make_it_again(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE trainees (id INTEGER)")
    connection.close()  # never committed, as when killed between the first statement and the last
    with opened(path) as store:
        assert store.trainees() == ()
