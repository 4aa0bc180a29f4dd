"""A round of a file at any moment: its table once so many of its duties are rightly done."""

from trainer.duties import Duty
from trainer.grading.verdicts import Act
from trainer.practice.parts import PARTS
from trainer.practice.play import Play
from trainer.rules import Rules
from trainer.scenarios import AnyRound


class Moments:
    """The moments of one round, each made when it is first looked at.

    >>> from trainer.scenarios.files import load
    >>> from trainer.scenarios.library import bundled_folder
    >>> scenario = load(bundled_folder() / "poker21/1-totals/01-first-totals.toml").scenario
    >>> moments = Moments(scenario.rounds[0], scenario.rules)
    >>> moments.at(len(moments.due)).over, moments.at(0).moves
    (True, ())
    """

    def __init__(self, facts: AnyRound, rules: Rules) -> None:
        self._plays = [Play.start(facts, rules, frozenset(PARTS))]

    @property
    def due(self) -> tuple[Duty, ...]:
        """The key of the round."""
        return self._plays[0].duties

    def at(self, done: int) -> Play:
        """The round when that many of its duties are done."""
        while len(self._plays) <= done:
            play = self._plays[-1]
            self._plays.append(play.do(Act(self.due[len(self._plays) - 1])))
        return self._plays[done]
