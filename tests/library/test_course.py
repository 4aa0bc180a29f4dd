"""The course: folders in the order they are learnt, and what was done of each lesson, by its content or its path."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from trainer.scenarios.course import Attempt, Done, Part, course
from trainer.scenarios.library import COURSE_FILE, Lesson, PartTitle, bundled_folder, library, parts

MONDAY, FRIDAY = datetime(2026, 5, 11, tzinfo=UTC), datetime(2026, 5, 15, tzinfo=UTC)


def lesson(name: str, digest: str = "", rounds: int = 4) -> Lesson:
    return Lesson(Path("/course") / name, name, name, rounds=rounds, digest=digest)


def attempt(
    *, path: str = "/else", digest: str | None = None, rounds: int = 4, right: int = 9, at: datetime = MONDAY
) -> Attempt:
    return Attempt(path=path, digest=digest, started_at=at, rounds=rounds, duties=rounds and 10, right=right)


def only_done(found: tuple[Part, ...]) -> Done | None:
    ((step,),) = (part.steps for part in found)
    return step.done


def test_folders_come_in_the_order_of_their_titles_then_by_name_and_empty_ones_not_at_all() -> None:
    lessons = [lesson(name) for name in ("a/1.toml", "b/1.toml", "b/2.toml", "c/1.toml", "top.toml")]
    titles = (PartTitle("c", {"fr": "Troisième"}), PartTitle("none", {"fr": "Vide"}), PartTitle("b"))
    found = course(lessons, (), titles)
    assert [part.folder for part in found] == ["c", "b", "a", ""]
    assert [step.lesson.name for step in found[1].steps] == ["b/1.toml", "b/2.toml"]
    assert [part.title_in("fr") for part in found[:2]] == ["Troisième", "b"]
    assert found[0].title_in("en") == "Troisième"


def test_a_lesson_never_begun_has_nothing_done() -> None:
    found = course([lesson("a/1.toml", "12")], [attempt(digest="34"), attempt(digest=None)])
    assert only_done(found) is None
    assert found[0].whole == 0


def test_a_lesson_is_known_by_its_content_wherever_it_lies_and_by_its_path_once_changed() -> None:
    assert only_done(course([lesson("a/1.toml", "12")], [attempt(digest="12")])) is not None
    assert only_done(course([lesson("a/1.toml", "12")], [attempt(path="/course/a/1.toml", digest="old")])) is not None
    assert only_done(course([lesson("a/1.toml", "")], [attempt(digest="")])) is None


def test_the_best_of_the_whole_sessions_counts_and_a_better_broken_one_does_not() -> None:
    attempts = [
        attempt(digest="12", right=7, at=MONDAY),
        attempt(digest="12", right=6, at=FRIDAY),
        attempt(digest="12", right=10, rounds=2),
    ]
    found = course([lesson("a/1.toml", "12")], attempts)
    assert only_done(found) == Done(attempts=3, rounds=4, last=FRIDAY, best=0.7)
    assert found[0].whole == 1


def test_a_lesson_broken_off_shows_how_far_it_was_played() -> None:
    done = only_done(
        course([lesson("a/1.toml", "12")], [attempt(digest="12", rounds=3), attempt(digest="12", rounds=0)])
    )
    assert done == Done(attempts=2, rounds=3, last=MONDAY, best=None)
    assert not done.whole


@pytest.mark.parametrize("content", [b"", b"[", b"{}", b'[{"titles": {}}]', b"\xff", b'["x"]', b" " * 20_000_001])
def test_a_course_file_that_cannot_be_read_orders_nothing(content: bytes, tmp_path: Path) -> None:
    (tmp_path / COURSE_FILE).write_bytes(content)
    assert parts(tmp_path) == ()


def test_every_bundled_folder_has_its_title_in_both_languages_and_every_title_its_folder() -> None:
    titles = parts(bundled_folder())
    found = course(library(bundled_folder()), (), titles)
    assert [part.folder for part in found] == [title.folder for title in titles]
    assert all(title.titles.keys() == {"fr", "en"} for title in titles)


def test_the_bundled_course_has_forty_lessons_or_more_of_every_game_from_first_totals_to_everything_at_once() -> None:
    found = course(library(bundled_folder()), (), parts(bundled_folder()))
    lessons = [step.lesson for part in found for step in part.steps]
    assert len(lessons) >= 40
    assert {lesson.rules for lesson in lessons} >= {"poker21", "poker21-circle", "blackjack", "paire-poker"}
    assert lessons[0].title_in("en") == "First totals"
    poker21 = [lesson for lesson in lessons if lesson.name.startswith("poker21/")]
    assert poker21[-1].title_in("en") == "Everything at once"
