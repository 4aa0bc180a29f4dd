"""A round's table drawn in characters for a terminal, and its key: for looking at a file, not for playing it."""
