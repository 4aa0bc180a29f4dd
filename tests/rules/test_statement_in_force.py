"""A duty cites the statement of the ruleset in force, also where that is no option: CIR-5 and BJ-2."""

import pytest

from trainer.cards import parse_cards
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.rules import TwentyOneRules, preset, read_rules
from trainer.rules.presets import raw_presets


def hand(cards: str, *asks: Ask) -> Hand:
    first, second = parse_cards(cards)
    return Hand((first, second), asks)


SPLIT = hand("Ah As", Ask("split", hands=(hand("Ah Kh"), hand("As 9d"))))


def cited(rules: TwentyOneRules) -> tuple[set[str | None], set[str | None]]:
    """What is cited for the split 21, and for the bank's natural and what it takes."""
    box = Box(1, 1000, SPLIT, 1000 if rules.pok else None)
    due = duties(Round(Limits(1000, 50_000, 10_000), (box,), parse_cards("Kd Ac 2c 3c 4c")), rules)
    said = {duty.rule for duty in due if (duty.phase, duty.score) == ("playing", "21")}
    taken = {duty.rule for duty in due if duty.score == "natural" or (duty.bet, duty.act) == ("21", "collect")}
    return said, taken


@pytest.mark.parametrize(
    ("name", "split_21", "bank_natural"),
    [("poker21", "P21-33", "P21-41"), ("poker21-circle", "CIR-5", "P21-41"), ("blackjack", "P21-33", "BJ-2")],
)
def test_each_preset_cites_its_own_statement(name: str, split_21: str, bank_natural: str) -> None:
    assert cited(preset(name)) == ({split_21}, {bank_natural})


def test_a_house_s_file_keeps_what_its_base_cites() -> None:
    ours = read_rules('base = "poker21-circle"\nnatural = "3:2"\n', "ours", raw_presets())
    assert isinstance(ours, TwentyOneRules)
    assert cited(ours) == ({"CIR-5"}, {"P21-41"})
