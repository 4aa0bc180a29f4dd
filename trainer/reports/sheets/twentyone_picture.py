"""The table of twenty-one drawn as the croupier sees it when every card of the round has come and nothing is settled.

Hands that are bust or surrendered lie there as well: which they are is the trainee's to say.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from trainer.games.twentyone.facts import Box as Place
from trainer.games.twentyone.facts import Round, bettors
from trainer.games.twentyone.playing import PlayedHand, Turn
from trainer.reports.amounts import short
from trainer.reports.sheets.drawn_cards import HEIGHT, draw_cards, height_of
from trainer.reports.sheets.picture import Box, Disc, Label, Line, Picture, Shape
from trainer.rules import TwentyOneRules
from trainer.wording import terms
from trainer.wording.language import Language

PLACES: Final = 7
_WIDTH: Final = 180.0
_EMPTY: Final = 8.0
_WIDEST: Final = 44.0
_ROOMY: Final = 36.0
"""From this width of a place on its POK cell lies beside the hands, not above them."""
_TOP: Final = 6.5
_LINE: Final = 3.5
"""The height of a stake in its cell."""
_CELL: Final = 4.6
"""The height of a cell beside that of its stakes: its label and its edges."""
_GAP: Final = 1.4
_BANK: Final = HEIGHT + 4.0
_SIDE: Final = 24.0
"""The width of the shoe and of the discard."""


class _Column(Struct, frozen=True):
    """A box in play: where it lies, and its hands as they were played.

    `first` is the name of the cell above the hands, or `beside` them by its width where there is room.
    """

    x: float
    width: float
    place: Place
    hands: tuple[PlayedHand, ...]
    first: str
    beside: float = 0.0

    @property
    def pok(self) -> float:
        """The width of the POK cell."""
        return self.beside or self.width - 2.0

    @property
    def inner(self) -> float:
        """The width of the hands."""
        return self.width - 2.0 - (self.beside + 1.0 if self.beside else 0.0)


def played_hands(facts: Round, rules: TwentyOneRules) -> Mapping[int, tuple[PlayedHand, ...]]:
    """Every box's hands in playing order, with all their cards and all that lies on them."""
    return {box.number: tuple(Turn(box, facts.bank[0], rules).hands) for box in facts.boxes}


def stake_text(staked: int, first: int, language: Language) -> str:
    """A stake as it lies: of a doubled one both halves are seen."""
    one = short(first, language)
    return f"{one} +\N{NO-BREAK SPACE}{one}" if staked == 2 * first else short(staked, language)


def picture(facts: Round, rules: TwentyOneRules, language: Language) -> Picture:
    """The whole table."""
    edges = _edges({box.number for box in facts.boxes})
    hands = played_hands(facts, rules)
    wide = min(edges[box.number] - edges[box.number - 1] for box in facts.boxes)
    beside = wide * 0.34 if rules.pok and wide >= _ROOMY else 0.0
    first = "POK" if rules.pok else terms.capitalised(terms.bet("insurance", language))
    columns = [
        _Column(edges[box.number - 1], edges[box.number] - edges[box.number - 1], box, hands[box.number], first, beside)
        for box in facts.boxes
    ]
    pok = max(len(_pok_stakes(column.place, language)) for column in columns)
    above = 0.0 if beside or not pok else _cell_height(pok) + _GAP
    floor = _TOP + max(above + _hands_height(column) for column in columns) + 0.6
    shapes = (
        *_felt(edges, {column.place.number for column in columns}, floor),
        *(shape for column in columns for shape in _column(column, pok, language)),
        *_bank(facts, floor, language),
    )
    described = language.text("The table: {boxes}", boxes=". ".join(_said(column, language) for column in columns))
    return Picture(_WIDTH, floor + _BANK, shapes, described)


def _edges(taken: set[int]) -> tuple[float, ...]:
    """The left edges of the seven places, and the right one of the last: those in play get the most room."""
    empty = PLACES - len(taken)
    wide = min(_WIDEST if empty else _WIDTH, (_WIDTH - empty * _EMPTY) / len(taken))
    rest = (_WIDTH - wide * len(taken)) / empty if empty else 0.0
    edges = [0.0]
    for number in range(1, PLACES + 1):
        edges.append(edges[-1] + (wide if number in taken else rest))
    return tuple(edges)


def _felt(edges: Sequence[float], taken: set[int], floor: float) -> Iterator[Shape]:
    yield Box(0, 0, _WIDTH, floor + _BANK, 3.0, 0.5)
    for edge in edges[1:-1]:
        yield Line(edge, 0, edge, floor, 0.15, "grey")
    yield Line(0, floor, _WIDTH, floor, 0.5)
    for number in range(1, PLACES + 1):
        middle = (edges[number - 1] + edges[number]) / 2
        if number in taken:
            yield Disc(middle, 3.3, 2.3, 0.25)
        yield Label(middle, 4.45, str(number), 9, number in taken, "middle", "black" if number in taken else "grey")


def _cell_height(stakes: int) -> float:
    return _CELL + _LINE * stakes


def _hands_height(column: _Column) -> float:
    return sum(_hand_height(hand, column.inner) for hand in column.hands)


def _hand_height(hand: PlayedHand, width: float) -> float:
    return _cell_height(len(hand.wagers)) + 1.0 + height_of(len(hand.cards), width) + _GAP


def _column(column: _Column, pok: int, language: Language) -> Iterator[Shape]:
    x, y = column.x + 1.0, _TOP
    if pok:
        stakes = _pok_stakes(column.place, language)
        if stakes:
            yield from _cell(x, y, column.pok, pok, column.first, stakes)
        if column.beside:
            x += column.beside + 1.0
        else:
            y += _cell_height(pok) + _GAP
    for hand in column.hands:
        number = language.text("hand {number}", number=hand.number) if len(column.hands) > 1 else ""
        stakes = _hand_stakes(hand, column.place, language)
        yield from _cell(x, y, column.inner, len(stakes), "21", stakes, number)
        below = y + _cell_height(len(stakes)) + 1.0
        yield from draw_cards(x, below, column.inner, hand.cards, language)
        y += _hand_height(hand, column.inner)


def _cell(
    x: float, y: float, width: float, lines: int, name: str, stakes: Iterable[tuple[str, str]], beside: str = ""
) -> Iterator[Shape]:
    """A cell with its name, and its stakes one below the other, each with the sign of who staked it."""
    yield Box(x, y, width, _cell_height(lines), 1.2, 0.25)
    yield Label(x + 1.2, y + 3.2, name, 7, True)
    if beside:
        yield Label(x + width - 1.2, y + 3.2, beside, 6.5, False, "right")
    for place, (who, amount) in enumerate(stakes):
        base = y + 3.6 + _LINE * (place + 1) - 0.5
        if who:
            yield Label(x + 1.2, base, who, 7)
        else:
            yield Disc(x + 2.4, base - 1.05, 1.25, 0.25)
            yield Disc(x + 2.4, base - 1.05, 0.65, 0.2)
        yield Label(x + (5.0 if len(who) < 3 else 6.4), base, amount, 8.5, not who)


def _pok_stakes(place: Place, language: Language) -> list[tuple[str, str]]:
    stakes = [
        (sign(bettor.name, language), short(bettor.pok, language))
        for bettor in bettors(place)
        if bettor.pok is not None
    ]
    if place.insurance is not None:
        stakes.append((language.text("ins"), short(place.insurance, language)))
    return stakes


def _hand_stakes(hand: PlayedHand, place: Place, language: Language) -> list[tuple[str, str]]:
    first = {bettor.name: bettor.stake for bettor in bettors(place)}
    return [
        (sign(wager.bettor, language), stake_text(wager.amount, first[wager.bettor], language)) for wager in hand.wagers
    ]


def sign(bettor: str, language: Language) -> str:
    """What stands before a stake: a chip for the seated player, a short word for a standing one."""
    return "" if bettor == "seated" else language.text("s{number}", number=bettor.removeprefix("standing-"))


def _bank(facts: Round, floor: float, language: Language) -> Iterator[Shape]:
    top = floor + (_BANK - HEIGHT) / 2
    for x, name in ((2.0, language.text("shoe")), (_WIDTH - _SIDE - 2.0, language.text("discard"))):
        yield Box(x, top, _SIDE, HEIGHT, 1.2, 0.2, "grey")
        yield Label(x + _SIDE / 2, top + HEIGHT / 2 + 0.9, name, 7, False, "middle", "grey")
    start = _SIDE + 24.0
    yield Label(start - 3.0, top + HEIGHT / 2 + 1.2, language.text("BANK"), 9, True, "right")
    yield from draw_cards(start, top, _WIDTH - _SIDE - 6.0 - start, facts.bank, language)


def _said(column: _Column, language: Language) -> str:
    hands = " / ".join(language.cards(hand.cards) for hand in column.hands)
    return language.text("Box {box}: {stakes}", box=column.place.number, stakes=hands)
