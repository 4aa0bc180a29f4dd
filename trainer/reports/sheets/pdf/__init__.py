"""A sheet as a PDF of A4 pages, in black and white, with the fonts that every reader of PDF has."""

from trainer.reports.sheets.pdf.pages import Printed, write_pdf

__all__ = ["Printed", "write_pdf"]
