"""Freely dealt rounds of Pair'e Poker: a pack shuffled for each, and people who stake in ways of their own.

>>> from trainer.games.paire_poker.betting import fixed_limits
>>> from trainer.rules import paire_poker
>>> rules = paire_poker()
>>> facts = next(deal_paire_rounds(rules, fixed_limits(rules), Random(54), players=(3, 3)))
>>> len(facts.players), len(facts.cards)
(3, 3)
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from trainer.cards import Rank
from trainer.games.paire_poker.facts import Bet, Limits, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, VALUES, FeltBet
from trainer.games.paire_poker.odds import pack
from trainer.rules import PairePokerRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.scenarios.dealing.paire_offers import bad_offer


class Habit(Struct, frozen=True):
    """A way of staking. `values` is how many bets on values from least to most; the others are probabilities.

    `colour`, `any_pair`, `poker_hand`: stakes there. `pair`: stakes on the pair of his value. `near`: a bet on
    values is one on his own. `big`: a stake above the minimum. `slips`: offers what must be refused. `joker`: his
    value is the joker.
    """

    colour: float
    values: tuple[int, int]
    pair: float
    any_pair: float
    poker_hand: float
    near: float = 0.5
    big: float = 0.5
    slips: float = 0.06
    joker: float = 0.1


_CAUTIOUS: Final = Habit(colour=1.0, values=(0, 0), pair=0.0, any_pair=0.2, poker_hand=0.1, big=0.2)
_FAITHFUL: Final = Habit(colour=0.3, values=(1, 3), pair=0.7, any_pair=0.2, poker_hand=0.1, near=1.0)
_SPREADING: Final = Habit(colour=0.3, values=(3, 6), pair=0.1, any_pair=0.3, poker_hand=0.3, near=0.1)
_DREAMING: Final = Habit(colour=0.2, values=(1, 2), pair=0.8, any_pair=0.5, poker_hand=0.8, near=0.9, joker=0.8)
_PAIRING: Final = Habit(colour=0.9, values=(0, 1), pair=0.4, any_pair=1.0, poker_hand=0.7)
_NEW_TO_IT: Final = Habit(colour=0.6, values=(0, 2), pair=0.3, any_pair=0.4, poker_hand=0.5, slips=0.3)

HABITS: Final = (_CAUTIOUS, _FAITHFUL, _FAITHFUL, _SPREADING, _SPREADING, _DREAMING, _PAIRING, _NEW_TO_IT)
"""How those stake who may sit down, each as likely as another."""

_HALF_MINIMA: Final = (3, 4, 4, 5, 6, 8, 10, 10)
"""What people stake above the minimum, in halves of it."""
_KINDS: Final = (
    "straight-up",
    "straight-up",
    "straight-up",
    "cheval",
    "cheval",
    "cheval",
    "transversale",
    "carre",
    "carre",
)
"""The kinds of bets on values, as often as people choose them."""
_OPTIONAL_FIRST: Final = 0.2


def deal_paire_rounds(
    rules: PairePokerRules, limits: Limits, random: Random, players: tuple[int, int] = (1, 5)
) -> Iterator[PaireRound]:
    """Rounds without end; the same seed of `random` gives the same rounds."""
    while True:
        yield deal_paire_round(rules, limits, random, players)


def deal_paire_round(
    rules: PairePokerRules, limits: Limits, random: Random, players: tuple[int, int] = (1, 5)
) -> PaireRound:
    """One round from a shuffled pack, its first card burnt (PP-5).

    From `players[0]` to `players[1]` take part, as far as there are seats. Raises ValueError where that is nobody.
    """
    low, high = (min(count, rules.players) for count in players)
    if not 1 <= low <= high:
        raise ValueError(f"players from {players[0]} to {players[1]}")
    numbers = sorted(shuffled(random, range(1, rules.players + 1))[: between(random, low, high)])
    seated = tuple(_player(number, pick(random, HABITS), limits, random) for number in numbers)
    _, first, second, third = shuffled(random, pack(rules))[:4]
    return PaireRound(limits, seated, (first, second, third))


def _player(number: int, habit: Habit, limits: Limits, random: Random) -> Player:
    own: Rank = "joker" if happens(random, habit.joker) else pick(random, VALUES)
    main = [_staked(name, habit, limits, random) for name in _main_names(habit, own, random)]
    optional = [_staked(name, habit, limits, random) for name in _optional_names(habit, own, random)]
    bets = (*optional, *main) if happens(random, _OPTIONAL_FIRST) else (*main, *optional)
    offer = bad_offer(bets, limits, random) if happens(random, habit.slips) else None
    return Player(number, bets, offer)


def _main_names(habit: Habit, own: Rank, random: Random) -> list[str]:
    """What he stakes on the first card: a colour at least (PP-3)."""
    names: list[str] = []
    for _ in range(between(random, *habit.values)):
        name = pick(random, _on_values(own if happens(random, habit.near) else None, random)).name
        if name not in names:
            names.append(name)
    if not names or happens(random, habit.colour):
        names.append(pick(random, ("red", "black")))
    return names


def _on_values(own: Rank | None, random: Random) -> list[FeltBet]:
    """The bets on values of a kind that happens to be chosen; those on `own` where there are such."""
    kind = pick(random, _KINDS)
    every = [bet for bet in BETS.values() if bet.kind == kind]
    return [bet for bet in every if own in bet.values] or every


def _optional_names(habit: Habit, own: Rank, random: Random) -> list[str]:
    wishes = ((f"pair {own}", habit.pair), ("any pair", habit.any_pair), ("poker hand", habit.poker_hand))
    return [name for name, probability in wishes if happens(random, probability)]


def _staked(name: str, habit: Habit, limits: Limits, random: Random) -> Bet:
    most = limits.main_maximum if BETS[name].main else limits.optional_maximum
    wanted = limits.minimum * pick(random, _HALF_MINIMA) // 2 if happens(random, habit.big) else limits.minimum
    return Bet(name, min(wanted, most))
