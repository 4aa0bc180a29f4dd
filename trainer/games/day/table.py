"""What lies on the table in a drill of the day: packs, piles, shoe and receptacle, and what has just happened.

The view is folded from what has been done; it never knows what is still due.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.day.duties import cards_of, to_clear
from trainer.games.day.facts import Back, Clearing, Day, Drill, Opening, Pack, RedCard, Shuffle
from trainer.games.day.packs import whole_packs
from trainer.games.twentyone.duties import duties as round_duties
from trainer.games.twentyone.table import Table
from trainer.games.twentyone.unfolding import table_at
from trainer.rules import TwentyOneRules

Lie = Literal["packs", "spread", "face-down", "piles", "whole", "shoe", "round"]
"""How the cards lie: in their packs, spread face up, in a heap face down, in piles, in one block, in the shoe, or
as a round has them, some in the shoe and the others dealt and burnt."""
Happening = Literal["red-card", "round-over", "shoe-empty", "payments-over"]
Cutter = Literal["croupier", "player"]


class PackView(Struct, frozen=True):
    """A pack; its cards are to be seen while they lie spread. `strange` have the other colour's back."""

    number: int
    back: Back
    cards: tuple[Card, ...] = ()
    strange: tuple[Card, ...] = ()


class DayTable(Struct, frozen=True):
    """The table in a drill. What does not apply is empty, None or 0.

    `cards` is how many there are in all, None while the trainee is to count them. `cuts` counts those of each pile,
    `cut_by` names who has cut the whole; `stub` are the parts of the undealt cards held apart. `happens` is what has
    just happened, `at` to whom (`box 4`, `bank`). `round` is the table of the round that is to be cleared.

    What was reported of the packs is not on the table: a false report would be missing there, and so betrayed. It
    is among the acts of the play.
    """

    drill: Drill
    lie: Lie
    cards: int | None
    packs: tuple[PackView, ...] = ()
    piles: int = 0
    shuffled: bool = False
    cuts: int = 0
    cut_by: tuple[Cutter, ...] = ()
    behind_red_card: int | None = None
    shoe: int = 0
    burnt: int = 0
    stub: tuple[int, ...] = ()
    happens: Happening | None = None
    at: str | None = None
    red_card_out: bool = False
    round: Table | None = None


def day_table(facts: Day, rules: TwentyOneRules, duties: Sequence[Duty], done: Mapping[int, Duty]) -> DayTable:
    """The table when the duties of `done` (index to deed) are done."""
    match facts:
        case Clearing():
            return _clearing_table(facts, rules, done)
        case Opening():
            table = DayTable("opening", "packs", None, packs=_views(facts.packs))
        case Shuffle():
            table = DayTable("shuffle", "spread", cards_of(rules), packs=_views(whole_packs(rules), seen=True))
        case RedCard():
            table = DayTable("red-card", "round", cards_of(rules), happens="red-card", at=facts.at, red_card_out=True)
    for index in range(len(duties)):
        if index in done:
            table = _put(table, done[index], facts, cards_of(rules))
    return table


def _views(packs: Sequence[Pack], *, seen: bool = False) -> tuple[PackView, ...]:
    return tuple(
        PackView(number, pack.back, pack.cards, pack.strange) if seen else PackView(number, pack.back)
        for number, pack in enumerate(packs, start=1)
    )


def _put(table: DayTable, deed: Duty, facts: Opening | Shuffle | RedCard, total: int) -> DayTable:
    """The table once a deed is done, right or wrong."""
    match deed.act:
        case "spread" if isinstance(facts, Opening):
            return replace(table, lie="spread", packs=_views(facts.packs, seen=True))
        case "turn":
            return replace(table, lie="face-down", packs=(), cards=total)
        case "pile" | "shuffle" | "cut":
            return _mixed(table, deed)
        case "place-red-card" | "load" | "burn":
            return _loaded(table, deed, total)
        case "finish-round" | "split-stub" | "insert" if isinstance(facts, RedCard):
            return _gathered(table, deed, facts, total)
        case _:
            return table


def _mixed(table: DayTable, deed: Duty) -> DayTable:
    if deed.act == "pile":
        return replace(table, lie="piles", piles=deed.count or 1, shuffled=False)
    if deed.act == "shuffle" and deed.what == "all":
        return replace(table, lie="face-down", happens=None, red_card_out=False, burnt=0)
    if deed.act == "shuffle":
        return replace(table, shuffled=True)
    if deed.what == "piles":
        return replace(table, cuts=deed.count or 1)
    by: Cutter = "player" if deed.what == "last" else "croupier"
    return replace(table, lie="whole", cut_by=(*table.cut_by, by))


def _loaded(table: DayTable, deed: Duty, total: int) -> DayTable:
    if deed.act == "place-red-card":
        return replace(table, behind_red_card=deed.count)
    if deed.act == "load":
        return replace(table, lie="shoe", shoe=total)
    burnt = table.burnt + (deed.count or 1)
    return replace(table, burnt=burnt, shoe=max(total - burnt, 0))


def _gathered(table: DayTable, deed: Duty, facts: RedCard, total: int) -> DayTable:
    """The undealt cards on their way into the burnt pile."""
    if deed.act == "finish-round" and facts.empty_at is not None:
        return replace(table, happens="shoe-empty", at=facts.empty_at)
    if deed.act == "finish-round":
        return replace(table, happens="round-over", at=None, shoe=facts.left, burnt=total - facts.left)
    if deed.act == "insert":
        return replace(table, stub=(), shoe=0, burnt=total)
    parts = max(deed.count or 1, 1)
    share, beyond = divmod(facts.left, parts)
    return replace(table, stub=tuple(share + (part < beyond) for part in range(parts)), shoe=0)


def _clearing_table(facts: Clearing, rules: TwentyOneRules, done: Mapping[int, Duty]) -> DayTable:
    """The round's own table: its duties done up to the "21" payments, later ones once what precedes them is.

    So POK is settled, by the table, as soon as the bank's hand is complete.
    """
    due = round_duties(facts.round, rules)
    asked = list(to_clear(facts, rules))
    dealt: dict[int, Duty] = {}
    waiting = False
    for index, duty in enumerate(due):
        if duty in asked:
            place = asked.index(duty)
            waiting = waiting or place not in done
            if place in done:
                dealt[index] = done[place]
        elif not waiting:
            dealt[index] = duty
    table = table_at(facts.round, due, dealt, len(due))
    return DayTable(
        "clearing", "round", cards_of(rules), burnt=table.discard, happens="payments-over",
        red_card_out=facts.round.red_card, round=table,
    )  # fmt: skip
