"""The store: sessions written down as they happen, and read again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from types import TracebackType
from typing import Final, NamedTuple, Self

from sqlalchemy import Connection, Engine, Executable, ScalarSelect, Table, delete, func, insert, select, update

from trainer.games.rounds import Facts
from trainer.grading.summary import summarise
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict
from trainer.records import codec, schema
from trainer.records.faults import as_faults, readable
from trainer.records.reading import session_record
from trainer.records.values import (
    Move,
    SessionPlan,
    SessionRecord,
    Unwritten,
    trainee_name,
)

_LAST_TRAINEE: Final = "last trainee"
_Row = dict[str, object]


class _Write(NamedTuple):
    """Statements that belong together, each with its rows, and what they write."""

    what: Unwritten
    statements: tuple[tuple[Executable, list[_Row]], ...]


class Store:
    """An open store; take it from `open_store`. Every method raises `StoreFault` where it cannot do what it says.

    What is recorded is on disk when the method returns. What could not be written is kept and written, in
    order, with whatever is recorded next, or by `write_again`; `unwritten` says what waits. A store is used by
    one thread at a time.
    """

    def __init__(self, engine: Engine, address: str, now: Callable[[], datetime]) -> None:
        self.address: Final = address
        self._engine: Final = engine
        self._writing: Final = engine.execution_options(writing=True)
        self._now: Final = now
        self._waiting: list[_Write] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the file go. What still waits to be written is not."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees the store as it is at one moment."""
        with readable(self.address), self._engine.connect() as connection:
            yield connection

    # Trainees

    def trainees(self) -> tuple[str, ...]:
        """The names of all who ever began a session or were remembered, in alphabetical order."""
        with self.reading() as connection:
            return tuple(connection.scalars(select(schema.trainees.c.name).order_by(schema.trainees.c.name)))

    def remember(self, trainee: str) -> None:
        """Make `trainee` the one who is offered next time."""
        with as_faults(self.address), self._writing.begin() as connection:
            _trainee(connection, _checked(trainee))
            connection.execute(delete(schema.settings).where(schema.settings.c.key == _LAST_TRAINEE))
            connection.execute(insert(schema.settings).values(key=_LAST_TRAINEE, value=trainee))

    def remembered(self) -> str | None:
        """The trainee last remembered."""
        found = select(schema.settings.c.value).where(schema.settings.c.key == _LAST_TRAINEE)
        with self.reading() as connection:
            return connection.scalar(found)

    # A session as it happens

    def begin_session(self, plan: SessionPlan) -> int:
        """The number of a new session."""
        with as_faults(self.address), self._writing.begin() as connection:
            values = {
                **_plan_row(plan),
                "trainee": _trainee(connection, _checked(plan.trainee)),
                "started_at": self._now(),
            }
            return _number_of_new(connection, schema.sessions, values)

    def begin_round(self, session: int, number: int, facts: Facts) -> None:
        """Record the facts of round `number`, counted from 1, before its first move."""
        row: _Row = {
            "session": session,
            "number": number,
            "started_at": self._now(),
            "facts": codec.text_of(facts),
        }
        self._write(Unwritten(what="round", session=session, round=number), (insert(schema.rounds), [row]))

    def record_move(
        self,
        session: int,
        round_number: int,
        number: int,
        act: Act | None,
        *,
        seconds: float | None = None,
        verdict: Verdict | None = None,
    ) -> None:
        """Record move `number` of a round, counted from 1: an act, or going on (None).

        `seconds` is the time since the move before; by default what the act itself says of it.
        """
        taken = act.seconds if seconds is None and act is not None else seconds
        move = Move(number=number, act=act, seconds=taken, at=self._now(), verdict=verdict)
        row: _Row = {
            "session": session,
            "round": round_number,
            "number": number,
            "deed": codec.duty_text(act.deed if act else None),
            "seconds": taken,
            "at": move.at,
            "verdict": codec.verdict_text(verdict),
        }
        what = Unwritten(what="move", session=session, round=round_number, move=move)
        self._write(what, (insert(schema.moves), [row]))

    def finish_round(self, session: int, number: int, grade: RoundGrade) -> None:
        """Record that a round is over, and how it is graded as a whole."""
        summary = summarise((grade,))
        finished = (
            update(schema.rounds)
            .where(schema.rounds.c.session == session, schema.rounds.c.number == number)
            .values(
                finished_at=self._now(),
                answered=codec.text_of([verdict.answered for verdict in grade.verdicts]),
                duties=summary.duties,
                right_duties=summary.right,
                mark=summary.mark,
                seconds=_seconds_of(session, number),
            )
        )
        slips = _mistake_rows(session, number, grade)
        statements = ((finished, []), *(((insert(schema.mistakes), slips),) if slips else ()))
        self._write(Unwritten(what="grade", session=session, round=number), *statements)

    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None:
        """Record that a session is over, or set aside: it is not offered to go on with any more."""
        finished = (
            update(schema.sessions)
            .where(schema.sessions.c.id == session)
            .values(finished_at=self._now(), mark=mark, passed=passed)
        )
        self._write(Unwritten(what="end", session=session), (finished, []))

    @property
    def unwritten(self) -> tuple[Unwritten, ...]:
        """What could not be written yet, oldest first."""
        return tuple(write.what for write in self._waiting)

    def write_again(self) -> None:
        """Write all that waits, in one transaction: all of it or nothing."""
        if not self._waiting:
            return
        with as_faults(self.address, self.unwritten), self._writing.begin() as connection:
            for write in self._waiting:
                for statement, rows in write.statements:
                    connection.execute(statement, rows or None)
        self._waiting.clear()

    def _write(self, what: Unwritten, *statements: tuple[Executable, list[_Row]]) -> None:
        self._waiting.append(_Write(what, statements))
        self.write_again()

    # What was recorded

    def unfinished(self, trainee: str) -> SessionRecord | None:
        """The trainee's latest session that has no end, to go on with."""
        latest = (
            select(func.max(schema.sessions.c.id))
            .join(schema.trainees)
            .where(schema.trainees.c.name == trainee, schema.sessions.c.finished_at.is_(None))
        )
        with self.reading() as connection:
            found = connection.scalar(latest)
            return None if found is None else session_record(connection, found)

    def session(self, session: int) -> SessionRecord:
        """All that is recorded of a session. Raises KeyError where there is none of that number."""
        with self.reading() as connection:
            found = session_record(connection, session)
        if found is None:
            raise KeyError(session)
        return found


def _seconds_of(session: int, number: int) -> ScalarSelect[float]:
    return (
        select(func.coalesce(func.sum(schema.moves.c.seconds), 0.0))
        .where(schema.moves.c.session == session, schema.moves.c.round == number)
        .scalar_subquery()
    )


def _trainee(connection: Connection, name: str) -> int:
    found = connection.scalar(select(schema.trainees.c.id).where(schema.trainees.c.name == name))
    return _number_of_new(connection, schema.trainees, {"name": name}) if found is None else int(found)


def _number_of_new(connection: Connection, table: Table, row: _Row) -> int:
    return int(connection.execute(insert(table).returning(table.c.id), [row]).scalar_one())


def _checked(name: str) -> str:
    if trainee_name(name) != name:
        raise ValueError(f"not a trainee's name: {name!r}")
    return name


def _plan_row(plan: SessionPlan) -> _Row:
    source = plan.source
    return {
        "mode": plan.mode,
        "title": source.title,
        "path": None if source.path is None else _storable(source.path),
        "digest": source.digest,
        "seed": None if source.seed is None else str(source.seed),
        "rounds": source.rounds,
        "game": plan.rules.game,
        "rules": plan.rules.name,
        "ruleset": codec.text_of(plan.rules),
        "performs": codec.text_of(sorted(plan.performs)),
        "language": plan.language,
        "program": plan.program,
        "minutes": plan.minutes,
        "pass_mark": plan.pass_mark,
    }


def _storable(path: str) -> str:
    """A path whose bytes are no UTF-8 is kept with those bytes written out: no database takes them bare."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _mistake_rows(session: int, number: int, grade: RoundGrade) -> list[_Row]:
    found: list[tuple[int | None, int | None, Mistake]] = [
        (place, None, mistake) for place, verdict in enumerate(grade.verdicts) for mistake in verdict.mistakes
    ]
    found += [(None, duty, mistake) for duty, mistake in grade.missed]
    return [
        {
            "session": session,
            "round": number,
            "number": order,
            "verdict": place,
            "duty": duty,
            "code": mistake.code,
            "severity": mistake.severity,
            "cost": mistake.cost,
            "against": mistake.against,
            "expected": codec.duty_text(mistake.expected),
        }
        for order, (place, duty, mistake) in enumerate(found, start=1)
    ]
