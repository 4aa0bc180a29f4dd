"""PP-1 to PP-11: what the croupier does in a round, word for word as the scenario format lists it."""

from collections.abc import Mapping

import pytest
from msgspec import structs
from paire_rounds import LIMITS, Stakes, a_round, bets, key, said

from trainer.duties import Duty, duty_json
from trainer.games.paire_poker.betting import has_main, limit_faults, offer_faults
from trainer.games.paire_poker.duties import duties, order_group, order_ranks
from trainer.games.paire_poker.facts import Limits
from trainer.rules import paire_poker

CONTRACT_BETS = {"red": 500, "7": 200, "7-K-joker": 200, "pair 7": 200}


def lines(cards: str, stakes: Mapping[int, Stakes], offers: Mapping[int, Stakes] | None = None) -> list[str]:
    return [said(duty) for duty in key(cards, stakes, offers)]


def test_the_round_of_the_contract() -> None:
    assert lines("7h joker 7d", {2: CONTRACT_BETS}, {2: {"7-8": 200, "red": 2000}}) == [
        "betting refuse-bet 2 7-8 not-on-felt",
        "betting refuse-bet 2 red above-maximum",
        "betting close-betting",
        "drawing burn 1",
        "drawing draw 3",
        "first-card turn",
        "first-card announce 7 red",
        "second-card turn",
        "second-card announce no pair",
        "second-card collect 2 pair 7 200",
        "third-card turn",
        "third-card announce three-of-a-kind",
        "paying pay 2 red 500 1:1",
        "paying pay 2 7 2400 12:1",
        "paying pay 2 7-K-joker 800 4:1",
        "clearing clear",
    ]


def test_pp_3_optional_bets_without_a_main_bet_are_refused() -> None:
    offer = {"any pair": 200, "pair 7": 5000, "poker hand": 100}
    assert lines("7h 8h 9h", {1: {"red": 200}}, {1: offer})[:4] == [
        "betting refuse-bet 1 any pair no-main",
        "betting refuse-bet 1 pair 7 no-main",
        "betting refuse-bet 1 poker hand no-main",
        "betting close-betting",
    ]


def test_pp_3_a_main_bet_outside_the_limits_is_still_a_main_bet() -> None:
    assert has_main(bets({"red": 2000}))
    assert [(bet.on, reason) for bet, reason in offer_faults(bets({"red": 2000, "any pair": 200}), LIMITS)] == [
        ("red", "above-maximum")
    ]


def test_pp_3_what_is_not_on_the_felt_is_no_main_bet() -> None:
    assert not has_main(bets({"7-8": 200, "any pair": 200}))
    assert [(bet.on, reason) for bet, reason in offer_faults(bets({"7-8": 200, "any pair": 200}), LIMITS)] == [
        ("7-8", "not-on-felt"),
        ("any pair", "no-main"),
    ]


@pytest.mark.parametrize("bet", ["7-8", "A-2-3", "J-Q-K-joker", "A-joker", "pair 1", "green", "K-A"])
def test_pp_4_bets_that_are_not_on_the_felt_are_refused_whatever_their_stake(bet: str) -> None:
    for stake in (100, 200, 5000):
        assert [reason for _, reason in offer_faults(bets({"red": 200, bet: stake}), LIMITS)] == ["not-on-felt"]


@pytest.mark.parametrize(
    ("bet", "stake", "reason"),
    [
        ("red", 199, "below-minimum"), ("red", 200, None), ("red", 1000, None), ("red", 1001, "above-maximum"),
        ("6-7-Q-K", 199, "below-minimum"), ("6-7-Q-K", 1000, None), ("6-7-Q-K", 1050, "above-maximum"),
        ("pair 7", 199, "below-minimum"), ("pair 7", 200, None), ("pair 7", 201, "above-maximum"),
        ("any pair", 201, "above-maximum"), ("poker hand", 201, "above-maximum"), ("poker hand", 200, None),
    ],
)  # fmt: skip
def test_pp_10_minimum_on_any_bet_maximum_by_kind(bet: str, stake: int, reason: str | None) -> None:
    found = {on.on: why for on, why in offer_faults(bets({"black": 200, bet: stake}), LIMITS)}
    assert found.get(bet) == reason


def test_pp_10_the_table_shows_the_limits_of_its_rules() -> None:
    assert limit_faults(LIMITS, paire_poker()) == ()
    assert limit_faults(Limits(300, 1000, 500), paire_poker()) == ("minimum", "optional_maximum")
    high = structs.replace(paire_poker(), main_maximum=5000)
    assert limit_faults(LIMITS, high) == ("main_maximum",)


def test_refusals_go_from_player_1_to_5_in_the_order_offered() -> None:
    offers = {4: {"poker hand": 500, "red": 5000}, 1: {"7-8": 200}}
    found = key("7h 8h 9h", {4: {"red": 200}, 1: {"7": 200}, 3: {"A": 200}}, offers)
    assert [(duty.player, duty.bet) for duty in found if duty.act == "refuse-bet"] == [
        (1, "7-8"),
        (4, "poker hand"),
        (4, "red"),
    ]


def test_pp_5_one_card_is_burnt_and_three_are_drawn_face_down() -> None:
    drawing = [duty for duty in key("7h 8h 9h", {1: {"red": 200}}) if duty.phase == "drawing"]
    assert [(duty.act, duty.count, duty.cards, duty.rule) for duty in drawing] == [
        ("burn", 1, (), "PP-5"),
        ("draw", 3, (), "PP-5"),
    ]


def test_pp_6_the_cards_come_onto_the_table_when_they_are_turned() -> None:
    turned = [duty for duty in key("7h joker 9d", {1: {"red": 200}}) if duty.act == "turn"]
    assert [(duty.phase, [str(card) for card in duty.cards]) for duty in turned] == [
        ("first-card", ["7h"]),
        ("second-card", ["joker"]),
        ("third-card", ["9d"]),
    ]


def test_pp_6_losers_are_collected_card_by_card_and_only_then_winners_paid_in_the_same_order() -> None:
    stakes = {1: {"poker hand": 200, "any pair": 200, "black": 200, "red": 200, "pair 8": 200, "8": 200}}
    assert lines("8h 8d Kc", stakes)[3:] == [
        "first-card turn",
        "first-card announce 8 red",
        "first-card collect 1 black 200",
        "second-card turn",
        "second-card announce pair 8",
        "third-card turn",
        "third-card announce nothing",
        "third-card collect 1 poker hand 200",
        "paying pay 1 red 200 1:1",
        "paying pay 1 8 2400 12:1",
        "paying pay 1 any pair 3200 16:1",
        "paying pay 1 pair 8 20000 100:1",
        "clearing clear",
    ]


def test_pp_7_a_joker_is_neither_red_nor_black() -> None:
    stakes = {1: {"red": 200, "black": 200, "joker": 200, "K-joker": 200}}
    assert lines("joker 8d Kc", stakes)[4:7] == [
        "first-card announce joker",
        "first-card collect 1 red 200",
        "first-card collect 1 black 200",
    ]
    paid = [duty for duty in key("joker 8d Kc", stakes) if duty.act == "pay"]
    assert [(duty.bet, duty.ratio, duty.amount) for duty in paid] == [
        ("joker", "25:1", 5000),
        ("K-joker", "5:1", 1000),
    ]


def test_pp_8_pair_of_jokers_pays_500_and_50() -> None:
    found = key("joker joker Kc", {1: {"joker": 200, "pair joker": 200, "any pair": 200, "poker hand": 200}})
    assert [(duty.bet, duty.ratio) for duty in found if duty.act == "pay"] == [
        ("joker", "25:1"),
        ("pair joker", "500:1"),
        ("any pair", "50:1"),
        ("poker hand", "100:1"),
    ]
    assert [duty.score for duty in found if duty.act == "announce"] == ["joker", "pair joker", "pair-of-jokers"]


def test_pp_11_player_5_to_player_1_and_within_a_player_the_order_placed() -> None:
    mine = {"poker hand": 200, "A": 200, "any pair": 200, "black": 200, "A-2": 200}
    found = key("7h 8d Kc", dict.fromkeys((1, 3, 5), mine))
    taken = [(duty.phase, duty.player, duty.bet) for duty in found if duty.act == "collect"]
    assert taken == [
        *(("first-card", number, bet) for number in (5, 3, 1) for bet in ("A", "black", "A-2")),
        *(("second-card", number, "any pair") for number in (5, 3, 1)),
        *(("third-card", number, "poker hand") for number in (5, 3, 1)),
    ]
    paid = [duty for duty in key("Ah Ad 2c", {2: mine, 4: mine}) if duty.act == "pay"]
    assert [(duty.player, duty.bet) for duty in paid] == [
        (4, "A"), (4, "A-2"), (2, "A"), (2, "A-2"), (4, "any pair"), (2, "any pair"),
    ]  # fmt: skip


def test_pp_11_any_order_within_one_card_is_right() -> None:
    found = key("Ah Kd 2c", {2: {"A": 200, "red": 200, "any pair": 200}, 4: {"A": 200, "poker hand": 200}})
    groups = [(duty.phase, order_group(duty)) for duty in found if duty.act in ("collect", "pay")]
    assert groups == [
        ("second-card", "second-card"),
        ("third-card", "third-card"),
        ("paying", "first-card"),
        ("paying", "first-card"),
        ("paying", "first-card"),
    ]


def test_pp_11_everything_but_money_has_a_fixed_place() -> None:
    found = key("Ah Kd 2c", {2: {"A": 200, "any pair": 200}}, {2: {"7-8": 200, "A": 200}})
    assert {duty.act for duty in found if order_group(duty) is None} == {
        "refuse-bet", "close-betting", "burn", "draw", "turn", "announce", "clear",
    }  # fmt: skip
    assert order_group(Duty("paying", "pay", player=2, bet="7-8", amount=200)) is None


def test_pp_11_duties_within_one_card_share_a_rank() -> None:
    found = key("Ah Kd 2c", {2: {"A": 200, "black": 200, "7": 200, "pair 7": 200}, 4: {"A": 200, "7": 200}})
    names = [f"{duty.phase} {duty.act} {duty.player} {duty.bet}" for duty in found]
    assert list(zip(order_ranks(found), names, strict=True))[3:] == [
        (3, "first-card turn None None"),
        (4, "first-card announce None None"),
        (5, "first-card collect 4 7"),
        (5, "first-card collect 2 black"),
        (5, "first-card collect 2 7"),
        (8, "second-card turn None None"),
        (9, "second-card announce None None"),
        (10, "second-card collect 2 pair 7"),
        (11, "third-card turn None None"),
        (12, "third-card announce None None"),
        (13, "paying pay 4 A"),
        (13, "paying pay 2 A"),
        (15, "clearing clear None None"),
    ]


def test_pp_11_the_bets_of_an_earlier_card_are_paid_first() -> None:
    found = key("Ah Ad 2c", {2: {"any pair": 200, "A": 200}, 4: {"pair A": 200, "red": 200}})
    paying = [(rank, duty.bet) for rank, duty in zip(order_ranks(found), found, strict=True) if duty.act == "pay"]
    assert paying == [(9, "red"), (9, "A"), (11, "pair A"), (11, "any pair")]


def test_every_duty_cites_its_statement() -> None:
    found = key("8h 8d Kc", {1: {"8": 200, "A": 200, "any pair": 200, "pair A": 200, "poker hand": 200}})
    cited = {(duty.act, duty.bet): duty.rule for duty in found}
    assert None not in cited.values()
    assert cited["pay", "8"] == cited["collect", "A"] == "PP-7"
    assert cited["pay", "any pair"] == cited["collect", "pair A"] == "PP-8"
    assert cited["collect", "poker hand"] == "PP-9"


def test_a_house_that_pays_otherwise_is_cited_as_the_house() -> None:
    decree = paire_poker()
    house = structs.replace(decree, cheval=6, statements={**decree.statements, "cheval": "HOUSE"})
    [paid] = [duty for duty in duties(a_round("Ah 8d Kc", {1: {"A-2": 200}}), house) if duty.act == "pay"]
    assert (paid.amount, paid.ratio, paid.rule) == (1200, "6:1", "HOUSE")


def test_duties_as_json_have_the_keys_of_the_contract() -> None:
    found = [duty_json(duty) for duty in key("Ah Ad 2c", {2: {"A": 250, "black": 200}}, {2: {"A": 5000}})]
    for duty in found:
        duty.pop("rule")
    assert found == [
        {"phase": "betting", "act": "refuse-bet", "player": 2, "bet": "A", "reason": "above-maximum"},
        {"phase": "betting", "act": "close-betting"},
        {"phase": "drawing", "act": "burn", "count": 1},
        {"phase": "drawing", "act": "draw", "count": 3},
        {"phase": "first-card", "act": "turn", "cards": "Ah"},
        {"phase": "first-card", "act": "announce", "score": "A red"},
        {"phase": "first-card", "act": "collect", "player": 2, "bet": "black", "amount": "2.00"},
        {"phase": "second-card", "act": "turn", "cards": "Ad"},
        {"phase": "second-card", "act": "announce", "score": "pair A"},
        {"phase": "third-card", "act": "turn", "cards": "2c"},
        {"phase": "third-card", "act": "announce", "score": "nothing"},
        {"phase": "paying", "act": "pay", "player": 2, "bet": "A", "amount": "30.00", "ratio": "12:1"},
        {"phase": "clearing", "act": "clear"},
    ]
