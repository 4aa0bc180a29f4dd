"""The `croupier` command."""

import argparse
import errno
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NamedTuple, Protocol, cast

from trainer.cli import parsing
from trainer.wording.language import N_, Language, choose, load

WRONG_CALL: Final = 2
UNEXPECTED: Final = 70  # EX_SOFTWARE of sysexits.h, which Windows lacks
OUTPUT_FAILED: Final = 74  # EX_IOERR
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141  # what a shell reports of a program that SIGPIPE ended
_FULL: Final = frozenset((errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF))
"""What fails in writing; of what else a command writes it says itself whether that could be done."""


class Command(NamedTuple):
    """A command: the module that has it, what it does, whether it needs a full-screen terminal."""

    module: str
    does: str
    screen: bool = False


class CommandModule(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser, language: Language) -> None: ...
    def run(self, options: argparse.Namespace, language: Language) -> int: ...


HOME: Final = Command("trainer.cli.home", "", screen=True)
COMMANDS: Final[Mapping[str, Command]] = {
    "play": Command("trainer.cli.play", N_("stand at the table: a scenario file or freely dealt rounds"), True),
    "day": Command("trainer.cli.day", N_("drill the table's day: opening, shuffle, red card, clearing"), True),
    "demo": Command("trainer.cli.demo", N_("watch the table play a scenario file perfectly"), True),
    "check": Command("trainer.cli.check", N_("say every fault of scenario files")),
    "key": Command("trainer.cli.key", N_("print the answer key of a scenario file")),
    "preview": Command("trainer.cli.preview", N_("see a scenario file's tables and key while it is written"), True),
    "show": Command("trainer.cli.show", N_("draw each round's table, with its key beside it")),
    "print": Command("trainer.cli.print", N_("make a worksheet for paper, with the answer key if wanted")),
    "generate": Command("trainer.cli.generate", N_("write a scenario file of rounds that contain what is asked for")),
    "library": Command("trainer.cli.library", N_("list the lessons of the course, and what was done of them")),
    "new": Command("trainer.cli.new", N_("write a commented scenario file to begin with")),
    "import": Command("trainer.cli.import_", N_("make a scenario file of a spreadsheet's CSV")),
    "export": Command("trainer.cli.export", N_("make a sheet for a spreadsheet of a scenario file")),
    "schema": Command("trainer.cli.schema", N_("print the JSON schema by which editors complete and check files")),
    "grade": Command("trainer.cli.grade", N_("grade acts against a scenario file")),
    "results": Command("trainer.cli.results", N_("show what was practised and how well")),
    "odds": Command("trainer.cli.odds", N_("print the exact odds of a ruleset")),
    "rules": Command("trainer.cli.rules", N_("list the rulesets, or show one in full")),
    "questions": Command("trainer.cli.questions", N_("answer questions made from a ruleset, line by line")),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line `arguments` (by default the process's own); the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    _make_streams_safe()
    wanted, asked = parsing.wanted(words)
    language = load(choose(wanted, os.environ))
    try:
        code = _run(words, asked, language)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except KeyboardInterrupt:
        _say(language.text("Interrupted."))
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in _FULL:
            _drop_output()
            _say(language.text("{file} cannot be written: {reason}.", file="stdout", reason=error.strerror or "-"))
            return OUTPUT_FAILED
        if "--debug" in words:
            raise
        _say(
            language.text(
                "Unexpected error, {kind}: {error}. Run the same command with --debug to see where.",
                kind=type(error).__name__,
                error=_one_line(str(error)) or "-",
            )
        )
        return UNEXPECTED


def _make_streams_safe() -> None:
    """See to it that a stream is there, and that no letter is an error to it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started the program: nothing to read, nobody to tell
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open as long as the program
        elif isinstance(stream, TextIOWrapper):
            # A terminal or pipe that cannot show a ♥ gets a "?" for it; what is typed may be of another encoding.
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Python would try again to write what is left when it ends, and fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: Sequence[str], asked: str | None, language: Language) -> int:
    try:
        options = _parsed(words, asked, language)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    command = HOME if options.command is None else COMMANDS[options.command]
    if command.screen and not getattr(options, "plain", False):
        lacking = lacking_terminal(language, os.environ, "day" if options.command == "day" else "play")
        if lacking is not None:
            _say(lacking)
            return WRONG_CALL
    if getattr(options, "json", False) and isinstance(sys.stdout, TextIOWrapper):
        # JSON is UTF-8 whatever the locale: a program reads it.
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    return _module(command).run(options, language)


def _parsed(words: Sequence[str], asked: str | None, language: Language) -> argparse.Namespace:
    """The options of the command line. Raises SystemExit where it asks for help or is wrong, having said so."""
    parsing.speak(language)
    parser, commands = parsing.parsers(
        language, [(name, language.text(command.does)) for name, command in COMMANDS.items()]
    )
    if asked in commands:
        _module(COMMANDS[asked]).add_arguments(commands[asked], language)
    options, unknown = parser.parse_known_args(words)
    if unknown:
        commands.get(options.command, parser).error(
            language.text("unrecognized arguments: %s") % " ".join(map(_one_line, unknown))
        )
    return options


def _module(command: Command) -> CommandModule:
    # Only the module asked for: the others would make every start pay for what they import.
    return cast(CommandModule, import_module(command.module))


def lacking_terminal(language: Language, environment: Mapping[str, str], command: str = "play") -> str | None:
    """What is missing for a full-screen table, and which command does without it; None where nothing is missing."""
    if not sys.stdin.isatty():
        lack = language.text("standard input is not a terminal")
    elif not sys.stdout.isatty():
        lack = language.text("standard output is not a terminal")
    elif os.name == "posix" and environment.get("TERM", "") in ("", "dumb"):
        lack = language.text("TERM is {term}", term=environment.get("TERM") or language.text("not set"))
    else:
        return None
    return language.text(
        "The table needs a full-screen terminal, and {lack}. "
        "For a pipe, a screen reader or a simple terminal: croupier {command} --plain",
        lack=lack,
        command=command,
    )


def _one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)[:300]


def _say(text: str) -> None:
    sys.stderr.write(f"croupier: {text}\n")
