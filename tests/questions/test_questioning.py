"""Questions put in words, answers understood in both languages, and what is said of them."""

from string import Formatter

import pytest
from asking import found, many
from msgspec.structs import replace

from trainer.money import plain
from trainer.practice.questioning import answer_words, feedback, put, understood
from trainer.practice.questions import Question, bank, limits, paire, pok, requests, settling
from trainer.rules import HOUSE, PRESETS, any_preset, paire_poker, preset
from trainer.wording.language import LANGUAGES, LanguageCode, load

DECREE, PAIRE = preset("poker21"), paire_poker()
ENGLISH, FRENCH = load("en"), load("fr")
TENS = found(pok.pair_pays, DECREE, "pok-pair:10")
NATURAL = found(settling.payment, DECREE, "payment:A-K:10-8:2500")
SOFT = found(bank.bank_draws, DECREE, "bank:A-6")
BURNT = found(bank.cards_for_pok, DECREE, "cards-for-pok:2")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_question_is_put_and_its_answer_in_words_is_understood(name: str, code: LanguageCode) -> None:
    language, rules = load(code), any_preset(name)
    for question in list(many(name).values())[:400]:
        words = put(question, language)
        assert not [field for _, field, _, _ in Formatter().parse(words) if field]
        amount = isinstance(question.answer, int)
        right = plain(int(question.answer)) if amount else answer_words(question, question.answer, language)
        assert understood(question, right) == question.answer, (words, right)
        assert feedback(question, question.answer, rules, language)


def test_the_ranks_are_those_of_the_languages_packs() -> None:
    queens = found(requests.splitting, DECREE, "split:K-Q:0")
    assert "K-Q" in put(queens, ENGLISH)
    assert "R-D" in put(queens, FRENCH)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("yes", "yes"),
        ("Oui !", "yes"),
        ("o", "yes"),
        ("n", "no"),
        ("NON", "no"),
        ("", None),
        ("maybe", None),
        ("1", None),
    ],
)
def test_yes_and_no_are_understood_in_both_languages(typed: str, answer: str | None) -> None:
    assert understood(TENS, typed) == answer


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("37,50", 3750), ("37.5", 3750), ("37,50 €", 3750), ("€37.50", 3750), ("1 250", 125_000), ("0", 0),
        ("", None), ("40abc", None), ("yes", None), ("-3", None),
    ],
)  # fmt: skip
def test_amounts_are_read_as_money_is(typed: str, answer: int | None) -> None:
    assert understood(NATURAL, typed) == answer


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", "draw"),
        ("2", "stand"),
        ("3", None),
        ("0", None),
        ("tire", "draw"),
        ("Reste", "stand"),
        ("it stands", "stand"),
    ],
)
def test_a_choice_is_made_by_number_or_in_words(typed: str, answer: str | None) -> None:
    assert put(SOFT, ENGLISH) == "The bank has A-6. Does it draw or stand? 1) it draws  2) it stands"
    assert understood(SOFT, typed) == answer


def test_choices_that_are_numbers_are_typed_as_they_are() -> None:
    assert put(BURNT, ENGLISH).endswith(" 0 / 1 / 2 / 3")
    assert (understood(BURNT, "3"), understood(BURNT, "0"), understood(BURNT, "4")) == ("3", "0", None)


def test_a_poker_hand_is_understood_as_the_croupier_says_it() -> None:
    question = next(one for one in many("poker21").values() if one.answer == "full-house" and one.kind == "choice")
    assert understood(question, "Full !") == understood(question, "full house") == "full-house"
    three = next(one for one in many("paire-poker").values() if "straight" in one.choices)
    assert understood(three, "suite") == "straight"


def test_feedback_cites_the_statement_in_force_with_its_article() -> None:
    assert feedback(SOFT, "stand", DECREE, ENGLISH).startswith("Right. P21-35, art. 13: ")
    assert feedback(SOFT, "draw", DECREE, ENGLISH).startswith("Wrong: it stands. P21-35, art. 13: ")
    assert feedback(NATURAL, 2500, DECREE, ENGLISH).startswith("Wrong: €37.50. P21-40, art. 15: ")
    circle = preset("poker21-circle")
    tens = found(pok.pair_pays, circle, "pok-pair:10")
    assert feedback(tens, "no", circle, ENGLISH).startswith("Wrong: yes. CIR-6: ")


def test_feedback_says_why_a_request_is_refused_once() -> None:
    natural = found(requests.surrendering, DECREE, "surrender:A-K:0:9")
    assert "A natural cannot surrender. P21-24, art. 10: " in feedback(natural, "yes", DECREE, ENGLISH)
    doubled = found(requests.doubling, DECREE, "double:5-6:1")
    assert feedback(doubled, "yes", DECREE, ENGLISH) == "Wrong: no. P21-31: A split hand cannot be doubled."


def test_feedback_on_a_houses_own_rule_says_what_the_house_says() -> None:
    ours = replace(DECREE, double=(10, 11), statements={**DECREE.statements, "double": HOUSE})
    refused = found(requests.doubling, ours, "double:A-8:0")
    assert feedback(refused, "yes", ours, ENGLISH) == (
        "Wrong: no. This house does not double that total. house rule: doubling – on 10 or 11 in the first two cards."
    )


def test_feedback_on_chips_says_what_they_can_make() -> None:
    large = replace(DECREE, chips=(500, 2500))
    small: Question = found(limits.chips, large, "chips:1250")
    assert "multiples of €5.00 only." in feedback(small, "yes", large, ENGLISH)


def test_pp_3_a_refused_bet_says_why() -> None:
    alone = found(paire.offer, PAIRE, "offer:any pair:200:False")
    assert feedback(alone, "no", PAIRE, ENGLISH).startswith("Right. No main bet beside it. PP-3, art. 55-24: ")
