"""The view of the felt after what has been done."""

from paire_rounds import LIMITS, a_round

from trainer.cards import parse_card
from trainer.duties import Duty
from trainer.games.paire_poker.duties import duties
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.table import CardCell, FeltView, Stake, felt_view
from trainer.rules import paire_poker

ROUND = a_round(
    "7h joker 7d",
    {1: {"black": 200}, 2: {"red": 500, "any pair": 200, "poker hand": 200}},
    {2: {"7-8": 200, "black": 300, "red": 2000}},
)
KEY = duties(ROUND, paire_poker())


def after(last: str, facts: PaireRound = ROUND) -> FeltView:
    """The felt when the duty `act bet` has just been done, all before it being done too."""
    names = [" ".join(word for word in (duty.phase, duty.act, duty.bet) if word) for duty in KEY]
    return felt_view(facts, KEY[: names.index(last) + 1])


def test_a_first_offer_lies_until_its_last_fault_is_refused() -> None:
    start = felt_view(ROUND, ())
    assert start == FeltView(
        LIMITS,
        (
            Stake(1, "black", 200),
            Stake(2, "7-8", 200, "offered"),
            Stake(2, "black", 300, "offered"),
            Stake(2, "red", 2000, "offered"),
        ),
        (CardCell(1), CardCell(2), CardCell(3)),
    )
    assert [stake.bet for stake in after("betting refuse-bet 7-8").stakes] == ["black", "black", "red"]
    played = after("betting refuse-bet red")
    assert [(stake.player, stake.bet, stake.state) for stake in played.stakes] == [
        (1, "black", "lying"),
        (2, "red", "lying"),
        (2, "any pair", "lying"),
        (2, "poker hand", "lying"),
    ]
    assert not played.closed


def test_bets_closed_without_a_refusal_still_show_what_is_played() -> None:
    closed = felt_view(ROUND, [Duty("betting", "close-betting")])
    assert closed.closed
    assert [stake.bet for stake in closed.stakes if stake.player == 2] == ["red", "any pair", "poker hand"]


def test_pp_5_6_cards_lie_face_down_and_are_turned_one_by_one() -> None:
    assert [cell.state for cell in after("betting close-betting").cells] == ["empty"] * 3
    drawn = after("drawing draw")
    assert drawn.discard == 1
    assert [(cell.state, cell.card) for cell in drawn.cells] == [("face-down", None)] * 3
    second = after("second-card announce")
    assert second.cells == (
        CardCell(1, "turned", parse_card("7h"), "7 red"),
        CardCell(2, "turned", parse_card("joker"), "no pair"),
        CardCell(3, "face-down"),
    )


def test_stakes_are_collected_and_paid() -> None:
    collected = after("second-card collect any pair")
    assert collected.stakes == (
        Stake(1, "black", 200, "collected"),
        Stake(2, "red", 500),
        Stake(2, "any pair", 200, "collected"),
        Stake(2, "poker hand", 200),
    )
    assert after("paying pay poker hand").stakes == (
        Stake(1, "black", 200, "collected"),
        Stake(2, "red", 500, "paid", 500),
        Stake(2, "any pair", 200, "collected"),
        Stake(2, "poker hand", 200, "paid", 2000),
    )


def test_cards_are_put_away_at_the_end() -> None:
    end = after("clearing clear")
    assert [(cell.state, cell.card) for cell in end.cells] == [("cleared", None)] * 3
    assert end.discard == 4


def test_the_order_in_which_duties_were_done_changes_nothing() -> None:
    assert felt_view(ROUND, reversed(KEY)) == felt_view(ROUND, KEY)
