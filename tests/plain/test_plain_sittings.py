"""A sitting line by line around its rounds: lines that say nothing, leaving, the clock, the store, the language."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from p21_rounds import a_round
from plain_table import ENGLISH, FRENCH, Clock, drive, sitting_of

from trainer.cli import main
from trainer.games.rounds import Facts
from trainer.grading.verdicts import Act, RoundGrade, Verdict
from trainer.records import SessionPlan, StoreFault

ROUND = a_round("9s 8h 7d 2c Kd", "Ts 6c hit 4d stand", "Ts 5c stand")
OTHER = a_round("Ts 8h 7d 2c 3d", "Ts 9c stand")
PERFECT = (
    "16", "grant", "20", "15", "draw", "17", "stand", "collect 2", "pay 1 50", "draw", "nothing", "collect 2",
    "collect 1",
)  # fmt: skip
START = (
    "10 minutes, nothing said before the end, passed from 90 out of 100. The clock starts when you say so.",
    "Press Enter to start, or type leave.",
)
SILENT_AT_THE_TABLE = (
    "", "   ", "bonjour", "40abc", "pay 1", "pay 7 50", "pay 1.4 50", "collect 2 s3", "collect 6",
    "collect 1 insurance", "refuse 1 21", "insure 1", "grant", "draw", "burn 2", "turn", "table", "help",
)  # fmt: skip


@pytest.mark.parametrize("line", SILENT_AT_THE_TABLE)
def test_a_line_with_nothing_to_do_costs_nothing_and_changes_nothing(line: str) -> None:
    sat = drive(sitting_of(ROUND), [line])
    assert sat.sitting.play is not None
    assert sat.sitting.play.moves == ()
    assert sat.said[-2] == "Box 1, hand 1 — your act"  # asked again, as before
    assert drive(sitting_of(ROUND), [line, *PERFECT]).said[-1] == "13 of 13 duties right; mark 100 out of 100."


def test_what_was_not_understood_is_shown_without_what_a_terminal_obeys() -> None:
    said = drive(sitting_of(ROUND), ["\x1b[2Jpay"]).said
    assert "“?[2Jpay” was not understood, and nothing done. Type help for the words." in said


def test_next_is_named_before_the_first_question_and_for_an_empty_line() -> None:
    said = drive(sitting_of(ROUND), [""]).said
    assert said[0] == "Type help for the words, next where nothing more is due, leave to stop."
    assert "Nothing was typed, and nothing done. Type help for the words, next to go on." in said


def test_the_language_can_be_changed_at_any_question() -> None:
    sat = drive(sitting_of(ROUND), ["16", "language", "accorder", "langue", "20"])
    nbsp = "\N{NO-BREAK SPACE}"
    assert f"Case 1, main 1{nbsp}: 10♠ 6♣" in sat.said
    assert any(line.startswith(f"Juste. Accorder case 1, main 1{nbsp}: ") for line in sat.said)
    assert sat.said[-2] == "Box 2, hand 1 — your act"
    assert sat.right


@pytest.mark.parametrize("lines", [[], ["16"], ["16", "leave"], ["16", "quitter"]])
def test_where_the_lines_end_or_the_trainee_leaves_the_session_stays_to_be_gone_on_with(lines: list[str]) -> None:
    sat = drive(sitting_of(ROUND), lines)
    assert sat.code == 1
    assert sat.said[-1] == "Stopped here. What you did is kept; croupier play --plain --resume goes on with it."


def test_rounds_come_one_after_the_other_and_the_mark_is_of_all() -> None:
    sat = drive(sitting_of(ROUND, OTHER), [*PERFECT, "19", "draw", "18", "stand", "pay 1 50", *["next"] * 9])
    assert [line for line in sat.said if line.startswith("Round ")] == ["Round 1", "Round 2"]
    assert sat.said.count("The round: 0 mistakes") == 1
    assert any(line.startswith("18 of 21 duties right; mark 85") for line in sat.said)


def test_a_round_with_nothing_to_perform_is_passed_over_and_recorded_as_finished() -> None:
    store = Failing()
    sat = drive(sitting_of(OTHER, ROUND, performs=("requests",), recorder=store), ["grant"])
    assert sat.said[-1] == "1 of 1 duties right; mark 100 out of 100."
    assert sat.said.count("The round: 0 mistakes") == 2
    assert store.writes == 4  # the first round, the act, the second round, the session


def test_a_session_without_a_round_has_no_mark() -> None:
    sat = drive(sitting_of(), [])
    assert (sat.code, sat.said[-1]) == (0, "Nothing was done, and there is no mark.")


def timed(*lines: str | float, rounds: Sequence[Facts] = (ROUND,)) -> list[str]:
    clock = Clock()
    sitting = sitting_of(*rounds, mode="timed", minutes=10, mark=90, clock=clock)
    return drive(sitting, lines, ENGLISH, clock).said


def test_the_clock_starts_with_an_empty_line_and_nothing_else() -> None:
    said = timed(100, "16", 200, "language", 300, "", "16")
    assert said[:2] == list(START)
    assert said[2:4] == list(START)
    assert said[5].startswith("Entrée")
    assert said[4].startswith("10 minutes, rien")
    assert any(line.startswith("10:00 — ") for line in said)
    assert not any(line.startswith("Done: ") or "16 — due" in line for line in said)


@pytest.mark.parametrize("lines", [[], ["leave"]])
def test_a_timed_session_not_started_is_not_begun(lines: list[str]) -> None:
    clock = Clock()
    sitting = sitting_of(ROUND, mode="timed", minutes=10, mark=90, clock=clock)
    sat = drive(sitting, lines, ENGLISH, clock)
    assert (sat.code, sat.sitting.begun, sat.said) == (1, False, list(START))


def test_the_time_that_is_left_stands_before_every_question() -> None:
    said = timed("", 61, "16", 0.5, "grant")
    asked = [line for line in said if " — your act" in line or "Grant or refuse?" in line]
    assert asked == [
        "10:00 — Box 1, hand 1 — your act",
        "8:59 — Box 1, hand 1: the player asks for: a card. Grant or refuse?",
        "8:58 — Box 1, hand 1 — your act",
    ]


def test_the_rounds_of_a_timed_session_are_looked_back_on_after_its_mark() -> None:
    said = timed("", "17", *PERFECT[1:], "19", "draw", "18", "stand", "pay 1 50", "draw", "nothing", "collect 1",
                 rounds=(ROUND, OTHER))  # fmt: skip
    end = said.index("20 of 21 duties right; mark 95 out of 100.")
    assert said[end + 1 : end + 7] == [
        "wrong score: 1", "Passed.", "", "Round 1", "The round: 1 mistake",
        "- Wrong score: 17 — due: Announce box 1, hand 1: 16 — P21-4, art. 5.",
    ]  # fmt: skip
    assert said.index("The round: 1 mistake") > end
    assert said.count("The round: 0 mistakes") == 1
    assert said[-1] == "- Right. Collect box 1, POK, seated player: €10.00"


def test_a_round_the_clock_breaks_off_counts_as_far_as_it_went() -> None:
    said = timed("", "16", "grant", "19", 601, "15")
    assert "The time is up." in said
    end = said.index("2 of 3 duties right; mark 66 out of 100.")
    assert said[end + 1 : end + 4] == ["wrong score: 1", "Failed.", ""]
    assert [line for line in said[end:] if line.startswith("- ")] == [
        "- Right. Announce box 1, hand 1: 16",
        "- Right. Grant box 1, hand 1: a card",
        "- Wrong score: 19 — due: Announce box 1, hand 1: 20 — P21-4, art. 5.",
    ]


class Failing:
    """A store that fails while it is `broken`: at these writes, counted from 1."""

    def __init__(self, *broken: int) -> None:
        self.broken = broken
        self.writes = 0

    def begin_session(self, plan: SessionPlan) -> int:
        return 1

    def begin_round(self, session: int, number: int, facts: Facts) -> None:
        pass

    def record_move(
        self, session: int, round_number: int, number: int, act: Act | None, *, seconds: float | None,
        verdict: Verdict | None = None,
    ) -> None:  # fmt: skip
        self._write()

    def finish_round(self, session: int, number: int, grade: RoundGrade) -> None:
        self._write()

    def finish_session(self, session: int, *, mark: int | None = None, passed: bool | None = None) -> None:
        self._write()

    def write_again(self) -> None:
        self._write()

    def _write(self) -> None:
        self.writes += 1
        if self.writes in self.broken:
            raise StoreFault("full", "a.db")


def test_store_trouble_is_said_before_what_the_act_was_worth_once_and_so_is_its_end() -> None:
    said = drive(sitting_of(ROUND, recorder=Failing(2, 3)), PERFECT).said
    trouble = said.index("The disk is full: a.db cannot grow.")
    assert said.count("The disk is full: a.db cannot grow.") == 1
    assert said[trouble + 1].startswith("Right. Grant box 1")
    assert said[said.index("All is recorded again, nothing lost.") + 1] == "Right. Announce box 2, hand 1: 15"


def test_what_waits_is_tried_a_last_time_at_the_end_and_said_where_it_fails() -> None:
    said = drive(sitting_of(ROUND, recorder=Failing(*range(2, 40))), PERFECT).said
    assert said.count("The disk is full: a.db cannot grow.") == 2
    mended = Failing(15)
    assert drive(sitting_of(ROUND, recorder=mended), PERFECT).said.count("The disk is full: a.db cannot grow.") == 0
    assert mended.writes == 16  # 13 acts, the round, the session, and the session again


def play(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    return main(["--language", "en", "play", "--plain", *words, "--database", str(folder / "a.db")])


def test_a_session_broken_off_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("trainer.cli.wiring.settings_path", lambda: tmp_path / "settings.json")
    dealt = ("--seed", "3", "--rounds", "1", "--trainee", "Léa")
    assert play(monkeypatch, tmp_path, "14\ngrant\n", *dealt) == 1
    assert "go on with" not in capsys.readouterr().err
    assert play(monkeypatch, tmp_path, "bust\ncollect 1\n", "--resume") == 1
    told = capsys.readouterr().out
    assert "Round 1" in told
    assert "> Right. Announce box 1, hand 1: bust" in told
    assert play(monkeypatch, tmp_path, "next\n" * 40, "--resume") == 0
    assert "4 of 18 duties right" in capsys.readouterr().out
    assert play(monkeypatch, tmp_path, "", "--resume") == 1
    assert "There is no session to go on with." in capsys.readouterr().err


def test_going_on_where_nothing_was_ever_recorded_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("trainer.cli.wiring.settings_path", lambda: tmp_path / "settings.json")
    assert play(monkeypatch, tmp_path / "nowhere", "", "--resume") == 1
    assert "There is no folder" in capsys.readouterr().err


def test_a_session_in_french_says_its_end_in_french() -> None:
    said = drive(sitting_of(ROUND), ["quitter"], FRENCH).said
    assert said[-1].startswith("Arrêté ici.")
