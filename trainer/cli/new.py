"""`croupier new`: a commented scenario file of a game, to begin one's own with."""

import argparse
import sys
from typing import Final

from trainer.cli import output
from trainer.wording.language import Language

WRONG_CALL: Final = 2


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument(
        "game",
        nargs="?",
        default="poker21",
        metavar=language.text("GAME"),
        help=language.text("poker21 (the default), poker21-circle, blackjack or paire-poker"),
    )
    output.add_arguments(parser, language)


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the file: 0, 1 where it cannot be written, 2 for a game that nobody knows."""
    # Not before: `croupier --help` reads no scenario.
    from trainer.rules import PRESETS
    from trainer.scenarios.tables import guess
    from trainer.scenarios.templates import template
    from trainer.wording.templates import words
    from trainer.wording.visible import visible

    if options.game not in PRESETS:
        said = language.text("No game is called {game}.", game=visible(options.game))
        near = guess(options.game, PRESETS)
        hint = (
            language.text("Did you mean `{guess}`?", guess=near)
            if near
            else language.text("Known here: {known}.", known=", ".join(PRESETS))
        )
        sys.stderr.write(f"croupier: {said} {hint}\n")
        return WRONG_CALL
    code = output.deliver(template(options.game, lambda name: words(name, language)), options, language)
    if code == 0 and options.output is not None:
        said = language.text("{file} is written. Try it: croupier play {file}", file=visible(str(options.output)))
        sys.stdout.write(said + "\n")
    return code
