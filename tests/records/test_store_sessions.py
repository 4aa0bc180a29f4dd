"""What is recorded is read back the same, in the order it was done."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs
from stored_samples import DRAW, FACTS, GRADE, MISSED, NOON, PLAN, RIGHT, SCORE, SHORT, WRONG, Clock

from trainer.records import Source, open_store, trainee_name
from trainer.records.store import Store


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    with open_store(str(tmp_path / "records.sqlite3"), now=clock) as opened:
        yield opened


def test_importing_the_records_imports_no_database() -> None:
    heavy = {"sqlalchemy", "alembic", "sqlite3"}
    program = f"import sys, trainer.records, trainer.wording.store; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_opening_an_up_to_date_store_does_without_alembic(store: Store) -> None:
    program = (
        "import sys; from datetime import datetime, UTC; from trainer.records import open_store;"
        f"open_store({store.address!r}, now=lambda: datetime.now(UTC)).close(); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_every_commit_waits_for_the_disk(store: Store) -> None:
    with store.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_session_is_read_back_as_it_was_recorded(store: Store) -> None:
    session = store.begin_session(PLAN)
    store.begin_round(session, 1, FACTS)
    store.record_move(session, 1, 1, SCORE, seconds=1.25, verdict=RIGHT)
    store.record_move(session, 1, 2, None, seconds=0.5)
    store.record_move(session, 1, 3, SHORT, seconds=4.5, verdict=WRONG)

    found = store.unfinished("Léa Martin")

    assert found is not None
    assert found.plan == PLAN
    assert found.open_round is not None
    assert found.open_round.facts == FACTS
    assert [(move.number, move.act, move.seconds, move.verdict) for move in found.open_round.moves] == [
        (1, SCORE, 1.25, RIGHT),
        (2, None, 0.5, None),
        (3, SHORT, 4.5, WRONG),
    ]


def test_a_finished_round_keeps_its_final_verdicts_and_the_missed_duties(store: Store) -> None:
    session = store.begin_session(PLAN)
    store.begin_round(session, 1, FACTS)
    store.record_move(session, 1, 1, SCORE, seconds=1.25)
    store.finish_round(session, 1, GRADE)

    found = store.session(session)

    assert found.open_round is None
    grading = found.rounds[0].grading
    assert grading is not None
    assert grading.verdicts == GRADE.verdicts
    assert grading.missed == ((1, MISSED),)
    assert grading.missed[0][1].expected == DRAW
    assert (grading.duties, grading.right, grading.mark) == (3, 1, 33)


def test_a_session_that_ended_or_was_set_aside_is_not_offered_again(store: Store) -> None:
    first = store.begin_session(PLAN)
    second = store.begin_session(PLAN)
    store.begin_session(structs.replace(PLAN, trainee="Tom"))

    found = store.unfinished("Léa Martin")
    assert found is not None
    assert found.session == second
    store.finish_session(second, mark=91, passed=True)
    found = store.unfinished("Léa Martin")
    assert found is not None
    assert found.session == first
    store.finish_session(first)
    assert store.unfinished("Léa Martin") is None
    ended = store.session(second)
    assert (ended.mark, ended.passed) == (91, True)


def test_a_clock_that_jumps_back_changes_no_order(store: Store, clock: Clock) -> None:
    session = store.begin_session(PLAN)
    store.begin_round(session, 1, FACTS)
    for number in range(1, 12):
        clock.time -= timedelta(days=1)
        store.record_move(session, 1, number, SCORE if number % 2 else None, seconds=float(number))
    clock.time -= timedelta(days=1)
    later = store.begin_session(PLAN)

    assert [move.number for move in store.session(session).rounds[0].moves] == list(range(1, 12))
    assert [move.seconds for move in store.session(session).rounds[0].moves] == [float(n) for n in range(1, 12)]
    found = store.unfinished("Léa Martin")
    assert found is not None
    assert found.session == later


def test_moments_are_read_back_with_their_zone(store: Store) -> None:
    session = store.begin_session(PLAN)
    assert store.session(session).started_at == NOON + timedelta(seconds=1)


def test_the_last_trainee_is_remembered(store: Store) -> None:
    assert store.remembered() is None
    store.remember("Zoé")
    store.begin_session(PLAN)
    store.remember("Zoé")
    store.remember("Anatole")
    assert store.remembered() == "Anatole"
    assert store.trainees() == ("Anatole", "Léa Martin", "Zoé")


def test_a_seed_may_be_any_whole_number_and_a_path_any_bytes(store: Store) -> None:
    dealt = Source(title="Dealt", path="/files/\udce9t\udce9.toml", seed=-(2**90), rounds=10)
    session = store.begin_session(structs.replace(PLAN, source=dealt, minutes=10, pass_mark=90))
    found = store.session(session).plan
    assert (found.source.seed, found.source.path) == (-(2**90), r"/files/\xe9t\xe9.toml")
    assert (found.minutes, found.pass_mark) == (10, 90)


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("  Léa \t Martin\n", "Léa Martin"),
        ("Le\u0301a", "Léa"),
        ("a\x1b[31mb", "a [31mb"),
        ("x" * 60, "x" * 60),
        ("x" * 61, None),
        (" \x00 ", None),
        ("\udce9", None),
    ],
)
def test_a_trainees_name_is_kept_printable(typed: str, recorded: str | None) -> None:
    assert trainee_name(typed) == recorded


def test_a_name_that_was_not_made_printable_is_not_recorded(store: Store) -> None:
    with pytest.raises(ValueError, match="name"):
        store.begin_session(structs.replace(PLAN, trainee="a\x1bb"))
    assert store.trainees() == ()


def test_an_unknown_session_is_a_key_error(store: Store) -> None:
    with pytest.raises(KeyError):
        store.session(17)
