"""Questions on POK: what the bank's five cards are, whether they pay, and how much (P21-44 to 47)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.cards import DECK, RANKS, SUITS, Card, Rank
from trainer.games.twentyone.pok import PAIR_RANKS, POK_HANDS, pok_ratio, pok_score
from trainer.practice.questions.drawing import STAKES, taken
from trainer.practice.questions.question import Question, named, yes_no
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import happens, pick, shuffled
from trainer.wording.language import N_

_PATTERNS: Final = ("aabcd", "aabbc", "aaabc", "aaabb", "aaaab", "aaaaa", "abcde")
"""Which of five cards share a rank."""
_RUNS: Final[tuple[tuple[Rank, ...], ...]] = (
    ("A", "2", "3", "4", "5"),
    ("10", "J", "Q", "K", "A"),
    ("6", "7", "8", "9", "10"),
    ("J", "Q", "K", "A", "2"),
    ("K", "A", "2", "3", "4"),
    ("7", "8", "9", "10", "Q"),
)
"""Straights, and what looks like one."""
_READING: Final = ("straight", "flush", "straight-flush", "royal-flush", "five-of-a-kind", "five-flush")
"""Hands whose reading needs more than the pay table (P21-47)."""


def five_cards(rules: TwentyOneRules, random: Random) -> tuple[Card, ...] | None:
    """Five cards that may be anything, the rare hands as often as the common ones; None where the shoe lacks them."""
    order = shuffled(random, RANKS)
    wanted: Sequence[Rank] = [order["abcde".index(sign)] for sign in pick(random, _PATTERNS)]
    if happens(random, 0.35):
        wanted = pick(random, _RUNS)
    suit = pick(random, SUITS) if happens(random, 0.3) else ""
    cards = taken(shuffled(random, DECK * rules.packs), wanted, suit)
    return tuple(shuffled(random, cards)) if len(cards) == len(wanted) else None


def _statement(score: str, rules: TwentyOneRules) -> tuple[str, str]:
    """The statement that a POK score rests on, and the option."""
    if score.startswith("pair-") and "pair" in rules.pok_pays:
        return rules.statements["pok_pair_from"], "pok_pair_from"
    return rules.statements["pok_pays"], "pok_pays"


def reading(rules: TwentyOneRules, random: Random) -> Question | None:
    """What are these five cards announced as?"""
    cards = five_cards(rules, random) if rules.pok else None
    if cards is None:
        return None
    score = pok_score(cards, rules)
    pairs = [f"pair-{rank}" for rank in dict.fromkeys(card.rank for card in cards)]
    others = [other for other in ("nothing", *pairs[:1], *POK_HANDS[1:]) if other != score]
    rule, option = _statement(score, rules)
    return Question(
        id=named("pok-hand", tuple(sorted(map(str, cards)))),
        kind="choice",
        text=N_("The bank's five cards are {cards}. What do you announce for POK?"),
        values={"cards": cards},
        answer=score,
        rule="P21-47" if score in _READING else rule,
        choices=_choices(score, others, random),
        option=option,
        phase="pok",
    )


def _choices(score: str, others: Sequence[str], random: Random) -> tuple[str, ...]:
    return tuple(shuffled(random, (score, *shuffled(random, others)[:3])))


def payment(rules: TwentyOneRules, random: Random) -> Question | None:
    """How much does POK pay on these five cards? Nothing where it loses."""
    cards = five_cards(rules, random) if rules.pok else None
    if cards is None:
        return None
    score, stake = pok_score(cards, rules), pick(random, STAKES)
    ratio = pok_ratio(score, rules)
    rule, option = _statement(score, rules)
    return Question(
        id=named("pok-payment", tuple(sorted(map(str, cards))), stake),
        kind="amount",
        text=N_("The bank's five cards are {cards}, and {stake} lies on POK. How much do you pay? (0 where it loses.)"),
        values={"cards": cards, "stake": stake},
        answer=0 if ratio is None else ratio.exactly(stake),
        rule=rule,
        option=option,
        phase="pok",
    )


def pair_pays(rules: TwentyOneRules, random: Random) -> Question | None:
    """Does a pair of this rank pay? The ranks at the border come as often as all the others."""
    if not rules.pok:
        return None
    rank = pick(random, (*PAIR_RANKS, *PAIR_RANKS[7:11]))
    score = f"pair-{rank}"
    rule, option = _statement(score, rules)
    return Question(
        id=named("pok-pair", rank),
        kind="yes-no",
        text=N_("For POK the bank has a {score}. Does this house pay it?"),
        values={"score": score},
        answer=yes_no(pok_ratio(score, rules) is not None),
        rule=rule,
        option=option,
        phase="pok",
    )
