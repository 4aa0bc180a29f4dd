"""Pair'e Poker: three cards, a felt of values, and each player's chips of his own colour."""
