"""Freely dealt rounds, as the settings ask for them."""

from random import Random, SystemRandom

from trainer.app.house import Dealt
from trainer.app.opening import drawn
from trainer.app.settings import Settings
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.rounds import Facts
from trainer.games.twentyone.facts import Round
from trainer.records import SessionRecord, Source
from trainer.rules import Rules, any_preset
from trainer.scenarios.dealing import deal
from trainer.wording.language import Language

_SEEDS = 2**32


def dealt(
    settings: Settings, language: Language, rules: Rules | None, seed: int | None, record: SessionRecord | None
) -> Dealt:
    """Rounds of whichever game from a seed; with a `record`, as those of that session were dealt."""
    house = rules if rules is not None else any_preset(settings.rules)
    places, most = settings.boxes, settings.rounds
    if record is not None:
        house, most = record.plan.rules, record.plan.source.rounds
        counts = [_seats(held.facts) for held in record.rounds]
        places = (min(counts), max(counts)) if counts else places
    found = SystemRandom().randrange(_SEEDS) if seed is None else seed
    title = language.text("Freely dealt, seed {seed}", seed=found)
    rounds = deal(house, Random(found), places)
    return Dealt(Source(title=title, seed=found, rounds=most), house, drawn(rounds, most))


def _seats(facts: Facts) -> int:
    """How many boxes or players take part in a round."""
    if isinstance(facts, Round):
        return len(facts.boxes)
    return len(facts.players) if isinstance(facts, PaireRound) else 1
