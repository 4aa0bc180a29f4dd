"""The games of twenty-one: Poker 21 and its kin."""
