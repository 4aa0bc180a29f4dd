"""A trainee's sitting at the table: round after round, every move recorded before anything is said of it.

Both front ends, the table on the screen and the line-by-line mode, play through a `Sitting`; it knows no
screen, and its clock and its store are passed in.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from trainer.duties import Duty
from trainer.games.rounds import Facts
from trainer.grading.summary import Summary, summarise
from trainer.grading.verdicts import Act, RoundGrade, Verdict
from trainer.practice.parts import Part, is_part
from trainer.practice.play import Move, Play
from trainer.records import Mode, SessionPlan, StoreFault

RoundSource = Callable[[int], Facts | None]
"""The facts of a round by its number, counted from 1; None where there are no more."""


class Recorder(Protocol):
    """What a sitting needs of a store: each method has written when it returns, or raises `StoreFault`."""

    def begin_session(self, plan: SessionPlan) -> int: ...
    def begin_round(self, session: int, number: int, facts: Facts) -> None: ...
    def record_move(
        self, session: int, round_number: int, number: int, act: Act | None, *, seconds: float | None,
        verdict: Verdict | None = None,
    ) -> None: ...  # fmt: skip
    def finish_round(self, session: int, number: int, grade: RoundGrade) -> None: ...
    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None: ...
    def write_again(self) -> None: ...


Write = Callable[[Recorder, int], None]
"""Something to be written of the session of that number."""


class Sitting:
    """Rounds played one after the other. `play` is the round in hand, `trouble` the store's last fault.

    A fault of the store never stops the table: what could not be written waits in the store for its next write.
    The time allowed in timed mode runs from `start_clock`, not from the first key.
    """

    def __init__(
        self, plan: SessionPlan, rounds: RoundSource, clock: Callable[[], float], recorder: Recorder | None = None
    ) -> None:
        self.plan = plan
        self.grades: list[RoundGrade] = []
        self.number = 0
        self.trouble: StoreFault | None = None
        self.play: Play | None = None
        self.session: int | None = None
        self._rounds = rounds
        self._clock = clock
        self._recorder = recorder
        self._last = clock()
        self._started: float | None = None
        self._before_session: list[Write] = []

    @property
    def begun(self) -> bool:
        """Whether a session has been opened, or one gone on with."""
        return self.session is not None or self.number > 0

    @property
    def mode(self) -> Mode:
        return self.plan.mode

    @property
    def parts(self) -> frozenset[Part]:
        return frozenset(name for name in self.plan.performs if is_part(name))

    def begin(self) -> Play | None:
        """Opens the session and its first round; None where there is no round to play."""
        self._record(lambda recorder, session: None)
        return self.next_round()

    def resume(
        self, session: int, done: Sequence[RoundGrade], facts: Facts | None, moves: Sequence[Move]
    ) -> Play | None:
        """Takes up a recorded session: the grades of its finished rounds, then the round it broke off in."""
        self.session = session
        self.grades = list(done)
        self.number = len(done)
        if facts is None:
            return self.next_round()
        self.number += 1
        self.play = Play.replay(facts, self.plan.rules, self.parts, moves)
        self._last = self._clock()
        return self.play

    def next_round(self) -> Play | None:
        """The next round, recorded before its first move; None where there are no more, or no more time."""
        facts = None if self.time_is_up else self._rounds(self.number + 1)
        if facts is None:
            self.play = None
            return None
        self.number += 1
        self.play = Play.start(facts, self.plan.rules, self.parts)
        number = self.number
        self._record(lambda recorder, session: recorder.begin_round(session, number, facts))
        self._last = self._clock()
        if self.play.over:  # nothing in it is the trainee's to do
            self._close_round(self.play.grade())
        return self.play

    def do(self, deed: Duty) -> Verdict | None:
        """Does and records an act; its verdict. Nothing is done once the round or the time is over."""
        return self._move(deed)

    def go_on(self) -> None:
        """Goes past what is still due here, and records that."""
        self._move(None)

    def _move(self, deed: Duty | None) -> Verdict | None:
        play = self.play
        if play is None or play.over or self.time_is_up:
            return None
        now = self._clock()
        seconds, self._last = max(now - self._last, 0.0), now
        act = None if deed is None else Act(deed, round(seconds, 3))
        after = play.go_on() if act is None else play.do(act)
        verdict = None if act is None else after.last
        number, moves = self.number, len(after.moves)
        self._record(
            lambda recorder, session: recorder.record_move(
                session, number, moves, act, seconds=seconds, verdict=verdict
            )
        )
        self.play = after
        if after.over:
            self._close_round(after.grade())
        return verdict

    def _close_round(self, grade: RoundGrade) -> None:
        self.grades.append(grade)
        number = self.number
        self._record(lambda recorder, session: recorder.finish_round(session, number, grade))

    def finish(self) -> Summary:
        """Ends the session: a round broken off by the clock counts as far as it went; the whole summed up.

        Where nothing was due, nothing is marked.
        """
        if self.play is not None and not self.play.over and self.mode == "timed":
            self._close_round(self.play.broken_off())
        summary = summarise(self.grades)
        passed, mark = self.passed(summary), summary.mark if summary.duties else None
        self._record(lambda recorder, session: recorder.finish_session(session, mark=mark, passed=passed))
        return summary

    def leave(self) -> None:
        """Tries a last time to write what waits: with the table left, nothing would try again."""
        if self.trouble is not None and self._recorder is not None:
            self._record(lambda recorder, _: recorder.write_again())

    def passed(self, summary: Summary) -> bool | None:
        """Whether a timed session reached its pass mark; None where none was set or nothing was played."""
        wanted = self.plan.pass_mark
        return None if wanted is None else summary.duties > 0 and summary.mark >= wanted

    def start_clock(self) -> None:
        """Starts the time allowed; the trainee's own word does, never a stray key."""
        if self._started is None:
            self._started = self._last = self._clock()

    @property
    def seconds_left(self) -> float | None:
        """What is left of the time allowed, None where there is no limit."""
        if self.plan.minutes is None or self.mode != "timed":
            return None
        spent = 0.0 if self._started is None else self._clock() - self._started
        return max(self.plan.minutes * 60 - spent, 0.0)

    @property
    def time_is_up(self) -> bool:
        return self.seconds_left == 0

    def _record(self, write: Write) -> None:
        """Writes, the session first where the store would not open it before, and all that waited for it."""
        if self._recorder is None:
            return
        self._before_session.append(write)
        try:
            if self.session is None:
                self.session = self._recorder.begin_session(self.plan)
            self.trouble = None
            self._write_all(self._recorder, self.session)
        except StoreFault as fault:
            self.trouble = fault

    def _write_all(self, recorder: Recorder, session: int) -> None:
        """What a write leaves unwritten waits in the store from then on, not here."""
        while self._before_session:
            self._before_session.pop(0)(recorder, session)
