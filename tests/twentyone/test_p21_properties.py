"""What holds in every legal round of twenty-one, under every house option."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from hypothesis import given
from plain_round import End, Wager, ends
from strategies import ruled_rounds, total

from trainer.cards import Card
from trainer.duties import Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Hand, Round
from trainer.games.twentyone.hands import bank_score
from trainer.games.twentyone.table import Table
from trainer.games.twentyone.unfolding import table_at
from trainer.rules import TwentyOneRules

Ruled = tuple[Round, TwentyOneRules]
PHASES = ("betting", "dealing", "insurance", "surrender", "playing", "bank", "settlement", "pok", "clearing")
MONEY = ("collect", "return", "pay")


def all_cards(hand: Hand) -> Iterator[Card]:
    """Every card of a hand and of what it is split into, once."""
    yield from hand.cards
    for ask in hand.asks:
        if ask.card is not None:
            yield ask.card
        if ask.hands is not None:
            first, second = ask.hands
            yield from list(all_cards(first))[1:]
            yield from list(all_cards(second))[1:]


def tables(facts: Round, due: Sequence[Duty]) -> Iterator[Table]:
    """The table before the first duty and after each."""
    for reached in range(len(due) + 1):
        yield table_at(facts, due, dict(enumerate(due[:reached])), reached)


def lying(table: Table) -> int:
    return len(table.bank) + sum(len(hand.cards) for box in table.boxes for hand in box.hands)


@given(ruled_rounds())
def test_chips_are_conserved_every_stake_ends_as_the_plain_reading_says(ruled: Ruled) -> None:
    facts, rules = ruled
    moved: dict[Wager, list[int]] = defaultdict(lambda: [0, 0, 0])
    for duty in duties(facts, rules):
        if duty.act in MONEY:
            hand = duty.hand if duty.bet == "21" else None
            wager = (duty.box or 0, hand, duty.bettor or "", duty.bet or "")
            moved[wager][MONEY.index(duty.act)] += duty.amount or 0
    assert {wager: End(*amounts) for wager, amounts in moved.items()} == ends(facts, rules)


@given(ruled_rounds())
def test_no_stake_moves_twice_and_the_table_keeps_no_stake_lying(ruled: Ruled) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    bare = [duty.bare() for duty in due if duty.act in MONEY]
    assert len(set(bare)) == len(bare)
    *_, last = tables(facts, due)
    stakes = [stake for box in last.boxes for hand in box.hands for stake in hand.stakes]
    assert "lying" not in {stake.state for stake in stakes}
    assert "lying" not in {stake.state for box in last.boxes for stake in box.pok}
    paid = sum(stake.winnings for box in last.boxes for stake in (*box.pok, *(s for h in box.hands for s in h.stakes)))
    assert paid == sum(duty.amount or 0 for duty in due if duty.act == "pay")


@given(ruled_rounds())
def test_cards_are_conserved_at_every_moment_and_all_are_discarded_at_the_end(ruled: Ruled) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    found = list(tables(facts, due))
    dealt = [card for box in facts.boxes for card in all_cards(box.hand)] + list(facts.bank)
    assert found[0].discard == lying(found[0]) == 0
    assert (found[-1].discard, lying(found[-1])) == (len(dealt), 0)
    out = [table.discard + lying(table) for table in found]
    assert out == sorted(out)
    brought = Counter(card for duty in due if duty.act in ("deal", "draw") for card in duty.cards)
    brought += Counter(
        card
        for duty in due
        if duty.act in ("grant", "announce")
        for card in (duty.cards[1:] if duty.request == "split" else duty.cards)
    )
    assert brought == Counter(dealt)


def place(duty: Duty) -> tuple[int, ...]:
    """Where a duty stands in its phase: left to right while cards come, right to left while stakes go."""
    box, hand = duty.box or 0, duty.hand or 0
    bettor = 0 if duty.bettor in (None, "seated") else int((duty.bettor or "").removeprefix("standing-"))
    if duty.phase in ("surrender", "playing"):
        return (box, hand)
    if duty.phase in ("settlement", "pok"):
        return (-box, -hand, bettor)
    return (box,)


@given(ruled_rounds())
def test_order_is_total_phases_then_boxes_then_hands_then_bettors(ruled: Ruled) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    phases = [PHASES.index(duty.phase) for duty in due]
    assert phases == sorted(phases)
    for phase in ("betting", "insurance", "surrender", "playing", "pok"):
        taken_with_the_hand = ("surrender", "playing")
        places = [
            place(duty)
            for duty in due
            if duty.phase == phase and duty.box is not None and not (duty.bet == "pok" and phase in taken_with_the_hand)
        ]
        assert places == sorted(places), phase
    settling = [duty for duty in due if duty.phase == "settlement" and duty.bet == "21"]
    passes = [[duty for duty in settling if (duty.act == "collect") == first] for first in (True, False)]
    if rules.settlement == "two-pass":
        assert settling == passes[0] + passes[1]
    else:
        passes = [settling]
    for sweep in passes:
        assert [place(duty) for duty in sweep] == sorted(place(duty) for duty in sweep)


@given(ruled_rounds())
def test_grants_and_refusals_are_those_of_the_facts(ruled: Ruled) -> None:
    """The players of the strategy got a card for what their own reading of the rules grants, and none else."""
    facts, rules = ruled
    due = duties(facts, rules)

    def asked(hand: Hand) -> Iterator[tuple[str, str]]:
        late = []
        for place, ask in enumerate(hand.asks):
            if ask.hands is not None:
                late = [("refuse", other.request) for other in hand.asks[place + 1 :]]
                yield ("grant", "split")
                yield from (answer for part in ask.hands for answer in asked(part))
                break
            if ask.request not in ("stand", "surrender"):
                yield ("grant" if ask.card else "refuse", ask.request)
        yield from late

    for box in facts.boxes:
        answers = [
            (duty.act, duty.request)
            for duty in due
            if duty.box == box.number and duty.act in ("grant", "refuse") and duty.request != "surrender"
        ]
        assert answers == list(asked(box.hand))


@given(ruled_rounds())
def test_every_score_announced_is_that_of_the_cards_then_on_the_table(ruled: Ruled) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    for duty, table in zip(due, list(tables(facts, due))[1:], strict=True):
        if duty.act != "announce" or duty.phase == "pok":
            continue
        if duty.phase == "bank":
            assert duty.score == bank_score(table.bank) == table.bank_said
            continue
        laid = next(box for box in table.boxes if box.number == duty.box)
        hand = laid.hands[(duty.hand or 0) - 1]
        best = total(hand.cards)
        low = sum(min(10, card.points) for card in hand.cards)
        natural = best == 21 and len(hand.cards) == 2 and len(laid.hands) == 1
        number = "natural" if natural else f"{low}/{best}" if low != best and best < 21 else str(best)
        assert duty.score == hand.said == ("bust" if best > 21 else number)


@given(ruled_rounds())
def test_every_duty_cites_a_statement(ruled: Ruled) -> None:
    facts, rules = ruled
    assert all(duty.rule for duty in duties(facts, rules))


@given(ruled_rounds())
def test_the_bank_never_draws_at_17_and_never_stands_below(ruled: Ruled) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    for duty, table in zip(due, tables(facts, due), strict=False):
        if duty.phase == "bank" and duty.act == "draw":
            assert len(table.bank) == 1 or total(table.bank) < 17
        if duty.phase == "bank" and duty.act == "stand":
            assert 17 <= total(table.bank) <= 21
