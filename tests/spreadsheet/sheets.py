"""Sheets written shortly, their faults marked `⟦code:token⟧` in the very cell."""

import re

from trainer.scenarios.house_rules import RulesFiles, no_rules_files
from trainer.scenarios.spreadsheet import read_sheet
from trainer.scenarios.spreadsheet.columns import recognised

Expected = tuple[str, str, str]

_MARK = re.compile(r"⟦(?P<code>[a-z0-9-]+):(?P<token>[^⟧]*)⟧")

HEAD = "title;rules;minimum;maximum;pok maximum;round;bank;box;pok;stake;hand"
FIRST = "Marked;poker21;10;500;100;1;9s 5h 7d 2c Kd;1;10;50;Ts 7c stand"
ROW = ";;;;;1;;3;10;30;9h 9d stand"
GOOD = f"{HEAD}\n{FIRST}\n{ROW}\n"
PAIRE_HEAD = "title;rules;minimum;main maximum;optional maximum;round;cards;player;bet;stake;offer bet;offer stake"
PAIRE_FIRST = "Marked;paire-poker;2;10;2;1;7h joker 7d;2;red;5;;"
PAIRE_ROW = ";;;;;;;;pair 7;2;;"
PAIRE_GOOD = f"{PAIRE_HEAD}\n{PAIRE_FIRST}\n{PAIRE_ROW}\n"


def row(first: bool = True, separator: str = ";", /, **cells: str) -> str:
    """The head and a good first row of twenty-one, or a row without heading cells, in which `cells` are others.

    A column that the head lacks is put to its end; an underscore in its name stands for a space.
    """
    head, good = HEAD.split(";"), (FIRST if first else ROW).split(";")
    return _changed(head, good, cells, separator)


def paire_row(**cells: str) -> str:
    """The same of Pair'e Poker."""
    return _changed(PAIRE_HEAD.split(";"), PAIRE_FIRST.split(";"), cells, ";")


def _changed(head: list[str], good: list[str], cells: dict[str, str], separator: str) -> str:
    for name, cell in cells.items():
        heading = name.replace("_", " ")
        known = {recognised(column): place for place, column in enumerate(head)}
        place = known.get(recognised(heading))
        if place is None:
            head, good = [*head, heading], [*good, cell]
        else:
            good[place] = cell
    return f"{separator.join(head)}\n{separator.join(good)}\n"


def unmarked(marked: str) -> tuple[str, list[Expected]]:
    """The sheet without its marks, and (code, cell, token) of each; its cells are separated by semicolons, unquoted."""
    expected = []
    for number, line in enumerate(marked.splitlines(), 1):
        for mark in _MARK.finditer(line):
            column = line[: mark.start()].count(";")
            expected.append((mark["code"], f"{chr(ord('A') + column)}{number}", mark["token"]))
    return _MARK.sub(lambda mark: mark["token"], marked), expected


def found(sheet: str | bytes, rules_files: RulesFiles = no_rules_files) -> list[Expected]:
    """(code, cell, text) of every fault of the sheet."""
    faults = read_sheet(sheet, file="f.csv", rules_files=rules_files)[1]
    return [(fault.code, fault.cell.name if fault.cell else "", fault.text) for fault in faults]
