"""The acts of the table's day: one name each, what it does in the words of a duty, in which drills it is at hand.

>>> from trainer.duties import duty_json
>>> from trainer.games.day.facts import Shuffle
>>> from trainer.rules import preset
>>> play = Play.start(Shuffle(), preset("poker21"), frozenset())
>>> duty_json(deed(play, "cut-piles", "2"))
{'phase': 'shuffling', 'act': 'cut', 'count': 2, 'what': 'piles'}
>>> deed(play, "burn", ""), deed(play, "burn", "5,")
('no-count', 'no-count')
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

from trainer.cards import Card
from trainer.duties import ActName, Duty
from trainer.games.day.facts import Drill
from trainer.games.day.packs import ALL_WELL, DefectKind
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.wording.language import N_

Name = Literal[
    "spread", "count", "check", "all-well", "turn",
    "piles", "shuffle", "shuffle-all", "cut-piles", "cut-whole", "cut-last",
    "red-card", "load", "burn",
    "finish", "part", "insert", "stop", "call",
    "players", "bank", "draw", "reshuffle",
]  # fmt: skip
Trouble = Literal["no-count", "no-spread", "no-card-in-hand"]
"""Why a key could not be understood as an act."""

TROUBLES: Final[Mapping[Trouble, str]] = {
    "no-count": N_("How many? Type the number first: 312 and then n. Nothing was done."),
    "no-spread": N_("No pack lies spread to look at. Nothing was done."),
    "no-card-in-hand": N_("No card is in hand: choose one with the arrows or a click. Nothing was done."),
}
_ACTS: Final[Mapping[Name, tuple[ActName, str | None]]] = {
    "spread": ("spread", None),
    "count": ("count", None),
    "check": ("check", None),
    "all-well": ("report", ALL_WELL),
    "turn": ("turn", None),
    "piles": ("pile", None),
    "shuffle": ("shuffle", "piles"),
    "shuffle-all": ("shuffle", "all"),
    "cut-piles": ("cut", "piles"),
    "cut-whole": ("cut", "whole"),
    "cut-last": ("cut", "last"),
    "red-card": ("place-red-card", None),
    "load": ("load", None),
    "burn": ("burn", None),
    "finish": ("finish-round", None),
    "part": ("split-stub", None),
    "insert": ("insert", None),
    "stop": ("stop", None),
    "call": ("call-chief", None),
    "players": ("clear", "players"),
    "bank": ("clear", "bank"),
    "draw": ("draw", None),
    "reshuffle": ("reshuffle", None),
}
_SHUFFLE: Final = ("piles", "shuffle", "cut-piles", "cut-whole", "cut-last", "red-card", "load", "burn")
_AT_HAND: Final[Mapping[Drill, frozenset[str]]] = {
    "opening": frozenset(("spread", "count", "check", "all-well", "turn", *_SHUFFLE)),
    "shuffle": frozenset(("turn", *_SHUFFLE)),
    "red-card": frozenset(("finish", "part", "insert", "shuffle-all", "stop", "call", *_SHUFFLE)),
    "clearing": frozenset(("players", "bank", "draw", "burn", "reshuffle")),
}
"""The acts of a drill: all that may be due in it, whatever its facts are, and so none that tells them."""
_COUNT: Final = re.compile(r"\d{1,4}", re.ASCII)


def at_hand(name: str, drill: Drill) -> bool:
    """Whether an act belongs to a drill; what the packs lack is reported where they are opened."""
    return name in _AT_HAND[drill]


def deed(play: Play, name: Name, typed: str) -> Duty | Trouble:
    """An act, with the number typed where it has one."""
    act, what = _ACTS[name]
    typed = typed.strip()
    if typed and not _COUNT.fullmatch(typed):
        return "no-count"
    return deeds.day_act(play, act, count=int(typed) if typed else None, what=what) or "no-count"


def report(play: Play, kind: DefectKind, pack: int, card: Card) -> Duty | Trouble:
    """What is wrong with a card of a pack, reported."""
    return deeds.day_act(play, "report", what=f"{kind} {card}", pack=pack) or "no-card-in-hand"
