"""The reference figures of Pair'e Poker, to the unit."""

from fractions import Fraction

import pytest
from msgspec import structs

from trainer.games.odds import BetOdds
from trainer.games.paire_poker.felt import BETS
from trainer.games.paire_poker.odds import bet_odds, hand_odds
from trainer.rules import paire_poker

FOUND = {odds.bet: odds for odds in bet_odds(paire_poker())}
VALUES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
EXPECTED = {
    "red": "-1/27", "black": "-1/27", "joker": "-1/27", "7-joker": "-1/3", "K-joker": "-1/3",
    "7-K-joker": "-2/27", "A-2-8": "-1/9", "pair joker": "-310/477", "any pair": "-2/53",
    "poker hand": "-23/2067",
    **dict.fromkeys(VALUES, "-1/27"), **dict.fromkeys((f"pair {value}" for value in VALUES), "-275/477"),
}  # fmt: skip


def test_every_bet_of_the_felt_has_its_odds_in_the_order_of_the_felt() -> None:
    assert list(FOUND) == list(BETS)


@pytest.mark.parametrize("bet", list(BETS))
def test_pp_7_8_9_reference_expectation(bet: str) -> None:
    assert FOUND[bet].expected == Fraction(EXPECTED.get(bet, "-1/9"))
    assert FOUND[bet].house_edge == -FOUND[bet].expected


def test_pp_7_8_9_reference_probabilities() -> None:
    assert FOUND["red"].probability == Fraction(26, 54)
    assert FOUND["joker"].probability == Fraction(2, 54)
    assert FOUND["7-K-joker"].probability == Fraction(10, 54)
    assert FOUND["pair joker"].probability == Fraction(1, 54 * 53 // 2)
    assert FOUND["poker hand"].probability == Fraction(3348, 24_804)


def test_pp_9_reference_counts_sum_to_every_hand() -> None:
    found = {odds.hand: (odds.count, odds.pays) for odds in hand_odds(paire_poker())}
    assert found == {
        "pair-of-jokers": (52, 100), "mini-royal": (28, 50), "straight-flush": (220, 25),
        "three-of-a-kind": (208, 10), "straight": (1320, 3), "flush": (1520, 2), "nothing": (21_456, None),
    }  # fmt: skip
    assert sum(count for count, _ in found.values()) == 24_804
    assert sum(odds.probability for odds in hand_odds(paire_poker())) == 1


def test_a_house_sees_the_edge_of_its_own_pays_and_pack_at_once() -> None:
    house = structs.replace(paire_poker(), cheval=6, jokers=0, poker_hand={"flush": 4})
    found: dict[str, BetOdds] = {odds.bet: odds for odds in bet_odds(house)}
    assert found["A-2"].expected == Fraction(6 * 8 - 44, 52)
    assert found["red"].expected == 0
    assert found["joker"].expected == -1
    assert found["poker hand"].probability == Fraction(4 * 286, 22_100)
