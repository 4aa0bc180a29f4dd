"""A round of any game, or a drill of the table's day: its facts, its duties and their order."""

from collections.abc import Sequence

from trainer.duties import Duty
from trainer.games.day.duties import duties as day_duties
from trainer.games.day.duties import order_ranks as day_ranks
from trainer.games.day.facts import Day
from trainer.games.paire_poker.duties import duties as paire_duties
from trainer.games.paire_poker.duties import order_ranks
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.duties import duties as twentyone_duties
from trainer.games.twentyone.facts import Round
from trainer.rules import PairePokerRules, Rules, TwentyOneRules

Facts = Round | PaireRound | Day


def duties_of(facts: Facts, rules: Rules) -> tuple[Duty, ...]:
    """The croupier's duties. Raises TypeError where the rules are those of another game than the round's."""
    if isinstance(facts, Round) and isinstance(rules, TwentyOneRules):
        return twentyone_duties(facts, rules)
    if isinstance(facts, PaireRound) and isinstance(rules, PairePokerRules):
        return paire_duties(facts, rules)
    if isinstance(facts, Day) and isinstance(rules, TwentyOneRules):
        return day_duties(facts, rules)
    raise TypeError(f"a {type(facts).__name__} cannot be played by {rules.name}")


def ranks_of(facts: Facts, duties: Sequence[Duty]) -> Sequence[int]:
    """Each duty's place in the order, for the grader: duties of one rank may come in any order (PP-11)."""
    if isinstance(facts, PaireRound):
        return order_ranks(duties)
    return day_ranks(duties) if isinstance(facts, Day) else range(len(duties))
