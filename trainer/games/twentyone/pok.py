"""POK: what the bank's five cards are worth (P21-44 to 47).

>>> from trainer.cards import parse_cards
>>> from trainer.rules import preset
>>> decree = preset("poker21")
>>> pok_score(parse_cards("Js Jd 4c 7h 9s"), decree), pok_score(parse_cards("4s 4s 4s 4s 4s"), decree)
('pair-J', 'five-flush')
>>> str(pok_ratio("pair-J", decree)), pok_ratio("pair-10", decree)
('1:1', None)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from trainer.cards import DECK, RANKS, SUITS, Card, Rank
from trainer.money import Ratio
from trainer.rules.ruleset import PokHand, TwentyOneRules

POK_HANDS: Final[tuple[PokHand, ...]] = get_args(PokHand)
"""The hands from the least to the best, as the decree lists them (P21-46)."""
PAIR_RANKS: Final[tuple[Rank, ...]] = (*RANKS[1:], "A")
"""The ranks from the least to the best, the ace high."""
HIGH: Final[Mapping[str, int]] = {rank: place for place, rank in enumerate(PAIR_RANKS)}
"""Each rank's place with the ace high: 0 for the deuce, 12 for the ace."""
POK_SCORES: Final[tuple[str, ...]] = ("nothing", *(f"pair-{rank}" for rank in PAIR_RANKS), *POK_HANDS[1:])
"""Every score a POK hand can be announced with, from the least to the best."""

_WHEEL: Final = frozenset(("A", "2", "3", "4", "5"))
_BROADWAY: Final = frozenset(("10", "J", "Q", "K", "A"))


def _straight(ranks: frozenset[Rank]) -> bool:
    """Five ranks in a row, the ace low in A-2-3-4-5 and high in 10-J-Q-K-A, without a wrap (P21-47)."""
    if len(ranks) != 5:
        return False
    places = [HIGH[rank] for rank in ranks]
    return max(places) - min(places) == 4 or ranks == _WHEEL


def readings(cards: Sequence[Card]) -> list[PokHand]:
    """Everything five cards are at once, pairs apart: a suited full house is a full house and a flush (P21-47)."""
    counts = Counter(card.rank for card in cards)
    most = sorted(counts.values(), reverse=True)
    suited = len({card.suit for card in cards}) == 1
    straight = _straight(frozenset(counts))
    holds: dict[PokHand, bool] = {
        "two-pair": len(most) > 1 and most[1] >= 2,
        "three-of-a-kind": most[0] >= 3,
        "straight": straight,
        "flush": suited,
        "full-house": most == [3, 2],
        "four-of-a-kind": most[0] >= 4,
        "straight-flush": straight and suited,
        "five-of-a-kind": most[0] == 5,
        "royal-flush": suited and set(counts) == _BROADWAY,
        "five-flush": most[0] == 5 and suited,
    }
    return [hand for hand, held in holds.items() if held]


def plain_score(cards: Sequence[Card], rules: TwentyOneRules) -> str:
    """The best-paid reading of five cards, read straight from the rules: the oracle of `PokTable`.

    A hand that nothing pays is announced by its highest pair, or as `nothing`.
    """
    pays = rules.pok_pays
    paid = [(pays[hand], POK_HANDS.index(hand), str(hand)) for hand in readings(cards) if hand in pays]
    counts = Counter(card.rank for card in cards)
    paired = max((rank for rank in counts if counts[rank] >= 2), key=HIGH.__getitem__, default=None)
    if paired is not None and "pair" in pays and HIGH[paired] >= HIGH[rules.pok_pair_from]:
        paid.append((pays["pair"], 0, f"pair-{paired}"))
    if paid:
        return max(paid)[2]
    return "nothing" if paired is None else f"pair-{paired}"


_SUIT_BITS: Final = 12
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1
_CODE: Final = {card: (6 ** HIGH[card.rank] << _SUIT_BITS) + 8 ** SUITS.index(card.suit) for card in DECK}
"""A number a card; five of them add up without a carry, so the sum tells the ranks and the suits of the hand."""
_SUITED: Final = frozenset(5 * 8**place for place in range(len(SUITS)))
"""What the suits add up to where all five cards are of one."""


class PokTable:
    """POK scores under one pay table, each pattern of ranks read once from the rules and then remembered."""

    def __init__(self, rules: TwentyOneRules) -> None:
        self._rules = rules
        self._mixed: dict[int, str] = {}
        self._suited: dict[int, str] = {}

    def score(self, cards: Sequence[Card]) -> str:
        """The score of exactly five cards, jokers excluded."""
        a, b, c, d, e = cards
        total = _CODE[a] + _CODE[b] + _CODE[c] + _CODE[d] + _CODE[e]
        known = self._suited if total & _SUIT_MASK in _SUITED else self._mixed
        pattern = total >> _SUIT_BITS
        found = known.get(pattern)
        if found is None:
            found = known[pattern] = plain_score(cards, self._rules)
        return found


_TABLES: Final[dict[tuple[object, ...], PokTable]] = {}


def pok_table(rules: TwentyOneRules) -> PokTable:
    """The table of a ruleset's pays; rulesets that pay alike share one."""
    key = (rules.pok_pair_from, *rules.pok_pays.items())
    table = _TABLES.get(key)
    if table is None:
        table = _TABLES[key] = PokTable(rules)
    return table


def pok_score(cards: Sequence[Card], rules: TwentyOneRules) -> str:
    """What five cards are announced as, such as `pair-J` or `full-house`."""
    return pok_table(rules).score(cards)


def pok_ratio(score: str, rules: TwentyOneRules) -> Ratio | None:
    """What a POK score pays, or None where the house collects (P21-45)."""
    hand, _, rank = score.partition("-")
    if hand == "pair":
        multiple = rules.pok_pays.get("pair") if HIGH[rank] >= HIGH[rules.pok_pair_from] else None
    else:
        multiple = next((pays for name, pays in rules.pok_pays.items() if name == score), None)
    return None if multiple is None else Ratio(multiple)
