"""First offers at Pair'e Poker in which something must be refused (PP-3, PP-4, PP-10)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from trainer.games.paire_poker.betting import offer_faults
from trainer.games.paire_poker.facts import Bet, Limits
from trainer.games.paire_poker.felt import BETS
from trainer.scenarios.dealing.chance import between, happens, pick

Offer = tuple[Bet, ...]

_OFF_THE_FELT: Final = (
    "7-8", "A-K", "A-joker", "2-K", "2-9", "6-8", "A-2-K", "2-3-4", "5-6-7", "8-9-10", "J-Q-K", "Q-K-joker", "A-2-3",
    "A-2-8-9", "3-4-8-9", "4-5-J-Q", "7-Q-K-joker", "10-J-Q-K",
)  # fmt: skip
"""What people take for a bet: neighbours by number, corners of the rows, streets where the felt has none."""
_FAULTY_TWICE: Final = 0.25


def bad_offer(bets: Offer, limits: Limits, random: Random) -> Offer | None:
    """What a player who will play `bets` first put down, a bet of it at fault; None where the limits leave none."""
    offer = pick(random, _SLIPS)(bets, limits, random)
    if happens(random, _FAULTY_TWICE):
        offer = pick(random, _SLIPS)(offer, limits, random)
    return offer if offer_faults(offer, limits) else None


def _too_little(bets: Offer, limits: Limits, random: Random) -> Offer:
    return _restaked(bets, range(len(bets)), limits.minimum // 2, random)


def _too_much(bets: Offer, limits: Limits, random: Random) -> Offer:
    """A main bet, if he has one, above its maximum."""
    main = [place for place, bet in enumerate(bets) if _main(bet)]
    return _restaked(bets, main, limits.main_maximum + limits.minimum * between(random, 1, 5), random)


def _too_much_beside(bets: Offer, limits: Limits, random: Random) -> Offer:
    """An optional bet above its maximum, which is often taken for that of the main bets."""
    optional = [place for place, bet in enumerate(bets) if bet.on in BETS and not _main(bet)]
    too_much = limits.optional_maximum + limits.minimum * between(random, 1, 4)
    return _restaked(bets, optional, too_much, random) if optional else (*bets, Bet("any pair", too_much))


def _off_the_felt(bets: Offer, limits: Limits, random: Random) -> Offer:
    """A bet more, or one instead of another, where the felt has none."""
    wrong = Bet(pick(random, _OFF_THE_FELT), limits.minimum)
    if any(bet.on == wrong.on for bet in bets):
        return bets
    place = between(random, 0, len(bets) - 1)
    return (*bets[:place], wrong, *bets[place + happens(random, 0.5) :])


def _no_main(bets: Offer, limits: Limits, random: Random) -> Offer:
    """The optional bets alone."""
    optional = tuple(bet for bet in bets if not _main(bet))
    return optional or (Bet(pick(random, ("any pair", "poker hand")), limits.minimum),)


_SLIPS: Final[tuple[Callable[[Offer, Limits, Random], Offer], ...]] = (
    _too_little, _too_much, _too_much, _too_much_beside, _too_much_beside, _off_the_felt, _off_the_felt, _no_main,
)  # fmt: skip


def _main(bet: Bet) -> bool:
    return bet.on in BETS and BETS[bet.on].main


def _restaked(bets: Offer, places: Sequence[int], stake: int, random: Random) -> Offer:
    """The bets, one at these places with another stake."""
    if not places or stake <= 0:
        return bets
    place = pick(random, places)
    return (*bets[:place], Bet(bets[place].on, stake), *bets[place + 1 :])
