"""Scenario rounds made to order: whatever is asked for is really in them, be it ever so rare.

`generator.generate` makes them; `focuses` and `paire_focuses` know what can be asked for; `evidence` and
`paire_evidence` find it in a round by readings of their own.
"""

from trainer.scenarios.generating.generator import FOCUSES, generate, lacking, shown_in
from trainer.scenarios.generating.levels import LEVELS
from trainer.scenarios.generating.order import (
    CannotMakeError,
    Generated,
    LackCode,
    LackingError,
    Made,
    NoStakeError,
    NotTogetherError,
    Order,
    TooFewBoxesError,
)

__all__ = [
    "FOCUSES",
    "LEVELS",
    "CannotMakeError",
    "Generated",
    "LackCode",
    "LackingError",
    "Made",
    "NoStakeError",
    "NotTogetherError",
    "Order",
    "TooFewBoxesError",
    "generate",
    "lacking",
    "shown_in",
]
