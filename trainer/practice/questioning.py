"""A question put in words, what is typed to answer it understood, and what that was worth.

>>> from random import Random
>>> from trainer.practice.questions import questions
>>> from trainer.rules import preset
>>> from trainer.wording.language import load
>>> circle, english = preset("poker21-circle"), load("en")
>>> tens = next(one for one in questions(circle, Random(4)) if one.id == "pok-pair:10")
>>> put(tens, english), understood(tens, "Oui !")
('For POK the bank has a pair of 10s. Does this house pay it?', 'yes')
>>> feedback(tens, "yes", circle, english)[:15]
'Right. CIR-6: I'
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from trainer.cards import Card
from trainer.money import parse_typed
from trainer.practice.questions import Answer, Question, Value
from trainer.rules import HOUSE, Rules
from trainer.wording import rules as rules_in_words
from trainer.wording import scores, statements, terms
from trainer.wording.language import LANGUAGES, N_, Language, load
from trainer.wording.speech import heard, plain_words

_MONEY: Final = frozenset(("amount", "stake", "pok", "standing", "minimum", "maximum", "pok_maximum", "smallest"))
_CHOICES: Final[Mapping[str, str]] = {
    "draw": N_("it draws"),
    "stand": N_("it stands"),
    "collect": N_("collect it"),
    "return": N_("give it back"),
    "pay": N_("pay it"),
    "left": N_("box {left}"),
    "right": N_("box {right}"),
    "window": N_("before anybody has a third card"),
    "own-turn": N_("when his hand's turn comes"),
    "never": N_("never"),
}
_YES_NO: Final = {"yes": N_("yes"), "no": N_("no")}
_HEARD: Final[Mapping[str, tuple[str, ...]]] = {
    "yes": ("y", "yes", "o", "oui", "grant", "g", "accorde"),
    "no": ("n", "no", "non", "refuse", "r"),
    "draw": ("draw", "draws", "tire", "elle tire", "d"),
    "stand": ("stand", "stands", "reste", "elle reste", "s"),
    "collect": ("collect", "ramasse", "take", "c"),
    "return": ("return", "give back", "rends", "rendre", "egalite", "push", "tie", "t"),
    "pay": ("pay", "paie", "paye", "p"),
}
"""Other words for the answers, in either language, without accents."""


def asked(question: Question, language: Language) -> str:
    """The question alone."""
    return language.text(question.text, **_said(question, language))


def put(question: Question, language: Language) -> str:
    """The question, with what it can be answered with where that is not plain."""
    words = asked(question, language)
    if question.kind != "choice":
        return words
    answers = [answer_words(question, choice, language) for choice in question.choices]
    if _numbers(question):
        return f"{words} {' / '.join(answers)}"
    return f"{words} {'  '.join(f'{number}) {answer}' for number, answer in enumerate(answers, 1))}"


def answer_words(question: Question, answer: Answer, language: Language) -> str:
    """An answer in words."""
    if isinstance(answer, int):
        return language.money(answer)
    if answer in _YES_NO:
        return language.text(_YES_NO[answer])
    if answer in _CHOICES:
        return language.text(_CHOICES[answer], **_said(question, language))
    return answer if answer.isdecimal() else scores.said(answer, question.phase, language)


def understood(question: Question, typed: str) -> Answer | None:
    """The answer that was typed, in either language; None where it is none, which costs nothing."""
    words = _plain(typed)
    if question.kind == "amount":
        return parse_typed(typed.replace("€", ""))
    answers = ("yes", "no") if question.kind == "yes-no" else question.choices
    if question.kind == "choice" and not _numbers(question) and re.fullmatch(r"[0-9]{1,4}", words):
        return answers[int(words) - 1] if 0 < int(words) <= len(answers) else None
    matching = [answer for answer in answers if words in _sayings(question, answer)]
    if matching:
        return matching[0]
    score = heard(typed, question.phase) if question.kind == "choice" else None
    return score if score in answers else None


def _sayings(question: Question, answer: str) -> Iterator[str]:
    yield answer
    yield from _HEARD.get(answer, ())
    for code in LANGUAGES:
        yield _plain(answer_words(question, answer, load(code)))


def _plain(words: str) -> str:
    """As `plain_words`, without a last stop or exclamation."""
    return plain_words(words).rstrip(" .!")


def _numbers(question: Question) -> bool:
    """Whether the choices are numbers, so that what is typed is one of them and not its place."""
    return all(choice.isdecimal() for choice in question.choices)


def feedback(question: Question, answer: Answer, rules: Rules, language: Language) -> str:
    """Right or wrong, what would have been right, and the statement of the ruleset in force."""
    if answer == question.answer:
        verdict = language.text("Right.")
    else:
        right = answer_words(question, question.answer, language)
        verdict = language.text("Wrong: {right}.", right=right)
    because = _sentence(language.text(question.because, **_said(question, language))) if question.because else ""
    rule = _rule(question, rules, language)
    return " ".join(part for part in (verdict, "" if because in rule else because, rule) if part)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")


def _rule(question: Question, rules: Rules, language: Language) -> str:
    """The statement with its article; of a house's own rule, what the house says."""
    cited = statements.cite(question.rule, language)
    if question.rule in statements.STATEMENTS and question.rule != HOUSE:
        return language.text("{rule}: {says}", rule=cited, says=statements.words(question.rule, language))
    if question.option is None:
        return language.text("({rule})", rule=cited)
    return language.text(
        "{rule}: {option} – {value}.",
        rule=cited,
        option=rules_in_words.name(question.option, language),
        value=rules_in_words.value(question.option, rules, language),
    )


def _said(question: Question, language: Language) -> dict[str, str]:
    """The question's values in words, by name."""
    return {name: _value(name, value, question, language) for name, value in question.values.items()}


def _value(name: str, value: Value, question: Question, language: Language) -> str:
    if isinstance(value, tuple):
        cards = [card for card in value if isinstance(card, Card)]
        ranks = [rank for rank in value if not isinstance(rank, Card)]
        return language.cards(cards) if cards else "-".join(language.rank(rank) for rank in ranks)
    if isinstance(value, int):
        return language.money(value) if name in _MONEY else language.number(value)
    return terms.bet(value, language) if name == "bet" else scores.said(value, question.phase, language)
