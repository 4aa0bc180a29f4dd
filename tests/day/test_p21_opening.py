"""The opening: packs spread, counted and checked, and what is found wrong with them (P21-2, 8, 9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, Card, parse_cards
from trainer.duties import Duty
from trainer.games.day.duties import order_ranks
from trainer.games.day.facts import Opening, Pack
from trainer.games.day.packs import DEFECT_KINDS, Defect, as_found, defects_of, whole_packs
from trainer.games.rounds import duties_of
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act
from trainer.rules import preset

RULES = preset("poker21")
NINE_OF_HEARTS, QUEEN_OF_SPADES = parse_cards("9h Qs")


def opening_of(*packs: Pack) -> Opening:
    """Six packs, whole but for those given, which come first."""
    whole = [Pack("blue", DECK)] * 3 + [Pack("red", DECK)] * 3
    return Opening((*packs, *whole[len(packs) :]))


def without(card: Card) -> Pack:
    return Pack("blue", tuple(held for held in DECK if held != card))


def opening_duties(facts: Opening) -> list[Duty]:
    return [duty.bare() for duty in duties_of(facts, RULES) if duty.phase == "opening"]


def test_p21_2_a_whole_table_has_312_cards_three_packs_of_each_back_colour() -> None:
    packs = whole_packs(RULES)
    assert [pack.back for pack in packs] == ["blue", "blue", "blue", "red", "red", "red"]
    assert sum(len(pack.cards) for pack in packs) == 312
    assert all(len(set(pack.cards)) == 52 for pack in packs)


def test_p21_8_packs_are_spread_counted_checked_and_found_well() -> None:
    assert opening_duties(opening_of()) == [
        Duty("opening", "spread"),
        Duty("opening", "count", count=312),
        Duty("opening", "check"),
        Duty("opening", "report", what="all-well"),
        Duty("opening", "turn"),
    ]


def test_p21_8_a_short_pack_is_counted_and_reported() -> None:
    found = opening_duties(opening_of(Pack("blue", DECK), without(NINE_OF_HEARTS)))
    assert Duty("opening", "count", count=311) in found
    assert [duty for duty in found if duty.act == "report"] == [
        Duty("opening", "report", what="missing 9h", pack=2),
    ]


def test_p21_8_a_card_that_is_there_twice_is_counted_and_reported() -> None:
    found = opening_duties(opening_of(Pack("blue", (QUEEN_OF_SPADES, *DECK))))
    assert Duty("opening", "count", count=313) in found
    assert [(duty.what, duty.pack) for duty in found if duty.act == "report"] == [("double Qs", 1)]


def test_p21_8_a_wrong_back_is_reported_though_the_count_is_right() -> None:
    found = opening_duties(opening_of(Pack("blue", DECK, strange=(NINE_OF_HEARTS,))))
    assert Duty("opening", "count", count=312) in found
    assert [(duty.what, duty.pack) for duty in found if duty.act == "report"] == [("back 9h", 1)]


def test_p21_8_a_card_in_the_place_of_another_leaves_the_count_right_and_both_to_report() -> None:
    swapped = Pack("blue", (*without(NINE_OF_HEARTS).cards, QUEEN_OF_SPADES))
    found = opening_duties(opening_of(swapped))
    assert Duty("opening", "count", count=312) in found
    assert [duty.what for duty in found if duty.act == "report"] == ["double Qs", "missing 9h"]


def test_p21_8_what_is_found_may_be_reported_in_any_order() -> None:
    facts = opening_of(without(NINE_OF_HEARTS), without(QUEEN_OF_SPADES))
    due = duties_of(facts, RULES)
    deeds = [duty.bare() for duty in due]
    deeds[3], deeds[4] = deeds[4], deeds[3]
    assert {deed.act for deed in deeds[3:5]} == {"report"}
    assert grade_round(due, [Act(deed) for deed in deeds], ranks=order_ranks(due)).mistakes == ()


@pytest.mark.parametrize(
    ("what", "pack"), [("missing 9d", 1), ("missing 9h", 2), ("double 9h", 1), ("back 9h", 1), ("all-well", None)]
)
def test_p21_8_a_false_report_is_not_called_for_and_the_true_one_still_due(what: str, pack: int | None) -> None:
    due = duties_of(opening_of(without(NINE_OF_HEARTS)), RULES)
    deeds = [duty.bare() for duty in due]
    deeds[3] = Duty("opening", "report", what=what, pack=pack)
    grade = grade_round(due, [Act(deed) for deed in deeds], ranks=order_ranks(due))
    assert [slip.code for slip in grade.mistakes] == ["extra", "missed"]
    assert grade.missed[0][1].expected == Duty("opening", "report", what="missing 9h", pack=1, rule="P21-8")


def test_p21_9_a_report_after_the_packs_are_turned_over_is_late() -> None:
    due = duties_of(opening_of(without(NINE_OF_HEARTS)), RULES)
    deeds = [duty.bare() for duty in due]
    deeds[3], deeds[4] = deeds[4], deeds[3]
    grade = grade_round(due, [Act(deed) for deed in deeds], ranks=order_ranks(due))
    assert [slip.code for slip in grade.mistakes] == ["out-of-order"]


def test_every_duty_of_the_opening_cites_its_statement() -> None:
    rules = {duty.act: duty.rule for duty in duties_of(opening_of(), RULES)}
    assert rules["spread"] == rules["count"] == rules["check"] == rules["report"] == "P21-8"
    assert rules["turn"] == rules["pile"] == "P21-9"


PLACES = st.tuples(st.integers(1, 6), st.sampled_from(DECK))
DEFECTS = st.lists(
    st.builds(lambda place, kind: Defect(place[0], kind, place[1]), PLACES, st.sampled_from(DEFECT_KINDS)),
    max_size=12,
    unique_by=lambda defect: (defect.pack, defect.card),
)


@given(DEFECTS)
def test_p21_8_every_defect_made_is_due_to_be_reported_and_none_else(defects: list[Defect]) -> None:
    packs = as_found(whole_packs(RULES), defects)
    reports = [(duty.pack, duty.what) for duty in duties_of(Opening(packs), RULES) if duty.act == "report"]
    made: set[tuple[int | None, str | None]] = {(found.pack, f"{found.kind} {found.card}") for found in defects}
    assert set(reports) == (made or {(None, "all-well")})
    assert len(reports) == len(set(reports))
    assert len(list(defects_of(packs))) == len(defects)


@given(DEFECTS)
def test_p21_8_the_count_due_is_of_the_cards_found(defects: list[Defect]) -> None:
    kinds = [defect.kind for defect in defects]
    due = duties_of(Opening(as_found(whole_packs(RULES), defects)), RULES)
    counted = next(duty.count for duty in due if duty.act == "count")
    assert counted == 312 - kinds.count("missing") + kinds.count("double")
