"""A store that is busy as a session begins loses nothing of it once it answers."""

from p21_rounds import DECREE, a_round, box

from trainer.games.rounds import Facts
from trainer.grading.verdicts import Act, RoundGrade, Verdict
from trainer.practice.parts import USUAL_PARTS
from trainer.practice.sitting import Sitting
from trainer.records import SessionPlan, Source, StoreFault

PLAN = SessionPlan(
    trainee="Léa",
    mode="practice",
    source=Source(title="Evening", rounds=1),
    rules=DECREE,
    performs=USUAL_PARTS,
    language="fr",
    program="0",
)


class Busy:
    """A store that is locked until it is let go, and then keeps what it is told."""

    def __init__(self) -> None:
        self.locked = True
        self.kept: list[tuple[str, int]] = []

    def begin_session(self, plan: SessionPlan) -> int:
        if self.locked:
            raise StoreFault("locked", "records.sqlite3")
        self.kept.append(("session", 7))
        return 7

    def begin_round(self, session: int, number: int, facts: Facts) -> None:
        self.kept.append(("round", session))

    def record_move(
        self, session: int, round_number: int, number: int, act: Act | None, *, seconds: float | None,
        verdict: Verdict | None = None,
    ) -> None:  # fmt: skip
        self.kept.append((f"move {number}", session))

    def finish_round(self, session: int, number: int, grade: RoundGrade) -> None:
        self.kept.append(("grade", session))

    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None:
        self.kept.append(("end", session))

    def write_again(self) -> None: ...


def test_what_was_done_before_the_store_answered_is_recorded_first_and_in_order() -> None:
    store = Busy()
    facts = a_round("9s 8h 7d 2c Kd", box(1, "Ts 9c stand"))
    sitting = Sitting(PLAN, lambda number: facts if number == 1 else None, lambda: 0.0, store)
    assert sitting.begin() is not None
    sitting.go_on()
    assert (sitting.trouble is None, store.kept) == (False, [])
    store.locked = False
    sitting.go_on()
    assert (sitting.trouble is None) is True
    assert store.kept == [("session", 7), ("round", 7), ("move 1", 7), ("move 2", 7)]
