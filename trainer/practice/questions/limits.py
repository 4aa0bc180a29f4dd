"""Questions on limits, stakes and chips (P21-6, P21-17 to 22, P21-43, BJ-3)."""

from random import Random
from typing import Final

from trainer.cards import DECK
from trainer.games.twentyone.betting import betting_duties
from trainer.games.twentyone.facts import Box, Hand, Limits, Offer, Round, Standing
from trainer.games.twentyone.limits import (
    highest_insurance,
    highest_pok_maximum,
    maxima,
    may_insure,
    smallest_payable,
)
from trainer.practice.questions.question import Question, named, yes_no
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick
from trainer.wording.language import N_
from trainer.wording.terms import REASONS

_MINIMA: Final = (200, 500, 1000, 2000, 2500, 5000)
_MULTIPLES: Final = (10, 20, 30, 40, 50, 100, 150, 200, 300)
_SMALL: Final = (25, 50, 75, 125, 150, 250, 300, 750, 1250)
"""Small amounts in cents, some of which take small chips."""
_HAND: Final = Hand((DECK[9], DECK[8]))


def pok_maximum(rules: TwentyOneRules, random: Random) -> Question | None:
    """What is the highest POK maximum over a minimum?"""
    if not rules.pok:
        return None
    minimum = pick(random, _MINIMA)
    return Question(
        id=named("pok-maximum", minimum // 100),
        kind="amount",
        text=N_("The minimum is {minimum}. What is the highest POK maximum that may be posted?"),
        values={"minimum": minimum},
        answer=highest_pok_maximum(minimum, rules),
        rule=rules.statements["pok_maximum_times"],
        option="pok_maximum_times",
    )


def maximum(rules: TwentyOneRules, random: Random) -> Question:
    """May this "21" maximum be posted over that minimum?"""
    minimum, times = pick(random, _MINIMA), pick(random, (*_MULTIPLES, *rules.maximum_times))
    return Question(
        id=named("maximum", minimum // 100, times),
        kind="yes-no",
        text=N_("The minimum is {minimum}. May {maximum} be posted as the maximum of “21”?"),
        values={"minimum": minimum, "maximum": minimum * times},
        answer=yes_no(minimum * times in maxima(minimum, rules)),
        rule=rules.statements["maximum_times"],
        option="maximum_times",
    )


def offer(rules: TwentyOneRules, random: Random) -> Question:
    """Is what a player puts down accepted?"""
    limits = Limits(1000, 50_000, 10_000)
    stake = pick(random, (500, 1000, 5000, 48_000, 50_000, 51_000))
    pok = pick(random, (None, 500, 1000, 10_000, 12_000)) if rules.pok else None
    alone = pok is not None and happens(random, 0.15)
    behind = (Standing(3000),) if not alone and happens(random, 0.3) and rules.standing_per_seated != 0 else ()
    offered = Offer(None if alone else stake, pok)
    box = Box(1, stake, _HAND, pok, behind, offered)
    refused = [duty for duty in betting_duties(Round(limits, (box,), DECK[:1]), rules) if duty.act == "refuse-bet"]
    first = refused[0] if refused else None
    return Question(
        id=named("offer", offered.stake, offered.pok, len(behind)),
        kind="yes-no",
        text=_offer_text(offered, bool(behind), rules),
        values={
            "minimum": limits.minimum, "maximum": limits.maximum, "pok_maximum": limits.pok_maximum or 0,
            "stake": offered.stake or 0, "pok": offered.pok or 0, "standing": 3000,
        },
        answer=yes_no(not refused),
        rule=(first and first.rule) or "P21-18",
        because=REASONS[first.reason] if first and first.reason else "",
    )  # fmt: skip


def _offer_text(offered: Offer, standing: bool, rules: TwentyOneRules) -> str:
    """What the table shows and the player puts down."""
    if not rules.pok:
        return (
            N_("Posted: {minimum} to {maximum}. A player puts down {stake}, a standing player {standing} on the same "
               "hand. Do you take it all?")
            if standing
            else N_("Posted: {minimum} to {maximum}. A player puts down {stake}. Do you take it?")
        )  # fmt: skip
    if offered.stake is None:
        return N_("Posted: POK {minimum} to {pok_maximum}. A seated player puts down {pok} on POK and nothing on “21”. "
                  "Do you take it?")  # fmt: skip
    if offered.pok is None:
        return N_("Posted: “21” {minimum} to {maximum}. A seated player puts down {stake} on “21” and nothing on POK. "
                  "Do you take it?")  # fmt: skip
    if standing:
        return N_("Posted: “21” {minimum} to {maximum}, POK to {pok_maximum}. A player puts down {pok} on POK and "
                  "{stake} on “21”, a standing player {standing} on his “21”. Do you take it all?")  # fmt: skip
    return N_("Posted: “21” {minimum} to {maximum}, POK to {pok_maximum}. A player puts down {pok} on POK and {stake} "
              "on “21”. Do you take it all?")  # fmt: skip


def standing_players(rules: TwentyOneRules, random: Random) -> Question:
    """May one more standing player join?"""
    most = rules.standing_per_seated
    already = between(random, 0, 3 if most == "any" else min(most, 8))
    return Question(
        id=named("standing", already),
        kind="yes-no",
        text=N_("Standing players who stake with one seated player: {count}. He consents to one more. Do you?"),
        values={"count": already},
        answer=yes_no(most == "any" or already < most),
        rule=rules.statements["standing_per_seated"],
        option="standing_per_seated",
    )


def chips(rules: TwentyOneRules, random: Random) -> Question:
    """Can this amount be paid in the house's chips?"""
    amount = pick(random, _SMALL)
    smallest = smallest_payable(rules)
    payable = amount % smallest == 0
    return Question(
        id=named("chips", amount),
        kind="yes-no",
        text=N_("You owe {amount}. Can this house's chips and plaques make it, change given?"),
        values={"amount": amount, "smallest": smallest},
        answer=yes_no(payable),
        rule=rules.statements["chips"],
        option="chips",
        because=N_("Together they make multiples of {smallest} only.") if not payable else "",
    )


def insurance(rules: TwentyOneRules, random: Random) -> Question:
    """Is an insurance taken, and up to which amount?"""
    if not rules.insurance or happens(random, 0.3):
        return Question(
            id=named("insurance"),
            kind="yes-no",
            text=N_("The bank shows an ace and a player wants to insure his hand. Does this house insure?"),
            values={},
            answer=yes_no(rules.insurance),
            rule=rules.statements["insurance"],
            option="insurance",
        )
    stake, premium = pick(random, ((1000, 500), (1000, 400), (2000, 1500), (5000, 2500), (5000, 3000), (3000, 3000)))
    shown = pick(random, (DECK[0], DECK[0], DECK[12]))
    return Question(
        id=named("insurance", shown.rank, stake, premium),
        kind="yes-no",
        text=N_("The bank shows {bank}. A player has {stake} on “21” and insures with {amount}. Do you take it?"),
        values={"bank": (shown.rank,), "stake": stake, "amount": premium},
        answer=yes_no(may_insure(shown) and premium <= highest_insurance(stake)),
        rule=rules.statements["insurance"],
        option="insurance",
    )
