"""What the trainee does at the table, as a deed: the phase, the box in hand and the stake are filled in.

A deed that has nothing to work on (an answer where nobody asks, a stake that is gone) is None: a slip of the
hand on the keyboard, which costs nothing and is not recorded.
"""

from typing import Final, Literal

from trainer.duties import ActName, Duty
from trainer.games.day.packs import ALL_WELL
from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.bank import POK_CARDS
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.table import Stake
from trainer.practice.play import Play

FELT_CARDS: Final = 3
"""The cards drawn in a round of Pair'e Poker (PP-5)."""
_COUNTED: Final[frozenset[tuple[ActName, str | None]]] = frozenset((
    ("count", None), ("pile", None), ("cut", "piles"), ("place-red-card", None), ("burn", None), ("draw", None),
    ("split-stub", None), ("insert", None),
))  # fmt: skip
"""The acts of the table's day, and what they are done to, that are nothing without their number."""
_DONE_TO: Final = frozenset(("cut", "report", "clear"))
"""Those that are nothing without what they are done to."""


def announce(play: Play, score: str) -> Duty:
    """Announces the score of the hand in hand, of the bank, or of POK, whichever is being played."""
    return Duty(play.phase, "announce", box=play.box, hand=play.hand, score=score)


def answer(play: Play, act: Literal["grant", "refuse"]) -> Duty | None:
    """Grants or refuses the request that waits."""
    if play.asks is None:
        return None
    box, hand, request = play.asks
    return Duty(play.phase, act, box=box, hand=hand, request=request)


def bank_act(play: Play, act: Literal["draw", "stand", "burn"], count: int | None = None) -> Duty | None:
    """Draws, stands or burns; unless said, `count` is what makes five cards in POK, three at Pair'e Poker, else one."""
    if play.phase not in ("bank", "pok", "drawing"):
        return None
    if act == "stand":
        return Duty(play.phase, "stand")
    if count is None and play.phase == "pok":
        count = abs(len(play.table().bank) - POK_CARDS)
    elif count is None and (play.phase, act) == ("drawing", "draw"):
        count = FELT_CARDS
    return Duty(play.phase, act, count=count or 1)


def turn(play: Play) -> Duty | None:
    """Turns over the card whose phase it is, at Pair'e Poker."""
    return Duty(play.phase, "turn") if play.phase in CARD_PHASES.values() else None


def settle_felt(
    play: Play, act: Literal["collect", "pay", "return"], player: int, bet: str, amount: int | None = None
) -> Duty | None:
    """Collects, pays or gives back a player's stake on a bet of the felt, by its canonical name.

    Without an amount the whole stake is collected or given back; a payment needs one.
    """
    lying = [stake for stake in play.felt().stakes if (stake.player, stake.bet, stake.state) == (player, bet, "lying")]
    if not lying:
        return None
    if amount is None and act != "pay":
        amount = lying[0].amount
    return None if amount is None else Duty(play.phase, act, player=player, bet=bet, amount=amount)


def stake_of(play: Play, box: int, hand: int, bettor: str, bet: str) -> Stake | None:
    """The stake that lies at that place, None where there is none or it is settled."""
    for view in play.table().boxes:
        if view.number != box:
            continue
        stakes = view.hands[hand - 1].stakes if bet == "21" and hand <= len(view.hands) else view.pok
        for stake in stakes:
            if (stake.bettor, stake.bet, stake.state) == (bettor, bet, "lying"):
                return stake
    return None


def settle(
    play: Play,
    act: Literal["collect", "pay", "return"],
    place: tuple[int, int, str, str],
    amount: int | None = None,
) -> Duty | None:
    """Collects, pays or gives back at `place` (box, hand, bettor, bet).

    Without an amount the whole stake is collected or given back; a payment needs one.
    """
    box, hand, bettor, bet = place
    stake = stake_of(play, box, hand, bettor, bet)
    if amount is None and act != "pay" and stake is not None:
        amount = stake.amount
    if stake is None or amount is None:
        return None
    return Duty(play.phase, act, box=box, hand=hand if bet == "21" else None, bettor=bettor, bet=bet, amount=amount)


def hand_meant(play: Play, box: int, bettor: str) -> int:
    """The hand meant where a box is named without one: the hand in hand, else the only one with a stake lying."""
    if play.box == box and play.hand is not None:
        return play.hand
    lying = [
        hand.number
        for view in play.table().boxes
        if view.number == box
        for hand in view.hands
        if any((stake.bettor, stake.state) == (bettor, "lying") for stake in hand.stakes)
    ]
    return lying[0] if len(lying) == 1 else 1


def insure(play: Play, box: int, amount: int | None = None) -> Duty | None:
    """Takes a seated player's insurance, unless said the amount he puts down; None where he puts down nothing."""
    if not isinstance(play.facts, Round) or play.phase != "insurance":
        return None
    asked = next((found.insurance for found in play.facts.boxes if found.number == box), None)
    if asked is None:
        return None
    return Duty(play.phase, "insure", box=box, bettor="seated", amount=asked if amount is None else amount)


def clear(play: Play) -> Duty:
    """Clears what the phase is about: the hand in hand, at settlement the players' cards, at the end the bank's."""
    if isinstance(play.facts, PaireRound):
        return Duty(play.phase, "clear")
    if play.phase in ("playing", "surrender"):
        return Duty(play.phase, "clear", box=play.box, hand=play.hand)
    return Duty(play.phase, "clear", what="players" if play.phase == "settlement" else "bank")


def refuse_bet(play: Play, place: int, bet: str) -> Duty | None:
    """Refuses what a box, or a player at Pair'e Poker, has put down on a bet, where anything lies there."""
    if isinstance(play.facts, PaireRound):
        offered = any((stake.player, stake.bet) == (place, bet) for stake in play.felt().stakes)
        return Duty(play.phase, "refuse-bet", player=place, bet=bet) if offered else None
    if play.phase != "betting" or not isinstance(play.facts, Round):
        return None
    put_down = {box.number: box.first_offer or box for box in play.facts.boxes}.get(place)
    if put_down is None or (put_down.stake if bet == "21" else put_down.pok) is None:
        return None
    return Duty(play.phase, "refuse-bet", box=place, bet=bet)


def plain_act(play: Play, act: ActName, to: str | None = None) -> Duty:
    """An act that needs nothing more: closing the bets, dealing, reshuffling."""
    return Duty(play.phase, act, to=to)


def day_act(
    play: Play, act: ActName, *, count: int | None = None, what: str | None = None, pack: int | None = None
) -> Duty | None:
    """An act in a drill of the table's day; None where its number, its pack or what it is done to is not said.

    What is shuffled is, unless said, the piles; with the undealt cards in hand, all the cards.
    """
    if act == "shuffle" and what is None:
        what = "all" if play.phase == "stub" else "piles"
    counted = (act, what) in _COUNTED
    packless = pack is None and act == "report" and what != ALL_WELL
    if (counted and count is None) or (act in _DONE_TO and what is None) or packless:
        return None
    phase = next((duty.phase for duty in play.duties if (duty.act, duty.what) == (act, what)), play.phase)
    return Duty(
        phase,
        act,
        count=count if counted else None,
        to="player" if (act, what) == ("cut", "last") else None,
        what=what,
        pack=pack if what != ALL_WELL else None,
    )
