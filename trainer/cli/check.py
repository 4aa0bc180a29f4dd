"""`croupier check`: every fault of scenario files, where it is, what is wrong and what would be right."""

import argparse
from pathlib import Path

from trainer.wording.language import Language

FAULTY = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar=language.text("FILE"),
        help=language.text("a scenario file, or a folder for the .toml files below it"),
    )
    parser.add_argument("--json", action="store_true", help=language.text("print the faults as a JSON array"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Check the files: 0 when none has an error, 1 when one has."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.faults import print_faults, print_json, print_summary  # noqa: PLC0415
    from trainer.scenarios.faults import Fault  # noqa: PLC0415
    from trainer.scenarios.files import check, scenario_files  # noqa: PLC0415

    faults: list[Fault] = []
    files = rounds = 0
    for path in scenario_files(options.files):
        if isinstance(path, Fault):
            faults.append(path)
            continue
        loaded = check(path)
        faults += loaded.faults
        files += 1
        rounds += len(loaded.scenario.rounds) if loaded.scenario else 0
    if options.json:
        print_json(faults, language)
    else:
        print_faults(faults, language)
        print_summary(files, rounds, faults, language)
    return FAULTY if any(fault.severity == "error" for fault in faults) else 0
