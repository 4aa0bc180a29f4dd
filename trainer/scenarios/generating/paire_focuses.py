"""What a generated round of Pair'e Poker can be made to show, by name."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from trainer.cards import Card, Rank
from trainer.games.paire_poker.felt import BETS, VALUES, FeltBet, Kind
from trainer.games.paire_poker.hands import POKER_HANDS, poker_score
from trainer.rules.paire_poker import PairePokerRules, PokerHand
from trainer.scenarios.dealing.chance import pick
from trainer.scenarios.generating import paire_cards as cards
from trainer.scenarios.generating import paire_evidence as evidence
from trainer.scenarios.generating.order import LackCode
from trainer.scenarios.generating.paire_cards import CardMaker, Three
from trainer.scenarios.generating.paire_evidence import PaireEvidence

Bets = Callable[[Three, Random], Sequence[str]]
_Lack = Callable[[PairePokerRules], LackCode | None]


def _never(_: PairePokerRules) -> LackCode | None:
    return None


def _any_cards(_: Three, __: PairePokerRules) -> bool:
    return True


def _nothing(_: Three, __: Random) -> Sequence[str]:
    return ()


class PaireFocus(Struct, frozen=True):
    """Something a round of Pair'e Poker is made to show.

    `bets` are what somebody must have staked on, once the cards are known; `cards` makes cards that suit, and
    `suits` says whether any do. `offers` wants a first offer that must be refused.
    """

    evidence: PaireEvidence
    bets: Bets = _nothing
    cards: CardMaker = cards.three_cards
    suits: Callable[[Three, PairePokerRules], bool] = _any_cards
    lack: _Lack = _never
    offers: bool = False


def _always(*names: str) -> Bets:
    return lambda three, random: names


def _winning(bets: Sequence[FeltBet], card: Card) -> list[str]:
    return [bet.name for bet in bets if card.rank in bet.values]


def _colour(three: Three, _: Random) -> Sequence[str]:
    return ("red",) if three[0].red else ("black",)


def _main(kind: Kind, *, joker: bool | None = None, lack: _Lack = _never) -> PaireFocus:
    """A bet of that kind on the first card won; `joker` says whether it must have the joker among its values."""
    bets = [bet for bet in BETS.values() if bet.kind == kind and joker in (None, "joker" in bet.values)]
    values: list[Rank] = [value for value in VALUES if any(value in bet.values for bet in bets)]
    return PaireFocus(
        evidence.paid_on(kind, joker=joker),
        lambda three, random: (pick(random, _winning(bets, three[0])),),
        cards.first_of(values),
        lambda three, rules: bool(_winning(bets, three[0])),
        lack,
    )


def _jokers(count: int) -> _Lack:
    return lambda rules: None if rules.jokers >= count else "jokers"


def _pair(three: Three, rules: PairePokerRules) -> bool:
    return three[0].rank == three[1].rank != "joker"


def _both_jokers(three: Three, rules: PairePokerRules) -> bool:
    return three[0].rank == three[1].rank == "joker"


def _hand(hand: PokerHand) -> PaireFocus:
    def lack(rules: PairePokerRules) -> LackCode | None:
        if hand == "pair-of-jokers" and rules.jokers < 2:
            return "jokers"
        return None if cards.has_hand(hand, rules) else "hand-not-paid"

    return PaireFocus(
        evidence.hand(hand),
        _always("poker hand"),
        cards.hand_of(hand),
        lambda three, rules: poker_score(three, rules) == hand,
        lack,
    )


def _wild(rules: PairePokerRules) -> LackCode | None:
    if rules.jokers < 1:
        return "jokers"
    return None if any(hand != "pair-of-jokers" for hand in rules.poker_hand) else "hand-not-paid"


def _three_paid(rules: PairePokerRules) -> LackCode | None:
    return None if cards.has_hand("three-of-a-kind", rules) else "hand-not-paid"


def _on_all_three(three: Three, random: Random) -> Sequence[str]:
    pair = pick(random, ("any pair", f"pair {three[0].rank}"))
    return (*_colour(three, random), pair, "poker hand")


def _one_joker(three: Three, rules: PairePokerRules) -> bool:
    return sum(card.rank == "joker" for card in three) == 1 and poker_score(three, rules) != "nothing"


def _hands() -> Iterator[tuple[str, PaireFocus]]:
    yield from ((f"pp-{hand}", _hand(hand)) for hand in POKER_HANDS)


PAIRE_POKER: Final[Mapping[str, PaireFocus]] = {
    "pp-colour": PaireFocus(evidence.paid_on("colour"), _colour, suits=lambda three, rules: three[0].rank != "joker"),
    "pp-straight-up": _main("straight-up", joker=False),
    "pp-straight-up-joker": _main("straight-up", joker=True, lack=_jokers(1)),
    "pp-cheval": _main("cheval"),
    "pp-transversale-ace": _main("transversale", joker=False),
    "pp-transversale-joker": _main("transversale", joker=True),
    "pp-carre": _main("carre"),
    "pp-joker-first": PaireFocus(
        evidence.joker_first,
        lambda three, random: (pick(random, ("red", "black")),),
        cards.first_of(("joker",)),
        lambda three, rules: three[0].rank == "joker",
        _jokers(1),
    ),
    "pp-pair": PaireFocus(
        evidence.paid_on("pair", joker=False), lambda three, random: (f"pair {three[0].rank}",), cards.pair_first, _pair
    ),
    "pp-pair-joker": PaireFocus(
        evidence.paid_on("pair", joker=True), _always("pair joker"), cards.jokers_first, _both_jokers, _jokers(2)
    ),
    "pp-any-pair": PaireFocus(evidence.any_pair(jokers=False), _always("any pair"), cards.pair_first, _pair),
    "pp-any-pair-joker": PaireFocus(
        evidence.any_pair(jokers=True), _always("any pair"), cards.jokers_first, _both_jokers, _jokers(2)
    ),
    **dict(_hands()),
    "pp-wild-joker": PaireFocus(evidence.wild_joker, _always("poker hand"), cards.wild_hand, _one_joker, _wild),
    "pp-nothing": PaireFocus(
        evidence.lost_hand, _always("poker hand"), suits=lambda three, rules: poker_score(three, rules) == "nothing"
    ),
    "pp-all-three-cards": PaireFocus(
        evidence.paid_thrice,
        _on_all_three,
        cards.three_alike,
        lambda three, rules: _pair(three, rules) and poker_score(three, rules) != "nothing",
        _three_paid,
    ),
    "pp-illegal-offers": PaireFocus(evidence.illegal_offers, offers=True),
}
"""Everything that a round of Pair'e Poker can be made to show."""
