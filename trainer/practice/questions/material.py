"""Questions on what a table of twenty-one has and counts (P21-2 to 14, P21-29)."""

from collections.abc import Sequence
from random import Random

from trainer.practice.questions.question import Question, named
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import pick, shuffled
from trainer.wording.language import N_


def material(rules: TwentyOneRules, random: Random) -> Question:
    """How many packs, boxes, splits, cards burnt or left behind the red card?"""
    option, text, found, others = pick(random, _material(rules))
    return Question(
        id=named("how-many", option),
        kind="choice",
        text=text,
        values={},
        answer=str(found),
        rule=rules.statements[option],
        choices=numbers(found, others, random),
        option=option,
    )


def _material(rules: TwentyOneRules) -> Sequence[tuple[str, str, int, Sequence[int]]]:
    return (
        ("packs", N_("With how many packs is the shoe loaded?"), rules.packs, (1, 4, 6, 8)),
        ("seats", N_("How many boxes has the table?"), rules.seats, (5, 6, 7, 9)),
        ("burn", N_("How many cards are burnt before the first deal?"), rules.burn, (1, 3, 5, 10)),
        ("stub", N_("About how many cards stay behind the red card, at least?"), rules.stub, (20, 26, 52, 104)),
        ("max_splits", N_("How often may one box be split?"), rules.max_splits, (0, 1, 2, 3)),
    )


def numbers(found: int, others: Sequence[int], random: Random) -> tuple[str, ...]:
    """The right number among others, in order."""
    wrong = [number for number in shuffled(random, others) if number != found][:3]
    return tuple(str(number) for number in sorted((found, *wrong)))
