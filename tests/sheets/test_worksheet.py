"""The worksheet: the facts are told, and nothing on it says what the croupier must do."""

import re

import pytest
from hypothesis import given, settings
from sheet_files import NATURALS, PAIRE, pages, printed, scenario, sheet, split
from strategies import ruled_rounds

from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Round
from trainer.reports.sheets.document import (
    Beside,
    Blank,
    Block,
    Document,
    Face,
    Grid,
    Prose,
    Tick,
    Token,
    Words,
)
from trainer.reports.sheets.picture import Label, Picture
from trainer.reports.sheets.twentyone_blanks import round_blocks
from trainer.reports.sheets.worksheet import Chosen, document
from trainer.rules import TwentyOneRules
from trainer.wording.language import load

ENGLISH = load("en")


def _tokens(block: Block) -> list[Token]:
    """Every token of a block, row by row."""
    if isinstance(block, Prose):
        return list(block.tokens)
    if isinstance(block, Grid):
        return [token for row in block.rows for cell in row.cells for token in cell]
    if isinstance(block, Beside):
        return [token for part in (*block.left, *block.right) for token in _tokens(part)]
    return []


def _blocks(document: Document) -> list[Block]:
    return [block for part in document.parts[:1] for section in part.sections for block in section.blocks]


def _all_tokens(document: Document) -> list[Token]:
    return [token for block in _blocks(document) for token in _tokens(block)]


def test_the_facts_are_on_the_worksheet() -> None:
    work, _ = split(pages(printed(NATURALS).content), "ANSWER KEY")
    for told in ("Naturals and ties", "See a natural where it lies.", "Name", "Date", "Mark", "POK", "a card", "stand"):
        assert told in work
    assert "naturals.toml, rules poker21" in work
    assert "Limits: minimum €10.00, maximum €500.00, POK €100.00" in work


def test_nothing_of_the_key_is_on_the_worksheet() -> None:
    work, key = split(pages(printed(NATURALS, key=True).content), "ANSWER KEY")
    text = " ".join(work)
    for answer in ("16", "17", "20", "Blackjack", "blackjack", "Seventeen", "€75.00", "€50.00", "3 to 2"):
        assert answer in " ".join(key)
        assert not re.search(rf"(?<![\d/]){re.escape(answer)}(?!\d)", text)
    assert "P21-" not in text
    assert "A natural beside a twenty" not in text  # a note tells what is to be seen
    assert "A natural beside a twenty" in key


def _masked(text: str) -> list[object]:
    """The worksheet of a text without the cards on it."""
    return [token for token in _all_tokens(sheet(text)) if not isinstance(token, Face)]


@pytest.mark.parametrize("bank", ["9s 9h 2c 4d Kd", "9s Ah 2c 4d Kd", "9s 4h Jc 4d Kd"])
def test_the_rows_do_not_tell_who_wins(bank: str) -> None:
    """Against a bank of 17, 18, 20 or a bust one the blanks of the same hands are the same."""
    assert _masked(NATURALS.replace("9s 8h 2c 4d Kd", bank)) == _masked(NATURALS)


def test_a_bust_hand_has_its_row_like_every_other() -> None:
    stands = NATURALS.replace("Ts 6c hit 4d stand", "Ts 6c hit 5d")
    bust = NATURALS.replace("Ts 6c hit 4d stand", "Ts 6c hit Jd")
    assert _masked(stands) == _masked(bust)


def test_a_surrender_looks_alike_granted_and_refused() -> None:
    granted = NATURALS.replace("Ts 6c hit 4d stand", "Ts 6c surrender")
    refused = NATURALS.replace("9s 8h", "As 8h").replace("Ts 6c hit 4d stand", "Ts 6c surrender stand")
    stand = Words("stand", "italic")
    assert Tick("surrender") in _masked(granted)
    assert [token for token in _masked(refused) if token != stand] == _masked(granted)


@settings(max_examples=60)
@given(ruled_rounds())
def test_each_score_to_announce_has_its_box_and_each_stake_its_row(drawn: tuple[Round, TwentyOneRules]) -> None:
    facts, rules = drawn
    due = duties_of(facts, rules)
    tokens = [token for block in round_blocks(facts, rules, ENGLISH) for token in _tokens(block)]
    boxes = sum(isinstance(token, Blank) and token.boxed for token in tokens)
    said = sum(duty.act == "announce" and duty.phase == "playing" for duty in due)
    unsaid = sum(duty.act == "grant" and duty.phase == "surrender" for duty in due)
    assert boxes == said + unsaid + len(facts.bank) - 1
    asked = sum(duty.act in ("grant", "refuse") for duty in due)
    offered = sum(
        (box.first_offer.stake is not None) + (box.first_offer.pok is not None)
        for box in facts.boxes
        if box.first_offer is not None
    )
    assert sum(isinstance(token, Tick) and bool(token.label) for token in tokens) == asked + offered


def test_settlement_rows_go_from_right_to_left_and_the_last_hand_first() -> None:
    split_eights = NATURALS.replace('"Kh Ac"', '"8h 8c split (8h Kc stand) (8c 9d stand)"')
    beside = [block for block in _blocks(sheet(split_eights)) if isinstance(block, Beside)][-1]
    grid = next(block for block in beside.left if isinstance(block, Grid))
    told = [tuple(token.text for cell in row.cells for token in cell if isinstance(token, Words)) for row in grid.rows]
    assert told == [("3", "2", "50"), ("3", "1", "50"), ("1", "", "50")]


def test_a_doubled_stake_is_seen_as_two() -> None:
    doubled = NATURALS.replace("Ts 6c hit 4d stand", "5s 6c double 4d")
    table = next(block for block in _blocks(sheet(doubled)) if isinstance(block, Picture))
    amounts = [shape.text.replace("\N{NO-BREAK SPACE}", " ") for shape in table.shapes if isinstance(shape, Label)]
    assert "50 + 50" in amounts
    assert "100" not in amounts


def test_the_worksheet_speaks_french_with_french_cards() -> None:
    work, _ = split(pages(printed(NATURALS.replace("stake = 50", "stake = 37.5"), "fr").content), "-")
    for told in ("Coup 1", "Case 1", "Banque", "R", "rester", "37,50"):
        assert told in work
    assert "K" not in work
    assert "Limites : minimum 10,00 €, maximum 500,00 €, POK 100,00 €" in work


def test_paire_poker_bets_stand_in_the_order_of_the_cards_from_player_5_to_1() -> None:
    grids = [block for block in _blocks(sheet(PAIRE)) if isinstance(block, Grid)]
    told = [
        [tuple(token.text for cell in row.cells for token in cell if isinstance(token, Words)) for row in grid.rows]
        for grid in grids
    ]
    assert told == [
        [("2", "Cheval 7-8", "2"), ("2", "Red", "20")],
        [("4", "Carré 2-3-8-9", "4"), ("2", "Red", "5"), ("2", "Straight up 7", "2"),
         ("2", "Transversale 7-K-Joker", "2")],
        [("2", "Pair of 7s", "2")],
        [("4", "Poker hand", "2")],
    ]  # fmt: skip


def test_nothing_of_a_paire_poker_key_is_on_its_worksheet() -> None:
    work, key = split(pages(printed(PAIRE, key=True).content), "ANSWER KEY")
    for answer in ("red 7", "Three of a kind", "€24.00", "€8.00", "12 to 1", "the felt has no such bet"):
        assert answer in " ".join(key)
        assert answer not in " ".join(work)


def test_chosen_rounds_keep_their_numbers() -> None:
    found = scenario(NATURALS + NATURALS[NATURALS.index("[[rounds]]") :])
    parts = document(Chosen(found, "two.toml", (2,), key=True), ENGLISH).parts
    assert [[section.title for section in part.sections] for part in parts] == [["Round 2"], ["Round 2"]]
