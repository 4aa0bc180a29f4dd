"""Each rule system has its lessons, and each lesson brings what its rules are about; a house's own are there too."""

from collections.abc import Callable, Sequence

import pytest

from trainer.duties import Duty
from trainer.games.rounds import duties_of
from trainer.rules import PRESETS
from trainer.scenarios import Scenario
from trainer.scenarios.files import check, load
from trainer.scenarios.library import bundled_folder, library

Keys = Sequence[Duty]


def scenario(name: str) -> Scenario:
    found = load(bundled_folder() / name).scenario
    assert found is not None
    return found


def key(name: str) -> list[Duty]:
    found = scenario(name)
    return [duty for facts in found.rounds for duty in duties_of(facts, found.rules)]


def refused(due: Keys) -> set[str | None]:
    return {duty.request for duty in due if duty.act == "refuse"}


def paid(due: Keys) -> set[str | None]:
    return {duty.ratio for duty in due if duty.act == "pay"}


def said(due: Keys, phase: str) -> set[str | None]:
    return {duty.score for duty in due if duty.phase == phase and duty.act == "announce"}


def reasons(due: Keys) -> set[str | None]:
    return {duty.reason for duty in due if duty.act == "refuse-bet"}


PROMISES: dict[str, Callable[[Keys], bool]] = {
    "poker21-circle/01-naturals-2-to-1.toml": lambda due: (
        "2:1" in paid(due) and any(duty.rule == "CIR-4" and duty.act == "collect" for duty in due)
    ),
    "poker21-circle/02-doubles-on-9-10-11.toml": lambda due: (
        {d.rule for d in due if d.request == "double"} == {"CIR-2"}
    ),
    "poker21-circle/03-splits-of-one-rank.toml": lambda due: (
        {duty.act for duty in due if duty.rule == "CIR-3"} == {"grant", "refuse"}
    ),
    "poker21-circle/04-pok-from-tens.toml": lambda due: {"pair-10", "pair-9"} <= said(due, "pok"),
    "poker21-circle/05-what-the-circle-refuses.toml": lambda due: refused(due) == {"surrender", "double", "split"},
    "poker21-circle/06-a-circle-evening.toml": lambda due: (
        {"CIR-1", "CIR-2", "CIR-3"} <= {duty.rule for duty in due if duty.act == "refuse"}
        and {"2:1", "1:1"} <= paid(due)
        and "pair-10" in said(due, "pok")
    ),
    "blackjack/01-without-pok.toml": lambda due: "3:2" in paid(due),
    "blackjack/02-when-the-bank-draws.toml": lambda due: {"surrender", "bank"} <= {duty.phase for duty in due},
    "blackjack/03-naturals.toml": lambda due: sum(d.phase == "bank" and d.score == "natural" for d in due) == 2,
    "blackjack/04-standing-players.toml": lambda due: "standing-4" in {duty.bettor for duty in due},
    "blackjack/05-surrender.toml": lambda due: refused(due) == {"surrender"},
    "blackjack/06-a-club-evening.toml": lambda due: (
        {"3:2", "1:1"} == paid(due) and 4 in {duty.hand for duty in due} and "standing-3" in {d.bettor for d in due}
    ),
    "paire-poker/01-the-first-card.toml": lambda due: paid(due) == {"1:1", "12:1", "25:1", "5:1", "4:1"},
    "paire-poker/02-lines-and-corners.toml": lambda due: {"2:1", "3:1", "4:1", "5:1"} <= paid(due),
    "paire-poker/03-pairs.toml": lambda due: {"16:1", "100:1", "50:1", "500:1"} <= paid(due),
    "paire-poker/04-poker-hands.toml": lambda due: (
        said(due, "third-card") == {"mini-royal", "straight", "flush", "three-of-a-kind"}
    ),
    "paire-poker/05-jokers.toml": lambda due: (
        {"mini-royal", "straight-flush", "straight", "pair-of-jokers"} == said(due, "third-card")
    ),
    "paire-poker/06-refused-bets.toml": lambda due: (
        reasons(due) == {"no-main", "not-on-felt", "below-minimum", "above-maximum"}
    ),
    "paire-poker/07-five-players.toml": lambda due: {duty.player for duty in due} >= {1, 2, 3, 4, 5},
    "paire-poker/08-the-whole-felt.toml": lambda due: (
        {"1:1", "500:1", "100:1", "50:1", "25:1", "16:1", "12:1", "10:1", "5:1", "4:1", "3:1", "2:1"} == paid(due)
        and reasons(due) == {"no-main", "not-on-felt", "above-maximum"}
    ),
    "house/01-our-circle.toml": lambda due: "HOUSE" in {duty.rule for duty in due},
    "house/02-our-club.toml": lambda due: {duty.act for duty in due if duty.bet == "insurance"} == {"pay", "collect"},
}


@pytest.mark.parametrize("name", PROMISES)
def test_a_lesson_holds_what_its_title_promises(name: str) -> None:
    assert PROMISES[name](key(name))


def test_no_lesson_is_without_a_promise() -> None:
    names = [lesson.name for lesson in library(bundled_folder())]
    assert {name for name in names if not name.startswith("poker21/")} == set(PROMISES)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_at_least_four_lessons(preset: str) -> None:
    lessons = library(bundled_folder() / preset)
    assert len(lessons) >= 4
    assert {lesson.rules for lesson in lessons} == {preset}


@pytest.mark.parametrize("rules", ["our-circle.toml", "our-club.toml"])
def test_a_house_s_own_rules_are_faultless_and_its_lesson_is_played_by_them(rules: str) -> None:
    house = bundled_folder() / "house"
    assert check(house / rules).faults == ()
    assert rules in {lesson.rules for lesson in library(house)}
