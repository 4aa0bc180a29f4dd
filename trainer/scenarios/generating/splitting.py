"""Pairs split into two, three and four hands, each played to its end (P21-28 to 33)."""

from collections.abc import Callable, Sequence

from trainer.cards import Card
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import best
from trainer.games.twentyone.requests import pair
from trainer.scenarios.dealing.chance import happens
from trainer.scenarios.generating.hands import played_out
from trainer.scenarios.generating.making import Making

_Part = Callable[[Card], Hand]


def split_pair(making: Making) -> Hand:
    """A pair, aces excepted, split into two hands."""
    return _split(_pair(making), lambda card: _part(making, card), lambda card: _part(making, card))


def split_aces(making: Making) -> Hand:
    """Two aces split: one card to each, and nothing more (P21-32)."""
    aces = making.supply.pair(lambda first, second: first.rank == second.rank == "A")
    return _split(aces, lambda card: _ace(making, card), lambda card: _ace(making, card))


def split_twenty_one(making: Making) -> Hand:
    """A pair of aces or tens of which a part makes 21 with its second card, which is no natural (P21-33)."""
    if happens(making.random, 0.5):
        aces = making.supply.pair(lambda first, second: first.rank == second.rank == "A")
        makers: list[_Part] = [lambda card: _twenty_one(making, card), lambda card: _ace(making, card)]
        return _either_way(making, aces, makers)
    rules = making.rules
    tens = making.supply.pair(lambda first, second: first.points == 10 and pair(first, second, rules))
    return _either_way(making, tens, [lambda card: _twenty_one(making, card), lambda card: _part(making, card)])


def three_hands(making: Making) -> Hand:
    """A pair of which one hand is split again."""
    makers: list[_Part] = [lambda card: _again(making, card, 1), lambda card: _part(making, card)]
    return _either_way(making, _pair(making), makers)


def four_hands(making: Making) -> Hand:
    """A pair split three times: both hands once more, or one of them twice more."""
    cards = _pair(making)
    if happens(making.random, 0.5):
        return _split(cards, lambda card: _again(making, card, 1), lambda card: _again(making, card, 1))
    return _either_way(making, cards, [lambda card: _again(making, card, 2), lambda card: _part(making, card)])


def _split(cards: tuple[Card, Card], first: _Part, second: _Part) -> Hand:
    return Hand(cards, (Ask("split", hands=(first(cards[0]), second(cards[1]))),))


def _either_way(making: Making, cards: tuple[Card, Card], makers: Sequence[_Part]) -> Hand:
    """The two parts made by these makers, either of them first."""
    one, other = makers if happens(making.random, 0.5) else makers[::-1]
    return _split(cards, one, other)


def _pair(making: Making) -> tuple[Card, Card]:
    rules = making.rules
    return making.supply.pair(lambda first, second: first.rank != "A" and pair(first, second, rules))


def _part(making: Making, card: Card) -> Hand:
    """A part that is not split again, though it might be a pair."""
    cards = (card, making.supply.take())
    return Hand(cards, tuple(played_out(making, cards)))


def _ace(making: Making, card: Card) -> Hand:
    """A split ace with its one card: no second ace, for some houses let those be split again."""
    return Hand((card, making.supply.take(lambda other: other.rank != "A")))


def _twenty_one(making: Making, card: Card) -> Hand:
    return Hand((card, making.supply.take(lambda other: best((card, other)) == 21)))


def _again(making: Making, card: Card, times: int) -> Hand:
    """A part split once more, and one of its own parts too where `times` is two."""
    rules = making.rules
    cards = (card, making.supply.take(lambda other: pair(card, other, rules)))
    if times == 1:
        return _split(cards, lambda part: _part(making, part), lambda part: _part(making, part))
    makers: list[_Part] = [lambda part: _again(making, part, times - 1), lambda part: _part(making, part)]
    return _either_way(making, cards, makers)
