"""A round of any game: its facts, and the duties and their order that the game makes of them."""

from collections.abc import Sequence

from trainer.duties import Duty
from trainer.games.paire_poker.duties import duties as paire_duties
from trainer.games.paire_poker.duties import order_ranks
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.duties import duties as twentyone_duties
from trainer.games.twentyone.facts import Round
from trainer.rules import PairePokerRules, Rules, TwentyOneRules

Facts = Round | PaireRound


def duties_of(facts: Facts, rules: Rules) -> tuple[Duty, ...]:
    """The croupier's duties. Raises TypeError where the rules are those of another game than the round's."""
    if isinstance(facts, Round) and isinstance(rules, TwentyOneRules):
        return twentyone_duties(facts, rules)
    if isinstance(facts, PaireRound) and isinstance(rules, PairePokerRules):
        return paire_duties(facts, rules)
    raise TypeError(f"a {type(facts).__name__} cannot be played by {rules.name}")


def ranks_of(facts: Facts, duties: Sequence[Duty]) -> Sequence[int]:
    """Each duty's place in the order, for the grader: duties of one rank may come in any order (PP-11)."""
    return order_ranks(duties) if isinstance(facts, PaireRound) else range(len(duties))
