"""The table folded from what has been done: the facts of a round, its duties, and the deed done for each.

A deed may differ from its duty (a winner's stake collected): the stake then lies as the deed left it, while
the cards go on as they fell in the round.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trainer.cards import Card
from trainer.duties import MONEY_ACTS, Duty
from trainer.games.twentyone.bank import POK_CARDS
from trainer.games.twentyone.facts import Box, Offer, Round, bettors
from trainer.games.twentyone.table import BoxView, HandCondition, HandView, Stake, StakeState, Table

_STATES: Mapping[str, StakeState] = {"collect": "collected", "pay": "paid", "return": "returned"}


@dataclass(slots=True)
class _Hand:
    cards: list[Card]
    stakes: dict[str, Stake]
    state: HandCondition = "live"
    said: str | None = None


@dataclass(slots=True)
class _Box:
    facts: Box
    hands: list[_Hand]
    pok: dict[str, Stake]
    insurance: Stake | None = None

    def view(self) -> BoxView:
        hands = tuple(
            HandView(number, tuple(hand.cards), tuple(hand.stakes.values()), hand.state, hand.said)
            for number, hand in enumerate(self.hands, start=1)
        )
        insured = () if self.insurance is None else (self.insurance,)
        return BoxView(self.facts.number, hands, (*self.pok.values(), *insured))


@dataclass(slots=True)
class _Unfolding:
    boxes: dict[int, _Box]
    bank: list[Card] = field(default_factory=list)
    bank_said: str | None = None
    pok_said: str | None = None
    discard: int = 0
    offers: dict[int, Offer] = field(default_factory=dict)

    def put(self, duty: Duty, deed: Duty) -> None:
        """Puts on the table what `duty` brings, as `deed` did it."""
        if duty.act in MONEY_ACTS:
            self._settle(duty, deed)
        elif duty.act == "announce":
            self._announce(duty, deed)
        elif duty.act in ("deal", "grant", "insure"):
            self._serve(duty)
        elif duty.act == "draw":
            self.bank += duty.cards
        elif duty.act == "burn":
            self.discard += len(self.bank[POK_CARDS:])
            del self.bank[POK_CARDS:]
        elif duty.act == "clear":
            self._clear(duty)
        elif duty.act == "close-betting":
            self.offers.clear()

    def second_card(self, duty: Duty) -> None:
        """A later split hand takes its second card when its turn comes, before it is announced (P21-30)."""
        hand = self._hand(duty)
        if hand is not None and len(hand.cards) == 1:
            hand.cards += duty.cards
            hand.state = "live"

    def _hand(self, duty: Duty) -> _Hand | None:
        """The hand that a duty is about; None while the split that will make it is not done."""
        hands = self.boxes[duty.box or 0].hands
        number = duty.hand or 1
        return hands[number - 1] if number <= len(hands) else None

    def _serve(self, duty: Duty) -> None:
        if duty.to == "bank":
            self.bank += duty.cards
        elif duty.to is not None:
            self.boxes[int(duty.to.removeprefix("box "))].hands[0].cards += duty.cards
        elif duty.act == "insure":
            self.boxes[duty.box or 0].insurance = Stake("seated", "insurance", duty.amount or 0)
        elif duty.request == "split":
            self._split(duty)
        else:
            self._give(duty)

    def _give(self, duty: Duty) -> None:
        hand = self._hand(duty)
        if hand is None:
            return
        hand.cards += duty.cards
        if duty.request == "surrender":
            hand.state = "surrendered"
        if duty.request == "double":
            following = _following(self.boxes[duty.box or 0].facts)
            hand.stakes = {
                who: Stake(who, "21", stake.amount * 2) if who in following else stake
                for who, stake in hand.stakes.items()
            }

    def _split(self, duty: Duty) -> None:
        box, pair = self.boxes[duty.box or 0], self._hand(duty)
        if pair is None or duty.cards[0] not in pair.cards:
            return
        left = list(pair.cards)
        left.remove(duty.cards[0])
        following = {who: stake for who, stake in pair.stakes.items() if who in _following(box.facts)}
        place = (duty.hand or 1) - 1
        box.hands[place : place + 1] = [_Hand(list(duty.cards), pair.stakes), _Hand(left, following, "waiting")]

    def _announce(self, duty: Duty, deed: Duty) -> None:
        if duty.phase == "bank":
            self.bank_said = deed.score
        elif duty.phase == "pok":
            self.pok_said = deed.score
        else:
            hand = self._hand(duty)
            if hand is not None:
                hand.said = deed.score
                hand.state = "bust" if duty.score == "bust" else hand.state

    def _settle(self, duty: Duty, deed: Duty) -> None:
        box = self.boxes[duty.box or 0]
        who = duty.bettor or "seated"
        if duty.bet == "insurance":
            if box.insurance is not None:
                box.insurance = _settled(box.insurance, deed)
            return
        if duty.bet == "pok":
            box.pok[who] = _settled(box.pok[who], deed)
            return
        hand = self._hand(duty)
        if hand is None:
            return
        stake = hand.stakes[who]
        if hand.state == "surrendered" and duty.act == "collect":
            hand.stakes[who] = Stake(who, "21", stake.amount - (duty.amount or 0))
        else:
            hand.stakes[who] = _settled(stake, deed)

    def _clear(self, duty: Duty) -> None:
        if duty.what == "bank":
            self.discard += len(self.bank)
            self.bank.clear()
            return
        for number, box in self.boxes.items():
            for place, hand in enumerate(box.hands, start=1):
                if duty.what == "players" or (number, place) == (duty.box, duty.hand):
                    self.discard += len(hand.cards)
                    hand.cards.clear()
                    hand.state = "cleared"


def _following(box: Box) -> set[str]:
    return {bettor.name for bettor in bettors(box) if bettor.follows}


def _settled(stake: Stake, deed: Duty) -> Stake:
    won = deed.amount or 0 if deed.act == "pay" else 0
    return Stake(stake.bettor, stake.bet, stake.amount, _STATES[deed.act], won)


def _laid(box: Box) -> _Box:
    stakes = {who.name: Stake(who.name, "21", who.stake) for who in bettors(box)}
    pok = {who.name: Stake(who.name, "pok", who.pok) for who in bettors(box) if who.pok is not None}
    return _Box(box, [_Hand([], stakes)], pok)


def table_at(facts: Round, duties: Sequence[Duty], done: Mapping[int, Duty], reached: int) -> Table:
    """The table when the duties of `done` (index to deed) are done and `reached` is the next place in the round.

    `reached` shows the second card of a later split hand whose turn has come though nothing was said of it yet.
    """
    table = _Unfolding({box.number: _laid(box) for box in facts.boxes})
    table.offers = {box.number: box.first_offer for box in facts.boxes if box.first_offer is not None}
    for index, duty in enumerate(duties):
        if duty.act == "announce" and duty.cards and (index <= reached or index in done):
            table.second_card(duty)
        if index in done:
            table.put(duty, done[index])
    return Table(
        limits=facts.limits,
        boxes=tuple(box.view() for box in table.boxes.values()),
        bank=tuple(table.bank),
        bank_said=table.bank_said,
        pok_said=table.pok_said,
        discard=table.discard,
        offers=tuple(table.offers.items()),
    )
