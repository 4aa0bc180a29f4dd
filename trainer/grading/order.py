"""Which acts came out of their order.

An act is displaced when it raises the least number of acts that would have to be moved to put all in order.
So a stake settled before its turn is named once, and those that follow in order behind it are not.

>>> displaced([2, 1, 3], [])
[True, False, False]
>>> displaced([2, 3, 1], [])
[True, False, False]
>>> displaced([3, 2, 1], [])
[True, True, False]
>>> displaced([2], [1, 3])
[True]
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence


def displaced(done: Sequence[int], to_come: Sequence[int]) -> list[bool]:
    """For each rank done, in the order done, whether it was displaced; equal ranks are free among themselves.

    `to_come` are the ranks that may still be done after these.
    """
    rest = sorted([*done, *to_come])
    tails: list[int] = []
    in_place = len(rest)
    found: list[bool] = []
    for rank in done:
        first = rest[0] == rank
        del rest[bisect_left(rest, rank)]
        where = bisect_right(tails, rank)
        tails[where : where + 1] = [rank]
        if first:  # nothing that is still to be done had to come before it
            found.append(False)
            continue
        best = _in_order(tails, rest)
        found.append(best < in_place)
        in_place = best
    return found


def how_many_displaced(done: Sequence[int], to_come: Sequence[int]) -> int:
    """How many `displaced` finds, without saying which.

    >>> how_many_displaced([3, 2, 1], []), how_many_displaced([2], [1, 3])
    (2, 1)
    """
    tails: list[int] = []
    for rank in done:
        where = bisect_right(tails, rank)
        tails[where : where + 1] = [rank]
    return len(done) + len(to_come) - _in_order(tails, sorted(to_come))


def _in_order(tails: Sequence[int], rest: Sequence[int]) -> int:
    """The most acts that can keep their places: some already done, then those of the rest that may follow them."""
    if not rest:
        return len(tails)
    most = len(rest)
    for length, tail in enumerate(tails, start=1):
        most = max(most, length + len(rest) - bisect_left(rest, tail))
    return most
