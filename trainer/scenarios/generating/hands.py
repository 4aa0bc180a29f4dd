"""Hands made to show something: each is played to its end with cards that are really there.

All raise `UnfitError` where the cards that are left, or the bank's, do not allow the hand.
"""

from collections.abc import Callable, Sequence

from trainer.cards import Card
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import BUST_FROM, best, soft
from trainer.games.twentyone.requests import pair
from trainer.scenarios.dealing.chance import happens, pick
from trainer.scenarios.dealing.players import Player
from trainer.scenarios.dealing.strategy import bank_points, hit_or_stand
from trainer.scenarios.dealing.turns import Turn
from trainer.scenarios.generating.making import Making

HandMaker = Callable[[Making], Hand]


def dealt(making: Making, cards: tuple[Card, Card]) -> Hand:
    """Two cards played as people of this level play them."""
    draws = making.supply.lend()
    player = Player(pick(making.random, making.level.people), making.rules, making.random)
    hand = Turn(player, making.bank.cards[0], draws, making.rules).play(cards)
    making.supply.charge(draws)
    return hand


def free(making: Making) -> Hand:
    """Whatever comes."""
    return dealt(making, (making.supply.take(), making.supply.take()))


def turned(making: Making, cards: tuple[Card, Card]) -> tuple[Card, Card]:
    """Two cards, either of them first."""
    return cards if happens(making.random, 0.5) else (cards[1], cards[0])


def played_out(making: Making, cards: Sequence[Card]) -> list[Ask]:
    """What is asked from here on by someone who neither doubles nor splits, up to the end of the hand."""
    held, asks = list(cards), list[Ask]()
    while best(held) < 21:
        if hit_or_stand(held, bank_points(making.bank.cards[0])) == "stand":
            return [*asks, Ask("stand")]
        held.append(making.supply.take())
        asks.append(Ask("hit", held[-1]))
    return asks


def natural_hand(making: Making) -> Hand:
    """An ace and a ten."""
    ace = making.supply.take(lambda card: card.rank == "A")
    return Hand(turned(making, (ace, making.supply.take(lambda card: card.points == 10))))


def soft_hand(making: Making) -> Hand:
    """An ace and a card that leaves it two totals."""
    ace = making.supply.take(lambda card: card.rank == "A")
    return dealt(making, turned(making, (ace, making.supply.take(lambda card: 2 <= card.points <= 9))))


def pat_hand(making: Making) -> Hand:
    """Two cards that a player stands on without a word."""
    cards = making.supply.pair(lambda first, second: 13 <= best((first, second)) <= 20 and not soft((first, second)))
    return Hand(turned(making, cards), (Ask("stand"),))


def busting(making: Making) -> Hand:
    """A hand that passes 21, by one card or by several."""
    first = making.supply.take()
    cards = (first, making.supply.take(lambda card: best((first, card)) != 21))
    held, asks = list(cards), list[Ask]()
    while best(held) < BUST_FROM:
        hard = not soft(held) and best(held) >= 12
        held.append(making.supply.take((lambda card: best([*held, card]) >= BUST_FROM) if hard else _keeps_on(held)))
        asks.append(Ask("hit", held[-1]))
    return Hand(cards, tuple(asks))


def _keeps_on(held: list[Card]) -> Callable[[Card], bool]:
    return lambda card: best([*held, card]) != 21


def totalling(making: Making, total: int) -> Hand:
    """A hand of that total which is no natural, stood on where it is not 21."""
    first = making.supply.take()
    cards = (first, making.supply.take(lambda card: best((first, card)) <= min(total, 20)))
    held, asks = list(cards), list[Ask]()
    while best(held) != total:
        held.append(making.supply.take(lambda card: best([*held, card]) <= total))
        asks.append(Ask("hit", held[-1]))
    return Hand(cards, (*asks, *(() if total == 21 else (Ask("stand"),))))


def tying_hand(making: Making) -> Hand:
    """A hand of the bank's total."""
    return totalling(making, making.bank.total)


def losing_hand(making: Making) -> Hand:
    """A hand that loses without being bust where the bank stands, and is bust where the bank is."""
    if making.bank.total >= BUST_FROM:
        return busting(making)
    return pat_hand(making) if making.bank.natural else totalling(making, making.bank.total - 1)


def doubled_hand(making: Making) -> Hand:
    """Two cards doubled, without being bust by the third."""
    cards = turned(making, making.supply.pair(_doubles(making)))
    third = making.supply.take(lambda card: best((*cards, card)) < BUST_FROM)
    return Hand(cards, (Ask("double", third),))


def doubled_bust(making: Making) -> Hand:
    """Two cards doubled, and bust by the third."""
    may = _doubles(making)
    busts = making.supply.pair(
        lambda first, second: may(first, second) and not soft((first, second)) and best((first, second)) >= 12
    )
    third = making.supply.take(lambda card: best((*busts, card)) >= BUST_FROM)
    return Hand(turned(making, busts), (Ask("double", third),))


def _doubles(making: Making) -> Callable[[Card, Card], bool]:
    """Whether two cards may be doubled; the order of the shuffle decides which two are found."""
    allowed = making.rules.double
    return lambda first, second: best((first, second)) < 21 and (allowed == "any" or best((first, second)) in allowed)


def surrendered(making: Making) -> Hand:
    """A poor hand given up."""
    return Hand(_poor(making), (Ask("surrender"),))


def surrender_refused(making: Making) -> Hand:
    """A poor hand that its player would give up, and must play."""
    cards = _poor(making)
    return Hand(cards, (Ask("surrender"), *played_out(making, cards)))


def _poor(making: Making) -> tuple[Card, Card]:
    total = pick(making.random, (14, 15, 15, 16, 16))
    cards = making.supply.pair(lambda first, second: best((first, second)) == total and not soft((first, second)))
    return turned(making, cards)


def refused_request(making: Making) -> Hand:
    """A hand whose player asks for what he may not have."""
    return pick(making.random, (_hit_at_21, _double_on_three, _split_of_no_pair, _too_late, _hit_on_natural))(making)


def _hit_at_21(making: Making) -> Hand:
    hand = totalling(making, 21)
    return Hand(hand.cards, (*hand.asks, Ask("hit")))


def _double_on_three(making: Making) -> Hand:
    cards = making.supply.pair(lambda first, second: best((first, second)) <= 11 and not soft((first, second)))
    third = making.supply.take(lambda card: best((*cards, card)) < 21)
    asks = played_out(making, (*cards, third))
    return Hand(turned(making, cards), (Ask("hit", third), Ask("double"), *asks))


def _split_of_no_pair(making: Making) -> Hand:
    rules = making.rules
    near = making.supply.pair(
        lambda first, second: (
            best((first, second)) != 21
            and not pair(first, second, rules)
            and abs(first.points - second.points) <= 1
            and first.rank != "A"
        )
    )
    return Hand(near, (Ask("split"), *played_out(making, near)))


def _too_late(making: Making) -> Hand:
    hand = pat_hand(making)
    return Hand(hand.cards, (*hand.asks, Ask("hit")))


def _hit_on_natural(making: Making) -> Hand:
    hand = natural_hand(making)
    return Hand(hand.cards, (Ask("hit"),))
