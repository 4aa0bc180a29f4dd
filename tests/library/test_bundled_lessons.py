"""Every bundled lesson is faultless, speaks both languages, and holds what its title promises."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from trainer.duties import Duty
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.rounds import duties_of
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Round
from trainer.rules import TwentyOneRules
from trainer.scenarios import Scenario
from trainer.scenarios.files import load
from trainer.scenarios.library import bundled_folder, library
from trainer.scenarios.scenario import AnyRound

LESSONS = [lesson.path for lesson in library(bundled_folder())]
POKER21 = bundled_folder() / "poker21"
LANGUAGES = ("fr", "en")
each_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.relative_to(bundled_folder()).as_posix())


@cache
def scenario_of(path: Path) -> Scenario:
    scenario = load(path).scenario
    assert scenario is not None
    return scenario


def said_in(scenario: Scenario, language: str) -> list[str]:
    notes = [note.get(language, "") for note in scenario.notes]
    return [scenario.texts[language].title, scenario.texts[language].aim, *notes]


@each_lesson
def test_a_lesson_has_neither_errors_nor_warnings(path: Path) -> None:
    assert load(path).faults == ()


@each_lesson
def test_a_lesson_has_title_aim_and_a_note_to_every_round_in_both_languages(path: Path) -> None:
    scenario = scenario_of(path)
    assert scenario.title == scenario.texts["en"].title
    for language in LANGUAGES:
        said = said_in(scenario, language)
        assert len(said) == 2 + len(scenario.rounds)
        assert all(said)


@each_lesson
def test_french_keeps_its_signs_together_and_english_has_no_french_quotes(path: Path) -> None:
    scenario = scenario_of(path)
    for text in said_in(scenario, "fr"):
        assert not re.search(r"[^\u00a0][:;?!»€]|«[^\u00a0]|[“”\"]", text), text
    for text in said_in(scenario, "en"):
        assert not re.search(r"[«»\u00a0\"]|\d ?€", text), text


def named(text: str, pattern: str, separator: str) -> list[int]:
    """The amounts of money that a note names, in cents."""
    found = (amount.replace(separator, "").replace(",", ".").rstrip(".") for amount in re.findall(pattern, text))
    return sorted(round(float(amount) * 100) for amount in found)


SUMS = {
    ("poker21/5-the-players/03-refused-offers.toml", 3): {11000, 55000},
    ("poker21/5-the-players/04-standing-players.toml", 4): {100000},
}
"""Amounts that notes name though nobody stakes, takes or pays them: what stakes come to together."""


@each_lesson
def test_the_money_that_a_note_names_is_the_same_in_both_languages_and_is_the_rounds_own(path: Path) -> None:
    scenario = scenario_of(path)
    for number, facts in enumerate(scenario.rounds, start=1):
        english = named(scenario.note_in("en", number), r"€([\d,.]+)", ",")
        assert english == named(scenario.note_in("fr", number), r"(\d[\d\u00a0]*(?:,\d+)?)\u00a0€", "\u00a0")
        due = {duty.amount for duty in duties_of(facts, scenario.rules)}
        name = path.relative_to(bundled_folder()).as_posix()
        assert set(english) <= due | staked(facts) | SUMS.get((name, number), set()), number


def staked(facts: AnyRound) -> set[int | None]:
    """Everything staked or offered in a round, and its limits."""
    found: set[int | None] = {getattr(facts.limits, key) for key in facts.limits.__struct_fields__}
    if isinstance(facts, PaireRound):
        return found | {bet.stake for player in facts.players for bet in (*player.bets, *(player.first_offer or ()))}
    for box in facts.boxes:
        found |= {box.stake, box.pok, box.insurance}
        found |= {amount for other in box.standing for amount in (other.stake, other.pok)}
        found |= {box.first_offer.stake, box.first_offer.pok} if box.first_offer else set()
    return found


def test_titles_are_all_different() -> None:
    for language in LANGUAGES:
        titles = [scenario_of(path).texts[language].title for path in LESSONS]
        assert len(set(titles)) == len(titles)


def test_the_course_begins_at_one_box_and_ends_at_seven() -> None:
    first, *_, last = (scenario_of(path) for path in sorted(POKER21.rglob("*.toml")))
    assert {len(facts.boxes) for facts in rounds_of(first)} == {1}
    assert {len(facts.boxes) for facts in rounds_of(last)} == {7}


def rounds_of(scenario: Scenario) -> list[Round]:
    return [facts for facts in scenario.rounds if isinstance(facts, Round)]


def key(name: str) -> list[Duty]:
    """All duties of a lesson of Poker 21."""
    scenario = scenario_of(POKER21 / name)
    assert isinstance(scenario.rules, TwentyOneRules)
    return [duty for facts in rounds_of(scenario) for duty in duties(facts, scenario.rules)]


def pok_scores(key: Iterable[Duty]) -> set[str | None]:
    return {duty.score for duty in key if duty.phase == "pok" and duty.act == "announce"}


def refused(key: Iterable[Duty]) -> set[str | None]:
    return {duty.request for duty in key if duty.act == "refuse"}


def granted(key: Iterable[Duty], request: str) -> int:
    return sum(duty.act == "grant" and duty.request == request for duty in key)


def settled(key: Iterable[Duty]) -> set[tuple[str, str | None]]:
    return {(duty.act, duty.ratio) for duty in key if duty.phase == "settlement" and duty.bet == "21"}


GREAT = {
    "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "five-of-a-kind", "royal-flush", "five-flush",
}  # fmt: skip


def bank_says(key: Iterable[Duty]) -> set[str | None]:
    return {duty.score for duty in key if duty.phase == "bank" and duty.act == "announce"}


PROMISES: list[tuple[str, Callable[[list[Duty]], bool]]] = [
    (
        "1-totals/01-first-totals.toml",
        lambda key: settled(key) == {("collect", None), ("pay", "1:1"), ("return", None)},
    ),
    (
        "1-totals/02-hits-and-busts.toml",
        lambda key: sum(duty.score == "bust" and duty.phase == "playing" for duty in key) >= 5,
    ),
    ("1-totals/03-soft-hands.toml", lambda key: {"7/17", "8/18", "6/16"} <= {duty.score for duty in key}),
    ("1-totals/04-naturals-and-ties.toml", lambda key: {("pay", "3:2"), ("return", None)} <= settled(key)),
    (
        "1-totals/05-three-to-two.toml",
        lambda key: (
            {d.amount for d in key if d.ratio == "3:2"} >= {2250, 5250, 6750, 9750, 2550, 3450}
            and ("return", None) in settled(key)
        ),
    ),
    ("2-doubles-and-splits/01-doubles.toml", lambda key: granted(key, "double") >= 6),
    ("2-doubles-and-splits/02-splits.toml", lambda key: granted(key, "split") >= 5),
    ("2-doubles-and-splits/03-split-aces.toml", lambda key: granted(key, "split") == 4 and refused(key) == {"split"}),
    (
        "2-doubles-and-splits/04-four-hands.toml",
        lambda key: sum(duty.hand == 4 and duty.phase == "settlement" for duty in key) >= 2,
    ),
    (
        "5-the-players/04-standing-players.toml",
        lambda key: {"standing-1", "standing-2"} <= {duty.bettor for duty in key},
    ),
    ("3-the-bank/02-bank-naturals.toml", lambda key: sum(d.phase == "bank" and d.score == "natural" for d in key) == 2),
    (
        "2-doubles-and-splits/05-all-together.toml",
        lambda key: min(granted(key, "double"), granted(key, "split")) >= 4 and any(d.hand == 3 for d in key),
    ),
    ("3-the-bank/03-the-banks-aces.toml", lambda key: {"2/12", "3/13", "6/16", "17", "19", "21"} <= bank_says(key)),
    (
        "3-the-bank/04-no-hand-left.toml",
        lambda key: settled(key) == set() and {"pay", "collect"} == {d.act for d in key if d.bet == "pok"},
    ),
    (
        "4-pok/03-one-loses-the-other-wins.toml",
        lambda key: (
            pok_scores(key) == {"pair-Q", "flush", "three-of-a-kind", "nothing"}
            and {("collect", None), ("pay", "1:1"), ("pay", "3:2"), ("return", None)} == settled(key)
        ),
    ),
    (
        "4-pok/04-what-it-is-not.toml",
        lambda key: (
            pok_scores(key) == {"nothing", "straight", "flush", "full-house", "four-of-a-kind", "pair-2"}
            and any(duty.phase == "pok" and duty.act == "burn" for duty in key)
        ),
    ),
    (
        "4-pok/05-reckoning-pok.toml",
        lambda key: {d.ratio for d in key if d.bet == "pok"} == {"2:1", "5:1", "7:1", "20:1"},
    ),
    (
        "5-the-players/05-who-follows.toml",
        lambda key: (
            granted(key, "double") == granted(key, "split") == 2
            and granted(key, "surrender") == 1
            and {"standing-1", "standing-2"} == {d.bettor for d in key if d.hand == 2 and d.bettor != "seated"} - {None}
        ),
    ),
    (
        "6-full-tables/02-a-quiet-evening.toml",
        lambda key: not refused(key) - {"hit"} and len({d.box for d in key if d.phase == "settlement" and d.box}) >= 5,
    ),
    (
        "6-full-tables/03-a-busy-evening.toml",
        lambda key: refused(key) == {"double", "hit", "surrender"} and sum(d.act == "refuse-bet" for d in key) == 4,
    ),
    (
        "6-full-tables/04-the-bank-takes-all.toml",
        lambda key: (
            sum(d.phase == "bank" and d.score == "natural" for d in key) == 2
            and any(d.amount == 10000 and d.act == "collect" for d in key)
            and any(d.hand == 3 and d.act == "collect" for d in key)
        ),
    ),
    (
        "4-pok/01-everyday-hands.toml",
        lambda key: pok_scores(key) == {"pair-10", "pair-J", "two-pair", "three-of-a-kind", "pair-A"},
    ),
    ("4-pok/02-great-hands.toml", lambda key: pok_scores(key) == GREAT),
    ("5-the-players/01-surrenders.toml", lambda key: granted(key, "surrender") >= 4 and refused(key) == {"surrender"}),
    ("5-the-players/02-refused-requests.toml", lambda key: refused(key) == {"hit", "double", "split"}),
    (
        "5-the-players/03-refused-offers.toml",
        lambda key: (
            {duty.reason for duty in key if duty.act == "refuse-bet"}
            == {"no-pok", "no-21", "below-minimum", "above-maximum"}
        ),
    ),
    (
        "3-the-bank/01-the-bank-draws.toml",
        lambda key: {d.count for d in key if d.act == "burn" and d.phase == "pok"} == {1, 2},
    ),
    (
        "6-full-tables/01-seven-boxes.toml",
        lambda key: {duty.box for duty in key if duty.phase == "settlement"} >= set(range(1, 8)),
    ),
    (
        "6-full-tables/05-everything-at-once.toml",
        lambda key: (
            {"surrender", "hit", "double", "split"} == refused(key) and any(duty.act == "reshuffle" for duty in key)
        ),
    ),
]


@pytest.mark.parametrize(("name", "kept"), PROMISES, ids=[name for name, _ in PROMISES])
def test_a_lesson_holds_what_it_promises(name: str, kept: Callable[[list[Duty]], bool]) -> None:
    assert kept(key(name))


def test_no_lesson_of_poker_21_is_without_a_promise() -> None:
    assert [path.relative_to(POKER21).as_posix() for path in sorted(POKER21.rglob("*.toml"))] == sorted(
        name for name, _ in PROMISES
    )
