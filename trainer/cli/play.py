"""`croupier play`: the table, with a scenario file or freely dealt rounds."""

import argparse
import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from trainer.cli.arguments import boxes, whole_number
from trainer.records import Mode, trainee_name
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.app.house import House
    from trainer.app.screens.sitting import SittingScreen
    from trainer.app.settings import Settings
    from trainer.app.start import Fresh, Resumed
    from trainer.practice.parts import Part
    from trainer.rules import Rules

FAULTY: Final = 1
WRONG_CALL: Final = 2
_MOST_MINUTES: Final = 600


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "file", type=Path, nargs="?", metavar=text("FILE"), help=text("a scenario file; without one rounds are dealt")
    )
    what.add_argument("--resume", action="store_true", help=text("go on with the session that was broken off"))
    parser.add_argument(
        "--mode", choices=get_args(Mode), help=text("how much is said, and when; practice, or as last set")
    )
    parser.add_argument(
        "--rounds", type=whole_number(language, 1, 100_000), metavar="N", help=text("how many rounds at most")
    )
    parser.add_argument(
        "--seed", type=whole_number(language, 0, 2**63), metavar="S", help=text("deal the same rounds again")
    )
    parser.add_argument(
        "--boxes", type=boxes(language), metavar="3-7", help=text("boxes in play when rounds are dealt: 5, or 3-7")
    )
    parser.add_argument(
        "--rules", metavar=text("RULES"), help=text("the rules to deal by: a preset's name or a rules file")
    )
    parser.add_argument(
        "--minutes",
        type=whole_number(language, 1, _MOST_MINUTES),
        metavar="M",
        help=text("minutes allowed in timed mode; 10 by default"),
    )
    parser.add_argument(
        "--pass", dest="pass_mark", type=whole_number(language, 0, 100), metavar="MARK",
        help=text("the mark that passes in timed mode; 90 by default"),
    )  # fmt: skip
    parser.add_argument(
        "--perform", type=_parts(language), metavar=text("PARTS"),
        help=text("what you perform yourself, parted by commas: {parts}", parts=", ".join(_parts_known())),
    )  # fmt: skip
    parser.add_argument("--trainee", type=trainee_named(language), metavar=text("NAME"), help=text("who plays"))
    parser.add_argument(
        "--database", metavar=text("PATH-OR-URL"), help=text("where the records are, if not in the usual place")
    )
    parser.add_argument("--plain", action="store_true", help=text("line by line, for a pipe or a screen reader"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Play: 0 when the table was left, 1 where the file has an error."""
    # Not before: `croupier --help` imports no table.
    from trainer.cli import wiring

    rules, wrong = _rules(options, language)
    if wrong is not None:
        sys.stderr.write(f"croupier: {wrong}\n")
        return WRONG_CALL
    house = wiring.given(language, trainee=options.trainee, rules=rules)
    language = wiring.spoken(language, house.settings, getattr(options, "language", None))
    start = _broken_off(options, language, house) if options.resume else _start(options, language, house)
    if start is None:
        return FAULTY
    if options.plain:
        return line_by_line(start, language, options.database)
    return on_screen(start, house, language, options.database)


def on_screen(start: "Fresh | Resumed", house: "House", language: Language, database: str | None) -> int:
    """The sitting on the screen."""
    from trainer.cli import wiring  # as in `run`

    def table() -> "SittingScreen":
        from trainer.app.screens.doors import table_for  # once Textual may be imported

        return table_for(start)

    return wiring.show(house, language, database, table)


def _start(options: argparse.Namespace, language: Language, house: "House") -> "Fresh | None":
    """What is to be played; None where the file has an error, which is then printed."""
    from msgspec import structs  # as in `run`

    from trainer.app import opening
    from trainer.scenarios.files import load

    settings = structs.replace(_settings(options, house.settings), language=language.code)
    if options.file is None:
        return opening.of_dealing(house, settings, options.seed)
    loaded = load(options.file)
    if loaded.scenario is None:
        from trainer.cli.faults import print_faults  # the words of every fault: only where there is one

        print_faults(loaded.faults, language)
        return None
    return opening.of_scenario(house, settings, options.file, loaded.scenario, options.rounds)


def _broken_off(options: argparse.Namespace, language: Language, house: "House") -> "Resumed | None":
    """The trainee's session that has no end; None where there is none, which is then said."""
    from trainer.app import opening  # as in `run`
    from trainer.cli import wiring
    from trainer.records import StoreFault
    from trainer.wording.store import fault_sentence

    try:
        with contextlib.closing(wiring.opener(options.database)()) as store:
            record = store.unfinished(house.trainee or store.remembered() or house.user)
    except StoreFault as fault:
        sys.stderr.write(f"croupier: {fault_sentence(language, fault)}\n")
        return None
    if record is None:
        sys.stderr.write(f"croupier: {language.text('There is no session to go on with.')}\n")
        return None
    return opening.of_record(house, house.settings, record)


def _settings(options: argparse.Namespace, kept: "Settings") -> "Settings":
    """The settings of this sitting: those kept, and over them what the command line says."""
    from msgspec import structs  # as in `run`

    said = {
        "mode": options.mode,
        "rounds": options.rounds,
        "boxes": options.boxes,
        "minutes": options.minutes,
        "pass_mark": options.pass_mark,
        "performs": options.perform,
    }
    return structs.replace(kept, **{name: value for name, value in said.items() if value is not None})


def _rules(options: argparse.Namespace, language: Language) -> "tuple[Rules | None, str | None]":
    """The rules to deal by, or what is wrong with the name or the file of them."""
    if options.rules is None:
        return None, None
    from trainer.rules import PRESETS, any_preset  # as in `run`
    from trainer.scenarios.house_rules import read_rules_file
    from trainer.scenarios.toml import MOST_BYTES
    from trainer.wording.faults import sentence
    from trainer.wording.visible import visible

    if options.rules in PRESETS:
        return any_preset(options.rules), None
    content = b""
    with contextlib.suppress(OSError, ValueError), Path(options.rules).open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if not content:
        known = ", ".join(PRESETS)
        return None, language.text(
            "{rules} is no preset and no file; right would be {known}, or the path of a rules file.",
            rules=visible(options.rules),
            known=known,
        )
    found, faults = read_rules_file(content, Path(options.rules).stem, options.rules)
    if found is None:
        return None, f"{visible(options.rules)}:{faults[0].line}: {sentence(faults[0], language)}"
    return found, None


def line_by_line(start: "Fresh | Resumed", language: Language, database: str | None) -> int:
    """The sitting line by line, over standard input and output."""
    from trainer.app.desk import Desk  # as in `run`
    from trainer.app.start import Fresh
    from trainer.cli import wiring
    from trainer.plain import play_plain

    def ask(question: str) -> str | None:
        sys.stdout.write(f"{question}\n> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        return line.rstrip("\n") if line else None

    desk = Desk(wiring.opener(database))
    try:
        sitting = start.seated(desk) if isinstance(start, Fresh) else start.begin(desk)
        sitting.trouble = desk.trouble
        return play_plain(sitting, language, ask, lambda words: print(words, flush=True))  # noqa: T201
    finally:
        desk.close()


def _parts_known() -> "tuple[Part, ...]":
    from trainer.practice.parts import PARTS  # as in `run`

    return PARTS


def _parts(language: Language) -> "Callable[[str], frozenset[Part]]":
    def read(text: str) -> "frozenset[Part]":
        from trainer.practice.parts import PARTS, is_part  # as in `run`

        names = [name.strip() for name in text.split(",") if name.strip()]
        wrong = next((name for name in names if not is_part(name)), None)
        if wrong is not None or not names:
            raise argparse.ArgumentTypeError(
                language.text(
                    "{name} is no part of the work; there are {parts}",
                    name=repr(wrong or text),
                    parts=", ".join(PARTS),
                )
            )
        return frozenset(name for name in names if is_part(name))

    return read


def trainee_named(language: Language) -> "Callable[[str], str]":
    """Reads an argument that is somebody's name."""

    def read(text: str) -> str:
        name = trainee_name(text)
        if name is None:
            raise argparse.ArgumentTypeError(language.text("a name has from 1 to 60 letters"))
        return name

    return read
