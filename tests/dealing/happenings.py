"""What happened in a round, read from its facts alone, for counting."""

from collections import Counter
from collections.abc import Iterator

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.twentyone.facts import Ask, Box, Hand, Round


def total(cards: list[Card]) -> int:
    points = sum(card.points for card in cards)
    return points + 10 if points <= 11 and any(card.rank == "A" for card in cards) else points


def hands_of(hand: Hand, split: bool = False) -> Iterator[tuple[Hand, bool]]:
    """The hands really played, and whether they come from a split."""
    last = hand.asks[-1] if hand.asks else None
    if last is not None and last.hands is not None:
        for part in last.hands:
            yield from hands_of(part, True)
    else:
        yield hand, split


def cards_of(hand: Hand) -> list[Card]:
    return [*hand.cards, *(ask.card for ask in hand.asks if ask.card is not None)]


def _asks(hand: Hand) -> Iterator[tuple[Ask, list[Card]]]:
    """Everything asked, with the cards that were held then."""
    held = list(hand.cards)
    for ask in hand.asks:
        yield ask, list(held)
        held += [] if ask.card is None else [ask.card]
        for part in ask.hands or ():
            yield from _asks(part)


def _standing(box: Box) -> Iterator[str]:
    for other in box.standing:
        yield "standing follows" if other.follows else "standing stays"
        yield "standing with pok" if other.pok is not None else "standing without pok"


def _outcomes(box: Box) -> Iterator[str]:
    played = list(hands_of(box.hand))
    yield f"{len(played)} hands"
    if len(played) > 1 and box.hand.cards[0].rank == "A":
        yield "split aces"
    for hand, split in played:
        cards = cards_of(hand)
        if total(cards) > 21:
            yield "bust"
        if len(cards) == 2 and total(cards) == 21:
            yield "split 21" if split else "natural"
        if any(ask.request == "double" and ask.card is not None for ask in hand.asks):
            yield "double bust" if total(cards) > 21 else "double"


def _requests(box: Box, bank: Card) -> Iterator[str]:
    for ask, held in _asks(box.hand):
        if ask.request == "surrender":
            against = "surrender against an ace" if bank.rank == "A" else "surrender"
            yield "surrender with a natural" if total(held) == 21 else against
        elif ask.request != "stand" and ask.card is None and ask.hands is None:
            yield from _refused(ask, held)


def _refused(ask: Ask, held: list[Card]) -> Iterator[str]:
    yield f"{ask.request} refused"
    if total(held) == 21:
        yield f"{ask.request} refused at 21"
    if ask.request == "double" and len(held) > 2:
        yield "double refused on three cards"
    if ask.request == "split" and len(held) == 2 and held[0].points != held[1].points:
        yield "split refused to no pair"


def happenings(rounds: list[Round], keys: list[tuple[Duty, ...]]) -> Counter[str]:
    """How many rounds, hands or requests of each kind there were."""
    seen: Counter[str] = Counter()
    for facts, key in zip(rounds, keys, strict=True):
        seen[f"{len(facts.boxes)} boxes"] += 1
        seen["red card"] += facts.red_card
        seen["bank natural"] += total(list(facts.bank[:2])) == 21
        seen["bank of six"] += len(facts.bank) > 5
        for box in facts.boxes:
            seen.update([*_standing(box), *_outcomes(box), *_requests(box, facts.bank[0])])
        seen.update(f"{duty.bet} {duty.reason}" for duty in key if duty.act == "refuse-bet")
        seen.update(f"pok {duty.score}" for duty in key if duty.phase == "pok" and duty.act == "announce")
        seen.update("tie" for duty in key if duty.phase == "settlement" and duty.act == "return")
    return seen
