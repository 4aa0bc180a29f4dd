"""The store: who did what when. Importing this imports no database; `open_store` does, when it is called."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from trainer.records.values import (
    FaultCode,
    Grading,
    Mode,
    Move,
    RoundRecord,
    SessionPlan,
    SessionRecord,
    Source,
    StoreFault,
    Unwritten,
    trainee_name,
)

if TYPE_CHECKING:
    from trainer.records.store import Store

__all__ = [
    "FaultCode",
    "Grading",
    "Mode",
    "Move",
    "RoundRecord",
    "SessionPlan",
    "SessionRecord",
    "Source",
    "StoreFault",
    "Unwritten",
    "open_store",
    "trainee_name",
]

PATIENCE: Final = 2.0
"""How many seconds a locked store is waited for."""


def open_store(
    address: str | None,
    *,
    now: Callable[[], datetime],
    reading: bool = False,
    patience: float = PATIENCE,
) -> "Store":
    """The store at `address`, its schema brought up to date: a path or a database's address; None for the usual place.

    A store that is not there is made, unless it is only to be read. `now` tells the time of day, with its zone.
    Raises `StoreFault`; whatever is found in the way is left as it is.
    """
    from trainer.records.opening import opened  # SQLAlchemy: 200 ms, and more on a cold disk

    return opened(address, now=now, reading=reading, patience=patience)
