"""JSON schemas of the files that people write, so that editors complete and check them as they are typed."""

from trainer.scenarios.schema.pieces import JsonSchema, Words
from trainer.scenarios.schema.rules import rules_schema
from trainer.scenarios.schema.scenario import scenario_schema

__all__ = ["JsonSchema", "Words", "rules_schema", "scenario_schema"]
