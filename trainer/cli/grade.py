"""`croupier grade`: acts held against the duties of a scenario file."""

import argparse
from pathlib import Path

from trainer.wording.language import Language

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    parser.add_argument(
        "acts",
        type=Path,
        metavar=language.text("ACTS"),
        help=language.text("the acts in the order done, as JSON Lines: a duty and its round on each"),
    )
    parser.add_argument("--json", action="store_true", help=language.text("print the verdicts as JSON"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Print the verdicts: 0, or 1 where one of the files has an error."""
    # Not before: `croupier --help` reads no file.
    from trainer.cli.acts import load_acts, print_act_faults
    from trainer.cli.faults import load_scenario
    from trainer.cli.verdicts import grade, print_json, print_verdicts

    scenario = load_scenario(options.file, language, as_json=options.json)
    if scenario is None:
        return FAULTY
    acts, faults = load_acts(options.acts, len(scenario.rounds))
    if faults:
        print_act_faults(str(options.acts), faults, language, as_json=options.json)
        return FAULTY
    grades = grade(scenario, acts)
    if options.json:
        print_json(acts, grades)
    else:
        print_verdicts(acts, grades, language)
    return 0
