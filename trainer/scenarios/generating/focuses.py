"""What a generated round of twenty-one can be made to show, by name."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from trainer.cards import RANKS
from trainer.games.twentyone.hands import BUST_FROM
from trainer.games.twentyone.pok import POK_HANDS
from trainer.rules.ruleset import PokHand
from trainer.scenarios.dealing.wagers import Table
from trainer.scenarios.generating import banks, evidence, hands, splitting
from trainer.scenarios.generating import seats as people
from trainer.scenarios.generating.banks import BankMaker
from trainer.scenarios.generating.evidence import Evidence
from trainer.scenarios.generating.making import Bank, Seat
from trainer.scenarios.generating.order import LackCode
from trainer.scenarios.generating.seats import seat_of
from trainer.scenarios.generating.stakes import least, odd_stakes


def _never(_: Table) -> LackCode | None:
    return None


def _any_bank(_: Bank) -> bool:
    return True


class Focus(Struct, frozen=True):
    """Something a round is made to show.

    `lack` says why a table cannot have it. `bank` makes the bank's first cards, and `suits` whether a bank will do;
    `seats` are those who are needed at the table, `others` how everybody else is then. `evidence` finds it.
    """

    evidence: Evidence
    seats: tuple[Seat, ...] = ()
    lack: Callable[[Table], LackCode | None] = _never
    bank: BankMaker | None = None
    suits: Callable[[Bank], bool] = _any_bank
    others: Seat = people.anybody
    red_card: bool = False


def _surrender(table: Table) -> LackCode | None:
    return "no-surrender" if table.rules.surrender == "off" else None


def _splits(least_splits: int) -> Callable[[Table], LackCode | None]:
    def lack(table: Table) -> LackCode | None:
        if table.rules.max_splits == 0:
            return "no-splits"
        return "few-splits" if table.rules.max_splits < least_splits else None

    return lack


def _double(table: Table) -> LackCode | None:
    double = table.rules.double
    return None if double == "any" or any(total > 3 for total in double) else "no-double"


def _double_busts(table: Table) -> LackCode | None:
    double = table.rules.double
    if double == "any" or any(total >= 12 for total in double):
        return None
    return "no-double" if _double(table) else "no-double-busts"


def _pok(hand: PokHand) -> Callable[[Table], LackCode | None]:
    def lack(table: Table) -> LackCode | None:
        if not table.rules.pok:
            return "no-pok"
        if not banks.has_pok_hand(hand, table.rules):
            return "pok-not-paid"
        enough = table.rules.packs >= {"five-of-a-kind": 2, "five-flush": 5}.get(hand, 1)
        return None if enough else "packs"

    return lack


def _nothing(table: Table) -> LackCode | None:
    return None if table.rules.pok else "no-pok"


def _low_pair(table: Table) -> LackCode | None:
    if not table.rules.pok:
        return "no-pok"
    return "every-pair-paid" if all(banks.pays_pair(rank, table.rules) for rank in RANKS) else None


def _diverging(table: Table) -> LackCode | None:
    if not table.rules.pok:
        return "no-pok"
    return None if any(banks.has_pok_hand(hand, table.rules) for hand in POK_HANDS) else "pok-not-paid"


def _odd(table: Table) -> LackCode | None:
    return None if odd_stakes(table) else "nothing-odd"


def _standing(table: Table) -> LackCode | None:
    room = table.limits.maximum >= 2 * least(table)
    return None if table.rules.standing_per_seated and room else "no-standing"


def _insurance(table: Table) -> LackCode | None:
    return None if table.rules.insurance else "no-insurance"


def _not_natural(bank: Bank) -> bool:
    return not bank.natural


def _stands(bank: Bank) -> bool:
    return bank.total < BUST_FROM and not bank.natural


def _shows_no_ace(bank: Bank) -> bool:
    return not bank.ace


_PAT: Final = seat_of(hands.pat_hand)


def _pok_focuses() -> Iterator[tuple[str, Focus]]:
    # Somebody stands: where POK goes with a bust hand, one at least is still to be settled.
    yield "pok-nothing", Focus(evidence.pok("nothing"), (_PAT,), _nothing, banks.pok_hand("nothing"))
    yield "pok-low-pair", Focus(evidence.pok("low-pair"), (_PAT,), _low_pair, banks.pok_hand("low-pair"))
    for hand in POK_HANDS:
        yield f"pok-{hand}", Focus(evidence.pok(hand), (_PAT,), _pok(hand), banks.pok_hand(hand))


TWENTYONE: Final[Mapping[str, Focus]] = {
    "busts": Focus(evidence.busts, (seat_of(hands.busting),)),
    "soft-totals": Focus(evidence.soft_totals, (seat_of(hands.soft_hand),)),
    "naturals": Focus(evidence.naturals, (seat_of(hands.natural_hand),), suits=_not_natural),
    "ties": Focus(evidence.ties, (seat_of(hands.tying_hand),), suits=_stands),
    "doubles": Focus(evidence.doubles, (seat_of(hands.doubled_hand),), _double),
    "doubles-that-bust": Focus(evidence.doubles_that_bust, (seat_of(hands.doubled_bust),), _double_busts),
    "splits": Focus(evidence.splits, (seat_of(splitting.split_pair),), _splits(1)),
    "split-aces": Focus(evidence.split_aces, (seat_of(splitting.split_aces),), _splits(1)),
    "split-21": Focus(evidence.split_twenty_ones, (seat_of(splitting.split_twenty_one),), _splits(1)),
    "resplits": Focus(evidence.resplits, (seat_of(splitting.three_hands),), _splits(2)),
    "four-hands": Focus(evidence.four_hands, (seat_of(splitting.four_hands),), _splits(3)),
    "surrenders": Focus(evidence.surrenders, (seat_of(hands.surrendered),), _surrender, suits=_shows_no_ace),
    "surrender-against-ace": Focus(
        evidence.surrenders_against_ace, (seat_of(hands.surrender_refused),), _surrender, banks.ace_first
    ),
    "bank-busts": Focus(evidence.bank_busts, (_PAT,), suits=lambda bank: bank.total >= BUST_FROM),
    "bank-soft-stands": Focus(evidence.bank_soft_stands, (_PAT,), bank=banks.soft_bank),
    "bank-six-cards": Focus(evidence.bank_six_cards, (_PAT,), bank=banks.six_cards),
    "bank-naturals": Focus(evidence.bank_naturals, (_PAT,), bank=banks.natural_bank),
    "bank-natural-against-doubles": Focus(
        evidence.bank_natural_against_doubles, (seat_of(hands.doubled_hand),), _double, banks.natural_bank
    ),
    "bank-natural-against-splits": Focus(
        evidence.bank_natural_against_splits, (seat_of(splitting.split_pair),), _splits(1), banks.natural_bank
    ),
    "natural-against-natural": Focus(
        evidence.natural_against_natural, (seat_of(hands.natural_hand),), bank=banks.natural_bank
    ),
    "nobody-left": Focus(evidence.nobody_left, others=people.nobody_stays),
    **dict(_pok_focuses()),
    "diverging": Focus(evidence.diverging, (seat_of(hands.losing_hand),), _diverging, banks.paying_pok),
    "odd-stakes": Focus(evidence.odd_stakes, (people.odd_natural,), _odd, suits=_not_natural),
    "standing-players": Focus(evidence.standing_players, (people.crowd,), _standing),
    "illegal-requests": Focus(evidence.illegal_requests, (seat_of(hands.refused_request),)),
    "illegal-offers": Focus(evidence.illegal_offers, (people.bad_bettor,)),
    "insurance": Focus(evidence.insured, (people.insurer,), _insurance, banks.ace_first),
    "red-card": Focus(evidence.red_card, red_card=True),
}
"""Everything that a round of twenty-one can be made to show."""
