"""`croupier export`: a scenario file as a sheet for any spreadsheet."""

import argparse
import sys
from pathlib import Path

from trainer.cli import output
from trainer.wording.language import Language

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    output.add_arguments(parser, language)
    parser.epilog = language.text(
        "Headings, separator and decimal sign are those of the language: --language fr for a French spreadsheet."
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the sheet: 0, or 1 where the file has an error or the sheet cannot be written."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.faults import load_scenario
    from trainer.scenarios.spreadsheet import STYLES, write_sheet

    scenario = load_scenario(options.file, language)
    if scenario is None:
        return FAULTY
    # By its mark a spreadsheet knows UTF-8; a terminal needs none.
    mark = "" if options.output is None and sys.stdout.isatty() else "\N{BYTE ORDER MARK}"
    return output.deliver(mark + write_sheet(scenario, STYLES[language.code]), options, language)
