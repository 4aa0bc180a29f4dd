"""The review of a round: what was due, what was done, what it would have cost, and why; any slip to play again."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from trainer.app.screens.room import Room
from trainer.app.start import Again, Start
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.grading.summary import summarise
from trainer.practice import reviewing
from trainer.practice.play import Play
from trainer.practice.reviewing import Row
from trainer.records import SessionPlan
from trainer.wording import duties, mistakes, statements
from trainer.wording.language import N_, Language


class ReviewScreen(Room[None]):
    """One round looked back on."""

    CSS_PATH = "review.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "leave", N_("go on")),
        Binding("n", "next_slip", N_("next mistake")),
        Binding("enter", "again", N_("play again from here")),
        Binding("escape", "leave", N_("go on"), show=False),
    ]
    LAST = ("app.help",)

    def __init__(self, start: Start, plan: SessionPlan, play: Play, number: int) -> None:
        super().__init__()
        self._start, self._plan, self._round, self._number = start, plan, play, number
        self._rows = reviewing.rows(play)

    def compose(self) -> ComposeResult:
        """The duties, and below them the one in hand in full."""
        yield Line(id="title")
        yield Menu(id="rows", compact=True)
        yield Line(id="detail")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Begin at the first mistake."""
        self.speak()
        menu = self.query_one(Menu)
        menu.focus()
        wrong = [place for place, row in enumerate(self._rows) if not row.right]
        menu.highlighted = (wrong or [0])[0] if self._rows else None

    def speak(self) -> None:
        """Everything in the language as it is now."""
        self.query_one("#title", Line).show(_heading(self._round, self._number, self.language))
        width = len(str(len(self._rows)))
        self.query_one(Menu).fill(
            [(str(place), _line(place, row, width, self.language), True) for place, row in enumerate(self._rows, 1)]
        )
        self.show_keys()

    def on_option_list_option_highlighted(self, event: Menu.OptionHighlighted) -> None:
        """Show the duty in hand in full."""
        self.query_one("#detail", Line).show(_detail(self._rows[event.option_index], self.language))

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click on the line that is lit."""
        self.action_again()

    def action_next_slip(self) -> None:
        """Light the next mistake, after the last the first."""
        menu = self.query_one(Menu)
        wrong = [place for place, row in enumerate(self._rows) if not row.right]
        beyond = [place for place in wrong if place > (menu.highlighted or 0)]
        if wrong:
            menu.highlighted = (beyond or wrong)[0]

    def action_again(self) -> None:
        """Play the round again from the act in hand."""
        from trainer.app.screens.doors import table_for  # the table knows the review

        place = self.query_one(Menu).highlighted
        if place is None:
            return
        moves = reviewing.moves_before(self._round, self._rows[place])
        title = self.language.text("Again: {title}", title=self._start.title)
        house = self.house
        start = Again(self._plan, self._round, moves, title, house.settings, house.given.clock)
        house.push_screen(table_for(start))

    def action_leave(self) -> None:
        """Go on."""
        self.dismiss()


def _heading(play: Play, number: int, language: Language) -> str:
    """How the round went, and below it what its author wrote of it."""
    told = _tally(play, number, language)
    return f"{told}\n{play.facts.note}" if play.facts.note else told


def _tally(play: Play, number: int, language: Language) -> str:
    summary = summarise([play.grade()])
    parts = [
        language.text("Round {number}", number=number),
        language.text("{right} of {duties} right", right=summary.right, duties=summary.duties),
    ]
    slips = sum(summary.mistakes.values())
    if slips:
        parts.append(language.plural("{n} mistake", "{n} mistakes", slips))
    if summary.cost_house:
        parts.append(language.text("{amount} lost by the house", amount=language.money(summary.cost_house)))
    if summary.cost_player:
        parts.append(language.text("{amount} lost by the players", amount=language.money(summary.cost_player)))
    return " · ".join(parts)


def _line(place: int, row: Row, width: int, language: Language) -> Content:
    said = duties.say(row.due, language) if row.due is not None else ""
    if row.due is None and row.done is not None:
        said = duties.say(row.done, language)
    number = f"{place:>{width}} "
    if row.right:
        return Content.assemble((number, "dim"), ("  ", ""), said)
    codes = ", ".join(mistakes.code(mistake.code, language) for mistake in row.mistakes)
    return Content.assemble((number, "dim"), ("! ", "bold $error"), (said, "bold"), (f" — {codes}", "$error"))


def _detail(row: Row, language: Language) -> Content:
    """Done and due, the slip with its cost, the rule it rests on."""
    parts: list[str | tuple[str, str]] = []
    if row.done is not None:
        parts += [(language.text("Done:"), "bold"), f" {duties.say(row.done, language)}\n"]
    if row.due is not None and not row.right:
        parts += [(language.text("Due:"), "bold"), f" {duties.say(row.due, language, cards=True)}\n"]
    for mistake in row.mistakes:
        told = mistakes.explain(mistake, language, row.done)
        parts.append((" — ".join(filter(None, (told.slip, told.cost))) + "\n", "$error"))
    rule = row.due.rule if row.due is not None else None
    if rule is not None:
        parts += [(statements.cite(rule, language), "bold $accent"), f" {_rule(rule, language)}"]
    return Content.assemble(*parts)


def _rule(rule: str, language: Language) -> str:
    return statements.words(rule, language) if rule in statements.STATEMENTS else ""
