"""The bank's turn (P21-34 to 36), and how many cards it takes in all (P21-44)."""

from collections.abc import Iterator, Sequence
from typing import Final

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.twentyone.hands import BANK_STANDS_FROM, bank_score, best, soft
from trainer.rules import TwentyOneRules

POK_CARDS: Final = 5
"""The cards of a POK hand (P21-44)."""


def cards_played(bank: Sequence[Card]) -> int | None:
    """How many of its cards, the first included, the bank takes to reach 17; None where they do not suffice."""
    for count in range(2, len(bank) + 1):
        if best(bank[:count]) >= BANK_STANDS_FROM:
            return count
    return None


def cards_due(bank: Sequence[Card], rules: TwentyOneRules, *, live: bool) -> int | None:
    """How many cards the bank must take in this round, POK's included; None where `bank` does not reach 17.

    `live` says whether a player's hand is neither bust nor surrendered (P21-36).
    """
    draws = live or rules.bank_draws_without_live_hand
    played = cards_played(bank) if draws else 1
    if played is None:
        return None
    return max(played, POK_CARDS) if rules.pok else played


def bank_duties(bank: Sequence[Card], rules: TwentyOneRules) -> Iterator[Duty]:
    """Draws up to 17, each announced; then the bank stands, or is bust. `bank` holds the cards it plays."""
    for count in range(2, len(bank) + 1):
        held = bank[:count]
        yield Duty("bank", "draw", count=1, rule="P21-34", cards=(bank[count - 1],))
        said = bank_score(held)
        rule = rules.statement_of("bank_natural") if said == "natural" else _rule(held)
        yield Duty("bank", "announce", score=said, rule=rule)
    if len(bank) > 1 and best(bank) <= 21:
        yield Duty("bank", "stand", rule=_rule(bank))


def _rule(held: Sequence[Card]) -> str:
    """P21-35 where an ace counts 11, else P21-34."""
    return "P21-35" if soft(held) else "P21-34"
