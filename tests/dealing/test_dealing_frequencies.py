"""Over an evening of 2,000 rounds everything happens that a croupier meets, about as often as at a table."""

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest
from happenings import happenings
from house_options import BLACKJACK, CIRCLE, DECREE

from trainer.games.twentyone.duties import duties
from trainer.scenarios.dealing import deal_rounds

ROUNDS = 2000


@cache
def seen_at(name: str) -> Counter[str]:
    house = {"decree": DECREE, "circle": CIRCLE, "blackjack": BLACKJACK}[name]
    rounds = list(islice(deal_rounds(house.rules, house.limits, Random(2024)), ROUNDS))
    return happenings(rounds, [duties(facts, house.rules) for facts in rounds])


@pytest.mark.parametrize(
    "kind",
    [
        "bust", "double", "double bust", "split aces", "split 21", "2 hands", "3 hands", "4 hands", "tie",
        "surrender", "surrender against an ace", "surrender with a natural",
        "hit refused at 21", "double refused on three cards", "split refused to no pair",
        "standing follows", "standing stays", "standing with pok", "standing without pok",
        "21 no-pok", "pok no-21", "21 below-minimum", "21 above-maximum", "pok below-minimum", "pok above-maximum",
        "bank of six", "bank natural", "red card", "pok nothing", "pok pair-K", "pok two-pair", "pok straight",
        *(f"{boxes} boxes" for boxes in range(3, 8)),
    ],
)  # fmt: skip
def test_everything_happens_in_an_evening_but_nothing_all_the_time(kind: str) -> None:
    assert 2 <= seen_at("decree")[kind] <= ROUNDS * 1.5


def test_p21_40_naturals_come_as_often_as_six_packs_deal_them() -> None:
    # 24 aces and 96 tens among 312 cards: 4,608 of 97,032 pairs of ordered cards, or 4.75 %.
    seen = seen_at("decree")
    hands = sum(count * seen[f"{count} boxes"] for count in range(3, 8))
    assert 0.042 < seen["natural"] / hands < 0.053
    assert 0.035 < seen["bank natural"] / ROUNDS < 0.061


def test_p21_12_the_red_card_comes_about_as_often_as_255_cards_last() -> None:
    # Five boxes take some 13 to 16 cards with the bank's five: 250 cards last 10 to 20 rounds.
    assert ROUNDS / 20 < seen_at("decree")["red card"] < ROUNDS / 10


def test_players_mostly_ask_what_is_their_right() -> None:
    seen = seen_at("decree")
    refused = seen["hit refused"] + seen["double refused"] + seen["split refused"]
    assert ROUNDS / 20 < refused < ROUNDS


def test_offers_against_the_limits_are_the_exception() -> None:
    refused = sum(count for kind, count in seen_at("decree").items() if kind.startswith(("21 ", "pok no-21")))
    assert ROUNDS / 20 < refused < ROUNDS


@pytest.mark.parametrize("kind", ["hit refused at 21", "double refused", "split refused to no pair", "surrender"])
def test_in_a_circle_that_allows_less_more_is_refused(kind: str) -> None:
    assert seen_at("circle")[kind] >= 10


def test_bj_1_where_pok_is_not_played_nobody_stakes_on_it() -> None:
    seen = seen_at("blackjack")
    assert not [kind for kind in seen if kind.startswith("pok") or kind in ("21 no-pok", "standing with pok")]
    assert seen["21 below-minimum"] >= 3
    assert seen["21 above-maximum"] >= 3


def test_bj_3_against_an_ace_some_insure_and_never_for_more_than_half() -> None:
    rounds = list(islice(deal_rounds(BLACKJACK.rules, BLACKJACK.limits, Random(4)), 500))
    insured = [(box, facts) for facts in rounds for box in facts.boxes if box.insurance is not None]
    assert len(insured) > 20
    assert all(facts.bank[0].rank == "A" and 0 < (box.insurance or 0) <= box.stake // 2 for box, facts in insured)
