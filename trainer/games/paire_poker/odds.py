"""The odds of every bet of the felt, by going through the whole pack.

>>> from trainer.rules import paire_poker
>>> [str(bet.expected) for bet in bet_odds(paire_poker()) if bet.bet in ("red", "poker hand")]
['-1/27', '-23/2067']
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

from trainer.cards import DECK, JOKER, Card
from trainer.games.odds import BetOdds, HandOdds
from trainer.games.paire_poker.felt import BETS, FeltBet
from trainer.games.paire_poker.hands import POKER_SCORES, poker_score
from trainer.games.paire_poker.winning import win
from trainer.rules.paire_poker import PairePokerRules


def pack(rules: PairePokerRules) -> tuple[Card, ...]:
    """The cards the game is played with: fifty-two and the jokers (PP-1)."""
    return (*DECK, *[JOKER] * rules.jokers)


def hand_odds(rules: PairePokerRules) -> tuple[HandOdds, ...]:
    """Every score of the poker hand, the best first, with how many of all the hands of three cards are it."""
    cards = pack(rules)
    counts = Counter(poker_score(hand, rules) for hand in combinations(cards, 3))
    every = comb(len(cards), 3)
    pays: dict[str, int] = dict(rules.poker_hand.items())
    return tuple(
        HandOdds(score, counts[score], Fraction(counts[score], every), pays.get(score)) for score in POKER_SCORES
    )


def bet_odds(rules: PairePokerRules) -> tuple[BetOdds, ...]:
    """Every bet of the felt, in the order of the cards."""
    return tuple(_bet_odds(bet, rules) for bet in BETS.values())


def _bet_odds(bet: FeltBet, rules: PairePokerRules) -> BetOdds:
    """Goes through every set of as many cards as decide the bet; in which order they come changes none of them."""
    cards = pack(rules)
    every = comb(len(cards), bet.card)
    wins = [won.pays for drawn in combinations(cards, bet.card) if (won := win(bet, drawn, rules))]
    return BetOdds(bet.name, Fraction(len(wins), every), Fraction(sum(wins) - (every - len(wins)), every))
