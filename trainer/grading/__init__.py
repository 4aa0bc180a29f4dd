"""Acts against duties: what was right, what was wrong, what it would have cost and whom."""
