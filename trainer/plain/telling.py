"""The table in words, one line a thing, for whoever hears it or reads it from a pipe."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from trainer.games.day.facts import Day
from trainer.games.day.table import DayTable
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.table import CardCell, FeltView
from trainer.games.paire_poker.table import Stake as FeltStake
from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.plain.laid import laid
from trainer.practice import day_prompts
from trainer.practice.play import Play
from trainer.reports.amounts import limits_text
from trainer.wording import terms
from trainer.wording.language import Language

_ON_FELT: Final = ("lying", "offered")


def told(play: Play, language: Language) -> Iterator[str]:
    """Everything that lies on the table: the limits, the bank or the cards, then box by box or player by player."""
    if isinstance(play.facts, Day):
        return _day(play.day(), language)
    return _felt(play.felt(), language) if isinstance(play.facts, PaireRound) else _table(laid(play), language)


def news(before: Play, after: Play, language: Language) -> Iterator[str]:
    """The cards that have come and the stakes put down since `before`; in a drill of the day, all that is new."""
    if isinstance(after.facts, Day):
        known = set(told(before, language))
        yield from (line for line in told(after, language) if line not in known)
    elif isinstance(after.facts, PaireRound):
        yield from _new_on_felt(before.felt(), after.felt(), language)
    else:
        yield from _new_at_table(laid(before), laid(after), language)


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
        if stake.state in _ON_FELT:
            yield _felt_stake(stake, language)


def _new_on_felt(before: FeltView, after: FeltView, language: Language) -> Iterator[str]:
    held = {cell.number: cell.card for cell in before.cells}
    for cell in after.cells:
        if cell.card is not None and cell.card != held[cell.number]:
            yield _cell(cell, language)
    lay = {(stake.player, stake.bet, stake.amount) for stake in before.stakes}
    for stake in after.stakes:
        if stake.state in _ON_FELT and (stake.player, stake.bet, stake.amount) not in lay:
            yield _felt_stake(stake, language)


def _felt_stake(stake: FeltStake, language: Language) -> str:
    return language.text(
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


def _new_at_table(before: Table, after: Table, language: Language) -> Iterator[str]:
    if after.bank != before.bank and after.bank:
        yield _bank(after, language)
    offered = dict(before.offers).keys() - dict(after.offers).keys()
    for held, box in zip(before.boxes, after.boxes, strict=True):
        if box.number in offered or _stakes_rose(held, box):
            yield from _box(box, language)
            continue
        cards = {hand.number: hand.cards for hand in held.hands}
        for hand in box.hands:
            if hand.cards and hand.cards != cards.get(hand.number):
                yield _hand(box, hand, language)


def _stakes_rose(before: BoxView, after: BoxView) -> bool:
    """Whether a double, a split or an insurance has brought more money onto the box."""
    lay = _lying(before)
    return any(amount > lay.get(place, 0) for place, amount in _lying(after).items())


def _lying(box: BoxView) -> Mapping[tuple[int, str, str], int]:
    stakes = [(hand.number, stake) for hand in box.hands for stake in hand.stakes]
    stakes += [(0, stake) for stake in box.pok]
    return {(hand, stake.bettor, stake.bet): stake.amount for hand, stake in stakes if stake.state == "lying"}


def _bank(table: Table, language: Language) -> str:
    return language.text("Bank: {cards}", cards=language.cards(table.bank))


def _hand(box: BoxView, hand: HandView, language: Language) -> str:
    return language.text(
        "Box {box}, hand {hand}: {cards}", box=box.number, hand=hand.number, cards=language.cards(hand.cards)
    )


def _box(box: BoxView, language: Language) -> Iterator[str]:
    """The stakes of a box, then its cards; once it is split, each hand's cards with its own stakes."""
    split = len(box.hands) > 1
    together = [*box.pok] if split else [*box.hands[0].stakes, *box.pok]
    stakes = _stakes(together, language)
    if stakes:
        yield language.text("Box {box}: {stakes}", box=box.number, stakes=stakes)
    for hand in box.hands:
        stakes = _stakes(hand.stakes, language) if split else ""
        if hand.cards:
            yield _hand(box, hand, language)
        if stakes:
            yield language.text("Box {box}, hand {hand}: {stakes}", box=box.number, hand=hand.number, stakes=stakes)


def _stakes(stakes: Iterable[Stake], language: Language) -> str:
    return ", ".join(_stake(stake, language) for stake in stakes if stake.state == "lying")


def _stake(stake: Stake, language: Language) -> str:
    return language.text(
        "{bet} {amount} ({bettor})",
        bet=terms.bet(stake.bet, language),
        amount=language.money(stake.amount),
        bettor=terms.bettor(stake.bettor, language),
    )
