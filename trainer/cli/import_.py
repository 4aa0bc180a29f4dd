"""`croupier import`: a scenario kept in a spreadsheet, read from CSV and written as a scenario file."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from trainer.cli import output
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.scenarios.faults import Fault
    from trainer.scenarios.scenario import Scenario

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""

    class Columns(argparse.Action):
        """Prints what the columns hold, as `--help` prints the help."""

        def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
            from trainer.cli.columns import columns_text

            sys.stdout.write(columns_text(language))
            parser.exit()

    parser.add_argument(
        "file", type=Path, metavar=language.text("FILE"), help=language.text("a sheet that a spreadsheet saved as CSV")
    )
    output.add_arguments(parser, language)
    parser.add_argument(
        "--columns", action=Columns, nargs=0, help=language.text("say what the columns of a sheet are, with an example")
    )
    parser.add_argument("--json", action="store_true", help=language.text("print the faults as a JSON array"))
    parser.epilog = language.text(
        "One box a row; the first row names the columns: title, rules, minimum, maximum, pok maximum, round, note, "
        "bank, red card, box, pok, stake, hand and more. What each holds: croupier import --columns"
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the scenario file: 0, or 1 where the sheet has an error or the file cannot be written."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.faults import print_faults, print_json
    from trainer.scenarios.files import load_sheet
    from trainer.scenarios.writing import write_scenario
    from trainer.wording.visible import visible

    tell = print_json if options.json else print_faults
    loaded = load_sheet(options.file)
    if loaded.scenario is None:
        tell(loaded.faults, language)
        return FAULTY
    text = write_scenario(loaded.scenario)
    if options.output is None:
        tell(loaded.faults, language, stderr=True)  # what is printed is the file, and nothing else
        return output.deliver(text, options, language)
    faults = (*loaded.faults, *_faults_there(loaded.scenario, text, options.output))
    tell(faults, language)
    if any(fault.severity == "error" for fault in faults):
        return FAULTY
    code = output.deliver(text, options, language)
    if code == 0 and not options.json:
        rounds = language.plural("{n} round", "{n} rounds", len(loaded.scenario.rounds))
        sys.stdout.write(f"{visible(str(options.output))}: {rounds}\n")
    return code


def _faults_there(scenario: "Scenario", text: str, path: Path) -> "Sequence[Fault]":
    """The errors that the file would have where it is to lie: a house's rules may not be beside it there."""
    from trainer.scenarios.files import rules_beside
    from trainer.scenarios.house_rules import is_path
    from trainer.scenarios.reading import read_scenario

    if not is_path(scenario.rules.name):
        return ()
    _, faults = read_scenario(text, file=str(path), rules_files=rules_beside(path))
    return [fault for fault in faults if fault.severity == "error"]
