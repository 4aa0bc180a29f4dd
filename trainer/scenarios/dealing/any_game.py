"""Freely dealt rounds of whichever game the rules are of.

>>> from trainer.rules import any_preset
>>> [type(next(deal(any_preset(name), Random(1)))).__name__ for name in ("blackjack", "paire-poker")]
['Round', 'PaireRound']
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from trainer.games.paire_poker.betting import fixed_limits
from trainer.rules import Rules, TwentyOneRules
from trainer.scenarios.dealing.paire_poker import deal_paire_rounds
from trainer.scenarios.dealing.rounds import deal_rounds, usual_limits
from trainer.scenarios.scenario import AnyRound

_USUAL_BOXES: Final = (3, 7)
_USUAL_PLAYERS: Final = (2, 5)


def deal(rules: Rules, random: Random, places: tuple[int, int] | None = None) -> Iterator[AnyRound]:
    """Rounds without end, within the usual limits of the rules; the same seed of `random` gives the same rounds.

    From `places[0]` to `places[1]` boxes or players take part, as far as there are seats.
    """
    if isinstance(rules, TwentyOneRules):
        return deal_rounds(rules, usual_limits(rules), random, places or _USUAL_BOXES)
    return deal_paire_rounds(rules, fixed_limits(rules), random, places or _USUAL_PLAYERS)
