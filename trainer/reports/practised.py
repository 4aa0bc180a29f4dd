"""What was practised of scenario files, for the course: counted by the database, the acts themselves not read."""

from sqlalchemy import func, select

from trainer.records.schema import rounds, sessions, trainees
from trainer.records.store import Store
from trainer.scenarios.course import Attempt


def practised(store: Store, trainee: str | None = None) -> tuple[Attempt, ...]:
    """Every session over a file, oldest first; of one trainee, or of everybody. Raises `StoreFault`."""
    finished = (
        select(
            rounds.c.session,
            func.count().label("rounds"),
            func.sum(rounds.c.duties).label("duties"),
            func.sum(rounds.c.right_duties).label("right"),
        )
        .where(rounds.c.duties.is_not(None))
        .group_by(rounds.c.session)
        .subquery()
    )
    query = (
        select(sessions.c.path, sessions.c.digest, sessions.c.started_at, finished)
        .outerjoin(finished, finished.c.session == sessions.c.id)
        .where(sessions.c.path.is_not(None))
        .order_by(sessions.c.id)
    )
    if trainee is not None:
        query = query.join(trainees, trainees.c.id == sessions.c.trainee).where(trainees.c.name == trainee)
    with store.reading() as connection:
        rows = connection.execute(query).mappings().all()
    return tuple(
        Attempt(
            path=row["path"],
            digest=row["digest"],
            started_at=row["started_at"],
            rounds=int(row["rounds"] or 0),
            duties=int(row["duties"] or 0),
            right=int(row["right"] or 0),
        )
        for row in rows
    )
