"""The games: one package a game, each turning the facts of a round into the croupier's duties."""
