"""The table of twenty-one as players have laid their money on it, before any of it is refused or taken.

A first offer that must be refused lies there like any other stake: nothing but the limits tells it apart.
"""

from msgspec.structs import replace

from trainer.games.twentyone.facts import Offer, Round
from trainer.games.twentyone.table import BoxView, Stake, Table
from trainer.practice.play import Play


def laid(play: Play) -> Table:
    """The table with first offers, and with the insurance that waits to be taken, as the money that lies there."""
    table = play.table()
    offers = dict(table.offers)
    asked = _insurance(play)
    boxes = tuple(_insured(_offering(box, offers.get(box.number)), asked.get(box.number)) for box in table.boxes)
    return replace(table, boxes=boxes)


def _insurance(play: Play) -> dict[int, int]:
    if not isinstance(play.facts, Round) or play.over or play.phase != "insurance":
        return {}
    return {box.number: box.insurance for box in play.facts.boxes if box.insurance is not None}


def _offering(box: BoxView, offer: Offer | None) -> BoxView:
    if offer is None:
        return box
    hands = tuple(replace(hand, stakes=_seated(hand.stakes, "21", offer.stake)) for hand in box.hands)
    return replace(box, hands=hands, pok=_seated(box.pok, "pok", offer.pok))


def _seated(stakes: tuple[Stake, ...], bet: str, amount: int | None) -> tuple[Stake, ...]:
    """The stakes with the seated player's replaced."""
    others = tuple(stake for stake in stakes if stake.bettor != "seated")
    return others if amount is None else (Stake("seated", bet, amount), *others)


def _insured(box: BoxView, amount: int | None) -> BoxView:
    if amount is None or any(stake.bet == "insurance" for stake in box.pok):
        return box
    return replace(box, pok=(*box.pok, Stake("seated", "insurance", amount)))
