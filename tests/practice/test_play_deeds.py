"""What the trainee says or presses becomes a deed: the phase, the hand in hand and the stake are filled in."""

import pytest
from hypothesis import given
from p21_rounds import DECREE, a_round, box, rules, said
from strategies import ruled_rounds

from trainer.duties import Duty
from trainer.games.twentyone.facts import Offer, Round, Standing
from trainer.grading.verdicts import Act
from trainer.practice import deeds
from trainer.practice.parts import PARTS, USUAL_PARTS, Part, part
from trainer.practice.play import Play
from trainer.practice.stages import stages
from trainer.rules import TwentyOneRules

ALL = frozenset(PARTS)
BANK = "9s 7h 2d Jc 4d"  # 18, and nothing at POK


def started(*boxes: str, performs: frozenset[Part] = USUAL_PARTS, bank: str = BANK) -> Play:
    return Play.start(a_round(bank, *boxes), DECREE, performs)


def done(play: Play, *lines: Duty | None) -> Play:
    for deed in lines:
        assert deed is not None
        play = play.do(Act(deed))
    return play


def on_to(play: Play, phase: str) -> Play:
    """Does what is due until a phase is reached."""
    while play.phase != phase:
        assert play.due is not None
        play = play.do(Act(play.due.bare()))
    return play


def codes(play: Play) -> list[str]:
    return [] if play.last is None else [slip.code for slip in play.last.mistakes]


def test_the_table_deals_by_itself_and_waits_for_the_first_score() -> None:
    play = started("Ts 7c stand", "As Kc")
    assert (play.phase, play.box, play.hand, play.asks) == ("playing", 1, 1, None)
    assert play.due is not None
    assert said(play.due) == "announce 1/1 17"
    table = play.table()
    assert [len(laid.hands[0].cards) for laid in table.boxes] == [2, 2]
    assert (len(table.bank), table.discard, play.last) == (1, 0, None)


def test_a_score_is_said_of_the_hand_in_hand_of_the_bank_or_of_pok() -> None:
    play = started("Ts 7c stand")
    assert deeds.announce(play, "17") == Duty("playing", "announce", box=1, hand=1, score="17")
    play = on_to(play, "bank")
    assert deeds.announce(play, "16") == Duty("bank", "announce", score="16")
    play = on_to(play, "pok")
    assert deeds.announce(play, "nothing") == Duty("pok", "announce", score="nothing")


def test_an_answer_needs_a_request_that_waits() -> None:
    play = started("Ts 2c hit 5d stand")
    assert deeds.answer(play, "grant") is None
    play = done(play, deeds.announce(play, "12"))
    assert play.asks == (1, 1, "hit")
    assert deeds.answer(play, "refuse") == Duty("playing", "refuse", box=1, hand=1, request="hit")
    play = done(play, deeds.answer(play, "grant"))
    assert (play.asks, codes(play)) == (None, [])
    assert [str(card) for card in play.table().boxes[0].hands[0].cards] == ["10s", "2c", "5d"]


def test_a_request_wrongly_refused_is_named_and_the_card_comes_as_it_did() -> None:
    play = started("Ts 2c hit 5d stand")
    play = done(play, deeds.announce(play, "12"))
    play = done(play, deeds.answer(play, "refuse"))
    assert codes(play) == ["wrongly-refused"]
    assert len(play.table().boxes[0].hands[0].cards) == 3
    assert play.due is not None
    assert said(play.due) == "announce 1/1 17"


def test_a_wrong_score_is_graded_and_the_round_goes_on() -> None:
    play = started("Ts 7c stand", "Ts 8c stand")
    play = done(play, deeds.announce(play, "16"))
    assert codes(play) == ["wrong-score"]
    assert play.table().boxes[0].hands[0].said == "16"
    assert (play.box, play.hand) == (2, 1)


def test_a_false_bust_leaves_the_hand_in_play() -> None:
    play = started("Ts 7c stand", "Ts 8c stand")
    play = done(play, deeds.announce(play, "bust"))
    assert (play.table().boxes[0].hands[0].said, play.table().boxes[0].hands[0].state) == ("bust", "live")


def test_the_bank_draws_one_by_one_and_pok_what_makes_five() -> None:
    play = started("Ts 7c stand")
    assert deeds.bank_act(play, "draw") is None
    play = on_to(play, "bank")
    assert deeds.bank_act(play, "draw") == Duty("bank", "draw", count=1)
    assert deeds.bank_act(play, "stand") == Duty("bank", "stand")
    assert deeds.bank_act(on_to(play, "pok"), "draw") == Duty("pok", "draw", count=2)
    long = on_to(started("Ts 7c stand", bank="2s 2h 2d 2c 2s 3h 4s"), "pok")
    assert deeds.bank_act(long, "burn") == Duty("pok", "burn", count=2)


def test_a_stake_is_taken_or_given_back_whole_and_a_payment_is_typed() -> None:
    play = on_to(started("Ts 7c stand", "Ts 9c stand"), "settlement")
    losing, winning = (1, 1, "seated", "21"), (2, 1, "seated", "21")
    taken = Duty("settlement", "collect", box=1, hand=1, bettor="seated", bet="21", amount=5000)
    assert deeds.settle(play, "collect", losing) == taken
    assert deeds.settle(play, "pay", winning) is None
    assert deeds.settle(play, "collect", (7, 1, "seated", "21")) is None
    play = done(play, deeds.settle(play, "collect", losing))
    assert deeds.stake_of(play, *losing) is None
    assert deeds.settle(play, "collect", losing) is None
    assert deeds.settle(play, "pay", losing, 5000) is None
    play = done(play, deeds.settle(play, "pay", winning, 5000))
    stake = play.table().boxes[1].hands[0].stakes[0]
    assert (stake.state, stake.amount, stake.winnings) == ("paid", 5000, 5000)
    pok = on_to(play, "pok")
    pok = done(pok, deeds.bank_act(pok, "draw"), deeds.announce(pok, "nothing"))
    assert deeds.settle(pok, "collect", (2, 1, "seated", "pok")) == Duty(
        "pok", "collect", box=2, bettor="seated", bet="pok", amount=1000
    )


def test_a_winner_taken_lies_as_the_deed_left_it_and_is_due_no_more() -> None:
    play = on_to(started("Ts 9c stand", "Ts 9d stand"), "settlement")
    play = done(play, deeds.settle(play, "collect", (2, 1, "seated", "21")))
    assert codes(play) == ["took-winner"]
    assert play.table().boxes[1].hands[0].stakes[0].state == "collected"
    assert play.due is not None
    assert said(play.due) == "pay 1/1 seated 21 5000 1:1"


def test_half_of_a_surrendered_stake_is_typed_and_the_other_half_given_back_whole() -> None:
    play = started("Ts 6c surrender")
    play = done(play, deeds.answer(play, "grant"))
    place = (1, 1, "seated", "21")
    play = done(play, deeds.settle(play, "collect", place, 2500))
    assert deeds.settle(play, "return", place) == Duty(
        "surrender", "return", box=1, hand=1, bettor="seated", bet="21", amount=2500
    )
    play = done(play, deeds.settle(play, "return", place))
    assert play.grade().mistakes == ()


def test_what_is_cleared_follows_the_phase() -> None:
    play = started("Ts 6c hit Kd", "Ts 9c stand", performs=ALL)
    play = on_to(play, "playing")
    assert deeds.clear(play) == Duty("playing", "clear", box=1, hand=1)
    assert deeds.clear(on_to(play, "settlement")) == Duty("settlement", "clear", what="players")
    assert deeds.clear(on_to(play, "clearing")) == Duty("clearing", "clear", what="bank")


def test_a_bet_is_refused_only_where_something_was_put_down() -> None:
    offered = box(3, "Ts 9c stand", first_offer=Offer(stake=5000))
    play = Play.start(a_round(BANK, offered), DECREE, ALL)
    assert play.table().offers == ((3, Offer(stake=5000)),)
    assert deeds.refuse_bet(play, 3, "pok") is None
    assert deeds.refuse_bet(play, 4, "21") is None
    assert deeds.refuse_bet(Play.start(a_round(BANK, "Ts 9c stand"), DECREE, ALL), 1, "pok") is not None
    play = done(play, deeds.refuse_bet(play, 3, "21"), deeds.plain_act(play, "close-betting"))
    assert play.grade().mistakes == ()
    assert play.table().offers == ()


def test_going_on_says_what_was_missed_and_what_cards_had_to_come() -> None:
    play = started("Ts 2c hit 5d stand")
    play = play.go_on()
    assert [slip.code for slip in play.just_missed] == ["missed"]
    play = play.go_on()
    assert [slip.code for slip in play.just_missed] == ["missed", "missed"]
    assert len(play.table().boxes[0].hands[0].cards) == 3
    play = play.do(Act(Duty("bank", "draw", count=1)))
    assert (play.just_missed, codes(play)) == ((), [])


def test_a_round_broken_off_is_graded_as_far_as_it_went() -> None:
    play = started("Ts 7c stand", "Ts 9c stand")
    play = done(play, deeds.announce(play, "17")).go_on()
    assert [said(duty) for duty in play.broken_off().duties] == ["announce 1/1 17", "announce 2/1 19"]
    assert [slip.code for slip in play.broken_off().mistakes] == ["missed"]


def test_a_later_split_hand_waits_and_takes_its_second_card_when_its_turn_comes() -> None:
    play = started("8h 8c split (8h 9d stand) (8c Td stand)")
    play = done(play, deeds.announce(play, "16"))
    play = done(play, deeds.answer(play, "grant"))
    hands = play.table().boxes[0].hands
    assert [(hand.state, len(hand.cards)) for hand in hands] == [("live", 2), ("waiting", 1)]
    play = done(play, deeds.announce(play, "17"))
    hands = play.table().boxes[0].hands
    assert [(hand.state, len(hand.cards)) for hand in hands] == [("live", 2), ("live", 2)]
    assert (play.box, play.hand) == (1, 2)


@pytest.mark.parametrize("place", [(1, 2, "seated", "21"), (1, 4, "standing-1", "21")])
def test_a_stake_of_a_hand_not_yet_split_off_is_no_stake_and_moves_nothing(place: tuple[int, int, str, str]) -> None:
    standing = (Standing(1000, follows=True),)
    text = "8h 8c split (8h 8d split (8h Ts stand) (8d 9d stand)) (8c 8s split (8c Ts stand) (8s 9h stand))"
    play = Play.start(a_round(BANK, box(1, text, standing=standing)), DECREE, USUAL_PARTS)
    before = play.table()
    assert deeds.settle(play, "pay", place, 1000) is None
    number, hand, bettor, bet = place
    play = done(play, Duty("playing", "pay", box=number, hand=hand, bettor=bettor, bet=bet, amount=1000))
    assert not play.grade().verdicts[0].right
    assert play.table().boxes[0] == before.boxes[0]


@pytest.mark.parametrize(
    ("duty", "expected"),
    [
        (Duty("betting", "refuse-bet"), "betting"),
        (Duty("betting", "close-betting"), "betting"),
        (Duty("insurance", "insure"), "betting"),
        (Duty("dealing", "deal"), "dealing"),
        (Duty("surrender", "grant"), "requests"),
        (Duty("surrender", "collect"), "stakes"),
        (Duty("playing", "announce"), "scores"),
        (Duty("playing", "refuse"), "requests"),
        (Duty("playing", "collect"), "stakes"),
        (Duty("playing", "clear"), "clearing"),
        (Duty("bank", "announce"), "bank"),
        (Duty("settlement", "pay"), "stakes"),
        (Duty("settlement", "clear"), "clearing"),
        (Duty("pok", "announce"), "pok"),
        (Duty("pok", "collect"), "pok"),
        (Duty("clearing", "reshuffle"), "clearing"),
    ],
)
def test_each_duty_belongs_to_one_part_of_the_work(duty: Duty, expected: Part) -> None:
    assert part(duty) == expected


def test_a_stage_ends_where_the_table_brings_something_new() -> None:
    play = started("Ts 2c hit 5d stand", "Ts 9c stand")
    assert [play.duties[cut[0]].phase for cut in stages(play.duties)] == [
        "betting", "dealing", "playing", "playing", "playing", "bank", "settlement", "pok", "clearing",
    ]  # fmt: skip
    assert sum(len(cut) for cut in stages(play.duties)) == len(play.duties)


def by_hand(play: Play, due: Duty) -> Duty | None:
    """The deed that a trainee who knows what is due makes of it, with as few words as he can."""
    if due.act == "announce":
        return deeds.announce(play, due.score or "")
    if due.act in ("grant", "refuse"):
        return deeds.answer(play, due.act)
    if due.act in ("draw", "stand", "burn"):
        return deeds.bank_act(play, due.act)
    if due.act in ("collect", "pay", "return"):
        typed = due.act == "pay" or (due.act == "collect" and play.asks is None and due.phase != "settlement")
        place = (due.box or 0, due.hand or 0, due.bettor or "", due.bet or "")
        return deeds.settle(play, due.act, place, due.amount if typed else None)
    if due.act == "refuse-bet":
        return deeds.refuse_bet(play, due.box or 0, due.bet or "")
    if due.act == "clear":
        return deeds.clear(play)
    return due.bare() if due.act == "insure" else deeds.plain_act(play, due.act, due.to)


@given(ruled_rounds())
def test_a_round_can_be_played_by_deeds_alone(ruled: tuple[Round, TwentyOneRules]) -> None:
    play = Play.start(*ruled, ALL)
    while play.due is not None:
        deed = by_hand(play, play.due)
        assert deed is not None, play.due
        play = play.do(Act(deed))
        assert codes(play) == [], (deed, play.last)
    assert play.over
    assert play.grade().mistakes == ()


def test_pok_taken_with_a_hand_is_part_of_that_hand_s_turn() -> None:
    house = rules(pok_survives_bust=False)
    play = Play.start(a_round(BANK, "Ts 6c hit Kd", "Ts 9c stand"), house, ALL)
    play = on_to(play, "playing")
    while play.due is not None and play.due.act != "clear":
        play = play.do(Act(play.due.bare()))
    assert deeds.clear(play) == Duty("playing", "clear", box=1, hand=1)
