"""Freely dealt rounds of twenty-one: a shoe, players who ask this and that, and everything drawn from one `Random`.

>>> from random import Random
>>> from trainer.rules import preset
>>> rules = preset("poker21")
>>> facts = next(deal_rounds(rules, usual_limits(rules), Random(21), boxes=(5, 5)))
>>> len(facts.boxes), len(facts.bank) >= 5
(5, True)
"""

from trainer.scenarios.dealing.rounds import deal_round, deal_rounds, usual_limits
from trainer.scenarios.dealing.shoe import Shoe, fresh_shoe

__all__ = ["Shoe", "deal_round", "deal_rounds", "fresh_shoe", "usual_limits"]
