"""What is said on and under the Pair'e Poker felt: the words beside the cards, what is awaited, what is in hand."""

from collections.abc import Mapping
from typing import Final

from trainer.app.felt.canvas import Spot
from trainer.app.felt.stakes import amount
from trainer.app.paire.choosing import card_of, stake_at
from trainer.app.paire.felt import Marks
from trainer.duties import Phase
from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.games.paire_poker.felt import find
from trainer.games.paire_poker.table import CardCell, FeltView
from trainer.practice import prompts
from trainer.practice.play import Play
from trainer.records import Mode
from trainer.wording import scores, terms
from trainer.wording.language import N_, Language

_HINTS: Final[Mapping[Phase, str]] = {
    "betting": N_("The bets: refuse what must not lie there, then close them"),
    "drawing": N_("The cards: burn and draw"),
    "first-card": N_("The first card: turn it over, announce it, collect what it loses"),
    "second-card": N_("The second card: turn it over, announce it, collect what it loses"),
    "third-card": N_("The third card: turn it over, announce it, collect what it loses"),
    "paying": N_("The payments: choose a stake and pay it"),
    "clearing": N_("The end of the round: clear the table"),
}


def awaited(play: Play, mode: Mode, language: Language) -> str:
    """What is awaited: in guided mode what is due, else no more than a felt would show."""
    if play.over:
        return language.text("The round is over. Space: what comes next")
    if mode == "guided" or play.phase not in _HINTS:
        return prompts.awaited(play, language, guided=mode == "guided")
    return language.text(_HINTS[play.phase])


def marks(play: Play, view: FeltView, spot: Spot, language: Language) -> Marks:
    """What is marked on the felt at this moment."""
    held = stake_at(spot, view)
    return marked(
        view, language, cursor=None if held is None or play.over else spot,
        card=None if play.over else card_of(play.phase),
    )  # fmt: skip


def marked(view: FeltView, language: Language, *, cursor: Spot | None = None, card: int | None = None) -> Marks:
    """The words beside the cards, with the stake and the card in hand."""
    first, second, third = (
        (terms.phase(CARD_PHASES[cell_number], language), _said(view.cells, cell_number, language))
        for cell_number in CARD_PHASES
    )
    return Marks(
        cursor=cursor,
        player=None if cursor is None else cursor.box,
        card=card,
        names=(first[0], second[0], third[0]),
        said=(first[1], second[1], third[1]),
    )


def _said(cells: tuple[CardCell, ...], number: int, language: Language) -> str:
    cell = next(cell for cell in cells if cell.number == number)
    phase = next(phase for place, phase in CARD_PHASES.items() if place == number)
    return "" if cell.said is None else scores.shown(cell.said, phase, language)


def in_hand(play: Play, view: FeltView, spot: Spot, language: Language) -> str:
    """What the entry is for: the stake with its amount, else the part of the round."""
    stake = stake_at(spot, view)
    if stake is None or play.over:
        return terms.phase(play.phase, language)
    return language.text(
        "Player {player} · {bet} · {amount} €",
        player=stake.player,
        bet=_short(stake.bet, language),
        amount=amount(stake.amount, language),
    )


def _short(bet: str, language: Language) -> str:
    """A bet without the name of its kind where it stands on values: how many they are says it."""
    placed = find(bet)
    if placed is not None and placed.spot is not None:
        return "-".join(language.rank(value) for value in placed.values)
    return terms.bet(bet, language)
