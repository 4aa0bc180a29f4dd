"""`croupier questions`: questions made from a ruleset, answered line by line, at a terminal or through a pipe."""

import argparse
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final

from trainer.cli.arguments import whole_number
from trainer.wording.language import N_, Language

if TYPE_CHECKING:
    from trainer.practice.questions import Answer, Question
    from trainer.rules import Rules

BROKEN_OFF: Final = 1
_MOST: Final = 1000
_LEAVE: Final = ("leave", "quit", "exit", "quitter", "q")
_HINTS: Final = {
    "yes-no": N_("Answer yes or no."),
    "amount": N_("Answer with an amount, such as 37.50; 0 for nothing."),
    "choice": N_("Answer with one of these, or its number."),
}


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    parser.add_argument(
        "--rules", default="poker21", metavar=text("RULES"), help=text("a preset's name, or a house's rules file")
    )
    parser.add_argument(
        "--count",
        type=whole_number(language, 1, _MOST),
        default=10,
        metavar="N",
        help=text("how many questions; 10 by default"),
    )
    parser.add_argument(
        "--seed", type=whole_number(language, 0, 2**63), metavar="S", help=text("ask the same questions again")
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Ask: 0 when all was answered, 1 where the lines ended before that or the rules file has an error."""
    from trainer.cli.ruleset import FAULTY, load_rules  # `--help` reads no rules
    from trainer.practice.questions import questions

    rules = load_rules(options.rules, language)
    if rules is None:
        return FAULTY
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    answered = list(_answered(islice(questions(rules, Random(options.seed)), options.count), rules, language))
    if answered:
        _say(_mark(answered, language))
    return 0 if len(answered) == options.count else BROKEN_OFF


def _answered(asked: "Iterator[Question]", rules: "Rules", language: Language) -> Iterator[bool]:
    """Puts the questions one by one and says what each answer was worth; whether it was right."""
    from trainer.practice.questioning import feedback, put

    for number, question in enumerate(asked, 1):
        answer = _answer(f"{number}. {put(question, language)}", question, language)
        if answer is None:
            return
        _say(feedback(question, answer, rules, language))
        _say("")
        yield answer == question.answer


def _answer(words: str, question: "Question", language: Language) -> "Answer | None":
    """What is answered, asked again until it is understood, which costs nothing; None where the lines end."""
    from trainer.practice.questioning import understood

    _say(words)
    while True:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line or line.strip().lower() in _LEAVE:
            _say("")
            return None
        answer = understood(question, line)
        if answer is not None:
            return answer
        _say(language.text(_HINTS[question.kind]))


def _mark(answered: list[bool], language: Language) -> str:
    right = sum(answered)
    return language.text(
        "{right} of {count} right: mark {mark} of 100.",
        right=right,
        count=len(answered),
        mark=round(100 * right / len(answered)),
    )


def _say(words: str) -> None:
    sys.stdout.write(words + "\n")
