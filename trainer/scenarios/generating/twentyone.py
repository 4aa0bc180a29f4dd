"""Rounds of twenty-one made to show something: the bank first, then those it takes, then whoever else sits there."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.cards import DECK, Card
from trainer.duties import Duty
from trainer.games.twentyone.bank import cards_due
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Box, Round
from trainer.games.twentyone.playing import Turn
from trainer.scenarios.dealing.chance import between, happens, shuffled
from trainer.scenarios.dealing.shoe import ShoeExhaustedError
from trainer.scenarios.dealing.wagers import Table
from trainer.scenarios.generating.focuses import TWENTYONE, Focus
from trainer.scenarios.generating.levels import Level
from trainer.scenarios.generating.making import Bank, Making, bank_of
from trainer.scenarios.generating.order import Focuses, Made, NotTogetherError
from trainer.scenarios.generating.seats import anybody
from trainer.scenarios.generating.supply import Supply, UnfitError

_ATTEMPTS: Final = 500
"""One focus takes a few; of several at once, one has to come by chance to a bank that was made for another."""
_PICKY: Final = 20
"""So many attempts are thrown away if no stake is left to settle in them, unless that is what was asked for."""


def make_round(table: Table, level: Level, boxes: tuple[int, int], names: Focuses, random: Random) -> Made:
    """A round that shows every focus of `names`. Raises `NotTogetherError` where none was found that does.

    From `boxes[0]` to `boxes[1]` boxes are played, as many at least as the focuses need.
    """
    focuses = {name: TWENTYONE[name] for name in names}
    needed = sum(len(focus.seats) for focus in focuses.values())
    for attempt in range(_ATTEMPTS):
        count = max(needed, between(random, *boxes))
        try:
            facts = _attempt(table, level, count, tuple(focuses.values()), random)
        except (UnfitError, ShoeExhaustedError):
            continue
        due = duties(facts, table.rules)
        shown = {name: focus.evidence(facts, due, table.rules) for name, focus in focuses.items()}
        if attempt < _PICKY and "nobody-left" not in names and not _settles(due):
            continue
        if all(shown.values()):
            return Made(facts, shown)
    raise NotTogetherError(names)


def _settles(due: Sequence[Duty]) -> bool:
    return any(duty.phase in ("settlement", "pok") and duty.bet for duty in due)


def _attempt(table: Table, level: Level, count: int, focuses: Sequence[Focus], random: Random) -> Round:
    supply = Supply(DECK * table.rules.packs, random)
    maker = next((focus.bank for focus in focuses if focus.bank), None)
    bank = bank_of(maker(supply, random, table.rules) if maker else (), supply, table.rules)
    if not all(focus.suits(bank) for focus in focuses):
        raise UnfitError
    making = Making(supply, bank, table, level, random)
    red_card = happens(random, level.red_card) or any(focus.red_card for focus in focuses)
    boxes = _boxes(making, count, focuses)
    return Round(table.limits, boxes, _taken(bank, boxes, table), red_card)


def _boxes(making: Making, count: int, focuses: Sequence[Focus]) -> tuple[Box, ...]:
    """Those who are needed, at boxes of no particular place, then everybody else."""
    seats = [seat for focus in focuses for seat in focus.seats]
    others = next((focus.others for focus in focuses if focus.others is not anybody), anybody)
    numbers = shuffled(making.random, range(1, making.rules.seats + 1))[:count]
    seats += [others] * (len(numbers) - len(seats))
    boxes = [seat(making, number) for seat, number in zip(seats, numbers, strict=True)]
    return tuple(sorted(boxes, key=lambda box: box.number))


def _taken(bank: Bank, boxes: Sequence[Box], table: Table) -> tuple[Card, ...]:
    """The cards the bank really takes: fewer where no hand is left for it to play against (P21-36)."""
    hands = [hand for box in boxes for hand in Turn(box, bank.cards[0], table.rules).hands]
    due = cards_due(bank.cards, table.rules, live=any(hand.fate == "live" for hand in hands))
    return bank.cards[:due]
