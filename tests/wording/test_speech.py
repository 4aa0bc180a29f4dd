"""What a trainee types or says is understood in either language, and never guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, Card
from trainer.duties import Phase
from trainer.games.twentyone.hands import score
from trainer.wording.language import LANGUAGES, load
from trainer.wording.scores import said
from trainer.wording.speech import heard

TOTALS = {
    "17": "17",
    " 17 ": "17",
    "dix-sept": "17",
    "Dix sept": "17",
    "DIX‑SEPT": "17",
    "dix-sept !": "17",
    "seventeen": "17",
    "Twenty-one": "21",
    "twenty one": "21",
    "vingt et un": "21",
    "vingt-et-un": "21",
    "seize": "16",
    "zéro": None,
    "7/17": "7/17",
    "17/7": "7/17",
    "7 / 17": "7/17",
    "7 ou 17": "7/17",
    "seventeen or seven": "7/17",
    "sept ou dix-sept": "7/17",
    "sept dix-sept": "7/17",
    "seven seventeen": "7/17",
    "soft seventeen": "7/17",
    "soft 17": "7/17",
    "dix-sept souple": "7/17",
    "soft twenty-one": "11/21",
    "11/21": "11/21",
    "7/18": "7/18",
    "soft nine": None,
    "black jack": "natural",
    "Blackjack": "natural",
    "natural": "natural",
    "naturel": "natural",
    "crevé": "bust",
    "CREVÉ": "bust",
    "creve": "bust",
    "sauté": "bust",
    "bust": "bust",
    "la banque saute": "bust",
    "The bank busts.": "bust",
    "24": "24",
    "40abc": None,
    "40": None,
    "117": None,
    "1": None,
    "-17": None,
    "7-17": None,
    "17,5": None,
    "1 7": None,
    "²1": None,
    "seventen": None,
    "sept douze": None,
    "dix-sept/": None,
    "": None,
    " ": None,
    "/": None,
    "pair of jacks": None,
}


@pytest.mark.parametrize(("text", "meant"), TOTALS.items())
def test_totals_in_digits_and_words(text: str, meant: str | None) -> None:
    assert heard(text, "playing") == meant
    assert heard(text, "bank") == meant


POK = {
    "paire de valets": "pair-J",
    "Paire d'as": "pair-A",
    "paire d’as": "pair-A",
    "paire de 10": "pair-10",
    "pair of tens": "pair-10",
    "pair of jacks": "pair-J",
    "pair of sixes": "pair-6",
    "pair-J": "pair-J",
    "pair-10": "pair-10",
    "PAIR-Q": "pair-Q",
    "paire de D": "pair-Q",
    "deux paires": "two-pair",
    "two pairs": "two-pair",
    "two-pair": "two-pair",
    "brelan": "three-of-a-kind",
    "brelan de rois": "three-of-a-kind",
    "three-of-a-kind": "three-of-a-kind",
    "quinte": "straight",
    "couleur": "flush",
    "full": "full-house",
    "full house": "full-house",
    "full-house": "full-house",
    "carré": "four-of-a-kind",
    "carré d'as": "four-of-a-kind",
    "quinte flush": "straight-flush",
    "cinq cartes": "five-of-a-kind",
    "quinte flush royale": "royal-flush",
    "royal flush": "royal-flush",
    "five flush": "five-flush",
    "rien": "nothing",
    "nothing": "nothing",
    "paire": None,
    "pair of": None,
    "paire de jokers": None,
    "pair of elevens": None,
    "quinte quinte": None,
    "17": None,
    "": None,
}


@pytest.mark.parametrize(("text", "meant"), POK.items())
def test_pok_hands_in_words_and_codes(text: str, meant: str | None) -> None:
    assert heard(text, "pok") == meant


@pytest.mark.parametrize(
    ("phase", "text", "meant"),
    [
        ("first-card", "7 red", "7 red"),
        ("first-card", "sept rouge", "7 red"),
        ("first-card", "rouge sept", "7 red"),
        ("first-card", "Dame noire", "Q black"),
        ("first-card", "black ten", "10 black"),
        ("first-card", "T black", "10 black"),
        ("first-card", "Joker", "joker"),
        ("first-card", "joker rouge", None),
        ("first-card", "sept", None),
        ("first-card", "sept rouge noir", None),
        ("second-card", "paire de sept", "pair 7"),
        ("second-card", "pair 7", "pair 7"),
        ("second-card", "pair of jokers", "pair joker"),
        ("second-card", "pas de paire", "no pair"),
        ("second-card", "no pair", "no pair"),
        ("second-card", "paire", None),
        ("third-card", "suite royale", "mini-royal"),
        ("third-card", "mini royal", "mini-royal"),
        ("third-card", "suite couleur", "straight-flush"),
        ("third-card", "suite", "straight"),
        ("third-card", "couleur", "flush"),
        ("third-card", "brelan", "three-of-a-kind"),
        ("third-card", "pair-of-jokers", "pair-of-jokers"),
        ("third-card", "paire de jokers", "pair-of-jokers"),
        ("third-card", "rien", "nothing"),
        ("third-card", "full", None),
    ],
)
def test_paire_poker_announcements(phase: Phase, text: str, meant: str | None) -> None:
    assert heard(text, phase) == meant


@given(st.lists(st.sampled_from(DECK), min_size=2, max_size=8), st.booleans())
def test_what_the_croupier_says_of_any_hand_is_understood(cards: list[Card], split: bool) -> None:
    due = score(cards, split=split)
    for code in LANGUAGES:
        assert heard(said(due, "playing", load(code)), "playing") == due
    assert heard(due, "playing") == due


SCORES: dict[Phase, list[str]] = {
    "pok": [
        *(f"pair-{rank}" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]),
        "nothing",
        "two-pair",
        "three-of-a-kind",
        "straight",
        "flush",
        "full-house",
        "four-of-a-kind",
        "straight-flush",
        "five-of-a-kind",
        "royal-flush",
        "five-flush",
    ],
    "first-card": ["joker", "A red", "2 black", "10 red", "J black", "Q red", "K black"],
    "second-card": ["no pair", "pair A", "pair 7", "pair 10", "pair Q", "pair joker"],
    "third-card": [
        "pair-of-jokers",
        "mini-royal",
        "straight-flush",
        "three-of-a-kind",
        "straight",
        "flush",
        "nothing",
    ],
}


@pytest.mark.parametrize(("phase", "due"), [(phase, due) for phase, scores in SCORES.items() for due in scores])
def test_every_score_the_croupier_says_is_understood(phase: Phase, due: str) -> None:
    for code in LANGUAGES:
        words = said(due, phase, load(code))
        assert words != due or due in ("nothing", "joker", "flush", "straight", "no pair")
        assert heard(words, phase) == due
    assert heard(due, phase) == due


@given(st.text(max_size=30))
def test_anything_typed_is_a_score_or_nothing(text: str) -> None:
    for phase in ("playing", "pok", "first-card", "second-card", "third-card"):
        found = heard(text, phase)
        assert found is None or heard(found, phase) == found
