"""`croupier key`: what the croupier must do in each round of a scenario file, in order."""

import argparse
from pathlib import Path

from trainer.wording.language import Language

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    parser.add_argument("--json", action="store_true", help=language.text("print the key as JSON"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Print the key: 0, or 1 where the file has an error."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.answers import print_answers, print_json
    from trainer.cli.faults import load_scenario

    scenario = load_scenario(options.file, language, as_json=options.json)
    if scenario is None:
        return FAULTY
    if options.json:
        print_json(scenario)
    else:
        print_answers(scenario, language)
    return 0
