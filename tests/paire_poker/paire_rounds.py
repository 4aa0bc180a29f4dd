"""Rounds of Pair'e Poker written shortly, for the tests of this folder."""

from collections.abc import Mapping

from trainer.cards import parse_cards
from trainer.duties import Duty
from trainer.games.paire_poker.duties import duties
from trainer.games.paire_poker.facts import Bet, Limits, PaireRound, Player
from trainer.rules import paire_poker

LIMITS = Limits(200, 1000, 200)
Stakes = Mapping[str, int]


def bets(stakes: Stakes) -> tuple[Bet, ...]:
    return tuple(Bet(on, stake) for on, stake in stakes.items())


def a_round(cards: str, stakes: Mapping[int, Stakes], offers: Mapping[int, Stakes] | None = None) -> PaireRound:
    first, second, third = parse_cards(cards)
    offered = offers or {}
    players = tuple(
        Player(number, bets(mine), bets(offered[number]) if number in offered else None)
        for number, mine in sorted(stakes.items())
    )
    return PaireRound(LIMITS, players, (first, second, third))


def key(cards: str, stakes: Mapping[int, Stakes], offers: Mapping[int, Stakes] | None = None) -> tuple[Duty, ...]:
    """The duties under the preset."""
    return duties(a_round(cards, stakes, offers), paire_poker())


def said(duty: Duty) -> str:
    """A duty in one line, as the contract's keys have it, without its citation."""
    words = (duty.act, duty.player, duty.bet, duty.amount, duty.ratio, duty.score, duty.reason, duty.count)
    return " ".join([duty.phase, *(str(word) for word in words if word is not None)])
