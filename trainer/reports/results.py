"""Results of sessions, counted by the database: a report reads indexes, never the acts themselves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import convert
from sqlalchemy import ColumnElement, Connection, RowMapping, func, select

from trainer.grading.verdicts import Code
from trainer.records.schema import mistakes, rounds, sessions, trainees
from trainer.records.store import Store
from trainer.reports.values import Filters, Report, SessionResult, Tally, together

_TOLD: Final = ("started_at", "finished_at", "mode", "title", "rules", "mark", "passed")


def results(store: Store, filters: Filters) -> Report:
    """What was practised and how well, a session at a time and in all. Raises `StoreFault`."""
    with store.reading() as connection:
        slips = _slips(connection, filters)
        found = tuple(_session(row, slips.get(row["id"], ())) for row in _sessions(connection, filters))
    return Report(filters=filters, sessions=found, total=together(session.tally for session in found))


def _chosen(filters: Filters) -> Sequence[ColumnElement[bool]]:
    chosen: list[ColumnElement[bool]] = []
    if filters.trainee is not None:
        of_that_name = select(trainees.c.id).where(trainees.c.name == filters.trainee).scalar_subquery()
        chosen.append(sessions.c.trainee == of_that_name)
    if filters.since is not None:
        chosen.append(sessions.c.started_at >= filters.since)
    return chosen


def _sessions(connection: Connection, filters: Filters) -> Sequence[RowMapping]:
    tally = (
        select(
            rounds.c.session,
            func.count().label("finished"),
            func.sum(rounds.c.duties).label("duties"),
            func.sum(rounds.c.right_duties).label("right"),
            func.sum(rounds.c.seconds).label("seconds"),
        )
        .where(rounds.c.duties.is_not(None))
        .group_by(rounds.c.session)
        .subquery()
    )
    query = (
        select(
            sessions.c.id,
            *(sessions.c[name] for name in _TOLD),
            trainees.c.name.label("trainee"),
            tally.c.finished,
            tally.c.duties,
            tally.c.right,
            tally.c.seconds,
        )
        .join_from(sessions, trainees)
        .outerjoin(tally, tally.c.session == sessions.c.id)
        .where(*_chosen(filters))
        .order_by(sessions.c.id)
    )
    return connection.execute(query).mappings().all()


def _slips(connection: Connection, filters: Filters) -> Mapping[int, Sequence[RowMapping]]:
    """For each session its mistakes, counted by kind and by who would have lost the money."""
    query = (
        select(
            mistakes.c.session,
            mistakes.c.code,
            mistakes.c.against,
            func.count().label("made"),
            func.sum(mistakes.c.cost).label("cost"),
        )
        .join(sessions, sessions.c.id == mistakes.c.session)
        .where(*_chosen(filters))
        .group_by(mistakes.c.session, mistakes.c.code, mistakes.c.against)
    )
    found: dict[int, list[RowMapping]] = {}
    for row in connection.execute(query).mappings():
        found.setdefault(row["session"], []).append(row)
    return found


def _session(row: RowMapping, slips: Sequence[RowMapping]) -> SessionResult:
    told = {name: row[name] for name in (*_TOLD, "trainee")}
    return convert({**told, "session": row["id"], "tally": _tally(row, slips)}, SessionResult)


def _tally(row: RowMapping, slips: Sequence[RowMapping]) -> Tally:
    made, costs = Counter[Code](), Counter[str]()
    for slip in slips:
        made[slip["code"]] += slip["made"]
        costs[slip["against"] or "nobody"] += int(slip["cost"] or 0)
    return Tally(
        rounds=row["finished"] or 0,
        duties=int(row["duties"] or 0),
        right=int(row["right"] or 0),
        mistakes=dict(sorted(made.items())),
        cost_house=costs["house"],
        cost_player=costs["player"],
        seconds=float(row["seconds"] or 0),
    )
