"""Every bundled lesson is faultless, speaks both languages, and holds what its title promises."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from trainer.duties import Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Round
from trainer.rules import TwentyOneRules
from trainer.scenarios import Scenario
from trainer.scenarios.files import load
from trainer.scenarios.library import bundled_folder, library

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
