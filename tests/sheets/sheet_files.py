"""Scenarios and printed sheets for the tests of this folder, and the words that stand on a PDF's pages."""

import re
import zlib
from datetime import UTC, datetime
from pathlib import Path

from trainer.reports.sheets.document import Document
from trainer.reports.sheets.pdf import Printed, write_pdf
from trainer.reports.sheets.worksheet import Chosen, document
from trainer.scenarios import Scenario, read_scenario
from trainer.wording.language import LanguageCode, load

MADE = datetime(2026, 5, 14, 9, 30, tzinfo=UTC)
BUNDLED = Path(__file__).parents[2] / "scenarios"

NATURALS = """\
format = 1
title = "Naturals and ties"
rules = "poker21"

[text.en]
aim = "See a natural where it lies."

[limits]
minimum = 10
maximum = 500
pok_maximum = 100

[[rounds]]
note = "A natural beside a twenty"
bank = "9s 8h 2c 4d Kd"

[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 6c hit 4d stand"

[[rounds.boxes]]
box = 3
pok = 10
stake = 50
hand = "Kh Ac"
"""
"""Two boxes and a bank of 17; worked out by hand, box 1 wins 50 with 20, box 3 75 with a natural, POK is lost."""

PAIRE = """\
format = 1
title = "Lines and corners"
rules = "paire-poker"

[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
cards = "7h joker 7d"

[[rounds.players]]
player = 2
bets = [{ on = "red", stake = 5 }, { on = "7", stake = 2 }, { on = "7-K-joker", stake = 2 },
        { on = "pair 7", stake = 2 }]
first_offer = [{ on = "7-8", stake = 2 }, { on = "red", stake = 20 }]

[[rounds.players]]
player = 4
bets = [{ on = "2-3-8-9", stake = 4 }, { on = "poker hand", stake = 2 }]
"""
"""Worked out by hand: red pays 5, the seven 24, the transversale 8 and the poker hand, three of a kind, 20."""


def scenario(text: str) -> Scenario:
    """The scenario of a text that is known to be right."""
    found, faults = read_scenario(text)
    assert found is not None, faults
    return found


def sheet(text: str, code: LanguageCode = "en", *, key: bool = False) -> Document:
    """The sheet of all rounds of a text."""
    found = scenario(text)
    return document(Chosen(found, "naturals.toml", tuple(range(1, len(found.rounds) + 1)), key), load(code))


def printed(text: str, code: LanguageCode = "en", *, key: bool = False) -> Printed:
    return write_pdf(sheet(text, code, key=key), MADE)


def pages(content: bytes) -> list[list[str]]:
    """The pieces of text on each page, in the order they were set, spaces made plain."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", content, re.DOTALL)
    found = []
    for stream in streams:
        try:
            text = zlib.decompress(stream)
        except zlib.error:
            continue
        words = re.findall(rb"\(((?:[^()\\]|\\.)*)\) Tj", text)
        if words:
            found.append([_plain(word) for word in words])
    return found


def _plain(word: bytes) -> str:
    return re.sub(rb"\\([()\\])", rb"\1", word).decode("cp1252").replace("\N{NO-BREAK SPACE}", " ")


def split(found: list[list[str]], key: str) -> tuple[list[str], list[str]]:
    """The words of the worksheet's pages and those of the key's, which bear the name `key`."""
    work = [word for page in found if key not in page for word in page]
    return work, [word for page in found if key in page for word in page]
