"""The trainee's place at the table: the round as it stands, and what he has in hand in it."""

import asyncio
from functools import partial

from trainer.app import choosing, showing
from trainer.app.choosing import Way
from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.start import Start
from trainer.duties import Duty
from trainer.games.twentyone.table import Table
from trainer.grading.summary import Summary
from trainer.grading.verdicts import Mistake, Verdict
from trainer.practice.play import Play
from trainer.practice.sitting import Sitting
from trainer.records import StoreFault


class Seat:
    """A sitting behind the screen. `play` is the round in hand, `finished` those that are over, by their numbers.

    The round is there at once, from the start's preview; the sitting comes with `sit_down`, and every act waits for it.
    """

    def __init__(self, start: Start, desk: Desk) -> None:
        self.start = start
        self.play: Play | None = None
        self.sitting: Sitting | None = None
        self.finished: list[tuple[int, Play]] = []
        self._desk = desk
        self._seated = asyncio.Event()
        self._take(start.preview())

    async def sit_down(self) -> None:
        """Open the store and begin, or take up, the session."""
        self.sitting = await self._desk.do(partial(self.start.begin, self._desk))
        self._take(self.sitting.play)
        self._seated.set()

    async def do(self, deed: Duty) -> Verdict | None:
        """Do an act; it is on disk when its verdict comes."""
        sitting = await self._there()
        verdict = await self._desk.do(partial(sitting.do, deed))
        self._take(sitting.play)
        return verdict

    async def go_on(self) -> tuple[Mistake, ...]:
        """Go past what is left here; the mistakes that makes."""
        sitting = await self._there()
        await self._desk.do(sitting.go_on)
        self._take(sitting.play)
        return self.play.just_missed if self.play is not None else ()

    async def next_round(self) -> bool:
        """Begin the next round; False where there is none."""
        sitting = await self._there()
        self._take(await self._desk.do(sitting.next_round))
        return self.play is not None

    async def finish(self) -> Summary:
        """End the session; a round that the clock broke off is one of those finished."""
        sitting = await self._there()
        if self.play is not None and not self.play.over:
            self.finished.append((sitting.number, self.play))
        return await self._desk.do(sitting.finish)

    @property
    def trouble(self) -> StoreFault | None:
        """Why something is not recorded."""
        return self._desk.trouble or (self.sitting.trouble if self.sitting is not None else None)

    async def _there(self) -> Sitting:
        await self._seated.wait()
        if self.sitting is None:
            raise RuntimeError("nobody sat down")
        return self.sitting

    def _take(self, play: Play | None) -> None:
        before, self.play = self.play, play
        if play is None:
            return
        if play.over and self.sitting is not None and (before is None or not before.over):
            self.finished.append((self.sitting.number, play))
        self.look(before, play)

    def look(self, before: Play | None, play: Play) -> None:
        """See the round as it stands now, `before` being how it stood. A game sees here what lies on its table."""


class TableSeat(Seat):
    """A place at the table of twenty-one: `table` is what lies on it, `spot` what the trainee has in hand there."""

    def __init__(self, start: Start, desk: Desk) -> None:
        self.table: Table | None = None
        self.spot: Spot = choosing.BANK
        super().__init__(start, desk)

    def choose(self, way: Way) -> None:
        """Move the choice."""
        if self.play is not None and self.table is not None:
            self.spot = choosing.moved(self.spot, way, self.play, self.table)

    def point(self, spot: Spot) -> None:
        """Choose what was pointed at."""
        if self.play is not None and self.table is not None:
            self.spot = choosing.chosen(spot, self.play, self.table)

    def look(self, before: Play | None, play: Play) -> None:
        """See the table, and take in hand what comes first where another phase or hand began."""
        self.table = showing.as_offered(play.table())
        if before is None or before.facts is not play.facts or _place(before) != _place(play):
            self.spot = choosing.first(play, self.table)
        else:
            self.spot = choosing.after(self.spot, self.table)


def _place(play: Play) -> tuple[object, ...]:
    return (play.phase, play.box, play.hand)
