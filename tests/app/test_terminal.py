"""The program in a real terminal: a round by keys, a resize in its middle, an end by signal."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from app_files import ONE_BOX
from app_pilot import Club, reading

import trainer

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
PATIENCE = 20.0


class Terminal:
    """A shell in a terminal of its own."""

    def __init__(self, socket: str, folder: Path, width: int, height: int) -> None:
        self._socket = socket
        environment = {
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONPATH": str(Path(trainer.__file__).parents[1]),
            "PATH": os.environ["PATH"],
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "PS1": "prompt> ",
        }
        settings = [f"-e{name}={value}" for name, value in environment.items()]
        self.tmux("-f/dev/null", "new-session", "-d", f"-x{width}", f"-y{height}", *settings, "sh")
        self.tmux("set-option", "-g", "default-terminal", "tmux-256color")
        self.tmux("set-option", "-g", "remain-on-exit", "on")

    def tmux(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-L", self._socket, *words], capture_output=True, text=True, check=True)
        return done.stdout

    def type(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def run(self, *words: str) -> None:
        command = " ".join([sys.executable, "-m", "trainer", *words])
        self.type("-l", f"{command}; echo code=$?")
        self.type("Enter")

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p").replace("\N{NO-BREAK SPACE}", " ")

    def state(self, name: str) -> str:
        return self.tmux("display-message", "-p", f"#{{{name}}}").strip()

    def wait_for(self, words: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.screen()
            if words in shown:
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{words!r} did not come:\n{self.screen()}")

    def program(self) -> int:
        """The process that runs in the shell."""
        shell = self.state("pane_pid")
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", shell], capture_output=True, text=True, check=True)
        return int(found.stdout.split()[0])

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self._socket, "kill-server"], capture_output=True, check=False)


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path, ONE_BOX)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(f"croupier-{os.getpid()}-{time.monotonic_ns()}", tmp_path, 80, 24)
    yield opened
    opened.close()


def play(terminal: Terminal, club: Club, *words: str) -> None:
    terminal.run("play", str(club.file), "--database", str(club.database), "--trainee", "Zoe", *words)


def test_a_round_by_keys_with_a_resize_then_ended_by_sigterm_loses_nothing(terminal: Terminal, club: Club) -> None:
    play(terminal, club, "--language", "fr", "--mode", "practice")
    terminal.wait_for("Case 3, main 1")
    assert terminal.state("alternate_on") == "1"
    terminal.type("1", "6", "Enter")
    terminal.wait_for("Juste. Annoncer case 3, main 1 : 16")
    terminal.type("g", "2")
    terminal.wait_for("Juste. Accorder")
    terminal.tmux("resize-window", "-x120", "-y40")
    terminal.type("0", "Enter")
    terminal.wait_for("Juste. Annoncer case 3, main 1 : 20")
    assert len(terminal.screen().splitlines()[0]) <= 120
    terminal.type("d", "1", "7", "Enter", "s")
    terminal.wait_for("Case 3")
    terminal.wait_for("Juste. Rester")
    os.kill(terminal.program(), 15)
    terminal.wait_for("code=143")
    assert terminal.state("alternate_on") == "0"
    assert terminal.state("mouse_any_flag") == "0"
    assert terminal.state("cursor_flag") == "1"
    assert "Traceback" not in terminal.screen()
    with reading(club) as store:
        record = store.unfinished("Zoe")
    assert record is not None
    deeds = [move.act.deed.act for move in record.rounds[0].moves if move.act is not None]
    assert deeds == ["announce", "grant", "announce", "draw", "announce", "stand"]


def test_a_session_ended_by_sighup_is_gone_on_with(terminal: Terminal, club: Club) -> None:
    play(terminal, club, "--language", "en")
    terminal.wait_for("Box 3, hand 1")
    terminal.type("1", "6", "Enter")
    terminal.wait_for("Right. Announce")
    os.kill(terminal.program(), 1)
    terminal.wait_for("code=129")
    assert terminal.state("alternate_on") == "0"
    with reading(club) as store:
        record = store.unfinished("Zoe")
    assert record is not None
    assert len(record.rounds[0].moves) == 1


def test_a_terminal_that_is_gone_takes_the_program_with_it(terminal: Terminal, club: Club) -> None:
    terminal.type("-l", "export TERM=linux; exec ")
    play(terminal, club, "--language", "en")
    program = int(terminal.state("pane_pid"))
    while "Box 3" not in terminal.screen():  # at the very first paint, when much is still to be written
        assert running(program)
    terminal.close()
    end = time.monotonic() + PATIENCE
    while running(program):
        assert time.monotonic() < end, "it still runs"
        time.sleep(0.1)


def running(program: int) -> bool:
    """Whether the process is there and no mere entry of one that has ended."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(program)], capture_output=True, text=True, check=False)
    return found.stdout.strip()[:1] not in ("", "Z")


def test_the_mouse_can_be_left_to_the_terminal(terminal: Terminal, club: Club) -> None:
    settings = club.folder / "config" / "croupier" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"mouse": false}', encoding="utf-8")
    play(terminal, club, "--language", "en")
    terminal.wait_for("Box 3, hand 1")
    assert terminal.state("mouse_any_flag") == "0"


def test_a_dumb_terminal_is_told_of_plain(terminal: Terminal, club: Club) -> None:
    terminal.type("-l", "export TERM=dumb")
    terminal.type("Enter")
    play(terminal, club, "--language", "en")
    shown = terminal.wait_for("code=2")
    assert "--plain" in shown
    assert terminal.state("alternate_on") == "0"


@pytest.mark.parametrize("kind", ["linux", "xterm"])
def test_sixteen_colours_are_enough(terminal: Terminal, club: Club, kind: str) -> None:
    terminal.type("-l", f"export TERM={kind}")
    terminal.type("Enter")
    play(terminal, club, "--language", "en")
    terminal.wait_for("Box 3, hand 1")
    coloured = terminal.tmux("capture-pane", "-p", "-e")
    assert "38;2;" not in coloured
    assert "38;5;" not in coloured
    assert "\x1b[" in coloured


def test_without_colour_the_cards_are_there_all_the_same(terminal: Terminal, club: Club) -> None:
    terminal.type("-l", "export NO_COLOR=1")
    terminal.type("Enter")
    play(terminal, club, "--language", "en")
    shown = terminal.wait_for("Box 3, hand 1")
    assert "10♠" in shown
    assert "6♣" in shown
    coloured = terminal.tmux("capture-pane", "-p", "-e")
    for code in range(30, 38):
        assert f"\x1b[{code}m" not in coloured
    assert "38;" not in coloured
