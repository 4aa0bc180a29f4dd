"""The croupier's duties in a round of twenty-one, in order, each citing the statement it rests on.

>>> from trainer.cards import parse_cards
>>> from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
>>> from trainer.rules import preset
>>> six, ten, four = parse_cards("6c Ts 4d")
>>> box = Box(1, stake=5000, pok=1000, hand=Hand((ten, six), (Ask("hit", four), Ask("stand"))))
>>> facts = Round(Limits(1000, 50000, 10000), (box,), parse_cards("9s 8h 7d 2c Kd"))
>>> [duty.act for duty in duties(facts, preset("poker21")) if duty.phase == "settlement"]
['pay', 'clear']
"""

from collections.abc import Iterator, Sequence

from trainer.duties import Duty
from trainer.games.twentyone.bank import POK_CARDS, bank_duties, cards_played
from trainer.games.twentyone.betting import betting_duties, dealing_duties, insurance_duties
from trainer.games.twentyone.facts import Box, Round, bettors
from trainer.games.twentyone.playing import Turn
from trainer.games.twentyone.pok import pok_ratio, pok_score
from trainer.games.twentyone.settlement import settlement_duties
from trainer.money import Ratio
from trainer.rules import TwentyOneRules


def duties(facts: Round, rules: TwentyOneRules) -> tuple[Duty, ...]:
    """What the croupier must do in this round, from the first refused offer to the reshuffle.

    The facts must be legal, as the reader of scenario files makes sure: raises ValueError where they are not.
    """
    turns = [Turn(box, facts.bank[0], rules) for box in facts.boxes]
    hands = [hand for turn in turns for hand in turn.hands]
    live = any(hand.fate == "live" for hand in hands)
    played = cards_played(facts.bank) if live or rules.bank_draws_without_live_hand else 1
    if played is None:
        raise ValueError("the bank's cards do not reach 17")
    due = [*betting_duties(facts, rules), *dealing_duties(facts), *insurance_duties(facts)]
    for turn in turns:
        due += turn.surrender
    for turn in turns:
        due += turn.playing
    due += bank_duties(facts.bank[:played], rules)
    due += settlement_duties(facts, hands, facts.bank[:played], rules)
    if rules.pok:
        due += _pok_duties(facts, due, played, rules)
    due += _clearing_duties(facts)
    return tuple(due)


def _pok_duties(facts: Round, before: Sequence[Duty], played: int, rules: TwentyOneRules) -> Iterator[Duty]:
    """The bank completes to five or burns what is beyond, and one hand settles everybody's POK (P21-44, 45)."""
    if played < POK_CARDS:
        more = facts.bank[played:POK_CARDS]
        yield Duty("pok", "draw", count=POK_CARDS - played, rule="P21-44", cards=more)
    elif played > POK_CARDS:
        yield Duty("pok", "burn", count=played - POK_CARDS, rule="P21-44")
    said = pok_score(facts.bank[:POK_CARDS], rules)
    yield Duty("pok", "announce", score=said, rule=rules.statements["pok_pays"])
    ratio = pok_ratio(said, rules)
    taken = {duty.box for duty in before if duty.bet == "pok" and duty.act == "collect"}
    for box in reversed(facts.boxes):
        if box.number not in taken:
            yield from _box_pok(box, ratio, rules)


def _box_pok(box: Box, ratio: Ratio | None, rules: TwentyOneRules) -> Iterator[Duty]:
    for bettor in bettors(box):
        who, stake = bettor.name, bettor.pok
        if stake is None:
            continue
        if ratio is None:
            yield Duty("pok", "collect", box.number, bettor=who, bet="pok", amount=stake, rule="P21-45")
        else:
            yield Duty(
                "pok", "pay", box.number, bettor=who, bet="pok", amount=ratio.exactly(stake),
                ratio=str(ratio), rule=rules.statements["pok_pays"],
            )  # fmt: skip


def _clearing_duties(facts: Round) -> Iterator[Duty]:
    yield Duty("clearing", "clear", what="bank", rule="P21-48")
    if facts.red_card:
        yield Duty("clearing", "reshuffle", rule="P21-15")
