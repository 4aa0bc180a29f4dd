"""`croupier schema`: the JSON schema by which editors complete and check scenario and rules files."""

import argparse

from trainer.cli import output
from trainer.wording.language import Language


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument(
        "--rules", action="store_true", help=language.text("of a house's rules file, not of a scenario")
    )
    output.add_arguments(parser, language)
    parser.epilog = language.text(
        "An editor with TOML support (Even Better TOML, Taplo) takes it from the file's first line: "
        "#:schema ./croupier.schema.json"
    )


def run(options: argparse.Namespace, language: Language) -> int:
    """Write the schema: 0, or 1 where it cannot be written."""
    # Not before: `croupier --help` reads no scenario.
    from msgspec import json

    from trainer.scenarios.schema import rules_schema, scenario_schema
    from trainer.wording.schema import rules_words, scenario_words

    if options.rules:
        schema = rules_schema(lambda name: rules_words(name, language))
    else:
        schema = scenario_schema(lambda name: scenario_words(name, language))
    return output.deliver(json.format(json.encode(schema), indent=2).decode() + "\n", options, language)
