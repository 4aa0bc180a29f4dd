"""Finding a question among those that a ruleset makes."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from random import Random
from typing import TypeVar

from trainer.practice.questions import Question, questions
from trainer.rules import PairePokerRules, Rules, TwentyOneRules, any_preset

OneGame = TypeVar("OneGame", TwentyOneRules, PairePokerRules)


def some(rules: Rules, count: int, seed: int = 21) -> list[Question]:
    """The first questions of a seed."""
    return list(islice(questions(rules, Random(seed)), count))


@cache
def many(preset: str) -> dict[str, Question]:
    """Very many questions of a preset, by what they ask."""
    return {question.id: question for question in some(any_preset(preset), 1500)}


def found(maker: Callable[[OneGame, Random], Question | None], rules: OneGame, name: str) -> Question:
    """The question of that name which `maker` makes sooner or later."""
    random = Random(7)
    for _ in range(8000):
        question = maker(rules, random)
        if question is not None and question.id == name:
            return question
    raise AssertionError(f"never asked: {name}")
