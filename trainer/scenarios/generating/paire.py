"""Rounds of Pair'e Poker made to show something: the cards first, then who has staked on what."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from trainer.cards import DECK, JOKER
from trainer.games.paire_poker.betting import fixed_limits, has_main, offer_faults
from trainer.games.paire_poker.duties import duties
from trainer.games.paire_poker.facts import Bet, Limits, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, Kind
from trainer.rules.paire_poker import PairePokerRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.scenarios.generating.levels import Level
from trainer.scenarios.generating.order import Focuses, Made, NotTogetherError
from trainer.scenarios.generating.paire_cards import Three, three_cards
from trainer.scenarios.generating.paire_focuses import PAIRE_POKER, PaireFocus
from trainer.scenarios.generating.supply import Supply, UnfitError

_ATTEMPTS: Final = 3000
_KINDS: Final[Sequence[frozenset[Kind]]] = (
    frozenset(("colour", "straight-up")),
    frozenset(("colour", "straight-up", "cheval")),
    frozenset(("colour", "straight-up", "cheval", "transversale", "carre")),
)
"""The main bets that people know at the first levels, and at all that follow."""
_MAIN_BETS: Final = ((1, 1), (1, 2), (1, 3), (2, 4), (3, 6))
_OPTIONAL_BETS: Final = ((0, 1), (0, 1), (0, 2), (1, 2), (1, 4))
_STEPS: Final = (500, 100, 100, 100, 50)
"""What stakes are multiples of, from the minimum on, in cents."""
_NOT_ON_FELT: Final = ("7-8", "A-K", "2-9", "6-K", "3-4-5", "J-Q-K", "2-3-9-10", "A-joker")


class _Felt(Struct, frozen=True):
    """What people stake on: the rules, the limits and the level."""

    rules: PairePokerRules
    limits: Limits
    level: Level


def make_paire_round(
    rules: PairePokerRules, level: Level, players: tuple[int, int], names: Focuses, random: Random
) -> Made:
    """A round that shows every focus of `names`. Raises `NotTogetherError` where none was found that does."""
    focuses = {name: PAIRE_POKER[name] for name in names}
    felt = _Felt(rules, fixed_limits(rules), level)
    for _ in range(_ATTEMPTS):
        try:
            facts = _attempt(felt, between(random, *players), tuple(focuses.values()), random)
        except UnfitError:
            continue
        due = duties(facts, rules)
        shown = {name: focus.evidence(facts, due) for name, focus in focuses.items()}
        if all(shown.values()):
            return Made(facts, shown)
    raise NotTogetherError(names)


def _attempt(felt: _Felt, count: int, focuses: Sequence[PaireFocus], random: Random) -> PaireRound:
    supply = Supply((*DECK, *(JOKER,) * felt.rules.jokers), random)
    maker = next((focus.cards for focus in focuses if focus.cards is not three_cards), three_cards)
    three = maker(supply, random, felt.rules)
    if not all(focus.suits(three, felt.rules) for focus in focuses):
        raise UnfitError
    numbers = sorted(shuffled(random, range(1, felt.rules.players + 1))[:count])
    wanted = _shared(numbers, three, focuses, random)
    offerer = pick(random, numbers) if any(focus.offers for focus in focuses) else 0
    players = [_player(felt, number, wanted[number], random, offers=number == offerer) for number in numbers]
    first, second, third = three
    return PaireRound(felt.limits, tuple(players), (first, second, third))


def _shared(
    numbers: Sequence[int], three: Three, focuses: Sequence[PaireFocus], random: Random
) -> dict[int, list[str]]:
    """What each player must have staked on, so that every focus has its bets."""
    wanted: dict[int, list[str]] = {number: [] for number in numbers}
    for focus in focuses:
        bets = wanted[pick(random, numbers)]
        bets += [name for name in focus.bets(three, random) if name not in bets]
    return wanted


def _player(felt: _Felt, number: int, wanted: Sequence[str], random: Random, *, offers: bool) -> Player:
    names = list(wanted)
    place = felt.level.number - 1
    known = _KINDS[min(place, len(_KINDS) - 1)]
    mains = [name for name, bet in BETS.items() if bet.main and bet.kind in known and name not in names]
    optional = [name for name, bet in BETS.items() if not bet.main and name not in names]
    names += shuffled(random, mains)[: between(random, *_MAIN_BETS[place])]
    names += shuffled(random, _likely(optional))[: between(random, *_OPTIONAL_BETS[place])]
    names = list(dict.fromkeys(names))
    bets = tuple(Bet(name, _stake(felt, name, random)) for name in shuffled(random, names))
    offers = offers or happens(random, felt.level.offers)
    return Player(number, bets, _bad_offer(felt, bets, random) if offers else None)


def _likely(optional: Sequence[str]) -> list[str]:
    """The optional bets, those that are not on one value as likely to be chosen as all of those that are."""
    common = [name for name in optional if not BETS[name].values]
    return [*optional, *(common * 4)]


def _stake(felt: _Felt, name: str, random: Random) -> int:
    limits, step = felt.limits, _STEPS[felt.level.number - 1]
    most = limits.main_maximum if BETS[name].main else limits.optional_maximum
    if felt.level.number == 1:
        round_amounts = [amount for amount in range(step, most + 1, step) if amount >= limits.minimum]
        return pick(random, [limits.minimum, *round_amounts])
    return limits.minimum + step * between(random, 0, (most - limits.minimum) // step)


def _bad_offer(felt: _Felt, bets: Sequence[Bet], random: Random) -> tuple[Bet, ...]:
    """What the player first puts down: his bets with one that must be refused, or optional bets alone."""
    limits = felt.limits
    alone = tuple(bet for bet in bets if not BETS[bet.on].main)
    if alone and happens(random, 0.3):
        return alone
    kept = [bet for bet in bets if happens(random, 0.6)]
    placed = pick(random, bets)
    most = limits.main_maximum if BETS[placed.on].main else limits.optional_maximum
    wrong = pick(
        random,
        (
            Bet(pick(random, _NOT_ON_FELT), limits.minimum),
            Bet(placed.on, most + pick(random, (100, 200, 500))),
            Bet(placed.on, max(1, limits.minimum // 2)),
        ),
    )
    offer = tuple(shuffled(random, [*(bet for bet in kept if bet.on != wrong.on), wrong]))
    if not has_main(bets) or not offer_faults(offer, limits):
        raise UnfitError
    return offer
