"""Scenario files that the tests of the table play."""

from collections.abc import Iterator
from typing import Final

ONE_BOX: Final = """\
format = 1
title = "One box"
rules = "poker21"

[limits]
minimum = 10
maximum = 500
pok_maximum = 100

[[rounds]]
note = "Sixteen takes a card"
bank = "9s 8h 7d 2c Kd"

[[rounds.boxes]]
box = 3
pok = 10
stake = 50
hand = "Ts 6c hit 4d stand"
standing = [{ stake = 20, follows = true }]
"""

TWO_ROUNDS: Final = """\
format = 1
title = "Naturals and ties"
rules = "poker21"

[limits]
minimum = 10
maximum = 500
pok_maximum = 100

[[rounds]]
bank = "9s 5h 7d 2c Kd"

[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 6c hit 4d stand"
standing = [{ stake = 20, follows = true }, { stake = 10, pok = 10 }]
first_offer = { stake = 50 }

[[rounds.boxes]]
box = 3
pok = 10
stake = 30
hand = "Kh Qd split (Kh 3c hit 9d) (Qd As)"

[[rounds]]
bank = "9s 8h Jd Jc Kd"

[[rounds.boxes]]
box = 2
pok = 10
stake = 25
hand = "Ah Kd"
"""

_RANKS: Final = "23456789"


def full_table() -> str:
    """Seven boxes, each split three times into four hands of several cards, two standing players at each."""
    return "\n".join(_full_table())


def _full_table() -> Iterator[str]:
    yield 'format = 1\ntitle = "Seven boxes, twenty-eight hands"\nrules = "poker21"\n'
    yield "[limits]\nminimum = 10\nmaximum = 2000\npok_maximum = 100\n"
    yield '[[rounds]]\nbank = "9s 5h 6d Qc Kd"\n'
    for box, rank in enumerate(_RANKS[1:], start=1):
        turned = "shdcshdc"[box % 4 :]
        hands = [
            f"{rank}{suit} {second}{turned[place % 4]} hit {third}{turned[(place + box) % 4]} stand"
            for place, (suit, second, third) in enumerate(_CARDS)
        ]
        yield f"[[rounds.boxes]]\nbox = {box}\npok = 10\nstake = {50 + box * 10}"
        yield "standing = [{ stake = 20, follows = true, pok = 10 }, { stake = 10, follows = true }]"
        yield (
            f'hand = "{rank}s {rank}h split ({rank}s {rank}d split ({hands[0]}) ({hands[1]})) '
            f'({rank}h {rank}c split ({hands[2]}) ({hands[3]}))"\n'
        )


_CARDS: Final = (("s", "2", "4"), ("d", "2", "3"), ("h", "J", "A"), ("c", "3", "5"))
