"""The felt of Pair'e Poker: its cells as data, and every bet that can lie on it (PP-2 to 4).

>>> find("K-7-Joker").name, find("t-9-3-4").kind, find("pair T").name
('7-K-joker', 'carre', 'pair 10')
>>> find("7-8") is None, canonical("8-7")
(True, '7-8')
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from trainer.cards import RANKS, Rank

Kind = Literal["colour", "straight-up", "cheval", "transversale", "carre", "pair", "any-pair", "poker-hand"]
CardNumber = Literal[1, 2, 3]

VALUES: Final[tuple[Rank, ...]] = (*RANKS, "joker")
"""The values in the order of the felt, in which a canonical name lists them."""
UPPER: Final[tuple[Rank, ...]] = ("2", "3", "4", "5", "6", "7")
LOWER: Final[tuple[Rank, ...]] = ("8", "9", "10", "J", "Q", "K")
PAIR_ROW: Final[tuple[Rank, ...]] = ("joker", *RANKS, "joker")
"""The common row of pair values from left to right; both joker cells are the same bet."""
PLAYER_CELLS: Final = ("red", "black", "any pair", "poker hand")
"""Each player's own four cells."""
CARD_CELLS: Final[tuple[CardNumber, ...]] = (3, 2, 1)
"""The cells of the cards from left to right."""

_OPTIONAL: Final[frozenset[Kind]] = frozenset(("pair", "any-pair", "poker-hand"))


class Spot(Struct, frozen=True):
    """A place on the area of values, counted in half cells.

    Rows 0 and 2 are the upper and the lower cells, row 1 the line between them, where the ace and the joker,
    which span both, have their middle. Even columns are cells (ace 0, joker 14), odd ones the lines between.
    """

    row: int
    column: int


class FeltBet(Struct, frozen=True):
    """A bet of the felt. `values` are those it stands on; `spot` is where a common first-card bet lies."""

    name: str
    kind: Kind
    values: tuple[Rank, ...] = ()
    spot: Spot | None = None

    @property
    def main(self) -> bool:
        """Whether it is a main bet; the others are optional (PP-3)."""
        return self.kind not in _OPTIONAL

    @property
    def card(self) -> CardNumber:
        """The card whose turning decides it (PP-6)."""
        if self.main:
            return 1
        return 3 if self.kind == "poker-hand" else 2


def _value_spots() -> Iterator[tuple[Rank, Spot]]:
    yield "A", Spot(1, 0)
    for column, (above, below) in enumerate(zip(UPPER, LOWER, strict=True), start=1):
        yield above, Spot(0, 2 * column)
        yield below, Spot(2, 2 * column)
    yield "joker", Spot(1, 2 * len(UPPER) + 2)


VALUE_SPOTS: Final[Mapping[Rank, Spot]] = dict(_value_spots())
"""Where each value's cell has its middle."""


def _between(values: Sequence[Rank]) -> Spot:
    """The line or corner where the cells of these values meet: an end's height is that of its neighbours."""
    inner = [VALUE_SPOTS[value] for value in values if value not in ("A", "joker")]
    rows = {spot.row for spot in inner} or {1}
    columns = {VALUE_SPOTS[value].column for value in values}
    return Spot(sum(rows) // len(rows), sum(columns) // len(columns))


def _joined(values: Sequence[Rank]) -> str:
    return "-".join(sorted(values, key=VALUES.index))


def _chevaux() -> Iterator[tuple[Rank, Rank]]:
    for row in (UPPER, LOWER):
        yield from pairwise(("A", *row, "joker"))
    yield from zip(UPPER, LOWER, strict=True)


def _carres() -> Iterator[tuple[Rank, Rank, Rank, Rank]]:
    for (a, c), (b, d) in pairwise(zip(UPPER, LOWER, strict=True)):
        yield a, b, c, d


def _groups() -> Iterator[tuple[Kind, tuple[Rank, ...]]]:
    yield from (("straight-up", (value,)) for value in VALUES)
    yield from (("cheval", pair) for pair in _chevaux())
    yield from (("transversale", three) for three in (("A", "2", "8"), ("7", "K", "joker")))
    yield from (("carre", four) for four in _carres())


def _bets() -> Iterator[FeltBet]:
    yield from (FeltBet(colour, "colour") for colour in ("red", "black"))
    yield from (FeltBet(_joined(values), kind, values, _between(values)) for kind, values in _groups())
    yield from (FeltBet(f"pair {value}", "pair", (value,)) for value in VALUES)
    yield FeltBet("any pair", "any-pair")
    yield FeltBet("poker hand", "poker-hand")


BETS: Final[Mapping[str, FeltBet]] = {bet.name: bet for bet in _bets()}
"""Every bet of the felt by its canonical name, in the order of the cards."""

_VALUE_WORDS: Final[Mapping[str, Rank]] = {**{value.lower(): value for value in VALUES}, "t": "10"}


def canonical(text: str) -> str:
    """The canonical name of what `text` says, on the felt or not: values in the felt's order, ten as `10`.

    What names neither a bet nor values comes back as it was written.
    """
    words = " ".join(text.lower().split())
    pair = words.removeprefix("pair ")
    if pair != words and pair in _VALUE_WORDS:
        return f"pair {_VALUE_WORDS[pair]}"
    parts = [part.strip() for part in words.split("-")]
    if all(part in _VALUE_WORDS for part in parts):
        return _joined([_VALUE_WORDS[part] for part in parts])
    return words if words in BETS else text


def find(text: str) -> FeltBet | None:
    """The bet that `text` names, its values in any order, or None where the felt has no such bet."""
    return BETS.get(canonical(text))
