"""The command line's parser, in the language asked for."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from trainer.wording.language import LANGUAGES, N_, Language

_ARGPARSE: Final = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"),
    N_("unrecognized arguments: %s"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("ignored explicit argument %r"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)"),
)
"""What argparse itself says, word for word, for the catalogue."""


def program_version() -> str:
    """The version of the program as it is installed, "?" where it is not."""
    from importlib.metadata import PackageNotFoundError, version  # 20 ms: not on every start

    try:
        return version("croupier-trainer")
    except PackageNotFoundError:
        return "?"


class _Version(argparse.Action):
    """Prints the version. argparse's own would look it up on every start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        sys.stdout.write(f"{parser.prog} {program_version()}\n")
        parser.exit()


def speak(language: Language) -> None:
    """Make argparse say its own sentences in `language`.

    They go through argparse's module-level `_`, which it binds to gettext's default domain when it is imported;
    no argument of a parser reaches them. It also sends None through it, for a description that is not given.
    """
    vars(argparse)["_"] = lambda words: words and language.text(words)


def wanted(arguments: Sequence[str]) -> tuple[str | None, str | None]:
    """The language and the command a command line asks for, before it is parsed: the parser is made of both."""
    glance = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    glance.add_argument("--language", nargs="?")
    found, rest = glance.parse_known_args(arguments)
    return found.language, next((word for word in rest if not word.startswith("-")), None)


def parsers(
    language: Language, commands: Sequence[tuple[str, str]]
) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The whole parser, and in it that of each of `commands`, names with what each does, still without arguments."""
    shared = _shared(language)
    main = argparse.ArgumentParser(
        prog="croupier",
        description=language.text("A card table to learn the croupier's trade at. Without a command, its home screen."),
        parents=[shared],
        allow_abbrev=False,
    )
    main.add_argument("--version", action=_Version, nargs=0, help=language.text("show the version and exit"))
    under = main.add_subparsers(title=language.text("commands"), dest="command", metavar=language.text("COMMAND"))
    return main, {
        name: under.add_parser(name, help=does, description=does, parents=[shared], allow_abbrev=False)
        for name, does in commands
    }


def _shared(language: Language) -> argparse.ArgumentParser:
    """The options that may stand before a command and after it.

    They have no default, or a command's parser would put its default over what was said before the command.
    """
    shared = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    shared.add_argument(
        "--language", choices=LANGUAGES, help=language.text("French or English; by default the locale's")
    )
    shared.add_argument("--debug", action="store_true", help=language.text("show where an unexpected error happened"))
    return shared
