"""Drills of the table's day drawn from one `Random`: packs with something to find, a red card, a table to clear.

>>> from random import Random
>>> from trainer.rules import preset
>>> opening = make_day(preset("poker21"), Random(4), defects=2)
>>> [len(pack.cards) for pack in opening.packs]
[52, 51, 51, 52, 52, 52]
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec import structs

from trainer.cards import DECK
from trainer.games.day.duties import behind_red_card, cards_of, to_clear
from trainer.games.day.facts import Clearing, Day, Drill, Opening, RedCard, Shuffle
from trainer.games.day.packs import DEFECT_KINDS, Defect, as_found, whole_packs
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick
from trainer.scenarios.dealing.rounds import deal_round, usual_limits
from trainer.scenarios.dealing.shoe import fresh_shoe

_DEFECTS: Final = (0, 1, 1, 2, 2, 3)
"""How many defects the packs have, where nobody says."""
_SHOE_RUNS_OUT: Final = 0.25
_RED_CARD_OUT: Final = 0.4
_RED_CARD_SPREAD: Final = 10
"""So many cards more than the least lie behind a red card put in by hand."""
_ROUND_TAKES: Final = (3, 40)
"""How many cards a round may still take once the red card is out."""


def make_day(rules: TwentyOneRules, random: Random, drill: Drill = "opening", defects: int | None = None) -> Day:
    """The facts of a drill; `defects` is how many defects an opening has, by default from none to three."""
    if drill == "opening":
        return make_opening(rules, random, defects)
    return _MAKERS[drill](rules, random)


def make_opening(rules: TwentyOneRules, random: Random, defects: int | None = None) -> Opening:
    """Packs to be spread and checked, with so many defects, each of another card or in another pack."""
    places = [(number, card) for number in range(1, rules.packs + 1) for card in DECK]
    found = []
    for _ in range(pick(random, _DEFECTS) if defects is None else defects):
        number, card = places.pop(between(random, 0, len(places) - 1))
        found.append(Defect(number, pick(random, DEFECT_KINDS), card))
    return Opening(as_found(whole_packs(rules), found))


def _red_card(rules: TwentyOneRules, random: Random) -> RedCard:
    people = (*(f"box {number}" for number in range(1, rules.seats + 1)), "bank")
    came = between(random, 0, len(people) - 1)
    if happens(random, _SHOE_RUNS_OUT):
        return RedCard(people[came], 0, people[between(random, came, len(people) - 1)])
    behind = behind_red_card(rules)[0] + between(random, 0, _RED_CARD_SPREAD)
    return RedCard(people[came], max(min(behind, cards_of(rules)) - between(random, *_ROUND_TAKES), 2))


def _clearing(rules: TwentyOneRules, random: Random) -> Clearing:
    """A dealt round at whose end a player's hand lies on the table. A shoe is dealt for each that has none."""
    while True:
        dealt, _ = deal_round(fresh_shoe(rules, random), rules, usual_limits(rules), random)
        facts = Clearing(structs.replace(dealt, red_card=happens(random, _RED_CARD_OUT)))
        if any(duty.what == "players" for duty in to_clear(facts, rules)):
            return facts


_MAKERS: Final[Mapping[Drill, Callable[[TwentyOneRules, Random], Day]]] = {
    "shuffle": lambda rules, random: Shuffle(),
    "red-card": _red_card,
    "clearing": _clearing,
}
