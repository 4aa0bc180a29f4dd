"""Random legal rounds and scenarios of the games of twenty-one, for any test that wants some.

Cards are drawn as often as the packs hold them; pairs are drawn more often than chance would, so that splits come.
"""

from collections import Counter

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from trainer.cards import DECK, Card
from trainer.duties import Request
from trainer.games.twentyone.bank import cards_due
from trainer.games.twentyone.betting import offer_reasons
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Offer, Round, Standing
from trainer.games.twentyone.hands import best
from trainer.games.twentyone.requests import HandState, refusal
from trainer.rules import TwentyOneRules, preset
from trainer.scenarios import Scenario

POKER21 = preset("poker21")
_ASKED: tuple[Request, ...] = ("stand", "hit", "double", "split")
TEXT = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=40)


class Packs:
    """The cards that are left; `bank_card` is dealt to the bank before anyone asks for anything."""

    def __init__(self, draw: DrawFn, rules: TwentyOneRules) -> None:
        self.draw, self.rules = draw, rules
        self._gone: Counter[Card] = Counter()
        self.bank_card = self.card()
        self.live = False

    def card(self, like: Card | None = None) -> Card:
        """A card; `like` another in points, where one is left."""
        left = [card for card in DECK if self._gone[card] < self.rules.packs]
        alike = [card for card in left if like is not None and card.points == like.points]
        card = self.draw(st.sampled_from(alike or left))
        self._gone[card] += 1
        return card


class _Turn:
    """One box's turn: `splits` are those made so far."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._splits = 0

    def hand(self, first: Card, *, split: bool = False) -> Hand:
        draw = self._packs.draw
        cards = (first, self._packs.card(first if draw(st.integers(0, 2)) == 0 else None))
        held: tuple[Card, ...] = cards
        asks: list[Ask] = []
        finished = surrendered = False
        if not split and draw(st.integers(0, 7)) == 0:
            finished = surrendered = self._refusal("surrender", held, split=split, finished=False) is None
            asks.append(Ask("surrender"))
        while not self._over(held, split=split, finished=finished):
            ask = self._ask(draw(st.sampled_from(_ASKED)), held, split=split)
            asks.append(ask)
            held = held if ask.card is None else (*held, ask.card)
            finished = (
                ask.request == "stand" or ask.hands is not None or (ask.request == "double" and ask.card is not None)
            )
        asks += [
            Ask(request)
            for request in draw(st.lists(st.sampled_from(_ASKED[1:]), max_size=2))
            if self._refusal(request, held, split=split, finished=finished) is not None
        ]
        if not surrendered and not any(ask.hands for ask in asks):
            self._packs.live = self._packs.live or best(held) <= 21
        return Hand(cards, tuple(asks))

    def _ask(self, request: Request, held: tuple[Card, ...], *, split: bool) -> Ask:
        if request == "stand" or self._refusal(request, held, split=split, finished=False) is not None:
            return Ask(request)
        if request != "split":
            return Ask(request, self._packs.card())
        self._splits += 1
        first = self.hand(held[0], split=True)
        return Ask("split", hands=(first, self.hand(held[1], split=True)))

    def _refusal(self, request: Request, held: tuple[Card, ...], *, split: bool, finished: bool) -> object:
        state = HandState(held, self._packs.bank_card, split, self._splits, finished)
        return refusal(request, state, self._packs.rules)

    def _over(self, held: tuple[Card, ...], *, split: bool, finished: bool) -> bool:
        return HandState(held, self._packs.bank_card, split, self._splits, finished).over


@st.composite
def legal_limits(draw: DrawFn, rules: TwentyOneRules = POKER21) -> Limits:
    """Limits that the rules allow."""
    minimum = draw(st.sampled_from((100, 200, 250, 500, 1000)))
    pok = draw(st.integers(4, 10)) if rules.pok else None
    most = None if pok is None else min(pok, rules.pok_maximum_times) * minimum
    return Limits(minimum, draw(st.sampled_from(rules.maximum_times)) * minimum, most)


@st.composite
def _boxes(draw: DrawFn, number: int, hand: Hand, limits: Limits, rules: TwentyOneRules, ace: bool) -> Box:
    # Three bettors at most a quarter of the least maximum each: together they stay within it.
    stakes = st.integers(0, 4).map(lambda more: limits.minimum + more * 50)
    poks = st.just(limits.minimum) if rules.pok else st.none()
    standing = st.builds(Standing, stakes, st.booleans(), st.one_of(st.none(), poks))
    box = Box(number, draw(stakes), hand, draw(poks), tuple(draw(st.lists(standing, max_size=2))))
    insured = box.stake // 4 if rules.insurance and ace and draw(st.booleans()) else None
    offers = [Offer(limits.minimum - 1, box.pok), Offer(limits.maximum + 50, box.pok)]
    offers += [Offer(stake=box.stake), Offer(pok=box.pok)] if rules.pok else []
    offer = draw(st.none() | st.sampled_from(offers))
    assert offer is None or offer_reasons(offer, box, limits, rules)
    return Box(number, box.stake, hand, box.pok, box.standing, offer, insured)


@st.composite
def legal_rounds(
    draw: DrawFn, rules: TwentyOneRules = POKER21, limits: Limits | None = None, most_boxes: int = 3
) -> Round:
    """A round as the rules allow it: hands finished, the bank's cards neither too few nor too many."""
    within = draw(legal_limits(rules)) if limits is None else limits
    packs = Packs(draw, rules)
    numbers = sorted(draw(st.sets(st.integers(1, rules.seats), min_size=1, max_size=most_boxes)))
    ace = packs.bank_card.rank == "A"
    boxes = tuple(draw(_boxes(number, _Turn(packs).hand(packs.card()), within, rules, ace)) for number in numbers)
    bank = [packs.bank_card]
    while (due := cards_due(bank, rules, live=packs.live)) is None or due > len(bank):
        bank.append(packs.card())
    return Round(within, boxes, tuple(bank), draw(st.booleans()), draw(TEXT))


@st.composite
def legal_scenarios(draw: DrawFn, rules: TwentyOneRules = POKER21) -> Scenario:
    """A scenario of one to three such rounds."""
    limits = draw(legal_limits(rules))
    rounds: SearchStrategy[Round] = legal_rounds(rules, limits)
    return Scenario(draw(TEXT), rules, limits, tuple(draw(st.lists(rounds, min_size=1, max_size=3))))
