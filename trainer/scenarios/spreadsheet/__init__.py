"""Scenarios kept in a spreadsheet: read from CSV and written as CSV, one box or one bet a row."""

from trainer.scenarios.spreadsheet.reading import read_sheet
from trainer.scenarios.spreadsheet.writing import STYLES, Style, write_sheet

__all__ = ["STYLES", "Style", "read_sheet", "write_sheet"]
