"""What is asked of the generator, and what it gives."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from trainer.duties import Duty
from trainer.scenarios.scenario import AnyLimits, AnyRound

Focuses = tuple[str, ...]
"""Names of what a round is to show."""
LackCode = Literal[
    "other-game", "no-surrender", "no-splits", "few-splits", "no-double", "no-double-busts", "no-pok",
    "pok-not-paid", "every-pair-paid", "packs", "nothing-odd", "no-standing", "no-insurance",
    "jokers", "hand-not-paid",
]  # fmt: skip
"""Why a ruleset can have no such round."""


class Order(Struct, frozen=True, kw_only=True):
    """How many rounds to make, of what, how hard. `boxes` are the fewest and the most, by default the level's.

    At Pair'e Poker they are players. Of several focuses each round shows the next in turn; where there are fewer
    rounds than focuses, a round shows several.
    """

    rounds: int
    seed: int
    focuses: Focuses = ()
    level: int = 3
    boxes: tuple[int, int] | None = None


class Made(Struct, frozen=True):
    """A round, and for every focus it was made for the duties that show it."""

    facts: AnyRound
    shown: Mapping[str, tuple[Duty, ...]]


class Generated(Struct, frozen=True):
    """The rounds of an order, and the limits they are played within."""

    limits: AnyLimits
    rounds: tuple[Made, ...]


class CannotMakeError(Exception):
    """Raised where an order cannot be met."""


class LackingError(CannotMakeError):
    """The rules can have no round of a focus: `code` says why."""

    def __init__(self, focus: str, code: LackCode) -> None:
        super().__init__(f"{focus}: {code}")
        self.focus = focus
        self.code = code


class NotTogetherError(CannotMakeError):
    """No round was found that shows all these focuses at once."""

    def __init__(self, focuses: Focuses) -> None:
        super().__init__(", ".join(focuses))
        self.focuses = focuses


class TooFewBoxesError(CannotMakeError):
    """These focuses need more boxes in one round than there are: `needed` of them."""

    def __init__(self, focuses: Focuses, needed: int) -> None:
        super().__init__(f"{', '.join(focuses)}: {needed}")
        self.focuses = focuses
        self.needed = needed


class NoStakeError(CannotMakeError):
    """The house's chips, limits and natural leave no stake."""
