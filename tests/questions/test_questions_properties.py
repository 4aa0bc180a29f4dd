"""Questions of random legal houses: every one can be put, answered and explained."""

from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.money import plain
from trainer.practice.questioning import answer_words, feedback, put, understood
from trainer.practice.questions import questions
from trainer.rules import Rules, options, read_rules
from trainer.rules.presets import raw_presets
from trainer.wording.language import load
from trainer.wording.rules import origin, value

FLAGS = (
    "pok", "double_after_split", "resplit_aces", "bank_draws_without_live_hand", "insurance", "pok_survives_bust",
)  # fmt: skip
WORDS = {
    "surrender": ("table", "hand", "off"), "split": ("value", "rank"), "natural_tie": ("push", "bank"),
    "settlement": ("two-pass", "one-pass"), "natural": ("3:2", "2:1", "1:1", "6:5", "7:13"),
    "pok_pair_from": ("2", "10", "J", "A"),
}  # fmt: skip
COUNTS = {
    "packs": (1, 8), "seats": (1, 7), "max_splits": (0, 3), "burn": (0, 52), "stub": (0, 312),
    "pok_maximum_times": (1, 1000), "standing_per_seated": (0, 20),
}  # fmt: skip
PAIRE_COUNTS = {
    "players": (1, 5), "jokers": (0, 2), "minimum": (1, 5), "main_maximum": (5, 40), "optional_maximum": (5, 9),
    "colour": (1, 9), "straight_up_joker": (1, 99), "cheval": (1, 9), "pair_joker": (1, 999), "any_pair": (1, 99),
}  # fmt: skip
HANDS = ("pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "five-flush")
THREE = ("pair-of-jokers", "mini-royal", "straight-flush", "three-of-a-kind", "straight", "flush")


@st.composite
def houses(draw: st.DrawFn) -> Rules:
    paire = draw(st.integers(0, 3)) == 0
    counts = PAIRE_COUNTS if paire else COUNTS
    lines = [f"{key} = {draw(st.integers(*span))}" for key, span in counts.items()]
    if not paire:
        lines += [f"{flag} = {str(draw(st.booleans())).lower()}" for flag in FLAGS]
        lines += [f'{key} = "{draw(st.sampled_from(words))}"' for key, words in WORDS.items()]
        lines.append(f"double = {draw(st.just(chr(34) + 'any' + chr(34)) | st.lists(st.integers(3, 20)))}")
        lines.append(f"maximum_times = {draw(st.lists(st.integers(1, 1000), min_size=1, max_size=4))}")
        lines.append(f"chips = {draw(st.lists(st.sampled_from([0.5, 1, 2.5, 5, 20, 100]), max_size=4))}")
    pays = draw(st.dictionaries(st.sampled_from(THREE if paire else HANDS), st.integers(1, 500)))
    lines.append("[poker_hand]" if paire else "[pok_pays]")
    lines += [f"{hand} = {times}" for hand, times in pays.items()]
    base = "paire-poker" if paire else draw(st.sampled_from(["poker21", "poker21-circle", "blackjack"]))
    rules = read_rules("\n".join([f'base = "{base}"', *lines]), "ours", raw_presets())
    assert not isinstance(rules, tuple), rules
    return rules


@settings(max_examples=60)
@given(houses(), st.integers(0, 10_000), st.sampled_from(["en", "fr"]))
def test_any_house_can_be_asked(rules: Rules, seed: int, code: str) -> None:
    language = load("fr" if code == "fr" else "en")
    for question in islice(questions(rules, Random(seed)), 40):
        assert put(question, language)
        words = answer_words(question, question.answer, language)
        typed = plain(question.answer) if isinstance(question.answer, int) else words
        assert understood(question, typed) == question.answer
        assert feedback(question, "wrong", rules, language)
        if question.kind == "choice":
            assert question.answer in question.choices


@settings(max_examples=60)
@given(houses(), st.sampled_from(["en", "fr"]))
def test_any_house_can_be_shown_in_words(rules: Rules, code: str) -> None:
    language = load("fr" if code == "fr" else "en")
    for option in options(rules.game):
        assert value(option, rules, language)
        assert origin(option, rules) in ("source", "default", "house")
