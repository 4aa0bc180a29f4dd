"""`croupier show`: the table at each moment, in eighty columns and without colour, and its key."""

import subprocess
import sys
from pathlib import Path

import pytest

from trainer import cli
from trainer.games.rounds import duties_of
from trainer.reports.tables.moments import MOMENTS, reached
from trainer.reports.tables.shown import shown_round
from trainer.scenarios.files import load as load_file
from trainer.wording.language import load

BUNDLED = Path(__file__).parents[2] / "scenarios"
BUSY = BUNDLED / "poker21/6-full-tables/05-everything-at-once.toml"

PUSH = """\
format = 1
title = "A [bold]tie[/] and a bust hand"
rules = "poker21"

[limits]
minimum = 10
maximum = 500
pok_maximum = 100

[[rounds]]
note = "Watch [red]box 3[/]"
bank = "9s 9h 2c 4d Kd"

[[rounds.boxes]]
box = 1
pok = 10
stake = 50
hand = "Ts 6c hit Jd"

[[rounds.boxes]]
box = 3
pok = 10
stake = 30
hand = "Kh 8c stand"
standing = [{ stake = 20, pok = 10 }]
"""
FELT = """\
format = 1
title = "Lines"
rules = "paire-poker"

[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2

[[rounds]]
cards = "7h joker 7d"

[[rounds.players]]
player = 2
bets = [{ on = "red", stake = 5 }, { on = "7-K-joker", stake = 2 }, { on = "pair 7", stake = 2 }]

[[rounds.players]]
player = 4
bets = [{ on = "2-3-8-9", stake = 4 }, { on = "poker hand", stake = 2 }]
"""
DEAL = """\
╭───────── 1 ──────────┬─ 2 ─┬───────── 3 ──────────┬─ 4 ─┬─ 5 ─┬─ 6 ─┬─ 7 ─╮
│POK 10                │     │POK 10                │     │     │     │     │
│21 50                 │     │s1 10                 │     │     │     │     │
│10♠ 6♣                │     │21 30                 │     │     │     │     │
│                      │     │s1 20                 │     │     │     │     │
│                      │     │K♥ 8♣                 │     │     │     │     │
╰──────────────────────┴─────┴──────────────────────┴─────┴─────┴─────┴─────╯
 BANK  9♠
"""
SETTLEMENT = """\
╭───────── 1 ──────────┬─ 2 ─┬───────── 3 ──────────┬─ 4 ─┬─ 5 ─┬─ 6 ─┬─ 7 ─╮
│POK 10                │     │POK 10                │     │     │     │     │
│21 (50)               │     │s1 10                 │     │     │     │     │
│                  bust│     │21 30=                │     │     │     │     │
│                      │     │s1 20=                │     │     │     │     │
│                      │     │K♥ 8♣                 │     │     │     │     │
│                      │     │                    18│     │     │     │     │
╰──────────────────────┴─────┴──────────────────────┴─────┴─────┴─────┴─────╯
 BANK  9♠ 9♥   18
 (10) collected · 10+20 paid 20 · 10= given back
"""
PAID = """\
 player:stake red           black         any pair      poker hand
 Player 2     2:5+5
 Player 4                                               4:2+20
╭────────┬────────┬────────┬────────┬────────┬────────┬────────┬────────╮
│ A      │ 2      │ 3      │ 4      │ 5      │ 6      │ 7      │ Joker  │
│        │        │        │        │        │        │        │        │
│        ├──────(4:4)──────┼────────┼────────┼────────┼─────2:2+8       │
│        │        │        │        │        │        │        │        │
│        │ 8      │ 9      │ 10     │ J      │ Q      │ K      │        │
╰────────┴────────┴────────┴────────┴────────┴────────┴────────┴────────╯
 Pairs
 Jok  AA   22   33   44   55   66   77   88   99   1010 JJ   QQ   KK   Jok
                                    (2:2)

 Third card 7♦             Second card Joker         First card 7♥
 three of a kind           no pair                   red 7
 (10) collected · 10+20 paid 20
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    found = tmp_path / "push.toml"
    found.write_text(PUSH, encoding="utf-8")
    return found


def _shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["--language", "en", "show", *words]) == 0
    return capsys.readouterr().out


def test_the_table_after_the_deal_and_after_the_settlement(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert DEAL in _shown(capsys, str(file), "--at", "deal")
    assert SETTLEMENT in _shown(capsys, str(file), "--at", "settlement")


def test_paire_poker_stakes_stand_on_their_lines_and_corners(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(FELT, encoding="utf-8")
    assert PAID in _shown(capsys, str(file), "--at", "settlement")


def test_the_file_speaks_but_commands_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = _shown(capsys, str(file))
    assert "A [bold]tie[/] and a bust hand, by the rules poker21" in said
    assert "Watch [red]box 3[/]" in said
    assert "\x1b" not in said


def test_the_key_stands_below_a_narrow_table_and_beside_it_in_a_wide_terminal(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = "Give back box 3, hand 1, seated player: €30.00"
    narrow = _shown(capsys, str(file)).splitlines()
    assert not next(line for line in narrow if wanted in line).startswith(("│", "╰", "╭"))
    assert narrow.index(next(line for line in narrow if line.startswith("╰"))) < narrow.index(
        next(line for line in narrow if "Close the bets" in line)
    )
    monkeypatch.setenv("COLUMNS", "160")
    wide = _shown(capsys, str(file)).splitlines()
    assert any("│" in line and "Close the bets" in line for line in wide)
    assert any(wanted in line and "P21-39, art. 15" in line for line in wide)
    assert max(map(len, wide)) <= 160


def test_the_key_says_how_far_the_table_shown_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = _shown(capsys, str(file), "--at", "deal").splitlines()
    here = next(place for place, line in enumerate(lines) if "so far the table shown" in line)
    assert "Deal a card to box 3 (8♣)" in lines[here - 1]
    assert "Players' hands" in lines[here + 1]


def test_seven_boxes_and_split_hands_fit_in_eighty_columns() -> None:
    for path in (BUSY, BUNDLED / "paire-poker/07-five-players.toml"):
        found = load_file(path).scenario
        assert found is not None
        for code in ("en", "fr"):
            for facts in found.rounds:
                for moment in MOMENTS:
                    lines = shown_round(facts, found.rules, moment, load(code)).table
                    assert max(line.cell_len for line in lines) <= 80


def test_every_hand_of_a_split_is_drawn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = _shown(capsys, str(BUSY), "--round", "1", "--at", "bank")
    table = said[: said.index("╰")]
    for told in ("hand 1", "hand 2", "hand 3", "hand 4", "8♠ 9♣", "8♥ 3♦ Q♠", "8♦ K♠", "surrender", "blackjack"):
        assert told in table


def test_french_cards_and_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "fr", "show", str(file)]) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert "R♥ 8♣" in said
    assert "d1 20" in said
    assert "BANQUE" in said
    assert "Rendre case 3, main 1, joueur assis : 30,00 €" in said


def test_a_round_that_the_file_lacks(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "en", "show", str(file), "--round", "2"]) == 2
    assert capsys.readouterr().err == "croupier: there is no round 2: the file has 1 round\n"


def test_a_faulty_file_is_told_as_check_tells_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(PUSH.replace("Ts 6c hit Jd", "Ts 6c hit Jx"), encoding="utf-8")
    assert cli.main(["--language", "en", "show", str(file)]) == 1
    assert "`Jx` is no card" in capsys.readouterr().out


def test_moments_follow_each_other_and_end_with_the_round() -> None:
    found = load_file(BUSY).scenario
    assert found is not None
    for facts in found.rounds:
        due = duties_of(facts, found.rules)
        counts = [reached(due, moment) for moment in MOMENTS]
        assert counts == sorted(counts)
        assert counts[-1] == len(due)


def test_no_textual_is_imported_to_show(file: Path) -> None:
    asked = "import sys; from trainer import cli; cli.main(sys.argv[1:]); sys.exit('textual' in sys.modules)"
    command = [sys.executable, "-c", asked, "show", str(file)]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
