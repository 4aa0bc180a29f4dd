"""Random legal rounds of twenty-one under every house option, for property tests.

The players here know the rules by a reading of their own, not by the program's: what they are given a card for
is what the program must grant, what they are given none for is what it must refuse.
"""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.cards import DECK, RANKS, Card
from trainer.duties import Request
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Offer, Round, Standing
from trainer.money import Ratio
from trainer.rules import TwentyOneRules, preset

DECREE = preset("poker21")
LIMITS = Limits(minimum=1000, maximum=50000, pok_maximum=10000)
_RESERVE = 60
"""With fewer cards than this in the shoe everybody stands, so that the bank can finish."""


def total(cards: Sequence[Card]) -> int:
    """The best total: as many aces as can be count 11."""
    aces = sum(card.rank == "A" for card in cards)
    plain = sum(10 if card.rank in "JQK" else 1 if card.rank == "A" else int(card.rank) for card in cards)
    return max((plain + 10 * high for high in range(aces + 1) if plain + 10 * high <= 21), default=plain)


class _Player:
    """One box's player, who asks what comes to his mind."""

    def __init__(self, random: Random, shoe: list[Card], bank_card: Card, rules: TwentyOneRules) -> None:
        self.random = random
        self.shoe = shoe
        self.bank_card = bank_card
        self.rules = rules
        self.splits = 0

    def hand(self, first: Card, second: Card) -> Hand:
        asks = self._play([first, second], split=False)
        if self.random.random() < 0.15:
            late = asks[-1:] if asks and asks[-1].card is None and asks[-1].request == "hit" else []
            asks = [Ask("surrender"), *(late if self._surrenders(first, second) else asks)]
        return Hand((first, second), tuple(asks))

    def _surrenders(self, *cards: Card) -> bool:
        return self.rules.surrender != "off" and self.bank_card.rank != "A" and total(cards) != 21

    def _may(self, request: Request, cards: list[Card], *, split: bool) -> bool:
        """Whether the rules grant the request to a hand whose turn lasts."""
        rules, two = self.rules, len(cards) == 2
        split_ace = split and cards[0].rank == "A"
        if total(cards) >= 21:
            return False
        if request == "double":
            allowed = rules.double == "any" or total(cards) in rules.double
            return two and allowed and not split_ace and (rules.double_after_split or not split)
        if request == "split":
            alike = cards[0].rank == cards[1].rank or (rules.split == "value" and total(cards[:1]) == total(cards[1:2]))
            return two and alike and self.splits < rules.max_splits and (rules.resplit_aces or not split_ace)
        return not split_ace

    def _play(self, cards: list[Card], *, split: bool) -> list[Ask]:
        asks: list[Ask] = []
        over = False
        while not over:
            asks += self._refused(cards, split=split)
            ask, over = self._next(cards, split=split)
            asks += [ask] if ask else []
        late: list[Request] = ["hit", "double", "split"]
        last = asks[-1] if asks else None
        if last is None or (last.request != "stand" and last.card is None and last.hands is None):
            # over without a word: a natural, or split aces, which a house may let him split again
            late = [wish for wish in late if not self._may(wish, cards, split=split)]
        return [*asks, *([Ask(self.random.choice(late))] if self.random.random() < 0.1 else [])]

    def _refused(self, cards: list[Card], *, split: bool) -> list[Ask]:
        if self.random.random() > 0.15:
            return []
        wishes: tuple[Request, ...] = ("hit", "double", "split")
        return [Ask(wish) for wish in wishes if not self._may(wish, cards, split=split)][:2]

    def _next(self, cards: list[Card], *, split: bool) -> tuple[Ask | None, bool]:
        """What is asked next, and whether the hand's turn is then over."""
        wishes: list[Request] = ["hit", "hit", "double", "split", "split", "split"]
        granted = [wish for wish in wishes if self._may(wish, cards, split=split)]
        if not granted:
            return None, True
        if len(self.shoe) < _RESERVE or self.random.random() < 0.25:
            return (None, True) if split and cards[0].rank == "A" else (Ask("stand"), True)
        wish = self.random.choice(granted)
        if wish == "split":
            return self._split(cards), True
        cards.append(self.shoe.pop())
        return Ask(wish, cards[-1]), wish == "double"

    def _split(self, cards: list[Card]) -> Ask:
        self.splits += 1
        first, second = cards
        came = [first, self.shoe.pop()]
        one = Hand((came[0], came[1]), tuple(self._play(came, split=True)))
        came = [second, self.shoe.pop()]
        two = Hand((came[0], came[1]), tuple(self._play(came, split=True)))
        return Ask("split", hands=(one, two))


def _live(hand: Hand, rules: TwentyOneRules, bank_card: Card) -> bool:
    """Whether one of the hand's parts is neither bust nor surrendered."""
    cards = list(hand.cards)
    for ask in hand.asks:
        if ask.request == "surrender" and rules.surrender != "off" and bank_card.rank != "A" and total(cards) != 21:
            return False
        if ask.hands is not None:
            return any(_live(part, replace(rules, surrender="off"), bank_card) for part in ask.hands)
        cards += [ask.card] if ask.card else []
    return total(cards) <= 21


def _bank(first: Card, shoe: list[Card], rules: TwentyOneRules, *, live: bool) -> tuple[Card, ...]:
    bank = [first]
    while (live or rules.bank_draws_without_live_hand) and (len(bank) < 2 or total(bank) < 17):
        bank.append(shoe.pop())
    while rules.pok and len(bank) < 5:
        bank.append(shoe.pop())
    return tuple(bank)


def _offer(random: Random, rules: TwentyOneRules) -> Offer | None:
    """A first offer in which something must be refused, now and then."""
    if random.random() > 0.2:
        return None
    wrong, right = random.choice((10, 990, 50010, 90000)), random.choice((1000, 2000))
    if not rules.pok:
        return Offer(stake=wrong)
    return random.choice(
        (
            Offer(stake=right),
            Offer(pok=right),
            Offer(wrong, right),
            Offer(right, wrong),
            Offer(wrong, wrong),
            Offer(wrong),
        )
    )


def _deal(random: Random, rules: TwentyOneRules, ranks: Sequence[str], numbers: Sequence[int]) -> Round:
    shoe = [card for card in DECK if card.rank in ranks] * 6
    random.shuffle(shoe)
    firsts = [shoe.pop() for _ in numbers]
    bank_card = shoe.pop()
    dealt = list(zip(numbers, firsts, [shoe.pop() for _ in numbers], strict=True))
    hands = [_Player(random, shoe, bank_card, rules).hand(first, second) for _, first, second in dealt]
    live = any(_live(hand, rules, bank_card) for hand in hands)
    boxes = tuple(_box(random, rules, number, hand, bank_card) for number, hand in zip(numbers, hands, strict=True))
    return Round(LIMITS, boxes, _bank(bank_card, shoe, rules, live=live), random.random() < 0.2)


def _box(random: Random, rules: TwentyOneRules, number: int, hand: Hand, bank_card: Card) -> Box:
    def pok() -> int | None:
        return random.choice((1000, 1500, 2000)) if rules.pok else None

    def stake() -> int:
        return random.choice((1000, 2500, 3310, 5000, 7550, 12500))

    standing = tuple(
        Standing(stake(), random.random() < 0.5, random.choice((None, pok())))
        for _ in range(random.choice((0, 0, 1, 2)))
    )
    seated = stake()
    insured = rules.insurance and bank_card.rank == "A" and random.random() < 0.6
    insurance = random.choice((500, seated // 10 * 5)) if insured else None
    return Box(number, seated, hand, pok(), standing, _offer(random, rules), insurance)


@st.composite
def rulesets(draw: st.DrawFn) -> TwentyOneRules:
    """The decree with house options changed."""
    pok = draw(st.sampled_from((True, True, True, False)))
    return replace(
        DECREE,
        pok=pok,
        surrender=draw(st.sampled_from(("table", "table", "hand", "off"))),
        double=draw(st.sampled_from(("any", "any", (9, 10, 11)))),
        double_after_split=draw(st.booleans()),
        split=draw(st.sampled_from(("value", "rank"))),
        max_splits=draw(st.sampled_from((3, 3, 3, 2, 1, 0))),
        resplit_aces=draw(st.booleans()),
        bank_draws_without_live_hand=draw(st.booleans()),
        insurance=draw(st.booleans()),
        natural=draw(st.sampled_from((Ratio(3, 2), Ratio(2), Ratio(6, 5)))),
        natural_tie=draw(st.sampled_from(("push", "bank"))),
        settlement=draw(st.sampled_from(("two-pass", "one-pass"))),
        pok_survives_bust=draw(st.booleans()),
    )


@st.composite
def rounds(draw: st.DrawFn, rules: TwentyOneRules = DECREE) -> Round:
    """A legal round. Few ranks in the shoe make pairs, aces and tens frequent."""
    ranks = draw(st.just(RANKS) | st.permutations(RANKS).map(lambda order: order[:6]))
    numbers = sorted(draw(st.sets(st.integers(1, 7), min_size=1)))
    return _deal(Random(draw(st.integers(0, 2**32 - 1))), rules, ranks, numbers)


@st.composite
def ruled_rounds(draw: st.DrawFn) -> tuple[Round, TwentyOneRules]:
    """A ruleset and a round that is legal under it."""
    rules = draw(st.just(DECREE) | rulesets())
    return draw(rounds(rules)), rules
