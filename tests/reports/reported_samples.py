"""Two trainees' evenings, counted by hand: see `EVENINGS`."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from trainer.cards import parse_cards
from trainer.duties import Duty
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict
from trainer.records import Mode, SessionPlan, Source, open_store
from trainer.rules import preset

FIRST, SECOND = parse_cards("Ts 7h")
FACTS = Round(Limits(1000, 50000), (Box(1, 5000, Hand((FIRST, SECOND), (Ask("stand"),))),), parse_cards("9s 8h"))
PAY = Duty("settlement", "pay", box=1, hand=1, bettor="seated", bet="21", amount=5000, ratio="1:1")
COLLECT = Duty("settlement", "collect", box=1, hand=1, bettor="seated", bet="21", amount=5000)
SCORE = Duty("playing", "announce", box=1, hand=1, score="17")
BANK = Duty("bank", "announce", score="17")
DUTIES = (SCORE, BANK, COLLECT, PAY)
SHORT = Mistake("wrong-amount", "money", PAY, 1250, "player")
LOSER = Mistake("paid-loser", "money", COLLECT, 10000, "house")
MISSED = Mistake("missed", "procedure", BANK)
LATE = Mistake("out-of-order", "order", SCORE)

CLEAN = RoundGrade(DUTIES, tuple(Verdict((), place) for place in range(4)))
POOR = RoundGrade(DUTIES, (Verdict((), 0), Verdict((LOSER,), 2), Verdict((SHORT, LATE), 3)), ((1, MISSED),))
"""One of four duties right; four mistakes, 100.00 to the house's cost and 12.50 to a player's."""

BEGAN = datetime(2026, 5, 14, 20, 0, tzinfo=UTC)
EVENINGS: Sequence[tuple[str, Mode, Sequence[RoundGrade], int | None]] = (
    ("Léa", "practice", (CLEAN, POOR), None),
    ("Tom", "timed", (POOR,), 25),
    ("Léa", "blind", (CLEAN, CLEAN, CLEAN), None),
    ("Léa", "guided", (), None),
)
"""One each day: who, how, the rounds as graded, the mark. Each round takes eight seconds: four acts of two."""


def plan(trainee: str, mode: Mode, title: str = "Ties") -> SessionPlan:
    return SessionPlan(
        trainee=trainee,
        mode=mode,
        source=Source(title=title),
        rules=preset("poker21"),
        performs=frozenset({"scores"}),
        language="fr",
        program="0.1.0",
        pass_mark=90 if mode == "timed" else None,
    )


def _evening(day: int) -> datetime:
    return BEGAN + timedelta(days=day)


def practised(path: Path) -> None:
    """A store with `EVENINGS` in it, and after each a round broken off in the middle, which counts nowhere."""
    for day, (trainee, mode, grades, mark) in enumerate(EVENINGS):
        with open_store(str(path), now=partial(_evening, day)) as store:
            session = store.begin_session(plan(trainee, mode))
            for number, grade in enumerate(grades, start=1):
                store.begin_round(session, number, FACTS)
                for move in range(1, 5):
                    store.record_move(session, number, move, Act(SCORE, 2.0))
                store.finish_round(session, number, grade)
            if mark is not None:
                store.finish_session(session, mark=mark, passed=False)
            store.begin_round(session, len(grades) + 1, FACTS)
            store.record_move(session, len(grades) + 1, 1, Act(SCORE, 100.0))
