"""A round being played: the trainee's moves against the duties, one after the other.

A `Play` is a value: every move gives the next one, and the moves alone give it back (`Play.replay`), so a round
that was interrupted goes on where it was and a wrong act can be played again from its very point.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from trainer.duties import Duty, Phase, Request
from trainer.games.day.facts import Day
from trainer.games.day.table import DayTable, day_table
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.table import FeltView, felt_view
from trainer.games.rounds import Facts, duties_of, ranks_of
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.table import Table
from trainer.games.twentyone.unfolding import table_at
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act, Mistake, RoundGrade, Verdict
from trainer.practice.parts import Part, part
from trainer.practice.stages import closes, stages
from trainer.rules import Rules, TwentyOneRules

Move = Act | None
"""An act, or None where the trainee said that nothing more is due here and went on."""


class Play(Struct, frozen=True):
    """A round at some moment. Make it with `Play.start`; `do` and `go_on` give the play after a move.

    `duties` are all of the round's and `ranks` their places in the order; `mine` are the indices of those the
    trainee performs, `given_up` those of them that he went past. The grade speaks of the trainee's own duties
    alone, indexed as in `mine`.
    """

    facts: Facts
    rules: Rules
    performs: frozenset[Part]
    duties: tuple[Duty, ...]
    ranks: tuple[int, ...]
    mine: tuple[int, ...]
    stages: tuple[range, ...]
    moves: tuple[Move, ...] = ()
    stage: int = 0
    given_up: frozenset[int] = frozenset()
    graded: RoundGrade = RoundGrade((), ())
    just_missed: tuple[Mistake, ...] = ()

    @classmethod
    def start(cls, facts: Facts, rules: Rules, performs: frozenset[Part]) -> "Play":
        """The play before the first move, with what the table does alone already done."""
        due = duties_of(facts, rules)
        whole = isinstance(facts, Day)
        mine = tuple(index for index, duty in enumerate(due) if whole or part(duty) in performs)
        return cls(facts, rules, performs, due, tuple(ranks_of(facts, due)), mine, stages(due))._regraded()

    @classmethod
    def replay(cls, facts: Facts, rules: Rules, performs: frozenset[Part], moves: Iterable[Move]) -> "Play":
        """The play after these moves."""
        play = cls.start(facts, rules, performs)
        for move in moves:
            play = play.go_on() if move is None else play.do(move)
        return play

    def do(self, act: Act) -> "Play":
        """The play after an act, right or wrong; its verdict is then `last`."""
        moves = (*self.moves, act)
        done = replace(self, moves=moves, just_missed=())._regraded()
        return done._gone_on(moves) if closes(act.deed) and done.phase == act.deed.phase else done

    def go_on(self) -> "Play":
        """The play after "nothing more here": what was still due in this stage is given up as `just_missed`."""
        return self if self.over else self._gone_on((*self.moves, None))

    def _gone_on(self, moves: tuple[Move, ...]) -> "Play":
        left = frozenset(self._open_here())
        passed = replace(self, moves=moves, given_up=self.given_up | left, stage=self.stage + 1)
        gone = passed._regraded()
        lost = {self.mine.index(index) for index in left}
        return replace(gone, just_missed=tuple(slip for index, slip in gone.graded.missed if index in lost))

    @property
    def acts(self) -> tuple[Act, ...]:
        return tuple(move for move in self.moves if move is not None)

    @property
    def over(self) -> bool:
        return self.stage >= len(self.stages)

    @property
    def last(self) -> Verdict | None:
        """The verdict on the last act, None before the first."""
        return self.graded.verdicts[-1] if self.graded.verdicts else None

    @property
    def due(self) -> Duty | None:
        """The first of the trainee's duties that waits in this stage."""
        index = next(iter(self._open_here()), None)
        return None if index is None else self.duties[index]

    @property
    def phase(self) -> Phase:
        return self.duties[self._here[0]].phase

    @property
    def box(self) -> int | None:
        """The box in hand, None where the whole table is settled at once or the bank plays."""
        return self.duties[self._here[0]].box if self.phase in ("surrender", "playing") else None

    @property
    def hand(self) -> int | None:
        """The hand in hand, as `box`."""
        return self.duties[self._here[0]].hand if self.phase in ("surrender", "playing") else None

    @property
    def asks(self) -> tuple[int, int, Request] | None:
        """The player's request that waits for an answer: box, hand, request."""
        first = self.duties[self._here[0]]
        if self.over or first.act not in ("grant", "refuse") or self._here[0] in self._done():
            return None
        return first.box or 0, first.hand or 0, first.request or "stand"

    def grade(self) -> RoundGrade:
        """The grade so far; final when the play is `over`."""
        return self.graded

    def broken_off(self) -> RoundGrade:
        """The grade of a round that the clock ended: of the duties done or gone past, and no others."""
        reached = sorted({*self._answers(), *self.given_up})
        return self._graded(reached)

    def table(self) -> Table:
        """What lies on the table of twenty-one now, with the request or the offers that wait for an answer.

        Raises TypeError in a round of another game.
        """
        if not isinstance(self.facts, Round):
            raise TypeError(f"a {type(self.facts).__name__} has no table of twenty-one")
        reached = len(self.duties) if self.over else self._here[0]
        return replace(table_at(self.facts, self.duties, self._done(), reached), asks=self.asks)

    def felt(self) -> FeltView:
        """What lies on the felt of Pair'e Poker now. Raises TypeError in a round of another game."""
        if not isinstance(self.facts, PaireRound):
            raise TypeError("a round of twenty-one has a table")
        return felt_view(self.facts, [self.duties[index] for index in self._done()])

    def day(self) -> DayTable:
        """What lies on the table now in a drill of the table's day. Raises TypeError in a round of a game."""
        if not isinstance(self.facts, Day) or not isinstance(self.rules, TwentyOneRules):
            raise TypeError("a round of a game is no drill of the table's day")
        return day_table(self.facts, self.rules, self.duties, self._done())

    @property
    def _here(self) -> range:
        return self.stages[min(self.stage, len(self.stages) - 1)]

    def _answers(self) -> Mapping[int, Duty]:
        """The index of each duty that an act answered, and the deed that did."""
        return {
            self.mine[verdict.answered]: act.deed
            for verdict, act in zip(self.graded.verdicts, self.acts, strict=True)
            if verdict.answered is not None
        }

    def _open_here(self) -> list[int]:
        """The indices of the trainee's duties of this stage that are neither done nor given up."""
        if self.over:
            return []
        settled = {*self._answers(), *self.given_up}
        return [index for index in self._here if index in self.mine and index not in settled]

    def _regraded(self) -> "Play":
        to_come = [place for place, index in enumerate(self.mine) if index not in self.given_up]
        play = replace(self, graded=self._graded(self.mine, [] if self.over else to_come))
        while not play.over and not play._open_here():
            play = replace(play, stage=play.stage + 1)
        if play.over and not self.over:
            return replace(play, graded=self._graded(self.mine))
        return play

    def _graded(self, indices: Sequence[int], to_come: Collection[int] = ()) -> RoundGrade:
        due = [self.duties[index] for index in indices]
        return grade_round(due, self.acts, to_come=to_come, ranks=[self.ranks[index] for index in indices])

    def _done(self) -> Mapping[int, Duty]:
        """Each duty done, by the trainee or by the table, and the deed; a card given up comes all the same."""
        done = dict(self._answers())
        end = len(self.duties) if self.over else min([self._here.stop, *self._open_here()])
        for index in range(end):
            duty = self.duties[index]
            alone = index not in self.mine or (index in self.given_up and duty.act in _CARD_ACTS)
            if alone and index not in done:
                done[index] = duty
        return done


_CARD_ACTS = frozenset((
    "deal", "grant", "draw", "burn", "turn", "clear", "spread", "pile", "shuffle", "cut", "place-red-card", "load",
    "finish-round", "split-stub", "insert",
))  # fmt: skip
