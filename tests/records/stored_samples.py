"""A session to record, and a clock to record it by."""

from datetime import UTC, datetime, timedelta

from trainer.cards import parse_cards
from trainer.duties import Duty
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Offer, Round, Standing
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict
from trainer.records import SessionPlan, Source
from trainer.rules import preset

NOON = datetime(2026, 5, 14, 12, 0, tzinfo=UTC)


class Clock:
    """A clock that goes on by a second at every look, unless it is set."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


def _split() -> Hand:
    kings = parse_cards("Kh Kd")
    first = Hand((kings[0], parse_cards("3c")[0]), (Ask("hit", parse_cards("9d")[0]),))
    second = Hand((kings[1], parse_cards("As")[0]))
    return Hand((kings[0], kings[1]), (Ask("split", hands=(first, second)),))


def _dealt(cards: str, *asks: Ask) -> Hand:
    first, second = parse_cards(cards)
    return Hand((first, second), asks)


FACTS = Round(
    Limits(1000, 50000, 10000),
    (
        Box(
            1,
            5000,
            _dealt("Ts 6c", Ask("hit", parse_cards("4d")[0]), Ask("stand")),
            pok=1000,
            standing=(Standing(2000, follows=True), Standing(1000, pok=1000)),
            first_offer=Offer(stake=5000),
        ),
        Box(3, 3000, _split(), pok=1000),
    ),
    parse_cards("9s 5h 7d 2c Kd"),
    note="Ligne 1\nligne 2 « é »",
)
PLAN = SessionPlan(
    trainee="Léa Martin",
    mode="practice",
    source=Source(title="Naturals and ties", path="/files/ties.toml", digest="ab" * 32, rounds=4),
    rules=preset("poker21"),
    performs=frozenset({"scores", "bank"}),
    language="fr",
    program="0.1.0",
)
SCORE = Act(Duty("playing", "announce", box=1, hand=1, score="16"), 1.25)
PAY = Duty("settlement", "pay", box=1, hand=1, bettor="seated", bet="21", amount=5000, ratio="1:1", rule="P21-39")
SHORT = Act(Duty("settlement", "pay", box=1, hand=1, bettor="seated", bet="21", amount=2550), 4.5)
SLIP = Mistake("wrong-amount", "money", PAY, 2450, "player")
DRAW = Duty("bank", "draw", count=1, cards=parse_cards("5h"))
MISSED = Mistake("missed", "procedure", DRAW)
RIGHT = Verdict((), 0)
WRONG = Verdict((SLIP,), 2)
GRADE = RoundGrade((SCORE.deed, DRAW, PAY), (RIGHT, WRONG), ((1, MISSED),))
