"""Every fault of a sheet is told by the cell it is in, all of them at once, in words that fit a sheet."""

from typing import get_args

import pytest
from marked_sheets import MARKED
from sheets import FIRST, GOOD, HEAD, PAIRE_GOOD, found, row, unmarked

from trainer.scenarios.faults import SheetCode
from trainer.scenarios.spreadsheet import read_sheet
from trainer.wording.faults import sentence
from trainer.wording.language import Language, load

ROW_WITH_FAULT = ";;;;;;;4;10;50;Ts 7x stand"
WHOLE = {
    "workbook": b"PK\x03\x04\x14\x00",
    "empty-sheet": b" \n;;\n",
    "not-csv": f'{HEAD}\n{FIRST}\n;;;;;1;;3;10;30;"9h 9d stand\n'.encode(),
    "encoding-guessed": row(note="égalité").encode("cp1252"),
}
"""Sheets with faults that are of no one cell, or of none in a text."""


@pytest.mark.parametrize("marked", MARKED.values(), ids=MARKED)
def test_fault_is_in_the_very_cell_and_nothing_else_is_blamed(marked: str) -> None:
    sheet, expected = unmarked(marked)
    assert expected
    assert found(sheet) == expected


def test_every_code_of_sheets_is_brought_about_by_a_sample() -> None:
    sampled = {code for marked in MARKED.values() for code, *_ in unmarked(marked)[1]}
    assert set(get_args(SheetCode)) <= sampled | set(WHOLE)


@pytest.mark.parametrize(("code", "content"), WHOLE.items(), ids=WHOLE)
def test_what_is_no_sheet_is_told_as_a_whole(code: str, content: bytes) -> None:
    assert [found_code for found_code, *_ in found(content)] == [code]


@pytest.mark.parametrize("language", [load("en"), load("fr")], ids=repr)
def test_every_fault_is_said_in_a_sentence(language: Language) -> None:
    sheets: list[str | bytes] = [unmarked(marked)[0] for marked in MARKED.values()]
    for sheet in [*sheets, *WHOLE.values()]:
        for fault in read_sheet(sheet)[1]:
            words = sentence(fault, language)
            assert words.strip()
            assert "{" not in words


def test_the_sentences_name_columns_and_rows_as_the_sheet_does() -> None:
    def said(sheet: str) -> str:
        (fault,) = read_sheet(sheet)[1]
        return sentence(fault, load("en"))

    french = GOOD.replace("hand", "main").replace("stake", "mise").replace("box", "case").replace("bank", "banque")
    french = (
        french.replace("title;rules", "titre;règles").replace("pok maximum", "maximum pok").replace("round", "coup")
    )
    assert said(french.replace("Ts 7c stand", "")) == "`main` is missing in this row."
    assert said(unmarked(MARKED["a bank said otherwise"])[0]).startswith("Row 2 says otherwise.")
    assert "`cheval 2-8`" in said(unmarked(MARKED["a date"])[0])
    assert "Did you mean `stake`?" in said(unmarked(MARKED["an unknown column"])[0])
    assert said(unmarked(MARKED["a round twice"])[0]).startswith("This round is the same as round 1.")


def test_every_fault_of_a_sheet_is_told_in_the_order_of_its_cells() -> None:
    marked = (
        f"{HEAD};⟦unknown-column:colour⟧\n"
        "Marked;poker21;10;⟦maximum-not-multiple:510⟧;100;1;9s ⟦unknown-card:5x⟧ 7d;1;⟦not-amount:x⟧;50;Ts 7c stand;\n"
        ";;;;;;;⟦box-outside:9⟧;10;⟦not-amount:?⟧;9h ⟦unknown-card:Vd⟧ stand;\n"
    )
    sheet, expected = unmarked(marked)
    assert found(sheet) == expected


def test_a_missing_column_is_told_once_and_not_in_every_row() -> None:
    sheet = GOOD.replace(";hand", ";#hand")
    assert found(sheet) == [("missing-column", "L1", "")]


def test_rows_are_counted_as_the_spreadsheet_counts_them() -> None:
    quoted = f'{HEAD};note\n{FIRST};"one\ntwo\nthree"\n\n{ROW_WITH_FAULT}\n'
    assert found(quoted) == [("unknown-card", "K4", "7x")]
    assert found(f"sep=;\r\n{quoted}") == [("unknown-card", "K4", "7x")]


def test_the_faults_of_a_house_s_rules_are_told_in_their_file() -> None:
    faults = read_sheet(
        GOOD.replace("poker21", "ours.toml"), file="lessons/f.csv", rules_files=lambda _: b'base = "pokr21"\n'
    )[1]
    assert [(fault.file, fault.code, fault.line, fault.column) for fault in faults] == [
        ("lessons/ours.toml", "rules-unknown-base", 1, 8)
    ]


def test_a_sheet_with_faults_without_end_is_given_up_in_time() -> None:
    sheet = f"{HEAD}\n" + "x;x;x;x;;;;;;;\ny;y;y;y;;;;;;;\n" * 30_000
    faults = read_sheet(sheet)[1]
    assert "more-faults" in {fault.code for fault in faults}
    assert len(faults) <= 100_010


@pytest.mark.parametrize(
    "content", ["\x00", "title", ";;;;", '"', "=1+1", "title;title", "\ufeff", b"\xff\xfe", b"\x81"]
)
def test_hostile_and_broken_sheets_are_told_so(content: str | bytes) -> None:
    scenario, faults = read_sheet(content)
    assert scenario is None
    assert faults


def test_pair_e_poker_s_heading_is_known_by_its_columns_though_the_rules_are_not() -> None:
    assert found(PAIRE_GOOD.replace("paire-poker", "pair-poker")) == [("unknown-rules", "B2", "pair-poker")]
