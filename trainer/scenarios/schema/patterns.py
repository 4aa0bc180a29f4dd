"""Hands, cards and bets as regular expressions that every editor's engine takes.

>>> import re
>>> hand = re.compile(HAND)
>>> [bool(hand.search(text)) for text in ("Ts 6c hit 4d stand", "Kh Qd split (Kh 3c stand) (Qd As)", "Ts hit", "Ts 7x")]
[True, True, False, False]
>>> bet = re.compile(BET)
>>> [bool(bet.search(text)) for text in ("K-joker-7", "t-9-4-3", "Pair 7", "7-8")]
[True, True, True, False]
"""

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Final

from trainer.games.paire_poker.felt import BETS

_MOST_SPLITS: Final = 3
"""How deep brackets may lie in brackets: a box is split three times at most (P21-29)."""

_CARD: Final = "(?:[Aa2-9TtJjQqKk]|10)[SsHhDdCc♠♥♦♣]"


def _letters(word: str) -> str:
    """The word in small letters or capitals."""
    return "".join(f"[{sign.upper()}{sign}]" if sign.isalpha() else sign for sign in word.lower())


def _hand(splits: int, *, first: bool = False) -> str:
    """Two cards and what is asked of them, in brackets as deep as there are splits left."""
    split = rf"(?:(?:\s*\(\s*{_hand(splits - 1)}\s*\)){{2}})?" if splits else ""
    surrender = r"(?:\s+surrender)?" if first else ""
    return rf"{_CARD}\s+{_CARD}{surrender}(?:\s+(?:stand|(?:hit|double)(?:\s+{_CARD})?|split{split}))*"


def _joined(values: Iterable[str]) -> str:
    return r"\s*-\s*".join(_VALUES[value] for value in values)


def _bets() -> Iterator[str]:
    """Every bet of the felt, its values in any order."""
    for name, bet in BETS.items():
        if bet.kind == "pair":
            yield rf"{_letters('pair')}\s+{_VALUES[bet.values[0]]}"
        elif bet.values:
            yield from map(_joined, permutations(bet.values))
        else:
            yield r"\s+".join(map(_letters, name.split()))


_VALUES: Final = {value: "(?:10|[Tt])" if value == "10" else _letters(value) for value in BETS if "-" not in value}

CARDS: Final = rf"^\s*{_CARD}(?:\s+{_CARD})*\s*$"
THREE_CARDS: Final = r"^\s*{card}(?:\s+{card}){{2}}\s*$".format(card=rf"(?:{_CARD}|{_letters('joker')})")
HAND: Final = rf"^\s*{_hand(_MOST_SPLITS, first=True)}\s*$"
BET: Final = rf"^\s*(?:{'|'.join(_bets())})\s*$"
RULES_FILE: Final = r"^(?:(?:(?!(?:\.\.|~)[/\\])[^/\\:]+[/\\])+(?!(?:\.\.|~)$)[^/\\:]+|[^/\\:]*\.[Tt][Oo][Mm][Ll])$"
"""A path that leads downwards only, or a file's name."""
