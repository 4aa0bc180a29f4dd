"""What a bet that the felt of Pair'e Poker does not have was probably meant to be.

>>> likely_bet("rouge"), likely_bet("R-7"), likely_bet("2-3-8"), likely_bet("pair-7"), likely_bet("7-8")
('red', '7-K', '2-3-8-9', 'pair 7', '')
"""

import re
from collections.abc import Collection, Mapping
from typing import Final

from trainer.games.paire_poker.felt import BETS, canonical
from trainer.scenarios.tables import guess

LONGEST_BET: Final = 40
"""The letters that a bet may take in a file: twice what the longest name needs."""

_BETWEEN: Final = re.compile(r"[\s\-/,+.]+")
_OTHERWISE: Final[Mapping[str, str]] = {
    "rouge": "red",
    "noir": "black",
    "noire": "black",
    "toute paire": "any pair",
    "main de poker": "poker hand",
}
_VALUES_OTHERWISE: Final[Mapping[str, str]] = {
    "v": "j",
    "d": "q",
    "r": "k",
    "1": "a",
    "as": "a",
    "ace": "a",
    "jk": "joker",
}
_PAIR_WORDS: Final = ("pair", "pairs", "paire", "paires")
_SMALL_WORDS: Final = ("of", "de", "d'")
_NAMED: Final = tuple(name for name, bet in BETS.items() if len(bet.values) < 2)
_GROUPS: Final[Mapping[frozenset[str], str]] = {
    frozenset(bet.values): name for name, bet in BETS.items() if bet.main and len(bet.values) > 1
}


def likely_bet(text: str) -> str:
    """The bet of the felt that `text` was probably meant to be, or "" where none is near."""
    if len(text) > LONGEST_BET:
        return ""
    words = " ".join(text.lower().split())
    if words in _OTHERWISE:
        return _OTHERWISE[words]
    parts = [_VALUES_OTHERWISE.get(part, part) for part in _BETWEEN.split(words) if part not in ("", *_SMALL_WORDS)]
    pair = canonical(f"pair {parts[-1]}") if parts and parts[0] in _PAIR_WORDS else ""
    if pair in BETS:
        return pair
    values = [canonical(part) for part in parts]
    if parts and all(value in BETS for value in values):
        return _likely_group(frozenset(values))
    return guess(words, _NAMED)


def _likely_group(values: Collection[str]) -> str:
    """The bet on exactly these values; else the only one that has them and more, or all of them but one."""
    meant = canonical("-".join(sorted(values)))
    if meant in BETS:
        return meant
    wider = [name for group, name in _GROUPS.items() if group.issuperset(values)]
    if not wider and len(values) > 2:
        wider = [
            name for group, name in _GROUPS.items() if len(group) == len(values) == len(group.intersection(values)) + 1
        ]
    return wider[0] if len(wider) == 1 else ""
