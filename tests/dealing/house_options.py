"""Houses of every kind, as their rules files state them, for the tests of this folder."""

from hypothesis import strategies as st
from msgspec import Struct

from trainer.games.twentyone.facts import Limits
from trainer.rules import TwentyOneRules, preset, read_rules
from trainer.rules.presets import raw_presets
from trainer.scenarios.dealing import usual_limits

HOUSE_FILE = "house.toml"


class House(Struct, frozen=True):
    """A house's rules file, the rules it states, and the limits at its table."""

    text: str
    rules: TwentyOneRules
    limits: Limits


def house(text: str, limits: Limits | None = None) -> House:
    """The house of a rules file built upon the decree's."""
    text = f'base = "poker21"\n{text}'
    rules = read_rules(text, HOUSE_FILE, raw_presets())
    assert isinstance(rules, TwentyOneRules), rules
    return House(text, rules, limits or usual_limits(rules))


DECREE = house("")
CIRCLE = House('base = "poker21-circle"', preset("poker21-circle"), DECREE.limits)
BLACKJACK = house(
    """
    pok = false
    insurance = true
    bank_draws_without_live_hand = false
    standing_per_seated = "any"
    """,
    Limits(500, 10000),
)

_FLAGS = (
    "pok", "double_after_split", "resplit_aces", "bank_draws_without_live_hand", "insurance", "pok_survives_bust",
)  # fmt: skip
_WORDS = {
    "surrender": ("table", "hand", "off"),
    "split": ("value", "rank"),
    "natural_tie": ("push", "bank"),
    "settlement": ("two-pass", "one-pass"),
    "natural": ("3:2", "2:1", "1:1", "6:5"),
}
_CHIPS = ("[0.5, 1, 2, 5, 10]", "[1, 5, 25, 100]", "[2.5, 5, 20]", "[5, 10, 50]")


@st.composite
def houses(draw: st.DrawFn) -> House:
    """Any house; the limits leave stakes that its chips can pay."""
    lines = [f"{flag} = {str(draw(st.booleans())).lower()}" for flag in _FLAGS]
    lines += [f'{key} = "{draw(st.sampled_from(words))}"' for key, words in _WORDS.items()]
    totals = st.lists(st.integers(3, 20), min_size=1, max_size=18, unique=True)
    lines += [
        f"double = {draw(st.just(chr(34) + 'any' + chr(34)) | totals)}",
        f"standing_per_seated = {draw(st.sampled_from(['0', '1', '2', '20', chr(34) + 'any' + chr(34)]))}",
        f"max_splits = {draw(st.integers(0, 3))}",
        f"packs = {draw(st.integers(1, 8))}",
        f"seats = {draw(st.integers(1, 7))}",
        f"burn = {draw(st.integers(0, 10))}",
        f"stub = {draw(st.sampled_from([0, 20, 52, 312]))}",
        f"chips = {draw(st.sampled_from(_CHIPS))}",
        "maximum_times = [20, 50, 100, 200]",
    ]
    minimum = draw(st.sampled_from([250, 500, 1000, 2500]))
    found = house("\n".join(lines))
    pok_maximum = minimum * draw(st.integers(1, 10)) if found.rules.pok else None
    maximum = minimum * draw(st.sampled_from([20, 50, 100, 200]))
    return House(found.text, found.rules, Limits(minimum, maximum, pok_maximum))
