"""What is recorded of a session, read back into values."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import convert
from sqlalchemy import Connection, RowMapping, Table, select

from trainer.grading.verdicts import Act, Mistake, Verdict
from trainer.records import codec
from trainer.records.schema import mistakes, moves, rounds, sessions, trainees
from trainer.records.values import Grading, Mode, Move, RoundRecord, SessionPlan, SessionRecord, Source


def session_record(connection: Connection, session: int) -> SessionRecord | None:
    """All that is recorded of a session; None where there is none of that number."""
    found = (
        connection.execute(
            select(sessions, trainees.c.name).join(trainees).where(sessions.c.id == session),
        )
        .mappings()
        .one_or_none()
    )
    if found is None:
        return None
    done = _by_round(connection, moves, session)
    slips = _by_round(connection, mistakes, session)
    played = connection.execute(select(rounds).where(rounds.c.session == session).order_by(rounds.c.number))
    return SessionRecord(
        session=session,
        plan=_plan(found),
        started_at=found["started_at"],
        rounds=tuple(
            _round(found["game"], row, done.get(row["number"], ()), slips.get(row["number"], ()))
            for row in played.mappings()
        ),
        finished_at=found["finished_at"],
        mark=found["mark"],
        passed=found["passed"],
    )


def _by_round(connection: Connection, table: Table, session: int) -> Mapping[int, Sequence[RowMapping]]:
    """What `table` has of the session, in order, under the number of its round."""
    query = select(table).where(table.c.session == session).order_by(table.c.round, table.c.number)
    rows = connection.execute(query).mappings()
    return {number: tuple(group) for number, group in groupby(rows, key=lambda row: int(row["round"]))}


def _plan(row: RowMapping) -> SessionPlan:
    return SessionPlan(
        trainee=row["name"],
        mode=convert(row["mode"], Mode),
        source=Source(
            title=row["title"],
            path=row["path"],
            digest=row["digest"],
            seed=None if row["seed"] is None else int(row["seed"]),
            rounds=row["rounds"],
        ),
        rules=codec.rules_from(row["game"], row["ruleset"]),
        performs=codec.names_from(row["performs"]),
        language=row["language"],
        program=row["program"],
        minutes=row["minutes"],
        pass_mark=row["pass_mark"],
    )


def _round(game: str, row: RowMapping, done: Sequence[RowMapping], slips: Sequence[RowMapping]) -> RoundRecord:
    return RoundRecord(
        number=row["number"],
        facts=codec.facts_from(game, row["facts"]),
        started_at=row["started_at"],
        moves=tuple(_move(move) for move in done),
        grading=None if row["finished_at"] is None else _grading(row, slips),
    )


def _move(row: RowMapping) -> Move:
    deed = codec.duty_from(row["deed"])
    return Move(
        number=row["number"],
        act=None if deed is None else Act(deed, row["seconds"]),
        seconds=row["seconds"],
        at=row["at"],
        verdict=codec.verdict_from(row["verdict"]),
    )


def _grading(row: RowMapping, slips: Sequence[RowMapping]) -> Grading:
    answered = codec.places_from(row["answered"])
    return Grading(
        verdicts=tuple(
            Verdict(_mistakes(slip for slip in slips if slip["verdict"] == place), duty)
            for place, duty in enumerate(answered)
        ),
        missed=tuple((slip["duty"], _mistake(slip)) for slip in slips if slip["verdict"] is None),
        duties=row["duties"],
        right=row["right_duties"],
        mark=row["mark"],
    )


def _mistakes(rows: Iterable[RowMapping]) -> tuple[Mistake, ...]:
    return tuple(_mistake(row) for row in rows)


def _mistake(row: RowMapping) -> Mistake:
    found = {
        "code": row["code"],
        "severity": row["severity"],
        "expected": codec.duty_from(row["expected"]),
        "cost": row["cost"],
        "against": row["against"],
    }
    return convert(found, Mistake)
