"""The words of the trade that stand for one value: phases, acts, requests, reasons, bettors, bets, ratios.

A value that is no word of the trade, as a file from outside may hold, is given back as it is, made printable.
"""

from collections.abc import Mapping
from typing import Final
from unicodedata import category

from trainer.cards import RANKS, Rank
from trainer.duties import ActName, Phase, Reason, Request
from trainer.games.twentyone.requests import RefusalCode
from trainer.wording.language import N_, Language

PHASES: Final[Mapping[Phase, str]] = {
    "betting": N_("Bets"),
    "dealing": N_("Deal"),
    "insurance": N_("Insurance"),
    "surrender": N_("Surrender"),
    "playing": N_("Players' hands"),
    "bank": N_("Bank's hand"),
    "settlement": N_("“21” settlement"),
    "pok": N_("POK"),
    "drawing": N_("Draw"),
    "first-card": N_("First card"),
    "second-card": N_("Second card"),
    "third-card": N_("Third card"),
    "paying": N_("Payments"),
    "clearing": N_("Clearing"),
    "opening": N_("Opening"),
    "shuffling": N_("Shuffle and cuts"),
    "loading": N_("Red card and shoe"),
    "red-card": N_("Red card out"),
    "stub": N_("Undealt cards"),
    "shoe-empty": N_("Shoe empty"),
}
ACTS: Final[Mapping[ActName, str]] = {
    "refuse-bet": N_("refuse the bet"),
    "close-betting": N_("close the bets"),
    "deal": N_("deal"),
    "insure": N_("insure"),
    "grant": N_("grant"),
    "refuse": N_("refuse"),
    "announce": N_("announce"),
    "collect": N_("collect"),
    "return": N_("give back"),
    "pay": N_("pay"),
    "draw": N_("draw"),
    "stand": N_("stop drawing"),
    "burn": N_("burn"),
    "turn": N_("turn over"),
    "clear": N_("clear"),
    "reshuffle": N_("reshuffle"),
    "spread": N_("spread"),
    "count": N_("count"),
    "check": N_("check"),
    "report": N_("report"),
    "pile": N_("make piles"),
    "shuffle": N_("shuffle"),
    "cut": N_("cut"),
    "place-red-card": N_("place the red card"),
    "load": N_("load the shoe"),
    "finish-round": N_("finish the round"),
    "split-stub": N_("part the undealt cards"),
    "insert": N_("insert the undealt cards"),
    "stop": N_("stop play"),
    "call-chief": N_("call the table chief"),
}
REQUESTS: Final[Mapping[Request, str]] = {
    "stand": N_("stand"),
    "hit": N_("a card"),
    "double": N_("double"),
    "split": N_("split"),
    "surrender": N_("surrender"),
}
REASONS: Final[Mapping[Reason, str]] = {
    "no-pok": N_("no POK stake beside it"),
    "no-21": N_("no “21” stake beside it"),
    "no-main": N_("no main bet beside it"),
    "not-on-felt": N_("the felt has no such bet"),
    "below-minimum": N_("below the minimum"),
    "above-maximum": N_("above the maximum"),
}
REFUSALS: Final[Mapping[RefusalCode, str]] = {
    "hand-finished": N_("The hand's turn is over."),
    "at-21": N_("At 21 no card may be drawn."),
    "split-aces": N_("A split ace takes one card only."),
    "not-two-cards": N_("Only the first two cards may be doubled or split."),
    "double-total": N_("This house does not double that total."),
    "double-after-split": N_("A split hand cannot be doubled."),
    "not-a-pair": N_("Two cards that are not alike cannot be split."),
    "too-many-splits": N_("The box has made all its splits."),
    "resplit-aces": N_("Split aces cannot be split again."),
    "surrender-off": N_("This house knows no surrender."),
    "surrender-ace": N_("No surrender against the bank's ace."),
    "surrender-natural": N_("A natural cannot surrender."),
    "surrender-late": N_("Surrender comes before the hand's third card."),
}
RANK_WORDS: Final[Mapping[Rank, str]] = {
    "A": N_("ace"),
    "J": N_("jack"),
    "Q": N_("queen"),
    "K": N_("king"),
    "joker": N_("joker"),
}
_PAIRS: Final[Mapping[Rank, str]] = {
    "A": N_("pair of aces"),
    "J": N_("pair of jacks"),
    "Q": N_("pair of queens"),
    "K": N_("pair of kings"),
    "joker": N_("pair of jokers"),
}
_FELT_WORDS: Final = {
    "21": N_("“21”"),
    "pok": N_("POK"),
    "insurance": N_("insurance"),
    "red": N_("red"),
    "black": N_("black"),
    "any pair": N_("any pair"),
    "poker hand": N_("poker hand"),
}
_FELT_KINDS: Final = {
    1: N_("straight up {values}"),
    2: N_("cheval {values}"),
    3: N_("transversale {values}"),
    4: N_("carré {values}"),
}


def printable(text: str) -> str:
    """`text` without what a terminal would obey instead of showing it, and cut where it is absurdly long."""
    return "".join(sign if _shows(sign) else "\N{REPLACEMENT CHARACTER}" for sign in text[:80])


def capitalised(text: str) -> str:
    """`text` with a capital first letter and the rest as it is."""
    return text[:1].upper() + text[1:]


def _shows(sign: str) -> bool:
    # Python calls no space but the plain one printable, and French has no-break ones.
    return sign.isprintable() or category(sign) == "Zs"


def phase(name: Phase, language: Language) -> str:
    """A phase of the round, as a heading."""
    return language.text(PHASES[name])


def act(name: ActName, language: Language) -> str:
    """What is done, as a verb."""
    return language.text(ACTS[name])


def request(name: Request, language: Language) -> str:
    """What a player asks."""
    return language.text(REQUESTS[name])


def reason(name: Reason, language: Language) -> str:
    """Why a bet is refused."""
    return language.text(REASONS[name])


def refusal(code: RefusalCode, language: Language) -> str:
    """Why a player's request is refused, as a sentence."""
    return language.text(REFUSALS[code])


def ratio(text: str, language: Language) -> str:
    """`3:2` as `3 to 2`."""
    winnings, colon, stake = text.partition(":")
    if not colon:
        return printable(text)
    return language.text("{winnings} to {stake}", winnings=printable(winnings), stake=printable(stake))


def bettor(name: str, language: Language) -> str:
    """Who staked: `seated`, `standing-1` …"""
    if name == "seated":
        return language.text("seated player")
    place = name.removeprefix("standing-")
    if place == name or not place.isdecimal():
        return printable(name)
    return language.text("standing player {number}", number=place)


def rank(value: Rank, language: Language) -> str:
    """A rank in words where it has one, else its number."""
    return language.text(RANK_WORDS[value]) if value in RANK_WORDS else value


def pair(value: Rank, language: Language) -> str:
    """A pair of that rank."""
    if value in _PAIRS:
        return language.text(_PAIRS[value])
    return language.text("pair of {rank}s", rank=value)


def bet(name: str, language: Language) -> str:
    """A bet: `21`, `pok`, `insurance`, or one of the Pair'e Poker felt by its canonical name."""
    if name in _FELT_WORDS:
        return language.text(_FELT_WORDS[name])
    paired = as_rank(name.removeprefix("pair "))
    if paired is not None and name.startswith("pair "):
        return pair(paired, language)
    ranks = [as_rank(part) for part in name.split("-")]
    values = [language.rank(value) for value in ranks if value is not None]
    if len(values) != len(ranks) or len(values) not in _FELT_KINDS:
        return printable(name)
    return language.text(_FELT_KINDS[len(values)], values="-".join(values))


def as_rank(text: str) -> Rank | None:
    """The rank that `text` names in the contract's words, or None."""
    return next((value for value in (*RANKS, "joker") if value == text), None)
