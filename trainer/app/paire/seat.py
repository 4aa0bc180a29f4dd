"""The trainee's place at the Pair'e Poker felt: what lies on it, and which stake he has in hand."""

from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.paire import choosing
from trainer.app.paire.choosing import Way
from trainer.app.seat import Seat
from trainer.app.start import Start
from trainer.games.paire_poker.table import FeltView
from trainer.practice.play import Play


class PaireSeat(Seat):
    """A place at the felt. `felt` is what lies on it, `spot` the stake in hand: its player and its bet."""

    def __init__(self, start: Start, desk: Desk) -> None:
        self.felt: FeltView | None = None
        self.spot: Spot = choosing.CARDS
        super().__init__(start, desk)

    def choose(self, way: Way) -> None:
        """Move the choice."""
        if self.play is not None and self.felt is not None:
            self.spot = choosing.moved(self.spot, way, self.play, self.felt)

    def point(self, spot: Spot) -> None:
        """Choose what was pointed at."""
        self.spot = spot

    def look(self, before: Play | None, play: Play) -> None:
        """See the felt, and take in hand what comes first where another phase began."""
        lay, self.felt = self.felt, play.felt()
        if before is None or lay is None or before.facts is not play.facts or before.phase != play.phase:
            self.spot = choosing.first(play, self.felt)
        else:
            self.spot = choosing.after(self.spot, play, lay, self.felt)
