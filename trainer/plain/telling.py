"""The table in words, one line a thing, for whoever hears it or reads it from a pipe."""

from collections.abc import Iterator

from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.wording import terms
from trainer.wording.language import Language


def told(table: Table, language: Language) -> Iterator[str]:
    """The whole table: the limits, the bank, then box by box from the left."""
    limits = table.limits
    yield language.text(
        "Limits: minimum {minimum}, maximum {maximum}",
        minimum=language.money(limits.minimum),
        maximum=language.money(limits.maximum),
    ) + ("" if limits.pok_maximum is None else ", POK " + language.money(limits.pok_maximum))
    if table.bank:
        yield _bank(table, language)
    for box in table.boxes:
        yield from _box(box, language)


def news(before: Table, after: Table, language: Language) -> Iterator[str]:
    """The cards that have come since `before`: the hands that changed, and the bank's."""
    if after.bank != before.bank and after.bank:
        yield _bank(after, language)
    known = {box.number: box for box in before.boxes}
    for box in after.boxes:
        held = {hand.number: hand.cards for hand in known[box.number].hands}
        for hand in box.hands:
            if hand.cards and hand.cards != held.get(hand.number):
                yield _hand(box, hand, language)


def _bank(table: Table, language: Language) -> str:
    return language.text("Bank: {cards}", cards=language.cards(table.bank))


def _hand(box: BoxView, hand: HandView, language: Language) -> str:
    return language.text(
        "Box {box}, hand {hand}: {cards}", box=box.number, hand=hand.number, cards=language.cards(hand.cards)
    )


def _box(box: BoxView, language: Language) -> Iterator[str]:
    lying = [stake for hand in box.hands for stake in hand.stakes if stake.state == "lying"]
    behind = [stake for stake in box.pok if stake.state == "lying"]
    stakes = ", ".join(_stake(stake, language) for stake in (*lying, *behind))
    if stakes:
        yield language.text("Box {box}: {stakes}", box=box.number, stakes=stakes)
    for hand in box.hands:
        if hand.cards:
            yield _hand(box, hand, language)


def _stake(stake: Stake, language: Language) -> str:
    return language.text(
        "{bet} {amount} ({bettor})",
        bet=terms.bet(stake.bet, language),
        amount=language.money(stake.amount),
        bettor=terms.bettor(stake.bettor, language),
    )
