"""`croupier demo`: a scenario file played by the table itself, perfectly, for the classroom's screen."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.app.screens.demo import DemoScreen

FAULTY: Final = 1
_SLOWEST: Final = 0.25
_FASTEST: Final = 16.0


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""

    def speed(text: str) -> float:
        try:
            found = float(text.replace(",", "."))
        except ValueError:
            found = 0.0
        if not _SLOWEST <= found <= _FASTEST:
            raise argparse.ArgumentTypeError(
                language.text(
                    "{text} is no speed; right would be a number from {least} to {most}",
                    text=repr(text),
                    least=language.number(_SLOWEST),
                    most=language.number(_FASTEST),
                )
            )
        return found

    parser.add_argument("file", type=Path, metavar=language.text("FILE"), help=language.text("a scenario file"))
    parser.add_argument(
        "--speed", type=speed, default=1.0, metavar="X", help=language.text("twice as fast with 2, half with 0.5")
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Show the file: 0 when it was left, 1 where it has an error."""
    # Not before: `croupier --help` imports no table.
    from trainer.cli import wiring
    from trainer.cli.faults import load_scenario

    scenario = load_scenario(options.file, language)
    if scenario is None:
        return FAULTY
    house = wiring.given(language)
    language = wiring.spoken(language, house.settings, getattr(options, "language", None))

    def demonstration() -> "DemoScreen":
        from trainer.app.screens.demo import DemoScreen  # once Textual may be imported

        return DemoScreen(scenario, options.speed)

    return wiring.show(house, language, None, demonstration)
