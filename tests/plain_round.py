"""What becomes of every stake of a round, read straight from its facts: the oracle of the duties."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from strategies import total

from trainer.cards import Card
from trainer.games.twentyone.facts import Box, Hand, Round
from trainer.games.twentyone.pok import plain_score
from trainer.rules import TwentyOneRules

Wager = tuple[int, int | None, str, str]
"""Box, hand (None for POK and insurance), bettor, bet."""


class End(NamedTuple):
    """What the house took of a stake, what it gave back, and what it paid."""

    taken: int = 0
    back: int = 0
    won: int = 0


class Ended(NamedTuple):
    """A hand at the end of its turn."""

    cards: tuple[Card, ...]
    stakes: Mapping[str, int]
    split: bool
    surrendered: bool = False


def ends(facts: Round, rules: TwentyOneRules) -> dict[Wager, End]:
    """The end of every stake on the table."""
    boxes = {box: list(_hands(box, facts.bank[0], rules)) for box in facts.boxes}
    hands = [hand for ended in boxes.values() for hand in ended]
    live = any(not hand.surrendered and total(hand.cards) <= 21 for hand in hands)
    bank = _bank(facts.bank, drew=live or rules.bank_draws_without_live_hand)
    found: dict[Wager, End] = {}
    for box, ended in boxes.items():
        for number, hand in enumerate(ended, start=1):
            for who, stake in hand.stakes.items():
                found[box.number, number, who, "21"] = _end(hand, stake, bank, rules)
        lost = all(hand.surrendered or total(hand.cards) > 21 for hand in ended)
        for who, pok in _pok_stakes(box):
            found[box.number, None, who, "pok"] = _pok_end(facts.bank, pok, rules, taken=lost)
        if box.insurance is not None:
            paid = len(bank) == 2 and total(bank) == 21
            found[box.number, None, "seated", "insurance"] = (
                End(won=2 * box.insurance) if paid else End(taken=box.insurance)
            )
    return found


def _hands(box: Box, bank_card: Card, rules: TwentyOneRules) -> Iterator[Ended]:
    stakes = {"seated": box.stake} | {f"standing-{n}": other.stake for n, other in enumerate(box.standing, 1)}
    follow = {"seated"} | {f"standing-{n}" for n, other in enumerate(box.standing, 1) if other.follows}
    asked = bool(box.hand.asks) and box.hand.asks[0].request == "surrender"
    given = rules.surrender != "off" and bank_card.rank != "A" and total(box.hand.cards) != 21
    if asked and given:
        yield Ended(box.hand.cards, stakes, split=False, surrendered=True)
    else:
        yield from _played(box.hand, stakes, follow, split=False)


def _played(hand: Hand, stakes: Mapping[str, int], follow: set[str], *, split: bool) -> Iterator[Ended]:
    cards: tuple[Card, ...] = hand.cards
    for ask in hand.asks:
        if ask.hands is not None:
            first, second = ask.hands
            yield from _played(first, stakes, follow, split=True)
            yield from _played(second, {who: stakes[who] for who in stakes if who in follow}, follow, split=True)
            return
        if ask.card is not None:
            cards = (*cards, ask.card)
        if ask.card is not None and ask.request == "double":
            stakes = {who: stake * 2 if who in follow else stake for who, stake in stakes.items()}
    yield Ended(cards, stakes, split)


def _bank(cards: Sequence[Card], *, drew: bool) -> Sequence[Card]:
    """The cards that count for "21"."""
    count = 2 if drew else 1
    while drew and total(cards[:count]) < 17:
        count += 1
    return cards[:count]


def _end(hand: Ended, stake: int, bank: Sequence[Card], rules: TwentyOneRules) -> End:
    ours, theirs = total(hand.cards), total(bank)
    if hand.surrendered:
        return End(taken=stake // 2, back=stake // 2)
    if ours > 21:
        return End(taken=stake)
    natural = ours == 21 and len(hand.cards) == 2 and not hand.split
    bank_natural = theirs == 21 and len(bank) == 2
    if natural and bank_natural:
        return End(back=stake) if rules.natural_tie == "push" else End(taken=stake)
    if bank_natural:
        return End(taken=stake)
    if natural:
        return End(won=stake * rules.natural.numerator // rules.natural.denominator)
    if theirs > 21 or ours > theirs:
        return End(won=stake)
    return End(back=stake) if ours == theirs else End(taken=stake)


def _pok_stakes(box: Box) -> list[tuple[str, int]]:
    found = [("seated", box.pok), *((f"standing-{n}", other.pok) for n, other in enumerate(box.standing, 1))]
    return [(who, pok) for who, pok in found if pok is not None]


def _pok_end(bank: Sequence[Card], pok: int, rules: TwentyOneRules, *, taken: bool) -> End:
    said = plain_score(bank[:5], rules)
    loses = said == "nothing" or said in {f"pair-{rank}" for rank in (2, 3, 4, 5, 6, 7, 8, 9, 10)}
    if loses or (taken and not rules.pok_survives_bust):
        return End(taken=pok)
    pays = {str(hand): times for hand, times in rules.pok_pays.items()}
    return End(won=pok * pays["pair" if said.startswith("pair-") else said])
