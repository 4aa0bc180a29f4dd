"""A store that cannot be used is said to be so, and left as it is."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from stored_samples import FACTS, PLAN, SCORE, Clock

from trainer.records import FaultCode, StoreFault, open_store
from trainer.records.address import default_path
from trainer.records.store import Store
from trainer.wording.language import load
from trainer.wording.store import fault_sentence, unwritten_sentence

NOBODY = 65534


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store with a session in it, closed."""
    path = tmp_path / "records.sqlite3"
    fill(path)
    return path


def fill(path: Path) -> None:
    with opened(path) as store:
        session = store.begin_session(PLAN)
        store.begin_round(session, 1, FACTS)
        for number in range(1, 101):
            store.record_move(session, 1, number, SCORE, seconds=1.0)


def opened(path: Path, *, reading: bool = False) -> Store:
    return open_store(str(path), now=Clock(), reading=reading, patience=0.05)


def fault_of(do: Callable[[], object]) -> StoreFault:
    with pytest.raises(StoreFault) as caught:
        do()
    return caught.value


def folder_of(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def garbage(data: bytes) -> bytes:
    return b"format = 1\ntitle = 'no store'\n" * 400


def header_alone(data: bytes) -> bytes:
    return data[:50]


def overwritten_start(data: bytes) -> bytes:
    return bytes(100) + data[100:]


def cut_in_half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def cut_by_a_page(data: bytes) -> bytes:
    return data[:-4096]


def cut_by_a_byte(data: bytes) -> bytes:
    return data[:-1]


@pytest.mark.parametrize(
    "damage", [garbage, header_alone, overwritten_start, cut_in_half, cut_by_a_page, cut_by_a_byte]
)
@pytest.mark.parametrize("reading", [False, True])
def test_a_damaged_store_is_left_byte_for_byte(kept: Path, damage: Callable[[bytes], bytes], reading: bool) -> None:
    kept.write_bytes(damage(kept.read_bytes()))
    before = folder_of(kept)
    assert fault_of(lambda: opened(kept, reading=reading)).code == "damaged"
    assert folder_of(kept) == before


def test_damage_inside_is_said_when_it_is_met(kept: Path) -> None:
    data = kept.read_bytes()
    start = data.index(b'"act":"announce"') // 4096 * 4096  # the page that holds the first moves
    kept.write_bytes(data[:start] + b"\xff" * 4096 + data[start + 4096 :])
    before = kept.read_bytes()
    with opened(kept) as store:
        assert fault_of(lambda: store.unfinished("Léa Martin")).code == "damaged"
    assert kept.read_bytes() == before


def test_an_emptied_store_keeps_the_log_beside_it(kept: Path) -> None:
    kept.write_bytes(b"")
    log = kept.with_name(kept.name + "-wal")
    log.write_bytes(b"what was written last")
    assert fault_of(lambda: opened(kept)).code == "damaged"
    assert log.read_bytes() == b"what was written last"
    assert kept.read_bytes() == b""


def test_what_makes_no_sense_is_unreadable_not_a_traceback(kept: Path) -> None:
    with sqlite3.connect(kept) as connection:
        connection.execute("UPDATE rounds SET facts = '{}'")
    connection.close()
    with opened(kept) as store:
        assert fault_of(lambda: store.unfinished("Léa Martin")).code == "unreadable"


def test_another_programs_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE sessions (id INTEGER)")
    connection.close()
    before = folder_of(path)
    assert fault_of(lambda: opened(path)).code == "foreign"
    assert folder_of(path) == before


@pytest.mark.parametrize("reading", [False, True])
def test_a_newer_store_is_refused_and_left_as_it_is(kept: Path, reading: bool) -> None:
    connection = sqlite3.connect(kept)
    connection.execute("UPDATE croupier_schema SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = folder_of(kept)
    if reading:
        # A reader may use what is newer only where nothing it reads has changed, which it cannot know.
        assert fault_of(lambda: opened(kept, reading=True)).code == "newer"
    assert fault_of(lambda: opened(kept)).code == "newer"
    assert folder_of(kept) == before


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder with a store in it, and this process without the right to write what others own.

    The superuser may write everything, so the effective user becomes nobody for as long as the test runs; its
    folder lies outside pytest's own, which nobody else may enter.
    """
    folder = Path(tempfile.mkdtemp(prefix="croupier-"))
    folder.chmod(0o755)
    fill(folder / "records.sqlite3")
    superuser = os.geteuid() == 0
    if superuser:
        os.seteuid(NOBODY)
    try:
        yield folder / "records.sqlite3"
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def set_mode(path: Path, mode: int) -> None:
    """Change a mode as the owner, who the process may not be at the moment."""
    mine = os.geteuid()
    owner = path.stat().st_uid
    if mine != owner:
        os.seteuid(owner)
    path.chmod(mode)
    if mine != owner:
        os.seteuid(mine)


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")
def test_a_read_only_store_is_said_to_be_so_and_can_be_read(unprivileged: Path) -> None:
    set_mode(unprivileged.parent, 0o777)
    set_mode(unprivileged, 0o444)
    before = unprivileged.read_bytes()
    assert fault_of(lambda: opened(unprivileged)).code == "read-only"
    with opened(unprivileged, reading=True) as store:
        assert store.trainees() == ("Léa Martin",)
    assert unprivileged.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")
def test_a_folder_that_cannot_be_written_is_said_to_be_so(unprivileged: Path) -> None:
    set_mode(unprivileged, 0o666)
    set_mode(unprivileged.parent, 0o555)
    before = folder_of(unprivileged)
    assert fault_of(lambda: opened(unprivileged)).code == "folder"
    assert fault_of(lambda: opened(unprivileged.with_name("new.sqlite3"))).code == "folder"
    assert folder_of(unprivileged) == before


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")
def test_a_folder_that_cannot_be_entered_is_said_to_be_so(unprivileged: Path) -> None:
    set_mode(unprivileged.parent, 0o700 if os.geteuid() == NOBODY else 0o000)
    assert fault_of(lambda: opened(unprivileged)).code == "folder"
    set_mode(unprivileged.parent, 0o755)


def test_only_the_usual_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.records.opening.default_path", lambda: tmp_path / "share" / "records.sqlite3")
    open_store(None, now=Clock()).close()
    assert (tmp_path / "share" / "records.sqlite3").exists()
    assert fault_of(lambda: opened(tmp_path / "typo" / "records.sqlite3")).code == "no-folder"
    assert not (tmp_path / "typo").exists()


def test_the_usual_place_is_the_platforms_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if os.name == "posix" and os.uname().sysname == "Linux":
        assert default_path() == tmp_path / "croupier" / "records.sqlite3"


def test_reading_makes_nothing(tmp_path: Path) -> None:
    assert fault_of(lambda: opened(tmp_path / "records.sqlite3", reading=True)).code == "absent"
    (tmp_path / "empty").touch()
    assert fault_of(lambda: opened(tmp_path / "empty", reading=True)).code == "absent"
    assert [(file.name, file.stat().st_size) for file in tmp_path.iterdir()] == [("empty", 0)]


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    assert fault_of(lambda: opened(tmp_path)).code == "damaged"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql+psycopg://house:secret@db/croupier", "no-driver"),
        ("nosuch://house:secret@db/croupier", "bad-address"),
        ("sqlite://", "bad-address"),
        ("sqlite:///records.sqlite3?mode=memory", "bad-address"),
        ("postgresql://house:secret@db:port/x", "bad-address"),
    ],
)
def test_an_address_that_cannot_be_used_is_said_without_its_password(
    address: str, code: FaultCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    fault = fault_of(lambda: open_store(address, now=Clock()))
    assert fault.code == code
    assert "secret" not in fault_sentence(load("en"), fault)


def test_an_sqlite_address_is_the_same_store_as_its_path(kept: Path) -> None:
    with open_store(f"sqlite:///{kept}", now=Clock()) as store:
        assert store.trainees() == ("Léa Martin",)


@pytest.mark.parametrize("code", get_args(FaultCode))
def test_every_fault_is_said_in_one_line(code: FaultCode) -> None:
    fault = StoreFault(code, "/tmp/a\x1b]0;b\nc.sqlite3", "x\r\ny")
    said = fault_sentence(load("en"), fault)
    assert said.isprintable()
    assert "c.sqlite3" in said
    assert unwritten_sentence(load("en"), fault) is None
