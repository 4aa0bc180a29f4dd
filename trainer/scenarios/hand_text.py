"""Hands as scenario files write them: `Ts 6c hit 4d stand`, `Kh Qd split (Kh 3c hit 9d) (Qd As)`.

A hand is held against the rules while it is read: only what they grant brings cards. After a fault the reader goes on
where it can, so that one slip does not hide the next.
"""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Request
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import BUST_FROM, best, score
from trainer.games.twentyone.requests import HandState, Refusal, refusal
from trainer.rules import TwentyOneRules
from trainer.scenarios.card_text import Word, card_named, card_text, cards_text, read_card, words
from trainer.scenarios.faults import FaultCode, Finding, Findings, Path, Value
from trainer.scenarios.tables import guess

REQUESTS: Final[dict[str, Request]] = {word: word for word in get_args(Request)}
_BRACKETS: Final = ("(", ")")


class BoxHand(Struct, frozen=True):
    """A box's hand as read: `live` where one of its hands is neither bust nor surrendered (P21-36)."""

    hand: Hand
    live: bool
    surrendered: bool


def hand_text(hand: Hand) -> str:
    """The hand as a file writes it.

    >>> from trainer.cards import parse_cards
    >>> hand_text(Hand(parse_cards("Ts 6c"), (Ask("hit", parse_cards("4d")[0]), Ask("stand"))))
    'Ts 6c hit 4d stand'
    """
    parts = [cards_text(hand.cards)]
    for ask in hand.asks:
        parts.append(ask.request)
        if ask.card is not None:
            parts.append(card_text(ask.card))
        if ask.hands is not None:
            parts += [f"({hand_text(part)})" for part in ask.hands]
    return " ".join(parts)


def read_hand(
    text: str, bank_card: Card | None, rules: TwentyOneRules, path: Path, findings: Findings
) -> BoxHand | None:
    """The hand that `text` states, or None where it states none; what is wrong with it is noted.

    Where the bank's card could not be read, nothing is said of a hand that asks to surrender.
    """
    found = words(text)
    before = len(findings.all)
    reader = _HandReader(found, bank_card, rules, path, findings)
    reader.check_words()
    if len(findings.all) > before or (bank_card is None and any(word.text == "surrender" for word in found)):
        return None
    hand = reader.whole_hand()
    return None if hand is None or len(findings.all) > before else BoxHand(hand, reader.live, reader.surrendered)


class _InPlay:
    """A hand while it is read. `ended` says how its turn ended, "" while the cards alone decide."""

    __slots__ = ("asks", "cards", "ended", "lost", "split")

    def __init__(self, cards: tuple[Card, Card], *, split: bool) -> None:
        self.cards: tuple[Card, ...] = cards
        self.split = split
        self.ended = ""
        self.asks: list[Ask] = []
        self.lost = False


class _HandReader:
    """Reads the words of one box's hand."""

    def __init__(
        self, found: Sequence[Word], bank_card: Card | None, rules: TwentyOneRules, path: Path, findings: Findings
    ) -> None:
        self.live = False
        self.surrendered = False
        self._words = found
        self._next = 0
        self._bank_card = bank_card
        self._rules = rules
        self._splits = 0
        self._path = path
        self._findings = findings

    def check_words(self) -> None:
        """Notes every word that is neither card, request nor bracket."""
        before = "("
        for place, word in enumerate(self._words):
            text = word.text
            if text not in REQUESTS and text not in _BRACKETS:
                asked = guess(text, tuple(REQUESTS)) if card_named(text) is None else ""
                card_due = place < 2 or before == "("
                if asked and not card_due:
                    self._fault("unknown-word", word, {"word": text, "guess": asked})
                elif card_due or before in ("hit", "double") or len(text) <= 3 or card_named(text):
                    read_card(word, self._path, self._findings)
                else:
                    self._fault("unknown-word", word, {"word": text, "guess": ""})
            before = text

    def whole_hand(self) -> Hand | None:
        """The hand and all that was asked of it."""
        first, second = self._card_at(0), self._card_at(1)
        if first is None or second is None:
            self._findings.add("two-cards", self._path)
            return None
        self._next = 2
        return self._play(_InPlay((first, second), split=False))

    def _play(self, hand: _InPlay) -> Hand | None:
        """Reads on to the end of the hand, which is a closing bracket or the end of the text."""
        while not hand.lost and (word := self._peek()) is not None and not (hand.split and word.text == ")"):
            request = REQUESTS.get(word.text)
            if request is not None:
                self._next += 1
                self._ask(hand, request, word)
            elif word.text == "(":
                self._fault("stray-bracket", word)
                hand.lost = True
            elif word.text == ")":
                self._fault("stray-bracket", word)
                self._next += 1
            else:
                self._fault("card-after-end" if self._over(hand) else "card-without-request", word, self._said(hand))
                self._next += 1
        if hand.lost:
            self._skip_to_end()
            return None
        if not self._over(hand):
            self._fault("unfinished-hand", self._words[self._next - 1], self._said(hand))
            return None
        if hand.ended not in ("split", "surrendered"):
            self.live = self.live or best(hand.cards) < BUST_FROM
        first, second = hand.cards[:2]
        return Hand((first, second), tuple(hand.asks))

    def _ask(self, hand: _InPlay, request: Request, word: Word) -> None:
        if request == "surrender" and (hand.asks or hand.split):
            self._fault("surrender-not-first", word)
            return
        why = self._refusal(hand, request)
        if request == "stand":
            if why is None:
                hand.asks.append(Ask("stand"))
                hand.ended = "stood"
            else:
                self._fault("stand-after-end", word, self._said(hand))
        elif why is not None:
            hand.asks.append(Ask(request))
            self._nothing_follows(hand, word, why)
        elif request == "surrender":
            hand.asks.append(Ask("surrender"))
            hand.ended = "surrendered"
            self.surrendered = True
        elif request == "split":
            self._split(hand, word)
        else:
            self._give(hand, request, word)

    def _refusal(self, hand: _InPlay, request: Request) -> Refusal | None:
        bank_card = self._bank_card or hand.cards[0]  # without one, no hand that surrenders is read
        state = HandState(hand.cards, bank_card, hand.split, self._splits, bool(hand.ended))
        return refusal(request, state, self._rules)

    def _over(self, hand: _InPlay) -> bool:
        return bool(hand.ended) or self._refusal(hand, "stand") is not None

    def _nothing_follows(self, hand: _InPlay, asked: Word, why: Refusal) -> None:
        """A refused request brings neither card nor brackets."""
        word = self._peek()
        if word is None:
            return
        said: dict[str, Value] = {**self._said(hand), "request": asked.text, "why": why.code}
        if word.text == "(":
            self._fault("brackets-after-refused", word, said)
            hand.lost = True
        elif card_named(word.text) is not None:
            self._fault("card-after-end" if self._over(hand) else "card-after-refused", word, said)
            self._next += 1

    def _give(self, hand: _InPlay, request: Request, word: Word) -> None:
        card = self._card_at(self._next)
        if card is None:
            self._fault("missing-card", word, {"request": request})
            hand.lost = True
            return
        self._next += 1
        hand.cards = (*hand.cards, card)
        hand.asks.append(Ask(request, card))
        if request == "double":
            hand.ended = "doubled"

    def _split(self, hand: _InPlay, word: Word) -> None:
        self._splits += 1
        pair = list(hand.cards)
        parts: list[Hand | None] = []
        for _ in pair[:2]:
            opening = self._peek()
            if opening is None or opening.text != "(":
                self._fault("missing-brackets", word, {"cards": hand.cards})
                hand.lost = True
                return
            self._next += 1
            parts.append(self._part(opening, pair))
        first, second = parts
        if first is not None and second is not None:
            hand.asks.append(Ask("split", hands=(first, second)))
        hand.ended = "split"

    def _part(self, opening: Word, pair: list[Card]) -> Hand | None:
        """One hand of a split, in its brackets; its first card is taken out of `pair`."""
        part = None
        first, second = self._card_at(self._next), self._card_at(self._next + 1)
        if first is not None and first in pair:
            pair.remove(first)
        else:
            self._fault("not-of-pair", opening if first is None else self._words[self._next], {"cards": tuple(pair)})
        if first is None:
            self._skip_to_end()
        elif second is None:
            self._fault("missing-second-card", self._words[self._next], {"card": first})
            self._skip_to_end()
        else:
            self._next += 2
            part = self._play(_InPlay((first, second), split=True))
        if self._peek() is None:
            self._fault("unclosed-bracket", opening)
        self._next += 1
        return part

    def _card_at(self, place: int) -> Card | None:
        return card_named(self._words[place].text) if place < len(self._words) else None

    def _peek(self) -> Word | None:
        return self._words[self._next] if self._next < len(self._words) else None

    def _skip_to_end(self) -> None:
        """Passes over what is left before the closing bracket of this hand, or before the end."""
        depth = 0
        while (word := self._peek()) is not None and (depth or word.text != ")"):
            depth += {"(": 1, ")": -1}.get(word.text, 0)
            self._next += 1

    def _said(self, hand: _InPlay) -> dict[str, Value]:
        """What a sentence about this hand needs: its cards, its score, how its turn ended."""
        ended = hand.ended or ("split-ace" if hand.split and hand.cards[0].rank == "A" else "")
        return {"cards": hand.cards, "score": score(hand.cards, split=hand.split), "ended": ended}

    def _fault(self, code: FaultCode, word: Word, values: Mapping[str, Value] | None = None) -> None:
        self._findings.note(Finding(code, self._path, "value", values or {}, word.at, len(word.text)))
