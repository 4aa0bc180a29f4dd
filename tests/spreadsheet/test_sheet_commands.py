"""`croupier import` and `croupier export`: from a spreadsheet to a scenario file and back."""

import json
from pathlib import Path

import pytest
from sheets import GOOD, PAIRE_GOOD, row

from trainer.cli import main
from trainer.cli.columns import columns_text
from trainer.scenarios import read_scenario
from trainer.scenarios.spreadsheet import read_sheet
from trainer.wording.language import LANGUAGES, load

BAD = row(hand="Ts 6c hit 5x stand", stake="fifty")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("CROUPIER_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)


def save(name: str, content: str) -> str:
    Path(name).write_text(content, encoding="utf-8")
    return name


def run(*words: str) -> int:
    return main(list(words))


@pytest.mark.parametrize("sheet", [GOOD, PAIRE_GOOD])
def test_what_is_imported_passes_check_and_says_the_same(sheet: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", save("a.csv", sheet), "-o", "a.toml") == 0
    assert capsys.readouterr().out == "a.toml: 1 round\n"
    assert run("check", "a.toml") == 0
    assert read_scenario(Path("a.toml").read_bytes())[0] == read_sheet(sheet)[0]


def test_without_a_file_to_write_the_scenario_is_printed_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", save("a.csv", row(hand="Ts As", stake="50,50"))) == 0
    captured = capsys.readouterr()
    scenario, faults = read_scenario(captured.out)
    assert scenario is not None
    assert [fault.code for fault in faults] == ["natural-not-in-chips"]
    assert "J2 (stake)  warning" in captured.err


def test_faults_are_shown_in_their_cells_with_a_caret_under_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", save("a.csv", BAD), "-o", "a.toml") == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "a.csv"
    assert printed[1].startswith("  J2 (stake)  error  This is no amount")
    assert printed[4] == "  K2 (hand)  error  `5x` is no card. A card is a rank, A 2 … 9 T J Q K, and a suit, s h d c."
    assert printed[5] == "  K2 │ Ts 6c hit 5x stand"
    assert printed[6] == "     │           ^^"
    assert not Path("a.toml").exists()


def test_faults_as_json_name_row_column_cell_and_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", "--json", save("a.csv", BAD)) == 1
    stake, hand = json.loads(capsys.readouterr().out)
    assert {**stake, "message": ""} == {
        "file": "a.csv",
        "line": 2,
        "column": 10,
        "cell": "J2",
        "heading": "stake",
        "severity": "error",
        "code": "not-amount",
        "message": "",
    }
    assert (hand["cell"], hand["code"]) == ("K2", "unknown-card")


def test_a_file_that_is_there_is_overwritten_only_by_force(capsys: pytest.CaptureFixture[str]) -> None:
    save("a.csv", GOOD)
    save("a.toml", "mine")
    assert run("import", "a.csv", "-o", "a.toml") == 1
    assert "a.toml is there already" in capsys.readouterr().err
    assert Path("a.toml").read_text() == "mine"
    assert run("import", "a.csv", "-o", "a.toml", "--force") == 0
    assert read_scenario(Path("a.toml").read_bytes())[0] is not None
    assert sorted(path.name for path in Path().iterdir()) == ["a.csv", "a.toml"]


@pytest.mark.parametrize("command", ["import", "export"])
def test_what_cannot_be_read_or_written_is_said_in_a_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "absent") == 1
    assert "There is no such file." in capsys.readouterr().out
    assert run("import", save("a.csv", GOOD), "-o", "nowhere/a.toml") == 1
    captured = capsys.readouterr()
    assert "nowhere/a.toml cannot be written" in captured.err


def test_a_house_s_rules_must_be_beside_the_file_too(capsys: pytest.CaptureFixture[str]) -> None:
    save("ours.toml", 'base = "poker21"\nseats = 5\n')
    save("a.csv", GOOD.replace("poker21", "ours.toml"))
    Path("lessons").mkdir()
    assert run("import", "a.csv", "-o", "lessons/a.toml") == 1
    assert "There is no such rules file beside the scenario." in capsys.readouterr().out
    assert not Path("lessons/a.toml").exists()
    assert run("import", "a.csv", "-o", "a.toml") == 0
    assert run("check", "a.toml") == 0


@pytest.mark.parametrize(
    ("code", "first", "stake"), [("fr", "titre;règles", ";52,5;"), ("en", "title,rules", ",52.5,")]
)
def test_a_sheet_is_exported_as_the_country_s_spreadsheets_have_it(
    code: str, first: str, stake: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run("import", save("a.csv", row(stake="52,50")), "-o", "a.toml") == 0
    capsysbinary.readouterr()
    assert run("--language", code, "export", "a.toml") == 0
    printed = capsysbinary.readouterr().out
    assert printed.startswith(b"\xef\xbb\xbf" + first.encode())
    assert stake.encode() in printed
    assert printed.count(b"\r\n") == 2
    assert run("--language", code, "export", "a.toml", "-o", "b.csv") == 0
    assert Path("b.csv").read_bytes() == printed
    assert run("import", "b.csv", "-o", "b.toml") == 0
    assert Path("b.toml").read_bytes() == Path("a.toml").read_bytes()


def test_a_faulty_scenario_is_not_exported(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", save("a.toml", "format = 2\n"), "-o", "a.csv") == 1
    assert "unknown" not in capsys.readouterr().err
    assert not Path("a.csv").exists()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_columns_are_told_with_examples_that_can_be_imported(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--language", code, "import", "--columns") == 0
    printed = capsys.readouterr().out
    assert printed == columns_text(load("fr" if code == "fr" else "en"))
    assert max(map(len, printed.split(":\n")[0].splitlines())) <= 80
    examples = printed.strip().split("\n\n")[-2:]
    for example in examples:
        scenario, faults = read_sheet(example.partition("\n")[2])
        assert faults == ()
        assert scenario is not None


def test_help_names_the_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", "--help") == 0
    assert "--columns" in capsys.readouterr().out
