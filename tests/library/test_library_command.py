"""`croupier library`: the course in the chosen language, and what the trainee has done, the records only read."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from trainer.cards import parse_cards
from trainer.cli import main
from trainer.duties import Duty
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.grading.verdicts import RoundGrade, Verdict
from trainer.records import SessionPlan, Source, open_store
from trainer.rules import preset
from trainer.scenarios.library import bundled_folder, library

FIRST, SECOND = parse_cards("Ts 7h")
FACTS = Round(Limits(1000, 50000), (Box(1, 5000, Hand((FIRST, SECOND), (Ask("stand"),))),), parse_cards("9s 8h"))
KEY = (Duty("playing", "announce", box=1, hand=1, score="17"), Duty("bank", "announce", score="17"))
RIGHT = RoundGrade(KEY, (Verdict((), 0), Verdict((), 1)))


def begin(path: Path, trainee: str, digest: str, rounds: int) -> None:
    """A session of so many finished rounds over the file of that digest."""
    with open_store(str(path), now=lambda: datetime(2026, 5, 14, 20, tzinfo=UTC)) as store:
        session = store.begin_session(
            SessionPlan(
                trainee=trainee,
                mode="practice",
                source=Source(title="x", path="/elsewhere.toml", digest=digest),
                rules=preset("poker21"),
                performs=frozenset({"scores"}),
                language="fr",
                program="0.1.0",
            )
        )
        for number in range(1, rounds + 1):
            store.begin_round(session, number, FACTS)
            store.finish_round(session, number, RIGHT)
        store.remember(trainee)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    path = tmp_path / "records.sqlite3"
    first, second = library(bundled_folder() / "poker21" / "1-totals")[:2]
    begin(path, "Tom", second.digest, second.rounds)
    begin(path, "Léa", first.digest, first.rounds)
    begin(path, "Léa", second.digest, 1)
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["library", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_json_has_every_lesson_under_its_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "--json", "--language", "en", "--database", str(tmp_path / "none"))
    assert code == 1  # asked for records that are not there
    assert "none" in err
    found = json.loads(out)
    assert found["trainee"] is None
    assert found["parts"][0]["title"] == "Totals"
    first = found["parts"][0]["lessons"][0]
    assert {key: first[key] for key in ("file", "title", "rules", "game", "rounds", "boxes", "broken", "done")} == {
        "file": "poker21/1-totals/01-first-totals.toml",
        "title": "First totals",
        "rules": "poker21",
        "game": "twenty-one",
        "rounds": 4,
        "boxes": [1, 1],
        "broken": False,
        "done": None,
    }
    assert sum(len(part["lessons"]) for part in found["parts"]) == len(library(bundled_folder()))


def test_people_read_it_in_their_language(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, out, _ = told(capsys, "--language", "fr", "--database", str(tmp_path / "none"))
    assert out.startswith("Les totaux\n  Premiers totaux\n    poker21/1-totals/01-first-totals.toml\n")


def test_what_the_last_trainee_did_is_shown_and_nothing_is_written(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = records.read_bytes()
    code, out, _ = told(capsys, "--json", "--database", str(records))
    lessons = json.loads(out)["parts"][0]["lessons"]
    assert code == 0
    assert json.loads(out)["trainee"] == "Léa"
    assert lessons[0]["done"] == {
        "sessions": 1, "rounds": 4, "whole": True, "best": 1.0, "last": "2026-05-14T20:00:00+00:00",
    }  # fmt: skip
    assert (lessons[1]["done"]["rounds"], lessons[1]["done"]["whole"]) == (1, False)
    assert lessons[2]["done"] is None
    assert records.read_bytes() == before


def test_another_trainee_is_shown_by_name(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "--language", "en", "--database", str(records), "--trainee", "Tom")
    lines = out.splitlines()
    assert any(line.endswith("✓ 100%") for line in lines)
    assert lines[-1].endswith("1 played to its end by Tom.")


def test_a_folder_of_ones_own_is_listed_with_what_is_broken_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text("format = 1", encoding="utf-8")
    code, out, _ = told(capsys, "--language", "en", str(tmp_path))
    assert code == 0
    assert "a.toml" in out
    assert "croupier check" in out
    code, out, err = told(capsys, "--language", "en", str(tmp_path / "none"))
    assert (code, out) == (1, "")
    assert "no folder" in err


def test_a_line_is_never_parted_at_a_no_break_space(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = told(capsys, "--language", "fr", "--database", str(tmp_path / "none"))
    assert not any(line.strip()[:1] in (":", ";", "»") for line in out.splitlines())
