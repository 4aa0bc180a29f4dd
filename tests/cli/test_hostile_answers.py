"""What is typed, and what an acts file holds, may be of any size and kind: never an unexpected error."""

import json
from io import StringIO
from pathlib import Path

import pytest
from test_streams import ROUND

from trainer.cli import main
from trainer.duties import BadDutyError, duty_from_json
from trainer.money import parse_typed
from trainer.plain.commands import NotUnderstood, read

NINES = "9" * 5000
STAND = '{"round": 1, "phase": "bank", "act": "stand"'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.toml"
    path.write_text(ROUND, encoding="utf-8")
    return path


@pytest.mark.parametrize("line", [f"draw {NINES}", f"burn {NINES}", f"pay 3 {NINES}", f"p 1 pok {NINES}", "draw ٣"])
def test_a_number_without_end_is_not_understood(line: str) -> None:
    assert isinstance(read(line, "settlement"), NotUnderstood)


@pytest.mark.parametrize("typed", [NINES, "1" + " 000" * 2000, NINES + ",50"])
def test_an_amount_without_end_is_none(typed: str) -> None:
    assert parse_typed(typed) is None


@pytest.mark.parametrize("seed", range(6))
def test_questions_take_no_number_without_end(
    seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(f"{NINES}\n" * 3))
    assert main(["--language", "en", "questions", "--seed", str(seed), "--count", "3"]) == 1
    assert "Unexpected" not in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["9" * 400, "1e300", "1" + "0" * 30, "-1", "true", '"5"'])
def test_seconds_that_nobody_waits_are_a_fault_of_their_line(
    seconds: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    acts = file.with_name("acts.jsonl")
    acts.write_text(f'{STAND}}}\n{STAND}, "seconds": {seconds}}}\n', encoding="utf-8")
    assert main(["--language", "en", "grade", str(file), str(acts), "--json"]) == 1
    (fault,) = json.loads(capsys.readouterr().out)
    assert (fault["line"], fault["code"]) == (2, "bad-seconds")


@pytest.mark.parametrize("amount", ["1_0", " 5 ", "٣", "+5", "5.", ".5", "1e400", "Infinity", "", NINES])
def test_an_amount_of_an_act_is_written_as_money_is(amount: str) -> None:
    with pytest.raises(BadDutyError) as caught:
        duty_from_json({"phase": "settlement", "act": "pay", "amount": amount})
    assert caught.value.key == "amount"


@pytest.mark.parametrize(("amount", "cents"), [("5", 500), ("37.5", 3750), ("37.50", 3750), ("0.00", 0), (12, 1200)])
def test_an_amount_of_an_act_may_leave_out_what_is_nothing(amount: object, cents: int) -> None:
    assert duty_from_json({"phase": "settlement", "act": "pay", "amount": amount}).amount == cents


def test_an_acts_file_may_begin_as_windows_writes_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acts = file.with_name("acts.jsonl")
    acts.write_bytes(b"\xef\xbb\xbf" + (STAND + "}\r\n").encode())
    assert main(["grade", str(file), str(acts), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["verdicts"]) == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without end")
def test_rules_without_end_are_read_only_as_far_as_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "play", "--plain", "--rules", "/dev/zero"]) == 2
    assert "larger than 32 MB" in capsys.readouterr().err
