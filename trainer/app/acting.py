"""From a key to a deed: what is in hand and what is typed, put into the words of a duty.

An act may be as wrong as the trainee likes; only what cannot be understood is trouble, and costs nothing.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

from trainer.app.choosing import BANK, stake_at
from trainer.app.felt.canvas import Spot
from trainer.cards import RANKS
from trainer.duties import Duty
from trainer.games.twentyone.table import Table
from trainer.money import parse_typed
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.wording.language import N_

Trouble = Literal[
    "no-score", "no-figure", "no-words", "no-amount", "type-amount", "no-stake", "no-request", "no-count", "no-offer"
]
"""Why a key could not be understood as an act."""

TROUBLES: Final[Mapping[Trouble, str]] = {
    "no-score": N_("That is no total. Right would be 17, or 7/17. Nothing was said."),
    "no-figure": N_("Type the total first, then Enter. Nothing was said."),
    "no-words": N_("That is no score in either language. Right would be “seven or seventeen”. Nothing was said."),
    "no-amount": N_("That is no amount. Right would be 37.50, or 1250. Nothing was done."),
    "type-amount": N_("Type the amount first. Nothing was done."),
    "no-stake": N_("No stake lies there: choose one with the arrows or a click. Nothing was done."),
    "no-request": N_("No player asks for anything now. Nothing was done."),
    "no-count": N_("That is no number of cards. Nothing was done."),
    "no-offer": N_("That box has put nothing down there. Nothing was done."),
}
POK_SCORES: Final = (
    "nothing", *(f"pair-{rank}" for rank in (*RANKS[1:], "A")), "two-pair", "three-of-a-kind", "straight", "flush",
    "full-house", "four-of-a-kind", "straight-flush", "five-of-a-kind", "royal-flush", "five-flush",
)  # fmt: skip
"""The hands that POK knows, from the lowest."""
_TOTAL: Final = re.compile(r"0*(\d{1,2})(?:/0*(\d{1,2}))?")
_COUNT: Final = re.compile(r"[1-9]\d?")


def announce(play: Play, typed: str) -> Duty | Trouble:
    """The announcement of a typed total, `17` or `7/17`."""
    match = _TOTAL.fullmatch(typed.strip())
    if match is None:
        return "no-score" if typed.strip() else "no-figure"
    return deeds.announce(play, match[1] if match[2] is None else f"{match[1]}/{match[2]}")


def announce_words(play: Play, words: str) -> Duty | Trouble:
    """The announcement of a score said in words, in either language."""
    from trainer.wording.speech import heard  # it knows the numbers of two languages: not at the start

    score = heard(words, play.phase)
    return "no-words" if score is None else deeds.announce(play, score)


def answer(play: Play, act: Literal["grant", "refuse"]) -> Duty | Trouble:
    """The answer to the request that waits."""
    return deeds.answer(play, act) or "no-request"


def refuse_bet(play: Play, spot: Spot, bet: str) -> Duty | Trouble:
    """A bet that the box in hand has put down, refused."""
    return deeds.refuse_bet(play, spot.box, bet) or "no-offer"


def money(play: Play, table: Table, spot: Spot, act: Literal["collect", "pay", "return"], typed: str) -> Duty | Trouble:
    """A stake collected, paid or given back. Where no amount is typed the whole stake is meant, except to pay."""
    stake = stake_at(spot, table)
    if stake is None or stake.state != "lying":
        return "no-stake"
    amount = parse_typed(typed) if typed.strip() else None
    if amount is None and typed.strip():
        return "no-amount"
    if amount is None:
        if act == "pay":
            return "type-amount"
        amount = stake.amount
    return Duty(play.phase, act, box=spot.box, hand=spot.hand, bettor=stake.bettor, bet=stake.bet, amount=amount)


def insure(play: Play, spot: Spot, typed: str) -> Duty | Trouble:
    """A seated player's insurance taken."""
    amount = parse_typed(typed) if typed.strip() else None
    if amount is None:
        return "no-amount" if typed.strip() else "type-amount"
    return Duty(play.phase, "insure", box=spot.box, bettor="seated", amount=amount)


def cards(play: Play, act: Literal["draw", "burn"], typed: str) -> Duty | Trouble:
    """Cards drawn or burnt for the bank, as many as are typed where a number is."""
    if typed.strip() and not _COUNT.fullmatch(typed.strip()):
        return "no-count"
    count = int(typed) if typed.strip() else None
    return deeds.bank_act(play, act, count) or Duty(play.phase, act, count=count or 1)


def deal(play: Play, spot: Spot) -> Duty:
    """A card to the box in hand, or to the bank."""
    return deeds.plain_act(play, "deal", "bank" if spot == BANK else f"box {spot.box}")
