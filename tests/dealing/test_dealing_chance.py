"""The shoe and the choices behind freely dealt rounds."""

from collections import Counter
from itertools import islice
from random import Random
from typing import NoReturn

import pytest

from trainer.cards import DECK
from trainer.rules import preset
from trainer.scenarios.dealing import deal_rounds, fresh_shoe, usual_limits
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled

DECREE = preset("poker21")


class Fixed(Random):
    """A `Random` that gives one number for ever, and nothing else."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self._number = number

    def random(self) -> float:
        return self._number


def _forbidden(*_: object, **__: object) -> NoReturn:
    raise AssertionError("only Random.random is the same in every Python")


def test_rounds_rest_on_nothing_but_the_numbers_that_every_python_gives_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("getrandbits", "randrange", "randint", "choice", "choices", "shuffle", "sample", "uniform", "gauss"):
        monkeypatch.setattr(Random, name, _forbidden)
    assert len(list(islice(deal_rounds(DECREE, usual_limits(DECREE), Random(1)), 200))) == 200


def test_p21_2_and_14_a_fresh_shoe_holds_312_cards_of_which_five_are_burnt() -> None:
    shoe = fresh_shoe(DECREE, Random(7))
    assert Counter(shoe.cards) == Counter(DECK * 6)
    assert (len(shoe.cards), shoe.dealt) == (312, 5)
    assert not shoe.red_card_out


def test_p21_12_the_red_card_leaves_about_one_pack_behind_it_and_never_less() -> None:
    behind = [312 - fresh_shoe(DECREE, Random(seed)).red for seed in range(200)]
    assert min(behind) == 52
    assert 52 < max(behind) <= 65


def test_shuffling_by_the_lowest_numbers_carries_the_first_card_to_the_bottom() -> None:
    # Worked by hand: each place from the last on changes with the first.
    assert shuffled(Fixed(0.0), ["a", "b", "c", "d"]) == ["b", "c", "d", "a"]


def test_shuffling_by_the_highest_numbers_moves_nothing() -> None:
    assert shuffled(Fixed(1 - 2**-53), list(range(312))) == list(range(312))


def test_every_order_of_three_cards_is_as_likely() -> None:
    random = Random(11)
    orders = Counter(tuple(shuffled(random, "abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.parametrize(("number", "place"), [(0.0, 0), (0.49, 1), (1 - 2**-53, 3)])
def test_choices_reach_both_ends_and_no_further(number: float, place: int) -> None:
    assert between(Fixed(number), 0, 3) == place
    assert pick(Fixed(number), "abcd") == "abcd"[place]


def test_what_is_certain_happens_and_what_is_impossible_does_not() -> None:
    assert happens(Fixed(1 - 2**-53), 1.0)
    assert not happens(Fixed(0.0), 0.0)
