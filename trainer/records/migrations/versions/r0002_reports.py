"""What reports over a million acts need: the time each round took, and indexes that hold all a report asks for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rounds", sa.Column("seconds", sa.Double))
    op.execute(
        "UPDATE rounds SET seconds = (SELECT COALESCE(SUM(moves.seconds), 0) FROM moves"
        " WHERE moves.session = rounds.session AND moves.round = rounds.number)"
        " WHERE finished_at IS NOT NULL"
    )
    op.create_index("rounds_tally", "rounds", ["session", "duties", "right_duties", "seconds"])
    op.create_index("mistakes_tally", "mistakes", ["session", "code", "against", "cost"])
