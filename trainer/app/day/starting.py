"""From a drill of the day that a trainee wants to the start of a sitting."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.app import opening
from trainer.app.house import House
from trainer.app.settings import Settings
from trainer.app.start import Fresh
from trainer.games.day.facts import Drill
from trainer.records import Source
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.day import make_day
from trainer.wording.language import Language

WHOLE_DAY: Final[tuple[Drill, ...]] = ("opening", "clearing", "red-card")
"""The drills of a day in their order; the opening goes on into the shuffle."""


def of_day(
    house: House, settings: Settings, rules: TwentyOneRules, drills: Sequence[Drill], seed: int, language: Language
) -> Fresh:
    """A sitting over these drills; the same seed gives the same ones."""
    random = Random(seed)
    facts = [make_day(rules, random, drill) for drill in drills]
    # The seed is in the title alone: the session's own would say that its rounds are freely dealt ones.
    source = Source(title=language.text("The table's day, seed {seed}", seed=seed), rounds=len(facts))
    return opening.fresh(house, settings, source, rules, opening.listed(facts))
