"""What a Pair'e Poker ruleset may say.

>>> from trainer.rules import paire_poker
>>> decree = paire_poker()
>>> decree.cheval, decree.poker_hand["mini-royal"], decree.statements["minimum"]
(5, 50, 'PP-10')
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from trainer.money import ABSURD
from trainer.rules.ruleset import Multiple, Statement

PokerHand = Literal["pair-of-jokers", "mini-royal", "straight-flush", "three-of-a-kind", "straight", "flush"]
"""The hands of three cards that can be paid, the best first (PP-9)."""
Cents = Annotated[int, Meta(ge=1, le=ABSURD)]


class PairePokerRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of Pair'e Poker: who plays, the limits in cents, and what each bet pays, so many to one.

    A hand left out of `poker_hand` is paid as its best other reading. `statements` names the statement that
    each option rests on, or `HOUSE` where a house changed it.
    """

    name: str
    game: Literal["paire-poker"]
    players: Annotated[int, Meta(ge=1, le=5)]
    jokers: Annotated[int, Meta(ge=0, le=2)]
    minimum: Cents
    main_maximum: Cents
    optional_maximum: Cents
    colour: Multiple
    straight_up: Multiple
    straight_up_joker: Multiple
    cheval: Multiple
    transversale_ace: Multiple
    transversale_joker: Multiple
    carre: Multiple
    pair: Multiple
    pair_joker: Multiple
    any_pair: Multiple
    any_pair_joker: Multiple
    poker_hand: dict[PokerHand, Multiple]
    statements: dict[str, Statement]


MONEY_KEYS: Final = ("minimum", "main_maximum", "optional_maximum")
"""The options that are amounts of money."""
