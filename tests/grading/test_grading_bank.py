"""Slips of the croupier's own cards: each is named once, by the code that says most."""

from trainer.duties import Duty
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act

DRAW = Duty("bank", "draw", count=1)
STAND = Duty("bank", "stand")


def named(due: list[Duty], done: list[Duty]) -> list[tuple[str, Duty | None]]:
    """The mistakes of a round: the code, and what was due."""
    grade = grade_round(due, [Act(deed) for deed in done])
    return [(mistake.code, mistake.expected) for mistake in grade.mistakes]


def test_a_draw_left_out_is_named_once_though_the_bank_says_twice_that_it_stands() -> None:
    first, last = Duty("bank", "draw", count=1, rule="P21-34"), Duty("bank", "draw", count=1, rule="P21-35")
    due = [first, Duty("bank", "announce", score="12"), last, Duty("bank", "announce", score="18"), STAND]
    done = [DRAW, due[1], STAND, due[3], STAND]
    assert named(due, done) == [("stood-too-soon", last)]


def test_burning_where_pok_wants_a_card_is_a_draw_not_made() -> None:
    draw = Duty("pok", "draw", count=2)
    assert named([draw], [Duty("pok", "burn", count=2)]) == [("missed", draw)]


def test_drawing_where_pok_must_burn_is_drawing_too_far() -> None:
    burn = Duty("pok", "burn", count=1)
    assert named([burn], [Duty("pok", "draw", count=1)]) == [("drew-too-far", burn)]


def test_pp_5_a_card_drawn_in_place_of_the_one_to_burn_leaves_that_unburnt() -> None:
    burn, draw = Duty("drawing", "burn", count=1), Duty("drawing", "draw", count=3)
    assert named([burn, draw], [Duty("drawing", "draw", count=1), draw]) == [("missed", burn)]
