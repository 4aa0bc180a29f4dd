"""The `croupier` command: its help, its language, and what it says when something is wrong."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from trainer import cli
from trainer.wording.language import Language, load

HEAVY = ("textual", "sqlalchemy", "alembic", "rich", "babel", "text_to_num", "importlib.metadata")
Run = Callable[[argparse.Namespace, Language], int]


def _process(*arguments: str, stdin: int = subprocess.DEVNULL) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *arguments], stdin=stdin, capture_output=True, text=True, env=environment, check=False
    )


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Makes `croupier act` run the given function."""

    def install(run: Run) -> None:
        module = ModuleType("trainer.cli.act")
        vars(module).update(add_arguments=lambda parser, language: None, run=run)
        monkeypatch.setitem(sys.modules, "trainer.cli.act", module)
        monkeypatch.setattr(cli, "COMMANDS", {"act": cli.Command("trainer.cli.act", "act")})

    return install


@pytest.mark.parametrize("arguments", [["--help"], *([name, "--help"] for name in cli.COMMANDS)])
def test_help_imports_nothing_that_a_start_would_wait_for(arguments: list[str]) -> None:
    script = (
        "import json, sys\n"
        "from trainer.cli import main\n"
        f"code = main({arguments!r})\n"
        f"print(json.dumps([code, [name for name in {HEAVY!r} if name in sys.modules]]))"
    )
    code, heavy = json.loads(_process("-c", script).stdout.splitlines()[-1])
    assert code == 0
    assert heavy == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_help_names_every_command_and_what_it_does(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", code, "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    language = load("fr" if code == "fr" else "en")
    for name, command in cli.COMMANDS.items():
        assert " ".join(f"{name} {language.text(command.does)}".split()) in said


def test_argparse_speaks_the_language_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language=fr", "--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("utilisation : croupier".replace(" :", "\N{NO-BREAK SPACE}:"))
    assert "show this help" not in said
    assert cli.main(["bogus", "--language", "fr"]) == cli.WRONG_CALL
    said = capsys.readouterr().err
    assert "croupier" in said
    assert "choix impossible" in said
    assert "invalid choice" not in said


def test_a_later_run_in_english_is_english_again(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["--language", "fr", "--help"])
    capsys.readouterr()
    cli.main(["--language", "en", "--help"])
    assert capsys.readouterr().out.startswith("usage: croupier")


def test_the_locale_chooses_where_no_option_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    cli.main(["--help"])
    assert capsys.readouterr().out.startswith("utilisation")


def test_global_options_stand_before_or_after_the_command(command: Callable[[Run], None]) -> None:
    seen: list[tuple[str, bool]] = []

    def run(options: argparse.Namespace, language: Language) -> int:
        seen.append((language.code, options.debug))
        return 0

    command(run)
    assert cli.main(["--language", "fr", "--debug", "act"]) == 0
    assert cli.main(["act", "--debug", "--language", "fr"]) == 0
    assert seen == [("fr", True), ("fr", True)]


@pytest.mark.parametrize("arguments", [["bogus"], ["--bogus"], ["--language", "de"], ["--language"], ["--lang", "fr"]])
def test_a_wrong_call_exits_2_and_says_so(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == cli.WRONG_CALL
    assert "usage: croupier" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["play"], ["demo", "some.toml"]])
def test_without_a_terminal_the_table_says_what_it_needs(arguments: list[str]) -> None:
    found = _process("-m", "trainer", *arguments)
    assert found.returncode == cli.WRONG_CALL
    assert "standard input is not a terminal" in found.stderr
    assert "croupier play --plain" in found.stderr
    assert found.stderr.count("\n") == 1
    assert found.stdout == ""


@pytest.mark.parametrize("term", ["dumb", None])
def test_a_dumb_terminal_is_refused_with_a_word(term: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(sys, "stdin", _Terminal())
    monkeypatch.setattr(sys, "stdout", _Terminal())
    lacking = cli.lacking_terminal(load("en"), {} if term is None else {"TERM": term})
    assert lacking is not None
    assert "croupier play --plain" in lacking
    assert cli.lacking_terminal(load("en"), {"TERM": "xterm-256color"}) is None


class _Terminal:
    def isatty(self) -> bool:
        return True


def test_an_unexpected_error_is_one_line_and_no_traceback(
    command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(options: argparse.Namespace, language: Language) -> int:
        raise KeyError("\x1b[2Jbox\n7")

    command(run)
    assert cli.main(["act"]) == cli.UNEXPECTED
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "\x1b" not in said
    assert "KeyError" in said
    assert "--debug" in said
    with pytest.raises(KeyError):
        cli.main(["act", "--debug"])


def test_an_interruption_is_one_line(command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]) -> None:
    def run(options: argparse.Namespace, language: Language) -> int:
        raise KeyboardInterrupt

    command(run)
    assert cli.main(["act"]) == cli.INTERRUPTED
    assert capsys.readouterr().err == "croupier: Interrupted.\n"


def test_a_reader_that_has_gone_is_no_error_to_tell() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-m", "trainer", "--version"],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment,
        check=False,
    )
    os.close(writing)
    assert found.returncode == cli.NOBODY_READS
    assert found.stderr == b""


@pytest.mark.parametrize("asks_json", [True, False])
def test_an_old_terminal_gets_a_question_mark_and_json_stays_utf_8(asks_json: bool, tmp_path: Path) -> None:
    file = tmp_path / "titre.toml"
    rounds = """[[rounds]]
bank = "9s 8h 2c 4d Kd"
[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Kh Ac"
"""
    limits = "[limits]\nminimum = 10\nmaximum = 500\npok_maximum = 100\n"
    heading = 'format = 1\ntitle = "Égalités ♥"\nrules = "poker21"\n'
    file.write_text(heading + limits + rounds, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "latin-1"}
    command = [sys.executable, "-m", "trainer", "key", str(file), *(["--json"] if asks_json else [])]
    found = subprocess.run(command, capture_output=True, env=environment, check=True)
    said = found.stdout.decode("utf-8" if asks_json else "latin-1")
    assert ("Égalités ♥" if asks_json else "Égalités ?") in said


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("croupier ")
