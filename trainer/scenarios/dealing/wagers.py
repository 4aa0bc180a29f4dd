"""The stakes that people put down: within the limits, payable, and now and then first offered against the rules."""

from math import gcd, lcm
from random import Random
from typing import Final

from msgspec import Struct

from trainer.games.twentyone.betting import offer_reasons
from trainer.games.twentyone.facts import Box, Limits, Offer, Standing
from trainer.games.twentyone.limits import highest_insurance, smallest_payable
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick

_HALF_MINIMA: Final = (2, 2, 2, 3, 4, 4, 5, 6, 6, 8, 10, 10, 15, 20, 30)
"""What people stake, in halves of the minimum."""
_SOMEONE_STANDS: Final = 0.15
_SECOND_STANDS: Final = 0.35
_MOST_STANDING: Final = 3
_FOLLOWS: Final = 0.5
_STANDS_ON_POK: Final = 0.4
_INSURES: Final = 0.35


class Table(Struct, frozen=True):
    """What stakes must be: within `limits`, "21" a multiple of `step`, POK one of `unit`, all in cents."""

    limits: Limits
    rules: TwentyOneRules
    unit: int
    step: int


def table_of(limits: Limits, rules: TwentyOneRules) -> Table:
    """The table of these limits and rules.

    Its step makes a natural's winnings and half a stake payable in the house's chips; where the limits leave no
    such stake, in whole cents. Raises ValueError where they leave none of these either.
    """
    for unit in (smallest_payable(rules), 1):
        whole = rules.natural.denominator * unit
        step = lcm(2 * unit, whole // gcd(rules.natural.numerator, whole))
        if _rounded_up(limits.minimum, step) <= limits.maximum:
            return Table(limits, rules, unit, step)
    raise ValueError(f"no stake from {limits.minimum} to {limits.maximum} cents earns whole cents at {rules.natural}")


def _rounded_up(amount: int, step: int) -> int:
    return -(-amount // step) * step


def _amount(random: Random, low: int, room: int, step: int) -> int:
    """A stake as people make it: of at least `low`, which is a multiple of `step`, and within `room`."""
    wanted = _rounded_up(low * pick(random, _HALF_MINIMA) // 2, step)
    return max(low, min(wanted, room // step * step))


class Wagers(Struct, frozen=True):
    """Everything staked on one box before the cards."""

    stake: int
    pok: int | None
    standing: tuple[Standing, ...]


def wagers(table: Table, random: Random) -> Wagers:
    """A seated player's stakes, and those of the standing players behind him (P21-6, 17, 22)."""
    limits, rules = table.limits, table.rules
    low = _rounded_up(limits.minimum, table.step)
    stake = _amount(random, low, limits.maximum, table.step)
    pok = None
    pok_room = 0
    if rules.pok:
        most = limits.pok_maximum or limits.minimum
        pok = _pok(table, random, most)
        pok_room = most - pok
    room = limits.maximum - stake
    standing: list[Standing] = []
    for _ in range(_how_many_stand(rules, random)):
        if low > room:
            break
        amount = _amount(random, low, room, table.step)
        room -= amount
        follows = happens(random, _FOLLOWS)
        on_pok = None
        if rules.pok and happens(random, _STANDS_ON_POK) and pok_room >= limits.minimum:
            on_pok = _pok(table, random, pok_room)
            pok_room -= on_pok
        standing.append(Standing(amount, follows, on_pok))
    return Wagers(stake, pok, tuple(standing))


def _pok(table: Table, random: Random, room: int) -> int:
    """A POK stake; the minimum itself where no multiple of the chips lies within `room`."""
    low = _rounded_up(table.limits.minimum, table.unit)
    return table.limits.minimum if low > room else _amount(random, low, room, table.unit)


def _how_many_stand(rules: TwentyOneRules, random: Random) -> int:
    most = _MOST_STANDING if rules.standing_per_seated == "any" else min(rules.standing_per_seated, _MOST_STANDING)
    count = 0
    while count < most and happens(random, _SECOND_STANDS if count else _SOMEONE_STANDS):
        count += 1
    return count


def insurance(stake: int, table: Table, random: Random) -> int | None:
    """What the player insures his stake for once the bank shows an ace: half of it, or less (BJ-3)."""
    if not happens(random, _INSURES):
        return None
    most = highest_insurance(stake) // table.unit
    return table.unit * (most if happens(random, 0.7) else between(random, 1, most))


def bad_offer(box: Box, table: Table, random: Random) -> Offer | None:
    """A first offer for this box of which a bet must be refused, or None where the limits leave none (P21-17 to 22)."""
    limits, rules = table.limits, table.rules
    too_little = limits.minimum // table.unit // 2 * table.unit
    too_much = (limits.maximum // table.step + pick(random, (1, 2, 5))) * table.step
    fills_the_hand = limits.maximum // table.step * table.step
    offers = [Offer(too_little, box.pok), Offer(too_much, box.pok), Offer(fills_the_hand, box.pok)]
    if rules.pok:
        above = ((limits.pok_maximum or limits.minimum) // table.unit + pick(random, (1, 2, 5))) * table.unit
        offers += [
            Offer(box.stake), Offer(box.stake), Offer(None, box.pok), Offer(box.stake, too_little),
            Offer(box.stake, above), Offer(too_much, above), Offer(too_much),
        ]  # fmt: skip
    refused = [
        offer for offer in offers if 0 not in (offer.stake, offer.pok) and offer_reasons(offer, box, limits, rules)
    ]
    return pick(random, refused) if refused else None
