"""PP-2 to PP-4: the cells of the felt, the bets that can lie on it, and their names."""

from itertools import combinations, permutations

import pytest

from trainer.games.paire_poker.felt import (
    BETS,
    CARD_CELLS,
    LOWER,
    PAIR_ROW,
    PLAYER_CELLS,
    UPPER,
    VALUE_SPOTS,
    Spot,
    canonical,
    find,
)

VALUES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
CHEVAUX = [
    "A-2", "A-8", "7-joker", "K-joker",
    "2-3", "3-4", "4-5", "5-6", "6-7",
    "8-9", "9-10", "10-J", "J-Q", "Q-K",
    "2-8", "3-9", "4-10", "5-J", "6-Q", "7-K",
]  # fmt: skip
TRANSVERSALES = ["A-2-8", "7-K-joker"]
CARRES = ["2-3-8-9", "3-4-9-10", "4-5-10-J", "5-6-J-Q", "6-7-Q-K"]


def of_kind(kind: str) -> list[str]:
    return [bet.name for bet in BETS.values() if bet.kind == kind]


def test_pp_2_cells_of_the_felt() -> None:
    assert CARD_CELLS == (3, 2, 1)
    assert list(PAIR_ROW) == ["joker", *VALUES]
    assert list(VALUE_SPOTS) == sorted(VALUE_SPOTS, key=lambda value: VALUE_SPOTS[value].column)
    assert set(VALUE_SPOTS) == set(VALUES)
    assert PLAYER_CELLS == ("red", "black", "any pair", "poker hand")
    assert find("pair joker") is BETS["pair joker"]


def test_pp_3_main_bets_and_optional_bets() -> None:
    optional = {bet.name for bet in BETS.values() if not bet.main}
    assert optional == {*(f"pair {value}" for value in VALUES), "any pair", "poker hand"}
    assert {bet.name for bet in BETS.values() if bet.main} == {
        "red", "black", *VALUES, *CHEVAUX, *TRANSVERSALES, *CARRES,
    }  # fmt: skip
    assert len(BETS) == 59


def test_pp_4_two_rows_with_ace_and_joker_at_the_ends() -> None:
    assert " ".join(UPPER) == "2 3 4 5 6 7"
    assert " ".join(LOWER) == "8 9 10 J Q K"
    assert VALUE_SPOTS["A"] == Spot(1, 0)
    assert VALUE_SPOTS["2"] == Spot(0, 2)
    assert VALUE_SPOTS["8"] == Spot(2, 2)
    assert VALUE_SPOTS["7"] == Spot(0, 12)
    assert VALUE_SPOTS["joker"] == Spot(1, 14)


def test_pp_4_exactly_twenty_chevaux_two_transversales_five_carres() -> None:
    assert sorted(of_kind("cheval")) == sorted(CHEVAUX)
    assert len(CHEVAUX) == 20
    assert of_kind("transversale") == TRANSVERSALES
    assert of_kind("carre") == CARRES


@pytest.mark.parametrize("size", [2, 3, 4])
def test_pp_4_no_other_group_of_values_is_on_the_felt(size: int) -> None:
    named = {2: CHEVAUX, 3: TRANSVERSALES, 4: CARRES}[size]
    found = {bet.name for values in combinations(VALUES, size) if (bet := find("-".join(values)))}
    assert found == set(named)


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("A-2", Spot(0, 1)),
        ("A-8", Spot(2, 1)),
        ("A-2-8", Spot(1, 1)),
        ("2-8", Spot(1, 2)),
        ("2-3", Spot(0, 3)),
        ("9-10", Spot(2, 5)),
        ("6-7-Q-K", Spot(1, 11)),
        ("7-joker", Spot(0, 13)),
        ("K-joker", Spot(2, 13)),
        ("7-K-joker", Spot(1, 13)),
        ("joker", Spot(1, 14)),
    ],
)
def test_pp_4_a_stake_lies_on_its_cell_line_or_corner(name: str, spot: Spot) -> None:
    assert BETS[name].spot == spot


def test_pp_4_no_two_bets_lie_on_the_same_spot() -> None:
    spots = [bet.spot for bet in BETS.values() if bet.spot is not None]
    assert len(spots) == len(set(spots)) == 14 + 20 + 2 + 5


def test_pp_4_values_in_any_order_and_any_case_name_the_same_bet() -> None:
    for name in (*CHEVAUX, *TRANSVERSALES, *CARRES):
        for values in permutations(name.split("-")):
            said = "-".join(values)
            assert canonical(said) == name
            assert find(said.swapcase().replace("10", "t")) is BETS[name]


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("K-7-joker", "7-K-joker"),
        ("RED", "red"),
        ("T", "10"),
        ("pair t", "pair 10"),
        ("Pair JOKER", "pair joker"),
        ("Any  Pair", "any pair"),
        (" poker hand ", "poker hand"),
        ("j-10", "10-J"),
    ],
)
def test_names_of_bets(said: str, name: str) -> None:
    bet = find(said)
    assert bet is not None
    assert bet.name == name


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("7-8", "7-8"),
        ("8-7", "7-8"),
        ("joker-T", "10-joker"),
        ("7-7", "7-7"),
        ("11", "11"),
        ("Green", "Green"),
        ("pair", "pair"),
        ("pair 1", "pair 1"),
        ("pair 7-8", "pair 7-8"),
        ("7-", "7-"),
        ("", ""),
        ("7 red", "7 red"),
    ],
)
def test_what_is_not_on_the_felt_keeps_a_name_to_be_refused_by(said: str, name: str) -> None:
    assert find(said) is None
    assert canonical(said) == name
