"""`croupier day`: the table's day as drills, from the opening to the clearing."""

import argparse
import sys
from typing import TYPE_CHECKING, Final

from trainer.cli import play
from trainer.cli.arguments import whole_number
from trainer.games.day.facts import DRILLS
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.app.house import House
    from trainer.app.start import Fresh
    from trainer.rules import TwentyOneRules

WRONG_CALL: Final = 2


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    parser.add_argument(
        "--drill", choices=tuple(DRILLS.values()), help=text("this drill alone; by default the whole day")
    )
    parser.add_argument(
        "--rules", default="poker21", metavar=text("RULES"), help=text("a preset's name, or a house's rules file")
    )
    parser.add_argument(
        "--seed", type=whole_number(language, 0, 2**63), metavar="S", help=text("the same drills again")
    )
    parser.add_argument(
        "--mode", choices=("guided", "practice", "blind"), default="practice", help=text("how much is said, and when")
    )
    parser.add_argument("--trainee", type=play.trainee_named(language), metavar=text("NAME"), help=text("who plays"))
    parser.add_argument(
        "--database", metavar=text("PATH-OR-URL"), help=text("where the records are, if not in the usual place")
    )
    parser.add_argument("--plain", action="store_true", help=text("line by line, for a pipe or a screen reader"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Drill: 0 when all is done, 1 when left before or where the rules file has an error, 2 for another game's."""
    # Not before: `croupier --help` imports no table.
    from trainer.cli import wiring
    from trainer.cli.ruleset import FAULTY, load_rules
    from trainer.rules import TwentyOneRules

    rules = load_rules(options.rules, language)
    if rules is None:
        return FAULTY
    if not isinstance(rules, TwentyOneRules):
        said = language.text("The table's day is drilled for the games of twenty-one.")
        sys.stderr.write(f"croupier: {said}\n")
        return WRONG_CALL
    house = wiring.given(language, trainee=options.trainee)
    language = wiring.spoken(language, house.settings, getattr(options, "language", None))
    start = _start(options, rules, house, language)
    if options.plain:
        return play.line_by_line(start, language, options.database)
    return play.on_screen(start, house, language, options.database)


def _start(options: argparse.Namespace, rules: "TwentyOneRules", house: "House", language: Language) -> "Fresh":
    from msgspec import structs  # as in `run`

    from trainer.app.day.starting import WHOLE_DAY, of_day

    seed = house.seed() if options.seed is None else options.seed
    drills = WHOLE_DAY if options.drill is None else (options.drill,)
    settings = structs.replace(house.settings, mode=options.mode, language=language.code)
    return of_day(house, settings, rules, drills, seed, language)
