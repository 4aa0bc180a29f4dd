"""The sentences of faults that only a scenario kept in a spreadsheet can have."""

from collections.abc import Mapping
from typing import Final

from trainer.wording.language import N_

SHEET_SENTENCES: Final[Mapping[str, str]] = {
    "workbook": N_("This is a spreadsheet's workbook. Save the sheet as CSV, and import that."),
    "empty-sheet": N_("The sheet is empty. Its first row names the columns; `croupier import --columns` lists them."),
    "not-csv": N_(
        "From row {row} on this is no CSV: a quotation mark is not closed, or text follows one. "
        "Let the spreadsheet save it again."
    ),
    "encoding-guessed": N_(
        "The file is not UTF-8, and was read as Windows-1252. If this looks wrong, save it as CSV in UTF-8."
    ),
    "no-headings": N_("The first row names no column that is known here. `croupier import --columns` lists them."),
    "no-rows": N_("There is nothing below the headings. Write a box a row, or of Pair'e Poker a bet."),
    "unknown-column": N_("No column is called `{text}`. Before a column of your own write `#`."),
    "column-twice": N_("The sheet has this column already."),
    "column-unnamed": N_("This column has no heading and cannot be read. Give it one, or `#` if it is your own."),
    "column-of-other-game": N_("This column is of another game than the rules. Empty it, or write `#` in its heading."),
    "missing-column": N_("The sheet has no column `{heading}`. Add it."),
    "missing-cell": N_("`{heading}` is missing in this row."),
    "not-amount": N_("This is no amount that can be read in one way only. Write it as 50, 2.5 or 2,5."),
    "not-whole": N_("This is no whole number."),
    "not-flag": N_("This is neither yes nor no. Write `yes`, `no` or `x`, or leave the cell empty."),
    "looks-like-date": N_("The spreadsheet has made a date of the bet. Name it before its values: `cheval 2-8`."),
    "said-otherwise": N_("Row {above} says otherwise. Say it once, or the same again."),
    "note-twice": N_("This round has a note in a language already. Write it in both, or only here."),
}
