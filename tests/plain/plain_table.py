"""The line-by-line table driven from text: lines typed, everything said, and the words for what is due."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trainer.duties import Duty
from trainer.games.rounds import Facts
from trainer.money import plain
from trainer.plain import play_plain
from trainer.practice.parts import USUAL_PARTS, Part
from trainer.practice.sitting import Recorder, Sitting
from trainer.records import Mode, SessionPlan, Source
from trainer.rules import Rules, preset
from trainer.wording import duties
from trainer.wording.language import Language, load

ENGLISH, FRENCH = load("en"), load("fr")


class Clock:
    """A clock that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Sat(NamedTuple):
    """How a sitting went: its exit code, what was said, and itself."""

    code: int
    said: list[str]
    sitting: Sitting

    @property
    def right(self) -> bool:
        return all(not grade.mistakes for grade in self.sitting.grades)


def plan_of(
    rules: Rules, mode: Mode, performs: Iterable[Part], minutes: int | None = None, mark: int | None = None
) -> SessionPlan:
    return SessionPlan(
        trainee="Léa", mode=mode, source=Source(title="One"), rules=rules, performs=frozenset(performs),
        language="en", program="0", minutes=minutes, pass_mark=mark,
    )  # fmt: skip


def sitting_of(
    *rounds: Facts, rules: Rules | None = None, mode: Mode = "practice", performs: Iterable[Part] = USUAL_PARTS,
    clock: Clock | None = None, recorder: Recorder | None = None, minutes: int | None = None, mark: int | None = None,
) -> Sitting:  # fmt: skip
    plan = plan_of(rules or preset("poker21"), mode, performs, minutes, mark)
    return Sitting(
        plan, lambda number: rounds[number - 1] if number <= len(rounds) else None, clock or Clock(), recorder
    )


def drive(
    sitting: Sitting, lines: Sequence[str | float], language: Language = ENGLISH, clock: Clock | None = None
) -> Sat:
    """Types the lines one after the other; a number is time that goes by before the next of them."""
    left = list(lines)
    said: list[str] = []

    def ask(question: str) -> str | None:
        said.append(question)
        while left and not isinstance(left[0], str):
            assert clock is not None
            clock.now += float(left.pop(0))
        return str(left.pop(0)) if left else None

    return Sat(play_plain(sitting, language, ask, said.append), said, sitting)


def drive_perfectly(sitting: Sitting, language: Language) -> Sat:
    """Types what is due, in as few words as there are, until nothing more is asked."""
    said: list[str] = []

    def ask(question: str) -> str | None:
        said.append(question)
        due = sitting.play.due if sitting.play is not None else None
        return None if due is None else typed(due, language)

    return Sat(play_plain(sitting, language, ask, said.append), said, sitting)


WORDS = {
    "en": {"grant": "grant", "refuse": "refuse", "draw": "draw", "stand": "stand", "burn": "burn", "turn": "turn",
           "clear": "clear", "close-betting": "close", "reshuffle": "reshuffle", "collect": "collect", "pay": "pay",
           "return": "return", "deal": "deal", "insure": "insure", "refuse-bet": "refuse", "bank": "bank"},
    "fr": {"grant": "accorder", "refuse": "refuser", "draw": "tirer", "stand": "rester", "burn": "brûler",
           "turn": "retourner", "clear": "enlever", "close-betting": "fermer", "reshuffle": "mélanger",
           "collect": "ramasser", "pay": "payer", "return": "rendre", "deal": "donner", "insure": "assurer",
           "refuse-bet": "refuser", "bank": "banque"},
}  # fmt: skip


def typed(due: Duty, language: Language) -> str:
    """The words for a duty, as somebody types them who knows what is due."""
    verb = WORDS[language.code].get(due.act, "")
    if due.act == "announce":
        return duties.spoken(due, language) or ""
    if due.act in ("collect", "pay", "return"):
        return f"{verb} {_place(due)} {_amount(due, language)}".strip()
    if due.act == "refuse-bet":
        return f"{verb} {due.box or due.player} {due.bet}"
    if due.act == "deal":
        return f"{verb} {(due.to or '').removeprefix('box ') if due.to != 'bank' else WORDS[language.code]['bank']}"
    return f"{verb} {due.box}" if due.act == "insure" else verb


def _place(due: Duty) -> str:
    if due.player is not None:
        return f"{due.player} {due.bet}"
    hand = f".{due.hand}" if (due.hand or 1) > 1 else ""
    bet = "" if due.bet == "21" else f" {due.bet}"
    who = "" if due.bettor in (None, "seated") else f" s{(due.bettor or '')[-1]}"
    return f"{due.box}{hand}{bet}{who}"


def _amount(due: Duty, language: Language) -> str:
    """An amount, always for a payment and for the half of a surrendered stake, which is not the whole."""
    if due.act != "pay" and due.phase not in ("surrender", "playing"):
        return ""
    return plain(due.amount or 0) if language.code == "en" else plain(due.amount or 0).replace(".", ",")
