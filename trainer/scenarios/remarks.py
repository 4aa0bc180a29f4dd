"""What a teacher wants to be told of rounds that are right: one that settles nothing, one that was there before."""

from collections.abc import Sequence
from typing import Final

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.playing import Turn
from trainer.rules import Rules, TwentyOneRules
from trainer.scenarios.faults import Findings, Path
from trainer.scenarios.scenario import AnyRound

MOST_DUPLICATES: Final = 20
"""So many duplicates of a file are named one by one; how many more there are is said of the next one."""


def remark(rounds: Sequence[AnyRound | None], rules: Rules, findings: Findings) -> None:
    """Notes what is odd about the rounds of a file, in their order; None stands for one that could not be read."""
    for index, played in enumerate(rounds):
        if played is not None and _settles_nothing(played, rules):
            findings.add("nothing-to-settle", ("rounds", index), "table")
    _remark_duplicates(rounds, findings)


def _settles_nothing(played: AnyRound, rules: Rules) -> bool:
    """Whether no stake is left when the cards are out: the settlement is what a round is practised for.

    A player who neither stakes nor offers anything is a fault already.
    """
    if isinstance(played, PaireRound):
        return all(player.first_offer and not player.bets for player in played.players)
    if not isinstance(rules, TwentyOneRules) or (rules.pok and rules.pok_survives_bust):
        return False
    return not any(box.insurance is not None or _lives(played, place, rules) for place, box in enumerate(played.boxes))


def _lives(played: Round, place: int, rules: TwentyOneRules) -> bool:
    return any(hand.fate == "live" for hand in Turn(played.boxes[place], played.bank[0], rules).hands)


def _remark_duplicates(rounds: Sequence[AnyRound | None], findings: Findings) -> None:
    first: dict[object, int] = {}
    found: list[tuple[Path, int]] = []
    for number, played in enumerate(rounds, 1):
        if played is None:
            continue
        before = first.setdefault(_facts(played), number)
        if before != number:
            found.append((("rounds", number - 1), before))
    for path, before in found[:MOST_DUPLICATES]:
        findings.add("duplicate-round", path, "table", number=before)
    if len(found) > MOST_DUPLICATES:
        findings.add("duplicate-rounds", found[MOST_DUPLICATES][0], "table", count=len(found) - MOST_DUPLICATES)


def _facts(played: AnyRound) -> object:
    """All that is played in a round; its note is not."""
    if isinstance(played, PaireRound):
        return played.players, played.cards
    return played.boxes, played.bank, played.red_card
