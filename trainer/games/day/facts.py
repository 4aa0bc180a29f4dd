"""The facts of the table's day: the packs as they are found, when the red card came out, what is to be cleared.

Each drill is one kind of facts. Nothing here says what the croupier must do.
"""

from typing import Final, Literal

from msgspec import Struct

from trainer.cards import Card
from trainer.games.twentyone.facts import Round

Back = Literal["blue", "red"]
Drill = Literal["opening", "shuffle", "red-card", "clearing"]


class Pack(Struct, frozen=True):
    """A pack as it is found: its cards in the order they lie when spread, and the colour of its backs.

    `strange` are those of its cards that have the other colour's back.
    """

    back: Back
    cards: tuple[Card, ...]
    strange: tuple[Card, ...] = ()


class Opening(Struct, frozen=True, tag_field="drill", tag="opening"):
    """The table is opened: packs that nobody has looked at since they were unsealed (P21-8)."""

    packs: tuple[Pack, ...]
    note: str = ""


class Shuffle(Struct, frozen=True, tag_field="drill", tag="shuffle"):
    """The packs lie spread, counted and found whole; what comes next is the shuffle (P21-9)."""

    note: str = ""


class RedCard(Struct, frozen=True, tag_field="drill", tag="red-card"):
    """The red card came out in the middle of a round, when a card went to `at` (`box 4`, or `bank`).

    `left` cards are undealt once that round is finished. Where the shoe ran out before it could be (P21-16),
    `empty_at` is who was to have the next card, and none is left.
    """

    at: str
    left: int
    empty_at: str | None = None
    note: str = ""


class Clearing(Struct, frozen=True, tag_field="drill", tag="clearing"):
    """A round whose "21" payments are just over, its cards still on the table (P21-42)."""

    round: Round
    note: str = ""


Day = Opening | Shuffle | RedCard | Clearing
"""The facts of any drill of the day."""

DRILLS: Final[dict[type[Day], Drill]] = {
    Opening: "opening",
    Shuffle: "shuffle",
    RedCard: "red-card",
    Clearing: "clearing",
}


def drill_of(facts: Day) -> Drill:
    """Which drill these are the facts of."""
    return DRILLS[type(facts)]
