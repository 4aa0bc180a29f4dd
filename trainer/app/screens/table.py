"""The table of twenty-one: the trainee's acts, one key or click each, and what comes of them."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from textual.binding import BindingType

from trainer.app import acting, showing, telling
from trainer.app.acting import Trouble
from trainer.app.choosing import Way
from trainer.app.screens import table_keys
from trainer.app.screens.question import Question
from trainer.app.screens.sitting import SittingScreen
from trainer.app.seat import TableSeat
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.felt import Felt
from trainer.duties import ActName, Duty
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.rules import TwentyOneRules
from trainer.wording import scores


class TableScreen(SittingScreen):
    """One sitting at the table of twenty-one."""

    BINDINGS: ClassVar[list[BindingType]] = table_keys.KEYS
    seat: TableSeat

    def take_seat(self) -> TableSeat:
        """A place at the table."""
        return TableSeat(self.start, self.house.desk)

    def board(self) -> Felt:
        """The felt."""
        return Felt(id="felt")

    def show_table(self, play: Play) -> None:
        """The table as it stands, with what is in hand."""
        table = self.seat.table
        if table is not None:
            marks = showing.marks(play, table, self.seat.spot, self.language)
            four = self.house.settings.four_colours
            self.query_one(Felt).show(table, marks, self.language, four_colours=four)

    def awaited(self, play: Play) -> str:
        """What is awaited."""
        return telling.awaited(play, self.mode, self.language)

    def in_hand(self, play: Play) -> str:
        """The hand or the stake in hand."""
        if self.seat.table is None:
            return ""
        place = play, self.seat.table, self.seat.spot
        return telling.in_hand(*place, self.language, money=showing.settling(*place))

    def moment(self) -> Sequence[str]:
        """The acts of the moment."""
        if self.seat.play is None or self.seat.table is None:
            return ()
        return table_keys.moment(self.seat.play, asked=self.seat.table.asks is not None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an act is the trainee's at all in this sitting."""
        if action == "insure" and not self._insures:
            return False
        name = f"{action}({parameters[0]!r})" if parameters else action
        return table_keys.performed(name, self.start.settings.performs)

    @property
    def _insures(self) -> bool:
        rules = self.seat.play.rules if self.seat.play is not None else None
        return isinstance(rules, TwentyOneRules) and rules.insurance

    # What the trainee chooses

    def on_sheet_chosen(self, event: Felt.Chosen) -> None:
        """Take in hand what was clicked."""
        self.seat.point(event.spot)
        self.show_all()

    def action_choose(self, way: Way) -> None:
        """Take another box or stake in hand."""
        self.seat.choose(way)
        self.show_all()

    # Acts

    async def action_say(self) -> None:
        """Announce what is typed, in figures or in words."""
        play, entry = self.seat.play, self.query_one(Entry)
        if play is None:
            return
        if play.over:
            await self.action_go_on()
        elif not entry.words:
            await self._act(acting.announce(play, entry.text))
        else:
            await self._act(acting.announce_words(play, entry.text))

    async def action_score(self, score: str) -> None:
        """Announce a natural or a bust."""
        if self.seat.play is not None:
            await self._act(deeds.announce(self.seat.play, score))

    def action_words(self) -> None:
        """Say something in words; a POK hand is picked from a list."""
        if self.seat.play is None or self.seat.play.over:
            return
        if self.seat.play.phase == "pok":
            hands = [(score, scores.said(score, "pok", self.language)) for score in acting.POK_SCORES]
            words = self.language.text("The bank's five cards are:")
            self.house.push_screen(
                Question(self.language, words, [("", self.language.text("back")), *hands]), self._picked
            )
            return
        self.query_one(Entry).clear(words=True)
        self.show_entry()

    async def _picked(self, score: str | None) -> None:
        if score and self.seat.play is not None:
            await self._act(deeds.announce(self.seat.play, score))

    async def action_answer(self, act: Literal["grant", "refuse"]) -> None:
        """Grant or refuse what a player asks, or refuse a bet."""
        play, spot = self.seat.play, self.seat.spot
        if play is None:
            return
        if play.phase == "betting" and act == "refuse":
            await self._act(acting.refuse_bet(play, spot, spot.bet or "21"))
        else:
            await self._act(acting.answer(play, act))

    async def action_money(self, act: Literal["collect", "pay", "return"]) -> None:
        """Collect, pay or give back the stake in hand."""
        play, table = self.seat.play, self.seat.table
        if play is not None and table is not None:
            await self._act(acting.money(play, table, self.seat.spot, act, self.query_one(Entry).text))

    async def action_cards(self, act: Literal["draw", "burn"]) -> None:
        """Draw or burn cards of the bank."""
        if self.seat.play is not None:
            await self._act(acting.cards(self.seat.play, act, self.query_one(Entry).text))

    async def action_stand(self) -> None:
        """The bank stands."""
        if self.seat.play is not None:
            await self._act(deeds.bank_act(self.seat.play, "stand") or deeds.plain_act(self.seat.play, "stand"))

    async def action_insure(self) -> None:
        """Take an insurance."""
        if self.seat.play is not None:
            await self._act(acting.insure(self.seat.play, self.seat.spot, self.query_one(Entry).text))

    async def action_clear(self) -> None:
        """Clear what is to be cleared."""
        if self.seat.play is not None:
            await self._act(deeds.clear(self.seat.play))

    async def action_deal(self) -> None:
        """Deal a card to the place in hand."""
        if self.seat.play is not None:
            await self._act(acting.deal(self.seat.play, self.seat.spot))
            self.seat.choose("right")
            self.show_all()

    async def action_plain(self, act: ActName) -> None:
        """Close the bets, or shuffle again."""
        if self.seat.play is not None:
            await self._act(deeds.plain_act(self.seat.play, act))

    async def _act(self, deed: Duty | Trouble) -> None:
        """Do it. What could not be understood stays in the entry, and costs nothing."""
        if isinstance(deed, str):
            self.note(acting.TROUBLES[deed])
        else:
            await self.do(deed)
