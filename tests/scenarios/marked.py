"""Sources whose offending tokens are marked, `⟦so⟧`, which says where a fault must be without asking the program."""

import re

from trainer.scenarios import Fault, read_scenario
from trainer.scenarios.house_rules import RulesFiles, no_rules_files

Expected = tuple[str, int, int, str]

_MARK = re.compile(r"⟦(?P<code>[a-z0-9-]+):(?P<token>[^⟧]*)⟧")

HEAD = """\
format = 1
title = "Marked"
rules = "poker21"
[limits]
minimum = 10
maximum = 500
pok_maximum = 100
"""
BANK = 'bank = "9s 5h 7d 2c Kd"\n'
BOX = 'box = 1\npok = 10\nstake = 50\nhand = "Ts 7c stand"\n'
ROUND = f"[[rounds]]\n{BANK}[[rounds.boxes]]\n"
GOOD = f"{HEAD}{ROUND}{BOX}"


def unmarked(marked: str) -> tuple[str, list[Expected]]:
    """The source without its marks, and (code, line, column, token) of each mark."""
    source, expected, at = "", [], 0
    for mark in _MARK.finditer(marked):
        source += marked[at : mark.start()]
        line_start = source.rfind("\n") + 1
        token = mark["token"]
        expected.append((mark["code"], source.count("\n") + 1, len(source) - line_start + 1, token))
        source, at = source + token, mark.end()
    return source + marked[at:], expected


def found(source: str | bytes, rules_files: RulesFiles = no_rules_files) -> list[Expected]:
    """(code, line, column, text) of every fault of the source."""
    return [place(fault) for fault in read_scenario(source, file="f.toml", rules_files=rules_files)[1]]


def place(fault: Fault) -> Expected:
    return fault.code, fault.line, fault.column, fault.text


def in_hand(hand: str, bank: str = "9s 5h 7d 2c Kd", rules: str = "poker21") -> str:
    """A file of one round of one box with this hand."""
    head = HEAD.replace("poker21", rules)
    return f'{head}[[rounds]]\nbank = "{bank}"\n[[rounds.boxes]]\nbox = 1\npok = 10\nstake = 50\nhand = "{hand}"\n'
