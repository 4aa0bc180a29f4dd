"""Cards as scenario files write them, and what an unknown one was probably meant to be.

>>> [str(card_named(word)) for word in ("Ts", "10♥", "qD", "Xx")]
['10s', '10h', 'Qd', 'None']
"""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from trainer.cards import JOKER, Card, parse_card
from trainer.scenarios.faults import Findings, Path
from trainer.scenarios.tables import guess

LONGEST_CARDS: Final = 2000
"""The letters that a hand or the bank's cards may take in a file: many times what any round needs."""

_WORD: Final = re.compile(r"[()]|[^\s()]+")
_FOREIGN: Final = re.compile(r"[^!-~♠♥♦♣]")
_FRENCH_RANKS: Final = {"V": "J", "D": "Q", "R": "K", "1": "A"}
_named: Final[dict[str, Card]] = {}


class Word(Struct, frozen=True, gc=False):
    """A word of a text: a card, what a player asks, or a bracket; `at` is its offset."""

    text: str
    at: int


def words(text: str) -> list[Word]:
    """The words of `text` in order, brackets apart."""
    return [Word(match[0], match.start()) for match in _WORD.finditer(text)]


def dealt(text: str) -> Iterator[tuple[Word, Card]]:
    """The cards that `text` brings onto the table: the first of each bracket is one of the pair, named before.

    >>> [word.text for word, _ in dealt("Kh Qd split (Kh 3c stand) (Qd As)")]
    ['Kh', 'Qd', '3c', 'As']
    """
    before = ""
    for word in words(text):
        card = card_named(word.text)
        if card is not None and card is not JOKER and before != "(":
            yield word, card
        before = word.text


def card_named(word: str) -> Card | None:
    """The card that `word` names, or None."""
    card = _named.get(word)
    if card is None and not _FOREIGN.search(word):
        card = parse_card(word)
        if card is not None:
            _named[word] = card  # only so many words name a card
    return card


def likely_card(word: str) -> str:
    """The card that `word` was probably meant to be, as a file writes it, or "": French ranks, letters turned round."""
    upper = word.upper()
    likely = map(card_named, (_FRENCH_RANKS.get(upper[:1], "") + upper[1:], upper[1:] + upper[:1]))
    return next((card_text(card) for card in likely if card is not None), "")


def card_text(card: Card) -> str:
    """The card as a file writes it: `Ts`, `Qd`, `joker`."""
    return ("T" if card.rank == "10" else card.rank) + card.suit


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards as a file writes them, separated by spaces."""
    return " ".join(card_text(card) for card in cards)


def read_card(word: Word, path: Path, findings: Findings, *, jokers: bool = False) -> Card | None:
    """The card that `word` names; None, and a finding, where it names none, or a joker the packs do not have."""
    card = card_named(word.text)
    if card is None:
        likely = likely_card(word.text) or (guess(word.text, ("joker",)) if jokers else "")
        findings.add("unknown-card", path, offset=word.at, length=len(word.text), word=word.text, guess=likely)
    elif card is JOKER and not jokers:
        findings.add("joker-not-in-pack", path, offset=word.at, length=len(word.text))
        return None
    return card
