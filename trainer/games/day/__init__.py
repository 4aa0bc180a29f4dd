"""The table's day: opening, shuffle, red card and clearing, each a drill in its own right (P21-8 to 16, 42, 48)."""
