"""Poker 21, statements 17 to 23: stakes, limits and the deal, as far as a round shows them."""

import pytest
from p21_rounds import DECREE, box, cited, key, of

from trainer.games.twentyone.facts import Offer, Standing

BANK = "9s Kh 7d 2c 4d"
HAND = "Ts 6c stand"


def offered(stake: int | None, pok: int | None, *standing: Standing) -> list[str]:
    """What is refused of a first offer on box 3; the limits are 10 to 500, and 100 on POK."""
    found = key(BANK, box(3, HAND, standing=standing, first_offer=Offer(stake, pok)))
    *refused, last = of("betting", found)
    assert last == "close-betting"
    return [line.removeprefix("refuse-bet 3 ") for line in refused]


def test_p21_17_a_21_stake_without_pok_is_refused() -> None:
    assert offered(5000, None) == ["21 no-pok"]


def test_p21_17_a_pok_stake_without_21_is_refused() -> None:
    assert offered(None, 1000) == ["pok no-21"]


def test_p21_17_the_bet_that_is_missing_is_the_first_reason_named() -> None:
    assert offered(500, None) == ["21 no-pok"]
    assert offered(99900, None) == ["21 no-pok"]
    assert offered(None, 50) == ["pok no-21"]
    assert offered(None, 20000) == ["pok no-21"]


def test_p21_17_pok_is_staked_and_judged_before_21() -> None:
    assert offered(60000, 500) == ["pok below-minimum", "21 above-maximum"]


def test_p21_18_a_stake_below_the_minimum_is_refused_and_one_at_it_is_not() -> None:
    assert offered(999, 1000) == ["21 below-minimum"]
    assert offered(1000, 999) == ["pok below-minimum"]


def test_p21_18_bets_are_closed_once_before_the_deal() -> None:
    found = key(BANK, box(1, HAND), box(4, HAND))
    assert [duty.act for duty in found][:2] == ["close-betting", "deal"]
    assert [duty.act for duty in found].count("close-betting") == 1


def test_p21_20_a_pok_stake_above_ten_minimums_is_refused_and_one_at_them_is_not() -> None:
    assert DECREE.pok_maximum_times == 10
    assert offered(5000, 10001) == ["pok above-maximum"]
    assert offered(999, 10000) == ["21 below-minimum"]
    found = key(BANK, box(3, HAND, first_offer=Offer(5000, 10001)))
    assert cited(found, act="refuse-bet") == {"P21-20"}


def test_p21_21_the_21_maximum_is_twenty_fifty_a_hundred_or_two_hundred_minimums() -> None:
    assert DECREE.maximum_times == (20, 50, 100, 200)


def test_p21_22_the_maximum_counts_seated_and_standing_stakes_together() -> None:
    behind = Standing(30000, pok=9500)
    assert offered(20001, 500, behind) == ["pok below-minimum", "21 above-maximum"]
    assert offered(20000, 500, behind) == ["pok below-minimum"]
    assert offered(999, 501, behind) == ["pok below-minimum", "21 below-minimum"]
    found = key(BANK, box(3, HAND, standing=(behind,), first_offer=Offer(20001, 1000)))
    assert cited(found, bet="21", act="refuse-bet") == {"P21-22"}


def test_p21_22_pok_stakes_of_seated_and_standing_players_count_together() -> None:
    assert offered(999, 5000, Standing(1000, pok=5000)) == ["21 below-minimum"]
    assert offered(999, 5001, Standing(1000, pok=5000)) == ["pok above-maximum", "21 below-minimum"]


def test_p21_22_doubles_splits_and_several_boxes_may_pass_the_maximum() -> None:
    full = [
        box(1, "6s 5c double 9d", stake=50000),
        box(2, "8h 8d split (8h Tc stand) (8d 9d stand)", stake=50000),
    ]
    found = key(BANK, *full)
    assert of("betting", found) == ["close-betting"]
    assert of("settlement", found)[:3] == [
        "collect 2/2 seated 21 50000",
        "collect 2/1 seated 21 50000",
        "pay 1/1 seated 21 100000 1:1",
    ]


def test_p21_17_offers_are_refused_from_left_to_right() -> None:
    found = key(
        BANK,
        box(2, HAND, first_offer=Offer(None, 1000)),
        box(5, HAND),
        box(7, HAND, first_offer=Offer(5000, None)),
    )
    assert of("betting", found) == ["refuse-bet 2 pok no-21", "refuse-bet 7 21 no-pok", "close-betting"]


def test_p21_23_one_card_to_each_box_then_the_bank_then_a_second_to_each_and_none_to_the_bank() -> None:
    found = key(BANK, box(2, "Ts 6c stand"), box(3, "9d 8h stand"), box(6, "Kc 7s stand"))
    deals = [duty for duty in found if duty.phase == "dealing"]
    assert [(duty.to, " ".join(map(str, duty.cards))) for duty in deals] == [
        ("box 2", "10s"),
        ("box 3", "9d"),
        ("box 6", "Kc"),
        ("bank", "9s"),
        ("box 2", "6c"),
        ("box 3", "8h"),
        ("box 6", "7s"),
    ]


@pytest.mark.parametrize("boxes", [1, 4, 7])
def test_p21_23_each_deal_brings_one_card_and_cites_the_statement(boxes: int) -> None:
    found = [duty for duty in key(BANK, *[box(n, HAND) for n in range(1, boxes + 1)]) if duty.phase == "dealing"]
    assert len(found) == 2 * boxes + 1
    assert {(duty.act, len(duty.cards), duty.rule) for duty in found} == {("deal", 1, "P21-23")}
