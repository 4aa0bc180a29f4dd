"""Who sits down at a round of twenty-one: a hand with the stakes, standing players and first offer beside it."""

from trainer.games.twentyone.facts import Box, Hand, Standing
from trainer.scenarios.dealing.chance import happens
from trainer.scenarios.dealing.wagers import Wagers, bad_offer, insurance
from trainer.scenarios.generating.hands import HandMaker, busting, doubled_hand, free, natural_hand, pat_hand
from trainer.scenarios.generating.hands import surrendered as surrendered_hand
from trainer.scenarios.generating.making import Making, Seat
from trainer.scenarios.generating.stakes import most_standing, odd_stake, wagers
from trainer.scenarios.generating.supply import UnfitError


def seat_of(hand: HandMaker) -> Seat:
    """Somebody with that hand, and the stakes of the level."""

    def seat(making: Making, number: int) -> Box:
        return _box(making, number, hand(making), wagers(making.table, making.level, making.random))

    return seat


def _box(making: Making, number: int, hand: Hand, staked: Wagers) -> Box:
    return Box(number, staked.stake, hand, staked.pok, staked.standing)


def anybody(making: Making, number: int) -> Box:
    """Somebody who plays, stakes and offers as people of this level do."""
    box = seat_of(free)(making, number)
    insured = insurance(box.stake, making.table, making.random) if _may_insure(making) else None
    offer = bad_offer(box, making.table, making.random) if happens(making.random, making.level.offers) else None
    return Box(number, box.stake, box.hand, box.pok, box.standing, offer, insured)


def _may_insure(making: Making) -> bool:
    return making.rules.insurance and making.bank.ace


def nobody_stays(making: Making, number: int) -> Box:
    """Somebody who surrenders if he may, or busts."""
    gives_up = making.rules.surrender != "off" and not making.bank.ace and happens(making.random, 0.3)
    return seat_of(surrendered_hand if gives_up else busting)(making, number)


def odd_natural(making: Making, number: int) -> Box:
    """A natural on a stake that makes its winnings awkward."""
    staked = wagers(making.table, making.level, making.random, standing=0)
    stake = odd_stake(making.table, making.level, making.random)
    return Box(number, stake, natural_hand(making), staked.pok)


def bad_bettor(making: Making, number: int) -> Box:
    """Somebody whose first offer must be refused."""
    box = seat_of(free)(making, number)
    offer = bad_offer(box, making.table, making.random)
    if offer is None:
        raise UnfitError
    return Box(number, box.stake, box.hand, box.pok, box.standing, offer)


def insurer(making: Making, number: int) -> Box:
    """Somebody who insures his stake, and stands."""
    box = seat_of(pat_hand)(making, number)
    halves = box.stake // 2 // making.table.unit
    return Box(number, box.stake, box.hand, box.pok, box.standing, None, halves * making.table.unit)


def crowd(making: Making, number: int) -> Box:
    """A box with standing players behind it: a double that one follows and another does not, or a plain hand."""
    most = most_standing(making.table)
    staked = wagers(making.table, making.level, making.random, standing=most)
    try:
        hand = doubled_hand(making) if making.level.number > 2 else pat_hand(making)
    except UnfitError:
        hand = pat_hand(making)
    first_follows = happens(making.random, 0.5)
    standing = tuple(
        Standing(other.stake, first_follows == (place == 0), other.pok) for place, other in enumerate(staked.standing)
    )
    if not standing:
        raise UnfitError
    return Box(number, staked.stake, hand, staked.pok, standing)
