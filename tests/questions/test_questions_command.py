"""`croupier questions`: driven through a pipe, with a mark at the end."""

import io
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from trainer import cli
from trainer.practice.questions import Answer, questions
from trainer.rules import any_preset


def right_answers(rules: str, seed: int, count: int) -> list[str]:
    return [typed(one.answer) for one in islice(questions(any_preset(rules), Random(seed)), count)]


def typed(answer: Answer) -> str:
    return f"{answer / 100:.2f}" if isinstance(answer, int) else answer


def ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *words: str
) -> tuple[int, list[str]]:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    code = cli.main(["questions", *words])
    return code, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("rules", ["poker21", "poker21-circle", "blackjack", "paire-poker"])
def test_all_right_is_a_mark_of_100(
    rules: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = right_answers(rules, 5, 12)
    code, said = ask(monkeypatch, capsys, lines, "--rules", rules, "--count", "12", "--seed", "5")
    assert code == 0
    assert sum(line.startswith("> Right. ") for line in said) == 12
    assert said[-1] == "12 of 12 right: mark 100 of 100."
    assert [line.partition(".")[0] for line in said if line[:1].isdigit()][:12] == [str(n) for n in range(1, 13)]


def test_wrong_answers_lower_the_mark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = list(islice(questions(any_preset("poker21"), Random(5)), 10))
    lines = [typed(one.answer) for one in asked]
    choice = next(at for at, one in enumerate(asked) if one.kind == "yes-no")
    lines[choice] = "no" if asked[choice].answer == "yes" else "yes"
    code, said = ask(monkeypatch, capsys, lines, "--seed", "5")
    assert code == 0
    assert sum(line.startswith("> Wrong: ") for line in said) == 1
    assert said[-1] == "9 of 10 right: mark 90 of 100."


def test_what_is_not_understood_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for right in right_answers("poker21", 5, 10) for line in ("", "40abc", right)]
    code, said = ask(monkeypatch, capsys, lines, "--seed", "5")
    assert code == 0
    assert said[-1] == "10 of 10 right: mark 100 of 100."
    assert sum("> Answer " in line for line in said) == 20


@pytest.mark.parametrize("last", [[], ["leave"], ["quitter"]])
def test_a_paper_broken_off_counts_what_was_answered(
    last: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*right_answers("poker21", 5, 3), *last]
    code, said = ask(monkeypatch, capsys, lines, "--seed", "5")
    assert code == 1
    assert said[-1] == "3 of 3 right: mark 100 of 100."


def test_nothing_answered_has_no_mark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = ask(monkeypatch, capsys, [])
    assert code == 1
    assert "mark" not in " ".join(said)


def test_a_house_is_asked_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "poker21"\nburn = 3\npacks = 4\nstub = 26\nseats = 5\nmax_splits = 1\n')
    code, said = ask(monkeypatch, capsys, ["?"] * 3, "--rules", str(file), "--seed", "1", "--count", "1000")
    assert code == 1
    assert said[0].startswith("1. ")
    file.write_text('base = "poker21"\nburn = -1\n')
    code, said = ask(monkeypatch, capsys, [], "--rules", str(file))
    assert code == 1
    assert "`-1` is no value that this option can have." in " ".join(said)


def test_french_questions_are_answered_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    french = {"yes": "oui", "no": "non", "draw": "tire", "stand": "reste"}
    lines = [french.get(line, line.replace(".", ",")) for line in right_answers("poker21", 5, 10)]
    code, said = ask(monkeypatch, capsys, lines, "--seed", "5", "--language", "fr")
    assert code == 0
    assert said[-1].startswith("10 ")
    assert "100" in said[-1]


@pytest.mark.parametrize("words", [["--count", "0"], ["--count", "ten"], ["--count", "1001"], ["--seed", "-1"]])
def test_a_wrong_call_exits_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["questions", *words]) == cli.WRONG_CALL
    assert "usage: croupier questions" in capsys.readouterr().err
