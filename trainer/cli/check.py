"""`croupier check`: every fault of scenario files, where it is, what is wrong and what would be right."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.cli.watching import Looked

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
    parser.add_argument(
        "--watch", action="store_true", help=language.text("check again whenever a file is saved, until Ctrl-C")
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Check the files: 0 when none has an error, 1 when one has."""
    if not options.watch:
        return _look(options.files, language, as_json=options.json).code
    import time  # only where somebody waits

    return follow(
        options.files, language, as_json=options.json, sleep=time.sleep, clock=lambda: time.strftime("%H:%M:%S")
    )


def follow(
    paths: Sequence[Path],
    language: Language,
    *,
    as_json: bool,
    sleep: Callable[[float], None],
    clock: Callable[[], str],
) -> int:
    """Check the files and again as they are saved; at an interrupt the last check's exit code."""
    from trainer.cli.watching import watch

    def look() -> "Looked":
        looked = _look(paths, language, as_json=as_json)
        sys.stdout.flush()
        return looked

    def changed() -> None:
        if not as_json:
            sys.stdout.write(f"\n── {clock()} ──\n")

    return watch(lambda: _present(paths), look, sleep, changed)


def _look(paths: Sequence[Path], language: Language, *, as_json: bool) -> "Looked":
    """Check the files and print what was found."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.cli.faults import print_faults, print_json, print_summary
    from trainer.cli.watching import Looked
    from trainer.scenarios.faults import Fault
    from trainer.scenarios.files import check, rests_on, scenario_files

    faults: list[Fault] = []
    others: set[Path] = set()
    files = rounds = 0
    for path in scenario_files(paths):
        if isinstance(path, Fault):
            faults.append(path)
            continue
        loaded = check(path)
        faults += loaded.faults
        files += 1
        rounds += len(loaded.scenario.rounds) if loaded.scenario else 0
        others.update(rests_on(loaded))
    if as_json:
        print_json(faults, language)
    else:
        print_faults(faults, language)
        print_summary(files, rounds, faults, language)
    wrong = any(fault.severity == "error" for fault in faults)
    return Looked(FAULTY if wrong else 0, frozenset(others))


def _present(paths: Sequence[Path]) -> Iterator[Path]:
    """The files to be checked, as far as they are there by now."""
    from trainer.scenarios.files import scenario_files

    return (path for path in scenario_files(paths) if isinstance(path, Path))
