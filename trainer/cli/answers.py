"""The answer key of a scenario printed, for people and for programs."""

import sys
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from trainer.cli.printing import json_text, new_console, new_table, print_table
from trainer.duties import Duty, duty_json
from trainer.games.rounds import duties_of
from trainer.scenarios.scenario import Scenario
from trainer.wording import duties, statements, terms
from trainer.wording.language import Language
from trainer.wording.visible import visible


def print_json(scenario: Scenario) -> None:
    """A round a line, each written before the next is made: a file may have thousands."""
    head = {"format": 1, "title": scenario.title, "rules": scenario.rules.name}
    sys.stdout.write(json_text(head)[:-1] + ',"rounds":[')
    for number, facts in enumerate(scenario.rounds, 1):
        key = {"round": number, "duties": [duty_json(duty) for duty in duties_of(facts, scenario.rules)]}
        sys.stdout.write(("\n" if number == 1 else ",\n") + json_text(key))
    sys.stdout.write("\n]}\n")


def print_answers(scenario: Scenario, language: Language) -> None:
    """A table a round, each duty in order with the words said aloud and the rule it rests on."""
    console = new_console()
    title = language.text(
        "{title}, by the rules {rules}", title=scenario.title_in(language.code), rules=scenario.rules.name
    )
    console.print(visible(title), style="bold", soft_wrap=True)
    for number, facts in enumerate(scenario.rounds, 1):
        console.print()
        console.print(language.text("Round {number}", number=number), style="bold")
        note = scenario.note_in(language.code, number)
        if note:
            console.print(visible(note), style="italic", soft_wrap=True)
        _print_round(duties_of(facts, scenario.rules), console, language)


def _print_round(due: Sequence[Duty], console: Console, language: Language) -> None:
    """The duties numbered through the round, each phase under its name."""
    table = new_table(language.text("No."), language.text("Duty"), language.text("Aloud"), language.text("Rule"))
    for phase, of_phase in groupby(enumerate(due, 1), lambda numbered: numbered[1].phase):
        table.add_row("", Text(terms.phase(phase, language), style="bold"))
        for number, duty in of_phase:
            table.add_row(
                str(number),
                duties.say(duty, language, cards=True),
                duties.spoken(duty, language) or "",
                statements.cite(duty.rule, language) if duty.rule else "",
            )
        table.add_section()
    print_table(console, table)
