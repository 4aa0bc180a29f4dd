"""What the croupier must do in a drill of the table's day, in order, each duty citing its statement.

Two choices the sources leave open: the piles may be as many as one likes, two at least (P21-9); behind the red
card there may be from the house's stub, one pack by default, up to one pack more (P21-12).

>>> from trainer.games.day.facts import RedCard
>>> from trainer.rules import preset
>>> [duty.act for duty in duties(RedCard("box 4", left=40), preset("poker21"))][:5]
['finish-round', 'split-stub', 'insert', 'shuffle', 'pile']
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from trainer.cards import DECK
from trainer.duties import Duty
from trainer.games.day.facts import Clearing, Day, Opening, RedCard, Shuffle
from trainer.games.day.packs import ALL_WELL, defects_of
from trainer.games.twentyone.duties import duties as round_duties
from trainer.rules import TwentyOneRules

FEWEST_PILES: Final = 2
STUB_PARTS: Final = 2
PACK: Final = len(DECK)


def duties(facts: Day, rules: TwentyOneRules) -> tuple[Duty, ...]:
    """Every duty of the drill, in order."""
    match facts:
        case Opening():
            return (*_opening(facts), *_shuffling(rules), *_loading(rules))
        case Shuffle():
            return (Duty("shuffling", "turn", rule="P21-9"), *_shuffling(rules), *_loading(rules))
        case RedCard():
            return tuple(_red_card(facts, rules))
        case Clearing():
            return tuple(structs.replace(duty, phase="clearing") for duty in to_clear(facts, rules))


def to_clear(facts: Clearing, rules: TwentyOneRules) -> Iterator[Duty]:
    """Those duties of the round that move its cards once the "21" payments are over (P21-42, 44, 48)."""
    for duty in round_duties(facts.round, rules):
        swept = duty.act == "clear" and duty.box is None
        if swept or duty.act == "reshuffle" or (duty.phase == "pok" and duty.act in ("draw", "burn")):
            yield duty


def order_ranks(key: Sequence[Duty]) -> tuple[int, ...]:
    """Each duty's place in the order due: what was found wrong with the packs may be reported in any order."""
    first = next((place for place, duty in enumerate(key) if duty.act == "report"), 0)
    return tuple(first if duty.act == "report" else place for place, duty in enumerate(key))


def cards_of(rules: TwentyOneRules) -> int:
    """How many cards the packs of the table have together."""
    return PACK * rules.packs


def behind_red_card(rules: TwentyOneRules) -> tuple[int, int]:
    """The fewest and the most cards that may stay behind the red card (P21-12)."""
    least = min(rules.stub, cards_of(rules))
    return least, min(least + PACK, cards_of(rules))


def _opening(facts: Opening) -> Iterator[Duty]:
    """The packs spread, counted and checked (P21-8); turning them over ends the checking (P21-9)."""
    yield Duty("opening", "spread", rule="P21-8")
    yield Duty("opening", "count", count=sum(len(pack.cards) for pack in facts.packs), rule="P21-8")
    yield Duty("opening", "check", rule="P21-8")
    found = tuple(defects_of(facts.packs))
    for defect in found:
        yield Duty("opening", "report", what=defect.what, pack=defect.pack, rule="P21-8")
    if not found:
        yield Duty("opening", "report", what=ALL_WELL, rule="P21-8")
    yield Duty("opening", "turn", rule="P21-9")


def _shuffling(rules: TwentyOneRules) -> Iterator[Duty]:
    yield Duty("shuffling", "pile", count=FEWEST_PILES, most=cards_of(rules), rule="P21-9")
    yield Duty("shuffling", "shuffle", what="piles", rule="P21-10")
    yield Duty("shuffling", "cut", what="piles", count=2, rule="P21-10")
    yield Duty("shuffling", "cut", what="whole", rule="P21-11")
    yield Duty("shuffling", "cut", what="last", to="player", rule="P21-11")


def _loading(rules: TwentyOneRules) -> Iterator[Duty]:
    least, most = behind_red_card(rules)
    yield Duty("loading", "place-red-card", count=least, most=most, rule=rules.statements["stub"])
    yield Duty("loading", "load", rule="P21-13")
    if rules.burn:
        yield Duty("loading", "burn", count=rules.burn, rule=rules.statements["burn"])


def _red_card(facts: RedCard, rules: TwentyOneRules) -> Iterator[Duty]:
    """The round finished, and all shuffled again from the piles on (P21-15); or the shoe has run out (P21-16)."""
    yield Duty("red-card", "finish-round", rule="P21-15")
    if facts.empty_at is not None:
        yield Duty("shoe-empty", "stop", rule="P21-16")
        yield Duty("shoe-empty", "call-chief", rule="P21-16")
        return
    yield Duty("stub", "split-stub", count=STUB_PARTS, rule="P21-15")
    yield Duty("stub", "insert", count=STUB_PARTS, rule="P21-15")
    yield Duty("stub", "shuffle", what="all", rule="P21-15")
    yield from _shuffling(rules)
    yield from _loading(rules)
