"""`croupier results`: for people, as JSON, for spreadsheets; and where there is nothing to show."""

import csv
import io
import json
import time
from pathlib import Path

import pytest
from msgspec import structs
from reported_samples import BEGAN, plan, practised

from trainer import cli
from trainer.records import open_store
from trainer.reports.exports import report_csv, report_json, spreadsheet_text
from trainer.reports.values import Filters, Report, SessionResult, Tally

COUNTED = [
    "rounds", "duties", "right", "accuracy", "seconds", "seconds_a_duty", "rounds_an_hour", "cost_house",
    "cost_player", "mistakes",
]  # fmt: skip
CODES = [
    "wrong-score", "missed-natural", "false-natural", "soft-as-hard", "wrong-amount", "paid-loser", "took-winner",
    "took-tie", "paid-tie", "returned-loser", "returned-winner", "out-of-order", "missed", "extra",
    "wrongly-granted", "wrongly-refused", "drew-too-far", "stood-too-soon",
]  # fmt: skip
TOLD = ["session", "trainee", "started_at", "finished_at", "mode", "title", "rules", "mark", "passed"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    practised(tmp_path / "records.sqlite3")
    return tmp_path / "records.sqlite3"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["results", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_people_see_each_session_and_the_mistakes(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    code, out, err = told(capsys, "--database", str(path), "--language", "en")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert any("Tom timed Ties 1 25.0% 2.0 450 25 failed" in line for line in lines)
    assert any(line.startswith("4 sessions 6 75.0% 2.0 450") for line in lines)
    assert "wrong amount 2" in lines
    assert any("Lost by the house €200.00, by the players €25.00" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_fits_eighty_columns_without_cutting_a_figure(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, out, _ = told(capsys, "--database", str(path), "--language", language)
    assert max(map(len, out.splitlines())) <= 80
    assert ("75,0" if language == "fr" else "75.0%") in out
    assert out.count("450") == 4


def test_json_has_the_same_keys_whatever_the_language(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "--database", str(path), "--json", "--trainee", " Tom ", "--language", "fr")
    found = json.loads(out)
    assert code == 0
    assert list(found) == ["format", "trainee", "since", "total", "sessions"]
    assert list(found["total"]) == ["sessions", *COUNTED]
    (session,) = found["sessions"]
    assert list(session) == [*TOLD, *COUNTED]
    assert session["started_at"] == "2026-05-15T20:00:00+00:00"
    assert (session["accuracy"], session["cost_house"], session["cost_player"]) == (0.25, "100.00", "12.50")
    assert session["mistakes"] == {"missed": 1, "out-of-order": 1, "paid-loser": 1, "wrong-amount": 1}


def test_csv_has_a_line_a_session_and_a_column_a_kind_of_mistake(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = told(capsys, "--database", str(path), "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert list(rows[0]) == [*TOLD, *COUNTED[:-1], *CODES]
    assert [row["trainee"] for row in rows] == ["Léa", "Tom", "Léa", "Léa"]
    assert [row["wrong-amount"] for row in rows] == ["1", "1", "0", "0"]
    assert rows[3]["accuracy"] == ""


@pytest.mark.parametrize(
    "text",
    ["=cmd()", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1", "a;=1", "a; =1", '";=1', "\x00=1"],
)
def test_no_text_is_a_formula_in_a_spreadsheet(text: str) -> None:
    line = SessionResult(
        session=1,
        trainee=text,
        started_at=BEGAN,
        finished_at=None,
        mode="practice",
        title=text,
        rules=text,
        mark=None,
        passed=None,
        tally=Tally(),
    )
    written = report_csv(Report(filters=Filters(), sessions=(line,)))
    for separator in ",;\t":
        for row in csv.reader(io.StringIO(written), delimiter=separator):
            for cell in row:
                assert not cell.strip('\x00 \t\r\n"').startswith(("=", "+", "-", "@", "＝"))


def test_text_that_is_no_formula_is_left_alone() -> None:
    assert spreadsheet_text("Égalités - sept-ou-dix-sept, 50 €") == "Égalités - sept-ou-dix-sept, 50 €"


def test_a_trainee_named_like_a_formula_is_neutralised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records.sqlite3"
    with open_store(str(path), now=lambda: BEGAN) as store:
        store.begin_session(structs.replace(plan("x", "practice", "=1+1"), trainee='=HYPERLINK("http://x")'))
    _, out, _ = told(capsys, "--database", str(path), "--csv")
    (row,) = csv.DictReader(io.StringIO(out))
    assert row["trainee"] == '\'=HYPERLINK("http://x")'
    assert row["title"] == "'=1+1"


def test_a_title_cannot_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records.sqlite3"
    with open_store(str(path), now=lambda: BEGAN) as store:
        store.begin_session(plan("Léa", "practice", "\x1b[2J[red]x"))
    for form in ([], ["--csv"], ["--json"]):
        _, out, _ = told(capsys, "--database", str(path), *form)
        assert "\x1b" not in out


@pytest.mark.parametrize(("language", "said"), [("en", "No session is recorded yet"), ("fr", "records.sqlite3")])
def test_without_a_store_it_says_so_and_makes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    path = tmp_path / "new" / "records.sqlite3"
    code, out, err = told(capsys, "--database", str(path), "--language", language)
    assert (code, err) == (0, "")
    assert said in out
    assert list(tmp_path.iterdir()) == []


def test_without_a_store_programs_get_an_empty_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "records.sqlite3")
    code, out, _ = told(capsys, "--database", path, "--json", "--trainee", "\udce9")
    assert code == 0
    assert json.loads(out)["sessions"] == []
    code, out, _ = told(capsys, "--database", path, "--csv")
    assert (code, out.count("\n")) == (0, 1)
    assert list(tmp_path.iterdir()) == []


def test_the_usual_place_is_read_where_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.records.opening.default_path", lambda: tmp_path / "share" / "records.sqlite3")
    assert told(capsys)[0] == 0
    assert list(tmp_path.iterdir()) == []


def test_a_store_that_cannot_be_read_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records.sqlite3"
    path.write_text("no store\n" * 100, encoding="utf-8")
    code, out, err = told(capsys, "--database", str(path), "--json")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("croupier: ")
    assert "records.sqlite3" in err


def test_an_unknown_trainee_is_said_with_those_who_are_known(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "--database", str(path), "--trainee", "Lea\x1b[2J", "--language", "en")
    assert (code, out) == (1, "")
    assert err == "croupier: Nobody is recorded as Lea [2J. Recorded: Léa, Tom.\n"


@pytest.mark.parametrize("day", ["yesterday", "14/05/2026", "2026-02-30", "0001-01-01", ""])
def test_a_day_that_is_none_is_a_wrong_call(path: Path, capsys: pytest.CaptureFixture[str], day: str) -> None:
    code, out, err = told(capsys, "--database", str(path), "--since", day, "--language", "en")
    if day != "0001-01-01":  # a day before every zone's, which some platforms can tell
        assert (code, out) == (2, "")
        assert "2026-05-14" in err


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be set here")
@pytest.mark.parametrize(("zone", "modes"), [("UTC0", ["guided"]), ("FAR-10", ["blind", "guided"])])
def test_a_day_begins_at_midnight_where_one_is(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, zone: str, modes: list[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        _, out, _ = told(capsys, "--database", str(path), "--since", "2026-05-17", "--json")
    time.tzset()
    assert [session["mode"] for session in json.loads(out)["sessions"]] == modes


def test_a_report_without_sessions_is_whole_json() -> None:
    assert json.loads(report_json(Report(filters=Filters(since=BEGAN))))["since"] == "2026-05-14T20:00:00+00:00"
