"""Trainees, their sessions, and what was done in them, move by move."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "trainees",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    _sessions()
    _rounds()
    _moves()
    _mistakes()


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("trainee", sa.Integer, sa.ForeignKey("trainees.id"), nullable=False, index=True),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False, index=True),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("path", sa.Text),
        sa.Column("digest", sa.Text),
        sa.Column("seed", sa.Text),
        sa.Column("rounds", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("performs", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("minutes", sa.Double),
        sa.Column("pass_mark", sa.Double),
        sa.Column("mark", sa.Integer),
        sa.Column("passed", sa.Boolean),
    )


def _rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("session", sa.Integer, sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True)),
        sa.Column("answered", sa.Text),
        sa.Column("duties", sa.Integer),
        sa.Column("right_duties", sa.Integer),
        sa.Column("mark", sa.Integer),
        sa.PrimaryKeyConstraint("session", "number"),
        sqlite_with_rowid=False,
    )


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deed", sa.Text),
        sa.Column("seconds", sa.Double),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("verdict", sa.Text),
        sa.PrimaryKeyConstraint("session", "round", "number"),
        sa.ForeignKeyConstraint(("session", "round"), ("rounds.session", "rounds.number")),
        sqlite_with_rowid=False,
    )


def _mistakes() -> None:
    op.create_table(
        "mistakes",
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("verdict", sa.Integer),
        sa.Column("duty", sa.Integer),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("severity", sa.Text, nullable=False),
        sa.Column("cost", sa.BigInteger),
        sa.Column("against", sa.Text),
        sa.Column("expected", sa.Text),
        sa.PrimaryKeyConstraint("session", "round", "number"),
        sa.ForeignKeyConstraint(("session", "round"), ("rounds.session", "rounds.number")),
        sqlite_with_rowid=False,
    )
