"""Rounds made to order, from a seed.

>>> from trainer.rules import preset
>>> order = Order(rounds=2, seed=7, focuses=("naturals", "pok-five-flush"))
>>> generated = generate(preset("poker21"), order)
>>> [(name, duty.score or duty.ratio) for made in generated.rounds for name, (duty, *_) in made.shown.items()]
[('naturals', '3:2'), ('pok-five-flush', 'five-flush')]
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from trainer.duties import Duty
from trainer.games.paire_poker.betting import fixed_limits
from trainer.games.paire_poker.duties import duties as paire_duties
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.duties import duties as twentyone_duties
from trainer.games.twentyone.facts import Round
from trainer.rules import PairePokerRules, Rules, TwentyOneRules
from trainer.scenarios.dealing import usual_limits
from trainer.scenarios.dealing.wagers import Table, table_of
from trainer.scenarios.generating.focuses import TWENTYONE
from trainer.scenarios.generating.levels import LEVELS
from trainer.scenarios.generating.order import (
    CannotMakeError,
    Focuses,
    Generated,
    LackCode,
    LackingError,
    Made,
    NoStakeError,
    NotTogetherError,
    Order,
    TooFewBoxesError,
)
from trainer.scenarios.generating.paire import make_paire_round
from trainer.scenarios.generating.paire_focuses import PAIRE_POKER
from trainer.scenarios.generating.twentyone import make_round

FOCUSES: Final[Sequence[str]] = (*TWENTYONE, *PAIRE_POKER)
"""The names of everything that rounds can be made to show."""


def generate(rules: Rules, order: Order) -> Generated:
    """The rounds of an order; the same order gives the same rounds.

    Raises a `CannotMakeError` where it cannot be met.
    """
    _check(order, rules)
    if isinstance(rules, TwentyOneRules):
        return _twentyone(rules, order)
    return _paire_poker(rules, order)


def shown_in(facts: Round | PaireRound, rules: Rules) -> Mapping[str, Sequence[Duty]]:
    """Everything that a round shows, whether it was made for it or not."""
    found: dict[str, Sequence[Duty]] = {}
    if isinstance(facts, Round) and isinstance(rules, TwentyOneRules):
        due = twentyone_duties(facts, rules)
        found = {name: focus.evidence(facts, due, rules) for name, focus in TWENTYONE.items()}
    elif isinstance(facts, PaireRound) and isinstance(rules, PairePokerRules):
        due = paire_duties(facts, rules)
        found = {name: focus.evidence(facts, due) for name, focus in PAIRE_POKER.items()}
    return {name: shown for name, shown in found.items() if shown}


def _twentyone(rules: TwentyOneRules, order: Order) -> Generated:
    random, level = Random(order.seed), LEVELS[order.level - 1]
    table = _table(rules)
    boxes = _counts(order, level.boxes if rules.pok else _two_at_least(level.boxes), rules.seats)
    most = boxes[1] if order.boxes else rules.seats

    def made(names: Focuses) -> Made:
        needed = sum(len(TWENTYONE[name].seats) for name in names)
        if needed > most:
            raise TooFewBoxesError(names, needed)
        return make_round(table, level, boxes, names, random)

    return Generated(table.limits, tuple(made(names) for names in _shared_out(order, made)))


def _paire_poker(rules: PairePokerRules, order: Order) -> Generated:
    random, level = Random(order.seed), LEVELS[order.level - 1]
    players = _counts(order, level.boxes, rules.players)

    def made(names: Focuses) -> Made:
        return make_paire_round(rules, level, players, names, random)

    return Generated(fixed_limits(rules), tuple(made(names) for names in _shared_out(order, made)))


def lacking(rules: Rules) -> Mapping[str, LackCode | None]:
    """For every focus why these rules cannot have it, None where they can."""
    found: dict[str, LackCode | None] = dict.fromkeys(FOCUSES, "other-game")
    if isinstance(rules, TwentyOneRules):
        table = _table(rules)
        return found | {name: focus.lack(table) for name, focus in TWENTYONE.items()}
    return found | {name: focus.lack(rules) for name, focus in PAIRE_POKER.items()}


def _table(rules: TwentyOneRules) -> Table:
    try:
        return table_of(usual_limits(rules), rules)
    except ValueError:
        raise NoStakeError from None


def _check(order: Order, rules: Rules) -> None:
    """Raises `LackingError` for the first focus that these rules cannot have, or that is another game's."""
    lacks = lacking(rules)
    for name in order.focuses:
        code = lacks[name]
        if code is not None:
            raise LackingError(name, code)


def _shared_out(order: Order, made: Callable[[Focuses], Made]) -> list[Focuses]:
    """The focuses of each round: one after the other in turn, or several together where there are fewer rounds."""
    names = order.focuses
    if len(names) <= order.rounds:
        return [(names[number % len(names)],) if names else () for number in range(order.rounds)]
    groups: list[Focuses] = [()] * order.rounds
    for name in names:
        emptiest = sorted(range(order.rounds), key=lambda place: len(groups[place]))
        groups[next(_joins(name, emptiest, groups, made))] += (name,)
    return groups


def _joins(
    name: str, places: Sequence[int], groups: Sequence[Focuses], made: Callable[[Focuses], Made]
) -> Iterator[int]:
    """The places of the groups that `name` goes together with. Raises as `made` does where there is none."""
    refusal: CannotMakeError | None = None
    for place in places:
        try:
            made((*groups[place], name))
        except (NotTogetherError, TooFewBoxesError) as error:
            refusal = error
        else:
            yield place
    if refusal is not None:
        raise refusal


def _two_at_least(boxes: tuple[int, int]) -> tuple[int, int]:
    """Without POK a table of one box has nothing to settle once that is bust."""
    return max(2, boxes[0]), max(2, boxes[1])


def _counts(order: Order, usual: tuple[int, int], seats: int) -> tuple[int, int]:
    """The fewest boxes and the most, as far as the house has them."""
    low, high = order.boxes or usual
    return min(low, seats), min(high, seats)
