"""Where a round of Pair'e Poker shows what it was made to show, read from its facts and its duties alone."""

from collections.abc import Callable, Sequence

from trainer.duties import Duty
from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.felt import BETS, FeltBet, Kind
from trainer.scenarios.generating.evidence import where

Due = Sequence[Duty]
Shown = tuple[Duty, ...]
PaireEvidence = Callable[[PaireRound, Due], Shown]


def paid_for(wanted: Callable[[FeltBet], bool]) -> PaireEvidence:
    """Bets of a kind that are paid."""

    def shown(facts: PaireRound, due: Due) -> Shown:
        return tuple(duty for duty in where(due, phase="paying", act="pay") if wanted(BETS[duty.bet or ""]))

    return shown


def paid_on(kind: Kind, *, joker: bool | None = None) -> PaireEvidence:
    """Bets of that kind that are paid; `joker` says whether the joker must be among the values they stand on."""
    return paid_for(lambda bet: bet.kind == kind and joker in (None, "joker" in bet.values))


def any_pair(*, jokers: bool) -> PaireEvidence:
    """Any pair paid, of jokers or of another value."""

    def shown(facts: PaireRound, due: Due) -> Shown:
        is_jokers = bool(where(due, phase="second-card", score="pair joker"))
        return where(due, phase="paying", bet="any pair") if is_jokers == jokers else ()

    return shown


def hand(score: str) -> PaireEvidence:
    """A poker hand of that name, paid to those who staked on it."""

    def shown(facts: PaireRound, due: Due) -> Shown:
        said = where(due, phase="third-card", act="announce", score=score)
        return where(due, phase="paying", bet="poker hand") if said else ()

    return shown


def wild_joker(facts: PaireRound, due: Due) -> Shown:
    """A poker hand paid that one joker completes."""
    jokers = sum(card.rank == "joker" for card in facts.cards)
    return where(due, phase="paying", bet="poker hand") if jokers == 1 else ()


def joker_first(facts: PaireRound, due: Due) -> Shown:
    """Colours collected because the first card has none."""
    taken = where(due, phase="first-card", act="collect")
    return tuple(duty for duty in taken if duty.bet in ("red", "black")) if facts.cards[0].rank == "joker" else ()


def lost_hand(facts: PaireRound, due: Due) -> Shown:
    """The poker hand collected because three cards are nothing."""
    return where(due, phase="third-card", act="collect", bet="poker hand")


def paid_thrice(facts: PaireRound, due: Due) -> Shown:
    """Bets paid on each of the three cards: one of each."""
    paid = {BETS[duty.bet or ""].card: duty for duty in reversed(where(due, phase="paying", act="pay"))}
    return tuple(paid[card] for card in CARD_PHASES) if len(paid) == 3 else ()


def illegal_offers(facts: PaireRound, due: Due) -> Shown:
    """Bets refused before the cards."""
    return where(due, act="refuse-bet")
