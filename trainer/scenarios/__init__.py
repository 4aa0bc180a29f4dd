"""Scenario files: text to rounds and back, with faults that say where."""

from trainer.scenarios.faults import Excerpt, Fault, FaultCode, Severity, Value
from trainer.scenarios.reading import read_scenario
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.writing import write_scenario

__all__ = ["Excerpt", "Fault", "FaultCode", "Scenario", "Severity", "Value", "read_scenario", "write_scenario"]
