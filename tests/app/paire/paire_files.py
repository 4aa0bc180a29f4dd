"""Scenarios of Pair'e Poker that the tests of its felt play."""

from typing import Final

from trainer.games.paire_poker.felt import BETS

_HEAD: Final = """\
format = 1
title = "{title}"
rules = "paire-poker"

[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
"""

TWO_PLAYERS: Final = (
    _HEAD.format(title="Two players")
    + """\
cards = "Kd Kh joker"

[[rounds.players]]
player = 2
bets = [
  { on = "black", stake = 5 },
  { on = "Q-K", stake = 4 },
  { on = "pair K", stake = 2 },
  { on = "poker hand", stake = 2 },
]

[[rounds.players]]
player = 4
bets = [{ on = "7-K-joker", stake = 10 }, { on = "any pair", stake = 2 }, { on = "pair 3", stake = 2 }]
first_offer = [{ on = "7-8", stake = 2 }, { on = "7-K-joker", stake = 10 }]

[[rounds]]
cards = "3c 6h Jd"

[[rounds.players]]
player = 1
bets = [{ on = "3", stake = 2 }, { on = "any pair", stake = 2 }]
"""
)


def crowded() -> str:
    """Five players, each on every bet of the felt."""
    text = _HEAD.format(title="A crowded felt") + 'cards = "7h 7d joker"\n'
    for player in (1, 2, 3, 4, 5):
        bets = "".join(
            f'  {{ on = "{bet.name}", stake = {player * 2 if bet.main else 2} }},\n' for bet in BETS.values()
        )
        text += f"[[rounds.players]]\nplayer = {player}\nbets = [\n{bets}]\n"
    return text
