"""What a ruleset of Pair'e Poker makes of every bet of the felt and every hand, counted."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

from trainer.cards import Card
from trainer.games.paire_poker.betting import offer_faults
from trainer.games.paire_poker.facts import Bet, Limits
from trainer.games.paire_poker.felt import BETS, FeltBet
from trainer.games.paire_poker.hands import poker_score
from trainer.games.paire_poker.odds import bet_odds, pack
from trainer.games.paire_poker.winning import win
from trainer.rules import PairePokerRules
from trainer.scenarios.faults import Findings
from trainer.scenarios.paire_poker import Reading, read_round

Count = tuple[str, object]

STAKES: Final = range(50, 3050, 50)
"""Sixty stakes in cents."""


def paire_counts(rules: PairePokerRules) -> Iterator[Count]:
    """Every count, in the order of the file."""
    yield "cards in the pack", len(pack(rules))
    yield from _hands(rules)
    yield from _bets(rules)
    yield from _offers(rules)
    yield from _files(rules)


def _hands(rules: PairePokerRules) -> Iterator[Count]:
    """Every hand of three cards by what it is announced as."""
    found = Counter(poker_score(cards, rules) for cards in combinations(pack(rules), 3))
    yield from ((f"hand {score}", count) for score, count in sorted(found.items()))


def _bets(rules: PairePokerRules) -> Iterator[Count]:
    """Every bet over every hand: each of the hand's cards once as the first, or once as the third."""
    for bet, odds in zip(BETS.values(), bet_odds(rules), strict=True):
        wins, earned = _wins(bet, rules)
        yield f"bet {bet.name}", f"{wins} wins earn {earned}, expected {odds.expected}"


def _wins(bet: FeltBet, rules: PairePokerRules) -> tuple[int, int]:
    """Only the cards that decide the bet are gone through; each time stands for as many hands as hold them."""
    cards = pack(rules)
    pays = [won.pays for drawn in combinations(cards, bet.card) if (won := win(bet, drawn, rules))]
    hands = comb(len(cards) - bet.card, 3 - bet.card)
    return len(pays) * hands, sum(pays) * hands


def wins_over_every_hand(bet: FeltBet, rules: PairePokerRules) -> tuple[int, int]:
    """The same by going through every hand, nothing left out."""
    pays = [
        won.pays
        for hand in combinations(pack(rules), 3)
        for drawn in _turned(hand, bet)
        if (won := win(bet, drawn, rules))
    ]
    return len(pays), sum(pays)


def _turned(hand: tuple[Card, ...], bet: FeltBet) -> Iterator[tuple[Card, ...]]:
    """The orders of a hand that differ for the bet: by their first card, by their third, or not at all."""
    a, b, c = hand
    yield a, b, c
    if bet.card < 3:
        yield b, c, a
        yield c, a, b


def _offers(rules: PairePokerRules) -> Iterator[Count]:
    """Sixty stakes on a main bet, on an optional one, and on an optional one beside a main bet."""
    limits = Limits(rules.minimum, rules.main_maximum, rules.optional_maximum)
    main = Bet("red", rules.minimum)
    for name, on, beside in (
        ("a main bet", "black", ()),
        ("an optional bet alone", "any pair", ()),
        ("an optional bet beside a main one", "any pair", (main,)),
    ):
        taken = sum(not offer_faults((Bet(on, stake), *beside), limits) for stake in STAKES)
        yield f"stakes of 60 taken on {name}", taken


def _files(rules: PairePokerRules) -> Iterator[Count]:
    """How many players and jokers a scenario file may have."""
    players = [_round_codes(number, "7h 8h 9h", rules) for number in range(1, 8)]
    yield "players of 7 that may play", sum("player-outside" not in codes for codes in players)
    jokers = [_round_codes(1, f"{'joker ' * number}7h 8h 9h", rules) for number in range(4)]
    yield (
        "jokers up to 3 in the pack",
        sum(not codes & {"too-many-copies", "joker-not-in-pack"} for codes in jokers) - 1,
    )


def _round_codes(player: int, cards: str, rules: PairePokerRules) -> set[str]:
    findings = Findings()
    limits = Limits(rules.minimum, rules.main_maximum, rules.optional_maximum)
    bets = [{"on": "red", "stake": 5}]
    read_round({"cards": cards, "players": [{"player": player, "bets": bets}]}, (), Reading(rules, limits, findings))
    return {finding.code for finding in findings.all}
