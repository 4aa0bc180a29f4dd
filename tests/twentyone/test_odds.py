"""The reference figures of the games of twenty-one, to the unit."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from msgspec import structs

from trainer.games.twentyone.odds import bank_beyond_five, bank_odds, bet_odds, hand_odds
from trainer.rules import TwentyOneRules, preset

DECREE = preset("poker21")
TENS = structs.replace(DECREE, pok_pair_from="10")
STRICT = structs.replace(
    TENS,
    pok_pays={hand: pays for hand, pays in DECREE.pok_pays.items() if hand not in ("straight", "full-house")},
)
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SIX_PACKS = {
    **{f"pair-{rank}": 836_542_080 for rank in RANKS},
    "two-pair": 1_563_982_992,
    "three-of-a-kind": 997_805_952,
    "straight": 79_315_200,
    "flush": 83_889_648,
    "full-house": 87_145_344,
    "four-of-a-kind": 39_783_744,
    "straight-flush": 279_936,
    "five-of-a-kind": 552_240,
    "royal-flush": 31_104,
    "five-flush": 312,
}


def counts(rules: TwentyOneRules) -> dict[str, int]:
    return {odds.hand: odds.count for odds in hand_odds(rules)}


def edge(rules: TwentyOneRules) -> Fraction:
    [bet] = bet_odds(rules)
    return bet.house_edge


def test_p21_46_reference_counts_of_a_fresh_six_deck_shoe() -> None:
    assert counts(DECREE) == {**SIX_PACKS, "nothing": 23_856_384_552 - sum(SIX_PACKS.values())}


def test_p21_46_every_score_with_what_it_pays() -> None:
    pays = {odds.hand: odds.pays for odds in hand_odds(DECREE)}
    assert [hand for hand, times in pays.items() if times is None] == [
        "nothing",
        *(f"pair-{rank}" for rank in RANKS[:9]),
    ]
    assert pays["pair-J"] == pays["pair-A"] == 1
    assert (pays["full-house"], pays["royal-flush"], pays["five-flush"]) == (7, 100, 150)
    assert sum(odds.probability for odds in hand_odds(DECREE)) == 1


def test_p21_46_reference_edge_of_the_decree() -> None:
    [pok] = bet_odds(DECREE)
    assert (pok.bet, pok.expected) == ("pok", Fraction(-19_204_056, 76_462_771))
    assert pok.probability == 1 - sum(odds.probability for odds in hand_odds(DECREE) if odds.pays is None)


def test_cir_6_reference_edge_from_a_pair_of_tens() -> None:
    assert edge(TENS) == Fraction(179_940_888, 994_016_023)


def test_cir_6_reference_edge_without_straight_and_full_house() -> None:
    assert f"{float(edge(STRICT)):.6f}" == "0.212244"


def test_cir_6_a_hand_left_out_falls_to_its_best_other_reading() -> None:
    decree, strict = counts(DECREE), counts(STRICT)
    suited_full_houses = 4 * 13 * 12 * comb(6, 3) * comb(6, 2)
    assert (strict["straight"], strict["full-house"]) == (0, 0)
    assert strict["nothing"] - decree["nothing"] == decree["straight"]
    assert strict["flush"] - decree["flush"] == suited_full_houses
    assert strict["three-of-a-kind"] - decree["three-of-a-kind"] == decree["full-house"] - suited_full_houses


def test_one_pack_has_the_hands_of_common_poker() -> None:
    found = counts(structs.replace(DECREE, packs=1))
    assert found == {
        "nothing": 1_302_540,
        **{f"pair-{rank}": 84_480 for rank in RANKS},
        "two-pair": 123_552,
        "three-of-a-kind": 54_912,
        "straight": 10_200,
        "flush": 5_108,
        "full-house": 3_744,
        "four-of-a-kind": 624,
        "straight-flush": 36,
        "five-of-a-kind": 0,
        "royal-flush": 4,
        "five-flush": 0,
    }


@pytest.mark.parametrize("packs", range(1, 9))
def test_the_hands_of_any_shoe_sum_to_every_hand(packs: int) -> None:
    for rules in (DECREE, STRICT):
        assert sum(counts(structs.replace(rules, packs=packs)).values()) == comb(52 * packs, 5)


def test_bj_1_without_pok_there_is_nothing_to_stake_on() -> None:
    without = structs.replace(DECREE, pok=False)
    assert hand_odds(without) == ()
    assert bet_odds(without) == ()
    assert bank_odds(without) == bank_odds(DECREE)


def test_p21_34_35_reference_results_of_the_bank() -> None:
    ends = {end.score: end.probability for end in bank_odds(DECREE)}
    assert {score: f"{float(probability):.6f}" for score, probability in ends.items()} == {
        "17": "0.145245", "18": "0.139258", "19": "0.133685", "20": "0.179527", "21": "0.072874",
        "natural": "0.047489", "bust": "0.281921",
    }  # fmt: skip
    assert ends["natural"] == Fraction(4608, 97_032)
    assert sum(ends.values()) == 1


def test_p21_44_reference_share_of_banks_beyond_five_cards() -> None:
    assert f"{float(bank_beyond_five(DECREE)):.6f}" == "0.004223"


def plain_bank(packs: int) -> dict[str, Fraction]:
    """The bank's results card after card, every order of its cards apart: the oracle of `bank_odds`."""
    left = Counter(dict.fromkeys(range(1, 10), 4 * packs) | {10: 16 * packs})
    found = dict.fromkeys(("17", "18", "19", "20", "21", "natural", "bust"), Fraction())

    def draw(hard: int, ace: bool, cards: int, ways: int, every: int) -> None:
        total = hard + 10 if ace and hard <= 11 else hard
        if total >= 17:
            score = "bust" if total > 21 else "natural" if total == 21 and cards == 2 else str(total)
            found[score] += Fraction(ways, every)
            return
        rest = 52 * packs - cards
        for points in range(1, 11):
            copies = left[points]
            if copies:
                left[points] -= 1
                draw(hard + points, ace or points == 1, cards + 1, ways * copies, every * rest)
                left[points] += 1

    draw(0, ace=False, cards=0, ways=1, every=1)
    return found


def test_p21_34_35_the_bank_of_one_pack_against_every_order_of_its_cards() -> None:
    rules = structs.replace(DECREE, packs=1)
    assert {end.score: end.probability for end in bank_odds(rules)} == plain_bank(1)
