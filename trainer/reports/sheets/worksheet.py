"""A scenario as a sheet: the worksheet of the rounds chosen and, where it is wanted, their answer key."""

from collections.abc import Iterator

from msgspec import Struct

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Round
from trainer.reports.amounts import limits_text
from trainer.reports.sheets import paire_blanks, twentyone_blanks
from trainer.reports.sheets.answer_key import key_grid, note, rules_cited
from trainer.reports.sheets.document import Blank, Block, Document, Part, Prose, Section, Words
from trainer.rules import PairePokerRules, TwentyOneRules
from trainer.scenarios import Scenario
from trainer.wording.language import Language
from trainer.wording.visible import visible


class Chosen(Struct, frozen=True):
    """What is printed: the scenario, the name of its file, the numbers of the rounds, whether with their key."""

    scenario: Scenario
    file: str
    rounds: tuple[int, ...]
    key: bool = False


def document(chosen: Chosen, language: Language) -> Document:
    """The sheet, its rounds still to be made as they are printed."""
    scenario = chosen.scenario
    title = visible(scenario.title_in(language.code))
    parts = [Part(language.text("Worksheet"), title, tuple(_head(scenario, language)), _worksheets(chosen, language))]
    if chosen.key:
        parts.append(_key(chosen, title, language))
    source = language.text("{file}, rules {rules}", file=visible(chosen.file), rules=visible(scenario.rules.name))
    return Document(title, source, language, tuple(parts))


def _head(scenario: Scenario, language: Language) -> Iterator[Block]:
    """What stands above the first round: what it is for, who works on it, how."""
    for line in scenario.aim_in(language.code).splitlines():
        if line.strip():
            yield Prose((Words(visible(line.strip()), "italic"),))
    yield Prose(
        (
            Blank(76.0, language.text("Name")),
            Blank(34.0, language.text("Date")),
            Blank(24.0, language.text("Mark")),
        )
    )  # fmt: skip
    yield Prose((Words(limits_text(scenario.limits, language)),))
    yield Prose((Words(_instructions(scenario, language), "quiet"),))


def _instructions(scenario: Scenario, language: Language) -> str:
    if isinstance(scenario.rules, PairePokerRules):
        return language.text(
            "Write what is announced for each card. For each bet tick what you do and write the amount: what is "
            "collected, or the winnings alone. Number the bets in the order in which you settle them."
        )
    return language.text(
        "In the box after the cards write the score you announce. Tick a request that you grant, cross out one that "
        "you refuse. For each stake tick what you do and write the amount: what is taken or given back, or the "
        "winnings alone. Number the stakes in the order in which you settle them, from the first bust hand on."
    )


def _worksheets(chosen: Chosen, language: Language) -> Iterator[Section]:
    rules = chosen.scenario.rules
    for number in chosen.rounds:
        facts = chosen.scenario.rounds[number - 1]
        blocks: Iterator[Block] = iter(())
        if isinstance(facts, Round) and isinstance(rules, TwentyOneRules):
            blocks = twentyone_blanks.round_blocks(facts, rules, language)
        elif isinstance(facts, PaireRound) and isinstance(rules, PairePokerRules):
            blocks = paire_blanks.round_blocks(facts, rules, language)
        yield Section(language.text("Round {number}", number=number), tuple(blocks))


def _key(chosen: Chosen, title: str, language: Language) -> Part:
    """The key: a table a round, then the rules that these cite."""
    cited: set[str] = set()

    def keys() -> Iterator[Section]:
        for number in chosen.rounds:
            due = duties_of(chosen.scenario.rounds[number - 1], chosen.scenario.rules)
            cited.update(duty.rule for duty in due if duty.rule)
            said = note(visible_lines(chosen.scenario.note_in(language.code, number)))
            name = language.text("Round {number}", number=number)
            yield Section(name, (*said, key_grid(due, language)))

    def rules() -> Iterator[Block]:
        yield from rules_cited(cited, language)

    name = language.text("Answer key")
    return Part(name, title, (), keys(), rules(), key=True)


def visible_lines(text: str) -> str:
    """A text of several lines without what a terminal or a printer would obey."""
    return "\n".join(visible(line) for line in text.splitlines())
