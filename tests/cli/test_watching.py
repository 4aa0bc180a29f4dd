"""`croupier check --watch`: files are checked again as they are saved, until Ctrl-C; time is the test's own."""

import json
import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from trainer import cli
from trainer.cli.check import follow
from trainer.cli.watching import Looked, watch
from trainer.wording.language import load

GOOD = """\
format = 1
title = "Watched"
rules = "blackjack"
limits = { minimum = 10, maximum = 500 }
[[rounds]]
bank = "9s 8h"
boxes = [{ box = 1, stake = 50, hand = "Ts 7c stand" }]
"""
BAD = GOOD.replace("stand", "stnad")
ENGLISH = load("en")
_ages = count(1)


class Evening:
    """What others do while nobody looks: one deed a sleep, and at the end Ctrl-C."""

    def __init__(self, *deeds: Callable[[], object]) -> None:
        self._deeds = iter(deeds)
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        deed = next(self._deeds, None)
        if deed is None:
            raise KeyboardInterrupt
        deed()


def nothing() -> None:
    """Somebody thinks."""


def save(path: Path, text: str) -> Callable[[], object]:
    """Saves a file, later than any other was saved: the system's clock may stand still between two saves."""

    def deed() -> None:
        path.write_text(text)
        now = 1_000_000_000 + next(_ages)
        os.utime(path, (now, now))

    return deed


def looks(evening: Evening, capsys: pytest.CaptureFixture[str], *paths: Path) -> tuple[int, list[str]]:
    """The exit code, and the last line of every check."""
    code = follow(paths, ENGLISH, as_json=False, sleep=evening.sleep, clock=lambda: "14:05:09")
    checks = capsys.readouterr().out.split("\n── 14:05:09 ──\n")
    return code, [check.splitlines()[-1] for check in checks]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "watched.toml"
    save(path, GOOD)()
    return path


def test_a_file_is_checked_at_once_and_again_when_it_is_saved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening(nothing, save(file, BAD), nothing, nothing, save(file, GOOD), nothing)
    assert looks(evening, capsys, file) == (
        0,
        ["1 file, 1 round: nothing wrong.", "1 file: 1 error.", "1 file, 1 round: nothing wrong."],
    )


def test_what_was_last_found_is_the_exit_code(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert looks(Evening(save(file, BAD), nothing), capsys, file)[0] == 1


def test_a_file_may_vanish_and_come_back(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening(file.unlink, nothing, nothing, save(file, GOOD), nothing)
    code, ends = looks(evening, capsys, file)
    assert (code, ends) == (
        0,
        ["1 file, 1 round: nothing wrong.", "1 file: 1 error.", "1 file, 1 round: nothing wrong."],
    )


def test_a_file_away_while_an_editor_puts_it_back_is_not_reported(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(file.unlink, save(file, BAD), nothing)
    assert looks(evening, capsys, file) == (1, ["1 file, 1 round: nothing wrong.", "1 file: 1 error."])


def test_a_file_that_is_not_there_yet_is_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "later.toml"
    code, ends = looks(Evening(nothing, save(path, GOOD), nothing), capsys, path)
    assert (code, ends) == (0, ["1 file: 1 error.", "1 file, 1 round: nothing wrong."])


def test_a_new_file_of_a_folder_is_seen(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening(save(file.with_name("new.toml"), GOOD), nothing)
    assert looks(evening, capsys, file.parent)[1] == [
        "1 file, 1 round: nothing wrong.",
        "2 files, 2 rounds: nothing wrong.",
    ]


def test_the_rules_a_scenario_names_are_watched_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(file, GOOD.replace('"blackjack"', '"house.toml"'))()
    house = file.with_name("house.toml")
    right, wrong = 'base = "blackjack"\n', 'base = "blackjack"\nsplit = "never"\n'
    evening = Evening(save(house, right), nothing, save(house, wrong), nothing, save(house, right), nothing)
    code, ends = looks(evening, capsys, file)
    assert (code, ends) == (
        0,
        ["1 file: 1 error.", "1 file, 1 round: nothing wrong."] * 2,
    )


def test_as_json_there_is_an_array_a_check_and_nothing_else(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening(save(file, BAD), nothing)
    assert follow([file], ENGLISH, as_json=True, sleep=evening.sleep, clock=lambda: "") == 1
    first, second = (json.loads(text) for text in capsys.readouterr().out.splitlines())
    assert (first, [fault["code"] for fault in second]) == ([], ["unknown-word"])


def test_an_interrupt_while_it_checks_ends_as_cleanly(file: Path) -> None:
    def results() -> Iterator[Looked]:
        yield Looked(1, frozenset())
        raise KeyboardInterrupt

    coming = results()
    evening = Evening(save(file, BAD), nothing)
    assert watch(lambda: [file], lambda: next(coming), evening.sleep, nothing) == 1


def test_a_file_written_without_end_is_looked_at_all_the_same(file: Path) -> None:
    looked: list[None] = []

    def look() -> Looked:
        looked.append(None)
        return Looked(0, frozenset())

    evening = Evening(*[save(file, "x" * size) for size in range(200)])
    watch(lambda: [file], look, evening.sleep, nothing)
    assert 2 < len(looked) < 100


def test_the_command_has_the_option(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("time.sleep", Evening(save(file, BAD), nothing).sleep)
    assert cli.main(["--language", "en", "check", "--watch", str(file)]) == 1
    captured = capsys.readouterr()
    assert "1 file: 1 error." in captured.out
    assert captured.err == ""
