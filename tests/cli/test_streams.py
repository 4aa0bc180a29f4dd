"""Standard input, output and error closed, full, read by nobody or of another encoding: said shortly, or not at all."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROUND = """format = 1
title = "One"
rules = "poker21"
[limits]
minimum = 10
maximum = 500
pok_maximum = 100
[[rounds]]
bank = "9s 5h 7d 2c Kd"
[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 6c hit 4d stand"
"""
PRINTING = ("check one.toml", "key one.toml", "key one.toml --json", "show one.toml", "rules", "odds poker21", "schema")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.toml").write_text(ROUND, encoding="utf-8")
    return tmp_path


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What the line does, in which `croupier` is the command."""
    base = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "LC_ALL": "C.UTF-8",
    }
    command = line.replace("croupier", f"{shlex.quote(sys.executable)} -m trainer")
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, env={**base, **environment}, stdin=subprocess.DEVNULL,
        capture_output=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("command", [*PRINTING, "print one.toml -o - --html", "export one.toml", "library", "new"])
def test_a_closed_output_is_told_nothing_and_the_command_works(command: str, folder: Path) -> None:
    done = shell(f"croupier {command} >&-", folder)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["play --plain one.toml", "day --plain", "questions"])
def test_a_closed_input_is_one_that_ends(command: str, folder: Path) -> None:
    ended, closed = shell(f"croupier {command} --seed 1", folder), shell(f"croupier {command} --seed 1 <&-", folder)
    assert b"Unexpected" not in closed.stderr
    assert (closed.returncode, closed.stdout) == (ended.returncode, ended.stdout)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", [*PRINTING, "play --plain one.toml"])
def test_an_output_that_is_full_is_said_in_one_line(command: str, folder: Path) -> None:
    done = shell(f"croupier --language en {command} > /dev/full", folder)
    assert done.returncode == 74
    assert done.stderr == b"croupier: stdout cannot be written: No space left on device.\n"


@pytest.mark.parametrize("command", ["play --plain one.toml", "day --plain", "questions"])
@pytest.mark.parametrize("encoding", ["ascii", "utf-8:strict"])
def test_bytes_of_another_encoding_are_a_line_that_is_not_understood(command: str, encoding: str, folder: Path) -> None:
    done = shell(rf"printf '\xe9\xff\n' | croupier {command}", folder, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("command", ["check many.toml", "key many.toml", "show many.toml", "rules show poker21"])
def test_an_output_that_nobody_reads_is_no_fault_of_the_file(command: str, folder: Path) -> None:
    head, table = ROUND.split("[[rounds]]")
    (folder / "many.toml").write_text(head + ("[[rounds]]" + table.replace("= 50", "= 5000")) * 20, encoding="utf-8")
    if "check" not in command:
        (folder / "many.toml").write_text(head + ("[[rounds]]" + table) * 20, encoding="utf-8")
    done = shell(f"croupier {command} | true; echo ${{PIPESTATUS[0]}}", folder)
    assert (done.stdout, done.stderr) == (b"141\n", b"")


@pytest.mark.parametrize("columns", ["0", "1", "20", "-5", "many"])
@pytest.mark.parametrize("command", ["library", "check one.toml", "key one.toml", "show one.toml", "results"])
def test_any_width_of_a_terminal_will_do(command: str, columns: str, folder: Path) -> None:
    done = shell(f"croupier {command}", folder, COLUMNS=columns)
    assert (done.returncode, done.stderr) == (0, b"")
