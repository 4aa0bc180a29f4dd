"""Freely dealt rounds: cards, people who ask and stake this and that, and everything drawn from one `Random`.

`deal` gives rounds of whichever game the rules are of; what else is here belongs to one of them.

>>> from random import Random
>>> from trainer.rules import preset
>>> rules = preset("poker21")
>>> facts = next(deal_rounds(rules, usual_limits(rules), Random(21), boxes=(5, 5)))
>>> len(facts.boxes), len(facts.bank) >= 5
(5, True)
"""

from trainer.scenarios.dealing.any_game import deal
from trainer.scenarios.dealing.paire_poker import deal_paire_round, deal_paire_rounds
from trainer.scenarios.dealing.rounds import deal_round, deal_rounds, usual_limits
from trainer.scenarios.dealing.shoe import Shoe, fresh_shoe

__all__ = [
    "Shoe",
    "deal",
    "deal_paire_round",
    "deal_paire_rounds",
    "deal_round",
    "deal_rounds",
    "fresh_shoe",
    "usual_limits",
]
