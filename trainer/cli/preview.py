"""`croupier preview`: a scenario file's tables with their key, shown again whenever the file is saved."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.cli.arguments import whole_number
from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.app.screens.preview import PreviewScreen


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    parser.add_argument("file", type=Path, metavar=text("FILE"), help=text("a scenario file, broken or not there yet"))
    parser.add_argument(
        "--round", type=whole_number(language, 1, 100_000), default=1, metavar="N", help=text("begin with this round")
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Show the file until it is left."""
    from trainer.cli import wiring  # not before: `croupier --help` imports no table

    house = wiring.given(language)
    language = wiring.spoken(language, house.settings, getattr(options, "language", None))

    def preview() -> "PreviewScreen":
        from trainer.app.screens.preview import PreviewScreen  # once Textual may be imported

        return PreviewScreen(options.file, options.round)

    return wiring.show(house, language, None, preview)
