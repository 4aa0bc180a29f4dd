"""Which bets of an offer must be refused, and why (PP-3, PP-4, PP-10).

>>> limits = Limits(200, 1000, 200)
>>> offer = (Bet("7-8", 200), Bet("red", 2000), Bet("any pair", 200))
>>> [(bet.on, reason) for bet, reason in offer_faults(offer, limits)]
[('7-8', 'not-on-felt'), ('red', 'above-maximum')]
"""

from collections.abc import Sequence

from trainer.duties import Reason
from trainer.games.paire_poker.facts import Bet, Limits
from trainer.games.paire_poker.felt import find
from trainer.rules.paire_poker import MONEY_KEYS, PairePokerRules


def reason_statement(bet: str, reason: Reason, rules: PairePokerRules) -> str:
    """The statement by which a bet of that name is refused; that of a limit is the house's where it changed it."""
    if reason == "no-main":
        return "PP-3"
    if reason == "below-minimum":
        return rules.statements["minimum"]
    placed = find(bet)
    if placed is None:
        return "PP-4"
    return rules.statements["main_maximum" if placed.main else "optional_maximum"]


def bet_fault(bet: Bet, limits: Limits) -> Reason | None:
    """Why a bet cannot be taken whatever else its player stakes, or None."""
    placed = find(bet.on)
    if placed is None:
        return "not-on-felt"
    if bet.stake < limits.minimum:
        return "below-minimum"
    most = limits.main_maximum if placed.main else limits.optional_maximum
    return "above-maximum" if bet.stake > most else None


def has_main(bets: Sequence[Bet]) -> bool:
    """Whether a main bet of the felt is among them, be its stake within the limits or not."""
    return any(placed.main for bet in bets if (placed := find(bet.on)))


def offer_faults(offer: Sequence[Bet], limits: Limits) -> tuple[tuple[Bet, Reason], ...]:
    """The bets of an offer that must be refused, in the order offered, each with the first reason that holds."""
    main = has_main(offer)
    faults: list[tuple[Bet, Reason]] = []
    for bet in offer:
        placed = find(bet.on)
        reason = "no-main" if placed and not placed.main and not main else bet_fault(bet, limits)
        if reason:
            faults.append((bet, reason))
    return tuple(faults)


def fixed_limits(rules: PairePokerRules) -> Limits:
    """The limits that the rules fix (PP-10)."""
    return Limits(rules.minimum, rules.main_maximum, rules.optional_maximum)


def limit_faults(limits: Limits, rules: PairePokerRules) -> tuple[str, ...]:
    """The limits that are not those of the ruleset, by key: the decree fixes each of them (PP-10)."""
    return tuple(key for key in MONEY_KEYS if getattr(limits, key) != getattr(rules, key))
