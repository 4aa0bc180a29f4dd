"""`croupier show`: each round's table at a chosen moment, drawn in the terminal, and its key."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer.cli.rounds import numbers_of, rounds_option
from trainer.wording.language import Language

if TYPE_CHECKING:
    from rich.console import Console

    from trainer.reports.tables.moments import Moment
    from trainer.scenarios import Scenario

FAULTY: Final = 1
WRONG_CALL: Final = 2
_BESIDE: Final = 128
"""From this width of the terminal on the key stands beside the table, not below it."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    from trainer.reports.tables.moments import MOMENTS  # only this command's own help needs them

    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    parser.add_argument(
        "--round",
        type=rounds_option(language),
        metavar="N",
        help=language.text("these rounds alone: 3, 1-20 or 1-5,8"),
    )
    parser.add_argument(
        "--at",
        choices=MOMENTS,
        default="bank",
        help=language.text("the table after this part of the round; by default before the stakes are settled"),
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Show the file: 0, 1 where it has an error, 2 where it has no such round."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.faults import load_scenario
    from trainer.cli.printing import new_console

    scenario = load_scenario(options.file, language)
    if scenario is None:
        return FAULTY
    numbers = numbers_of(options.round, len(scenario.rounds), language)
    if numbers is None:
        return WRONG_CALL
    console = new_console()
    _print_head(console, scenario, language)
    for number in numbers:
        _print_round(console, scenario, number, options.at, language)
    return 0


def _print_head(console: "Console", scenario: "Scenario", language: Language) -> None:
    from trainer.reports.amounts import limits_text
    from trainer.wording.visible import visible

    title = visible(scenario.title_in(language.code))
    said = language.text("{title}, by the rules {rules}", title=title, rules=visible(scenario.rules.name))
    console.print(said, style="bold", soft_wrap=True)
    console.print(limits_text(scenario.limits, language), soft_wrap=True)


def _print_round(console: "Console", scenario: "Scenario", number: int, moment: "Moment", language: Language) -> None:
    """The table with its key beside it where both have room."""
    from rich.table import Table
    from rich.text import Text

    from trainer.cli.printing import print_table
    from trainer.reports.tables.shown import WIDTH, shown_round
    from trainer.wording.visible import visible

    shown = shown_round(scenario.rounds[number - 1], scenario.rules, moment, language)
    console.print()
    console.print(language.text("Round {number}", number=number), style="bold")
    for line in scenario.note_in(language.code, number).splitlines():
        console.print(visible(line), style="italic", soft_wrap=True)
    if console.width < _BESIDE:
        for drawn in shown.table:
            console.print(drawn, no_wrap=True, crop=False, overflow="ignore")
        print_table(console, shown.key)
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=WIDTH, no_wrap=True)
    grid.add_column()
    grid.add_row(Text("\n").join(shown.table), shown.key)
    console.print(grid)
