"""The columns of a sheet in words: for `croupier import --columns`."""

import textwrap
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from trainer.scenarios.reading import read_scenario
from trainer.scenarios.spreadsheet import STYLES, write_sheet
from trainer.scenarios.spreadsheet.columns import PAIRE, REQUIRED, TWENTY_ONE, Game, column, heading
from trainer.scenarios.templates import template
from trainer.wording import columns, templates
from trainer.wording.language import N_, Language

_WIDTH: Final = 79
_NAMES_WIDTH: Final = 42
_GAMES: Final[tuple[tuple[Game | None, str], ...]] = (
    (None, N_("Columns of every sheet (* must be there):")),
    (TWENTY_ONE, N_("Columns of Poker 21 and of blackjack, which has no POK:")),
    (PAIRE, N_("Columns of Pair'e Poker:")),
)
_EXAMPLES: Final = ("poker21", "paire-poker")


def columns_text(language: Language) -> str:
    """How a sheet is written, what each column holds, and a sheet of each game."""
    parts = [textwrap.fill(language.text(said), _WIDTH) for said in columns.SHEET]
    parts += ["\n".join((language.text(said), *_table(game, language))) for game, said in _GAMES]
    parts += [_example(rules, language) for rules in _EXAMPLES]
    return "\n\n".join(parts) + "\n"


def _table(game: Game | None, language: Language) -> Iterator[str]:
    needed = REQUIRED[TWENTY_ONE if game is None else game]
    for key, said in columns.COLUMNS.items():
        if column(key).game == game:
            names = dict.fromkeys((heading(key, language.code), heading(key, "en"), heading(key, "fr")))
            name = f"  {'*' if key in needed else ' '} {' / '.join(names)}"
            indent = " " * _NAMES_WIDTH
            text = textwrap.wrap(language.text(said), _WIDTH, initial_indent=indent, subsequent_indent=indent)
            yield name.ljust(_NAMES_WIDTH) + text[0].lstrip()
            yield from text[1:]


def _example(rules: str, language: Language) -> str:
    """The first round of the game's template as a sheet."""
    scenario, _ = read_scenario(template(rules, lambda name: templates.words(name, language)))
    assert scenario is not None
    first = replace(scenario, rounds=scenario.rounds[:1])
    said = language.text("A sheet by the rules {rules}:", rules=rules)
    return f"{said}\n{write_sheet(first, STYLES[language.code])}".replace("\r\n", "\n").rstrip("\n")
