"""Money is whole cents: what is read from files, what a person types, and ratios."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.money import ABSURD, EVEN, HALF, Ratio, exact, parse_typed, plain


@pytest.mark.parametrize(
    ("typed", "cents"),
    [
        ("37,50", 3750),
        ("37.5", 3750),
        ("7,5", 750),
        ("7", 700),
        ("0", 0),
        ("0,05", 5),
        ("1 250", 125000),
        ("1250", 125000),
        ("1\u00a0250", 125000),
        ("1\u202f250,00", 125000),
        ("1'250", 125000),
        ("12 345 678,9", 1234567890),
        ("  37,50  ", 3750),
    ],
)
def test_an_amount_is_typed_with_comma_or_point_and_thousands_apart(typed: str, cents: int) -> None:
    assert parse_typed(typed) == cents


@pytest.mark.parametrize(
    "typed",
    ["", " ", "40abc", "abc", "-5", "+5", "7,", ",5", "7,555", "1.250", "1,250", "1 25", "12 50", "1  250", "1250 000",
     "1 250 00", "7,5,5", "7..5", "1e3", "0x10", "²", "½", "NaN", "inf", "100000000000"],
)  # fmt: skip
def test_what_is_no_amount_is_none_never_zero_and_never_a_part_of_it(typed: str) -> None:
    assert parse_typed(typed) is None


@given(st.integers(0, ABSURD))
def test_every_amount_written_plainly_is_read_back(cents: int) -> None:
    assert parse_typed(plain(cents)) == cents
    assert parse_typed(plain(cents).replace(".", ",")) == cents
    assert exact(Decimal(plain(cents))) == cents
    assert exact(Decimal(plain(-cents))) == -cents


@given(st.text(max_size=12))
def test_no_text_at_all_breaks_the_reading_of_an_amount(typed: str) -> None:
    found = parse_typed(typed)
    assert found is None or 0 <= found <= ABSURD


@pytest.mark.parametrize(
    ("amount", "cents"),
    [(10, 1000), (0, 0), (-3, -300), ("2.5", 250), ("2.50", 250), ("2.500", 250), ("1e3", 100000), ("-0.01", -1)],
)
def test_a_file_s_number_is_whole_cents(amount: int | str, cents: int) -> None:
    assert exact(Decimal(amount) if isinstance(amount, str) else amount) == cents


@pytest.mark.parametrize(
    "amount",
    [
        "2.505",
        "0.001",
        "NaN",
        "sNaN",
        "Infinity",
        "-Infinity",
        "1e30",
        "1E-999999",
        "1.0000000000000000000000000000000001",
    ],
)
def test_a_file_s_number_that_is_no_whole_cents_is_none_never_rounded(amount: str) -> None:
    assert exact(Decimal(amount)) is None


@given(st.integers(1, 200), st.integers(1, 20), st.integers(0, 10**9))
def test_p21_43_a_ratio_of_a_stake_is_exact_or_none(numerator: int, denominator: int, stake: int) -> None:
    ratio, due = Ratio(numerator, denominator), Fraction(stake * numerator, denominator)
    assert ratio.of(stake) == (int(due) if due.denominator == 1 else None)
    if due.denominator == 1:
        assert ratio.exactly(stake) == due
    else:
        with pytest.raises(ValueError, match="not whole cents"):
            ratio.exactly(stake)


def test_p21_40_three_to_two_and_p21_24_a_half() -> None:
    assert Ratio(3, 2).of(2500) == 3750
    assert (EVEN.of(4999), HALF.of(2500), HALF.of(2501)) == (4999, 1250, None)
    assert [str(ratio) for ratio in (Ratio(3, 2), EVEN, Ratio(150))] == ["3:2", "1:1", "150:1"]


def test_a_ratio_is_read_as_it_is_written() -> None:
    assert Ratio.parse("3:2") == Ratio(3, 2)
    for wrong in ("3", "3:0", "3:-2", "3 : 2", "a:b", "3:2:1", "", "99999:1", "0:1", "000:2", "٣:٢"):
        with pytest.raises(ValueError, match="not a ratio"):
            Ratio.parse(wrong)


def test_plain_writes_two_places_and_the_sign() -> None:
    assert [plain(cents) for cents in (0, 5, 50, 3750, -5, -125000)] == [
        "0.00",
        "0.05",
        "0.50",
        "37.50",
        "-0.05",
        "-1250.00",
    ]
