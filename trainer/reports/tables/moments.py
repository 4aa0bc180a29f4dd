"""The moments of a round at which its table can be looked at: how much of its key is done by then.

>>> due = [Duty("dealing", "deal"), Duty("bank", "draw"), Duty("settlement", "pay")]
>>> due.append(Duty("settlement", "clear", what="players"))
>>> reached(due, "deal"), reached(due, "bank"), reached(due, "settlement"), reached(due, "end")
(1, 2, 3, 4)
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from trainer.duties import Duty, Phase

Moment = Literal["deal", "playing", "bank", "settlement", "pok", "end"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)

_LAST: Final[Mapping[Moment, frozenset[Phase]]] = {
    "deal": frozenset(("betting", "dealing", "insurance", "drawing")),
    "playing": frozenset(("surrender", "playing", "first-card", "second-card")),
    "bank": frozenset(("bank", "third-card")),
    "settlement": frozenset(("settlement", "paying")),
    "pok": frozenset(("pok",)),
    "end": frozenset(("clearing",)),
}
"""The phases that each moment comes after, those of the moments before it apart."""


def reached(due: Sequence[Duty], moment: Moment) -> int:
    """How many of a round's duties are done at that moment.

    After the settlement the players' cards still lie there: one wants to see what was settled.
    """
    over = {phase for earlier in MOMENTS[: MOMENTS.index(moment) + 1] for phase in _LAST[earlier]}
    done = sum(duty.phase in over for duty in due)
    if moment == "settlement" and done and due[done - 1].what == "players":
        return done - 1
    return done
