"""What holds for every drill of the day, however it is drawn."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.cards import RANKS
from trainer.duties import Duty, duty_from_json, duty_json
from trainer.games.day.facts import DRILLS, Clearing, Day, Drill, Opening, RedCard, drill_of
from trainer.games.day.packs import defects_of
from trainer.games.rounds import duties_of, ranks_of
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act, RoundGrade
from trainer.records import codec
from trainer.rules import TwentyOneRules, paire_poker, preset
from trainer.scenarios.dealing.day import make_day

HOUSES = (*(preset(name) for name in ("poker21", "poker21-circle", "blackjack")), replace(preset("poker21"), packs=8))
DRILL_NAMES: tuple[Drill, ...] = tuple(DRILLS.values())
HOUSE = st.sampled_from(HOUSES)
DRILL = st.sampled_from(DRILL_NAMES)
SEED = st.integers(0, 2**32)


def graded(facts: Day, rules: TwentyOneRules, deeds: list[Duty]) -> RoundGrade:
    due = duties_of(facts, rules)
    return grade_round(due, [Act(deed) for deed in deeds], ranks=ranks_of(facts, due))


def codes(facts: Day, rules: TwentyOneRules, deeds: list[Duty]) -> list[str]:
    return [slip.code for slip in graded(facts, rules, deeds).mistakes]


def key(facts: Day, rules: TwentyOneRules) -> list[Duty]:
    """What a croupier does who does all right: the duties in order, within a range its least."""
    return [replace(duty.bare(), most=None) for duty in duties_of(facts, rules)]


@given(HOUSE, DRILL, SEED)
def test_grading_the_key_finds_nothing_wrong(rules: TwentyOneRules, drill: Drill, seed: int) -> None:
    facts = make_day(rules, Random(seed), drill)
    assert graded(facts, rules, key(facts, rules)).mistakes == ()


@given(HOUSE, DRILL, SEED, st.data())
def test_a_duty_left_out_is_found_once(rules: TwentyOneRules, drill: Drill, seed: int, data: st.DataObject) -> None:
    facts = make_day(rules, Random(seed), drill)
    deeds = key(facts, rules)
    left_out = deeds.pop(data.draw(st.integers(0, len(deeds) - 1)))
    slips = graded(facts, rules, deeds).mistakes
    assert [slip.code for slip in slips] == ["missed"]
    assert slips[0].expected is not None
    assert (slips[0].expected.act, slips[0].expected.what) == (left_out.act, left_out.what)


@given(HOUSE, DRILL, SEED, st.data())
def test_an_act_done_twice_is_found_once(rules: TwentyOneRules, drill: Drill, seed: int, data: st.DataObject) -> None:
    facts = make_day(rules, Random(seed), drill)
    deeds = key(facts, rules)
    place = data.draw(st.integers(0, len(deeds) - 1))
    assert codes(facts, rules, [*deeds[:place], deeds[place], *deeds[place:]]) == ["extra"]


@given(HOUSE, DRILL, SEED, st.data())
def test_two_acts_exchanged_are_found_once_unless_both_report(
    rules: TwentyOneRules, drill: Drill, seed: int, data: st.DataObject
) -> None:
    facts = make_day(rules, Random(seed), drill)
    deeds = key(facts, rules)
    place = data.draw(st.integers(0, len(deeds) - 2))
    deeds[place : place + 2] = reversed(deeds[place : place + 2])
    free = deeds[place].act == deeds[place + 1].act == "report"
    assert codes(facts, rules, deeds) == ([] if free else ["out-of-order"])


@given(HOUSE, DRILL, SEED, st.data())
def test_a_wrong_number_is_found_once(rules: TwentyOneRules, drill: Drill, seed: int, data: st.DataObject) -> None:
    facts = make_day(rules, Random(seed), drill)
    deeds = key(facts, rules)
    counted = [place for place, deed in enumerate(deeds) if deed.count is not None]
    if not counted:
        return
    place = data.draw(st.sampled_from(counted))
    due = duties_of(facts, rules)[place]
    wrong = [(due.count or 0) - 1, (due.most or due.count or 0) + 1]
    deeds[place] = replace(deeds[place], count=data.draw(st.sampled_from(wrong)))
    assert codes(facts, rules, deeds) == ["wrong-amount"]


@given(HOUSE, SEED, st.integers(1, 6), st.data())
def test_a_false_report_is_found(rules: TwentyOneRules, seed: int, defects: int, data: st.DataObject) -> None:
    facts = make_day(rules, Random(seed), "opening", defects)
    deeds = key(facts, rules)
    reports = [place for place, deed in enumerate(deeds) if deed.act == "report"]
    place = data.draw(st.sampled_from(reports))
    kind, _, card = (deeds[place].what or "").partition(" ")
    other = RANKS[(RANKS.index(next(rank for rank in RANKS if rank == card[:-1])) + 1) % 13] + card[-1]
    false = replace(deeds[place], what=f"{kind} {other}")
    if false in deeds:
        return
    deeds[place] = false
    assert codes(facts, rules, deeds) == ["extra", "missed"]


@given(HOUSE, DRILL, SEED)
def test_the_same_seed_makes_the_same_drill(rules: TwentyOneRules, drill: Drill, seed: int) -> None:
    facts = make_day(rules, Random(seed), drill)
    assert facts == make_day(rules, Random(seed), drill)
    assert drill_of(facts) == drill


@given(HOUSE, SEED, st.integers(0, 40))
def test_an_opening_has_as_many_defects_as_were_asked_for(rules: TwentyOneRules, seed: int, defects: int) -> None:
    facts = make_day(rules, Random(seed), "opening", defects)
    assert isinstance(facts, Opening)
    assert len(list(defects_of(facts.packs))) == defects


@given(HOUSE, DRILL, SEED)
def test_drills_and_their_duties_are_kept_as_text(rules: TwentyOneRules, drill: Drill, seed: int) -> None:
    facts = make_day(rules, Random(seed), drill)
    assert codec.facts_from("twenty-one", codec.text_of(facts)) == facts
    for duty in duties_of(facts, rules):
        assert duty_from_json(duty_json(duty)) == duty


def test_every_kind_of_day_is_drawn_sooner_or_later() -> None:
    rules = preset("poker21")
    openings = [make_day(rules, Random(seed), "opening") for seed in range(60)]
    kinds = [defect.kind for facts in openings if isinstance(facts, Opening) for defect in defects_of(facts.packs)]
    assert set(kinds) == {"missing", "double", "back"}
    assert any(isinstance(facts, Opening) and not list(defects_of(facts.packs)) for facts in openings)
    red_cards = [make_day(rules, Random(seed), "red-card") for seed in range(60)]
    empty = [facts.empty_at is not None for facts in red_cards if isinstance(facts, RedCard)]
    assert {*empty} == {True, False}
    clearings = [make_day(rules, Random(seed), "clearing") for seed in range(60)]
    assert {facts.round.red_card for facts in clearings if isinstance(facts, Clearing)} == {True, False}


def test_a_drill_of_the_day_is_of_the_games_of_twenty_one_alone() -> None:
    with pytest.raises(TypeError):
        duties_of(RedCard("box 1", 30), paire_poker())
