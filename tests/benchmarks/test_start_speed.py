"""What a user waits for: the first paint, help, a check of 5,000 rounds, each beside what bounds it from below."""

import os
import pty
import select
import subprocess
import sys
from fcntl import ioctl
from itertools import islice
from pathlib import Path
from random import Random
from signal import SIGKILL
from struct import pack
from termios import TIOCSWINSZ
from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import per_second, timed

from trainer.rules import preset
from trainer.scenarios import Scenario, write_scenario
from trainer.scenarios.dealing import deal_rounds, usual_limits

CROUPIER: Final = (sys.executable, "-m", "trainer")
EMPTY_APP: Final = """
from textual.app import App
from textual.widgets import Static

class Empty(App[None]):
    def compose(self):
        yield Static("PAINTED")

Empty().run()
"""
FILE_ROUNDS: Final = 5_000


def until_painted(command: tuple[str, ...], mark: str, home: Path) -> None:
    """Runs a program in a terminal of its own until `mark` is on its screen, then ends it."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
        os.execv(command[0], command)
    ioctl(terminal, TIOCSWINSZ, pack("HHHH", 24, 80, 0, 0))
    seen = b""
    while mark.encode() not in seen:
        if not select.select([terminal], [], [], 20)[0]:
            raise TimeoutError(f"{mark!r} was never painted")
        seen += os.read(terminal, 65_536)
    os.kill(child, SIGKILL)  # a program that restores its terminal takes longer to end, which nobody waits for here
    os.waitpid(child, 0)
    os.close(terminal)


@pytest.mark.benchmark(group="first paint")
def test_first_paint_of_an_empty_textual_app(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    timed(benchmark, lambda: until_painted((sys.executable, "-c", EMPTY_APP), "PAINTED", tmp_path), 15)


@pytest.mark.benchmark(group="first paint")
def test_first_paint_of_croupier(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    timed(benchmark, lambda: until_painted((*CROUPIER, "--language", "en"), "croupier's", tmp_path), 15)


def run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.mark.benchmark(group="help")
def test_start_of_a_bare_python(benchmark: BenchmarkFixture) -> None:
    timed(benchmark, lambda: run(sys.executable, "-c", "pass"), 30)


@pytest.mark.parametrize("words", [("--help",), ("play", "--help"), ("check", "--help")], ids=" ".join)
@pytest.mark.benchmark(group="help")
def test_help(benchmark: BenchmarkFixture, words: tuple[str, ...]) -> None:
    timed(benchmark, lambda: run(*CROUPIER, *words), 30)


@pytest.fixture(scope="module")
def big_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of 5,000 dealt rounds of seven boxes."""
    rules = preset("poker21")
    limits = usual_limits(rules)
    rounds = tuple(islice(deal_rounds(rules, limits, Random(5), boxes=(7, 7)), FILE_ROUNDS))
    path = tmp_path_factory.mktemp("big") / "big.toml"
    path.write_text(write_scenario(Scenario("Big", rules, limits, rounds)), encoding="utf-8")
    return path


@pytest.mark.benchmark(group="a file of 5,000 rounds")
def test_its_toml_alone_by_the_standard_library(benchmark: BenchmarkFixture, big_file: Path) -> None:
    program = f"import tomllib, pathlib; tomllib.loads(pathlib.Path({str(big_file)!r}).read_text('utf-8'))"
    timed(benchmark, lambda: run(sys.executable, "-c", program), 3)


@pytest.mark.benchmark(group="a file of 5,000 rounds")
def test_croupier_check(benchmark: BenchmarkFixture, big_file: Path) -> None:
    timed(benchmark, lambda: run(*CROUPIER, "check", str(big_file)), 3)
    per_second(benchmark, "rounds_per_second", FILE_ROUNDS)
