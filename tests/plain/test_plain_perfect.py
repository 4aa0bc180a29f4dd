"""Somebody who types what is due, in words of either language, ends every game without a mistake."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_table import ENGLISH, FRENCH, drive_perfectly, sitting_of, typed

from trainer.grading.verdicts import Act
from trainer.plain.acting import deed_of
from trainer.plain.commands import NotUnderstood, read
from trainer.practice.parts import PARTS, USUAL_PARTS, Part
from trainer.practice.play import Play
from trainer.records import Mode
from trainer.rules import PRESETS, any_preset
from trainer.scenarios.dealing import deal
from trainer.scenarios.files import load
from trainer.scenarios.library import bundled_folder
from trainer.wording import duties
from trainer.wording.language import Language

SCENARIOS = sorted(path for path in bundled_folder().rglob("*.toml") if "[[rounds]]" in path.read_text("utf-8"))
LANGUAGES = st.sampled_from((ENGLISH, FRENCH))
MODES: st.SearchStrategy[Mode] = st.sampled_from(("guided", "practice", "blind"))
CHOSEN = st.just(USUAL_PARTS) | st.just(frozenset(PARTS)) | st.frozensets(st.sampled_from(PARTS), min_size=1)


@pytest.mark.parametrize("house", PRESETS)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), performs=CHOSEN, mode=MODES, language=LANGUAGES)
def test_a_perfect_player_ends_at_100(
    house: str, seed: int, performs: frozenset[Part], mode: Mode, language: Language
) -> None:
    rules = any_preset(house)
    rounds = tuple(islice(deal(rules, Random(seed), (1, 4)), 2))
    if not any(Play.start(facts, rules, performs).mine for facts in rounds):
        return
    sat = drive_perfectly(sitting_of(*rounds, rules=rules, mode=mode, performs=performs), language)
    assert [slip for grade in sat.sitting.grades for slip in grade.mistakes] == []
    assert sat.code == 0
    assert "100" in sat.said[-1]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=repr)
def test_every_bundled_file_can_be_played_perfectly_from_text(path: Path, language: Language) -> None:
    scenario = load(path).scenario
    assert scenario is not None
    sitting = sitting_of(*scenario.rounds, rules=scenario.rules, mode="blind", performs=PARTS)
    sat = drive_perfectly(sitting, language)
    assert (sat.code, sat.right) == (0, True)


@pytest.mark.parametrize("house", PRESETS)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), language=LANGUAGES)
def test_money_typed_as_the_guided_table_says_it_is_understood(house: str, seed: int, language: Language) -> None:
    rules = any_preset(house)
    play = Play.start(next(deal(rules, Random(seed), (1, 4))), rules, frozenset(PARTS))
    while play.due is not None:
        due = play.due
        line = duties.say(due, language) if due.act in ("collect", "pay", "return") else typed(due, language)
        command = read(line, play.phase)
        assert not isinstance(command, NotUnderstood), line
        deed = deed_of(command, play)
        assert deed is not None, line
        play = play.do(Act(deed))
        assert play.last is not None
        assert play.last.right, line
