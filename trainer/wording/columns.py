"""What the columns of a sheet hold, and how a sheet is to be written."""

from collections.abc import Mapping
from typing import Final

from trainer.wording.language import N_

SHEET: Final = (
    N_(
        "The first row names the columns, in French or English and in any order. Below it every row is a box of a "
        "round, or of Pair'e Poker a bet of a player."
    ),
    N_(
        "What holds for the whole file is said in one row, what holds for a round in one of its rows; said again, it "
        "must be the same. A row that says no round belongs to the round above it, and of Pair'e Poker one that says "
        "no player to the player above it. Rounds are played by rising number."
    ),
    N_(
        "Amounts have a decimal comma or point. Yes is `yes`, `oui` or `x`; an empty cell is no. Cells are separated "
        "by commas, semicolons or tabs. A column of your own is headed `#…` or `(…)`, and is not read."
    ),
)
"""How a sheet is written, paragraph by paragraph."""
COLUMNS: Final[Mapping[str, str]] = {
    "title": N_("the file's title"),
    "title_en": N_("its title in English, where it is to have both languages"),
    "title_fr": N_("its title in French"),
    "aim_en": N_("what the lesson is for, in English"),
    "aim_fr": N_("what the lesson is for, in French"),
    "rules": N_("poker21, poker21-circle, blackjack, paire-poker, or a house's own rules file beside the sheet"),
    "minimum": N_("of every stake"),
    "maximum": N_("of the “21” stakes on one hand"),
    "pok_maximum": N_("of the POK stakes on one hand"),
    "main_maximum": N_("of a main bet"),
    "optional_maximum": N_("of an optional bet"),
    "round": N_("the number of the round"),
    "note": N_("for the trainee, of the round"),
    "note_en": N_("the same in English, where it is to be in both languages"),
    "note_fr": N_("the same in French"),
    "bank": N_("every card the bank takes, POK's included, in order: 9s 5h 7d 2c Kd"),
    "red_card": N_("whether the red card came out during the round"),
    "cards": N_("the first, second and third card: 7h joker 7d"),
    "box": N_("1 to 7, from the croupier's left"),
    "player": N_("1 to 5"),
    "bet": N_("red, black, 7, cheval 2-8, transversale 7-K-joker, carré 2-3-8-9, pair 7, any pair, poker hand"),
    "pok": N_("the seated player's POK stake"),
    "stake": N_("the seated player's “21” stake; of Pair'e Poker what is staked on the bet"),
    "hand": N_("two cards and what the player asks: Ts 6c hit 4d stand"),
    "insurance": N_("what is staked on it, where the rules insure"),
    "standing 1 stake": N_("a standing player's “21” stake; so for 2 and on"),
    "standing 1 pok": N_("his POK stake, if he has one"),
    "standing 1 follows": N_("whether he follows doubles and splits"),
    "offer_bet": N_("a bet among those first put down, of which something is refused"),
    "offer_pok": N_("the POK stake first put down, of which something is refused"),
    "offer_stake": N_("the stake first put down, of which something is refused"),
}
"""What each column holds, by its key."""
