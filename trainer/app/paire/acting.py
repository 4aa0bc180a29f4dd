"""From a key to a deed at Pair'e Poker: the stake in hand and what is typed, put into the words of a duty.

As at twenty-one, an act may be as wrong as the trainee likes; what cannot be understood costs nothing.

>>> spoken("7 rouge", "first-card"), spoken("vn", "first-card"), spoken("7", "second-card"), spoken("?", "third-card")
('7 red', 'J black', 'pair 7', None)
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from trainer.app.felt.canvas import Spot
from trainer.app.paire.choosing import stake_at
from trainer.cards import RANKS
from trainer.duties import Duty, Phase
from trainer.games.paire_poker.felt import VALUES
from trainer.games.paire_poker.hands import POKER_SCORES
from trainer.games.paire_poker.table import FeltView
from trainer.money import parse_typed
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.wording.language import N_

Trouble = Literal["no-card", "no-words", "no-amount", "type-amount", "no-stake", "no-count", "no-offer"]
"""Why a key could not be understood as an act."""

TROUBLES: Final[Mapping[Trouble, str]] = {
    "no-card": N_("No card waits to be turned over or announced now. Nothing was done."),
    "no-words": N_(
        "That says nothing of these cards in either language. Right would be “red seven”. Nothing was said."
    ),
    "no-amount": N_("That is no amount. Right would be 37.50, or 1250. Nothing was done."),
    "type-amount": N_("Type the amount first. Nothing was done."),
    "no-stake": N_("No stake lies there: choose one with the arrows or a click. Nothing was done."),
    "no-count": N_("That is no number of cards. Nothing was done."),
    "no-offer": N_("Nothing is put down there. Nothing was done."),
}
NOTHING: Final[Mapping[Phase, str]] = {"second-card": "no pair", "third-card": "nothing"}
"""What is announced where the cards are worth nothing."""
_COLOURS: Final = {"r": "red", "n": "black", "b": "black"}
_SHORT: Final = re.compile(r"(\w+?) ?([rnb])", re.IGNORECASE)
_COUNT: Final = re.compile(r"[1-9]\d?")


def choices(phase: Phase, typed: str = "") -> Sequence[str]:
    """All that can be announced in a phase; of the first card, where a value is typed, that value alone."""
    if phase == "first-card":
        ranks = [rank for rank in RANKS if rank == typed.strip()] or RANKS
        cards = [f"{rank} {colour}" for rank in ranks for colour in ("red", "black")]
        return cards if len(ranks) == 1 else [*cards, "joker"]
    if phase == "second-card":
        return ["no pair", *(f"pair {value}" for value in VALUES)]
    return POKER_SCORES[::-1] if phase == "third-card" else ()


def spoken(words: str, phase: Phase) -> str | None:
    """The score that words say, also shortened: `7r`, `D n` of the first card, `7` of a pair."""
    from trainer.wording.speech import heard  # it knows the numbers of two languages: not at the start

    score = heard(words, phase)
    if score is None and phase == "first-card":
        short = _SHORT.fullmatch(words.strip())
        score = None if short is None else heard(f"{short[1]} {_COLOURS[short[2].lower()]}", phase)
    if score is None and phase == "second-card":
        score = heard(f"pair {words.strip()}", phase)
    return score


def announce_words(play: Play, words: str) -> Duty | Trouble:
    """The announcement of what is said in words, in either language."""
    score = spoken(words, play.phase)
    return "no-words" if score is None else deeds.announce(play, score)


def announce_nothing(play: Play) -> Duty | Trouble:
    """The announcement that the cards make no pair, or no hand."""
    score = NOTHING.get(play.phase)
    return "no-card" if score is None else deeds.announce(play, score)


def turn(play: Play) -> Duty | Trouble:
    """The card in hand turned over."""
    return deeds.turn(play) or "no-card"


def money(
    play: Play, view: FeltView, spot: Spot, act: Literal["collect", "pay", "return"], typed: str
) -> Duty | Trouble:
    """A stake collected, paid or given back. Where no amount is typed the whole stake is meant, except to pay."""
    stake = stake_at(spot, view)
    if stake is None or stake.state != "lying":
        return "no-stake"
    amount = parse_typed(typed) if typed.strip() else None
    if amount is None and typed.strip():
        return "no-amount"
    return deeds.settle_felt(play, act, stake.player, stake.bet, amount) or "type-amount"


def refuse_bet(play: Play, spot: Spot) -> Duty | Trouble:
    """The bet in hand refused."""
    return deeds.refuse_bet(play, spot.box, spot.bet or "") or "no-offer"


def cards(play: Play, act: Literal["draw", "burn"], typed: str) -> Duty | Trouble:
    """Cards drawn or burnt, as many as are typed where a number is."""
    if typed.strip() and not _COUNT.fullmatch(typed.strip()):
        return "no-count"
    count = int(typed) if typed.strip() else None
    return deeds.bank_act(play, act, count) or Duty(play.phase, act, count=count or 1)
