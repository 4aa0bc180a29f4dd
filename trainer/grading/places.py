"""Where an act and a duty can meet: the bet, the hand or the part of the round that both speak of.

Acts are compared with duties of the same place only, so that a slip at one box never blames another.
"""

from typing import Final

from trainer.duties import MONEY_ACTS, Duty

Place = tuple[object, ...]

_PHASE_ACTS: Final = ("draw", "stand", "burn", "turn", "announce")


def place(deed: Duty) -> Place:
    """The place a duty or an act belongs to."""
    if deed.act in MONEY_ACTS:
        hand = None if deed.bet in ("pok", "insurance") else deed.hand or 1
        return ("bet", deed.box, hand, deed.player, deed.bettor, deed.bet)
    if deed.act == "refuse-bet":
        return ("offer", deed.box, deed.player, deed.bet)
    if deed.act in ("grant", "refuse") and deed.request == "surrender":
        return ("surrender", deed.box, deed.hand)
    if deed.act in ("grant", "refuse") or (deed.act == "announce" and deed.box is not None):
        return ("hand", deed.box, deed.hand)
    if deed.act in _PHASE_ACTS:
        return ("phase", deed.phase)
    return (
        deed.act,
        deed.box,
        deed.hand,
        deed.player,
        deed.bettor,
        deed.to,
        deed.what,
        deed.pack,
        deed.phase == "clearing",
    )


def says_the_same(deed: Duty, duty: Duty) -> bool:
    """Whether the act, already known to be at the duty's place, is exactly what was due."""
    return (
        deed.act == duty.act
        and deed.amount == duty.amount
        and deed.score == duty.score
        and deed.request == duty.request
        and (deed.reason is None or deed.reason == duty.reason)
        and _counts_alike(deed.count, duty)
    )


def _counts_alike(count: int | None, duty: Duty) -> bool:
    if duty.most is not None and duty.count is not None:
        return count is not None and duty.count <= count <= duty.most
    return count == duty.count or (count is None and duty.count == 1)


SAME: Final = 0.0
OTHER_CONTENT: Final = 1.0
OTHER_ACT: Final = 1.3
LEFT_OUT: Final = 1.0
TOO_MUCH: Final = 1.5
"""What alignment charges for a duty that nothing answers, and for an act that answers nothing.

An act too many costs more than any substitution, so that while the round lasts, and a duty may still be
done, a wrong act is blamed on the duty it stands for; leaving a duty out costs less than two substitutions.
Two of the wrong act cost more than one act too many and one left out: the halves of a surrendered stake taken and
given back in the wrong order are out of order and nothing else.
"""


def distance(deed: Duty, duty: Duty) -> float | None:
    """How far an act is from the duty at its place: None where the one can never stand for the other."""
    if says_the_same(deed, duty):
        return SAME
    if deed.act == duty.act:
        return OTHER_CONTENT if deed.request == duty.request else None
    if deed.act in MONEY_ACTS and duty.act in MONEY_ACTS:
        return OTHER_ACT
    if {deed.act, duty.act} == {"grant", "refuse"} and deed.request == duty.request:
        return OTHER_CONTENT
    if {deed.act, duty.act} in ({"draw", "stand"}, {"draw", "burn"}):
        return OTHER_CONTENT
    return None
