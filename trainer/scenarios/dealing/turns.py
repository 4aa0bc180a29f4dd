"""A box's turn as it happens: the player asks, the rules answer, and cards come for what they grant."""

from trainer.cards import Card
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import BUST_FROM, best
from trainer.games.twentyone.requests import HandState, refusal
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.players import Player
from trainer.scenarios.dealing.shoe import Draws


class Turn:
    """One box's turn. `live` says after it whether a hand is neither bust nor surrendered (P21-36)."""

    def __init__(self, player: Player, bank_card: Card, draws: Draws, rules: TwentyOneRules) -> None:
        self.live = False
        self._player = player
        self._bank_card = bank_card
        self._draws = draws
        self._rules = rules
        self._splits = 0

    def play(self, cards: tuple[Card, Card]) -> Hand:
        """The hand that was dealt, played to its end."""
        if not self._player.surrenders(cards, self._bank_card):
            return self._play(cards, [], split=False)
        asked = [Ask("surrender")]
        if refusal("surrender", HandState(cards, self._bank_card), self._rules) is None:
            return Hand(cards, tuple(asked))
        return self._play(cards, asked, split=False)

    def _play(self, dealt: tuple[Card, Card], asks: list[Ask], *, split: bool) -> Hand:
        cards: tuple[Card, ...] = dealt
        while best(cards) < BUST_FROM:
            hand = HandState(cards, self._bank_card, split, self._splits)
            self._ask_in_vain(hand, asks)
            request = "stand" if self._finished(hand) else self._player.wish(hand)
            if request == "split":
                return Hand(dealt, (*asks, self._split(cards)))
            if request == "stand":
                if not hand.over:
                    asks.append(Ask("stand"))
                    self._ask_in_vain(HandState(cards, self._bank_card, split, self._splits, finished=True), asks)
                break
            card = self._draws.card()
            asks.append(Ask(request, card))
            cards = (*cards, card)
            if request == "double":
                break
        self.live = self.live or best(cards) < BUST_FROM
        return Hand(dealt, tuple(asks))

    def _finished(self, hand: HandState) -> bool:
        """Whether nothing more can be granted to this hand; a pair of split aces may be split again in some houses."""
        return hand.over and refusal("split", hand, self._rules) is not None

    def _ask_in_vain(self, hand: HandState, asks: list[Ask]) -> None:
        request = self._player.whim(hand)
        if request is not None:
            asks.append(Ask(request))

    def _split(self, pair: tuple[Card, ...]) -> Ask:
        """Each part takes its second card when its turn comes (P21-30)."""
        self._splits += 1
        first = self._play((pair[0], self._draws.card()), [], split=True)
        second = self._play((pair[1], self._draws.card()), [], split=True)
        return Ask("split", hands=(first, second))
