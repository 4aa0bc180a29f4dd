"""The odds of a game as values: exact, in rationals, for a fresh shoe or deck."""

from fractions import Fraction

from msgspec import Struct


class HandOdds(Struct, frozen=True):
    """A hand, how many of all possible hands are it, and what it pays to one (None where it loses)."""

    hand: str
    count: int
    probability: Fraction
    pays: int | None


class BetOdds(Struct, frozen=True):
    """A bet, how likely it wins, and what a unit staked on it earns on average, the stake it loses counted."""

    bet: str
    probability: Fraction
    expected: Fraction

    @property
    def house_edge(self) -> Fraction:
        """What the house keeps of a unit staked; a hundred times it is the percentage."""
        return -self.expected


class ScoreOdds(Struct, frozen=True):
    """How likely the bank ends with a score."""

    score: str
    probability: Fraction
