"""One settled round of seven boxes that the benchmarks share: hits, a bust, two splits, a double, a natural."""

from collections.abc import Callable
from typing import TypeVar, cast

from p21_rounds import DECREE, a_round, box
from pytest_benchmark.fixture import BenchmarkFixture

from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Standing

T = TypeVar("T")

FACTS = a_round(
    "9s 5h 7d 2c Kd",
    box(1, "Ts 6c hit 4d stand"),
    box(2, "9s 5h hit 2c hit Kd"),
    box(3, "Kh Qd split (Kh 3c hit 9d) (Qd As)", standing=(Standing(2000, follows=True),)),
    box(4, "As Kd"),
    box(5, "5c 6d double Th"),
    box(6, "8c 8d split (8c 3s hit Kd) (8d Td stand)"),
    box(7, "Tc 9d stand"),
)
DUTIES = duties(FACTS, DECREE)


def timed(benchmark: BenchmarkFixture, act: Callable[[], T], rounds: int) -> T:
    """What `act` gives the last time, measured."""
    return cast(T, benchmark.pedantic(act, rounds=rounds, warmup_rounds=1))  # type: ignore[no-untyped-call]  # it has no types


def per_second(benchmark: BenchmarkFixture, name: str, times: int) -> None:
    """Notes how many there were a second, `times` being done in each round of the measure, at the median."""
    if benchmark.stats is not None:
        benchmark.extra_info[name] = round(times / benchmark.stats.stats.median)


def percentile(benchmark: BenchmarkFixture, share: float) -> float:
    """The time in seconds that this share of the measured rounds did not pass."""
    if benchmark.stats is None:
        return 0.0
    data = sorted(benchmark.stats.stats.data)
    return float(data[min(len(data) - 1, int(len(data) * share))])
