"""Scores in words: as they are shown, and as the croupier says them.

>>> from trainer.wording.language import load
>>> said("7/17", "playing", load("en")), shown("7/17", "playing", load("en"))
('seven or seventeen', '7/17')
>>> said("pair-J", "pok", load("en")), said("Q red", "first-card", load("en"))
('pair of jacks', 'red queen')
"""

from collections.abc import Mapping
from typing import Final

from trainer.duties import Phase
from trainer.wording import terms
from trainer.wording.language import N_, NC_, Language

_NUMBERS: Final = (
    "", "",
    N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"), N_("eight"), N_("nine"), N_("ten"),
    N_("eleven"), N_("twelve"), N_("thirteen"), N_("fourteen"), N_("fifteen"), N_("sixteen"), N_("seventeen"),
    N_("eighteen"), N_("nineteen"), N_("twenty"), N_("twenty-one"),
)  # fmt: skip
"""The totals a hand can have without being bust, by their number."""
_HANDS: Final[Mapping[str, str]] = {
    "natural": N_("blackjack"),
    "bust": N_("bust"),
    "nothing": N_("nothing"),
    "two-pair": N_("two pair"),
    "three-of-a-kind": N_("three of a kind"),
    "straight": N_("straight"),
    "flush": N_("flush"),
    "full-house": N_("full house"),
    "four-of-a-kind": N_("four of a kind"),
    "straight-flush": N_("straight flush"),
    "five-of-a-kind": N_("five of a kind"),
    "royal-flush": N_("royal flush"),
    "five-flush": N_("five flush"),
    "mini-royal": N_("mini royal"),
    "pair-of-jokers": N_("pair of jokers"),
    "no pair": N_("no pair"),
    "joker": N_("joker"),
}
_THREE_CARD_HANDS: Final[Mapping[str, tuple[str, str]]] = {
    "straight": NC_("Pair'e Poker", "straight"),
    "straight-flush": NC_("Pair'e Poker", "straight flush"),
}
"""What the decree on Pair'e Poker calls otherwise in French than the one on Poker 21."""


def shown(score: str, phase: Phase, language: Language) -> str:
    """A score to be read: totals in digits, all else in words."""
    return score if _is_total(score) else said(score, phase, language)


def said(score: str, phase: Phase, language: Language) -> str:
    """A score as the croupier says it; what is no score is given back as it is, made printable."""
    if _is_total(score):
        low, slash, high = score.partition("/")
        if slash:
            return language.text("{low} or {high}", low=_number(low, language), high=_number(high, language))
        return _number(score, language)
    if phase == "third-card" and score in _THREE_CARD_HANDS:
        return language.term(*_THREE_CARD_HANDS[score])
    if score in _HANDS:
        return language.text(_HANDS[score])
    return _of_a_rank(score, language) or terms.printable(score)


def _is_total(score: str) -> bool:
    return score.replace("/", "", 1).isdecimal() and score.isascii() and len(score) <= 5


def _number(digits: str, language: Language) -> str:
    word = _NUMBERS[int(digits)] if digits and int(digits) < len(_NUMBERS) else ""
    return language.text(word) if word else digits


def _of_a_rank(score: str, language: Language) -> str | None:
    """`pair-J`, `pair 7`, `7 red`, or None for anything else."""
    for sign in ("-", " "):
        first, _, second = score.partition(sign)
        paired, coloured = terms.as_rank(second), terms.as_rank(first)
        if first == "pair" and paired is not None:
            return terms.pair(paired, language)
        if coloured is not None and sign == " " and second in ("red", "black"):
            name = terms.rank(coloured, language)
            return (
                language.text("red {rank}", rank=name) if second == "red" else language.text("black {rank}", rank=name)
            )
    return None
