"""PP-7 to PP-9: what the cards are, and every bet of the felt against every hand.

The expected values are read from the statements of the rules by the slow way: each joker is replaced by each card.
"""

from collections import Counter
from itertools import combinations, permutations

import pytest
from msgspec import structs
from paire_rounds import LIMITS

from trainer.cards import DECK, JOKER, Card, parse_cards
from trainer.games.paire_poker.duties import duties
from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS
from trainer.games.paire_poker.hands import first_result, pair_result, poker_score
from trainer.rules import paire_poker

PACK = (*DECK, JOKER, JOKER)
RULES = paire_poker()
POKER_PAYS = {
    "pair-of-jokers": 100, "mini-royal": 50, "straight-flush": 25, "three-of-a-kind": 10, "straight": 3,
    "flush": 2, "nothing": 0,
}  # fmt: skip
STRAIGHTS = [set(run.split()) for run in (
    "A 2 3", "2 3 4", "3 4 5", "4 5 6", "5 6 7", "6 7 8", "7 8 9", "8 9 10", "9 10 J", "10 J Q", "J Q K", "Q K A",
)]  # fmt: skip
MAIN_PAYS = {1: 12, 2: 5, 4: 2}


def plain_hand(cards: tuple[Card, ...]) -> str:
    """Three cards without a joker."""
    ranks = {card.rank for card in cards}
    suited = len({card.suit for card in cards}) == 1
    if len(ranks) == 1:
        return "three-of-a-kind"
    if ranks in STRAIGHTS:
        if suited:
            return "mini-royal" if ranks == {"Q", "K", "A"} else "straight-flush"
        return "straight"
    return "flush" if suited else "nothing"


def oracle(cards: tuple[Card, ...]) -> str:
    """The best-paid hand that three cards can be."""
    others = tuple(card for card in cards if card is not JOKER)
    if len(others) == 1:
        return "pair-of-jokers"
    if len(others) == 3:
        return plain_hand(others)
    return max((plain_hand((*others, card)) for card in DECK), key=POKER_PAYS.__getitem__)


def pays(bet: str, cards: tuple[Card, ...], hand: str) -> int:
    """What a bet pays to one by PP-7 to 9, 0 where it loses; `hand` is what the three cards are."""
    first, second, _ = cards
    paired = first.rank == second.rank
    match bet.split():
        case ["poker", "hand"]:
            return POKER_PAYS[hand]
        case ["any", "pair"]:
            return (50 if first is JOKER else 16) if paired else 0
        case ["pair", value]:
            return (500 if value == "joker" else 100) if paired and first.rank == value else 0
        case ["red"]:
            return int(first.suit in ("h", "d"))
        case ["black"]:
            return int(first.suit in ("s", "c"))
    values = bet.split("-")
    named = {"joker": 25, "7-K-joker": 4, "A-2-8": 3}
    return (named.get(bet) or MAIN_PAYS[len(values)]) if first.rank in values else 0


def test_pp_9_every_hand_of_three_cards_has_its_best_paid_reading() -> None:
    counts = Counter[str]()
    for cards in combinations(PACK, 3):
        score = poker_score(cards, RULES)
        assert score == oracle(cards), cards
        counts[score] += 1
    assert counts == {
        "pair-of-jokers": 52, "mini-royal": 28, "straight-flush": 220, "three-of-a-kind": 208,
        "straight": 1320, "flush": 1520, "nothing": 24_804 - 3348,
    }  # fmt: skip


def test_pp_7_8_9_every_bet_of_the_felt_against_every_hand() -> None:
    player = Player(1, tuple(Bet(on, 200) for on in BETS))
    orders = list(permutations(range(3)))
    for turn, drawn in enumerate(combinations(PACK, 3)):
        one, two, three = orders[turn % len(orders)]
        cards = (drawn[one], drawn[two], drawn[three])
        won, lost = {}, set()
        for duty in duties(PaireRound(LIMITS, (player,), cards), RULES):
            if duty.act == "pay":
                won[duty.bet] = (duty.amount, duty.ratio)
            elif duty.act == "collect":
                lost.add(duty.bet)
        due = {bet: pays(bet, cards, oracle_of(drawn)) for bet in BETS}
        assert won == {bet: (200 * times, f"{times}:1") for bet, times in due.items() if times}, cards
        assert lost == {bet for bet, times in due.items() if not times}, cards


_ORACLE: dict[tuple[Card, ...], str] = {}


def oracle_of(drawn: tuple[Card, ...]) -> str:
    """The oracle, a hand with one joker read once: the pack has two that are alike."""
    if drawn not in _ORACLE:
        _ORACLE[drawn] = oracle(drawn)
    return _ORACLE[drawn]


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("As 2h 3d", "straight"),
        ("Qs Kh Ad", "straight"),
        ("Ks Ah 2d", "nothing"),
        ("Ks As 2s", "flush"),
        ("Ks 2s joker", "flush"),
        ("Ks 2h joker", "nothing"),
        ("Qs As joker", "mini-royal"),
        ("As 3s joker", "straight-flush"),
        ("As 3d joker", "straight"),
        ("9s 9h joker", "three-of-a-kind"),
        ("9s 9h 9d", "three-of-a-kind"),
        ("9s 9h 8d", "nothing"),
        ("Qs joker joker", "pair-of-jokers"),
        ("joker Js Ks", "straight-flush"),
    ],
)
def test_pp_9_readings_in_any_order(cards: str, score: str) -> None:
    for drawn in permutations(parse_cards(cards)):
        assert poker_score(drawn, RULES) == score


def test_pp_9_two_jokers_are_always_their_pair_where_it_is_paid() -> None:
    cheap = structs.replace(RULES, poker_hand={**RULES.poker_hand, "pair-of-jokers": 1})
    assert poker_score(parse_cards("Qs joker joker"), cheap) == "pair-of-jokers"


@pytest.mark.parametrize(
    ("without", "cards", "score"),
    [
        ("mini-royal", "Qs Ks As", "straight-flush"),
        ("straight-flush", "2s 3s 4s", "straight"),
        ("straight", "2s 3d 4s", "nothing"),
        ("three-of-a-kind", "9s 9h joker", "nothing"),
        ("pair-of-jokers", "Qs joker joker", "mini-royal"),
    ],
)
def test_pp_9_a_hand_the_house_leaves_out_is_its_best_other_reading(without: str, cards: str, score: str) -> None:
    house = structs.replace(
        RULES, poker_hand={hand: times for hand, times in RULES.poker_hand.items() if hand != without}
    )
    assert poker_score(parse_cards(cards), house) == score


@pytest.mark.parametrize(
    ("card", "score"), [("7h", "7 red"), ("10d", "10 red"), ("Ks", "K black"), ("Ac", "A black"), ("joker", "joker")]
)
def test_pp_7_first_card_is_announced_by_value_and_colour(card: str, score: str) -> None:
    assert first_result(parse_cards(card)[0]) == score


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("7h 7d", "pair 7"),
        ("10h 10d", "pair 10"),
        ("joker joker", "pair joker"),
        ("7h joker", "no pair"),
        ("7h 8h", "no pair"),
    ],
)
def test_pp_8_jokers_are_not_wild_in_the_pair(cards: str, score: str) -> None:
    first, second = parse_cards(cards)
    assert pair_result(first, second) == score
