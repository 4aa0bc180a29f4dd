"""What lies on the felt at a moment of the round: stakes, offers that wait for a word, cards, announcements.

The view is folded from the duties already done; it never knows what is still due.
"""

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.paire_poker.betting import offer_faults
from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.facts import Limits, PaireRound, Player
from trainer.games.paire_poker.felt import CardNumber

StakeState = Literal["offered", "lying", "collected", "paid"]
CellState = Literal["empty", "face-down", "turned", "cleared"]


class Stake(Struct, frozen=True):
    """One player's stake on one bet; `winnings` lie beside it once paid."""

    player: int
    bet: str
    amount: int
    state: StakeState = "lying"
    winnings: int = 0


class CardCell(Struct, frozen=True):
    """The cell of the first, second or third card; `said` is what was announced when it was turned."""

    number: int
    state: CellState = "empty"
    card: Card | None = None
    said: str | None = None


class FeltView(Struct, frozen=True):
    """The whole felt. `cells` are those of the first, second and third card; `discard` counts cards put away."""

    limits: Limits
    stakes: tuple[Stake, ...]
    cells: tuple[CardCell, ...]
    closed: bool = False
    discard: int = 0


def felt_view(facts: PaireRound, done: Iterable[Duty]) -> FeltView:
    """The felt after these duties of the round, in whatever order they were done."""
    acts = tuple(done)
    closed = any(duty.act == "close-betting" for duty in acts)
    cleared = any(duty.act == "clear" for duty in acts)
    cells = tuple(_cell(number, acts, cleared=cleared) for number in CARD_PHASES)
    burnt = sum(duty.count or 0 for duty in acts if duty.act == "burn")
    stakes = tuple(stake for player in facts.players for stake in _stakes(player, facts.limits, acts, closed=closed))
    return FeltView(facts.limits, stakes, cells, closed, burnt + (len(cells) if cleared else 0))


def _cell(number: CardNumber, done: Collection[Duty], *, cleared: bool) -> CardCell:
    mine = [duty for duty in done if duty.phase == CARD_PHASES[number]]
    said = next((duty.score for duty in mine if duty.act == "announce"), None)
    if cleared:
        return CardCell(number, "cleared", said=said)
    card = next((duty.cards[0] for duty in mine if duty.act == "turn"), None)
    if card is not None:
        return CardCell(number, "turned", card, said)
    drawn = any(duty.act == "draw" for duty in done)
    return CardCell(number, "face-down" if drawn else "empty", said=said)


def _stakes(player: Player, limits: Limits, done: Collection[Duty], *, closed: bool) -> list[Stake]:
    """The first offer until every bet at fault in it has been refused or the bets are closed, then what is played."""
    mine = [duty for duty in done if duty.player == player.number]
    refused = {duty.bet for duty in mine if duty.act == "refuse-bet"}
    offer = player.first_offer or ()
    waiting = any(bet.on not in refused for bet, _ in offer_faults(offer, limits))
    if waiting and not closed:
        return [Stake(player.number, bet.on, bet.stake, "offered") for bet in offer if bet.on not in refused]
    collected = {duty.bet for duty in mine if duty.act == "collect"}
    paid = {duty.bet: duty.amount or 0 for duty in mine if duty.act == "pay"}
    return [
        Stake(player.number, bet.on, bet.stake, _state(bet.on, collected, paid), paid.get(bet.on, 0))
        for bet in player.bets
    ]


def _state(bet: str, collected: Collection[str | None], paid: Collection[str | None]) -> StakeState:
    if bet in paid:
        return "paid"
    return "collected" if bet in collected else "lying"
