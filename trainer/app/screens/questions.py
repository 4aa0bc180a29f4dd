"""Questions made from a ruleset: each put, answered, and told with the rule that answers it."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content

from trainer.app.screens.room import Room
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.keypad import Keypad
from trainer.app.widgets.line import Line
from trainer.app.widgets.menu import Menu
from trainer.practice.questioning import answer_words, asked, feedback, understood
from trainer.practice.questions import Answer, questions
from trainer.practice.questions.question import Question
from trainer.rules import Rules
from trainer.wording.language import N_
from trainer.wording.rules import PRESETS
from trainer.wording.visible import visible


class QuestionsScreen(Room[None]):
    """Questions without end on one ruleset. Nothing of it is recorded; the title counts what was right."""

    CSS_PATH = "questions.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", N_("answer"), key_display="↵", priority=True),
        Binding("y,o", "say('yes')", N_("yes"), key_display="y"),
        Binding("n", "say('no')", N_("no")),
        Binding("space", "next", N_("next question")),
        Binding("backspace", "erase", N_("erase"), show=False),
        Binding("escape,q", "leave", N_("leave")),
    ]

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__()
        self._rules = rules
        self._asked: Iterator[Question] = questions(rules, Random(seed))
        self.question = next(self._asked)
        self.answer: Answer | None = None
        self._right = self._count = 0

    def compose(self) -> ComposeResult:
        """The question, what it can be answered with, what the answer was worth."""
        yield Line(id="title")
        yield Line(id="asked")
        yield Menu(id="answers", compact=True)
        yield Line(id="said")
        with Horizontal(id="hand"):
            yield Entry(id="entry")
            yield Keypad(id="keypad")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Put the first question."""
        self._put()

    def _put(self) -> None:
        self.query_one(Entry).clear()
        self.speak()
        menu = self.query_one(Menu)
        menu.highlighted = None
        menu.focus()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        text = self.language.text
        house = text(PRESETS[self._rules.name]) if self._rules.name in PRESETS else visible(self._rules.name)
        title = [text("Questions"), house]
        if self._count:
            title.append(text("{right} of {count} right", right=self._right, count=self._count))
        self.query_one("#title", Line).show(" · ".join(title))
        self.query_one("#asked", Line).show(asked(self.question, self.language))
        menu = self.query_one(Menu)
        lit = menu.highlighted
        menu.fill(list(self._rows()))
        menu.highlighted = lit  # nothing is, to begin with: a stray Enter answers nothing
        menu.display = self.question.kind != "amount"
        said = self.query_one("#said", Line)
        right = self.answer == self.question.answer
        told = "" if self.answer is None else feedback(self.question, self.answer, self._rules, self.language)
        said.show(told)
        said.set_class(self.answer is not None and right, "-right")
        said.set_class(self.answer is not None and not right, "-wrong")
        self.query_one(Entry).show(text("Amount") if self.question.kind == "amount" else text("Answer"))
        self.show_keys()

    def _rows(self) -> Iterator[tuple[str, Content | str, bool]]:
        """The answers to choose from; once one is given, the right one and a wrong one that was given are marked."""
        choices = ("yes", "no") if self.question.kind == "yes-no" else self.question.choices
        for place, choice in enumerate(choices, start=1):
            number = "" if choice.isdecimal() else f"{place}  "
            words = answer_words(self.question, choice, self.language)
            sign, style = "  ", ""
            if self.answer is not None and choice == self.question.answer:
                sign, style = "√ ", "bold $success"
            elif choice == self.answer:
                sign, style = "× ", "bold $error"
            yield choice, Content.assemble((sign, style), (number, "dim"), (words, style)), True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Yes and no where that is the question; the next one once this one is answered."""
        if action == "say":
            return self.question.kind == "yes-no" and self.answer is None
        return action != "next" or self.answer is not None

    # What is answered

    def on_key(self, event: events.Key) -> None:
        """Put figures into the entry."""
        sign = event.character or (event.key if len(event.key) == 1 else _SIGNS.get(event.key, ""))
        if sign and self.answer is None and self.query_one(Entry).take(sign):
            event.stop()

    def action_erase(self) -> None:
        """Take back the last sign typed."""
        self.query_one(Entry).erase()

    def on_option_list_option_selected(self, event: Menu.OptionSelected) -> None:
        """A click on an answer."""
        if self.answer is None:
            self._take(event.option_id or "")

    def action_answer(self) -> None:
        """Answer with what is typed, else with what is lit; what cannot be understood costs nothing."""
        typed, lit = self.query_one(Entry).text, self.query_one(Menu).chosen
        if self.answer is not None:
            self.action_next()
            return
        given = understood(self.question, self._meant(typed)) if typed else lit
        if given is None:
            self.query_one("#said", Line).show(self.language.text(_HINTS[self.question.kind]))
        else:
            self._take(given)

    def _meant(self, typed: str) -> str:
        """What figures mean: of yes and no, the first or the second."""
        return {"1": "yes", "2": "no"}.get(typed, typed) if self.question.kind == "yes-no" else typed

    def action_say(self, answer: str) -> None:
        """Yes, or no."""
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        self.answer = answer
        self._count += 1
        self._right += answer == self.question.answer
        self.query_one(Entry).clear()
        self.speak()

    def action_next(self) -> None:
        """The next question."""
        self.question, self.answer = next(self._asked), None
        self._put()

    def action_leave(self) -> None:
        """Back."""
        self.dismiss()


_SIGNS = {"comma": ",", "slash": "/", "full_stop": "."}
_HINTS = {
    "yes-no": N_("Answer yes or no."),
    "amount": N_("Answer with an amount, such as 37.50; 0 for nothing."),
    "choice": N_("Answer with one of these, or its number."),
}
