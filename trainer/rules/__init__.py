"""House rules as validated data: what a ruleset may say, how its file is read, and the presets that ship."""

from trainer.rules.paire_poker import PairePokerRules
from trainer.rules.presets import PRESETS, any_preset, paire_poker, preset, raw_presets
from trainer.rules.reading import KINDS, Rules, RulesFault, known_keys, options, read_rules
from trainer.rules.ruleset import HOUSE, TwentyOneRules

__all__ = [
    "HOUSE",
    "KINDS",
    "PRESETS",
    "PairePokerRules",
    "Rules",
    "RulesFault",
    "TwentyOneRules",
    "any_preset",
    "known_keys",
    "options",
    "paire_poker",
    "preset",
    "raw_presets",
    "read_rules",
]
