"""A list to choose from, by keyboard or mouse."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.wording.language import N_


class Menu(OptionList):
    """An option list whose keys have names of ours, so that help can say them in every language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", N_("previous"), show=False),
        Binding("down", "cursor_down", N_("next"), show=False),
        Binding("home", "first", N_("first"), show=False),
        Binding("end", "last", N_("last"), show=False),
        Binding("pageup", "page_up", N_("a page up"), show=False),
        Binding("pagedown", "page_down", N_("a page down"), show=False),
        Binding("enter", "select", N_("choose"), key_display="↵"),
    ]

    def fill(self, rows: Sequence[tuple[str, Content | str, bool]]) -> None:
        """Show these rows: each its name, its words and whether it can be chosen. What was chosen stays so."""
        chosen = self.highlighted
        name = self.get_option_at_index(chosen).id if chosen is not None else None
        self.clear_options()
        self.add_options(
            Option(Content(words) if isinstance(words, str) else words, id=row or None, disabled=not able)
            for row, words, able in rows
        )
        able = [place for place, (_, _, able) in enumerate(rows) if able]
        kept = [place for place in able if rows[place][0] == name]
        self.highlighted = next(iter(kept or able), None)

    @property
    def chosen(self) -> str | None:
        """The name of the row that is lit."""
        if self.highlighted is None:
            return None
        return self.get_option_at_index(self.highlighted).id
