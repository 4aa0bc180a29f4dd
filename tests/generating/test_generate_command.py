"""`croupier generate`: a file on standard output or on disk, and a clear word where it cannot be had."""

import io
import sys
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.scenarios.files import load
from trainer.scenarios.generating import FOCUSES


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["--language", "en", "generate", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_the_same_seed_gives_the_same_bytes_in_either_language(tmp_path: Path) -> None:
    for code in ("fr", "en"):
        words = ["--seed", "42", "--rounds", "6", "--focus", "ties,pok-flush", "-o", str(tmp_path / code)]
        assert main(["--language", code, "generate", *words]) == 0
    assert (tmp_path / "fr").read_bytes() == (tmp_path / "en").read_bytes() != b""


def test_the_bytes_of_a_seed_are_these_for_ever(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "--seed", "1", "--rounds", "1", "--level", "1", "--focus", "naturals")
    cards = [line for line in out.splitlines() if line.startswith(("bank", "box", "pok =", "stake", "hand"))]
    assert cards == [
        'bank = "5d Js 2d 5d 8c"',
        "box = 1",
        "pok = 10",
        "stake = 10",
        'hand = "Ts Ah"',
    ]


def test_a_file_holds_as_many_rounds_as_were_asked_for_and_is_faultless(tmp_path: Path) -> None:
    path = tmp_path / "made.toml"
    assert main(["generate", "--rounds", "12", "--boxes", "7", "--focus", "resplits", "-o", str(path)]) == 0
    loaded = load(path)
    assert loaded.faults == ()
    assert loaded.scenario is not None
    assert len(loaded.scenario.rounds) == 12
    assert {len(facts.boxes) for facts in loaded.scenario.rounds if hasattr(facts, "boxes")} == {7}


def test_without_a_number_there_is_a_round_for_each_focus_and_five_at_least(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert told(capsys)[1].count("[[rounds]]") == 5
    assert told(capsys, "--focus", "ties")[1].count("[[rounds]]") == 5
    many = "ties,busts,naturals,doubles,splits,split-aces,resplits"
    assert told(capsys, "--focus", many)[1].count("[[rounds]]") == 7


@pytest.mark.parametrize("code", ["fr", "en"])
def test_the_list_says_a_sentence_of_every_focus(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", code, "generate", "--focus", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[::2] == list(FOCUSES)
    assert all(line.startswith("  ") and line.endswith(".") for line in lines[1::2])


@pytest.mark.parametrize(("wrong", "meant"), [("natural", "naturals"), ("pok-fullhouse", "pok-full-house")])
def test_an_unknown_focus_is_refused_and_guessed(wrong: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "--focus", f"ties,{wrong}")
    assert (code, out) == (2, "")
    assert wrong in err
    assert f"Did you mean {meant}?" in err


def test_a_focus_that_the_rules_cannot_have_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "--rules", "poker21-circle", "--focus", "surrenders")
    assert (code, out) == (2, "")
    assert err == "croupier: surrenders: the rules poker21-circle know no surrender.\n"


def test_what_does_not_go_together_is_refused_with_the_rounds_that_would_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = told(capsys, "--rounds", "1", "--focus", "bank-busts,bank-naturals")
    assert code == 2
    assert "2 rounds would do" in err
    code, _, err = told(capsys, "--rounds", "1", "--boxes", "1", "--focus", "busts,ties")
    assert code == 2
    assert "2 boxes" in err


def test_paire_poker_is_meant_by_its_focuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert 'rules = "paire-poker"' in told(capsys, "--focus", "pp-carre")[1]


def test_a_file_that_is_there_is_not_written_over_unless_forced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine", encoding="utf-8")
    code, _, err = told(capsys, "-o", str(path))
    assert code == 2
    assert "--force" in err
    assert path.read_text(encoding="utf-8") == "mine"
    assert told(capsys, "-o", str(path), "--force")[0] == 0
    assert load(path).scenario is not None


def test_a_folder_that_is_not_there_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "-o", str(tmp_path / "none" / "f.toml"))
    assert code == 2
    assert err.count("\n") == 1


def test_a_houses_rules_are_named_as_the_file_will_find_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "houses").mkdir()
    rules = tmp_path / "houses" / "ours"
    rules.write_text('base = "poker21"\nnatural = "2:1"\n', encoding="utf-8")
    for output in (tmp_path / "a.toml", tmp_path / "houses" / "b.toml"):
        assert told(capsys, "--rules", str(rules), "--focus", "naturals", "-o", str(output))[0] == 0
        scenario = load(output).scenario
        assert scenario is not None
        assert str(getattr(scenario.rules, "natural", None)) == "2:1"
    (tmp_path / "other").mkdir()
    code, _, err = told(capsys, "--rules", str(rules), "-o", str(tmp_path / "other" / "c.toml"))
    assert code == 2
    assert "beside" in err


def test_a_rules_file_with_a_fault_is_told_like_any_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "ours.toml"
    rules.write_text('base = "poker21"\nsplitz = 2\n', encoding="utf-8")
    code, out, _ = told(capsys, "--rules", str(rules))
    assert code == 1
    assert "splitz" in out


@pytest.mark.parametrize(
    "words", [("--level", "6"), ("--rounds", "0"), ("--boxes", "5-3"), ("--boxes", "8"), ("--seed", "x")]
)
def test_what_is_no_number_of_its_kind_is_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, *words)
    assert code == 2
    assert words[1] in err


def test_standard_output_is_utf_8_whatever_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii", errors="replace"))
    assert main(["generate", "--focus", "ties", "--seed", "1"]) == 0
    sys.stdout.flush()
    assert "Égalités" in raw.getvalue().decode()
