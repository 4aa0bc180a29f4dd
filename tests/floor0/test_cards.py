"""Playing cards, and every way of writing them that the format knows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, JOKER, RANKS, SUITS, Card, parse_card, parse_cards


def test_p21_2_a_pack_is_fifty_two_different_cards() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {(card.rank, card.suit) for card in DECK} == {(rank, suit) for rank in RANKS for suit in SUITS}
    assert JOKER not in DECK


def test_p21_4_points_are_the_number_ten_for_a_buche_and_one_for_an_ace() -> None:
    spades = {card.rank: card.points for card in DECK if card.suit == "s"}
    assert spades == {"A": 1, **{str(n): n for n in range(2, 11)}, "J": 10, "Q": 10, "K": 10}
    assert JOKER.points == 0


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("9s", "9s"),
        ("Ts", "10s"),
        ("10s", "10s"),
        ("tS", "10s"),
        ("10♠", "10s"),
        ("k♥", "Kh"),
        ("A♦", "Ad"),
        ("2♣", "2c"),
        ("joker", "joker"),
        ("JoKeR", "joker"),
    ],
)
def test_case_does_not_matter_and_a_suit_is_a_letter_or_its_sign(token: str, expected: str) -> None:
    assert str(parse_card(token)) == expected


@pytest.mark.parametrize(
    "token", ["", "s", "9", "1s", "0s", "11s", "9x", "9 s", "9s ", "9ss", "Vs", "A\u017f", "\u212as", "♠9", "jokers"]
)
def test_what_names_no_card_is_none(token: str) -> None:
    assert parse_card(token) is None


@given(st.text(max_size=4))
def test_no_text_at_all_breaks_the_reading_of_a_card(token: str) -> None:
    found = parse_card(token)
    assert found is None or parse_card(str(found)) == found


def test_every_card_reads_back_as_the_very_same_object() -> None:
    assert all(parse_card(str(card)) is card for card in (*DECK, JOKER))


def test_a_card_is_red_or_black_and_the_joker_neither() -> None:
    assert [(card.red, card.black) for card in parse_cards("2s 2h 2d 2c joker")] == [
        (False, True),
        (True, False),
        (True, False),
        (False, True),
        (False, False),
    ]


def test_cards_of_a_line_are_read_in_order_and_the_first_unknown_one_is_named() -> None:
    assert [str(card) for card in parse_cards("  9s 10h\tQd\n")] == ["9s", "10h", "Qd"]
    assert parse_cards("") == ()
    with pytest.raises(ValueError, match="'11h'"):
        parse_cards("9s 11h Zd")


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        DECK[0].rank = "2"  # type: ignore[misc]  # that it may not be is the point
    assert Card("A", "s", 1) == DECK[0]
