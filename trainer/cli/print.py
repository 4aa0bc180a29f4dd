"""`croupier print`: a worksheet of a scenario file for paper, and with `--key` its answer key."""

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer.cli.rounds import numbers_of, rounds_option
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.reports.sheets.document import Document

FAULTY: Final = 1
WRONG_CALL: Final = 2
MOST_ROUNDS: Final = 500
"""What one sheet may hold: with the key some thousand pages, half a minute's work."""
_STANDARD: Final = "-"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    parser.add_argument(
        "-o",
        "--output",
        metavar=language.text("OUT"),
        help=language.text("the file to write, - for standard output; by default the scenario's name here, with .pdf"),
    )
    parser.add_argument("--key", action="store_true", help=language.text("with the answer key, on pages of its own"))
    parser.add_argument("--html", action="store_true", help=language.text("one page of HTML instead of a PDF"))
    parser.add_argument(
        "--rounds",
        type=rounds_option(language),
        metavar="N",
        help=language.text("these rounds alone: 3, 1-20 or 1-5,8"),
    )
    parser.add_argument("--force", action="store_true", help=language.text("overwrite the file if there is one"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the sheet: 0, 1 where the file is at fault or the sheet cannot be written, 2 where it is called wrongly."""
    # Not before: `croupier --help` reads no scenario and imports no fpdf2.
    from trainer.cli.faults import load_scenario
    from trainer.reports.sheets.worksheet import Chosen, document

    scenario = load_scenario(options.file, language)
    if scenario is None:
        return FAULTY
    numbers = numbers_of(options.rounds, len(scenario.rounds), language)
    if numbers is None:
        return WRONG_CALL
    name = options.output or options.file.stem + (".html" if options.html else ".pdf")
    target = None if name == _STANDARD else Path(name)
    if (refused := _refusal(numbers, target, options, language)) is not None:
        _say(refused)
        return WRONG_CALL
    if target is not None and (taken := _taken(target, options, language)) is not None:
        _say(taken)
        return FAULTY
    chosen = Chosen(scenario, options.file.name, tuple(numbers), options.key)
    sheet = document(chosen, language)
    content, told = _html(sheet, language) if options.html else _pdf(sheet, language)
    return _put(content, target, told, options, language)


def _refusal(
    numbers: Sequence[int], target: Path | None, options: argparse.Namespace, language: Language
) -> str | None:
    """Why the sheet is not to be made as it was asked for, or None."""
    if len(numbers) > MOST_ROUNDS:
        return language.text(
            "{count} rounds are too many for one sheet, which holds {most}; choose some with --rounds 1-{most}",
            count=language.number(len(numbers)),
            most=MOST_ROUNDS,
        )
    if target is None and sys.stdout.isatty() and not options.html:
        return language.text("a PDF cannot be read in a terminal; name a file with -o, or pass it on: | lp")
    return None


def _taken(target: Path, options: argparse.Namespace, language: Language) -> str | None:
    """Why the file cannot be written for what is there already, said before the work is done; or None."""
    from trainer.cli.output import shown

    if target.exists() and (not target.is_file() or target.samefile(options.file)):
        return language.text("{file} cannot be overwritten", file=shown(target))
    if target.exists() and not options.force:
        return language.text("{file} is there already. With --force it is overwritten.", file=shown(target))
    return None


def _pdf(sheet: "Document", language: Language) -> tuple[bytes, str]:
    """The sheet as a PDF, and a word on it."""
    from trainer.reports.sheets.pdf import write_pdf

    printed = write_pdf(sheet, datetime.now().astimezone())
    if printed.lost:
        _say(
            language.plural(
                "the fonts of a PDF lack {n} sign of this file, which stands as “?”; --html has it",
                "the fonts of a PDF lack {n} signs of this file, which stand as “?”; --html has them",
                len(printed.lost),
            )
        )
    return printed.content, language.plural("{n} page", "{n} pages", printed.pages)


def _html(sheet: "Document", language: Language) -> tuple[bytes, str]:
    from trainer.reports.sheets.html import write_html

    return "".join(write_html(sheet)).encode("utf-8", "replace"), language.text("one page of HTML")


def _put(content: bytes, target: Path | None, told: str, options: argparse.Namespace, language: Language) -> int:
    """Write the sheet where it is wanted and say so."""
    from trainer.cli.output import NOT_WRITTEN, shown, write

    if target is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return 0
    if not write(content, target, language, force=options.force):
        return NOT_WRITTEN
    sys.stdout.write(language.text("Written: {file} ({what})", file=shown(target), what=told) + "\n")
    return 0


def _say(text: str) -> None:
    sys.stderr.write(f"croupier: {text}\n")
