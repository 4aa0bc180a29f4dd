"""`croupier rules`: the rulesets that ship, and any one in full with what each line of it rests on."""

import argparse
import sys
from typing import TYPE_CHECKING, NamedTuple

from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.rules import Rules
    from trainer.wording.rules import WhoseWord


class _Line(NamedTuple):
    """An option of a ruleset: its key in a file, its value there and in words, and what it rests on."""

    option: str
    name: str
    value: object
    words: str
    statement: str
    origin: "WhoseWord"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments: none for the list, `show RULES` for one ruleset, `--json` for either."""
    parser.add_argument(
        "--json", action="store_true", default=argparse.SUPPRESS, help=language.text("print the rules as JSON")
    )
    # What stands before `show` may stand behind it as well, so it inherits it all, the help included.
    shown = argparse.ArgumentParser(parents=[parser], add_help=False)
    under = parser.add_subparsers(dest="action", metavar="show")
    shows = language.text("show a ruleset in full: every option, and what it rests on")
    show = under.add_parser("show", parents=[shown], add_help=False, help=shows, description=shows, allow_abbrev=False)
    show.add_argument(
        "rules", metavar=language.text("RULES"), help=language.text("a preset's name, or a house's rules file")
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Print the list or the ruleset: 0, or 1 where the rules file has an error."""
    from trainer.cli.ruleset import FAULTY, load_rules  # `--help` reads no rules

    as_json = getattr(options, "json", False)
    if options.action is None:
        (_list_json if as_json else _list)(language)
        return 0
    rules = load_rules(options.rules, language, as_json=as_json)
    if rules is None:
        return FAULTY
    (_show_json if as_json else _show)(rules, language)
    return 0


def _list_json(language: Language) -> None:
    from trainer.cli.printing import json_text
    from trainer.rules import any_preset
    from trainer.wording.rules import PRESETS

    found = [
        {"rules": name, "game": any_preset(name).game, "words": language.text(words)} for name, words in PRESETS.items()
    ]
    sys.stdout.write(json_text(found) + "\n")


def _list(language: Language) -> None:
    from trainer.cli.printing import new_console, new_table, print_table
    from trainer.wording.rules import PRESETS

    console = new_console()
    table = new_table(language.text("Rules"), language.text("What they are"))
    for name, words in PRESETS.items():
        table.add_row(name, language.text(words))
    print_table(console, table)
    console.print(language.text("One in full: croupier rules show poker21"), soft_wrap=True)
    console.print(
        language.text('A house\'s own: a file that begins with base = "poker21" and says what differs.'), soft_wrap=True
    )


def _lines(rules: "Rules", language: Language) -> list[_Line]:
    from trainer.rules import HOUSE, options
    from trainer.wording.rules import name, origin, value

    return [
        _Line(
            option,
            name(option, language),
            _written(option, getattr(rules, option)),
            value(option, rules, language),
            rules.statements.get(option, HOUSE),
            origin(option, rules),
        )
        for option in options(rules.game)
    ]


def _written(option: str, value: object) -> object:
    """An option's value as a rules file writes it: money in euros, a ratio as `3:2`."""
    from trainer.money import Ratio
    from trainer.rules.paire_poker import MONEY_KEYS

    if isinstance(value, Ratio):
        return str(value)
    if option == "chips" and isinstance(value, tuple):
        return [_euros(chip) for chip in value]
    return _euros(value) if option in MONEY_KEYS and isinstance(value, int) else value


def _euros(cents: int) -> int | float:
    return cents / 100 if cents % 100 else cents // 100


def _show_json(rules: "Rules", language: Language) -> None:
    from trainer.cli.printing import json_text
    from trainer.wording.statements import STATEMENTS, words

    found = [
        {
            **line._asdict(),
            "article": STATEMENTS[line.statement].article if line.statement in STATEMENTS else None,
            "says": words(line.statement, language) if line.statement in STATEMENTS else None,
        }
        for line in _lines(rules, language)
    ]
    sys.stdout.write(json_text({"rules": rules.name, "game": rules.game, "options": found}) + "\n")


def _show(rules: "Rules", language: Language) -> None:
    """Every option in a table, then each statement that was cited, once."""
    from trainer.cli.printing import new_console, new_table, print_table
    from trainer.rules import HOUSE
    from trainer.wording.rules import whose
    from trainer.wording.statements import STATEMENTS, cite, words
    from trainer.wording.visible import visible

    console = new_console()
    console.print(language.text("The rules {rules}", rules=visible(rules.name)), style="bold", soft_wrap=True)
    table = new_table(language.text("Option, and its key"), language.text("What holds"), language.text("Rests on"))
    lines = _lines(rules, language)
    for line in lines:
        rests_on = f"{cite(line.statement, language)}\n{whose(line.origin, language)}"
        table.add_row(f"{line.name}\n{line.option}", line.words, rests_on)
    print_table(console, table)
    for statement in dict.fromkeys(line.statement for line in lines):
        if statement in STATEMENTS and statement != HOUSE:
            says = {"rule": cite(statement, language), "says": words(statement, language)}
            console.print(language.text("{rule}: {says}", **says), soft_wrap=True)
