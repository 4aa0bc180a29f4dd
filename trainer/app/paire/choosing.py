"""What is in hand on the Pair'e Poker felt: which stake of which player, and how the choice moves.

The stakes come in one order, as a croupier goes over the felt: those on the card in hand first, the players from
the last to the first, each player's in the order placed. The choice shows nothing of what is due: it goes wherever
a stake lies.
"""

from collections.abc import Sequence
from typing import Final, Literal

from trainer.app.felt.canvas import Spot
from trainer.app.paire.chips import spot_of
from trainer.duties import Phase
from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.felt import CardNumber, find
from trainer.games.paire_poker.table import FeltView, Stake
from trainer.practice.play import Play

CARDS: Final = Spot(0)
"""The cards, and all that is no stake."""
Way = Literal["left", "right", "up", "down"]
_AT_CARD: Final[dict[Phase, CardNumber]] = {phase: number for number, phase in CARD_PHASES.items()}
_THERE: Final = ("lying", "offered")


def card_of(phase: Phase) -> CardNumber | None:
    """The card in hand in a phase."""
    return _AT_CARD.get(phase)


def first(play: Play, view: FeltView) -> Spot:
    """What is in hand when a phase begins."""
    if play.phase in ("drawing", "clearing"):
        return CARDS
    there = _in_order(play, view)
    return spot_of(there[0]) if there else CARDS


def moved(spot: Spot, way: Way, play: Play, view: FeltView) -> Spot:
    """The choice after an arrow key: up and down go over all stakes, left and right to another player's first."""
    there = _in_order(play, view)
    if not there:
        return spot
    step = -1 if way in ("left", "up") else 1
    if way in ("left", "right"):
        return _sideways(spot, step, there)
    spots = [spot_of(stake) for stake in there]
    if spot not in spots:
        return spots[0 if step > 0 else -1]
    return spots[(spots.index(spot) + step) % len(spots)]


def after(spot: Spot, play: Play, before: FeltView, now: FeltView) -> Spot:
    """The choice after an act: the next stake on the same card where the one in hand no longer lies there."""
    there = _in_order(play, now)
    if any(spot_of(stake) == spot for stake in there):
        return spot
    order = [spot_of(stake) for stake in _in_order(play, before)]
    card = _card(spot.bet)
    left = [spot_of(stake) for stake in there if _card(stake.bet) == card]
    if not left and play.phase == "paying":
        left = [spot_of(stake) for stake in there]
    place = order.index(spot) if spot in order else 0
    beyond = [other for other in left if other in order and order.index(other) > place]
    return next(iter(beyond or left), CARDS)


def stake_at(spot: Spot, view: FeltView) -> Stake | None:
    """The stake in hand."""
    return next((stake for stake in view.stakes if spot_of(stake) == spot), None)


def _sideways(spot: Spot, step: int, there: Sequence[Stake]) -> Spot:
    """The first stake of the next player on that side, round the table."""
    numbers = sorted({stake.player for stake in there})
    beyond = [number for number in numbers if (number - spot.box) * step > 0]
    number = (beyond or numbers)[0 if step > 0 else -1]
    return next(spot_of(stake) for stake in there if stake.player == number)


def _in_order(play: Play, view: FeltView) -> list[Stake]:
    """The stakes that can be chosen, in the order that the choice goes over them."""
    there = [stake for stake in view.stakes if stake.state in _THERE]
    if play.phase == "betting":
        return there
    at = card_of(play.phase) or 1
    return sorted(there, key=lambda stake: ((_card(stake.bet) - at) % len(CARD_PHASES), -stake.player))


def _card(bet: str | None) -> int:
    found = find(bet or "")
    return 1 if found is None else found.card
