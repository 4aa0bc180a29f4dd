"""Results are what was graded, counted; what was broken off counts nowhere."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from reported_samples import BEGAN, CLEAN, EVENINGS, POOR, practised

from trainer.grading.summary import summarise
from trainer.records import open_store
from trainer.records.store import Store
from trainer.reports.results import results
from trainer.reports.values import Filters, Tally


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    path = tmp_path_factory.mktemp("results") / "records.sqlite3"
    practised(path)
    with open_store(str(path), now=lambda: BEGAN, reading=True) as opened:
        yield opened


def test_each_session_is_counted_by_itself(store: Store) -> None:
    found = results(store, Filters()).sessions
    assert [(line.trainee, line.mode, line.mark, line.passed) for line in found] == [
        ("Léa", "practice", None, None),
        ("Tom", "timed", 25, False),
        ("Léa", "blind", None, None),
        ("Léa", "guided", None, None),
    ]
    assert [line.started_at for line in found] == [BEGAN + timedelta(days=day) for day in range(4)]
    assert found[0].tally == Tally(
        rounds=2,
        duties=8,
        right=5,
        mistakes={"missed": 1, "out-of-order": 1, "paid-loser": 1, "wrong-amount": 1},
        cost_house=10000,
        cost_player=1250,
        seconds=16.0,
    )
    assert found[2].tally == Tally(rounds=3, duties=12, right=12, seconds=24.0)
    assert found[3].tally == Tally()


def test_all_sessions_are_counted_together(store: Store) -> None:
    total = results(store, Filters()).total
    assert (total.rounds, total.duties, total.right, total.seconds) == (6, 24, 18, 48.0)
    assert total.mistakes == {"missed": 2, "out-of-order": 2, "paid-loser": 2, "wrong-amount": 2}
    assert (total.cost_house, total.cost_player) == (20000, 2500)
    assert (total.accuracy, total.seconds_a_duty, total.rounds_an_hour) == (0.75, 2.0, 450.0)


def test_the_report_counts_what_the_grader_counts(store: Store) -> None:
    grades = [grade for _, _, evening, _ in EVENINGS for grade in evening]
    total, summary = results(store, Filters()).total, summarise(grades)
    assert (total.rounds, total.duties, total.right) == (summary.rounds, summary.duties, summary.right)
    assert total.mistakes == summary.mistakes
    assert (total.cost_house, total.cost_player) == (summary.cost_house, summary.cost_player)
    assert {CLEAN, POOR} == set(grades)


@pytest.mark.parametrize(
    ("filters", "rounds"),
    [
        (Filters(trainee="Léa"), [2, 3, 0]),
        (Filters(trainee="Tom"), [1]),
        (Filters(trainee="léa"), []),
        (Filters(since=BEGAN + timedelta(days=2)), [3, 0]),
        (Filters(since=BEGAN + timedelta(days=2, seconds=1)), [0]),
        (Filters(trainee="Tom", since=BEGAN + timedelta(days=2)), []),
    ],
)
def test_results_of_one_trainee_or_since_a_day(store: Store, filters: Filters, rounds: list[int]) -> None:
    report = results(store, filters)
    assert [line.tally.rounds for line in report.sessions] == rounds
    assert report.total.rounds == sum(rounds)
    assert sum(report.total.mistakes.values()) == sum(sum(line.tally.mistakes.values()) for line in report.sessions)
    assert (sum(report.total.mistakes.values()) > 0) == (rounds in ([2, 3, 0], [1]))
