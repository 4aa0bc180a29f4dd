"""A store in which another program wrote values of a wrong kind cannot be read back, and says so."""

import sqlite3
from pathlib import Path

import pytest
from stored_samples import FACTS, PLAN, SCORE, Clock

from trainer.cli import main
from trainer.records import open_store


@pytest.mark.parametrize("value", ["5", "-1e300", "x'00ff'", "'9999-99-99'"])
@pytest.mark.parametrize("form", [[], ["--json"], ["--csv"]])
def test_a_moment_that_is_none_is_said_in_one_line(
    value: str, form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "records.sqlite3"
    with open_store(str(path), now=Clock()) as store:
        session = store.begin_session(PLAN)
        store.begin_round(session, 1, FACTS)
        store.record_move(session, 1, 1, SCORE, seconds=1.0)
    with sqlite3.connect(path) as raw:
        raw.execute(f"update sessions set started_at = {value}")
    raw.close()
    assert main(["--language", "en", "results", "--database", str(path), *form]) == 1
    assert "cannot be read back" in capsys.readouterr().err
