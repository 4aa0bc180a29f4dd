"""The trainee's place in a drill of the day: how the cards lie, and which of the spread ones he has in hand."""

from trainer.app.day import spread
from trainer.app.day.spread import Way
from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.seat import Seat
from trainer.app.start import Start
from trainer.cards import Card
from trainer.games.day.table import DayTable
from trainer.practice.play import Play


class DaySeat(Seat):
    """A place at the table. `spot` is the card in hand: its pack and its place in it."""

    def __init__(self, start: Start, desk: Desk) -> None:
        self.table: DayTable | None = None
        self.spot = Spot(1, 0)
        super().__init__(start, desk)

    @property
    def card(self) -> Card | None:
        """The card in hand, where it can be seen."""
        return None if self.table is None else spread.card_at(self.spot, self.table.packs)

    def choose(self, way: Way) -> None:
        """Move the choice."""
        if self.table is not None and self.card is not None:
            self.spot = spread.moved(self.spot, way, self.table.packs)

    def point(self, spot: Spot) -> None:
        """Choose the card that was pointed at."""
        self.spot = spot

    def look(self, before: Play | None, play: Play) -> None:
        """See how the cards lie; another drill begins at the first card of the first pack."""
        self.table = play.day()
        if before is None or before.facts is not play.facts:
            self.spot = Spot(1, 0)
