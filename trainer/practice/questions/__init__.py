"""Questions on the rules, made from a ruleset: another ruleset asks and answers otherwise by itself.

Every answer is what the engine does, never written down beside it.

>>> from random import Random
>>> from trainer.rules import preset
>>> asked = questions(preset("poker21-circle"), Random(4))
>>> next(question.answer for question in asked if question.id == "pok-pair:10")
'yes'
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from trainer.practice.questions import bank, limits, material, paire, pok, requests, settling
from trainer.practice.questions.question import Answer, Kind, Question, Value
from trainer.rules import PairePokerRules, Rules, TwentyOneRules
from trainer.scenarios.dealing.chance import shuffled

__all__ = ["Answer", "Kind", "Question", "Value", "questions"]

_TWENTY_ONE: Final[Sequence[Callable[[TwentyOneRules, Random], Question | None]]] = (
    requests.doubling, requests.splitting, requests.drawing, requests.drawing_to_split_ace,
    requests.surrendering, requests.surrender_moment,
    bank.bank_draws, bank.bank_without_live_hand, bank.cards_for_pok,
    settling.outcome, settling.split_outcome, settling.payment, settling.surrender_amount, settling.settling_order,
    settling.bust_pok,
    pok.reading, pok.payment, pok.pair_pays,
    limits.pok_maximum, limits.maximum, limits.offer, limits.standing_players, limits.chips, limits.insurance,
    material.material,
)  # fmt: skip
_PAIRE_POKER: Final[Sequence[Callable[[PairePokerRules, Random], Question | None]]] = (
    paire.payment, paire.payment, paire.felt, paire.reading, paire.deciding_card, paire.offer, paire.material,
)  # fmt: skip
_TRIES: Final = 6
"""How often a kind of question is drawn before it counts as asked through."""

_Maker = Callable[[Random], Question | None]


def questions(rules: Rules, random: Random) -> Iterator[Question]:
    """Questions without end, all kinds in turn and none twice until every kind seems asked through."""
    makers = _makers(rules)
    asked: set[str] = set()
    while True:
        before = len(asked)
        for maker in shuffled(random, makers):
            question = _new(maker, random, asked)
            if question is not None:
                asked.add(question.id)
                yield question
        if len(asked) == before:
            asked.clear()


def _makers(rules: Rules) -> list[_Maker]:
    if isinstance(rules, PairePokerRules):
        return [partial(maker, rules) for maker in _PAIRE_POKER]
    return [partial(maker, rules) for maker in _TWENTY_ONE]


def _new(maker: _Maker, random: Random, asked: set[str]) -> Question | None:
    """A question of this kind that was not asked yet, if one comes soon."""
    for _ in range(_TRIES):
        question = maker(random)
        if question is not None and question.id not in asked:
            return question
    return None
