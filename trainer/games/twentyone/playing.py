"""The players' turn: what they ask is granted or refused, scores are announced, busts are taken (P21-24 to 33)."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import ActName, Duty, Phase, Request
from trainer.games.twentyone.facts import Ask, Box, Hand, bettors
from trainer.games.twentyone.hands import natural, score
from trainer.games.twentyone.requests import HandState, refusal
from trainer.money import EVEN, HALF, Ratio
from trainer.rules import TwentyOneRules

Fate = Literal["live", "bust", "surrendered"]


class Wager(Struct, frozen=True):
    """A bettor's "21" stake on one hand, in cents, and whether it follows doubles and splits (P21-7)."""

    bettor: str
    amount: int
    follows: bool

    def doubled(self) -> "Wager":
        """The wager after its hand was doubled: as much again, where it follows."""
        return Wager(self.bettor, self.amount * 2, True) if self.follows else self


class PlayedHand(Struct, frozen=True):
    """A hand when its turn is over: `number` in playing order, and the wagers that lie on it."""

    box: int
    number: int
    cards: tuple[Card, ...]
    wagers: tuple[Wager, ...]
    fate: Fate
    split: bool

    @property
    def natural(self) -> bool:
        """21 with the first two cards of an unsplit hand (P21-33, P21-40)."""
        return not self.split and natural(self.cards)


class _HandInPlay:
    """A hand while its turn lasts."""

    __slots__ = ("cards", "fate", "finished", "number", "split", "wagers")

    def __init__(self, number: int, cards: tuple[Card, ...], wagers: tuple[Wager, ...], *, split: bool) -> None:
        self.number = number
        self.cards = cards
        self.wagers = wagers
        self.split = split
        self.finished = False
        self.fate: Fate = "live"


class Turn:
    """One box's turn, played out: the duties of the surrender window, those of play, and what the hands became."""

    def __init__(self, box: Box, bank_card: Card, rules: TwentyOneRules) -> None:
        self.surrender: list[Duty] = []
        self.playing: list[Duty] = []
        self.hands: list[PlayedHand] = []
        self._box = box
        self._number = box.number
        self._bank_card = bank_card
        self._rules = rules
        self._splits = 0
        self._parts_to_come = 0
        wagers = tuple([Wager(bettor.name, bettor.stake, bettor.follows) for bettor in bettors(box)])
        self._play(box.hand, _HandInPlay(1, box.hand.cards, wagers, split=False))

    def _play(self, facts: Hand, hand: _HandInPlay, came: tuple[Card, ...] = ()) -> None:
        """Plays a hand and whatever it is split into."""
        asks = facts.asks
        surrenders = bool(asks) and asks[0].request == "surrender"
        at_once = self._rules.surrender == "hand"
        if surrenders and not at_once:
            self._answer_surrender(hand, self.surrender, "surrender")
        if hand.fate == "live":
            self._announce(hand, came)
            if surrenders and at_once:
                self._answer_surrender(hand, self.playing, "playing")
        self._answer(hand, asks[1:] if surrenders else asks)

    def _answer(self, hand: _HandInPlay, asks: Sequence[Ask]) -> None:
        for place, ask in enumerate(asks):
            request = ask.request
            if request == "stand":
                hand.finished = True
            elif (rule := self._refused(hand, request)) is not None:
                self.playing.append(Duty("playing", "refuse", self._number, hand.number, request=request, rule=rule))
            elif ask.hands is not None:
                self._split(hand, ask.hands)
                self._refuse_after_split(asks[place + 1 :])
                return
            else:
                self._give(hand, ask)
        self.hands.append(PlayedHand(self._number, hand.number, hand.cards, hand.wagers, hand.fate, hand.split))

    def _refused(self, hand: _HandInPlay, request: Request) -> str | None:
        """The statement by which the request is refused, or None where it is granted."""
        state = HandState(hand.cards, self._bank_card, hand.split, self._splits, hand.finished)
        why = refusal(request, state, self._rules)
        return None if why is None else why.rule

    def _give(self, hand: _HandInPlay, ask: Ask) -> None:
        """One card for a granted hit or double (P21-25, P21-27)."""
        if ask.card is None:
            raise ValueError(f"box {self._number}: a granted {ask.request} without its card")
        rule = "P21-25"
        if ask.request == "double":
            rule = self._rules.statements["double"]
            hand.finished = True
            hand.wagers = tuple([wager.doubled() for wager in hand.wagers])
        came = (ask.card,)
        hand.cards += came
        self.playing.append(
            Duty("playing", "grant", self._number, hand.number, request=ask.request, rule=rule, cards=came)
        )
        if self._announce(hand) == "bust":
            hand.finished, hand.fate = True, "bust"
            self._take(hand, "collect", self.playing, "playing", "P21-26")
            self._clear(hand, self.playing, "playing", "P21-26")

    def _split(self, hand: _HandInPlay, parts: tuple[Hand, Hand]) -> None:
        """The first part keeps every wager; who follows stakes as much on the second (P21-7, P21-28)."""
        first, second = parts
        rule = self._rules.statements["split"]
        self.playing.append(
            Duty("playing", "grant", self._number, hand.number, request="split", rule=rule, cards=first.cards)
        )
        self._splits += 1
        self._parts_to_come += 1
        self._play(first, _HandInPlay(hand.number, first.cards, hand.wagers, split=True))
        self._parts_to_come -= 1
        following = tuple([wager for wager in hand.wagers if wager.follows])
        number = len(self.hands) + 1
        self._play(second, _HandInPlay(number, second.cards, following, split=True), came=second.cards[1:])

    def _refuse_after_split(self, asks: Sequence[Ask]) -> None:
        """What is still asked when all parts of a split are played is refused at the last of them."""
        last = self.hands[-1]
        part = _HandInPlay(last.number, last.cards, last.wagers, split=True)
        part.finished = True
        for ask in asks:
            rule = self._refused(part, ask.request)
            self.playing.append(Duty("playing", "refuse", self._number, last.number, request=ask.request, rule=rule))

    def _answer_surrender(self, hand: _HandInPlay, duties: list[Duty], phase: Phase) -> None:
        """Half of every "21" stake is taken, half given back, and the hand goes (P21-24)."""
        refused = self._refused(hand, "surrender")
        if refused is not None:
            duties.append(Duty(phase, "refuse", self._number, hand.number, request="surrender", rule=refused))
            return
        rule = self._rules.statements["surrender"]
        hand.finished, hand.fate = True, "surrendered"
        duties.append(Duty(phase, "grant", self._number, hand.number, request="surrender", rule=rule))
        self._take(hand, "collect", duties, phase, rule, HALF)
        self._take(hand, "return", duties, phase, rule, HALF)
        self._clear(hand, duties, phase, rule)

    def _announce(self, hand: _HandInPlay, came: tuple[Card, ...] = ()) -> str:
        said = score(hand.cards, split=hand.split)
        rule = _SCORE_STATEMENTS.get(said, "P21-4")
        if said == "21" and hand.split and len(hand.cards) == 2:
            rule = self._rules.statement_of("split_21")
        self.playing.append(Duty("playing", "announce", self._number, hand.number, score=said, rule=rule, cards=came))
        return said

    def _take(
        self, hand: _HandInPlay, act: ActName, duties: list[Duty], phase: Phase, rule: str, share: Ratio = EVEN
    ) -> None:
        """The "21" stakes of a hand, whole or the half, collected or given back bettor by bettor."""
        for wager in hand.wagers:
            amount = share.exactly(wager.amount)
            duties.append(
                Duty(phase, act, self._number, hand.number, bettor=wager.bettor, bet="21", amount=amount, rule=rule)
            )

    def _clear(self, hand: _HandInPlay, duties: list[Duty], phase: Phase, rule: str) -> None:
        """The hand's cards go; where POK does not survive, it goes with the box's last hand (P21-26)."""
        alone = not self._parts_to_come and all(played.fate != "live" for played in self.hands)
        if alone and not self._rules.pok_survives_bust:
            statement = self._rules.statements["pok_survives_bust"]
            duties += [
                Duty(phase, "collect", self._number, bettor=bettor.name, bet="pok", amount=bettor.pok, rule=statement)
                for bettor in bettors(self._box)
                if bettor.pok is not None
            ]
        duties.append(Duty(phase, "clear", self._number, hand.number, rule=rule))


_SCORE_STATEMENTS: Final = {"natural": "P21-40", "bust": "P21-26", "21": "P21-25"}
