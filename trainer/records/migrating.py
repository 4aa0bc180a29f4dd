"""The schema brought up to date by Alembic, whose steps are in `migrations/versions/`, one file a revision."""

from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from trainer.records.schema import VERSION_TABLE

_MIGRATIONS: Final = Path(__file__).with_name("migrations")


def steps() -> ScriptDirectory:
    """All revisions this program knows."""
    return ScriptDirectory(_MIGRATIONS)


def known(revision: str) -> bool:
    """Whether this program knows that revision."""
    return any(step.revision == revision for step in steps().walk_revisions())


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take the steps still to be taken, inside the transaction that `connection` is in: all of them or none."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    apply(context, context.get_current_revision(), to)


def apply(context: MigrationContext, current: str | None, to: str) -> None:
    """Take the steps from the revision `current` (None: an empty database) to `to`."""
    script = steps()
    todo = list(script.iterate_revisions(to, current))
    with Operations.context(context):
        for step in reversed(todo):
            step.module.upgrade()
    if todo:
        context.stamp(script, to)
