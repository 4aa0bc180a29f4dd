"""What can be wrong with a pack, and how it is found: each pack held against the fifty-two cards (P21-2, 8).

>>> from trainer.rules import preset
>>> packs = as_found(whole_packs(preset("poker21")), [parse_defect("missing 9h", 3)])
>>> [len(pack.cards) for pack in packs], [(defect.pack, defect.what) for defect in defects_of(packs)]
([52, 52, 51, 52, 52, 52], [(3, 'missing 9h')])
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, get_args

from msgspec import Struct, structs

from trainer.cards import DECK, Card, parse_card
from trainer.games.day.facts import Pack
from trainer.rules import TwentyOneRules

DefectKind = Literal["missing", "double", "back"]

DEFECT_KINDS: Final[tuple[DefectKind, ...]] = get_args(DefectKind)
ALL_WELL: Final = "all-well"
"""What is reported of packs that have no defect."""


class Defect(Struct, frozen=True):
    """One thing wrong with a pack, counted from 1: a card missing, there twice, or with the other colour's back."""

    pack: int
    kind: DefectKind
    card: Card

    @property
    def what(self) -> str:
        """The defect as it is reported: `missing 9h`."""
        return f"{self.kind} {self.card}"


def parse_defect(what: str, pack: int) -> Defect | None:
    """The defect that `what` reports of a pack, or None where it reports none."""
    named, _, token = what.partition(" ")
    card = parse_card(token)
    kind = next((kind for kind in DEFECT_KINDS if kind == named), None)
    return None if kind is None or card not in DECK else Defect(pack, kind, card)


def whole_packs(rules: TwentyOneRules) -> tuple[Pack, ...]:
    """The packs of a table as they should be: suit by suit, the first half of them with blue backs (P21-2)."""
    blue = (rules.packs + 1) // 2
    return tuple(Pack("blue" if number < blue else "red", DECK) for number in range(rules.packs))


def as_found(packs: Sequence[Pack], defects: Iterable[Defect]) -> tuple[Pack, ...]:
    """The packs with these defects; of one card in one pack there may be one defect at most."""
    found = list(packs)
    for defect in defects:
        found[defect.pack - 1] = _spoilt(found[defect.pack - 1], defect)
    return tuple(found)


def _spoilt(pack: Pack, defect: Defect) -> Pack:
    place = pack.cards.index(defect.card)
    if defect.kind == "missing":
        return structs.replace(pack, cards=pack.cards[:place] + pack.cards[place + 1 :])
    if defect.kind == "double":
        return structs.replace(pack, cards=(*pack.cards[:place], defect.card, *pack.cards[place:]))
    return structs.replace(pack, strange=(*pack.strange, defect.card))


def defects_of(packs: Sequence[Pack]) -> Iterator[Defect]:
    """Everything that is wrong, pack by pack, each in the order of a new pack's cards."""
    for number, pack in enumerate(packs, start=1):
        held = Counter(pack.cards)
        for card in DECK:
            if held[card] == 0:
                yield Defect(number, "missing", card)
            elif held[card] > 1:
                yield Defect(number, "double", card)
            if card in pack.strange:
                yield Defect(number, "back", card)
