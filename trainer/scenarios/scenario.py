"""A scenario: the rounds of one file, and the rules and limits they are played by."""

from collections.abc import Mapping

from msgspec import Struct

from trainer.games.paire_poker.facts import Limits as PaireLimits
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Limits, Round
from trainer.rules import Rules
from trainer.scenarios.texts import Text, in_language

AnyLimits = Limits | PaireLimits
AnyRound = Round | PaireRound


class Scenario(Struct, frozen=True):
    """What a scenario file states. Every round is played within `limits`, by `rules`, all of one game.

    Which game that is, is asked of the value in hand: `isinstance(scenario.rules, PairePokerRules)` of the rules,
    `isinstance(played, PaireRound)` of a round.
    `texts` are its title and aim by language; `notes` the rounds' notes by language, empty for a round whose note
    is in one language only, and altogether empty where there are no others.
    """

    title: str
    rules: Rules
    limits: AnyLimits
    rounds: tuple[AnyRound, ...]
    texts: Mapping[str, Text] = {}
    notes: tuple[Mapping[str, str], ...] = ()

    def title_in(self, language: str) -> str:
        """The title in `language` ("fr", "en"), or the file's own where it has none in that."""
        return self.texts.get(language, Text()).title or self.title

    def aim_in(self, language: str) -> str:
        """What the scenario is for, in `language` or in another; "" where it does not say."""
        return in_language({code: text.aim for code, text in self.texts.items() if text.aim}, language)

    def note_in(self, language: str, number: int) -> str:
        """The note of round `number`, counted from 1, in `language` or in another; "" where it has none."""
        note = self.rounds[number - 1].note
        return in_language(self.notes[number - 1], language, note) if self.notes else note
