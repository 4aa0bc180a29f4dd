"""The words of the table's day: one line typed, in either language, read as one command.

>>> read("report missing 9h pack 3")
DayAct(act='report', count=None, what='missing 9h', pack=3)
>>> read("signaler jeu 2 en double dame de cœur") == DayAct("report", what="double Qh", pack=2)
True
>>> read("couper chaque tas deux fois") == read("cut piles 2") == DayAct("cut", 2, "piles")
True
>>> read("jeu 4"), read("burn 5 plaques")
(ShowPack(number=4), NotUnderstood(what='plaques'))
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from trainer.cards import parse_card
from trainer.duties import ActName
from trainer.games.day.packs import ALL_WELL, DefectKind
from trainer.plain import commands
from trainer.plain.commands import NotUnderstood, Word
from trainer.wording.speech import plain_words


class DayAct(Struct, frozen=True):
    """An act of the day; what it needs and was not said is None."""

    act: ActName
    count: int | None = None
    what: str | None = None
    pack: int | None = None


class ShowPack(Struct, frozen=True):
    """A look at the cards of one pack."""

    number: int


DayCommand = DayAct | ShowPack | Word | NotUnderstood

_VERBS: Final[Mapping[str, ActName]] = {
    **dict.fromkeys(("spread", "etale", "etaler"), "spread"),
    **dict.fromkeys(("count", "compte", "compter"), "count"),
    **dict.fromkeys(("check", "verifie", "verifier"), "check"),
    **dict.fromkeys(("turn", "turn over", "retourne", "retourner"), "turn"),
    **dict.fromkeys(("piles", "pile", "tas", "make", "faire", "fais"), "pile"),
    **dict.fromkeys(("shuffle", "melange", "melanger"), "shuffle"),
    **dict.fromkeys(("cut", "coupe", "couper"), "cut"),
    **dict.fromkeys(("red card", "red", "carte rouge", "rouge", "carte d arret"), "place-red-card"),
    **dict.fromkeys(("load", "charge", "charger"), "load"),
    **dict.fromkeys(("burn", "u", "brule", "bruler"), "burn"),
    **dict.fromkeys(("finish", "finis", "finir", "termine", "terminer"), "finish-round"),
    **dict.fromkeys(("split", "separe", "separer", "partage", "partager"), "split-stub"),
    **dict.fromkeys(("insert", "insere", "inserer"), "insert"),
    **dict.fromkeys(("stop", "arrete", "arreter"), "stop"),
    **dict.fromkeys(("call", "appelle", "appeler"), "call-chief"),
    **dict.fromkeys(("clear", "x", "enleve", "enlever"), "clear"),
    **dict.fromkeys(("draw", "d", "tire", "tirer"), "draw"),
    **dict.fromkeys(("reshuffle", "remelange", "remelanger"), "reshuffle"),
    **dict.fromkeys(("report", "signale", "signaler"), "report"),
}
_LONGEST_VERB: Final = 3
_WHOLE_LINES: Final[Mapping[str, DayAct]] = {
    **dict.fromkeys(("last cut", "player cut", "derniere coupe", "coupe du joueur"), DayAct("cut", what="last")),
    **dict.fromkeys(("all well", "all is well", "tout va bien", "tout est bien"), DayAct("report", what=ALL_WELL)),
}
_NOUNS: Final[Mapping[ActName, Mapping[str, str]]] = {
    "shuffle": {
        **dict.fromkeys(("piles", "pile", "tas"), "piles"),
        **dict.fromkeys(("all", "everything", "tout", "ensemble"), "all"),
    },
    "cut": {
        **dict.fromkeys(("piles", "pile", "tas"), "piles"),
        **dict.fromkeys(("whole", "all", "tout", "ensemble", "sixain"), "whole"),
        **dict.fromkeys(("last", "player", "joueur", "derniere"), "last"),
    },
    "clear": {
        **dict.fromkeys(("players", "player", "joueurs", "joueur"), "players"),
        **dict.fromkeys(("bank", "banque"), "bank"),
    },
}
"""What an act may be done to, where that is to be said."""
_NUMBERS: Final = {"once": 1, "two": 2, "twice": 2, "deux": 2, "five": 5, "cinq": 5}
_FILLERS: Final = frozenset((
    "the", "a", "an", "in", "into", "to", "at", "of", "each", "every", "behind", "over", "up", "face", "down",
    "le", "la", "les", "l", "un", "une", "en", "de", "des", "du", "d", "chaque", "derriere",
    "card", "cards", "carte", "cartes", "pack", "packs", "jeu", "jeux", "pile", "piles", "tas", "time", "times", "fois",
    "part", "parts", "partie", "parties", "place", "places", "endroit", "endroits", "stub", "talon", "shoe", "sabot",
    "round", "coup", "play", "chief", "chef", "table",
))  # fmt: skip
"""Words that may be said and need not be."""
_DEFECTS: Final[Mapping[str, DefectKind]] = {
    **dict.fromkeys(("missing", "manque", "manquant", "manquante"), "missing"),
    **dict.fromkeys(("double", "twice", "doublee"), "double"),
    **dict.fromkeys(("back", "dos"), "back"),
}
_WELL: Final = frozenset(("all well", "all is well", "well", "nothing", "tout va bien", "tout est bien", "rien"))
_RANKS: Final = {
    **dict.fromkeys(("as", "ace"), "A"),
    **dict.fromkeys(("v", "valet", "jack"), "J"),
    **dict.fromkeys(("d", "dame", "queen"), "Q"),
    **dict.fromkeys(("r", "roi", "king"), "K"),
}
_SUITS: Final = {
    **dict.fromkeys(("pique", "piques", "spade", "spades"), "s"),
    **dict.fromkeys(("coeur", "coeurs", "heart", "hearts"), "h"),
    **dict.fromkeys(("carreau", "carreaux", "diamond", "diamonds"), "d"),
    **dict.fromkeys(("trefle", "trefles", "club", "clubs"), "c"),
}
_CARDS: Final = (
    re.compile(rf"\b(10|[2-9]|[atjqk]|{'|'.join(_RANKS)})(?: de| of)? ({'|'.join(_SUITS)})\b"),
    re.compile(r"\b(10|[2-9]|[atjqkvdr])([shdc♠♥♦♣])(?!\w)"),
)
"""A card in words, then in signs: `as de pique` is no `as`."""
_PACK: Final = re.compile(r"(?:pack|jeu|paquet) (\d{1,3})\b", re.ASCII)
_NUMBER: Final = re.compile(r"\b\d{1,3}\b", re.ASCII)


def read(line: str) -> DayCommand:
    """The command that `line` says."""
    words = re.sub(r"['’]", " ", plain_words(line).replace("œ", "oe"))
    if words in _WHOLE_LINES:
        return _WHOLE_LINES[words]
    shown = _PACK.fullmatch(words)
    if shown is not None:
        return ShowPack(int(shown[1]))
    tokens = words.split()
    for length in range(min(_LONGEST_VERB, len(tokens)), 0, -1):
        act = _VERBS.get(" ".join(tokens[:length]))
        if act is not None:
            rest = tokens[length:]
            return _report(" ".join(rest)) if act == "report" else _act(act, rest)
    found = commands.read(line, "opening")
    shared = isinstance(found, Word) and found.word in ("next", "table", "help", "language", "leave")
    return found if isinstance(found, Word) and shared else NotUnderstood(line.strip())


def _act(act: ActName, rest: Sequence[str]) -> DayAct | NotUnderstood:
    count = what = None
    nouns = _NOUNS.get(act, {})
    for token in rest:
        if re.fullmatch(r"\d{1,4}", token, re.ASCII) and count is None:
            count = int(token)
        elif token in nouns and what is None:
            what = nouns[token]
        elif token in _NUMBERS and count is None:
            count = _NUMBERS[token]
        elif token not in _FILLERS:
            return NotUnderstood(token)
    return DayAct(act, count, what)


def _report(rest: str) -> DayAct | NotUnderstood:
    """What is wrong, with which card of which pack, in any order; or that nothing is."""
    if rest in _WELL:
        return DayAct("report", what=ALL_WELL)
    named = next((found for found in (card.search(rest) for card in _CARDS) if found is not None), None)
    left = rest if named is None else f"{rest[: named.start()]} {rest[named.end() :]}"
    numbers = _NUMBER.findall(left)
    kind = next((_DEFECTS[token] for token in left.split() if token in _DEFECTS), None)
    if named is None or kind is None or len(numbers) > 1:
        return NotUnderstood(rest)
    card = parse_card(_RANKS.get(named[1], named[1]) + _SUITS.get(named[2], named[2]))
    return DayAct("report", what=f"{kind} {card}", pack=int(numbers[0]) if numbers else None)
