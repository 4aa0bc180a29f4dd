"""The facts of a round of Pair'e Poker: who staked what, and the three cards in the order they were drawn.

Money is in whole cents. Nothing here says what the croupier must do.
"""

from msgspec import Struct

from trainer.cards import Card


class Limits(Struct, frozen=True):
    """The limits shown at the table (PP-10): of every bet, of a main bet, of an optional bet."""

    minimum: int
    main_maximum: int
    optional_maximum: int


class Bet(Struct, frozen=True):
    """A stake on the felt. `on` is the bet's canonical name (`felt.canonical`), or what was said for none."""

    on: str
    stake: int


class Player(Struct, frozen=True):
    """One player in one round: what he plays, in the order placed, and what he first put down and was refused."""

    number: int
    bets: tuple[Bet, ...]
    first_offer: tuple[Bet, ...] | None = None


class PaireRound(Struct, frozen=True):
    """A round: its players by rising number, and the first, second and third card."""

    limits: Limits
    players: tuple[Player, ...]
    cards: tuple[Card, Card, Card]
    note: str = ""
