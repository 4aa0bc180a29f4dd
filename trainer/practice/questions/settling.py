"""Questions on what becomes of stakes: collected, given back or paid, how much, and in which order (P21-37 to 43)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.cards import DECK, Card, Rank
from trainer.duties import Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Hand, Round
from trainer.games.twentyone.hands import best
from trainer.games.twentyone.requests import HandState, refusal
from trainer.money import EVEN, HALF
from trainer.practice.questions.drawing import (
    LIMITS,
    TENS,
    bank_of,
    box,
    drawn_to,
    one_box,
    played_hand,
    ranks,
    stake_for,
    taken,
)
from trainer.practice.questions.question import Question, named, yes_no
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.wording.language import N_

_BANKS: Final[tuple[tuple[Rank, ...], ...]] = (("A", "K"), ("7", "4", "10"), ("10", "Q"), ("9", "8"), ("10", "6", "J"))
"""What a natural or a split 21 is held against: a natural, a drawn 21, 20, 17, a bust bank."""


def _becomes(hand: Hand, number: int, stake: int, bank: Sequence[Card], rules: TwentyOneRules) -> Duty:
    """What the croupier does with the "21" stake on that hand of a box when it is settled."""
    due = duties(one_box(hand, stake, bank_of(bank, rules), rules), rules)
    return next(duty for duty in due if duty.phase == "settlement" and (duty.bet, duty.hand) == ("21", number))


def _what_to_do(text: str, name: str, cards: Sequence[Card], bank: Sequence[Card], duty: Duty) -> Question:
    natural = len(cards) == 2 and best(cards) == 21
    return Question(
        id=named(name, ranks(cards), ranks(bank)),
        kind="choice",
        text=text,
        values={"hand": ranks(cards), "bank": ranks(bank)},
        answer=duty.act,
        rule=duty.rule or "P21-39",
        choices=("collect", "return", "pay"),
        option=None if not natural else "natural" if duty.act == "pay" else "natural_tie",
    )


def outcome(rules: TwentyOneRules, random: Random) -> Question | None:
    """A hand against the bank's: what becomes of its stake?"""
    pool = shuffled(random, DECK * rules.packs)
    if happens(random, 0.3):
        cards = taken(pool, ("A", pick(random, TENS)))
        bank = taken(DECK, pick(random, _BANKS))
    else:
        cards = drawn_to(between(random, 14, 21), pool)
        bank = drawn_to(17, pool[len(cards) :])
    if best(cards) > 21:
        return None
    duty = _becomes(played_hand(cards), 1, 100 * rules.natural.denominator, (*bank, *pool[20:25]), rules)
    return _what_to_do(
        N_("The player has {hand}, the bank {bank}. What do you do with the “21” stake?"), "outcome", cards, bank, duty
    )


def split_outcome(rules: TwentyOneRules, random: Random) -> Question | None:
    """A split ace or ten that makes 21 against the bank's hand: it is no natural (P21-33)."""
    kept = pick(random, ("A", *TENS))
    other: Rank = pick(random, TENS) if kept == "A" else "A"
    pool = shuffled(random, DECK * rules.packs)
    cards = taken(pool, (kept, kept, other, "9"))
    if len(cards) < 4 or refusal("split", HandState(cards[:2], pool[0]), rules) is not None:
        return None
    first, second = Hand((cards[0], cards[2])), Hand((cards[1], cards[3]), () if kept == "A" else (Ask("stand"),))
    bank = taken(DECK, pick(random, _BANKS))
    hand = Hand((cards[0], cards[1]), (Ask("split", hands=(first, second)),))
    duty = _becomes(hand, 1, 100, (*bank, *pool[20:25]), rules)
    text = N_("A hand that comes of a split is {hand}, the bank has {bank}. What do you do with its “21” stake?")
    return _what_to_do(text, "split-outcome", (cards[0], cards[2]), bank, duty)


def payment(rules: TwentyOneRules, random: Random) -> Question | None:
    """How much does a winning hand earn? Mostly a natural."""
    pool = shuffled(random, DECK)
    natural = happens(random, 0.7)
    cards = taken(pool, ("A", pick(random, TENS)) if natural else ("10", pick(random, ("9", "10"))))
    bank = taken(pool, pick(random, (("10", "8"), ("5", "9", "4"), ("10", "6", "10"))))
    stake = stake_for(rules.natural if natural else EVEN, random)
    duty = _becomes(played_hand(cards), 1, stake, (*bank, *pool[20:25]), rules)
    if duty.act != "pay" or duty.amount is None:
        return None
    return Question(
        id=named("payment", ranks(cards), ranks(bank), stake),
        kind="amount",
        text=N_("The player has {hand}, the bank {bank}, and {stake} is staked on “21”. How much do you pay?"),
        values={"hand": ranks(cards), "bank": ranks(bank), "stake": stake},
        answer=duty.amount,
        rule=duty.rule or "P21-39",
        option="natural" if natural else None,
    )


def surrender_amount(rules: TwentyOneRules, random: Random) -> Question | None:
    """How much of a surrendered stake is given back?"""
    if rules.surrender == "off":
        return None
    pool = [card for card in shuffled(random, DECK) if card.points in range(2, 10)]
    stake = stake_for(HALF, random)
    due = duties(one_box(Hand((pool[0], pool[1]), (Ask("surrender"),)), stake, bank_of(pool[2:], rules), rules), rules)
    back = next(duty for duty in due if duty.act == "return")
    return Question(
        id=named("surrender-amount", stake),
        kind="amount",
        text=N_("A hand with {stake} on “21” is surrendered. How much do you give back?"),
        values={"stake": stake},
        answer=back.amount or 0,
        rule=rules.statements["surrender"],
        option="surrender",
    )


def settling_order(rules: TwentyOneRules, random: Random) -> Question | None:
    """Of a loser at the left and a winner at the right, which is settled first?"""
    if rules.seats < 2:
        return None
    left, right = 1, between(random, 2, rules.seats)
    pool = shuffled(random, DECK)
    lost, won = taken(pool, ("10", pick(random, ("7", "8")))), taken(pool, ("K", pick(random, ("Q", "J"))))
    boxes = (box(left, played_hand(lost), 1000, rules), box(right, played_hand(won), 1000, rules))
    bank = taken(pool, ("J", "9")) if ranks(won)[1] == "Q" else taken(pool, ("Q", "9"))
    due = duties(Round(LIMITS, boxes, (*bank, *pool[40:43])), rules)
    first = next(duty for duty in due if duty.phase == "settlement" and duty.bet == "21")
    return Question(
        id=named("settling-order", right),
        kind="choice",
        text=N_("Box {left} has lost, box {right} has won. Which of them do you settle first?"),
        values={"left": left, "right": right},
        answer="left" if first.box == left else "right",
        rule=rules.statements["settlement"],
        choices=("left", "right"),
        option="settlement",
    )


def bust_pok(rules: TwentyOneRules, random: Random) -> Question | None:
    """What becomes of a bust hand's POK stake? The round's duties say it."""
    if not rules.pok:
        return None
    pool = shuffled(random, DECK)
    cards = taken(pool, ("10", pick(random, ("6", "7")), pick(random, ("8", "9"))))
    hand = Hand((cards[0], cards[1]), (Ask("hit", cards[2]),))
    due = duties(one_box(hand, 1000, bank_of(taken(pool, ("5", "2", "J", "3", "4")), rules), rules), rules)
    at_once = any((duty.phase, duty.act, duty.bet) == ("playing", "collect", "pok") for duty in due)
    return Question(
        id=named("bust-pok", ranks(cards)),
        kind="yes-no",
        text=N_("The player's hand {hand} is bust. Do you collect its POK stake with the “21” stake?"),
        values={"hand": ranks(cards)},
        answer=yes_no(at_once),
        rule=rules.statements["pok_survives_bust"],
        option="pok_survives_bust",
    )
