"""The mark a session ends with, and that there is none where nothing was due."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from p21_rounds import a_round

from trainer.practice.parts import PARTS
from trainer.practice.sitting import Sitting
from trainer.records import SessionPlan, Source
from trainer.rules import preset

if TYPE_CHECKING:
    from trainer.games.rounds import Facts
    from trainer.grading.verdicts import Act, RoundGrade, Verdict


@dataclass
class Marks:
    """A store that keeps the marks of sessions and nothing else."""

    marks: list[int | None] = field(default_factory=list)

    def begin_session(self, plan: SessionPlan) -> int:
        return 1

    def begin_round(self, session: int, number: int, facts: "Facts") -> None:
        pass

    def record_move(
        self, session: int, round_number: int, number: int, act: "Act | None", *, seconds: float | None,
        verdict: "Verdict | None" = None,
    ) -> None:  # fmt: skip
        pass

    def finish_round(self, session: int, number: int, grade: "RoundGrade") -> None:
        pass

    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None:
        self.marks.append(mark)

    def write_again(self) -> None:
        pass


@pytest.mark.parametrize(("skips", "mark"), [(0, None), (40, 0)])
def test_a_session_in_which_nothing_was_due_is_not_marked(skips: int, mark: int | None) -> None:
    plan = SessionPlan(
        trainee="Léa", mode="practice", source=Source(title="One"), rules=preset("poker21"),
        performs=frozenset(PARTS), language="en", program="0",
    )  # fmt: skip
    facts = a_round("9s 5h 7d 2c Kd", "Ts 6c hit 4d stand")
    store = Marks()
    sitting = Sitting(plan, lambda number: facts if number == 1 else None, lambda: 0.0, store)
    play = sitting.begin()
    assert play is not None
    for _ in range(skips):
        if sitting.play is not None and not sitting.play.over:
            sitting.go_on()
    sitting.finish()
    assert store.marks == [mark]
