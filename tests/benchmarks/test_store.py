"""The store: an act on disk, and reports over a million graded acts, each beside bare SQLite in the same run.

`pytest tests/benchmarks/test_store.py`; the figures are for this machine's disk.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar, cast

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from trainer.cards import parse_cards
from trainer.duties import Duty
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict
from trainer.records import SessionPlan, Source, codec, open_store
from trainer.records.store import Store
from trainer.reports.results import results
from trainer.reports.values import Filters
from trainer.rules import preset

T = TypeVar("T")
BEGAN = datetime(2020, 1, 1, 20, 0, tzinfo=UTC)
SESSIONS, ROUNDS, ACTS = 2_000, 10, 50
"""Six years of evenings: a million acts."""
DUE = Duty("settlement", "pay", box=3, hand=1, bettor="seated", bet="21", amount=3750, ratio="3:2", rule="P21-40")
ACT = Act(DUE.bare(), 1.5)
SLIP = Verdict((Mistake("wrong-amount", "money", DUE, 1250, "player"),), 3)
FIRST, SECOND, THIRD = parse_cards("Ts 2h 5d")
FACTS = Round(
    Limits(1000, 50000, 10000),
    tuple(Box(n, 5000, Hand((FIRST, SECOND), (Ask("hit", THIRD), Ask("stand"))), pok=1000) for n in range(1, 8)),
    parse_cards("9s 5h 7d 2c Kd"),
)
PLAN = SessionPlan(
    trainee="Trainee 0",
    mode="practice",
    source=Source(title="Naturals and ties", path="/files/ties.toml", digest="ab" * 32, rounds=ROUNDS),
    rules=preset("poker21"),
    performs=frozenset({"scores", "requests", "bank", "stakes", "pok"}),
    language="fr",
    program="0.1.0",
)
MULTIPLIED = """
WITH RECURSIVE n(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n < {sessions})
    INSERT INTO sessions SELECT n.n, 1 + n.n % 5, strftime('%Y-%m-%d %H:%M:%f000', started_at, n.n || ' days'),
        finished_at, mode, title, path, digest, seed, rounds, game, rules, ruleset, performs, language, program,
        minutes, pass_mark, mark, passed
        FROM sessions JOIN n WHERE id = 1;
INSERT INTO rounds SELECT s.id, r.number, r.started_at, r.facts, r.finished_at, r.answered, r.duties,
        r.right_duties, r.mark, r.seconds
    FROM sessions AS s JOIN rounds AS r ON r.session = 1 WHERE s.id > 1;
INSERT INTO moves SELECT s.id, m.round, m.number, m.deed, m.seconds, m.at, m.verdict
    FROM sessions AS s JOIN moves AS m ON m.session = 1 WHERE s.id > 1;
INSERT INTO mistakes SELECT s.id, m.round, m.number, m.verdict, m.duty, m.code, m.severity, m.cost, m.against,
        m.expected
    FROM sessions AS s JOIN mistakes AS m ON m.session = 1 WHERE s.id > 1;
"""


def timed(benchmark: BenchmarkFixture, act: Callable[[], T], rounds: int) -> T:
    """What `act` gives the last time, measured."""
    return cast(T, benchmark.pedantic(act, rounds=rounds, warmup_rounds=1))  # type: ignore[no-untyped-call]  # it has no types


def clock() -> datetime:
    return BEGAN


def played(path: Path) -> None:
    """One evening: every fifth act is wrong."""
    with open_store(str(path), now=clock) as store:
        for name in range(5):
            store.remember(f"Trainee {name}")
        session = store.begin_session(PLAN)
        verdicts = tuple(SLIP if act % 5 == 0 else Verdict((), act) for act in range(ACTS))
        for number in range(1, ROUNDS + 1):
            store.begin_round(session, number, FACTS)
            for act, verdict in enumerate(verdicts, start=1):
                store.record_move(session, number, act, ACT, verdict=verdict)
            store.finish_round(session, number, RoundGrade((DUE,) * ACTS, verdicts))
        store.finish_session(session, mark=80)


@pytest.fixture(scope="module")
def million(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    path = tmp_path_factory.mktemp("million") / "records.sqlite3"
    played(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(MULTIPLIED.format(sessions=SESSIONS))
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (1_000_000,)
    with open_store(str(path), now=clock, reading=True) as store:
        yield store


FILTERS = {
    "all": Filters(),
    "one trainee": Filters(trainee="Trainee 3"),
    "last year": Filters(since=BEGAN + timedelta(days=1635)),
}


@pytest.mark.parametrize("asked", FILTERS)
@pytest.mark.benchmark(group="report over a million acts")
def test_report(benchmark: BenchmarkFixture, million: Store, asked: str) -> None:
    report = timed(benchmark, lambda: results(million, FILTERS[asked]), 5)
    sessions = len(report.sessions)
    assert sessions == {"all": 2_000, "one trainee": 400, "last year": 366}[asked]
    assert report.total.duties == sessions * ROUNDS * ACTS
    assert report.total.mistakes == {"wrong-amount": sessions * ROUNDS * ACTS // 5}


@pytest.mark.benchmark(group="report over a million acts")
def test_peer_bare_sqlite_reading_every_act(benchmark: BenchmarkFixture, million: Store) -> None:
    query = "SELECT session, count(*), sum(seconds), sum(verdict LIKE '%code%') FROM moves GROUP BY session"
    with closing(sqlite3.connect(million.address)) as connection:
        found = timed(benchmark, lambda: connection.execute(query).fetchall(), 5)
    assert len(found) == SESSIONS


@pytest.mark.benchmark(group="an act on disk")
def test_record_move(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    with open_store(str(tmp_path / "records.sqlite3"), now=clock) as store:
        session = store.begin_session(PLAN)
        store.begin_round(session, 1, FACTS)
        numbers = iter(range(1, 10_000))
        timed(benchmark, lambda: store.record_move(session, 1, next(numbers), ACT, verdict=SLIP), 2_000)


@pytest.mark.benchmark(group="an act on disk")
def test_peer_bare_sqlite_insert(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bare.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, deed TEXT, verdict TEXT)")
        row = (codec.duty_text(ACT.deed), codec.verdict_text(SLIP))
        insert = "INSERT INTO moves (deed, verdict) VALUES (?, ?)"
        timed(benchmark, lambda: connection.execute(insert, row), 2_000)
