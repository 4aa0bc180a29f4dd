"""A store of any earlier revision is brought up to date when it is opened, with all it holds."""

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Dialect, create_engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.schema import CreateTable
from stored_samples import FACTS, GRADE, PLAN, SCORE, SHORT, Clock

from trainer.records import codec, migrating, open_store, schema

POSTGRESQL: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call]  # it is not annotated
REVISIONS = [step.revision for step in reversed(list(migrating.steps().walk_revisions()))]


def test_the_tables_are_those_of_the_newest_revision(tmp_path: Path) -> None:
    assert REVISIONS[-1] == schema.HEAD
    path = tmp_path / "records.sqlite3"
    open_store(str(path), now=Clock()).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": schema.VERSION_TABLE})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def at_revision(path: Path, revision: str) -> None:
    """A store as that revision laid it, with a session of one finished round."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrating.upgrade(connection, revision)
    engine.dispose()
    with closing(sqlite3.connect(path)) as filled:
        filled.executescript(SESSION)
        filled.execute("UPDATE sessions SET ruleset = ?", (codec.text_of(PLAN.rules),))
        filled.execute("UPDATE rounds SET facts = ?", (codec.text_of(FACTS),))
        filled.commit()


SESSION = """
INSERT INTO trainees VALUES (7, 'Léa Martin');
INSERT INTO settings VALUES ('last trainee', 'Léa Martin');
INSERT INTO sessions (id, trainee, started_at, mode, title, path, digest, rounds, game, rules, ruleset, performs,
    language, program) VALUES (3, 7, '2026-05-14 12:00:01.000000', 'practice', 'Naturals and ties',
    '/files/ties.toml', 'abababababababababababababababababababababababababababababababab', 4, 'twenty-one',
    'poker21', '', '["bank","scores"]', 'fr', '0.1.0');
INSERT INTO rounds (session, number, started_at, facts, finished_at, answered, duties, right_duties, mark) VALUES
    (3, 1, '2026-05-14 12:00:02.000000', '', '2026-05-14 12:01:00.000000', '[0,2]', 3, 1, 33);
INSERT INTO moves (session, round, number, deed, seconds, at) VALUES
    (3, 1, 1, '{"phase":"playing","act":"announce","box":1,"hand":1,"score":"16"}', 1.25, '2026-05-14 12:00:03.000000'),
    (3, 1, 2, NULL, 0.5, '2026-05-14 12:00:04.000000'),
    (3, 1, 3, '{"phase":"settlement","act":"pay","box":1,"hand":1,"bettor":"seated","bet":"21","amount":"25.50"}', 4.5,
        '2026-05-14 12:00:05.000000');
INSERT INTO mistakes (session, round, number, verdict, duty, code, severity, cost, against, expected) VALUES
    (3, 1, 1, 1, NULL, 'wrong-amount', 'money', 2450, 'player', '{"phase":"settlement","act":"pay","box":1,"hand":1,
        "bettor":"seated","bet":"21","amount":"50.00","ratio":"1:1","rule":"P21-39"}'),
    (3, 1, 2, NULL, 1, 'missed', 'procedure', NULL, NULL, '{"phase":"bank","act":"draw","count":1,"cards":"5h"}');
"""


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_a_store_of_an_earlier_revision_keeps_its_sessions(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "records.sqlite3"
    at_revision(path, revision)
    with open_store(str(path), now=Clock()) as store:
        assert store.remembered() == "Léa Martin"
        found = store.unfinished("Léa Martin")
        assert found is not None
        assert found.plan == PLAN
        done = found.rounds[0]
        assert done.facts == FACTS
        assert [(move.act, move.seconds) for move in done.moves] == [(SCORE, 1.25), (None, 0.5), (SHORT, 4.5)]
        assert done.grading is not None
        assert (done.grading.verdicts, done.grading.missed) == (GRADE.verdicts, GRADE.missed)
        with store.reading() as connection:
            assert connection.exec_driver_sql("SELECT seconds FROM rounds").scalars().all() == [6.25]
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_a_store_of_an_earlier_revision_is_brought_up_to_date_by_reading_too(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "records.sqlite3"
    at_revision(path, revision)
    with open_store(str(path), now=Clock(), reading=True) as store:
        assert store.trainees() == ("Léa Martin",)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "records.sqlite3"
    at_revision(path, REVISIONS[0])
    before = dump(path)
    monkeypatch.setattr("alembic.migration.MigrationContext.stamp", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        open_store(str(path), now=Clock())
    assert dump(path) == before


def test_the_schema_can_be_laid_in_postgresql() -> None:
    written = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql",
        opts={"as_sql": True, "output_buffer": written, "version_table": schema.VERSION_TABLE},
    )
    migrating.apply(context, None, "head")
    laid = written.getvalue()
    for table in schema.metadata.sorted_tables:
        assert f"CREATE TABLE {table.name} (" in laid
        assert "WITHOUT ROWID" not in str(CreateTable(table).compile(dialect=POSTGRESQL))
    assert "id SERIAL NOT NULL" in laid
    assert "started_at TIMESTAMP WITH TIME ZONE NOT NULL" in laid
