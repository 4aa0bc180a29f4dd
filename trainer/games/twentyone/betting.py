"""Before the cards: offers refused, bets closed, cards dealt, insurance taken (P21-17 to 23)."""

from collections.abc import Iterator, Mapping
from typing import Final

from trainer.duties import Duty, Reason
from trainer.games.twentyone.facts import Box, Limits, Offer, Round
from trainer.rules import TwentyOneRules

_REASON_STATEMENTS: Final[Mapping[Reason, str]] = {
    "no-pok": "P21-17",
    "no-21": "P21-17",
    "below-minimum": "P21-18",
    "above-maximum": "P21-22",
}


def stake_reason(stake: int, standing: int, minimum: int, maximum: int | None) -> Reason | None:
    """Why a seated player's stake breaks the limits, `standing` being staked with him on the hand (P21-18, 22)."""
    if stake < minimum:
        return "below-minimum"
    return "above-maximum" if maximum is not None and stake + standing > maximum else None


def offer_reasons(offer: Offer, box: Box, limits: Limits, rules: TwentyOneRules) -> list[tuple[str, Reason]]:
    """The bets of a first offer that must be refused, POK before 21, each with the first reason that holds."""
    refused: list[tuple[str, Reason]] = []
    if offer.pok is not None:
        behind = sum(other.pok or 0 for other in box.standing)
        over = stake_reason(offer.pok, behind, limits.minimum, limits.pok_maximum)
        reason: Reason | None = "no-21" if offer.stake is None else over
        if reason:
            refused.append(("pok", reason))
    if offer.stake is not None:
        behind = sum(other.stake for other in box.standing)
        over = stake_reason(offer.stake, behind, limits.minimum, limits.maximum)
        reason = "no-pok" if rules.pok and offer.pok is None else over
        if reason:
            refused.append(("21", reason))
    return refused


def betting_duties(facts: Round, rules: TwentyOneRules) -> Iterator[Duty]:
    """First offers refused from left to right, then the bets closed."""
    for box in facts.boxes:
        if box.first_offer is not None:
            for bet, reason in offer_reasons(box.first_offer, box, facts.limits, rules):
                rule = _REASON_STATEMENTS[reason]
                if reason == "above-maximum" and bet == "pok":
                    rule = "P21-20"
                yield Duty("betting", "refuse-bet", box=box.number, bet=bet, reason=reason, rule=rule)
    yield Duty("betting", "close-betting", rule="P21-18")


def dealing_duties(facts: Round) -> Iterator[Duty]:
    """One card to each box, one to the bank, a second to each box and none to the bank (P21-23)."""
    for place in (0, 1):
        for box in facts.boxes:
            card = box.hand.cards[place]
            yield Duty("dealing", "deal", to=f"box {box.number}", rule="P21-23", cards=(card,))
        if place == 0:
            yield Duty("dealing", "deal", to="bank", rule="P21-23", cards=facts.bank[:1])


def insurance_duties(facts: Round) -> Iterator[Duty]:
    """Insurance taken from left to right, where the house offers it (BJ-3)."""
    for box in facts.boxes:
        if box.insurance is not None:
            yield Duty("insurance", "insure", box=box.number, bettor="seated", amount=box.insurance, rule="BJ-3")
