"""`croupier check`: what it prints, for people and as JSON, and the code it exits with."""

import json
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.cli.faults import load_scenario
from trainer.wording.language import load

FILES = Path(__file__).parents[1] / "files"
SEVERAL, WARNED = FILES / "bad" / "several.toml", FILES / "warned.toml"
ENGLISH = load("en")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("CROUPIER_LANGUAGE", "en")


def lines(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[str]]:
    code = main(["check", *map(str, words)])
    return code, capsys.readouterr().out.splitlines()


def test_for_people_a_caret_stands_under_the_very_token(capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = lines(capsys, SEVERAL)
    assert code == 1
    assert printed[0] == str(SEVERAL)
    at = printed.index('  18 │ hand = "Ts 6c hit 5d hit 2c"')
    assert printed[at - 1].startswith("  18:26  error  The hand is 21 after 5♦")
    assert printed[at + 1] == "     │                          ^^"
    assert printed[-1] == "1 file: 11 errors."


def test_a_long_line_is_cut_around_the_caret(capsys: pytest.CaptureFixture[str]) -> None:
    printed = lines(capsys, SEVERAL)[1]
    at = next(n for n, line in enumerate(printed) if line.startswith("  19:124"))
    shown, caret = printed[at + 1 : at + 3]
    assert len(shown) <= 80
    assert "…" in shown
    assert shown[caret.index("^") :].startswith("2.505")
    assert caret.count("^") == len("2.505")


def test_a_control_character_is_shown_and_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a\x1b[31m.toml"
    path.write_bytes(b'title = "\x1b[2J"\n')
    _, printed = lines(capsys, path)
    assert "\x1b" not in "".join(printed)
    assert any("␛[31m.toml" in line for line in printed)
    assert any("␛[2J" in line for line in printed)


def test_the_caret_stands_right_after_wide_letters_and_tabs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wide.toml"
    path.write_text('title = "牌牌\t" x\n', encoding="utf-8")
    printed = lines(capsys, path)[1]
    # Two letters of two cells each, and the tab as one.
    assert printed[-3].index("^") - printed[-4].index("x") == 2


def test_markup_in_a_file_is_printed_as_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "markup.toml"
    path.write_text("title = [bold]x[/bold]\n")
    assert any("[bold]x[/bold]" in line for line in lines(capsys, path)[1])


def test_json_has_the_contract_s_keys_and_every_fault_of_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check", "--json", str(SEVERAL), str(WARNED)])
    faults = json.loads(capsys.readouterr().out)
    assert code == 1
    assert {tuple(fault) for fault in faults} == {("file", "line", "column", "severity", "code", "message")}
    assert [(fault["line"], fault["column"], fault["code"]) for fault in faults] == [
        (5, 1, "missing-key"),
        (7, 11, "maximum-not-multiple"),
        (8, 1, "unknown-key"),
        (11, 9, "control-character"),
        (12, 24, "bank-too-many"),
        (18, 26, "card-after-end"),
        (19, 71, "too-many-standing"),
        (19, 124, "money-places"),
        (21, 1, "missing-key"),
        (22, 7, "box-twice"),
        (24, 40, "unknown-card"),
        (16, 9, "natural-not-in-chips"),
    ]


def test_no_fault_is_an_empty_array(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.toml"
    path.write_text(WARNED.read_text().replace("10.5", "10"))
    assert main(["check", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_warnings_alone_exit_with_0_and_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = lines(capsys, WARNED)
    assert code == 0
    assert "  16:9  warning  The natural earns €15.75" in printed[1]
    assert printed[-1] == "1 file, 1 round: 1 warning."


def test_a_call_without_files_exits_with_2() -> None:
    assert main(["check"]) == 2


@pytest.mark.parametrize("name", ["latin1", "empty", "nested", "comma", "several"])
def test_every_bad_file_exits_with_1_in_either_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for code in ("en", "fr"):
        assert main(["--language", code, "check", str(FILES / "bad" / f"{name}.toml")]) == 1
        captured = capsys.readouterr()
        assert f"{name}.toml" in captured.out
        assert captured.err == ""


def test_a_folder_is_checked_file_by_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = lines(capsys, FILES / "bad", "--json")
    assert code == 1
    assert {Path(fault["file"]).stem for fault in json.loads("\n".join(printed))} == {
        path.stem for path in (FILES / "bad").glob("*.toml")
    }


def test_an_absent_file_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = lines(capsys, FILES / "none.toml")
    assert code == 1
    assert printed[1] == "  1:1  error  There is no such file."


@pytest.mark.parametrize("as_json", [True, False])
def test_other_commands_print_the_faults_that_check_prints(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(SEVERAL), *(["--json"] if as_json else [])])
    checked = capsys.readouterr().out
    assert load_scenario(SEVERAL, ENGLISH, as_json=as_json) is None
    assert checked.startswith(capsys.readouterr().out)


def test_other_commands_play_a_file_with_warnings_and_say_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    scenario = load_scenario(WARNED, ENGLISH)
    assert scenario is not None
    assert scenario.title == "A natural the chips cannot pay"
    assert capsys.readouterr().out == ""
