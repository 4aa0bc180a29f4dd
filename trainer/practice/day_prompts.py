"""The table of a drill of the day in words, one line a thing.

Both front ends say the same things in the same words.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from trainer.cards import RANKS, SUITS
from trainer.games.day.facts import Back, Drill
from trainer.games.day.table import Cutter, DayTable, Happening, Lie, PackView
from trainer.wording.language import N_, Language

_HEADINGS: Final[Mapping[Drill, str]] = {
    "opening": N_("The table's day: opening"),
    "shuffle": N_("The table's day: shuffle"),
    "red-card": N_("The table's day: red card"),
    "clearing": N_("The table's day: clearing"),
}
_LIES: Final[Mapping[Lie, str]] = {
    "packs": N_("The packs are closed."),
    "spread": N_("The cards lie spread, face up."),
    "face-down": N_("The cards lie in a heap, face down."),
    "whole": N_("The cards lie in one block."),
}
_BACKS: Final[Mapping[Back, str]] = {"blue": N_("blue backs"), "red": N_("red backs")}
_BACKS_BUT: Final[Mapping[Back, str]] = {
    "blue": N_("blue backs, but not all"),
    "red": N_("red backs, but not all"),
}
_CUT_BY: Final[Mapping[Cutter, str]] = {
    "croupier": N_("You have cut the whole."),
    "player": N_("A player has cut."),
}
_HAPPENS_AT_BOX: Final[Mapping[Happening, str]] = {
    "red-card": N_("The red card comes out as box {box} is given a card."),
    "shoe-empty": N_("Box {box} is to have a card, and the shoe is empty."),
}
_HAPPENS_AT_BANK: Final[Mapping[Happening, str]] = {
    "red-card": N_("The red card comes out as the bank takes a card."),
    "shoe-empty": N_("The bank is to have a card, and the shoe is empty."),
    "round-over": N_("The round is finished, and its cards are burnt."),
    "payments-over": N_("The “21” payments are over."),
}


def pack_name(view: PackView, count: int, language: Language) -> str:
    """Which of so many packs it is, and the backs it should have."""
    return language.text(
        "Pack {number} of {count}, {backs}", number=view.number, count=count, backs=language.text(_BACKS[view.back])
    )


def heading(drill: Drill, language: Language) -> str:
    """Which drill begins."""
    return language.text(_HEADINGS[drill])


def told(table: DayTable, language: Language) -> Iterator[str]:
    """The situation, and what the packs hold where they are to be checked."""
    yield from situation(table, language)
    if table.drill == "opening":
        for pack in table.packs:
            yield _pack(pack, language)


def situation(table: DayTable, language: Language) -> Iterator[str]:
    """What has happened, how the cards lie, what is in the shoe and in the receptacle."""
    if table.happens is not None:
        yield _happening(table.happens, table.at, language)
    if table.round is not None and table.red_card_out:
        yield language.text("The red card came out during this round.")
    if table.round is not None and any(box.pok for box in table.round.boxes):
        yield language.text("Once the bank's hand is complete the table settles POK by itself.")
    if table.lie in _LIES:
        yield language.text(_LIES[table.lie])
    yield from _mixed(table, language)
    yield from _shoe(table, language)


def pack(table: DayTable, number: int, language: Language) -> Iterator[str]:
    """The cards of one pack, a suit a line, where they are to be seen."""
    found = next((view for view in table.packs if view.number == number and view.cards), None)
    if found is None:
        yield language.text("No pack of that number lies spread.")
        return
    yield _pack(found, language)
    for suit in SUITS:
        cards = [card for card in found.cards if card.suit == suit]
        shown = [
            language.text("{card} (other back)", card=language.card(card))
            if card in found.strange
            else language.card(card)
            for card in cards
        ]
        yield " ".join(shown)


def _happening(happens: Happening, at: str | None, language: Language) -> str:
    if at is None or not at.startswith("box "):
        return language.text(_HAPPENS_AT_BANK[happens])
    return language.text(_HAPPENS_AT_BOX[happens], box=at.removeprefix("box "))


def _mixed(table: DayTable, language: Language) -> Iterator[str]:
    """How far the shuffle and the cuts have come."""
    if table.lie == "piles":
        yield language.plural("The cards lie in {n} pile.", "The cards lie in {n} piles.", table.piles)
        if table.shuffled:
            yield language.text("The piles are shuffled.")
        if table.cuts:
            yield language.plural("Each pile is cut {n} time.", "Each pile is cut {n} times.", table.cuts)
    for cutter in table.cut_by:
        yield language.text(_CUT_BY[cutter])


def _shoe(table: DayTable, language: Language) -> Iterator[str]:
    if table.stub:
        parts = " + ".join(language.number(part) for part in table.stub)
        yield language.text("Undealt cards in hand: {parts}.", parts=parts)
    if table.behind_red_card is not None:
        yield language.plural(
            "The red card has {n} card behind it.", "The red card has {n} cards behind it.", table.behind_red_card
        )
    if table.shoe:
        yield language.plural("In the shoe: {n} card.", "In the shoe: {n} cards.", table.shoe)
    if table.burnt:
        yield language.plural("In the receptacle: {n} card.", "In the receptacle: {n} cards.", table.burnt)


def _pack(view: PackView, language: Language) -> str:
    backs = language.text((_BACKS_BUT if view.strange else _BACKS)[view.back])
    if not view.cards:
        return language.text("Pack {number}, {backs}", number=view.number, backs=backs)
    held = Counter(card.rank for card in view.cards)
    ranks = ", ".join(f"{language.rank(rank)}×{held[rank]}" for rank in RANKS)
    return language.text("Pack {number}, {backs}: {ranks}", number=view.number, backs=backs, ranks=ranks)
