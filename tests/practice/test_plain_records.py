"""The line-by-line table and its store: what is not recorded is said, never called kept, and tried a last time."""

from io import StringIO
from pathlib import Path
from typing import Literal

import pytest
from p21_rounds import a_round

from trainer.cli import main
from trainer.games.rounds import Facts
from trainer.grading.verdicts import Act, RoundGrade, Verdict
from trainer.plain import play_plain
from trainer.practice.parts import PARTS
from trainer.practice.sitting import Sitting
from trainer.records import SessionPlan, Source, StoreFault, Unwritten
from trainer.rules import preset
from trainer.wording.language import load

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
KEPT = "What you did is kept"


class Locked:
    """A store that takes everything until it is locked; `patient` says whether the last try may write."""

    def __init__(self, *, patient: bool = False) -> None:
        self.patient = patient
        self.waiting: list[Unwritten] = []

    def begin_session(self, plan: SessionPlan) -> int:
        return 1

    def begin_round(self, session: int, number: int, facts: Facts) -> None:
        pass

    def record_move(
        self, session: int, round_number: int, number: int, act: Act | None, *, seconds: float | None,
        verdict: Verdict | None = None,
    ) -> None:  # fmt: skip
        self._wait("move")

    def finish_round(self, session: int, number: int, grade: RoundGrade) -> None:
        self._wait("grade")

    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None:
        self._wait("end")

    def write_again(self) -> None:
        if not self.patient:
            raise StoreFault("locked", "a.db", "", tuple(self.waiting))
        self.waiting.clear()

    def _wait(self, what: Literal["move", "grade", "end"]) -> None:
        self.waiting.append(Unwritten(what=what, session=1))
        raise StoreFault("locked", "a.db", "", tuple(self.waiting))


def said(recorder: Locked, *typed: str) -> list[str]:
    """What the table says, these lines being typed."""
    plan = SessionPlan(
        trainee="Léa", mode="practice", source=Source(title="One"), rules=preset("poker21"),
        performs=frozenset(PARTS), language="en", program="0",
    )  # fmt: skip
    facts = a_round("9s 5h 7d 2c Kd", "Ts 6c hit 4d stand")
    sitting = Sitting(plan, lambda number: facts if number == 1 else None, lambda: 0.0, recorder)
    lines, told = iter(typed), list[str]()

    def ask(question: str) -> str | None:
        return next(lines, None)

    play_plain(sitting, load("en"), ask, told.append)
    return told


def test_what_waits_is_tried_a_last_time_when_the_table_is_left() -> None:
    store = Locked(patient=True)
    told = said(store, "16", "leave")
    assert store.waiting == []
    assert KEPT in told[-1]


@pytest.mark.parametrize("lines", [("16", "leave"), ("16",), ("next",) * 40])
def test_what_is_still_unwritten_at_the_end_is_said_and_not_called_kept(lines: tuple[str, ...]) -> None:
    told = said(Locked(), *lines)
    assert not any(KEPT in line for line in told)
    assert sum("a.db is in use" in line for line in told[-9:]) >= 1


@pytest.mark.parametrize("content", [b"no store at all" * 400, b""])
def test_a_store_that_cannot_be_opened_is_said_once_and_nothing_is_called_kept(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.toml").write_text(ROUND, encoding="utf-8")
    store = tmp_path / ("a.db" if content else "nowhere/a.db")
    if content:
        store.write_bytes(content)
    monkeypatch.setattr("sys.stdin", StringIO("16\ngrant\n20\n"))
    call = ["--language", "en", "play", "--plain", str(tmp_path / "one.toml"), "--database", str(store)]
    assert main(call) == 1
    told = capsys.readouterr().out
    reason = "is damaged, or holds no records" if content else "There is no folder"
    assert told.index(reason) < told.index("Round 1")
    assert told.count(reason) == 2  # at the beginning and at the end
    assert KEPT not in told
    assert not content or store.read_bytes() == content
