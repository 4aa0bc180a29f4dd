"""A store opened: what lies at the address looked at before anything is touched, then its schema brought up to date."""

from collections.abc import Callable
from datetime import datetime
from math import ceil
from pathlib import Path
from time import sleep
from typing import Final

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from trainer.records.address import default_path, is_url
from trainer.records.faults import as_faults, fault_code
from trainer.records.schema import HEAD, VERSION_TABLE
from trainer.records.store import Store
from trainer.records.values import StoreFault

_MAGIC: Final = b"SQLite format 3\0"
_PAUSE: Final = 0.02  # seconds
_PRAGMAS: Final = ("synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF", "cell_size_check = ON")


class _Place(Struct, frozen=True):
    """Where the store is: `path` where it is a file; `said` names it without a password."""

    url: URL
    said: str
    path: Path | None = None


def opened(address: str | None, *, now: Callable[[], datetime], reading: bool, patience: float) -> Store:
    """What `trainer.records.open_store` promises."""
    place = _place(address)
    if place.path is not None:
        if address is None and not reading:
            _make_folder(place.path)
        _look_at(place.path, place.said, reading=reading)
    engine = _engine(place, patience)
    try:
        with as_faults(place.said):
            _bring_up_to_date(engine, place, patience, reading=reading)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine, place.said, now)


def _place(address: str | None) -> _Place:
    if address is None or not is_url(address):
        return _file(default_path() if address is None else Path(address))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise StoreFault("bad-address", address.rpartition("@")[2]) from None
    if url.get_backend_name() != "sqlite":
        return _Place(url, url.render_as_string(hide_password=True))
    if not url.database or url.query:
        raise StoreFault("bad-address", address)
    return _file(Path(url.database))


def _file(path: Path) -> _Place:
    absolute = path.absolute()
    return _Place(URL.create("sqlite", database=str(absolute)), str(path), absolute)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFault("folder", str(path), error.strerror or "") from error


def _look_at(path: Path, said: str, *, reading: bool) -> None:
    """Refuse what is no whole SQLite file before SQLite sees it: it would throw away the log of an emptied one."""
    log = path.with_name(path.name + "-wal")
    try:
        if not path.exists():
            _look_for(path, said, reading=reading)
            return
        size = path.stat().st_size
        logged = log.exists() and log.stat().st_size > 0
        if not path.is_file():
            raise StoreFault("damaged", said)
        if size == 0:
            _look_at_empty(said, logged=logged, reading=reading)
            return
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise StoreFault("folder", said, error.strerror or "") from error
    page = int.from_bytes(header[16:18], "big")
    if len(header) < 100 or not header.startswith(_MAGIC) or page == 0:
        raise StoreFault("damaged", said)
    if size % (65536 if page == 1 else page) and not logged:
        raise StoreFault("damaged", said)


def _look_for(path: Path, said: str, *, reading: bool) -> None:
    if reading:
        raise StoreFault("absent", said)
    if not path.parent.is_dir():
        raise StoreFault("no-folder", said)


def _look_at_empty(said: str, *, logged: bool, reading: bool) -> None:
    if logged:
        raise StoreFault("damaged", said)
    if reading:
        raise StoreFault("absent", said)


def _engine(place: _Place, patience: float) -> Engine:
    if place.path is None:
        try:
            return create_engine(place.url)
        except NoSuchModuleError:
            raise StoreFault("bad-address", place.said) from None
        except ImportError as error:
            raise StoreFault("no-driver", place.said, error.name or "") from error
    # sqlite3 opens no transaction by itself (isolation_level None): each is begun in so many words below.
    engine = create_engine(place.url, connect_args={"timeout": patience, "isolation_level": None})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # nobody else would, and its log would stay beside a damaged file
        raise
    cursor.close()


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if "outside" not in options:
        # A transaction that writes takes the lock at its start, where waiting for it is possible.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if "writing" in options else "BEGIN")


def _bring_up_to_date(engine: Engine, place: _Place, patience: float, *, reading: bool) -> None:
    revision = _revision(engine, place.said)
    if revision is None and reading:
        raise StoreFault("absent", place.said)
    if revision == HEAD and reading:
        return
    if revision not in (None, HEAD):
        _refuse_newer(str(revision), place.said)
    if place.path is not None:
        _log_ahead(engine, patience)
    with engine.execution_options(writing=True).begin() as connection:
        if revision == HEAD:
            connection.execute(text(f"DELETE FROM {VERSION_TABLE} WHERE 1 = 0"))  # fails where it is read-only
        else:
            _migrate(connection)


def _log_ahead(engine: Engine, patience: float) -> None:
    """Turn the write-ahead log on. Where two programs do so at once SQLite does not wait by itself."""
    for pauses_left in range(ceil(patience / _PAUSE), -1, -1):
        try:
            with engine.connect().execution_options(outside=True) as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        except DBAPIError as error:
            if not pauses_left or fault_code(error) != "locked":
                raise
            sleep(_PAUSE)
        else:
            return


def _revision(engine: Engine, said: str) -> str | None:
    """The revision the store is at; None for an empty database."""
    with engine.connect() as connection:
        tables = inspect(connection).get_table_names()
        if VERSION_TABLE not in tables:
            if tables:
                raise StoreFault("foreign", said)
            return None
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
    if len(found) != 1:
        raise StoreFault("damaged", said)
    return str(found[0])


def _refuse_newer(revision: str, said: str) -> None:
    from trainer.records.migrating import known  # Alembic: once a store, not once a start

    if not known(revision):
        raise StoreFault("newer", said)


def _migrate(connection: Connection) -> None:
    from trainer.records.migrating import upgrade  # as above

    upgrade(connection)
