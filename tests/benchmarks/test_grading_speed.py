"""A whole round graded, and a key to its verdict, beside the standard library's own matcher of two sequences.

The goal for a key is one frame of a 60 Hz screen, 16.7 ms, at the 99th percentile, the drawing included; the grading
measured here is a part of it.
"""

from difflib import SequenceMatcher
from itertools import cycle
from random import Random

import pytest
from msgspec.structs import replace
from p21_rounds import DECREE
from pytest_benchmark.fixture import BenchmarkFixture
from seven_boxes import DUTIES, FACTS, per_second, percentile, timed

from trainer.duties import Duty
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act
from trainer.practice.parts import PARTS, USUAL_PARTS, Part
from trainer.practice.play import Play

FRAME = 1 / 60
KEY = [duty.bare() for duty in DUTIES]
TIMES = 50


def with_slips() -> list[Duty]:
    """The key with an act left out, one doubled, one moved, one amount and one score wrong."""
    deeds = list(KEY)
    del deeds[40]
    deeds.insert(20, deeds[21])
    deeds.insert(10, deeds.pop(55))
    deeds[52] = replace(deeds[52], amount=100)
    deeds[30] = replace(deeds[30], score="9")
    return deeds


@pytest.mark.parametrize("deeds", [KEY, with_slips()], ids=["without a slip", "with five slips"])
@pytest.mark.benchmark(group="a round graded")
def test_grade_round(benchmark: BenchmarkFixture, deeds: list[Duty]) -> None:
    acts = [Act(deed) for deed in deeds]
    found = timed(benchmark, lambda: [grade_round(DUTIES, acts) for _ in range(TIMES)], 20)
    assert bool(found[-1].mistakes) == (deeds is not KEY)
    per_second(benchmark, "rounds_per_second", TIMES)


@pytest.mark.benchmark(group="a round graded")
def test_peer_difflib(benchmark: BenchmarkFixture) -> None:
    deeds = [str(deed) for deed in with_slips()]
    key = [str(deed) for deed in KEY]
    found = timed(benchmark, lambda: [SequenceMatcher(None, key, deeds).get_opcodes() for _ in range(TIMES)], 20)
    assert len(found[-1]) > 5
    per_second(benchmark, "rounds_per_second", TIMES)


def moments(performs: frozenset[Part], wrong: float) -> list[tuple[Play, Act]]:
    """The moments of a round, each with the act that comes next: so many of them wrong."""
    random = Random(7)
    play = Play.start(FACTS, DECREE, performs)
    found = []
    while play.due is not None:
        deed = random.choice(play.duties).bare() if random.random() < wrong else play.due.bare()
        found.append((play, Act(deed)))
        play = play.do(Act(deed))
    return found


@pytest.mark.parametrize("wrong", [0.0, 0.2], ids=["all right", "a fifth wrong"])
@pytest.mark.parametrize("performs", [USUAL_PARTS, frozenset(PARTS)], ids=["usual parts", "all parts"])
@pytest.mark.benchmark(group="a key to its verdict and the table after it")
def test_key_to_verdict(benchmark: BenchmarkFixture, performs: frozenset[Part], wrong: float) -> None:
    found = moments(performs, wrong)
    turn = cycle(found)

    def key_to_verdict() -> None:
        play, act = next(turn)
        play.do(act).table()

    timed(benchmark, key_to_verdict, len(found) * 20)
    last = percentile(benchmark, 0.99)
    benchmark.extra_info["p99_milliseconds"] = round(last * 1000, 2)
    benchmark.extra_info["p99_of_a_frame"] = round(last / FRAME, 3)
