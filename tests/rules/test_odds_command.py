"""`croupier odds`: the contract's JSON with the reference figures, tables for people, rules files at fault."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from trainer import cli

TWENTY_ONE = ("poker21", "poker21-circle", "blackjack")
Found = dict[str, Any]


def odds(rules: str, capsys: pytest.CaptureFixture[str]) -> Found:
    assert cli.main(["odds", rules, "--json"]) == 0
    found: Found = json.loads(capsys.readouterr().out)
    return found


def by(key: str, rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row[key]: row for row in rows}


def test_p21_46_the_decrees_hands_and_edge(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds("poker21", capsys)
    hands = by("hand", found["pok"])
    assert found["rules"] == "poker21"
    assert hands["pair-J"] == {
        "hand": "pair-J",
        "count": 836_542_080,
        "probability": 836_542_080 / 23_856_384_552,
        "pays": 1,
    }
    assert hands["five-flush"]["count"] == 312
    assert hands["five-flush"]["pays"] == 150
    assert hands["pair-10"]["pays"] is None
    assert sum(row["count"] for row in found["pok"]) == 23_856_384_552
    [pok] = found["bets"]
    assert pok["bet"] == "pok"
    assert pok["expected"] == "-19204056/76462771"
    assert pok["house_edge"] == pytest.approx(25.1156, abs=5e-5)


def test_cir_6_a_circle_from_a_pair_of_tens(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds("poker21-circle", capsys)
    assert found["bets"][0]["expected"] == "-179940888/994016023"
    assert found["bets"][0]["house_edge"] == pytest.approx(18.1024, abs=5e-5)
    assert by("hand", found["pok"])["pair-10"]["pays"] == 1


def test_bj_1_blackjack_has_no_pok_to_stake_on(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds("blackjack", capsys)
    assert (found["pok"], found["bets"]) == ([], [])


@pytest.mark.parametrize("rules", TWENTY_ONE)
def test_p21_34_35_how_the_bank_ends(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = odds(rules, capsys)
    reference = {
        "17": .145245, "18": .139258, "19": .133685, "20": .179527, "21": .072874,
        "natural": 4608 / 97_032, "bust": .281921,
    }  # fmt: skip
    assert {row["score"]: row["probability"] for row in found["bank"]} == pytest.approx(reference, abs=5e-7)


def test_pp_7_8_9_every_bet_of_the_felt(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds("paire-poker", capsys)
    bets = by("bet", found["bets"])
    assert len(bets) == 2 + 14 + 20 + 2 + 5 + 14 + 2
    assert bets["red"] == {
        "bet": "red", "probability": 26 / 54, "expected": "-1/27", "house_edge": pytest.approx(100 / 27),
    }  # fmt: skip
    assert [bets[name]["expected"] for name in ("7-K-joker", "A-2-8", "7-joker")] == ["-2/27", "-1/9", "-1/3"]
    assert [bets[name]["expected"] for name in ("2-3-8-9", "pair 10", "pair joker")] == ["-1/9", "-275/477", "-310/477"]
    assert bets["poker hand"]["expected"] == "-23/2067"
    hands = {row["hand"]: (row["count"], row["pays"]) for row in found["pok"]}
    assert hands == {
        "pair-of-jokers": (52, 100), "mini-royal": (28, 50), "straight-flush": (220, 25),
        "three-of-a-kind": (208, 10), "straight": (1320, 3), "flush": (1520, 2), "nothing": (21_456, None),
    }  # fmt: skip


def test_a_circle_that_changes_its_pays_sees_the_new_edge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "our-circle.toml"
    file.write_text('base = "poker21-circle"\n[pok_pays]\n' + "\n".join(f"{hand} = 1" for hand in ("pair", "two-pair")))
    found = odds(str(file), capsys)
    assert found["rules"] == str(file)
    hands, counts = by("hand", found["pok"]), {row["hand"]: row["count"] for row in found["pok"]}
    assert {name for name, row in hands.items() if row["pays"] == 1} == {
        "pair-10", "pair-J", "pair-Q", "pair-K", "pair-A", "two-pair",
    }  # fmt: skip
    won = sum(counts[name] for name, row in hands.items() if row["pays"] == 1)
    every = sum(counts.values())
    assert Fraction(found["bets"][0]["expected"]) == Fraction(2 * won - every, every)


@pytest.mark.parametrize("form", ["table", "json"])
@pytest.mark.parametrize("command", [["odds"], ["rules", "show"]])
def test_a_rules_file_with_faults_says_them_as_check_does(
    command: list[str], form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "poker21"\nnatural = "3/2"\nmax_splits = 4\n')
    options = ["--json"] if form == "json" else []
    assert cli.main(["check", str(file), *options]) == 1
    checked = capsys.readouterr().out
    assert cli.main([*command, str(file), *options]) == 1
    said = capsys.readouterr().out
    assert "3/2" in said
    assert "`4` is no value" in said
    assert said in checked  # which for people ends with a line of its own


@pytest.mark.parametrize(
    ("name", "code", "word"),
    [
        ("poker2", "unknown-rules", "poker21"),
        ("ours.toml", "absent", "no such file"),
        ("folder", "unreadable", "directory"),
    ],
)
def test_rules_that_are_not_there(
    name: str, code: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert cli.main(["odds", name, "--json"]) == 1
    [fault] = json.loads(capsys.readouterr().out)
    assert (fault["file"], fault["line"], fault["column"], fault["code"]) == (name, 1, 1, code)
    assert word in fault["message"]


def test_a_rules_file_without_an_ending_is_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours").write_text('base = "blackjack"\n')
    assert cli.main(["odds", "ours", "--json"]) == 0


def test_a_table_for_people_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", "poker21", "--language", "fr"]) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert "quinte flush royale" in said
    assert "23 856 384 552" in said
    assert "25,1156 %" in said
    assert "150 pour 1" in said


def test_a_table_for_people_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", "paire-poker", "--language", "en"]) == 0
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "cheval 7-joker 11.1111% -1/3 33.3333%".replace("joker", "Joker") in rows
    assert "pair of jokers 52 0.209644% 100 to 1" in rows
    assert "all 24,804" in rows
