"""Rounds dealt from a shoe, one after the other, as an evening at the table brings them."""

from collections.abc import Iterator
from random import Random
from typing import Final

from trainer.cards import Card
from trainer.games.twentyone.bank import cards_due
from trainer.games.twentyone.facts import Box, Hand, Limits, Round
from trainer.games.twentyone.limits import highest_pok_maximum, may_insure
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.scenarios.dealing.players import PEOPLE, Player
from trainer.scenarios.dealing.shoe import Draws, Shoe, ShoeExhaustedError, fresh_shoe
from trainer.scenarios.dealing.turns import Turn
from trainer.scenarios.dealing.wagers import Table, Wagers, bad_offer, insurance, table_of, wagers

_OFFERS_WRONGLY: Final = 0.06


def usual_limits(rules: TwentyOneRules) -> Limits:
    """The limits of a table where nobody said others: from ten euros, up to fifty times that if the rules know it."""
    minimum = 1000
    times = 50 if 50 in rules.maximum_times else max(rules.maximum_times)
    return Limits(minimum, times * minimum, highest_pok_maximum(minimum, rules) if rules.pok else None)


def deal_rounds(
    rules: TwentyOneRules, limits: Limits, random: Random, boxes: tuple[int, int] = (3, 7)
) -> Iterator[Round]:
    """Rounds without end from a fresh shoe; the same seed of `random` gives the same rounds."""
    shoe = fresh_shoe(rules, random)
    while True:
        facts, shoe = deal_round(shoe, rules, limits, random, boxes)
        yield facts


def deal_round(
    shoe: Shoe, rules: TwentyOneRules, limits: Limits, random: Random, boxes: tuple[int, int] = (3, 7)
) -> tuple[Round, Shoe]:
    """One round, and the shoe for the next: shuffled anew where the red card came out (P21-15).

    From `boxes[0]` to `boxes[1]` boxes are played, as far as the house has seats. A shoe that runs out inside
    the round ends it for nothing (P21-16), and another is dealt. Raises ValueError where the packs do not hold
    a round of one box, or the limits no stake.
    """
    table = table_of(limits, rules)
    low, high = (min(count, rules.seats) for count in boxes)
    if not 1 <= low <= high:
        raise ValueError(f"boxes from {boxes[0]} to {boxes[1]}")
    count = between(random, low, high)
    fresh = False
    while count:
        try:
            facts, after = _deal(shoe, table, random, count)
        except ShoeExhaustedError:
            count -= fresh
            shoe, fresh = fresh_shoe(rules, random), True
        else:
            return facts, fresh_shoe(rules, random) if facts.red_card else after
    raise ValueError("the packs do not hold a round")


def _deal(shoe: Shoe, table: Table, random: Random, count: int) -> tuple[Round, Shoe]:
    """Bets, cards to every box and the bank in their order, the players' turns, the bank's cards (P21-23 to 36)."""
    draws = Draws(shoe)
    numbers = sorted(shuffled(random, range(1, table.rules.seats + 1))[:count])
    staked = [wagers(table, random) for _ in numbers]
    first_cards = [draws.card() for _ in numbers]
    bank_card = draws.card()
    second_cards = [draws.card() for _ in numbers]
    boxes: list[Box] = []
    live = False
    for place, (number, bets) in enumerate(zip(numbers, staked, strict=True)):
        turn = Turn(Player(pick(random, PEOPLE), table.rules, random), bank_card, draws, table.rules)
        hand = turn.play((first_cards[place], second_cards[place]))
        live = live or turn.live
        boxes.append(_box(number, bets, hand, bank_card, table, random))
    bank = _bank(bank_card, draws, table.rules, live=live)
    after = draws.shoe()
    return Round(table.limits, tuple(boxes), bank, after.red_card_out), after


def _box(number: int, bets: Wagers, hand: Hand, bank_card: Card, table: Table, random: Random) -> Box:
    insured = None
    if table.rules.insurance and may_insure(bank_card):
        insured = insurance(bets.stake, table, random)
    box = Box(number, bets.stake, hand, bets.pok, bets.standing, None, insured)
    offer = bad_offer(box, table, random) if happens(random, _OFFERS_WRONGLY) else None
    return Box(number, bets.stake, hand, bets.pok, bets.standing, offer, insured)


def _bank(first: Card, draws: Draws, rules: TwentyOneRules, *, live: bool) -> tuple[Card, ...]:
    """Exactly the cards that the bank takes in this round, POK's included (P21-34, P21-44)."""
    bank = [first]
    while (due := cards_due(bank, rules, live=live)) is None or due > len(bank):
        bank.append(draws.card())
    return tuple(bank)
