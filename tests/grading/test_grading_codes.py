"""Every code of a mistake, its severity and its cost, by hand; and what a whole round comes to."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from p21_rounds import box, key
from strategies import ruled_rounds

from trainer.duties import Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Offer
from trainer.grading.grader import grade_round
from trainer.grading.order import displaced, how_many_displaced
from trainer.grading.summary import summarise
from trainer.grading.verdicts import Act, RoundGrade

# Bank 9 7 and 2 makes 18. Box 1 has 17 and loses 50, box 2 ties at 18, box 3 wins 50 with 19, box 4 75 with a natural,
# box 5 goes bust with 22, box 6 has 7/17, then 8/18 and ties; POK is nothing.
BOXES = (
    box(1, "Ts 7c stand"),
    box(2, "Ts 8c stand"),
    box(3, "Ts 9c stand"),
    box(4, "As Kc"),
    box(5, "Ts 6c hit 6d"),
    box(6, "As 6c hit Ac stand"),
)
KEY = key("9s 7h 2d Jc 4d", *BOXES)


def at(act: str, *words: object) -> int:
    """The place in the key of the one duty with that act and these values."""
    found = [
        place
        for place, duty in enumerate(KEY)
        if duty.act == act and all(word in (getattr(duty, name) for name in duty.__struct_fields__) for word in words)
    ]
    assert len(found) == 1, (act, words, found)
    return found[0]


def graded(deeds: Sequence[Duty]) -> RoundGrade:
    return grade_round(KEY, [Act(deed) for deed in deeds])


def changed(place: int, **values: object) -> list[tuple[str, str, int | None, str | None]]:
    """The mistakes of the key with one act done otherwise."""
    deeds = [duty.bare() for duty in KEY]
    deeds[place] = replace(deeds[place], **values)
    return named(graded(deeds))


def named(grade: RoundGrade) -> list[tuple[str, str, int | None, str | None]]:
    return [(slip.code, slip.severity, slip.cost, slip.against) for slip in grade.mistakes]


LOSER, TIE, WINNER = at("collect", "settlement", 1), at("return", 2), at("pay", 3, "21")
NATURAL = at("pay", 4)


def test_paid_loser_costs_the_stake_left_and_the_winnings_given() -> None:
    assert changed(LOSER, act="pay") == [("paid-loser", "money", 10000, "house")]


def test_returned_loser_costs_the_stake() -> None:
    assert changed(LOSER, act="return") == [("returned-loser", "money", 5000, "house")]


def test_took_winner_costs_the_stake_and_the_winnings() -> None:
    assert changed(WINNER, act="collect") == [("took-winner", "money", 10000, "player")]
    assert changed(NATURAL, act="collect", amount=5000) == [("took-winner", "money", 12500, "player")]


def test_returned_winner_costs_the_winnings() -> None:
    assert changed(NATURAL, act="return", amount=5000) == [("returned-winner", "money", 7500, "player")]


def test_took_tie_costs_the_stake_and_paid_tie_what_was_paid() -> None:
    assert changed(TIE, act="collect") == [("took-tie", "money", 5000, "player")]
    assert changed(TIE, act="pay") == [("paid-tie", "money", 5000, "house")]


def test_wrong_amount_costs_the_difference_to_whom_it_is_wrong() -> None:
    assert changed(NATURAL, amount=5000) == [("wrong-amount", "money", 2500, "player")]
    assert changed(NATURAL, amount=10000) == [("wrong-amount", "money", 2500, "house")]
    assert changed(LOSER, amount=6000) == [("wrong-amount", "money", 1000, "player")]
    assert changed(LOSER, amount=4000) == [("wrong-amount", "money", 1000, "house")]


@pytest.mark.parametrize(
    ("place", "said", "code"),
    [
        (at("announce", 1, "17"), "18", "wrong-score"),
        (at("announce", "natural"), "21", "missed-natural"),
        (at("announce", 3, "19"), "natural", "false-natural"),
        (at("announce", "7/17"), "17", "soft-as-hard"),
        (at("announce", "7/17"), "7", "soft-as-hard"),
        (at("announce", "7/17"), "8", "wrong-score"),
        (at("announce", "8/18"), "7/17", "wrong-score"),
        (at("announce", "bust"), "22", "wrong-score"),
        (at("announce", "pok"), "pair-2", "wrong-score"),
    ],
)
def test_what_a_wrong_score_is_called(place: int, said: str, code: str) -> None:
    assert changed(place, score=said) == [(code, "speech", None, None)]


def test_wrongly_refused_and_wrongly_granted() -> None:
    assert changed(at("grant", 5), act="refuse") == [("wrongly-refused", "procedure", None, None)]
    refused = key("9s 7h 2d Jc 4d", box(1, "As 6c hit 4d hit"))
    deeds = [replace(duty.bare(), act="grant") if duty.act == "refuse" else duty.bare() for duty in refused]
    assert named(grade_round(refused, [Act(deed) for deed in deeds])) == [("wrongly-granted", "procedure", None, None)]


def test_drew_too_far_is_a_draw_where_the_bank_must_stand() -> None:
    assert changed(at("stand", "bank"), act="draw", count=1) == [("drew-too-far", "procedure", None, None)]


def test_stood_too_soon_is_a_stand_while_a_draw_is_due_and_what_could_not_follow_is_not_missed() -> None:
    first = next(place for place, duty in enumerate(KEY) if duty.phase == "bank")
    end = at("stand", "bank")
    stood = [*KEY[: first + 2], Duty("bank", "stand"), *KEY[end + 1 :]]
    grade = graded([duty.bare() for duty in stood])
    assert named(grade) == [("stood-too-soon", "procedure", None, None)]
    expected = grade.mistakes[0].expected
    assert expected is not None
    assert (expected.act, expected.phase) == ("draw", "bank")


def test_missed_money_costs_whom_it_was_due_to() -> None:
    deeds = [duty.bare() for duty in KEY]
    assert named(graded(deeds[:LOSER] + deeds[LOSER + 1 :])) == [("missed", "money", 5000, "house")]
    assert named(graded(deeds[:NATURAL] + deeds[NATURAL + 1 :])) == [("missed", "money", 7500, "player")]
    assert named(graded(deeds[:TIE] + deeds[TIE + 1 :])) == [("missed", "money", 5000, "player")]


def test_extra_is_an_act_that_no_duty_asks_for() -> None:
    deeds = [duty.bare() for duty in KEY]
    beyond = Duty("settlement", "pay", box=5, hand=1, bettor="seated", bet="21", amount=5000)
    grade = graded([*deeds[: WINNER + 1], beyond, *deeds[WINNER + 1 :]])
    # Box 5 was collected when it went bust: paying it now is one act too many on that bet.
    assert named(grade) == [("extra", "money", 5000, "house")]
    nobody = Duty("settlement", "collect", box=7, hand=1, bettor="seated", bet="21", amount=2000)
    assert named(graded([*deeds, nobody])) == [("extra", "money", 2000, "player")]


def test_a_winner_paid_before_the_losers_are_taken_is_named_once() -> None:
    deeds = [duty.bare() for duty in KEY]
    early = deeds.pop(WINNER)
    deeds.insert(LOSER, early)
    grade = graded(deeds)
    assert named(grade) == [("out-of-order", "order", None, None)]
    assert not grade.verdicts[LOSER].right
    expected = grade.mistakes[0].expected
    assert expected is not None
    assert (expected.act, expected.box) == ("collect", 1)


def test_the_halves_of_a_surrendered_stake_exchanged_are_out_of_order_and_cost_nothing() -> None:
    due = key("9s 7h 2d Jc 4d", box(3, "Ts 6c surrender"))
    deeds = [duty.bare() for duty in due]
    taken = next(place for place, deed in enumerate(deeds) if deed.act == "collect")
    deeds[taken], deeds[taken + 1] = deeds[taken + 1], deeds[taken]
    assert named(grade_round(due, [Act(deed) for deed in deeds])) == [("out-of-order", "order", None, None)]


def test_a_bank_that_stands_before_its_last_draw_and_then_draws_stood_too_soon() -> None:
    deeds = [duty.bare() for duty in KEY]
    stand = at("stand", "bank")
    deeds.insert(stand - 2, deeds.pop(stand))
    assert named(graded(deeds)) == [("stood-too-soon", "procedure", None, None)]


def test_the_bet_refused_or_let_pass() -> None:
    due = key("9s 7h 2d Jc 4d", box(3, "Ts 9c stand", first_offer=Offer(60000, None)))
    deeds = [duty.bare() for duty in due]
    assert named(grade_round(due, [Act(deed) for deed in deeds[1:]])) == [("wrongly-granted", "procedure", None, None)]
    legal = Duty("betting", "refuse-bet", box=5, bet="pok")
    found = grade_round(due, [Act(deed) for deed in [deeds[0], legal, *deeds[1:]]])
    assert named(found) == [("wrongly-refused", "procedure", None, None)]
    without_a_word = [Act(replace(deed, reason=None)) for deed in deeds]
    assert grade_round(due, without_a_word).mistakes == ()


def test_while_the_round_lasts_what_may_still_be_done_is_not_missed() -> None:
    deeds = [Act(duty.bare()) for duty in KEY]
    assert grade_round(KEY, deeds[:10], to_come=range(len(KEY))).mistakes == ()
    assert len(grade_round(KEY, deeds[:10]).missed) == len(KEY) - 10
    early = grade_round(KEY, [deeds[WINNER]], to_come=range(len(KEY)))
    assert named(early) == [("out-of-order", "order", None, None)]


def test_a_summary_counts_costs_and_marks() -> None:
    deeds = [duty.bare() for duty in KEY]
    deeds[LOSER] = replace(deeds[LOSER], act="pay")
    deeds[NATURAL] = replace(deeds[NATURAL], amount=5000)
    beyond = Duty("settlement", "collect", box=7, hand=1, bettor="seated", bet="21", amount=2000)
    wrong = graded([*deeds[1:], beyond])
    right = graded([duty.bare() for duty in KEY])
    summary = summarise([wrong, right])
    assert (summary.rounds, summary.duties, summary.right) == (2, 2 * len(KEY), 2 * len(KEY) - 3)
    assert summary.mistakes == {"paid-loser": 1, "wrong-amount": 1, "missed": 1, "extra": 1}
    assert (summary.cost_house, summary.cost_player) == (10000, 2500 + 2000)
    assert summary.mark == 100 * (2 * len(KEY) - 3) // (2 * len(KEY) + 1)
    assert summarise([right]).mark == 100
    assert summarise([]).mark == 100


@given(st.permutations(range(9)))
def test_as_few_acts_are_displaced_as_would_have_to_be_moved(order: list[int]) -> None:
    longest: list[int] = []
    for place, rank in enumerate(order):
        longest.append(1 + max((longest[n] for n in range(place) if order[n] < rank), default=0))
    moved = displaced(order, [])
    assert sum(moved) == how_many_displaced(order, []) == len(order) - max(longest)


@given(st.lists(st.integers(0, 6), max_size=9), st.lists(st.integers(0, 6), max_size=5))
def test_how_many_are_displaced_is_how_many_are_named_whatever_may_still_be_done(
    done: list[int], left: list[int]
) -> None:
    assert how_many_displaced(done, left) == sum(displaced(done, left))


@given(ruled_rounds().map(lambda ruled: duties(*ruled)), st.randoms(use_true_random=False))
def test_stakes_settled_in_any_order_are_out_of_order_and_nothing_else(due: tuple[Duty, ...], random: Random) -> None:
    deeds = [duty.bare() for duty in due]
    places = [place for place, duty in enumerate(due) if duty.phase == "settlement" and duty.box is not None]
    order = list(places)
    random.shuffle(order)
    for place, other in zip(places, order, strict=True):
        deeds[place] = due[other].bare()
    found = grade_round(due, [Act(deed) for deed in deeds])
    assert {mistake.code for mistake in found.mistakes} <= {"out-of-order"}
    assert [verdict.answered for verdict in found.verdicts if verdict.answered in places] == order
    assert bool(found.mistakes) == (order != places)


@given(ruled_rounds().map(lambda ruled: duties(*ruled)), st.randoms(use_true_random=False))
def test_any_acts_at_all_are_graded_each_duty_answered_once_or_missed(due: tuple[Duty, ...], random: Random) -> None:
    deeds = [duty.bare() for duty in due if random.random() < 0.8] + [duty.bare() for duty in due[::7]]
    random.shuffle(deeds)
    for _ in range(5):
        place = random.randrange(len(deeds))
        deeds[place] = replace(deeds[place], box=random.randint(1, 7), amount=random.choice((None, 0, 5000)))
    found = grade_round(due, [Act(deed) for deed in deeds])
    answered = [verdict.answered for verdict in found.verdicts if verdict.answered is not None]
    assert len(found.verdicts) == len(deeds)
    assert len(set(answered)) == len(answered)
    assert not {number for number, _ in found.missed} & set(answered)
