"""Results: what was recorded, counted."""

from trainer.reports.values import Filters, Report, SessionResult, Tally

__all__ = ["Filters", "Report", "SessionResult", "Tally"]
