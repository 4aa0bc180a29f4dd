"""`croupier rules`: the presets listed, and any ruleset in full with what each of its lines rests on."""

import json
from pathlib import Path
from typing import Any

import pytest

from trainer import cli
from trainer.rules import PRESETS, any_preset, options
from trainer.wording.rules import OPTIONS

Line = dict[str, Any]


def shown(rules: str, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Line]:
    assert cli.main(["rules", "show", rules, "--json", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"] == rules
    return {line["option"]: line for line in found["options"]}


def origins(rules: str, capsys: pytest.CaptureFixture[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for option, line in shown(rules, capsys).items():
        found.setdefault(str(line["origin"]), set()).add(option)
    return found


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_preset_is_listed_with_a_line_about_it(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--language", code]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines() if line.split()[:1] and line.split()[0] in PRESETS] == list(
        PRESETS
    )
    assert cli.main(["rules", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["rules"] for row in found] == list(PRESETS)
    assert {row["rules"]: row["game"] for row in found}["paire-poker"] == "paire-poker"
    assert all(row["words"] for row in found)


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("rules", PRESETS)
def test_every_option_is_shown_in_words_with_its_statement(
    rules: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = shown(rules, capsys, "--language", code)
    assert tuple(found) == options(any_preset(rules).game)
    assert set(found) <= set(OPTIONS)
    for line in found.values():
        assert line["name"]
        assert line["words"]
        assert line["says"]
        assert str(line["statement"]).partition("-")[0] in ("P21", "CIR", "BJ", "PP")


def test_p21_whose_word_each_line_of_the_decree_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert origins("poker21", capsys) == {
        "source": {
            "packs", "seats", "standing_per_seated", "pok", "pok_maximum_times", "maximum_times", "surrender", "double",
            "split", "max_splits", "natural", "natural_tie", "pok_pair_from", "pok_pays", "burn", "stub",
        },
        "default": {
            "double_after_split", "resplit_aces", "bank_draws_without_live_hand", "insurance", "settlement",
            "pok_survives_bust", "chips",
        },
    }  # fmt: skip


def test_cir_whose_word_each_line_of_the_circle_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert origins("poker21-circle", capsys)["source"] == {
        "packs", "pok", "surrender", "double", "split", "insurance", "natural", "natural_tie", "pok_pair_from",
    }  # fmt: skip


def test_bj_whose_word_each_line_of_blackjack_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert origins("blackjack", capsys)["default"] >= {
        "packs", "natural", "natural_tie", "insurance", "burn", "stub", "maximum_times", "bank_draws_without_live_hand",
    }  # fmt: skip
    assert origins("blackjack", capsys)["source"] >= {"pok", "standing_per_seated", "surrender", "double", "split"}


def test_pp_every_line_of_paire_poker_is_the_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(origins("paire-poker", capsys)) == {"source"}


def test_p21_46_cir_4_bj_3_values_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    decree, circle = shown("poker21", capsys), shown("poker21-circle", capsys)
    assert decree["natural"]["words"] == "3 to 2"
    assert circle["natural"] == {
        "option": "natural", "name": "a natural is paid", "value": "2:1", "words": "2 to 1", "statement": "CIR-4",
        "origin": "source", "article": None,
        "says": "In the circle a natural is paid 2 to 1, and loses to a natural of the bank.",
    }  # fmt: skip
    assert decree["surrender"]["article"] == "10"
    assert circle["double"]["words"] == "on 9, 10 or 11 in the first two cards"
    assert decree["maximum_times"]["words"] == "20, 50, 100 or 200 times the minimum"
    assert decree["chips"]["value"] == [0.5, 1, 2, 5, 10, 20, 50, 100, 500, 1000, 5000, 10000]
    assert str(decree["pok_pays"]["words"]).endswith("royal flush 100, five flush 150")
    assert shown("blackjack", capsys)["pok_pays"]["words"] == "of no account without POK"


def test_a_houses_own_lines_are_the_houses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'base = "poker21-circle"\nsurrender = "hand"\nstanding_per_seated = 0\nmax_splits = 0\n'
        "[pok_pays]\npair = 2\nflush = 6\n"
    )
    found = shown(str(file), capsys)
    assert {option for option, line in found.items() if line["origin"] == "house"} == {
        "surrender", "standing_per_seated", "max_splits", "pok_pays",
    }  # fmt: skip
    assert found["surrender"]["statement"] == "HOUSE"
    assert found["split"]["statement"] == "CIR-3"
    assert found["burn"]["origin"] == "default"
    assert found["standing_per_seated"]["words"] == found["max_splits"]["words"] == "none"
    assert str(found["pok_pays"]["words"]).startswith("pair 2, flush 6; not: two pair, three of a kind, straight, ")


def test_a_houses_own_citation_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "poker21"\nsplit = "rank"\nburn = 3\n[statements]\nsplit = "CIR-3"\nburn = "OURS-7"\n')
    found = shown(str(file), capsys)
    assert (found["split"]["statement"], found["split"]["origin"]) == ("CIR-3", "source")
    assert (found["burn"]["statement"], found["burn"]["origin"], found["burn"]["says"]) == ("OURS-7", "house", None)


def test_the_table_for_people_cites_and_says_each_statement_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "show", "blackjack"]) == 0
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    at = rows.index("natural against natural a tie, the stake is given back BJ-2")
    assert rows[at + 1] == "natural_tie default, source silent"
    assert rows[rows.index("a natural is paid 3 to 2 BJ-2") + 1] == "natural default, source silent"
    assert sum(row.startswith("BJ-2: ") for row in rows) == 1


def test_options_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["--language", "fr", "rules", "show", "poker21"],
        ["rules", "--language", "fr", "show", "poker21"],
        ["rules", "show", "--language", "fr", "poker21"],
        ["rules", "show", "poker21", "--language", "fr"],
    ):
        assert cli.main(words) == 0
        assert "paire de valets" in capsys.readouterr().out
    for words in (["rules", "--json", "show", "poker21"], ["rules", "show", "--json", "poker21"]):
        assert cli.main(words) == 0
        assert json.loads(capsys.readouterr().out)["game"] == "twenty-one"


@pytest.mark.parametrize("words", [["show"], ["list"], ["show", "poker21", "blackjack"]])
def test_a_wrong_call_exits_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", *words]) == cli.WRONG_CALL
    assert "usage: croupier rules" in capsys.readouterr().err
