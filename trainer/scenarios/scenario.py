"""A scenario: the rounds of one file, and the rules and limits they are played by."""

from msgspec import Struct

from trainer.games.twentyone.facts import Limits, Round
from trainer.rules import TwentyOneRules


class Scenario(Struct, frozen=True):
    """What a scenario file states. Every round is played within `limits`, by `rules`."""

    title: str
    rules: TwentyOneRules
    limits: Limits
    rounds: tuple[Round, ...]
