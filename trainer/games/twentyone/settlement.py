"""Losing stakes collected, winners paid, ties given back, from right to left (P21-37 to 43)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.hands import best, natural
from trainer.games.twentyone.playing import PlayedHand
from trainer.money import EVEN, Ratio
from trainer.rules import TwentyOneRules

Outcome = Literal["loses", "ties", "wins", "wins-natural"]


class BankEnd(Struct, frozen=True):
    """How the bank ended: its best total, and whether it is a natural."""

    total: int
    natural: bool


def outcome(hand: PlayedHand, bank: BankEnd, rules: TwentyOneRules) -> tuple[Outcome, str]:
    """What becomes of a live hand against the bank, and the statement that says so."""
    ours, theirs = best(hand.cards), bank.total
    if bank.natural:
        if not hand.natural:
            return "loses", rules.statement_of("bank_natural")
        return ("ties" if rules.natural_tie == "push" else "loses"), rules.statements["natural_tie"]
    if hand.natural:
        return "wins-natural", rules.statements["natural"]
    if theirs > 21 or ours > theirs:
        return "wins", "P21-39"
    return ("ties", "P21-39") if ours == theirs else ("loses", "P21-37")


def _hand_duties(hand: PlayedHand, bank: BankEnd, rules: TwentyOneRules) -> Iterator[Duty]:
    became, rule = outcome(hand, bank, rules)
    ratio = rules.natural if became == "wins-natural" else EVEN
    for wager in hand.wagers:
        if became in ("loses", "ties"):
            act: Literal["collect", "return"] = "collect" if became == "loses" else "return"
            yield Duty(
                "settlement", act, hand.box, hand.number, bettor=wager.bettor, bet="21",
                amount=wager.amount, rule=rule,
            )  # fmt: skip
        else:
            yield Duty(
                "settlement", "pay", hand.box, hand.number, bettor=wager.bettor, bet="21",
                amount=ratio.exactly(wager.amount), ratio=str(ratio), rule=rule,
            )  # fmt: skip


def _insurance(facts: Round, bank: Sequence[Card]) -> Iterator[Duty]:
    ratio = Ratio(2)
    for box in reversed(facts.boxes):
        if box.insurance is None:
            continue
        if natural(bank):
            yield Duty(
                "settlement", "pay", box.number, bettor="seated", bet="insurance",
                amount=ratio.exactly(box.insurance), ratio=str(ratio), rule="BJ-3",
            )  # fmt: skip
        else:
            yield Duty(
                "settlement", "collect", box.number, bettor="seated", bet="insurance",
                amount=box.insurance, rule="BJ-3",
            )  # fmt: skip


def settlement_duties(
    facts: Round, hands: Sequence[PlayedHand], bank: Sequence[Card], rules: TwentyOneRules
) -> Iterator[Duty]:
    """Every live hand settled, boxes right to left and the last hand first; `bank` holds the cards it played."""
    yield from _insurance(facts, bank)
    live = [hand for hand in reversed(hands) if hand.fate == "live"]
    end = BankEnd(best(bank), natural(bank))
    due = [duty for hand in live for duty in _hand_duties(hand, end, rules)]
    if rules.settlement == "two-pass":
        due.sort(key=lambda duty: duty.act != "collect")
    yield from due
    if live:
        yield Duty("settlement", "clear", what="players", rule="P21-42")
