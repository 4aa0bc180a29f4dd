"""Freely dealt rounds, as the settings ask for them."""

from random import Random, SystemRandom

from trainer.app.house import Dealt
from trainer.app.opening import drawn
from trainer.app.settings import Settings
from trainer.games.twentyone.facts import Round
from trainer.records import SessionRecord, Source
from trainer.rules import Rules, TwentyOneRules, preset
from trainer.scenarios.dealing import deal_rounds, usual_limits
from trainer.wording.language import Language

_SEEDS = 2**32


def dealt(
    settings: Settings, language: Language, rules: Rules | None, seed: int | None, record: SessionRecord | None
) -> Dealt:
    """Rounds from a seeded shoe; with a `record`, as those of that session were dealt."""
    house = rules if rules is not None else preset(settings.rules)
    boxes, most = settings.boxes, settings.rounds
    if record is not None:
        house, most = record.plan.rules, record.plan.source.rounds
        counts = [len(held.facts.boxes) for held in record.rounds if isinstance(held.facts, Round)]
        boxes = (min(counts), max(counts)) if counts else boxes
    if not isinstance(house, TwentyOneRules):
        raise TypeError("only rounds of twenty-one are dealt freely")
    found = SystemRandom().randrange(_SEEDS) if seed is None else seed
    title = language.text("Freely dealt, seed {seed}", seed=found)
    rounds = deal_rounds(house, usual_limits(house), Random(found), boxes)
    return Dealt(Source(title=title, seed=found, rounds=most), house, drawn(rounds, most))
