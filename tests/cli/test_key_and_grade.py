"""`croupier key` and `croupier grade`: what they print, from a round worked out by hand."""

import json
from pathlib import Path
from typing import cast

import pytest

from trainer import cli

SCENARIO = """\
format = 1
title = "Naturals and [bold]ties[/]"
rules = "poker21"

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
DUE: list[dict[str, object]] = [
    {"phase": "betting", "act": "close-betting"},
    {"phase": "dealing", "act": "deal", "to": "box 1"},
    {"phase": "dealing", "act": "deal", "to": "box 3"},
    {"phase": "dealing", "act": "deal", "to": "bank"},
    {"phase": "dealing", "act": "deal", "to": "box 1"},
    {"phase": "dealing", "act": "deal", "to": "box 3"},
    {"phase": "playing", "act": "announce", "box": 1, "hand": 1, "score": "16"},
    {"phase": "playing", "act": "grant", "box": 1, "hand": 1, "request": "hit"},
    {"phase": "playing", "act": "announce", "box": 1, "hand": 1, "score": "20"},
    {"phase": "playing", "act": "announce", "box": 3, "hand": 1, "score": "natural"},
    {"phase": "bank", "act": "draw", "count": 1},
    {"phase": "bank", "act": "announce", "score": "17"},
    {"phase": "bank", "act": "stand"},
    {
        "phase": "settlement", "act": "pay", "box": 3, "hand": 1, "bettor": "seated", "bet": "21",
        "amount": "75.00", "ratio": "3:2",
    },
    {
        "phase": "settlement", "act": "pay", "box": 1, "hand": 1, "bettor": "seated", "bet": "21",
        "amount": "50.00", "ratio": "1:1",
    },
    {"phase": "settlement", "act": "clear", "what": "players"},
    {"phase": "pok", "act": "draw", "count": 3},
    {"phase": "pok", "act": "announce", "score": "nothing"},
    {"phase": "pok", "act": "collect", "box": 3, "bettor": "seated", "bet": "pok", "amount": "10.00"},
    {"phase": "pok", "act": "collect", "box": 1, "bettor": "seated", "bet": "pok", "amount": "10.00"},
    {"phase": "clearing", "act": "clear", "what": "bank"},
]  # fmt: skip
CONTRACT = {
    "phase", "act", "box", "hand", "player", "bettor", "bet", "amount", "ratio", "score", "request", "reason",
    "count", "to", "what",
}  # fmt: skip
PAID_NATURAL = 13
Act = dict[str, object]
Graded = dict[str, list[Act]]


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "naturals.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    return file


def _acts(folder: Path, acts: list[Act] | bytes) -> Path:
    file = folder / "acts.jsonl"
    file.write_bytes(acts if isinstance(acts, bytes) else "".join(json.dumps(act) + "\n" for act in acts).encode())
    return file


def _done() -> list[Act]:
    return [{"round": 1, **duty} for duty in DUE]


def _bare(duty: Act) -> Act:
    return {key: value for key, value in duty.items() if key in CONTRACT}


def _graded(scenario: Path, acts: Path, capsys: pytest.CaptureFixture[str]) -> Graded:
    assert cli.main(["grade", str(scenario), str(acts), "--json"]) == 0
    return cast(Graded, json.loads(capsys.readouterr().out))


def test_key_as_json_is_the_contract(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["key", str(scenario), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {key: found[key] for key in ("format", "title", "rules")} == {
        "format": 1,
        "title": "Naturals and [bold]ties[/]",
        "rules": "poker21",
    }
    assert [entry["round"] for entry in found["rounds"]] == [1]
    duties = found["rounds"][0]["duties"]
    assert [_bare(duty) for duty in duties] == DUE
    assert duties[PAID_NATURAL]["rule"] == "P21-40"


def test_key_for_people_cites_the_rule_and_is_never_cut_in_a_pipe(
    scenario: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert cli.main(["--language", "en", "key", str(scenario)]) == 0
    said = capsys.readouterr().out
    assert "Naturals and [bold]ties[/]" in said
    assert "A natural beside a twenty" in said
    paid = next(line for line in said.splitlines() if "€75.00" in line)
    assert "Pay box 3, hand 1, seated player: €75.00 at 3 to 2" in paid
    assert "P21-40, art. 15" in paid
    assert "Blackjack" in said
    assert "(4♦)" in said
    assert "…" not in said


def test_key_speaks_french(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["key", "--language", "fr", str(scenario)]) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert "Payer case 3, main 1, joueur assis : 75,00 € à 3 pour 2" in said
    assert "Rien ne va plus" in said
    assert "Règlement du « 21 »" in said


def test_a_perfect_round_has_no_mistake(scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = _graded(scenario, _acts(tmp_path, _done()), capsys)
    assert found["verdicts"] == [{"act": n, "right": True, "mistakes": []} for n in range(1, len(DUE) + 1)]
    assert found["missed"] == []
    assert cast(Act, found["summary"]) == {
        "rounds": 1,
        "duties": len(DUE),
        "right": len(DUE),
        "mistakes": {},
        "cost_house": "0.00",
        "cost_player": "0.00",
        "mark": 100,
        "seconds": None,
    }


def test_a_slip_and_an_omission_are_named_and_priced(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    acts = _done()[:-1]
    acts[PAID_NATURAL] = {**acts[PAID_NATURAL], "amount": "50.00", "seconds": 2.5}
    found = _graded(scenario, _acts(tmp_path, acts), capsys)
    wrong = [verdict for verdict in found["verdicts"] if not verdict["right"]]
    (verdict,) = wrong
    (mistake,) = cast(list[Act], verdict["mistakes"])
    assert verdict["act"] == PAID_NATURAL + 1
    assert _bare(cast(Act, mistake.pop("expected"))) == DUE[PAID_NATURAL]
    assert mistake == {"code": "wrong-amount", "severity": "money", "cost": "25.00", "against": "player"}
    (missed,) = found["missed"]
    (forgotten,) = cast(list[Act], missed["mistakes"])
    assert missed["round"] == 1
    assert forgotten["code"] == "missed"
    assert forgotten["cost"] is forgotten["against"] is None
    summary = cast(Act, found["summary"])
    assert summary["cost_player"] == "25.00"
    assert summary["mistakes"] == {"wrong-amount": 1, "missed": 1}
    assert summary["seconds"] == 2.5


def test_grade_for_people_says_the_slip_the_due_and_the_rule(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    acts = _done()
    acts[PAID_NATURAL] = {**acts[PAID_NATURAL], "amount": "50.00"}
    assert cli.main(["--language", "en", "grade", str(scenario), str(_acts(tmp_path, acts))]) == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    (at,) = (number for number, line in enumerate(lines) if "Wrong amount: €50.00 for box 3" in line)
    assert "P21-40, art. 15" in lines[at]
    assert "due: Pay box 3, hand 1, seated player: €75.00 at 3 to 2" in lines[at + 1]
    assert "€25.00 lost by the player" in lines[at + 2]
    assert "A natural, 21 in the first two cards of an unsplit hand, is paid 3 to 2" in said


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ('{"round": 1, "phase": "bank"', "not-json", "JSON"),
        pytest.param("[" * 5000, "not-json", "JSON", id="deep"),
        ('"\xff"', "not-json", "JSON"),
        ("[1]", "not-an-object", '{"round": 1, "phase": "bank", "act": "stand"}'),
        ('{"phase": "bank", "act": "stand"}', "no-round", "round"),
        ('{"round": true, "phase": "bank", "act": "stand"}', "no-round", "round"),
        ('{"round": 2, "phase": "bank", "act": "stand"}', "no-such-round", "no round 2"),
        ('{"round": 0, "phase": "bank", "act": "stand"}', "no-such-round", "no round 0"),
        ('{"round": 1, "phase": "tea", "act": "stand"}', "unknown-phase", "tea"),
        ('{"round": 1, "phase": "bank", "act": "juggle"}', "unknown-act", "juggle"),
        ('{"round": 1, "phase": "bank", "act": ["stand"]}', "unknown-act", "stand"),
        ('{"round": 1, "phase": "playing", "act": "grant", "request": "tea"}', "unknown-request", "tea"),
        ('{"round": 1, "phase": "betting", "act": "refuse-bet", "reason": "tea"}', "unknown-reason", "tea"),
        ('{"round": 1, "phase": "pok", "act": "pay", "amount": "40abc"}', "bad-amount", "40abc"),
        ('{"round": 1, "phase": "pok", "act": "pay", "amount": 37.5}', "bad-amount", "37.5"),
        ('{"round": 1, "phase": "pok", "act": "pay", "amount": "-5"}', "bad-amount", "-5"),
        ('{"round": 1, "phase": "pok", "act": "pay", "amount": "1e99"}', "bad-amount", "1e99"),
        ('{"round": 1, "phase": "pok", "act": "pay", "amount": "NaN"}', "bad-amount", "NaN"),
        ('{"round": 1, "phase": "pok", "act": "pay", "box": "three"}', "wrong-value", "three"),
        ('{"round": 1, "phase": "bank", "act": "stand", "seconds": -1}', "bad-seconds", "-1"),
        ('{"round": 1, "phase": "bank", "act": "stand", "seconds": "fast"}', "bad-seconds", "fast"),
        pytest.param('{"round": 1, "act": "' + "x" * 20_000 + '"}', "too-long", "longer", id="long"),
    ],
)
def test_a_bad_act_is_one_line_with_its_number(
    line: str, code: str, words: str, scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.dumps(_done()[0])
    acts = _acts(tmp_path, f"{good}\n\n{line}\n{good}\n".encode("latin-1"))
    assert cli.main(["--language", "en", "grade", str(scenario), str(acts)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith(f"{acts}:3: ")
    assert words in said.err
    assert cli.main(["grade", str(scenario), str(acts), "--json"]) == 1
    (fault,) = json.loads(capsys.readouterr().out)
    assert (fault["line"], fault["code"], fault["severity"]) == (3, code, "error")


def test_every_bad_act_is_named_but_not_without_end(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    acts = _acts(tmp_path, b"nonsense\n" * 1000)
    assert cli.main(["grade", str(scenario), str(acts)]) == 1
    assert capsys.readouterr().err.count("\n") == 100


def test_a_file_of_acts_that_is_not_there_is_said(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert cli.main(["grade", str(scenario), str(path)]) == 1
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["key"], ["grade"]])
def test_a_faulty_scenario_prints_its_faults_and_exits_1(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(SCENARIO.replace("Kh Ac", "Kh Xc"), encoding="utf-8")
    rest = [str(_acts(tmp_path, _done()))] if arguments == ["grade"] else []
    assert cli.main(["--language", "en", *arguments, str(file), *rest]) == 1
    assert "Xc" in capsys.readouterr().out
    assert cli.main([*arguments, str(file), *rest, "--json"]) == 1
    assert [fault["code"] for fault in json.loads(capsys.readouterr().out)] == ["unknown-card"]


@pytest.mark.parametrize("arguments", [["key"], ["key", "a", "b"], ["grade", "a"], ["key", "a", "--jsn"]])
def test_a_wrong_call_of_a_command_exits_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == cli.WRONG_CALL
    assert f"croupier {arguments[0]}" in capsys.readouterr().err


def test_acts_of_another_round_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.toml"
    file.write_text(SCENARIO + SCENARIO[SCENARIO.index("[[rounds]]") :], encoding="utf-8")
    first, second = _done(), [{**act, "round": 2} for act in _done()]
    mixed = [act for pair in zip(first, second, strict=True) for act in pair]
    found = _graded(file, _acts(tmp_path, mixed), capsys)
    assert all(verdict["right"] for verdict in found["verdicts"])
    assert [verdict["act"] for verdict in found["verdicts"]] == list(range(1, 43))
    alone = _graded(file, _acts(tmp_path, second), capsys)
    assert [entry["round"] for entry in alone["missed"]] == [1]
