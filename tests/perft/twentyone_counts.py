"""What a ruleset of twenty-one makes of a fixed enumeration of cases, counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import combinations_with_replacement, product
from random import Random
from typing import Final

from trainer.cards import DECK, RANKS, Card, parse_cards
from trainer.duties import Request
from trainer.games.twentyone.bank import bank_duties, cards_played
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.games.twentyone.hands import best
from trainer.games.twentyone.odds import bank_odds, bet_odds, hand_odds
from trainer.games.twentyone.playing import PlayedHand, Wager
from trainer.games.twentyone.pok import pok_score
from trainer.games.twentyone.requests import HandState, refusal
from trainer.games.twentyone.settlement import settlement_duties
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing import fresh_shoe
from trainer.scenarios.faults import Findings
from trainer.scenarios.stakes import Reading, read_limits
from trainer.scenarios.twentyone import read_round

Count = tuple[str, object]
Table = Mapping[str, object]

SPADES: Final = {card.rank: card for card in DECK if card.suit == "s"}
HEARTS: Final = {card.rank: card for card in DECK if card.suit == "h"}
REQUESTS: Final[tuple[Request, ...]] = ("hit", "double", "split", "surrender")
LIMITS: Final = Limits(100, 1_000_000, 10_000)
FINALS: Final = {
    **{str(total): f"2s {total - 2}s" for total in range(4, 12)},
    **{str(total): f"Ts {total - 10}s" for total in range(12, 21)},
    "drawn 21": "Ts 9s 2s",
    "split 21": "As Ks",
    "natural": "As Ks",
}
BANKS: Final = ("Ts 7s", "Ts 8s", "Ts 9s", "Ts Ks", "Ts 9s 2s", "As Ks", "Ts 6s Ks")
"""17, 18, 19, 20, a drawn 21, a natural, a bust bank."""


class Lowest(Random):
    """Chance that always draws the lowest number."""

    def random(self) -> float:
        return 0.0


def twentyone_counts(rules: TwentyOneRules) -> Iterator[Count]:
    """Every count, in the order of the file."""
    yield from _requests(rules)
    yield from _settled(rules)
    yield from _bank(rules)
    yield from _pok(rules)
    yield from _surrenders(rules)
    yield from _rounds(rules)
    yield from _limits(rules)
    yield from _files(rules)


def _requests(rules: TwentyOneRules) -> Iterator[Count]:
    """Every hand of two and three ranks that is not bust, against every card of the bank; then split hands."""
    found = Counter[str]()
    for size in (2, 3):
        for ranks in combinations_with_replacement(RANKS, size):
            cards = tuple(SPADES[rank] for rank in ranks)
            if best(cards) <= 21:
                for shown, request in product(RANKS, REQUESTS):
                    found[_answered(request, HandState(cards, HEARTS[shown]), f"{size} cards", rules)] += 1
    for first, second, splits, request in product(RANKS, RANKS, (1, 2, 3), REQUESTS[:3]):
        state = HandState((SPADES[first], SPADES[second]), HEARTS["9"], from_split=True, splits=splits)
        found[_answered(request, state, f"after {splits} splits", rules)] += 1
    yield from sorted(found.items())


def _answered(request: Request, state: HandState, what: str, rules: TwentyOneRules) -> str:
    refused = refusal(request, state, rules)
    return f"request {request}, {what}, {refused.code if refused else 'granted'}"


def _settled(rules: TwentyOneRules) -> Iterator[Count]:
    """What a unit staked earns: every final total against every end of the bank."""
    for name, cards in FINALS.items():
        split = name == "split 21"
        yield f"unit on {name}", " ".join(str(_earned(parse_cards(cards), split, bank, rules)) for bank in BANKS)


def _earned(cards: tuple[Card, ...], split: bool, bank: str, rules: TwentyOneRules) -> Fraction:
    stake = 100 * rules.natural.denominator
    hand = PlayedHand(1, 1, cards, (Wager("seated", stake, True),), "live", split)
    held = parse_cards(bank)
    due = next(iter(settlement_duties(Round(LIMITS, (), held), [hand], held, rules)))
    assert due.amount is not None
    return Fraction({"pay": due.amount, "return": 0, "collect": -due.amount}[due.act], stake)


def _bank(rules: TwentyOneRules) -> Iterator[Count]:
    """Every order of two and three ranks: where the bank stands, and where it draws on; then how likely it ends so."""
    found = Counter[str]()
    for size in (2, 3):
        for ranks in product(RANKS, repeat=size):
            cards = tuple(SPADES[rank] for rank in ranks)
            played = cards_played(cards)
            if played in (None, size):
                score = [duty.score for duty in bank_duties(cards, rules) if duty.act == "announce"][-1]
                found[f"bank with {size} cards, {'draws' if played is None else f'ends with {score}'}"] += 1
    yield from sorted(found.items())
    for odds in bank_odds(rules):
        yield f"bank ends with {odds.score}, probability", f"{float(odds.probability):.9f}"


def _pok(rules: TwentyOneRules) -> Iterator[Count]:
    """The five-card hands of the shoe by score, with what each pays; every pattern of ranks; the expectation."""
    if not rules.pok:
        return
    for hand in hand_odds(rules):
        yield f"pok {hand.hand}", f"{hand.count} pays {hand.pays or 'nothing'}"
    found = Counter[str]()
    for ranks in combinations_with_replacement(RANKS, 5):
        suited = [SPADES[rank] for rank in ranks]
        found[f"pok patterns of one suit, {pok_score(suited, rules)}"] += 1
        found[f"pok patterns of two suits, {pok_score([HEARTS[ranks[0]], *suited[1:]], rules)}"] += 1
    yield from sorted(found.items())
    yield "pok expected", bet_odds(rules)[0].expected


def _surrenders(rules: TwentyOneRules) -> Iterator[Count]:
    """Every hand of two ranks against every card of the bank, asking to surrender: where it is answered, and how."""
    found = Counter[str]()
    for (first, second), shown in product(combinations_with_replacement(RANKS, 2), RANKS):
        hand = Hand((SPADES[first], SPADES[second]), (Ask("surrender"),))
        bank = (HEARTS[shown], *parse_cards("Ts 7s 8c 9d"))
        for duty in duties(Round(LIMITS, (_box(1, hand, rules),), bank), rules):
            if duty.request == "surrender":
                found[f"surrender, {duty.act} in {duty.phase}"] += 1
    yield from sorted(found.items())


def _box(number: int, hand: Hand, rules: TwentyOneRules, insurance: int | None = None) -> Box:
    return Box(number, 1000 * rules.natural.denominator, hand, 1000 if rules.pok else None, insurance=insurance)


def _hand(text: str, *asks: Ask) -> Hand:
    first, second = parse_cards(text)
    return Hand((first, second), asks)


def _rounds(rules: TwentyOneRules) -> Iterator[Count]:
    """The duties of a few rounds by phase, act and bet; and collections that come after a payment."""
    bust = _hand("Ts 6s", Ask("hit", SPADES["K"]))
    stood, natural = _hand("Ts 9s", Ask("stand")), _hand("As Ks")
    rounds = {
        "every hand bust": Round(LIMITS, (_box(1, bust, rules), _box(2, bust, rules)), parse_cards("9h 2h 5h Kh 3h")),
        "one hand bust": Round(LIMITS, (_box(1, bust, rules), _box(2, stood, rules)), parse_cards("9h 2h 5h Kh 3h")),
        "natural against natural": Round(LIMITS, (_box(1, natural, rules),), parse_cards("Ah Kh 5h 6h 3h")),
    }
    for name, facts in rounds.items():
        done = Counter(
            f"round {name}, {duty.phase} {duty.act} {duty.bet or ''}".rstrip() for duty in duties(facts, rules)
        )
        yield from sorted(done.items())
    yield "collections after a payment, 27 rounds", sum(_collected_late(rules))


def _collected_late(rules: TwentyOneRules) -> Iterator[int]:
    """Three boxes that have each lost, tied or won against 19."""
    for ends in product(("8", "9", "K"), repeat=3):
        boxes = [_box(at, _hand(f"Ts {second}s", Ask("stand")), rules) for at, second in enumerate(ends, 1)]
        due = duties(Round(LIMITS, tuple(boxes), parse_cards("9h Kh 5h 6h 3h")), rules)
        acts = [duty.act for duty in due if duty.phase == "settlement" and duty.bet == "21"]
        yield sum(act == "collect" and bool({*acts[:at]} - {"collect"}) for at, act in enumerate(acts))


def _limits(rules: TwentyOneRules) -> Iterator[Count]:
    """Which maxima may be posted over a minimum of 10."""
    pok = {"pok_maximum": 10} if rules.pok else {}
    maxima = [_limit_codes({"minimum": 10, "maximum": 10 * times, **pok}, rules) for times in range(1, 301)]
    yield "“21” maxima of 300 that may be posted", maxima.count(set())
    if rules.pok:
        table = {"minimum": 10, "maximum": 10 * rules.maximum_times[0]}
        codes = [_limit_codes({**table, "pok_maximum": 10 * times}, rules) for times in range(1, 31)]
        yield "POK maxima of 30 that may be posted", codes.count(set())


def _limit_codes(table: Table, rules: TwentyOneRules) -> set[str]:
    findings = Findings()
    read_limits(table, (), rules, findings)
    return {finding.code for finding in findings.all}


def _files(rules: TwentyOneRules) -> Iterator[Count]:
    """What a scenario file may hold, and the shoe."""
    boxes = [_round_codes({"box": number}, rules) for number in range(1, 11)]
    yield "boxes of 10 that the table has", sum("box-outside" not in codes for codes in boxes)
    standing = [_round_codes({"standing": [{"stake": 10}] * number}, rules) for number in range(8)]
    yield "standing players up to 7 that may join", sum("too-many-standing" not in codes for codes in standing) - 1
    copies = [_round_codes({}, rules, bank=" ".join(["2h"] * number)) for number in range(1, 11)]
    yield "copies of a card up to 10 in the shoe", sum("too-many-copies" not in codes for codes in copies)
    yield (
        "insurance taken of 1 offered",
        int("insurance-not-played" not in _round_codes({"insurance": 5}, rules, bank="Ah Kh 5h 6h 3h")),
    )
    paid = Counter(_payable(Decimal(quarters) / 4, rules) for quarters in range(4, 204))
    yield from sorted(paid.items())
    shoe = fresh_shoe(rules, Lowest())
    yield "cards in the shoe", len(shoe.cards)
    yield "cards burnt before the first deal", shoe.dealt
    yield "cards behind the red card at least", len(shoe.cards) - shoe.red


def _round_codes(
    more: Table, rules: TwentyOneRules, bank: str = "9h 2h 6h Kh 3h", hand: str = "Ts 9s stand"
) -> set[str]:
    pok = {"pok": 10} if rules.pok else {}
    findings = Findings()
    table = {"bank": bank, "boxes": [{"box": 1, "stake": 10, "hand": hand, **pok, **more}]}
    read_round(table, ("rounds", 0), Reading(rules, LIMITS, findings))
    return {finding.code for finding in findings.all}


def _payable(stake: Decimal, rules: TwentyOneRules) -> str:
    codes = _round_codes({"stake": stake}, rules, hand="As Ks")
    ends = {"natural-not-cents": "not whole cents", "natural-not-in-chips": "not in chips"}
    return f"natural of 200 stakes, {next((ends[code] for code in codes if code in ends), 'paid')}"
