"""The words of the line-by-line mode: one line typed, in either language, read as one command.

>>> read("paie 3.2 37,50", "settlement"), read("sept ou dix-sept", "playing")
(Settle(act='pay', box=3, hand=2, bettor='seated', bet='21', amount=3750), Announce(score='7/17'))
>>> read("collect 5 pok standing 1", "pok")
Settle(act='collect', box=5, hand=None, bettor='standing-1', bet='pok', amount=None)
>>> read("pay 3 40abc", "settlement"), read("bonjour", "playing")
(NotUnderstood(what='40abc'), NotUnderstood(what='bonjour'))
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from trainer.duties import Phase
from trainer.games.paire_poker.felt import canonical, find
from trainer.money import parse_typed
from trainer.wording.speech import heard, plain_words


class Announce(Struct, frozen=True):
    score: str


class Answer(Struct, frozen=True):
    act: Literal["grant", "refuse"]


class BankAct(Struct, frozen=True):
    act: Literal["draw", "stand", "burn"]
    count: int | None = None


class Settle(Struct, frozen=True):
    """`hand` is None where none was said, `amount` where the whole stake is meant."""

    act: Literal["collect", "pay", "return"]
    box: int
    hand: int | None
    bettor: str
    bet: str
    amount: int | None = None


class SettleFelt(Struct, frozen=True):
    """The same at Pair'e Poker: a player's stake on a bet of the felt."""

    act: Literal["collect", "pay", "return"]
    player: int
    bet: str
    amount: int | None = None


class Turn(Struct, frozen=True):
    """Turning over the next card at Pair'e Poker."""


class RefuseBet(Struct, frozen=True):
    """`place` is a box, or a player at Pair'e Poker."""

    place: int
    bet: str


class Insure(Struct, frozen=True):
    """`amount` is None where what the player puts down is meant."""

    box: int
    amount: int | None = None


class Deal(Struct, frozen=True):
    to: str


class Word(Struct, frozen=True):
    """A command of one word."""

    word: Literal["next", "table", "help", "language", "leave", "close", "clear", "reshuffle"]


class NotUnderstood(Struct, frozen=True):
    """A line that is no command; `what` is the part that was not understood, "" for an empty line."""

    what: str


Command = Announce | Answer | BankAct | Settle | SettleFelt | Turn | RefuseBet | Insure | Deal | Word | NotUnderstood

_WHOLE_LINES: Final[Mapping[str, Command]] = {
    **dict.fromkeys(("next", "suivant", "continue", "go on"), Word("next")),
    **dict.fromkeys(("table", "tapis"), Word("table")),
    **dict.fromkeys(("help", "aide", "?"), Word("help")),
    **dict.fromkeys(("language", "langue"), Word("language")),
    **dict.fromkeys(("leave", "quit", "exit", "quitter", "q"), Word("leave")),
    **dict.fromkeys(("close", "close the bets", "ferme", "fermer", "no more bets", "rien ne va plus"), Word("close")),
    **dict.fromkeys(("clear", "enleve", "enlever", "x"), Word("clear")),
    **dict.fromkeys(("reshuffle", "melange", "melanger", "remelange", "remelanger"), Word("reshuffle")),
    **dict.fromkeys(("g", "grant", "accorde", "accorder", "yes", "oui"), Answer("grant")),
    **dict.fromkeys(("r", "refuse", "refuser", "no", "non"), Answer("refuse")),
    **dict.fromkeys(("turn", "retourne", "retourner", "v"), Turn()),
    "n": Announce("natural"),
    "b": Announce("bust"),
}
"""The commands that are a whole line, as `plain_words` leaves it."""
_BANK: Final[Mapping[str, Literal["draw", "stand", "burn"]]] = {
    **dict.fromkeys(("d", "draw", "tire", "tirer"), "draw"),
    **dict.fromkeys(("s", "stand", "reste", "rester"), "stand"),
    **dict.fromkeys(("u", "burn", "brule", "bruler"), "burn"),
}
_MONEY: Final[Mapping[str, Literal["collect", "pay", "return"]]] = {
    **dict.fromkeys(("c", "collect", "ramasse", "ramasser"), "collect"),
    **dict.fromkeys(("p", "pay", "paie", "paye", "payer"), "pay"),
    **dict.fromkeys(("t", "return", "back", "rends", "rend", "rendre", "egalite", "push"), "return"),
}
_FELT_PHASES: Final[frozenset[Phase]] = frozenset(("first-card", "second-card", "third-card", "paying"))
_BETS: Final = {"21": "21", "pok": "pok", "insurance": "insurance", "assurance": "insurance"}
_FELT_NAMES: Final = {
    "rouge": "red", "noir": "black", "noire": "black", "toute paire": "any pair", "main de poker": "poker hand",
    "main": "poker hand",
}  # fmt: skip
_FRENCH_RANKS: Final = {"v": "j", "d": "q", "r": "k", "as": "a"}
_FELT_KINDS: Final = re.compile(r"^(?:straight up|plein|cheval|transversale|carre) (?=\S+$)")
"""What a bet on values is called; its values say it all."""
_PLAYERS: Final = ("1", "2", "3", "4", "5")
_PLACE: Final = re.compile(r"(?:box |case )?([1-7])(?:(?:[.,/]| (?:hand|main) )([1-4]))?(?= |$)")
_STANDING: Final = re.compile(r"\b(?:standing player|standing|joueur debout|debout|s|d)[ -]?([1-9])\b")
_SEATED: Final = re.compile(r"\b(?:seated player|seated|joueur assis|assis)\b")
_MARKS: Final = re.compile(r"[:€“”«»]|(?<!\d),|,(?!\d)|\b(?:at|a) \d+ (?:to|pour) \d+$")
"""What may stand around the words of an act of money and says nothing."""


def read(line: str, phase: Phase) -> Command:
    """The command that `line` says; `phase` tells which scores can be meant and which bet is being settled."""
    words = plain_words(line)
    if words in _WHOLE_LINES:
        return _WHOLE_LINES[words]
    verb, _, rest = words.removeprefix("give ").partition(" ")
    if verb in _MONEY:
        bare = " ".join(_MARKS.sub(" ", rest).split())
        return _settle_felt(_MONEY[verb], bare) if phase in _FELT_PHASES else _settle(_MONEY[verb], bare, phase)
    if verb in _BANK and re.fullmatch(r"[0-9]{0,4}", rest):
        return BankAct(_BANK[verb], int(rest) if rest else None)
    if verb in ("deal", "donne", "donner") and rest:
        return _deal(rest)
    if verb in ("insure", "assure", "assurer"):
        return _insure(rest)
    if verb in ("refuse", "refuser", "r"):
        return _refuse_bet(rest)
    said = rest if verb in ("announce", "annonce", "annoncer") else line
    score = heard(said, phase)
    return Announce(score) if score is not None else NotUnderstood(line.strip())


def _settle(act: Literal["collect", "pay", "return"], rest: str, phase: Phase) -> Settle | NotUnderstood:
    place = _PLACE.match(rest)
    if place is None:
        return NotUnderstood(rest)
    said = _SEATED.sub(" ", rest[place.end() :])
    standing = _STANDING.search(said)
    words = _STANDING.sub(" ", said, count=1).split()
    amount_alone = act == "pay" and words == ["21"]
    named = words[0] in _BETS and not amount_alone if words else False
    bet = _BETS[words[0]] if named else ("pok" if phase == "pok" else "21")
    typed = " ".join(words[1 if named else 0 :])
    amount = parse_typed(typed) if typed else None
    if typed and amount is None:
        return NotUnderstood(typed)
    bettor = f"standing-{standing[1]}" if standing else "seated"
    return Settle(act, int(place[1]), int(place[2]) if place[2] else None, bettor, bet, amount)


def _insure(rest: str) -> Insure | NotUnderstood:
    place = _PLACE.match(rest)
    if place is None or place[2]:
        return NotUnderstood(rest)
    typed = rest[place.end() :].strip()
    amount = parse_typed(typed) if typed else None
    return NotUnderstood(typed) if typed and amount is None else Insure(int(place[1]), amount)


def _deal(rest: str) -> Deal | NotUnderstood:
    if rest in ("bank", "banque"):
        return Deal("bank")
    place = _PLACE.fullmatch(rest)
    return Deal(f"box {place[1]}") if place and not place[2] else NotUnderstood(rest)


def _settle_felt(act: Literal["collect", "pay", "return"], rest: str) -> SettleFelt | NotUnderstood:
    """`2 7-K-joker 10`: the player, the bet by any of its names, and an amount where one is meant."""
    player, _, named = rest.removeprefix("player ").removeprefix("joueur ").partition(" ")
    if player not in _PLAYERS:
        return NotUnderstood(rest)
    bet = felt_bet(named)
    if bet is not None:
        return SettleFelt(act, int(player), bet)
    named, _, typed = named.rpartition(" ")
    bet, amount = felt_bet(named), parse_typed(typed)
    if bet is None or amount is None:
        return NotUnderstood(typed if bet is not None else named or typed)
    return SettleFelt(act, int(player), bet, amount)


def felt_bet(named: str) -> str | None:
    """The canonical name of a bet of the Pair'e Poker felt, said in either language, or None.

    >>> felt_bet("rouge"), felt_bet("transversale k-joker-7"), felt_bet("paire de valets"), felt_bet("toute paire")
    ('red', '7-K-joker', 'pair J', 'any pair')
    """
    named = _FELT_KINDS.sub("", named)
    known = find(_FELT_NAMES.get(named, _in_english(named)))
    if known is not None:
        return known.name
    pair = heard(named, "second-card")
    return None if pair is None or find(pair) is None else pair


def _in_english(named: str) -> str:
    return "-".join(_FRENCH_RANKS.get(rank, rank) for rank in named.split("-"))


def _refuse_bet(rest: str) -> RefuseBet | NotUnderstood:
    match = re.fullmatch(r"(?:box |case |player |joueur )?([1-7]) (.+)", rest)
    if match is None:
        return NotUnderstood(rest)
    bet = match[2] if match[2] in ("21", "pok") else felt_bet(match[2]) or canonical(_in_english(match[2]))
    return RefuseBet(int(match[1]), bet)
