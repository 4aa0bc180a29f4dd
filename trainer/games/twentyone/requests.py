"""Which of a player's requests the rules grant, and why the others are refused."""

from typing import Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.duties import Request
from trainer.games.twentyone.hands import best, natural
from trainer.rules import TwentyOneRules

RefusalCode = Literal[
    "hand-finished", "at-21", "split-aces", "not-two-cards", "double-total", "double-after-split",
    "not-a-pair", "too-many-splits", "resplit-aces", "surrender-off", "surrender-ace", "surrender-natural",
    "surrender-late",
]  # fmt: skip


class Refusal(Struct, frozen=True):
    """Why a request is refused, and the statement that says so."""

    code: RefusalCode
    rule: str


class HandState(Struct, frozen=True):
    """A player's hand at the moment he asks.

    `splits` is how many splits his box has made, `finished` that the hand's turn is over (stood, doubled,
    bust, surrendered).
    """

    cards: tuple[Card, ...]
    bank_card: Card
    from_split: bool = False
    splits: int = 0
    finished: bool = False

    @property
    def split_ace(self) -> bool:
        return self.from_split and self.cards[0].rank == "A"

    @property
    def over(self) -> bool:
        """Whether the hand's turn is over: nothing more is due to it, and every request is refused."""
        return self.finished or best(self.cards) >= 21 or self.split_ace


def pair(first: Card, second: Card, rules: TwentyOneRules) -> bool:
    """Whether two cards may be split: of one value, or of one rank where the house wants that (P21-28, CIR-3)."""
    return first.rank == second.rank if rules.split == "rank" else first.points == second.points


def refusal(request: Request, hand: HandState, rules: TwentyOneRules) -> Refusal | None:
    """Why `request` must be refused, or None where the rules grant it (P21-24 to 32)."""
    if request == "surrender":
        return _surrender_refusal(hand, rules)
    if hand.finished:
        return Refusal("hand-finished", "P21-25")
    if request == "split" and hand.split_ace:
        return _split_refusal(hand, rules)
    if hand.split_ace:
        return Refusal("split-aces", "P21-32")
    if best(hand.cards) >= 21:
        return Refusal("at-21", "P21-25")
    if request == "double":
        return _double_refusal(hand, rules)
    return _split_refusal(hand, rules) if request == "split" else None


def _surrender_refusal(hand: HandState, rules: TwentyOneRules) -> Refusal | None:
    if rules.surrender == "off":
        return Refusal("surrender-off", rules.statements["surrender"])
    if hand.bank_card.rank == "A":
        return Refusal("surrender-ace", rules.statements["surrender"])
    if natural(hand.cards) and not hand.from_split:
        return Refusal("surrender-natural", rules.statements["surrender"])
    if hand.finished or hand.from_split or len(hand.cards) != 2:
        return Refusal("surrender-late", rules.statements["surrender"])
    return None


def _double_refusal(hand: HandState, rules: TwentyOneRules) -> Refusal | None:
    if len(hand.cards) != 2:
        return Refusal("not-two-cards", rules.statements["double"])
    if hand.from_split and not rules.double_after_split:
        return Refusal("double-after-split", rules.statements["double_after_split"])
    if rules.double != "any" and best(hand.cards) not in rules.double:
        return Refusal("double-total", rules.statements["double"])
    return None


def _split_refusal(hand: HandState, rules: TwentyOneRules) -> Refusal | None:
    if len(hand.cards) != 2:
        return Refusal("not-two-cards", rules.statements["split"])
    if not pair(hand.cards[0], hand.cards[1], rules):
        return Refusal("not-a-pair", rules.statements["split"])
    if hand.split_ace and not rules.resplit_aces:
        return Refusal("resplit-aces", rules.statements["resplit_aces"])
    if hand.splits >= rules.max_splits:
        return Refusal("too-many-splits", rules.statements["max_splits"])
    return None
