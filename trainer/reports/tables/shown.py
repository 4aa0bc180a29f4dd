"""A round as it is shown: its table at a moment, and its key with the place reached in it."""

from collections.abc import Sequence

from msgspec import Struct
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from trainer.duties import Duty
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.table import felt_view
from trainer.games.rounds import duties_of
from trainer.games.twentyone.unfolding import table_at
from trainer.reports.tables import paire, twentyone
from trainer.reports.tables.moments import Moment, reached
from trainer.rules import Rules
from trainer.scenarios import AnyRound
from trainer.wording import duties as wording
from trainer.wording import statements, terms
from trainer.wording.language import Language

WIDTH = 79
"""The columns that a drawn table takes at most."""


class Shown(Struct, frozen=True):
    """The drawn table line by line, and the key."""

    table: tuple[Text, ...]
    key: Grid


def shown_round(facts: AnyRound, rules: Rules, moment: Moment, language: Language) -> Shown:
    """The round at that moment."""
    due = duties_of(facts, rules)
    done = reached(due, moment)
    if isinstance(facts, PaireRound):
        cells = paire.draw(felt_view(facts, due[:done]), WIDTH, language)
    else:
        cells = twentyone.draw(table_at(facts, due, dict(enumerate(due[:done])), done), WIDTH, language)
    return Shown(tuple(cells.lines()), _key(due, done, language))


def _key(due: Sequence[Duty], done: int, language: Language) -> Grid:
    """The duties in order, each phase under its name, those done at the moment shown ticked off."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(language.text("No."), justify="right", no_wrap=True)
    grid.add_column(language.text("Duty"), overflow="fold")
    grid.add_column(language.text("Rule"), no_wrap=True)
    phase = None
    for place, duty in enumerate(due):
        if place == done:
            grid.add_row("", Text(f"── {language.text('so far the table shown')} ──", style="bold"), "")
        if duty.phase != phase:
            phase = duty.phase
            grid.add_row("", Text(terms.phase(phase, language), style="bold"), "")
        said = wording.say(duty, language, cards=True)
        cited = statements.cite(duty.rule, language) if duty.rule else ""
        grid.add_row(str(place + 1), said, cited, style="dim" if place < done else "")
    return grid
