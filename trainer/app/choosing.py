"""What is in hand at the table: which box, which stake, and how the choice moves.

The choice shows nothing of what is due: it goes wherever a stake lies.
"""

from collections.abc import Sequence
from typing import Final, Literal

from trainer.app.felt.canvas import Spot
from trainer.games.twentyone.table import Stake, Table
from trainer.practice.play import Play

BANK: Final = Spot(0)
_BARE: Final = ("betting", "dealing", "insurance")
"""The phases in which boxes are in hand rather than stakes."""
Way = Literal["left", "right", "up", "down"]


def first(play: Play, table: Table) -> Spot:
    """What is in hand when a phase, or another hand, begins."""
    if play.box is not None:
        return _of_hand(table, play.box, play.hand)
    if play.phase == "settlement":
        return _in_box(table, _with_stakes(table, "21")[-1], "21")
    if play.phase == "pok":
        return _in_box(table, _with_stakes(table, "pok")[-1], "pok")
    if play.phase in _BARE:
        return _bare(play, table, table.boxes[0].number)
    return BANK


def moved(spot: Spot, way: Way, play: Play, table: Table) -> Spot:
    """The choice after an arrow key: left and right go to another box, up and down to another stake of this one."""
    step = -1 if way in ("left", "up") else 1
    if way in ("left", "right"):
        return _sideways(spot, step, play, table)
    held = [(found, stake) for found, stake in _stakes(table, spot.box) if play.phase != "betting" or _seated(found)]
    here = next((place for place, (found, _) in enumerate(held) if found == spot), -1 if step > 0 else 0)
    onward = [held[(here + step * far) % len(held)] for far in range(1, len(held) + 1)]
    return next((found for found, stake in onward if stake.state == "lying"), spot)


def after(spot: Spot, table: Table) -> Spot:
    """The choice after an act: the next stake of the same hand where the one in hand no longer lies there."""
    lying = {found: stake.state == "lying" for found, stake in _stakes(table, spot.box)}
    if lying.get(spot, True):
        return spot
    others = [found for found, here in lying.items() if here and (found.hand, found.bet) == (spot.hand, spot.bet)]
    return others[0] if others else spot


def chosen(spot: Spot, play: Play, table: Table) -> Spot:
    """What is in hand after a click on that spot: on a box or a hand, its first stake."""
    if spot.bet is not None or spot == BANK:
        return spot
    if spot.hand is not None:
        return _of_hand(table, spot.box, spot.hand)
    if play.phase in _BARE:
        return _bare(play, table, spot.box)
    return _in_box(table, spot.box, "pok" if play.phase == "pok" else "21")


def stake_at(spot: Spot, table: Table) -> Stake | None:
    """The stake in hand."""
    return next((stake for found, stake in _stakes(table, spot.box) if found == spot), None)


def _sideways(spot: Spot, step: int, play: Play, table: Table) -> Spot:
    bet = "pok" if play.phase == "pok" else "21"
    bare = play.phase in _BARE
    numbers = [box.number for box in table.boxes] if bare else _with_stakes(table, bet)
    if play.phase == "dealing":
        numbers = [*numbers, BANK.box]
    if spot.box in numbers:
        number = numbers[(numbers.index(spot.box) + step) % len(numbers)]
    else:
        beyond = [number for number in numbers if (number - spot.box) * step > 0]
        number = (beyond or numbers)[0 if step > 0 else -1]
    return _bare(play, table, number) if bare else _in_box(table, number, bet)


def _bare(play: Play, table: Table, number: int) -> Spot:
    """A box before its hand is played: while bets are judged the first that its seated player put down."""
    seated = [spot for spot, _ in _stakes(table, number) if play.phase == "betting" and _seated(spot)]
    return seated[0] if seated else Spot(number)


def _seated(spot: Spot) -> bool:
    return spot.bettor == "seated"


def _with_stakes(table: Table, bet: str) -> list[int]:
    """The boxes where a stake of that bet lies; all of them where none does any more."""
    found = [
        box.number
        for box in table.boxes
        if any(spot.bet == bet and stake.state == "lying" for spot, stake in _stakes(table, box.number))
    ]
    return found or [box.number for box in table.boxes]


def _in_box(table: Table, number: int, bet: str) -> Spot:
    """The stake of a box to begin with: of its last hand that has one lying, the first bettor's."""
    held = [(spot, stake) for spot, stake in _stakes(table, number) if spot.bet == bet]
    lying = [spot for spot, stake in held if stake.state == "lying"] or [spot for spot, _ in held]
    if not lying:
        return Spot(number)
    return next(spot for spot in lying if spot.hand == lying[-1].hand)


def _of_hand(table: Table, number: int, hand: int | None) -> Spot:
    held = [(spot, stake) for spot, stake in _stakes(table, number) if spot.hand == hand and spot.bet == "21"]
    lying = [spot for spot, stake in held if stake.state == "lying"]
    return lying[0] if lying else Spot(number, hand)


def _stakes(table: Table, number: int) -> Sequence[tuple[Spot, Stake]]:
    """The stakes of a box from the top of the felt down: POK's, then each hand's."""
    found: list[tuple[Spot, Stake]] = []
    for box in table.boxes:
        if box.number == number:
            found += ((Spot(number, None, stake.bettor, stake.bet), stake) for stake in box.pok)
            for hand in box.hands:
                found += ((Spot(number, hand.number, stake.bettor, stake.bet), stake) for stake in hand.stakes)
    return found
