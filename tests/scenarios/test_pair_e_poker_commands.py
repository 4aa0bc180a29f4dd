"""`croupier key` and `croupier grade` of Pair'e Poker, held against a round worked out by hand."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from golden_keys import lines, print_key, rounds

from trainer import cli

FILE = """\
format = 1
title = "Kings"
rules = "paire-poker"
[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
cards = "Kd Kh joker"
[[rounds.players]]
player = 4
bets = [{ on = "joker-k-7", stake = 5 }, { on = "black", stake = 4 }, { on = "any pair", stake = 2 }]
first_offer = [
  { on = "any pair", stake = 2 },
  { on = "8-7", stake = 2 },
  { on = "pair T", stake = 1 },
  { on = "10-9-4-3", stake = 11 },
]
[[rounds.players]]
player = 1
bets = [
  { on = "pair k", stake = 2 },
  { on = "Red", stake = 10 },
  { on = "A-2-8", stake = 2 },
  { on = "poker hand", stake = 2 },
  { on = "pair 3", stake = 2 },
]
first_offer = [{ on = "any pair", stake = 2 }]
"""
KEY = """
betting refuse-bet 1 any pair no-main
betting refuse-bet 4 7-8 not-on-felt
betting refuse-bet 4 pair 10 below-minimum
betting refuse-bet 4 3-4-9-10 above-maximum
betting close-betting
drawing burn 1
drawing draw 3
first-card turn
first-card announce K red
first-card collect 4 black 4.00
first-card collect 1 A-2-8 2.00
second-card turn
second-card announce pair K
second-card collect 1 pair 3 2.00
third-card turn
third-card announce three-of-a-kind
paying pay 4 7-K-joker 20.00 4:1
paying pay 1 red 10.00 1:1
paying pay 4 any pair 32.00 16:1
paying pay 1 pair K 200.00 100:1
paying pay 1 poker hand 20.00 10:1
clearing clear
"""
DUE = lines(KEY)
Act = dict[str, object]
Slip = tuple[int, str, str | None]


@pytest.fixture
def key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> list[Act]:
    assert print_key(tmp_path, FILE) == 0
    printed = capsys.readouterr().out
    assert rounds(printed) == [DUE]
    return [{"round": 1, **duty} for duty in json.loads(printed)["rounds"][0]["duties"]]


@pytest.fixture
def graded(
    tmp_path: Path, key: list[Act], capsys: pytest.CaptureFixture[str]
) -> Callable[[Callable[[list[Act]], None]], list[Slip]]:
    """What is wrong with the key's acts once they were changed: number, code and cost; 0 for what was never done."""

    def grade(change: Callable[[list[Act]], None]) -> list[Slip]:
        acts = [dict(act) for act in key]
        change(acts)
        file = tmp_path / "acts.jsonl"
        file.write_text("\n".join(json.dumps(act) for act in acts), encoding="utf-8")
        assert cli.main(["grade", str(tmp_path / "golden.toml"), str(file), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        judged = [*found["verdicts"], *({"act": 0, **missed} for missed in found["missed"])]
        return [(entry["act"], slip["code"], slip["cost"]) for entry in judged for slip in entry["mistakes"]]

    return grade


Graded = Callable[[Callable[[list[Act]], None]], list[Slip]]


def at(line: str) -> int:
    return DUE.index(line)


def move(line: str, before: str) -> Callable[[list[Act]], None]:
    def change(acts: list[Act]) -> None:
        act = acts.pop(at(line))
        acts.insert(at(before), act)

    return change


def set_at(line: str, **values: object) -> Callable[[list[Act]], None]:
    def change(acts: list[Act]) -> None:
        acts[at(line)] = {**acts[at(line)], **values}

    return change


def drop(line: str) -> Callable[[list[Act]], None]:
    def change(acts: list[Act]) -> None:
        acts.pop(at(line))

    return change


def test_the_key_itself_has_no_mistake(graded: Graded) -> None:
    assert graded(lambda acts: None) == []


@pytest.mark.parametrize(
    ("line", "before"),
    [
        ("first-card collect 1 A-2-8 2.00", "first-card collect 4 black 4.00"),
        ("paying pay 1 red 10.00 1:1", "paying pay 4 7-K-joker 20.00 4:1"),
        ("paying pay 1 pair K 200.00 100:1", "paying pay 4 any pair 32.00 16:1"),
    ],
)
def test_pp_11_any_order_within_one_card_is_right(line: str, before: str, graded: Graded) -> None:
    assert graded(move(line, before)) == []


@pytest.mark.parametrize(
    ("line", "before"),
    [
        ("paying pay 4 any pair 32.00 16:1", "paying pay 4 7-K-joker 20.00 4:1"),
        ("paying pay 1 poker hand 20.00 10:1", "paying pay 1 red 10.00 1:1"),
        ("second-card collect 1 pair 3 2.00", "first-card collect 4 black 4.00"),
        ("paying pay 1 red 10.00 1:1", "third-card turn"),
    ],
)
def test_pp_6_a_bet_before_its_card_s_turn_is_out_of_order_and_named_once(
    line: str, before: str, graded: Graded
) -> None:
    assert [(number, code) for number, code, _ in graded(move(line, before))] == [(at(before) + 1, "out-of-order")]


@pytest.mark.parametrize(
    ("line", "values", "code", "cost"),
    [
        ("paying pay 1 pair K 200.00 100:1", {"amount": "32.00", "ratio": "16:1"}, "wrong-amount", "168.00"),
        ("paying pay 4 7-K-joker 20.00 4:1", {"amount": "25.00", "ratio": "5:1"}, "wrong-amount", "5.00"),
        ("first-card announce K red", {"score": "K black"}, "wrong-score", None),
        ("third-card announce three-of-a-kind", {"score": "nothing"}, "wrong-score", None),
        ("paying pay 1 red 10.00 1:1", {"act": "collect", "ratio": None}, "took-winner", "20.00"),
        ("first-card collect 4 black 4.00", {"act": "pay"}, "paid-loser", "8.00"),
    ],
)
def test_pp_7_to_9_a_slip_is_named_and_priced(
    line: str, values: dict[str, object], code: str, cost: str | None, graded: Graded
) -> None:
    (slip,) = graded(set_at(line, **values))
    assert slip == (at(line) + 1, code, cost)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("betting refuse-bet 4 7-8 not-on-felt", "wrongly-granted"),
        ("paying pay 1 poker hand 20.00 10:1", "missed"),
        ("second-card turn", "missed"),
        ("second-card announce pair K", "missed"),
    ],
)
def test_what_was_never_done_is_named(line: str, code: str, graded: Graded) -> None:
    assert [(number, found) for number, found, _ in graded(drop(line))] == [(0, code)]


def test_pp_3_a_bet_refused_though_it_may_stand(graded: Graded) -> None:
    def refuse(acts: list[Act]) -> None:
        bet: Act = {"round": 1, "phase": "betting", "act": "refuse-bet", "player": 1, "bet": "red", "reason": "no-main"}
        acts.insert(at("betting close-betting"), bet)

    assert [code for _, code, _ in graded(refuse)] == ["wrongly-refused"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Kings, by the rules paire-poker", "Pay player 4, transversale 7-K-Joker: €20.00 at 4 to 1", "Red king"],
        ),
        ("fr", ["Payer joueur 4, transversale 7-R-Joker : 20,00 € à 4 pour 1", "Roi rouge", "PP-7, art. 55-24"]),
    ],
)
def test_the_key_for_people_in_both_languages(
    language: str, words: list[str], tmp_path: Path, key: list[Act], capsys: pytest.CaptureFixture[str]
) -> None:
    assert key
    assert cli.main(["--language", language, "key", str(tmp_path / "golden.toml")]) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert all(part in said for part in words)
