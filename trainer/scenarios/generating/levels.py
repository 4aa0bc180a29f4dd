"""How hard a generated round is: how many boxes, how its players play, how awkward its stakes.

At level 1 one or two people stake round amounts and ask for nothing but cards; at level 5 the table is full, its
stakes are what nobody would choose to multiply, and there is always someone who asks for what he may not have.
"""

from typing import Final

from msgspec import Struct

from trainer.scenarios.dealing.players import Person


class Level(Struct, frozen=True):
    """What a level makes of everything that was not asked for by name.

    `stands`, `offers` and `red_card` are how likely it is that somebody stands behind a box, that a first offer
    must be refused, and that the red card comes out. `most` are the minima that a stake is at most.
    """

    number: int
    boxes: tuple[int, int]
    people: tuple[Person, ...]
    stands: float
    offers: float
    red_card: float
    most: int


_PLAIN: Final = Person(slips=0.0, shy=1.0, daring=0.0, whims=0.0, surrenders=0.0)
_CAREFUL: Final = Person(slips=0.02, shy=0.5, daring=0.0, whims=0.0, surrenders=0.0)
_STEADY: Final = Person(slips=0.03, shy=0.05, daring=0.03, whims=0.03, surrenders=0.6)
_TIMID: Final = Person(slips=0.05, shy=0.6, daring=0.02, whims=0.05, surrenders=0.8, stands_from=12)
_BOLD: Final = Person(slips=0.1, shy=0.0, daring=0.3, whims=0.12, surrenders=0.2)
_TRYING: Final = Person(slips=0.1, shy=0.1, daring=0.2, whims=0.35, surrenders=0.7)

LEVELS: Final = (
    Level(1, (1, 2), (_PLAIN,), 0.0, 0.0, 0.0, 5),
    Level(2, (2, 3), (_PLAIN, _CAREFUL), 0.0, 0.0, 0.0, 10),
    Level(3, (3, 5), (_CAREFUL, _STEADY, _STEADY, _TIMID), 0.12, 0.04, 0.05, 10),
    Level(4, (4, 6), (_STEADY, _TIMID, _BOLD, _TRYING), 0.3, 0.1, 0.1, 6),
    Level(5, (6, 7), (_STEADY, _BOLD, _TRYING, _TRYING), 0.55, 0.2, 0.15, 25),
)
"""The five levels, the easiest first."""
