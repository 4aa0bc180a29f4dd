"""How a sitting begins: anew, where one was broken off, or from one act of a round that is over."""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from msgspec import structs

from trainer.app.desk import Desk
from trainer.app.settings import Settings
from trainer.games.day.facts import Day
from trainer.games.rounds import Facts
from trainer.practice.parts import is_part
from trainer.practice.play import Move, Play
from trainer.practice.sitting import RoundSource, Sitting
from trainer.records import SessionPlan, SessionRecord, Source, StoreFault
from trainer.rules import Rules

Clock = Callable[[], float]
Game = Literal["twenty-one", "paire-poker", "day"]
"""What is played, as far as the screen has a table for it."""


def game_of(rules: Rules, facts: Facts | None) -> Game:
    """What is played in a round, or where there is none by these rules."""
    return "day" if isinstance(facts, Day) else rules.game


class Start(Protocol):
    """A sitting to be begun. `preview` is its table as it will be, for a screen that paints before the store opens."""

    title: str
    rounds_in_all: int | None
    settings: Settings

    @property
    def game(self) -> Game: ...

    def preview(self) -> Play | None: ...
    def begin(self, desk: Desk) -> Sitting: ...


class Fresh:
    """A new sitting. `trainee` is who plays, None for whoever played last, `user` who it is when nobody did."""

    def __init__(
        self,
        source: Source,
        rules: Rules,
        rounds: RoundSource,
        settings: Settings,
        *,
        clock: Clock,
        user: str,
        program: Callable[[], str],
        trainee: str | None = None,
    ) -> None:
        self.title = source.title
        self.rounds_in_all = source.rounds
        self.settings = settings
        self._source, self._rules, self._rounds = source, rules, rounds
        self._clock, self._user, self._program, self._trainee = clock, user, program, trainee
        self._language = settings.language or "en"

    @property
    def game(self) -> Game:
        """What is played."""
        return game_of(self._rules, self._rounds(1))

    def preview(self) -> Play | None:
        """The first round, before its first move."""
        facts = self._rounds(1)
        return None if facts is None else Play.start(facts, self._rules, self.settings.performs)

    def begin(self, desk: Desk) -> Sitting:
        """The session recorded and its first round begun."""
        sitting = self.seated(desk)
        sitting.begin()
        return sitting

    def seated(self, desk: Desk) -> Sitting:
        """The sitting before anything is recorded of it but who plays."""
        store = desk.store()
        trainee = self._trainee
        try:
            if store is not None and trainee is not None:
                store.remember(trainee)
            elif store is not None:
                trainee = store.remembered()
        except StoreFault as fault:
            desk.trouble = fault
        return Sitting(self._plan(trainee or self._user), self._rounds, self._clock, store)

    def _plan(self, trainee: str) -> SessionPlan:
        timed = self.settings.mode == "timed"
        return SessionPlan(
            trainee=trainee,
            mode=self.settings.mode,
            source=self._source,
            rules=self._rules,
            performs=frozenset(self.settings.performs),
            language=self._language,
            program=self._program(),
            minutes=self.settings.minutes if timed else None,
            pass_mark=self.settings.pass_mark if timed else None,
        )


class Resumed:
    """A recorded session gone on with. `rounds` gives those it has not come to yet.

    Of a timed one only the time is left that its acts have not taken.
    """

    def __init__(self, record: SessionRecord, rounds: RoundSource, settings: Settings, clock: Clock) -> None:
        plan = record.plan
        self.title = plan.source.title
        self.rounds_in_all = plan.source.rounds
        left = None if plan.minutes is None else max(0.0, plan.minutes - _minutes_spent(record))
        self.settings = structs.replace(
            settings,
            mode=plan.mode,
            performs=frozenset(name for name in plan.performs if is_part(name)),
            minutes=settings.minutes if left is None else left,
            pass_mark=settings.pass_mark if plan.pass_mark is None else plan.pass_mark,
        )
        self._plan = structs.replace(plan, minutes=left)
        self._record, self._rounds, self._clock = record, rounds, clock

    @property
    def game(self) -> Game:
        """What is played."""
        begun = [held.facts for held in self._record.rounds]
        return game_of(self._record.plan.rules, begun[0] if begun else self._rounds(1))

    def preview(self) -> Play | None:
        """The round it broke off in, where it was; none where the next one is to begin."""
        broken = self._record.open_round
        return None if broken is None else self._replayed(broken.facts, _moves(self._record, broken.number))

    def begin(self, desk: Desk) -> Sitting:
        """The sitting as it was."""
        record = self._record
        sitting = Sitting(self._plan, self._rounds, self._clock, desk.store())
        done = [
            self._replayed(held.facts, _moves(record, held.number)).grade()
            for held in record.rounds
            if held.grading is not None
        ]
        broken = record.open_round
        moves = () if broken is None else _moves(record, broken.number)
        sitting.resume(record.session, done, None if broken is None else broken.facts, moves)
        return sitting

    def _replayed(self, facts: Facts, moves: Sequence[Move]) -> Play:
        return Play.replay(facts, self._plan.rules, self.settings.performs, moves)


class Again:
    """A round played again from one of its moves on, for the exercise: nothing of it is recorded."""

    def __init__(self, plan: SessionPlan, play: Play, moves: int, title: str, settings: Settings, clock: Clock) -> None:
        self.title = title
        self.rounds_in_all: int | None = 1
        self.settings = structs.replace(settings, mode="practice", performs=play.performs)
        self._plan = structs.replace(plan, mode="practice", minutes=None, pass_mark=None)
        self._play, self._moves, self._clock = play, play.moves[:moves], clock

    @property
    def game(self) -> Game:
        """What is played."""
        return game_of(self._play.rules, self._play.facts)

    def preview(self) -> Play:
        """The round at that point."""
        return Play.replay(self._play.facts, self._play.rules, self._play.performs, self._moves)

    def begin(self, desk: Desk) -> Sitting:
        """The sitting at that point; the desk has nothing to do with it."""
        del desk
        sitting = Sitting(self._plan, lambda _: None, self._clock)
        sitting.resume(0, (), self._play.facts, self._moves)
        return sitting


def _moves(record: SessionRecord, number: int) -> tuple[Move, ...]:
    return tuple(move.act for held in record.rounds if held.number == number for move in held.moves)


def _minutes_spent(record: SessionRecord) -> float:
    return sum(move.seconds or 0 for held in record.rounds for move in held.moves) / 60
