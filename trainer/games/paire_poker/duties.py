"""What the croupier must do in a round of Pair'e Poker, in order, each duty citing its statement (PP 3 to 11).

>>> from trainer.cards import parse_card
>>> from trainer.games.paire_poker.facts import Bet, Limits, Player
>>> from trainer.rules import paire_poker
>>> seven, joker = parse_card("7h"), parse_card("joker")
>>> bets = (Bet("red", 500), Bet("any pair", 200))
>>> facts = PaireRound(Limits(200, 1000, 200), (Player(2, bets),), (seven, joker, seven))
>>> [duty.bet for duty in duties(facts, paire_poker()) if duty.act in ("collect", "pay")]
['any pair', 'red']
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from trainer.duties import Duty
from trainer.games.paire_poker.betting import offer_faults, reason_statement
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.felt import BETS, CardNumber
from trainer.games.paire_poker.hands import first_result, pair_result, poker_score
from trainer.games.paire_poker.winning import Win, win
from trainer.rules.paire_poker import PairePokerRules

CardPhase = Literal["first-card", "second-card", "third-card"]
CARD_PHASES: Final[dict[CardNumber, CardPhase]] = {1: "first-card", 2: "second-card", 3: "third-card"}
_STATEMENTS: Final[dict[CardNumber, str]] = {1: "PP-7", 2: "PP-8", 3: "PP-9"}


class _Staked(NamedTuple):
    """A stake on the felt and what came of it."""

    player: int
    bet: str
    stake: int
    card: CardNumber
    won: Win | None


def duties(facts: PaireRound, rules: PairePokerRules) -> tuple[Duty, ...]:
    """Every duty of the round in order. The bets that are played must be bets of the felt."""
    staked = _staked(facts, rules)
    return (
        *_betting(facts, rules),
        Duty("drawing", "burn", count=1, rule="PP-5"),
        Duty("drawing", "draw", count=3, rule="PP-5"),
        *(duty for number in CARD_PHASES for duty in _card_duties(number, facts, staked, rules)),
        *_paying(staked, rules),
        Duty("clearing", "clear", rule="PP-1"),
    )


def _staked(facts: PaireRound, rules: PairePokerRules) -> tuple[_Staked, ...]:
    """Every bet in play with its outcome, player 5 to player 1, each player's in the order placed (PP-11)."""
    found = []
    for player in reversed(facts.players):
        for bet in player.bets:
            placed = BETS[bet.on]
            won = win(placed, facts.cards, rules)
            found.append(_Staked(player.number, bet.on, bet.stake, placed.card, won))
    return tuple(found)


def _betting(facts: PaireRound, rules: PairePokerRules) -> Iterator[Duty]:
    for player in facts.players:
        for bet, reason in offer_faults(player.first_offer or (), facts.limits):
            yield Duty(
                "betting", "refuse-bet", player=player.number, bet=bet.on, reason=reason,
                rule=reason_statement(bet.on, reason, rules),
            )  # fmt: skip
    yield Duty("betting", "close-betting", rule="PP-3")


def _score(number: CardNumber, facts: PaireRound, rules: PairePokerRules) -> str:
    if number == 1:
        return first_result(facts.cards[0])
    return pair_result(*facts.cards[:2]) if number == 2 else poker_score(facts.cards, rules)


def _card_duties(
    number: CardNumber, facts: PaireRound, staked: tuple[_Staked, ...], rules: PairePokerRules
) -> Iterator[Duty]:
    """The card is turned and announced, and the bets it decides are collected where they lose (PP-6)."""
    phase, rule = CARD_PHASES[number], _STATEMENTS[number]
    yield Duty(phase, "turn", rule="PP-6", cards=(facts.cards[number - 1],))
    yield Duty(phase, "announce", score=_score(number, facts, rules), rule=rule)
    for player, bet, stake, card, won in staked:
        if card == number and won is None:
            yield Duty(phase, "collect", player=player, bet=bet, amount=stake, rule=rule)


def _paying(staked: tuple[_Staked, ...], rules: PairePokerRules) -> Iterator[Duty]:
    """All winners, only after the last losers, in the order of the cards (PP-6)."""
    for number in CARD_PHASES:
        for player, bet, stake, card, won in staked:
            if card == number and won is not None:
                yield Duty(
                    "paying", "pay", player=player, bet=bet, amount=stake * won.pays, ratio=f"{won.pays}:1",
                    rule=rules.statements[won.option],
                )  # fmt: skip


def order_group(duty: Duty) -> CardPhase | None:
    """The card within which a duty may change places with its neighbours of the same phase (PP-11).

    Duties of one phase and one group may be done in any order; one without a group has a fixed place. Groups
    keep their order: in `paying`, every bet on the first card comes before any on the second.

    >>> order_group(Duty("paying", "pay", player=5, bet="any pair", amount=3200))
    'second-card'
    """
    placed = BETS.get(duty.bet or "") if duty.act in ("collect", "pay") else None
    return None if placed is None else CARD_PHASES[placed.card]


def order_ranks(key: Sequence[Duty]) -> tuple[int, ...]:
    """Each duty's place in the order due, those that are free among themselves sharing one (PP-11)."""
    ranks: list[int] = []
    for place, duty in enumerate(key):
        group = order_group(duty)
        before = key[place - 1] if ranks else None
        free = before is not None and group is not None and before.phase == duty.phase and order_group(before) == group
        ranks.append(ranks[-1] if free else place)
    return tuple(ranks)
