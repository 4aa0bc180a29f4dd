"""The end of a session: its mark, and in timed mode whether it was passed."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Digits

from trainer.app.screens.review import ReviewScreen
from trainer.app.screens.room import Room
from trainer.app.start import Start
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.line import Line
from trainer.grading.summary import Summary
from trainer.practice.play import Play
from trainer.records import SessionPlan
from trainer.wording import mistakes
from trainer.wording.language import N_, Language


class MarkScreen(Room[None]):
    """The mark out of 100, and what it is made of. `passed` is None where there was nothing to pass."""

    CSS_PATH = "mark.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "leave", N_("done")),
        Binding("r", "review", N_("look back")),
        Binding("escape", "leave", N_("done"), show=False),
    ]
    LAST = ("app.help",)

    def __init__(
        self,
        summary: Summary,
        plan: SessionPlan,
        passed: bool | None,
        rounds: Sequence[tuple[int, Play]],
        start: Start,
    ) -> None:
        super().__init__()
        self._summary, self._plan, self._passed = summary, plan, passed
        self._rounds, self._start = rounds, start

    def compose(self) -> ComposeResult:
        """The mark large, what it is made of below."""
        with Vertical(id="paper"):
            yield Line(id="heading")
            yield Digits(str(self._summary.mark) if self._summary.duties else "-", id="mark")
            yield Line(id="verdict")
            yield Line(id="details")
        yield Buttons(id="keys")

    def on_mount(self) -> None:
        """Say it."""
        self.speak()

    def speak(self) -> None:
        """Everything in the language as it is now."""
        text = self.language.text
        self.query_one("#heading", Line).show(f"{self._plan.trainee} · {self._plan.source.title}")
        verdict = self.query_one("#verdict", Line)
        if self._passed is None:
            verdict.show(text("out of 100"))
        else:
            wanted = self.language.number(self._plan.pass_mark or 0)
            words = (
                text("out of 100: passed")
                if self._passed
                else text("out of 100: failed, {wanted} needed", wanted=wanted)
            )
            verdict.show(words)
            verdict.set_class(self._passed, "-passed").set_class(not self._passed, "-failed")
        self.query_one("#details", Line).show(_details(self._summary, self.language))
        self.show_keys()

    def action_review(self) -> None:
        """Look back on the rounds, one after the other."""
        self._look_back(0)

    def _look_back(self, place: int) -> None:
        if place < len(self._rounds):
            number, play = self._rounds[place]
            review = ReviewScreen(self._start, self._plan, play, number)
            self.house.push_screen(review, lambda _: self._look_back(place + 1))

    def action_leave(self) -> None:
        """Away from the table."""
        self.dismiss()


def _details(summary: Summary, language: Language) -> Content:
    rounds = language.plural("{n} round", "{n} rounds", summary.rounds)
    right = language.text("{right} of {duties} right", right=summary.right, duties=summary.duties)
    lines = [f"{rounds} · {right}"]
    for code, count in sorted(summary.mistakes.items(), key=lambda pair: -pair[1]):
        lines.append(f"{count} × {mistakes.code(code, language)}")
    if summary.cost_house:
        lines.append(language.text("{amount} lost by the house", amount=language.money(summary.cost_house)))
    if summary.cost_player:
        lines.append(language.text("{amount} lost by the players", amount=language.money(summary.cost_player)))
    return Content("\n".join(lines))
