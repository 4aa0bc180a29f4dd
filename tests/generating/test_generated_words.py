"""Generated files say what each round is for, in both languages, and what they say is true of the round."""

import re

import pytest
from msgspec import structs

from trainer.games.rounds import duties_of
from trainer.money import plain
from trainer.rules import any_preset, preset
from trainer.scenarios.generating import FOCUSES, Order, generate, lacking
from trainer.wording.generating import note, says, scenario, title
from trainer.wording.language import LANGUAGES, load

INSURED = structs.replace(preset("blackjack"), insurance=True)
RULES = (*(any_preset(name) for name in ("poker21", "poker21-circle", "blackjack", "paire-poker")), INSURED)
TIE = "\N{NO-BREAK SPACE}"
each_focus = pytest.mark.parametrize("focus", FOCUSES)


@each_focus
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_focus_has_its_title_and_its_sentence(focus: str, code: str) -> None:
    language = load(code)
    assert title(focus, language)
    assert says(focus, language).endswith(".")
    assert not {"{", "}"} & set(title(focus, language) + says(focus, language))


def test_no_two_focuses_are_called_alike() -> None:
    for code in LANGUAGES:
        assert len({title(focus, load(code)) for focus in FOCUSES}) == len(FOCUSES)


@each_focus
def test_every_round_says_what_it_is_for_in_both_languages(focus: str) -> None:
    rules = next(rules for rules in RULES if lacking(rules)[focus] is None)
    order = Order(rounds=3, seed=2, focuses=(focus,), level=4)
    written = scenario(generate(rules, order), rules, order)
    assert written.title == written.texts["en"].title == title(focus, load("en"))
    assert "2" in written.texts["fr"].aim
    for number, said in enumerate(written.notes, start=1):
        assert set(said) == {"fr", "en"}
        assert said["fr"] != said["en"] or focus == "pok-flush"
        assert not re.search(r"[^\u00a0][:;?!»€]|«[^\u00a0]|[“”\"]| $|  ", said["fr"]), said["fr"]
        assert not re.search(r"[«»\u00a0\"{}]|\d ?€| $|  ", said["en"]), said["en"]
        assert written.note_in("en", number) == said["en"]


def test_the_amounts_and_boxes_of_a_note_are_those_of_the_key() -> None:
    rules = RULES[0]
    order = Order(rounds=30, seed=9, focuses=("naturals", "doubles-that-bust", "diverging", "odd-stakes"), level=5)
    for made in generate(rules, order).rounds:
        due = duties_of(made.facts, rules)
        for sentence in note(made, rules, load("en")).rstrip(".").split(". "):
            found = re.match(r"Box (\d)(?:, hand (\d))?:.*€([\d,.]+)", sentence)
            assert found, sentence
            amount = found[3].replace(",", "").rstrip(".")
            assert any(duty.box == int(found[1]) and plain(duty.amount or 0) == amount for duty in due), sentence


def test_a_round_of_no_focus_names_all_that_is_in_it() -> None:
    rules = RULES[0]
    order = Order(rounds=1, seed=5, level=5)
    made = generate(rules, order).rounds[0]
    assert note(made, rules, load("en")).startswith("To see: ")
    assert note(made, rules, load("fr")).startswith(f"À voir{TIE}: ")


def test_a_round_made_for_nothing_that_shows_nothing_has_no_note() -> None:
    rules = any_preset("paire-poker")
    order = Order(rounds=5, seed=1)
    written = scenario(generate(rules, order), rules, order)
    bare = [number for number, said in enumerate(written.notes, start=1) if not said]
    assert bare
    assert all(written.note_in("en", number) == "" for number in bare)


def test_a_title_names_two_focuses_and_counts_the_others() -> None:
    rules = RULES[0]
    order = Order(rounds=4, seed=5, focuses=("naturals", "ties", "busts", "doubles"))
    assert scenario(generate(rules, order), rules, order).title == "Naturals · Ties · and 2 more"
    everything = tuple(focus for focus, code in lacking(rules).items() if code is None)
    order = Order(rounds=len(everything), seed=5, focuses=everything)
    assert len(scenario(generate(rules, order), rules, order).texts["fr"].aim) <= 1000
