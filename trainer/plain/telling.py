"""The table in words, one line a thing, for whoever hears it or reads it from a pipe."""

from collections.abc import Iterator

from trainer.games.day.facts import Day
from trainer.games.day.table import DayTable
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.table import CardCell, FeltView
from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.practice import day_prompts
from trainer.practice.play import Play
from trainer.reports.amounts import limits_text
from trainer.wording import terms
from trainer.wording.language import Language


def told(play: Play, language: Language) -> Iterator[str]:
    """Everything that lies on the table: the limits, the bank or the cards, then box by box or player by player."""
    if isinstance(play.facts, Day):
        return _day(play.day(), language)
    return _felt(play.felt(), language) if isinstance(play.facts, PaireRound) else _table(play.table(), language)


def news(before: Play, after: Play, language: Language) -> Iterator[str]:
    """The cards that have come since `before`; in a drill of the day, all that is new."""
    if isinstance(after.facts, Day):
        known = set(told(before, language))
        yield from (line for line in told(after, language) if line not in known)
    elif isinstance(after.facts, PaireRound):
        held = {cell.number: cell.card for cell in before.felt().cells}
        for cell in after.felt().cells:
            if cell.card is not None and cell.card != held[cell.number]:
                yield _cell(cell, language)
    else:
        yield from _new_cards(before.table(), after.table(), language)


def _day(table: DayTable, language: Language) -> Iterator[str]:
    yield from day_prompts.told(table, language)
    if table.round is not None:
        yield from _table(table.round, language)


def _felt(felt: FeltView, language: Language) -> Iterator[str]:
    yield limits_text(felt.limits, language)
    for cell in felt.cells:
        if cell.card is not None:
            yield _cell(cell, language)
    for stake in felt.stakes:
        if stake.state in ("lying", "offered"):
            yield language.text(
                "Player {player}: {bet} {amount}",
                player=stake.player,
                bet=terms.bet(stake.bet, language),
                amount=language.money(stake.amount),
            )


def _cell(cell: CardCell, language: Language) -> str:
    card = "" if cell.card is None else language.card(cell.card)
    return language.text("Card {number}: {card}", number=cell.number, card=card)


def _table(table: Table, language: Language) -> Iterator[str]:
    yield limits_text(table.limits, language)
    if table.bank:
        yield _bank(table, language)
    for box in table.boxes:
        yield from _box(box, language)


def _new_cards(before: Table, after: Table, language: Language) -> Iterator[str]:
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
