"""Sheets to hand out: a scenario's worksheet and its answer key, as values and then as a PDF or a page of HTML."""
