"""The two lines under the felt: what is awaited, and what just happened."""

from collections.abc import Mapping
from typing import Final

from trainer.app.choosing import BANK, stake_at
from trainer.app.felt.canvas import Spot
from trainer.app.felt.stakes import amount
from trainer.app.settings import MODE_NAMES
from trainer.duties import Duty, Phase
from trainer.games.twentyone.table import Table
from trainer.grading.verdicts import Mistake, Verdict
from trainer.practice import prompts
from trainer.practice.play import Play
from trainer.records import Mode
from trainer.wording import terms
from trainer.wording.language import N_, Language

TELLING: Final[frozenset[Mode]] = frozenset(("guided", "practice"))
"""The modes that say after each act what it was worth."""

_HINTS: Final[Mapping[Phase, str]] = {
    "betting": N_("The bets: refuse what must not lie there, then close them"),
    "dealing": N_("Deal: a card to the place in hand"),
    "insurance": N_("Insurance: what the boxes ask for"),
    "bank": N_("The bank: its score, and a card or none"),
    "settlement": N_("The “21” stakes: choose one; collect, pay or give back"),
    "pok": N_("POK: five cards, the hand they make, then every POK stake"),
    "clearing": N_("The end of the round: clear the table"),
}


def awaited(play: Play, mode: Mode, language: Language) -> str:
    """What is awaited: in guided mode what is due, else no more than a table would show."""
    if play.over:
        return language.text("The round is over. Space: what comes next")
    if mode == "guided" or play.phase not in _HINTS or play.asks is not None:
        return prompts.awaited(play, language, guided=mode == "guided")
    return language.text(_HINTS[play.phase])


def told(deed: Duty, verdict: Verdict | None, mode: Mode, language: Language) -> str:
    """What became of an act: in the modes that tell, what it was worth, else that it was done."""
    if verdict is None or mode not in TELLING:
        return prompts.done(deed, language)
    return prompts.feedback(verdict, deed, language)


def gone_past(mistakes: tuple[Mistake, ...], mode: Mode, language: Language) -> str:
    """What was left undone by going on, in the modes that tell."""
    if mode not in TELLING:
        return prompts.gone_on(language)
    if not mistakes:
        return language.text("Right. Nothing more was due here.")
    first = prompts.slip(mistakes[0], language)
    more = len(mistakes) - 1
    if not more:
        return first
    return language.plural("{first} And {n} more.", "{first} And {n} more.", more, first=first)


def in_hand(play: Play, table: Table, spot: Spot, language: Language, *, money: bool) -> str:
    """What the entry is for: the hand, or the stake with its amount where `money` is being settled."""
    stake = stake_at(spot, table)
    if spot == BANK or play.phase in ("bank", "clearing"):
        return language.text("Bank")
    if play.box is not None and (stake is None or not money):
        return prompts.place(play, language)
    parts = [language.text("Box {box}", box=spot.box)]
    if spot.hand is not None and sum(len(box.hands) for box in table.boxes if box.number == spot.box) > 1:
        parts.append(language.text("hand {hand}", hand=spot.hand))
    if stake is None:
        return ", ".join(parts)
    if stake.bet != "21":
        parts.append(terms.bet(stake.bet, language))
    if stake.bettor != "seated":
        parts.append(language.text("s{number}", number=stake.bettor[-1]))
    return f"{', '.join(parts)} · {amount(stake.amount, language)} €"


def at_round(name: str, number: int, total: int | None, language: Language) -> str:
    """What is played, and where in it."""
    if total is None:
        return f"{name} · {language.text('round {number}', number=number)}"
    return f"{name} · {language.text('round {number} of {total}', number=number, total=total)}"


def title(name: str, number: int, total: int | None, mode: Mode, language: Language, *, recorded: bool = True) -> str:
    """The head of the table: what is played, where in it, how."""
    parts = [at_round(name, number, total, language), language.text(MODE_NAMES[mode])]
    if not recorded:
        parts.append(language.text("not recorded"))
    return " · ".join(parts)
