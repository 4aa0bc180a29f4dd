"""House rules as validated data: what a ruleset may say, and the presets that ship."""

from trainer.rules.presets import PRESETS, preset
from trainer.rules.ruleset import RulesFault, TwentyOneRules, read_rules

__all__ = ["PRESETS", "RulesFault", "TwentyOneRules", "preset", "read_rules"]
