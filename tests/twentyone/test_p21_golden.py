"""Golden rounds: the duties beside each file were written by hand from the rules, never by the program.

The note of a round begins with the statements it touches.
"""

import json
import re
from pathlib import Path

import pytest
from p21_rounds import facts_of, written

from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Round
from trainer.rules import TwentyOneRules
from trainer.scenarios.files import load

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.glob("[0-9]*.toml"))


def read(file: Path) -> tuple[TwentyOneRules, tuple[Round, ...]]:
    """The rounds of a golden file, which is without an error."""
    loaded = load(file)
    assert all(fault.severity == "warning" for fault in loaded.faults)
    assert loaded.scenario is not None
    rounds = tuple(facts for facts in loaded.scenario.rounds if isinstance(facts, Round))
    assert isinstance(loaded.scenario.rules, TwentyOneRules)
    return loaded.scenario.rules, rounds


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_duties_of_a_golden_round_are_those_written_by_hand(file: Path) -> None:
    rules, rounds = read(file)
    expected = [json.loads(line) for line in file.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()]
    found = [
        {"round": number, **duty}
        for number, facts in enumerate(rounds, start=1)
        for duty in written(duties(facts, rules))
    ]
    assert found == expected


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_file_reads_to_the_facts_a_reading_of_its_own_finds(file: Path) -> None:
    assert list(read(file)[1]) == facts_of(file.read_text(encoding="utf-8"))


def test_the_golden_rounds_together_touch_every_statement_a_round_can_show() -> None:
    touched: set[int] = set()
    for file in FILES:
        for note in re.findall(r'^note = "P21-([\d ]+):', file.read_text(encoding="utf-8"), re.MULTILINE):
            touched |= {int(number) for number in note.split()}
    assert len(FILES) == 12
    assert touched >= {1, 4, 5, 6, 7, 15, *range(17, 49)}


def test_every_statement_a_duty_can_cite_is_cited_in_a_golden_round() -> None:
    cited = {
        json.loads(line)["rule"]
        for file in FILES
        for line in file.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
    }
    numbers = (4, 15, 17, 18, 20, *range(22, 30), *range(31, 36), 37, *range(39, 43), *range(44, 47), 48)
    assert cited >= {f"P21-{number}" for number in numbers}
