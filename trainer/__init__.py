"""A French club card table in a terminal, for learning the croupier's trade."""
