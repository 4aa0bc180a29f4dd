"""Choices made with `Random.random` alone.

Of all that a `Random` can do, only these numbers are promised to stay the same from one Python to the next; a
seed that an instructor wrote down must give the same rounds for ever.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def happens(random: Random, probability: float) -> bool:
    """Whether something of this probability happens now."""
    return random.random() < probability


def between(random: Random, low: int, high: int) -> int:
    """A whole number from `low` to `high`, both included."""
    return low + int(random.random() * (high - low + 1))


def pick(random: Random, items: Sequence[Item]) -> Item:
    """One of `items`, each as likely as another."""
    return items[int(random.random() * len(items))]


def shuffled(random: Random, items: Sequence[Item]) -> list[Item]:
    """`items` in an order of which each is as likely as another."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
