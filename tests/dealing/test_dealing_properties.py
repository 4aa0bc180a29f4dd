"""What holds of every freely dealt round, in every house: it is legal, it comes out of the shoe, it comes again."""

from collections import Counter
from itertools import islice, pairwise
from random import Random

import pytest
from house_options import BLACKJACK, CIRCLE, DECREE, HOUSE_FILE, House, house, houses
from hypothesis import example, given, settings
from hypothesis import strategies as st

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Box, Limits, Round
from trainer.scenarios.dealing import Shoe, deal_round, deal_rounds, fresh_shoe
from trainer.scenarios.reading import read_scenario
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.writing import write_scenario

BOXES = st.tuples(st.integers(1, 7), st.integers(1, 7)).map(lambda ends: (min(ends), max(ends)))
SEEDS = st.integers(0, 2**32)
unhurried = settings(deadline=None)


def evening(at: House, seed: int, rounds: int, boxes: tuple[int, int] = (3, 7)) -> list[Round]:
    return list(islice(deal_rounds(at.rules, at.limits, Random(seed), boxes), rounds))


def cards_in_order(due: tuple[Duty, ...]) -> list[Card]:
    """The cards of a round in the order the croupier takes them from the shoe, as the duties have them."""
    drawn: list[Card] = []
    for duty in due:
        drawn += duty.cards[1:] if duty.request == "split" and duty.act == "grant" else duty.cards
    return drawn


@unhurried
@given(houses(), SEEDS, BOXES)
@example(DECREE, 1, (3, 7))
@example(BLACKJACK, 1, (1, 7))
@example(CIRCLE, 1, (1, 7))
def test_the_files_reader_finds_no_fault_in_dealt_rounds(at: House, seed: int, boxes: tuple[int, int]) -> None:
    rounds = evening(at, seed, 4, boxes)
    scenario = Scenario("Dealt", at.rules, at.limits, tuple(rounds))
    text = write_scenario(scenario)
    read, faults = read_scenario(text, rules_files=lambda name: at.text.encode() if name == HOUSE_FILE else b"")
    assert {fault.code for fault in faults} <= {"nothing-to-settle", "duplicate-round"}
    assert read is not None
    assert read.rounds == scenario.rounds


@unhurried
@given(houses(), SEEDS, BOXES)
def test_p21_23_the_cards_come_out_of_the_shoe_in_the_order_they_are_dealt(
    at: House, seed: int, boxes: tuple[int, int]
) -> None:
    random = Random(seed)
    shoe = fresh_shoe(at.rules, random)
    facts, after = deal_round(shoe, at.rules, at.limits, random, boxes)
    drawn = cards_in_order(duties(facts, at.rules))
    if at.rules.packs >= 6:  # one shoe is enough for the round
        assert tuple(drawn) == shoe.cards[shoe.dealt : shoe.dealt + len(drawn)]
    if not facts.red_card:
        assert tuple(drawn) == after.cards[after.dealt - len(drawn) : after.dealt]


@unhurried
@given(houses(), SEEDS, BOXES)
def test_p21_2_no_card_lies_on_the_table_more_often_than_the_packs_hold_it(
    at: House, seed: int, boxes: tuple[int, int]
) -> None:
    for facts in evening(at, seed, 5, boxes):
        assert max(Counter(cards_in_order(duties(facts, at.rules))).values()) <= at.rules.packs


@unhurried
@given(houses(), SEEDS, BOXES)
def test_as_many_boxes_are_played_as_were_asked_for_and_the_house_seats(
    at: House, seed: int, boxes: tuple[int, int]
) -> None:
    low, high = (min(count, at.rules.seats) for count in boxes)
    for facts in evening(at, seed, 3, boxes):
        numbers = [box.number for box in facts.boxes]
        assert numbers == sorted(set(numbers))
        assert set(numbers) <= set(range(1, at.rules.seats + 1))
        assert len(numbers) <= high
        if at.rules.packs >= 6:
            assert low <= len(numbers)


@unhurried
@given(houses(), SEEDS)
def test_the_same_seed_gives_the_same_rounds(at: House, seed: int) -> None:
    assert evening(at, seed, 5) == evening(at, seed, 5)


def test_other_seeds_give_other_rounds() -> None:
    firsts = [evening(DECREE, seed, 1)[0] for seed in range(30)]
    assert all(one != other for one, other in pairwise(firsts))


@unhurried
@given(SEEDS)
def test_p21_15_after_the_red_card_the_next_round_comes_from_a_shuffled_shoe(seed: int) -> None:
    rules = DECREE.rules
    random = Random(seed)
    shoe = fresh_shoe(rules, random)
    for _ in range(25):
        facts, after = deal_round(shoe, rules, DECREE.limits, random, (6, 7))
        dealt = shoe.dealt + len(cards_in_order(duties(facts, rules)))
        assert facts.red_card == (dealt > shoe.red)
        if facts.red_card:
            assert after.dealt == rules.burn
            assert after.cards != shoe.cards
        else:
            assert (after.cards, after.dealt, after.red) == (shoe.cards, dealt, shoe.red)
        shoe = after


def test_p21_16_a_shoe_that_runs_out_inside_a_round_is_shuffled_and_the_round_dealt_anew() -> None:
    rules = DECREE.rules
    random = Random(5)
    full = fresh_shoe(rules, random)
    nearly_empty = Shoe(full.cards, len(full.cards) - 4, full.red)
    facts, after = deal_round(nearly_empty, rules, DECREE.limits, random, (7, 7))
    assert len(facts.boxes) == 7
    assert not facts.red_card
    assert after.dealt == rules.burn + len(cards_in_order(duties(facts, rules)))


def test_without_cards_for_one_box_there_is_no_round() -> None:
    with pytest.raises(ValueError, match="packs"):
        evening(house("packs = 1\nburn = 52"), 1, 1)


def test_no_boxes_and_boxes_turned_round_are_refused() -> None:
    for boxes in ((0, 3), (5, 2)):
        with pytest.raises(ValueError, match="boxes"):
            evening(DECREE, 1, 1, boxes)


def _stakes(box: Box) -> list[int]:
    return [box.stake, *(other.stake for other in box.standing)]


@unhurried
@given(houses(), SEEDS)
def test_p21_43_naturals_and_halves_of_every_stake_are_payable_in_the_houses_chips(at: House, seed: int) -> None:
    smallest = at.rules.chips[0]
    for facts in evening(at, seed, 5):
        for stake in (stake for box in facts.boxes for stake in _stakes(box)):
            assert at.rules.natural.of(stake) is not None
            assert at.rules.natural.of(stake) % smallest == 0  # type: ignore[operator]  # not None, just above
            assert stake % (2 * smallest) == 0


def test_p21_43_where_no_stake_suits_the_chips_they_are_whole_cents_all_the_same() -> None:
    tight = House("", DECREE.rules, Limits(335, 349, 335))
    assert {stake for facts in evening(tight, 3, 200) for box in facts.boxes for stake in _stakes(box)} <= set(
        range(336, 349, 2)
    )


def test_p21_43_limits_without_any_payable_stake_are_refused() -> None:
    with pytest.raises(ValueError, match="335"):
        evening(House("", DECREE.rules, Limits(335, 335, 335)), 1, 1)
