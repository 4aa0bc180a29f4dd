"""What a database says went wrong, as one of the store's faults."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from msgspec import MsgspecError
from sqlalchemy.exc import DBAPIError, IntegrityError

from trainer.records.values import FaultCode, StoreFault, Unwritten

_SQLITE: Final[Mapping[int, FaultCode]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_CONSTRAINT: "conflict",
}
_SQLITE_EXTENDED: Final[Mapping[int, FaultCode]] = {
    sqlite3.SQLITE_READONLY_DIRECTORY: "folder",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",  # the index of the log could not grow
}
_SQLSTATES: Final[Mapping[str, FaultCode]] = {
    "25006": "read-only",
    "42501": "read-only",
    "53100": "full",
    "55P03": "locked",
    "XX001": "damaged",
    "XX002": "damaged",
}


@contextmanager
def as_faults(address: str, unwritten: tuple[Unwritten, ...] = ()) -> Iterator[None]:
    """Whatever the database raises inside, raised as a `StoreFault`."""
    try:
        yield
    except DBAPIError as error:
        raise StoreFault(fault_code(error), address, str(error.orig), unwritten) from error


@contextmanager
def readable(address: str) -> Iterator[None]:
    """The same, also where what was recorded makes no sense."""
    try:
        with as_faults(address):
            yield
    except (ValueError, TypeError, OverflowError, MsgspecError) as error:
        raise StoreFault("unreadable", address, str(error)) from error


def fault_code(error: DBAPIError) -> FaultCode:
    """The fault that a database's own error comes to."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        number = getattr(cause, "sqlite_errorcode", 0)
        return _SQLITE_EXTENDED.get(number) or _SQLITE.get(number & 0xFF, "failed")
    if isinstance(error, IntegrityError):
        return "conflict"
    state = getattr(cause, "sqlstate", None)
    if state is None or error.connection_invalidated:
        return "unreachable"
    return _SQLSTATES.get(state, "failed")
