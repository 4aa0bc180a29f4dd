"""The Pair'e Poker table: the trainee turns the cards, announces, sweeps the losers card by card, then pays."""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from textual.binding import BindingType

from trainer.app.paire import acting, keys, telling
from trainer.app.paire.acting import Trouble
from trainer.app.paire.choosing import Way
from trainer.app.paire.seat import PaireSeat
from trainer.app.paire.sheet import PaireFelt
from trainer.app.screens.question import Question
from trainer.app.screens.sitting import SittingScreen
from trainer.app.widgets.entry import Entry
from trainer.duties import Duty, Phase
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.wording import scores
from trainer.wording.language import N_

_ASKED: Final[dict[Phase, str]] = {
    "first-card": N_("The first card is:"),
    "second-card": N_("The first two cards are:"),
    "third-card": N_("The three cards are:"),
}


class PaireScreen(SittingScreen):
    """One sitting at the Pair'e Poker table."""

    CSS_PATH = [  # noqa: RUF012  # Textual declares it without ClassVar
        "../widgets/felt.tcss",
        "sitting.tcss",
        "paire.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = keys.KEYS
    seat: PaireSeat

    def take_seat(self) -> PaireSeat:
        """A place at the felt."""
        return PaireSeat(self.start, self.house.desk)

    def board(self) -> PaireFelt:
        """The felt."""
        return PaireFelt(id="felt")

    def show_table(self, play: Play) -> None:
        """The felt as it stands, with what is in hand."""
        if self.seat.felt is not None:
            marks = telling.marks(play, self.seat.felt, self.seat.spot, self.language)
            four = self.house.settings.four_colours
            self.query_one(PaireFelt).show(self.seat.felt, marks, self.language, four_colours=four)

    def awaited(self, play: Play) -> str:
        """What is awaited."""
        return telling.awaited(play, self.mode, self.language)

    def in_hand(self, play: Play) -> str:
        """The stake in hand."""
        return "" if self.seat.felt is None else telling.in_hand(play, self.seat.felt, self.seat.spot, self.language)

    def about(self) -> Sequence[str]:
        """How the cards are announced."""
        return (
            N_("The first card in words: red seven, or 7r for short; a pair: 7, then Enter. Enter alone gives a list."),
        )

    def moment(self) -> Sequence[str]:
        """The acts of the moment."""
        return () if self.seat.play is None else keys.moment(self.seat.play)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an act is the trainee's at all in this sitting."""
        name = f"{action}({parameters[0]!r})" if parameters else action
        return keys.performed(name, self.start.settings.performs)

    # What the trainee chooses

    def on_sheet_chosen(self, event: PaireFelt.Chosen) -> None:
        """Take in hand what was clicked."""
        self.seat.point(event.spot)
        self.show_all()

    def action_choose(self, way: Way) -> None:
        """Take another stake in hand."""
        self.seat.choose(way)
        self.show_all()

    # Acts

    async def action_turn(self) -> None:
        """Turn the card in hand over."""
        if self.seat.play is not None:
            await self._act(acting.turn(self.seat.play))

    async def action_say(self) -> None:
        """Announce what is said in words or, of a pair, in figures; else pick it from all that can be announced."""
        play, entry = self.seat.play, self.query_one(Entry)
        if play is None:
            return
        if play.over:
            await self.action_go_on()
        elif entry.words or (entry.text and play.phase == "second-card"):
            await self._act(acting.announce_words(play, entry.text))
        else:
            self._pick(play, entry.text)

    def _pick(self, play: Play, typed: str) -> None:
        choices = acting.choices(play.phase, typed)
        if not choices:
            self.note(acting.TROUBLES["no-card"])
            return
        answers = [(score, scores.said(score, play.phase, self.language)) for score in choices]
        words = self.language.text(_ASKED[play.phase])
        picker = Question(self.language, words, [("", self.language.text("back")), *answers])
        self.house.push_screen(picker, self._picked)

    async def _picked(self, score: str | None) -> None:
        if score and self.seat.play is not None:
            await self._act(deeds.announce(self.seat.play, score))

    def action_words(self) -> None:
        """Say something in words; a poker hand is picked from a list."""
        play = self.seat.play
        if play is None or play.over:
            return
        if play.phase == "third-card":
            self._pick(play, "")
        elif acting.choices(play.phase):
            self.query_one(Entry).clear(words=True)
            self.show_entry()
        else:
            self.note(acting.TROUBLES["no-card"])

    async def action_nothing(self) -> None:
        """Announce that the cards make no pair, or no hand."""
        if self.seat.play is not None:
            await self._act(acting.announce_nothing(self.seat.play))

    async def action_money(self, act: Literal["collect", "pay", "return"]) -> None:
        """Collect, pay or give back the stake in hand."""
        play, felt = self.seat.play, self.seat.felt
        if play is not None and felt is not None:
            await self._act(acting.money(play, felt, self.seat.spot, act, self.query_one(Entry).text))

    async def action_refuse(self) -> None:
        """Refuse the bet in hand."""
        if self.seat.play is not None:
            await self._act(acting.refuse_bet(self.seat.play, self.seat.spot))

    async def action_close(self) -> None:
        """No more bets."""
        if self.seat.play is not None:
            await self._act(deeds.plain_act(self.seat.play, "close-betting"))

    async def action_cards(self, act: Literal["draw", "burn"]) -> None:
        """Burn a card, or draw the three."""
        if self.seat.play is not None:
            await self._act(acting.cards(self.seat.play, act, self.query_one(Entry).text))

    async def action_clear(self) -> None:
        """Clear the cards."""
        if self.seat.play is not None:
            await self._act(deeds.clear(self.seat.play))

    async def _act(self, deed: Duty | Trouble) -> None:
        """Do it. What could not be understood stays in the entry, and costs nothing."""
        if isinstance(deed, str):
            self.note(acting.TROUBLES[deed])
        else:
            await self.do(deed)
