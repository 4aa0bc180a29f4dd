"""The order of clearing: the players' cards when the payments are over, the bank's own last (P21-15, 42, 44, 48)."""

import pytest
from msgspec.structs import replace

from trainer.cards import parse_cards
from trainer.duties import Duty
from trainer.games.day.facts import Clearing
from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act
from trainer.practice.play import Play
from trainer.rules import preset

LIMITS = Limits(1000, 50000, 10000)
TEN, SIX, FOUR, KING = parse_cards("Ts 6c 4d Kh")


def clearing(bank: str, *, pok: bool = True, red_card: bool = False) -> Clearing:
    """Box 1 stands on 20, box 2 is bust."""
    stands = Hand((TEN, SIX), (Ask("hit", FOUR), Ask("stand")))
    bust = Hand((TEN, SIX), (Ask("hit", KING),))
    stake = 1000 if pok else None
    boxes = (Box(1, 5000, stands, pok=stake), Box(2, 5000, bust, pok=stake))
    return Clearing(Round(LIMITS, boxes, parse_cards(bank), red_card))


def keys(facts: Clearing, name: str) -> list[tuple[str, str | int | None, str | None]]:
    return [(duty.act, duty.what or duty.count, duty.rule) for duty in duties_of(facts, preset(name))]


PLAYERS = ("clear", "players", "P21-42")
BANK = ("clear", "bank", "P21-48")


@pytest.mark.parametrize("name", ["poker21", "poker21-circle"])
def test_p21_42_players_cards_go_at_once_and_p21_48_the_banks_own_last(name: str) -> None:
    assert keys(clearing("9s 8h 7d 2c Kd"), name) == [PLAYERS, ("draw", 3, "P21-44"), BANK]


def test_p21_44_five_cards_need_no_more_and_none_is_burnt() -> None:
    assert keys(clearing("2s 2h 3d 4c 9d"), "poker21") == [PLAYERS, BANK]


def test_p21_44_cards_beyond_the_fifth_are_burnt_before_the_others() -> None:
    assert keys(clearing("2s 2h 3d 4c 2d 4h"), "poker21") == [PLAYERS, ("burn", 1, "P21-44"), BANK]


def test_p21_42_and_48_hold_at_blackjack_where_the_bank_takes_no_more_cards() -> None:
    assert keys(clearing("9s 8h", pok=False), "blackjack") == [PLAYERS, BANK]


def test_p21_15_the_reshuffle_comes_after_the_last_clearing() -> None:
    assert keys(clearing("2s 2h 3d 4c 9d", red_card=True), "poker21") == [
        PLAYERS, BANK, ("reshuffle", None, "P21-15"),
    ]  # fmt: skip


def test_p21_48_the_bank_cleared_first_is_out_of_order_once() -> None:
    facts = clearing("9s 8h 7d 2c Kd")
    due = duties_of(facts, preset("poker21"))
    players, draw, bank = (duty.bare() for duty in due)
    grade = grade_round(due, [Act(bank), Act(players), Act(draw)])
    assert [(slip.code, slip.expected) for slip in grade.mistakes] == [("out-of-order", due[0])]


def test_p21_42_the_table_shows_what_still_lies_and_settles_pok_once_the_hand_is_complete() -> None:
    play = Play.start(clearing("9s 8h 7d 2c Kd"), preset("poker21"), frozenset())
    before = play.day()
    assert before.round is not None
    assert [len(box.hands[0].cards) for box in before.round.boxes] == [3, 0]
    assert [str(card) for card in before.round.bank] == ["9s", "8h"]
    assert before.burnt == 3
    cleared = play.do(Act(Duty("clearing", "clear", what="players"))).day()
    assert cleared.round is not None
    assert cleared.burnt == 6
    assert [box.pok[0].state for box in cleared.round.boxes] == ["lying", "lying"]
    complete = play.do(Act(Duty("clearing", "clear", what="players"))).do(Act(Duty("clearing", "draw", count=3))).day()
    assert complete.round is not None
    assert len(complete.round.bank) == 5
    assert [box.pok[0].state for box in complete.round.boxes] == ["collected", "collected"]


def test_p21_15_the_table_says_that_the_red_card_came_out() -> None:
    facts = clearing("9s 8h 7d 2c Kd")
    for out in (False, True):
        told = replace(facts, round=replace(facts.round, red_card=out))
        assert Play.start(told, preset("poker21"), frozenset()).day().red_card_out is out
