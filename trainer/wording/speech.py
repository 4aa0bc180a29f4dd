"""What a trainee typed or said as a score, understood in either language; what is no score is None, never a guess.

>>> heard("sept ou dix-sept", "playing"), heard("soft seventeen", "playing"), heard("17/7", "bank")
('7/17', '7/17', '7/17')
>>> heard("Crevé !", "playing"), heard("pair of jacks", "pok"), heard("roi noir", "first-card")
('bust', 'pair-J', 'K black')
>>> heard("40abc", "playing") is None
True
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from text_to_num import text2num  # type: ignore[import-untyped]  # it ships no types

from trainer.cards import RANKS, Rank
from trainer.duties import Phase

_LEAST, _MOST = 2, 31
"""The totals a hand can have: two aces counted low, and a ten or a double drawn on 21."""

_BUST: Final = (
    "bust", "busts", "busted", "creve", "crevee", "saute", "sautee",
    "bank bust", "bank busts", "the bank busts", "dealer busts", "banque saute", "la banque saute",
    "la banque creve", "la banque a saute",
)  # fmt: skip
_NATURAL: Final = ("natural", "naturel", "blackjack", "black jack")
_POK: Final[Mapping[str, tuple[str, ...]]] = {
    "nothing": ("nothing", "rien", "pas de combinaison", "no hand"),
    "two-pair": ("two pair", "two pairs", "2 pairs", "deux paires", "2 paires", "double paire"),
    "three-of-a-kind": ("three of a kind", "3 of a kind", "trips", "brelan"),
    "straight": ("straight", "quinte", "suite"),
    "flush": ("flush", "couleur"),
    "full-house": ("full house", "full"),
    "four-of-a-kind": ("four of a kind", "4 of a kind", "quads", "carre"),
    "straight-flush": ("straight flush", "quinte flush"),
    "five-of-a-kind": ("five of a kind", "5 of a kind", "cinq cartes", "5 cartes", "cinq cartes identiques"),
    "royal-flush": ("royal flush", "quinte flush royale", "flush royale", "quinte royale"),
    "five-flush": ("five flush", "5 flush"),
}
_THREE_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "pair-of-jokers": ("pair of jokers", "paire de jokers", "pair joker"),
    "mini-royal": ("mini royal", "mini royale", "suite royale"),
    "straight-flush": ("straight flush", "suite couleur", "quinte flush"),
    "three-of-a-kind": ("three of a kind", "3 of a kind", "brelan"),
    "straight": ("straight", "suite", "quinte"),
    "flush": ("flush", "couleur"),
    "nothing": ("nothing", "rien", "no hand"),
}
_RANKS: Final[Mapping[Rank, str]] = {
    "A": "a as ace aces",
    "2": "2 2s deux two twos",
    "3": "3 3s trois three threes",
    "4": "4 4s quatre four fours",
    "5": "5 5s cinq five fives",
    "6": "6 6s six sixes",
    "7": "7 7s sept seven sevens",
    "8": "8 8s huit eight eights",
    "9": "9 9s neuf nine nines",
    "10": "10 10s t dix ten tens",
    "J": "j v valet valets jack jacks",
    "Q": "q d dame dames queen queens",
    "K": "k r roi rois king kings",
    "joker": "joker jokers",
}
_COLOURS: Final = {"red": "red", "rouge": "red", "black": "black", "noir": "black", "noire": "black"}


def _by_words(table: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    codes = {code.replace("-", " "): code for code in table}
    return codes | {words: code for code, sayings in table.items() for words in sayings}


_POK_WORDS: Final = _by_words(_POK)
_THREE_CARD_WORDS: Final = _by_words(_THREE_CARDS)
_RANK_WORDS: Final = {word: rank for rank, words in _RANKS.items() for word in words.split()}


def heard(text: str, phase: Phase) -> str | None:
    """The score that `text` says, in the contract's words, or None. `phase` says what is being announced."""
    words = _plain(text)
    if phase == "pok":
        return _pok(words)
    if phase == "first-card":
        return _first_card(words)
    if phase == "second-card":
        return _second_card(words)
    return _THREE_CARD_WORDS.get(words) if phase == "third-card" else _total(words)


def plain_words(text: str) -> str:
    """What was typed or said in lower case, without accents, its spaces single.

    >>> plain_words(" Égalité  là ")
    'egalite la'
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return " ".join(bare.split())


def _plain(text: str) -> str:
    """As `plain_words`, no last stop or exclamation; a hyphen or apostrophe after a letter is a space."""
    return " ".join(re.sub(r"(?<=[a-z])[-‐‑–'’](?=\w)|\s*[.!]+\s*$", " ", plain_words(text)).split())


def _total(words: str) -> str | None:
    if words in _BUST:
        return "bust"
    if words in _NATURAL:
        return "natural"
    for part in ("soft ", "souple "):
        if words.startswith(part):
            return _soft(_number(words.removeprefix(part)))
    if words.endswith(" souple"):
        return _soft(_number(words.removesuffix(" souple")))
    number = _number(words)
    return str(number) if number is not None else _two_totals(words)


def _soft(high: int | None) -> str | None:
    return None if high is None or high - 10 < _LEAST else f"{high - 10}/{high}"


def _two_totals(words: str) -> str | None:
    """`7/17`, `17 or 7`, and `sept dix-sept` without its "ou", where it can only be read one way."""
    for sign in ("/", " ou ", " or "):
        first, found, second = words.partition(sign)
        if found:
            low, high = sorted((_number(first.strip()) or 0, _number(second.strip()) or 0))
            return f"{low}/{high}" if low else None
    parts = words.split()
    readings = ((_number(" ".join(parts[:cut])), _number(" ".join(parts[cut:]))) for cut in range(1, len(parts)))
    found_totals = {high for low, high in readings if low is not None and high == low + 10}
    return _soft(found_totals.pop()) if len(found_totals) == 1 else None


def _number(words: str) -> int | None:
    """A possible total in digits or in words."""
    if re.fullmatch(r"[0-9]{1,2}", words):
        number = int(words)
    elif re.fullmatch(r"[a-z ]{2,40}", words):
        number = _spoken_number(words)
    else:
        return None
    return number if _LEAST <= number <= _MOST else None


def _spoken_number(words: str) -> int:
    if words.startswith("zero"):
        return 0  # "zero seven" is no way to say seven, though text2num takes it
    for language in ("fr", "en"):
        try:
            number: int = text2num(words, language)
        except ValueError:
            continue
        return number
    return 0


def _paired(words: str) -> Rank | None:
    """The rank in `paire de valets`, `pair of jacks`, `pair J`."""
    match = re.fullmatch(r"(?:paire|pair)(?: de| d| of)? (\w+)", words)
    return None if match is None else _RANK_WORDS.get(match[1])


def _pok(words: str) -> str | None:
    paired = _paired(words)
    if paired is not None:
        return f"pair-{paired}" if paired in RANKS else None
    if words in _POK_WORDS:
        return _POK_WORDS[words]
    kind, _, rank = words.partition(" d")
    return _POK_WORDS[kind] if kind in ("brelan", "carre") and rank.removeprefix("e ").strip() in _RANK_WORDS else None


def _first_card(words: str) -> str | None:
    if words == "joker":
        return words
    first, _, second = words.partition(" ")
    for value, colour in ((first, second), (second, first)):
        rank = _RANK_WORDS.get(value)
        if rank in RANKS and colour in _COLOURS:
            return f"{rank} {_COLOURS[colour]}"
    return None


def _second_card(words: str) -> str | None:
    if words in ("no pair", "pas de paire", "rien", "nothing"):
        return "no pair"
    paired = _paired(words)
    return None if paired is None else f"pair {paired}"
