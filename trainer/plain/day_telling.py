"""What only the line-by-line mode says in a drill of the day: its words, and what is lacking in a line."""

from typing import Final

from trainer.plain.day_commands import DayAct
from trainer.wording.language import N_, Language

HELP: Final = (
    N_("Packs: spread, count 312, check; pack 3 lets you see the cards of pack 3."),
    N_("What you find: report 3 missing 9h, report 3 double 9h, report 3 back 9h, or all well; then turn."),
    N_("Shuffle: piles 6, shuffle piles, cut piles 2, cut whole, last cut; red card 60, load, burn 5."),
    N_("Red card out: finish, split 2, insert 2, shuffle all; stop, call."),
    N_("Clearing: clear players, clear bank, draw 2, burn 1, reshuffle."),
    N_("next: nothing more is due here. table: hear the table again. language: change it. leave: stop here."),
)
"""The words of the day."""


def lacking(act: DayAct, language: Language) -> str:
    """What has still to be said for an act to be done."""
    if act.act == "report":
        return language.text("Which pack? Type its number with the card: report 3 missing 9h. Nothing was done.")
    if act.act in ("cut", "clear") and act.what is None:
        return language.text("Cut or clear what? Type cut piles, cut whole or last cut; clear players or clear bank.")
    return language.text("How many? Type the number behind it: count 312, burn 5. Nothing was done.")
