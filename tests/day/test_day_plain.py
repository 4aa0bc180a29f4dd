"""The table's day line by line: what may be typed, in either language, and a whole day from a pipe."""

from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest

from trainer.cards import DECK, parse_cards
from trainer.cli import main
from trainer.duties import ACTS
from trainer.games.day.facts import Clearing, Day, Opening, Pack, RedCard
from trainer.games.day.packs import whole_packs
from trainer.games.rounds import duties_of
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Round
from trainer.plain import play_plain
from trainer.plain.commands import NotUnderstood, Word
from trainer.plain.day_commands import DayAct, ShowPack, read
from trainer.practice.sitting import Sitting
from trainer.records import Mode, SessionPlan, Source, open_store
from trainer.records.store import Store
from trainer.rules import preset
from trainer.wording import duties as duty_words
from trainer.wording.language import load

RULES = preset("poker21")
SHORT = Opening((*whole_packs(RULES)[:2], Pack("blue", tuple(card for card in DECK if str(card) != "9h")),
                 *whole_packs(RULES)[3:]))  # fmt: skip


def played(lines: Sequence[str], *facts: Day, mode: Mode = "practice", code: str = "en") -> tuple[int, list[str]]:
    """What is said when these lines are typed, and the exit code."""
    plan = SessionPlan(
        trainee="Léa", mode=mode, source=Source(title="day"), rules=RULES, performs=frozenset(), language=code,
        program="0",
    )  # fmt: skip
    sitting = Sitting(plan, lambda number: facts[number - 1] if number <= len(facts) else None, lambda: 0.0)
    typed = iter(lines)
    said: list[str] = []

    def ask(question: str) -> str | None:
        said.append(question)
        return next(typed, None)

    return play_plain(sitting, load("fr" if code == "fr" else "en"), ask, said.append), said


ENGLISH = (
    "spread", "count 311", "check", "report 3 missing 9h", "turn", "piles 6", "shuffle piles", "cut piles twice",
    "cut the whole", "last cut", "red card 60", "load", "burn 5",
)  # fmt: skip
FRENCH = (
    "étaler", "compter 311", "vérifier", "signaler manque 9 de cœur jeu 3", "retourner", "tas 5", "mélanger",
    "couper chaque tas deux fois", "couper le tout", "dernière coupe", "carte rouge 60", "charger le sabot",
    "brûler 5",
)  # fmt: skip


@pytest.mark.parametrize(("lines", "code"), [(ENGLISH, "en"), (FRENCH, "fr")])
def test_p21_8_to_14_an_opening_without_a_slip(lines: Sequence[str], code: str) -> None:
    ended, said = played(lines, SHORT, code=code)
    assert ended == 0
    assert any("13" in line and "100" in line for line in said[-1:])


@pytest.mark.parametrize(
    "lines",
    [
        ("finish", "split 2", "insert 2", "shuffle", "piles 4", "shuffle", "cut piles 2", "cut whole", "last cut",
         "red card 52", "load", "burn 5"),
        ("finir le coup", "séparer en deux", "insérer 2", "mélanger tout", "tas 4", "mélanger tas", "couper tas 2",
         "couper sixain", "coupe du joueur", "carte d'arrêt 104", "charger", "brûler cinq"),
    ],
)  # fmt: skip
def test_p21_15_a_red_card_without_a_slip(lines: Sequence[str]) -> None:
    ended, said = played(lines, RedCard("box 4", left=37))
    assert ended == 0
    assert said[-1] == "12 of 12 duties right; mark 100 out of 100."
    assert "The red card comes out as box 4 is given a card." in said
    assert "In the shoe: 37 cards." in said


@pytest.mark.parametrize("lines", [("finish", "stop", "call"), ("terminer", "arrêter", "appeler le chef de table")])
def test_p21_16_an_empty_shoe_without_a_slip(lines: Sequence[str]) -> None:
    _, said = played(lines, RedCard("box 4", left=0, empty_at="box 6"))
    assert said.index("Box 6 is to have a card, and the shoe is empty.") > said.index("Red card out — your act")
    assert said[-1] == "3 of 3 duties right; mark 100 out of 100."


@pytest.mark.parametrize(
    "lines", [("clear players", "draw 3", "clear bank"), ("enlever joueurs", "tirer 3", "enlever banque")]
)
def test_p21_42_and_48_a_clearing_without_a_slip(lines: Sequence[str]) -> None:
    ten, six, four = parse_cards("Ts 6c 4d")
    box = Box(1, 5000, Hand((ten, six), (Ask("hit", four), Ask("stand"))), pok=1000)
    facts = Clearing(Round(Limits(1000, 50000, 10000), (box,), parse_cards("9s 8h 7d 2c Kd")))
    _, said = played(lines, facts)
    assert "Box 1, hand 1: 10♠ 6♣ 4♦" in said
    assert "Bank: 9♠ 8♥ 7♦ 2♣ K♦" in said
    assert said[-1] == "3 of 3 duties right; mark 100 out of 100."


def test_p21_8_the_table_tells_each_pack_rank_by_rank_and_its_cards_on_demand() -> None:
    _, said = played(("spread", "pack 3"), SHORT)
    short = [line for line in said if line.startswith("Pack 3, blue backs: ")]
    assert "9×3" in short[0]
    assert "8×4" in short[0]
    assert "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥" in said


def test_p21_8_a_wrong_back_is_told_and_shown() -> None:
    strange = Opening((Pack("blue", DECK, strange=parse_cards("Kd")), *whole_packs(RULES)[1:]))
    _, said = played(("spread", "pack 1"), strange)
    assert any(line.startswith("Pack 1, blue backs, but not all: ") for line in said)
    assert any("K♦ (other back)" in line for line in said)


def test_p21_8_packs_are_not_seen_before_they_are_spread() -> None:
    _, said = played(("pack 3",), SHORT)
    assert "No pack of that number lies spread." in said
    assert not any("9×" in line for line in said)


def test_what_lacks_its_number_or_its_pack_costs_nothing() -> None:
    _, said = played(("spread", "count", "report missing 9h", "cut"), SHORT)
    assert "How many? Type the number behind it: count 312, burn 5. Nothing was done." in said
    assert "Which pack? Type its number with the card: report 3 missing 9h. Nothing was done." in said
    assert "The drill: 0 mistakes" not in said


def test_blind_says_nothing_before_the_end() -> None:
    lines = (*ENGLISH[:3], "all well", *ENGLISH[4:])
    _, said = played(lines, SHORT, mode="blind")
    end = said.index("The drill: 2 mistakes")
    assert not any(line.startswith(("Right", "Not ", "Wrong")) for line in said[:end])
    wrong = [line for line in said[end + 1 :] if line.startswith("- ") and not line.startswith("- Right. ")]
    assert wrong == [
        "- Not called for: Report that all is well.",
        "- Not done: Report pack 3: 9♥ is missing — P21-8, art. 7.",
    ]


def test_guided_says_what_is_due() -> None:
    _, said = played((), SHORT, mode="guided")
    assert said[-2] == "Opening — Spread the packs face up"


def test_help_and_the_words_shared_with_a_round() -> None:
    assert [read(line) for line in ("next", "table", "aide", "langue", "quitter")] == [
        Word("next"), Word("table"), Word("help"), Word("language"), Word("leave"),
    ]  # fmt: skip
    _, said = played(("help",), SHORT)
    assert any("report 3 missing 9h" in line for line in said)


@pytest.mark.parametrize(
    ("line", "what", "pack"),
    [
        ("report 3 missing 9h", "missing 9h", 3),
        ("report missing nine 3", None, None),
        ("report pack 3 9♥ missing", "missing 9h", 3),
        ("report double queen of spades pack 1", "double Qs", 1),
        ("signaler jeu 6 dos V♣", "back Jc", 6),
        ("signaler dame de carreau en double jeu 2", "double Qd", 2),
        ("signaler manque as de cœur jeu 2", "missing Ah", 2),
        ("signaler manque as jeu 2", "missing As", 2),
        ("report 3 missing 10d 4", None, None),
        ("report 3", None, None),
        ("tout va bien", "all-well", None),
        ("report all well", "all-well", None),
        ("signaler rien", "all-well", None),
    ],
)
def test_reports_are_understood_or_refused_whole(line: str, what: str | None, pack: int | None) -> None:
    found = read(line)
    if what is None:
        assert isinstance(found, NotUnderstood)
    else:
        assert found == DayAct("report", what=what, pack=pack)


@pytest.mark.parametrize("line", ["", "close", "17", "burn five chips", "count 3 4", "pay 3 10", "cut cake"])
def test_what_is_no_word_of_the_day_does_nothing(line: str) -> None:
    assert isinstance(read(line), NotUnderstood)


def test_a_pack_is_asked_for_in_either_language() -> None:
    assert read("pack 2") == read("jeu 2") == ShowPack(2)


def test_every_act_of_the_day_has_words_with_and_without_its_number() -> None:
    for facts in (SHORT, RedCard("bank", 30), RedCard("bank", 0, "bank")):
        for duty in duties_of(facts, RULES):
            assert duty.act in ACTS
            assert "?" not in duty_words.say(duty, load("en"))


def test_a_whole_day_from_a_pipe_is_recorded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("next\n" * 30))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    base = tmp_path / "day.sqlite"
    code = main(["day", "--language", "en", "--seed", "4", "--database", str(base), "--plain", "--trainee", "Léa"])
    said = capsys.readouterr().out
    assert code == 0
    assert [line for line in said.splitlines() if line.startswith("The table's day")] == [
        "The table's day: opening", "The table's day: clearing", "The table's day: red card",
    ]  # fmt: skip
    record = _recorded(base)
    assert record.trainees() == ("Léa",)
    assert record.unfinished("Léa") is None


def test_a_drill_left_in_the_middle_is_no_session_to_go_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("turn\nleave\n"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    base = tmp_path / "day.sqlite"
    options = ["--drill", "shuffle", "--database", str(base), "--trainee", "Léa", "--plain"]
    assert main(["day", "--language", "en", *options]) == 1
    assert "Stopped here. What you did is kept." in capsys.readouterr().out
    assert _recorded(base).unfinished("Léa") is None


def test_pairs_poker_has_no_day_of_this_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day", "--language", "en", "--rules", "paire-poker", "--plain"]) == 2
    assert "games of twenty-one" in capsys.readouterr().err


def _recorded(base: Path) -> Store:
    return open_store(str(base), now=lambda: datetime.now(UTC), reading=True)
