"""Every fault is said in words, in both languages, with the token and what would be right."""

import re
from typing import get_args
from unicodedata import category

import pytest
from marked import in_hand, unmarked
from marked_faults import MARKED as TWENTY_ONE
from marked_paire import MARKED as PAIRE
from marked_paire import bets, changed

from trainer.cards import parse_cards
from trainer.scenarios import Fault, FaultCode, Value, read_scenario
from trainer.scenarios.faults import whole_file
from trainer.wording.faults import sentence
from trainer.wording.language import Language, load
from trainer.wording.visible import visible

MARKED = {**TWENTY_ONE, **PAIRE}
ENGLISH, FRENCH = load("en"), load("fr")
WHOLE_FILES: dict[FaultCode, dict[str, Value]] = {
    "absent": {"reason": ""},
    "unreadable": {"reason": "Is a directory"},
    "no-files": {},
    "too-large": {"most": 32},
    "not-utf-8": {"byte": "E9"},
    "empty": {},
    "too-nested": {},
    "more-faults": {"most": 100_000},
    "rules-not-scenario": {},
    "rules-unknown-key": {"guess": "split", "known": ("split", "double")},
    "rules-missing-key": {"key": "packs", "base": "poker21"},
    "rules-wrong-value": {"key": "packs"},
    "rules-unknown-base": {"known": ("poker21",)},
    "insurance-no-ace": {"card": parse_cards("9s")[0]},
    "insurance-too-much": {"ceiling": 2500},
}
"""Codes that no single text of a scenario brings about, with the values they come with."""


def faults_of(marked: str) -> tuple[Fault, ...]:
    return read_scenario(unmarked(marked)[0])[1]


def said(marked: str) -> str:
    (fault,) = faults_of(marked)
    return sentence(fault, ENGLISH)


def test_every_code_is_brought_about_by_a_sample() -> None:
    sampled = {fault.code for marked in MARKED.values() for fault in faults_of(marked)}
    assert sampled | set(WHOLE_FILES) == set(get_args(FaultCode))


@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=repr)
def test_every_code_has_its_sentence(language: Language) -> None:
    faults = [fault for marked in MARKED.values() for fault in faults_of(marked)]
    faults += [whole_file("f.toml", code, **values) for code, values in WHOLE_FILES.items()]
    for fault in faults:
        words = sentence(fault, language)
        assert all(category(sign)[0] != "C" and category(sign) not in ("Zl", "Zp") for sign in words)
        assert not re.search(r"\{\w*\}", words.replace(fault.text, ""))
        assert len(words) > 10


def test_a_near_miss_is_guessed() -> None:
    assert "Did you mean `pok_maximum`?" in sentence(faults_of(MARKED["unknown key, a near miss"])[-1], ENGLISH)
    assert "Did you mean `poker21`?" in said(MARKED["rules that nobody knows"])
    assert "Did you mean `stand`?" in said(MARKED["unknown word"])


@pytest.mark.parametrize(("word", "meant"), [("Rd", "Kd"), ("Vh", "Jh"), ("Dc", "Qc"), ("hA", "Ah"), ("s10", "Ts")])
def test_a_french_rank_or_a_suit_before_its_rank_is_guessed(word: str, meant: str) -> None:
    assert f"`{word}` is no card. Did you mean `{meant}`?" in said(in_hand(f"9s {word} stand"))


def test_a_card_after_21_is_told_why_and_what_to_write() -> None:
    words = said(in_hand("Ts 6c hit 5d hit 2c"))
    assert "The hand is 21 after 5♦: the player may draw no card." in words
    assert "write `hit` without a card" in words


def test_a_refused_request_is_told_by_the_rule_that_refuses_it() -> None:
    assert "A split hand cannot be doubled." in said(MARKED["P21-31 a double after a split"])
    assert "Split aces cannot be split again." in said(MARKED["P21-29 a resplit of aces"])


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("rouge", "red"),
        ("Noir", "black"),
        ("toute paire", "any pair"),
        ("main de poker", "poker hand"),
        ("poker-hand", "poker hand"),
        ("anypair", "any pair"),
        ("paire de V", "pair J"),
        ("pair-7", "pair 7"),
        ("pair of T", "pair 10"),
        ("7/R", "7-K"),
        ("8 2", "2-8"),
        ("R-7-joker", "7-K-joker"),
        ("2-3-8", "2-3-8-9"),
        ("Q-K-joker", "7-K-joker"),
        ("jokr", "joker"),
    ],
)
def test_pp_4_a_bet_that_is_nearly_one_of_the_felt_is_guessed(written: str, meant: str) -> None:
    words = said(bets(f'{{ on = ⟦bet-not-on-felt:"{written}"⟧, stake = 2 }}'))
    assert words == f"The felt has no bet `{written}`. Did you mean `{meant}`?"


@pytest.mark.parametrize("written", ["7-8", "A-K", "J-Q-K", "3-4-8-9", "green", "A-joker", "A-2-3-4-5"])
def test_pp_4_a_bet_like_none_is_told_what_bets_look_like(written: str) -> None:
    words = said(bets(f'{{ on = ⟦bet-not-on-felt:"{written}"⟧, stake = 2 }}'))
    assert "`2-8`, `7-K-joker`, `2-3-8-9`" in words


def test_a_limit_that_is_missing_is_told_with_what_the_rules_make_it() -> None:
    assert "Add `optional_maximum = 2`." in said(
        changed("optional_maximum = 2\n", "", "[limits]", "⟦missing-key:[limits]⟧")
    )


def test_amounts_are_written_as_the_language_writes_money() -> None:
    (fault,) = faults_of(MARKED["P21-21 maximum"])
    assert "€200.00, €500.00, €1,000.00, €2,000.00" in sentence(fault, ENGLISH)
    assert "500,00\N{NO-BREAK SPACE}€" in sentence(fault, FRENCH)


def test_nothing_that_a_terminal_obeys_is_left_in_what_is_shown() -> None:
    assert visible("a\tb\x1b[2J\x7f\x9b\u202e\u2028\x00") == "a b␛[2J␡���␀"


def test_a_bank_that_takes_one_card_takes_no_plural() -> None:
    bank = next(fault for fault in faults_of(MARKED["BJ P21-36 no live hand"]) if fault.code == "bank-too-many")
    assert sentence(bank, ENGLISH) == "The bank takes one card in this round and no more. Take `8h` out."
