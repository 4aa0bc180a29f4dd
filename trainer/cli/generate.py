"""`croupier generate`: a scenario file of rounds that really contain what is asked for."""

import argparse
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer.cli.arguments import boxes, whole_number
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.rules import Rules
    from trainer.scenarios.generating import Order

FAULTY: Final = 1
WRONG_CALL: Final = 2
_MOST_ROUNDS: Final = 10_000
_LEAST_ROUNDS: Final = 5
_LEVELS: Final = 5
_LIST: Final = "list"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    parser.add_argument("--rules", metavar=text("RULES"), help=text("a preset's name, or a house's rules file"))
    parser.add_argument(
        "--rounds",
        type=whole_number(language, 1, _MOST_ROUNDS),
        metavar="N",
        help=text("how many; 5, or one for each thing asked for"),
    )
    parser.add_argument(
        "--seed", type=whole_number(language, 0, 2**63), metavar="S", help=text("the same seed gives the same file")
    )
    parser.add_argument(
        "--boxes", type=boxes(language), metavar="3-7", help=text("boxes in play, or players: 5, or 3-7")
    )
    parser.add_argument(
        "--focus",
        action="append",
        default=[],
        metavar=text("FOCUS"),
        help=text("what the rounds are to show, parted by commas; list says what there is"),
    )
    parser.add_argument(
        "--level",
        type=whole_number(language, 1, _LEVELS),
        default=3,
        metavar="1-5",
        help=text("from round stakes and one box to a full table and awkward stakes; 3"),
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar=text("FILE"), help=text("the file to write, instead of standard output")
    )
    parser.add_argument("--force", action="store_true", help=text("write over a file that is there"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the file: 0; 1 where the rules file has an error; 2 where what is asked for cannot be had."""
    # Not before: `croupier --help` makes no round.
    from trainer.cli.ruleset import load_rules
    from trainer.scenarios.generating import CannotMakeError, generate
    from trainer.scenarios.writing import write_scenario
    from trainer.wording.generating import cannot, scenario

    names = [name.strip() for words in options.focus for name in words.split(",") if name.strip()]
    if _LIST in names:
        _print_list(language)
        return 0
    wrong = _unknown(names, language)
    if wrong is not None:
        return _say(wrong)
    name = options.rules or ("paire-poker" if names and names[0].startswith("pp-") else "poker21")
    found = load_rules(name, language)
    if found is None:
        return FAULTY
    rules = _named(found, name, options.output)
    if rules is None:
        return _say(language.text("The rules file must lie beside the scenario file or in a folder beside it."))
    order = _order(options, tuple(dict.fromkeys(names)))
    try:
        made = generate(rules, order)
    except CannotMakeError as error:
        return _say(cannot(error, rules, order, language))
    return _write(write_scenario(scenario(made, rules, order)), options, language)


def _order(options: argparse.Namespace, focuses: tuple[str, ...]) -> "Order":
    from random import SystemRandom  # as in `run`

    from trainer.scenarios.generating import Order

    return Order(
        rounds=options.rounds or max(_LEAST_ROUNDS, len(focuses)),
        seed=SystemRandom().randrange(10**6) if options.seed is None else options.seed,
        focuses=focuses,
        level=options.level,
        boxes=options.boxes,
    )


def _named(rules: "Rules", wanted: str, output: Path | None) -> "Rules | None":
    """The rules under the name by which the scenario file will find them; None where it would not."""
    from msgspec import structs  # as in `run`

    from trainer.rules import PRESETS
    from trainer.scenarios.house_rules import is_path, stays_beside

    if wanted in PRESETS:
        return rules
    folder = output.parent if output else Path()
    try:
        name = Path(os.path.relpath(wanted, folder)).as_posix()
    except ValueError:  # on another drive
        return None
    name = name if is_path(name) else f"./{name}"
    return structs.replace(rules, name=name) if stays_beside(name) else None


def _unknown(names: list[str], language: Language) -> str | None:
    """What is wrong with the first name that rounds cannot be asked to show."""
    from trainer.scenarios.generating import FOCUSES  # as in `run`
    from trainer.scenarios.tables import guess
    from trainer.wording.visible import visible

    for name in names:
        if name not in FOCUSES:
            likely = guess(name, tuple(FOCUSES))
            hint = language.text("Did you mean {name}?", name=likely) + " " if likely else ""
            return language.text(
                "Rounds cannot be made to show {name}. {hint}All there is: croupier generate --focus list",
                name=visible(name), hint=hint,
            )  # fmt: skip
    return None


def _print_list(language: Language) -> None:
    from trainer.cli.printing import new_console  # as in `run`
    from trainer.scenarios.generating import FOCUSES
    from trainer.wording.generating import says

    console = new_console()
    for name in FOCUSES:
        console.print(name, style="bold", soft_wrap=True)
        console.print(f"  {says(name, language)}", soft_wrap=True)


def _write(text: str, options: argparse.Namespace, language: Language) -> int:
    path: Path | None = options.output
    if path is None:
        if isinstance(sys.stdout, TextIOWrapper):
            # Scenario files are UTF-8 whatever the locale, and the same bytes everywhere.
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        sys.stdout.write(text)
        return 0
    from trainer.cli.output import shown, write  # as in `run`

    if path.exists() and not options.force:
        return _say(language.text("{file} is there already; --force writes over it.", file=shown(path)))
    if not write(text.encode(), path, language, force=options.force):
        return WRONG_CALL
    sys.stdout.write(language.text("Written: {file}", file=shown(path)) + "\n")
    return 0


def _say(words: str) -> int:
    sys.stderr.write(f"croupier: {words}\n")
    return WRONG_CALL
