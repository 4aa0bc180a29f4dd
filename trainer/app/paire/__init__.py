"""Pair'e Poker on the screen: its felt drawn, its stakes chosen among, its acts."""
