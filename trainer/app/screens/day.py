"""The table's day: packs spread and looked through, the shuffle, the red card, the clearing, each as a drill."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from trainer.app.day import acting, keys
from trainer.app.day.acting import Name, Trouble
from trainer.app.day.seat import DaySeat
from trainer.app.day.sheet import DaySheet
from trainer.app.day.spread import Way
from trainer.app.screens.card_question import CardQuestion
from trainer.app.screens.sitting import SittingScreen
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.column import Column
from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.day.facts import Day, Drill, drill_of
from trainer.games.day.packs import DefectKind
from trainer.practice import day_prompts, prompts
from trainer.practice.play import Play
from trainer.wording import terms
from trainer.wording.language import N_


class DayScreen(SittingScreen):
    """One sitting over drills of the day. Its acts stand beside the table, in no order that tells anything."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "sitting.tcss",
        "day.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = keys.KEYS
    seat: DaySeat

    def take_seat(self) -> DaySeat:
        """A place at the table."""
        return DaySeat(self.start, self.house.desk)

    def board(self) -> Widget:
        """The table, its acts beside it; where the table takes the whole width, below it."""
        beside = Horizontal(DaySheet(id="felt"), Column(id="acts"))
        return Vertical(beside, Buttons(id="acts-below"), id="board")

    def show_table(self, play: Play) -> None:
        """The table as it stands."""
        if self.seat.table is not None:
            self.query_one(Column).display = not self._wide
            self.query_one("#acts-below").display = self._wide
            four = self.house.settings.four_colours
            self.query_one(DaySheet).show(self.seat.table, self.seat.spot, self.language, four_colours=four)

    def heading(self) -> str:
        """Which drill it is."""
        return self.start.title if self._drill is None else day_prompts.heading(self._drill, self.language)

    def awaited(self, play: Play) -> str:
        """What is awaited."""
        if play.over:
            return self.language.text("The drill is over. Space: what comes next")
        return prompts.awaited(play, self.language, guided=self.mode == "guided")

    def in_hand(self, play: Play) -> str:
        """The card in hand, else the part of the drill."""
        if self.seat.card is None:
            return terms.phase(play.phase, self.language)
        card = self.language.card(self.seat.card)
        return self.language.text("Pack {number} · {card}", number=self.seat.spot.box, card=card)

    def about(self) -> Sequence[str]:
        """How numbers are said."""
        return (N_("A number is typed before its key: 6 and then p makes six piles."),)

    @property
    def _drill(self) -> Drill | None:
        facts = self.seat.play.facts if self.seat.play is not None else None
        return drill_of(facts) if isinstance(facts, Day) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an act is one of this drill."""
        if action == "report":
            return self._drill == "opening"
        return action != "act" or (self._drill is not None and acting.at_hand(str(parameters[0]), self._drill))

    @property
    def _wide(self) -> bool:
        """Whether the table takes the whole width: that of a round does."""
        return self._drill == "clearing"

    def show_keys(self) -> None:
        """The acts beside the table, or below it, and what is left in the line of keys."""
        own = self.own_bindings()
        acts = [held[0] for name, held in own.items() if name.startswith(("act(", "report("))]
        buttons = [self._button(held) for held in sorted(acts, key=lambda held: held.key)]
        self.query_one(Column).show(buttons)
        self.query_one("#acts-below", Buttons).show(buttons)
        rest = [self._button(held[0]) for name in self.LAST for held in (own.get(name),) if held]
        self.query_one("#keys", Buttons).show([], rest)

    # What the trainee chooses

    def on_sheet_chosen(self, event: DaySheet.Chosen) -> None:
        """Take the card in hand that was clicked."""
        self.seat.point(event.spot)
        self.show_all()

    def action_choose(self, way: Way) -> None:
        """Take another card in hand."""
        self.seat.choose(way)
        self.show_all()

    # Acts

    async def action_act(self, name: Name) -> None:
        """Do one of the acts, with the number typed before it."""
        if self.seat.play is not None:
            await self._act(acting.deed(self.seat.play, name, self.entry.text))

    async def action_report(self, kind: DefectKind) -> None:
        """Report what is wrong with the card in hand, or that one is missing, which is then asked for."""
        play, pack = self.seat.play, self.seat.spot.box
        if play is None:
            return
        if self.seat.card is None:
            self.note(acting.TROUBLES["no-spread"])
        elif kind == "missing":
            self._ask_for_card(play, pack)
        else:
            await self._act(acting.report(play, kind, pack, self.seat.card))

    def _ask_for_card(self, play: Play, pack: int) -> None:
        async def answered(card: Card | None) -> None:
            if card is not None:
                await self._act(acting.report(play, "missing", pack, card))

        words = self.language.text("Which card is missing from pack {number}?", number=pack)
        self.house.push_screen(CardQuestion(self.language, words, self.house.settings.four_colours), answered)

    async def action_go_on_when_over(self) -> None:
        """Enter: go on once the drill is over; a stray one does nothing before."""
        if self.seat.play is not None and self.seat.play.over:
            await self.action_go_on()

    async def _act(self, deed: Duty | Trouble) -> None:
        """Do it. What could not be understood stays in the entry, and costs nothing."""
        if isinstance(deed, str):
            self.note(acting.TROUBLES[deed])
        else:
            await self.do(deed)
