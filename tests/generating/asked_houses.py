"""Houses that rounds are asked of: the presets, and any other as its rules file states it."""

from hypothesis import strategies as st
from msgspec import Struct

from trainer.rules import PRESETS, PairePokerRules, Rules, TwentyOneRules, any_preset, raw_presets, read_rules
from trainer.scenarios.generating import CannotMakeError, Order, generate

FILE = "house.toml"


class House(Struct, frozen=True):
    """A house's rules, and the text of its rules file; a preset has none."""

    rules: Rules
    text: str = ""

    def file(self, _: str) -> bytes:
        return self.text.encode()


def house(text: str) -> House:
    rules = read_rules(text, FILE, raw_presets())
    assert isinstance(rules, TwentyOneRules | PairePokerRules), rules
    return House(rules, text)


PRESET_HOUSES = tuple(House(any_preset(name)) for name in PRESETS)

_FLAGS = (
    "pok", "double_after_split", "resplit_aces", "bank_draws_without_live_hand", "insurance", "pok_survives_bust",
)  # fmt: skip
_WORDS = {
    "surrender": ("table", "hand", "off"),
    "split": ("value", "rank"),
    "natural_tie": ("push", "bank"),
    "settlement": ("two-pass", "one-pass"),
    "natural": ("3:2", "2:1", "1:1", "6:5", "7:3"),
}
_PAYS = (
    "{ pair = 1, two-pair = 2, three-of-a-kind = 3, flush = 5, four-of-a-kind = 20 }",
    "{ pair = 1, straight = 90, flush = 80, straight-flush = 2, royal-flush = 3, five-of-a-kind = 9 }",
    "{ two-pair = 7, five-flush = 150 }",
    "{}",
)


@st.composite
def twentyone_houses(draw: st.DrawFn) -> House:
    """Any house of a game of twenty-one."""
    lines = ['base = "poker21"', *(f"{flag} = {str(draw(st.booleans())).lower()}" for flag in _FLAGS)]
    lines += [f'{key} = "{draw(st.sampled_from(words))}"' for key, words in _WORDS.items()]
    totals = st.lists(st.integers(3, 20), min_size=1, max_size=6, unique=True).map(str)
    lines += [
        f"double = {draw(st.just(chr(34) + 'any' + chr(34)) | totals)}",
        f"standing_per_seated = {draw(st.sampled_from(['0', '1', '2', chr(34) + 'any' + chr(34)]))}",
        f"max_splits = {draw(st.integers(0, 3))}",
        f"packs = {draw(st.integers(1, 8))}",
        f"seats = {draw(st.integers(1, 7))}",
        f"chips = {draw(st.sampled_from(['[0.5, 1, 2, 5, 10]', '[1, 5, 25]', '[2.5, 5, 20]', '[10, 50]']))}",
        f'pok_pair_from = "{draw(st.sampled_from(["2", "7", "J", "A"]))}"',
    ]
    pays = draw(st.none() | st.sampled_from(_PAYS))
    return house("\n".join([*lines, *([] if pays is None else [f"pok_pays = {pays}"])]))


@st.composite
def paire_houses(draw: st.DrawFn) -> House:
    """Any house of Pair'e Poker."""
    hands = draw(st.sampled_from(("{ straight = 3, flush = 2 }", "{ mini-royal = 5, straight-flush = 25 }", "{}")))
    lines = [
        'base = "paire-poker"',
        f"jokers = {draw(st.integers(0, 2))}",
        f"players = {draw(st.integers(1, 5))}",
        f"minimum = {draw(st.sampled_from(['0.5', '2', '7']))}",
        f"main_maximum = {draw(st.sampled_from(['7', '10', '25']))}",
        f"optional_maximum = {draw(st.sampled_from(['7', '8.5']))}",
        *draw(st.sampled_from(([], [f"poker_hand = {hands}"]))),
    ]
    return house("\n".join(lines))


def possible(rules: Rules, focus: str) -> bool:
    """Whether a round of this focus is made for these rules at all."""
    try:
        generate(rules, Order(rounds=1, seed=0, focuses=(focus,)))
    except CannotMakeError:
        return False
    return True
