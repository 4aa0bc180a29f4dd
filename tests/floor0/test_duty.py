"""A duty as JSON and back: only the keys that apply, never a value that the format does not know."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import ruled_rounds

from trainer.cards import parse_cards
from trainer.duties import ACTS, PHASES, BadDutyError, Duty, duty_from_json, duty_json
from trainer.games.twentyone.duties import duties


def test_only_the_keys_that_apply_are_written_and_amounts_have_two_places() -> None:
    duty = Duty("settlement", "pay", box=3, hand=1, bettor="seated", bet="21", amount=3750, ratio="3:2", rule="P21-40")
    assert duty_json(duty) == {
        "phase": "settlement",
        "act": "pay",
        "box": 3,
        "hand": 1,
        "bettor": "seated",
        "bet": "21",
        "amount": "37.50",
        "ratio": "3:2",
        "rule": "P21-40",
    }


def test_cards_are_written_as_every_output_writes_them() -> None:
    duty = Duty("dealing", "deal", to="box 1", cards=parse_cards("Ts"))
    assert duty_json(duty)["cards"] == "10s"


def test_bare_keeps_all_but_the_citation_and_the_cards() -> None:
    duty = Duty("bank", "draw", count=1, rule="P21-34", cards=parse_cards("9h"))
    assert duty.bare() == Duty("bank", "draw", count=1)


@given(ruled_rounds())
def test_every_duty_of_every_round_comes_back_from_json(ruled: Any) -> None:
    for duty in duties(*ruled):
        text = json.dumps(duty_json(duty))
        assert duty_from_json(json.loads(text)) == duty


@pytest.mark.parametrize("amount", ["37.5", "37.50", 37, "1e1"])
def test_an_act_s_amount_may_be_a_string_or_a_whole_number(amount: object) -> None:
    duty = duty_from_json({"phase": "settlement", "act": "pay", "amount": amount})
    assert duty.amount in (3750, 3700, 1000)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("phase", "paying-out"),
        ("phase", None),
        ("phase", ["bank"]),
        ("act", "give"),
        ("act", 3),
        ("box", "3"),
        ("box", True),
        ("box", 3.0),
        ("hand", [1]),
        ("count", "1"),
        ("bettor", 1),
        ("score", 17),
        ("to", {}),
        ("amount", "37.505"),
        ("amount", "forty"),
        ("amount", "NaN"),
        ("amount", "Infinity"),
        ("amount", 37.5),
        ("amount", True),
        ("amount", {}),
        ("cards", "9s 11h"),
    ],
)
def test_a_wrong_value_is_named_with_its_key(key: str, value: object) -> None:
    with pytest.raises(BadDutyError) as raised:
        duty_from_json({"phase": "bank", "act": "draw", key: value})
    assert (raised.value.key, raised.value.value) == (key, value)


def test_keys_it_does_not_know_and_nulls_are_passed_over() -> None:
    found = duty_from_json({"phase": "bank", "act": "stand", "round": 1, "seconds": 2.5, "box": None, "words": "…"})
    assert found == Duty("bank", "stand")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*Duty.__struct_fields__, "round"]), json_values), st.data())
def test_any_json_object_is_a_duty_or_a_bad_one(found: dict[str, object], data: st.DataObject) -> None:
    found["phase"], found["act"] = data.draw(st.sampled_from(PHASES)), data.draw(st.sampled_from(ACTS))
    key = ""
    try:
        duty_from_json(found)
    except BadDutyError as bad:
        key = bad.key
    assert not key or key in found
