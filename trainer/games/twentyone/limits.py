"""What a house may post, insure and pay (P21-20, P21-21, P21-43, BJ-3).

>>> from trainer.cards import DECK
>>> from trainer.rules import preset
>>> decree = preset("poker21")
>>> highest_pok_maximum(1000, decree), maxima(1000, decree)
(10000, (20000, 50000, 100000, 200000))
>>> may_insure(DECK[0]), highest_insurance(5000), smallest_payable(decree)
(True, 2500, 50)
"""

from math import gcd

from trainer.cards import Card
from trainer.rules import TwentyOneRules


def maxima(minimum: int, rules: TwentyOneRules) -> tuple[int, ...]:
    """The maxima of "21" that may be posted over a minimum, and no others (P21-21)."""
    return tuple(times * minimum for times in rules.maximum_times)


def highest_pok_maximum(minimum: int, rules: TwentyOneRules) -> int:
    """The highest maximum of POK that may be posted over a minimum (P21-20)."""
    return rules.pok_maximum_times * minimum


def may_insure(bank_card: Card) -> bool:
    """Whether insurance is taken against the bank's card, where the house has it: only against an ace (BJ-3)."""
    return bank_card.rank == "A"


def highest_insurance(stake: int) -> int:
    """The most that a stake can be insured for (BJ-3)."""
    return stake // 2


def smallest_payable(rules: TwentyOneRules) -> int:
    """The amount of which the house's chips, change given, make up every multiple and nothing else (P21-43).

    One cent where the house does not say which chips it has.
    """
    return gcd(*rules.chips) or 1
