"""How the commands print: tables for people, in a terminal and in a pipe, and JSON for programs."""

from typing import NoReturn

from msgspec import json
from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

_WIDEST = 10_000
_NO_WIDTH = 80


def json_text(value: object) -> str:
    """`value` as JSON on one line."""
    return json.encode(value).decode()


def new_table(*headings: str) -> Table:
    """A table with these headings. Its last column, where the rule is cited, is never broken over lines."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings[:-1]:
        table.add_column(heading, overflow="fold")
    table.add_column(headings[-1], no_wrap=True, overflow="fold")
    return table


class _Console(Console):
    """A console that takes words for words: what a file holds is no markup."""

    def __init__(self, *, stderr: bool) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)
        if self.width < 1:  # COLUMNS=0
            self.width = _NO_WIDTH

    def on_broken_pipe(self) -> NoReturn:
        """Let the command say that nobody reads. Rich would end the program as if the file had an error."""
        raise BrokenPipeError


def new_console(*, stderr: bool = False) -> Console:
    """A console for what a command prints."""
    return _Console(stderr=stderr)


def print_table(console: Console, table: Table) -> None:
    """Print a table as wide as the terminal, or, where no terminal limits it, as wide as it is."""
    if not console.is_terminal:
        wide = console.options.update(max_width=_WIDEST)
        console.width = max(console.width, Measurement.get(console, wide, table).maximum)
    console.print(table)
