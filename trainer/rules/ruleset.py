"""What a ruleset of the games of twenty-one may say.

>>> from trainer.rules import preset
>>> decree = preset("poker21")
>>> decree.max_splits, str(decree.natural), decree.statements["natural"]
(3, '3:2', 'P21-40')
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from trainer.money import Ratio

PokHand = Literal[
    "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "five-of-a-kind", "royal-flush", "five-flush",
]  # fmt: skip
PairRank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
Count = Annotated[int, Meta(ge=1, le=1000)]
Multiple = Annotated[int, Meta(ge=1, le=10_000)]
DoubleTotal = Annotated[int, Meta(ge=3, le=20)]
Statement = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,8}(-[0-9]{1,3})?$")]

Case = Literal["split_21", "bank_natural"]
"""What is no option, and yet some source says in a statement of its own."""
_CASES: Final[Mapping[Case, str]] = {"split_21": "P21-33", "bank_natural": "P21-41"}

HOUSE: Final = "HOUSE"
"""Cited for an option that the house's own file changed."""


class TwentyOneRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of the games of twenty-one; `statements` names the statement that explains each.

    `chips` are the house's denominations in cents, ascending. `natural` and `pok_pays` are what a stake earns.
    An option that a house changed rests on `HOUSE`. Beside the options it may name the statement of a `Case`.
    """

    name: str
    game: Literal["twenty-one"]
    packs: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[int, Meta(ge=1, le=7)]
    standing_per_seated: Annotated[int, Meta(ge=0, le=20)] | Literal["any"]
    pok: bool
    pok_maximum_times: Count
    maximum_times: Annotated[tuple[Count, ...], Meta(min_length=1)]
    surrender: Literal["table", "hand", "off"]
    double: Literal["any"] | tuple[DoubleTotal, ...]
    double_after_split: bool
    split: Literal["value", "rank"]
    max_splits: Annotated[int, Meta(ge=0, le=3)]
    resplit_aces: bool
    bank_draws_without_live_hand: bool
    insurance: bool
    natural: Ratio
    natural_tie: Literal["push", "bank"]
    settlement: Literal["two-pass", "one-pass"]
    pok_survives_bust: bool
    pok_pair_from: PairRank
    pok_pays: dict[PokHand, Multiple]
    burn: Annotated[int, Meta(ge=0, le=52)]
    stub: Annotated[int, Meta(ge=0, le=312)]
    chips: tuple[Annotated[int, Meta(ge=1)], ...]
    statements: dict[str, Statement]

    def statement_of(self, case: Case) -> str:
        """The statement that a case rests on: the decree's, unless the ruleset names another."""
        return self.statements.get(case, _CASES[case])
