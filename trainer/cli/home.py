"""`croupier` without a command: the home screen."""

import argparse

from trainer.wording.language import Language


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The home screen has no arguments of its own."""


def run(options: argparse.Namespace, language: Language) -> int:
    """Open the home screen."""
    from trainer.cli import wiring  # `croupier --help` imports no application

    house = wiring.given(language)
    language = wiring.spoken(language, house.settings, getattr(options, "language", None))
    return wiring.show(house, language, None)
