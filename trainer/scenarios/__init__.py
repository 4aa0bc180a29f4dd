"""Scenario files: text to rounds and back, with faults that say where."""

from trainer.scenarios.faults import Excerpt, Fault, FaultCode, Severity, Value
from trainer.scenarios.reading import read_scenario
from trainer.scenarios.scenario import AnyLimits, AnyRound, Scenario
from trainer.scenarios.writing import write_scenario

__all__ = [
    "AnyLimits",
    "AnyRound",
    "Excerpt",
    "Fault",
    "FaultCode",
    "Scenario",
    "Severity",
    "Value",
    "read_scenario",
    "write_scenario",
]
