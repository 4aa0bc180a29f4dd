"""The tables, as they are at the newest revision. How older ones become so is in `migrations/`."""

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
)

HEAD: Final = "0002"
"""The revision these tables are at."""
VERSION_TABLE: Final = "croupier_schema"
"""Where a store says which revision it is at; also how a store is told from another program's database."""


class Moment(TypeDecorator[datetime]):
    """A moment, kept in UTC: SQLite keeps no zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment without its zone: {value}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.replace(tzinfo=value.tzinfo or UTC)


metadata: Final = MetaData()

trainees: Final = Table(
    "trainees",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("trainee", Integer, ForeignKey("trainees.id"), nullable=False, index=True),
    Column("started_at", Moment, nullable=False, index=True),
    Column("finished_at", Moment),
    Column("mode", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("path", Text),
    Column("digest", Text),
    Column("seed", Text),  # a seed may be any whole number
    Column("rounds", BigInteger),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("performs", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("minutes", Double),
    Column("pass_mark", Double),
    Column("mark", Integer),
    Column("passed", Boolean),
)

# The three below are found by session, round and number alone: that is also the order they are kept in.

rounds: Final = Table(
    "rounds",
    metadata,
    Column("session", Integer, ForeignKey("sessions.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("started_at", Moment, nullable=False),
    Column("facts", Text, nullable=False),
    # All that follows is null until the round is finished.
    Column("finished_at", Moment),
    Column("answered", Text),
    Column("duties", Integer),
    Column("right_duties", Integer),
    Column("mark", Integer),
    Column("seconds", Double),
    PrimaryKeyConstraint("session", "number"),
    Index("rounds_tally", "session", "duties", "right_duties", "seconds"),  # all that a report asks of a round
    sqlite_with_rowid=False,
)

moves: Final = Table(
    "moves",
    metadata,
    Column("session", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("deed", Text),
    Column("seconds", Double),
    Column("at", Moment, nullable=False),
    Column("verdict", Text),
    PrimaryKeyConstraint("session", "round", "number"),
    ForeignKeyConstraint(("session", "round"), ("rounds.session", "rounds.number")),
    sqlite_with_rowid=False,
)

mistakes: Final = Table(
    "mistakes",
    metadata,
    Column("session", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("verdict", Integer),  # the place of the act among the round's verdicts; null where a duty was missed
    Column("duty", Integer),  # the place of the missed duty among the round's duties
    Column("code", Text, nullable=False),
    Column("severity", Text, nullable=False),
    Column("cost", BigInteger),
    Column("against", Text),
    Column("expected", Text),
    PrimaryKeyConstraint("session", "round", "number"),
    Index("mistakes_tally", "session", "code", "against", "cost"),  # the same
    ForeignKeyConstraint(("session", "round"), ("rounds.session", "rounds.number")),
    sqlite_with_rowid=False,
)
