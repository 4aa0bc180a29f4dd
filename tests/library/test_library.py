"""The library lists what is there, in a checkout and once installed, and a broken file spoils nothing."""

from pathlib import Path

import pytest

from trainer.scenarios import library as library_module
from trainer.scenarios.library import Lesson, bundled_folder, library

GOOD = """
format = 1
title = "Two rounds"
rules = "blackjack"
[text.fr]
title = "Deux coups"
aim = "Jouer."
[limits]
minimum = 10
maximum = 500
[[rounds]]
bank = "9s 8h"
boxes = [{ box = 1, stake = 10, hand = "Ts 9c stand" }]
[[rounds]]
bank = "9s 8h"
boxes = [{ box = 1, stake = 10, hand = "Ts 9c stand" }, { box = 7, stake = 10, hand = "Td 9h stand" }]
"""


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in `folder`, as an installer would put it there."""
    package = folder / "trainer"
    package.mkdir()
    monkeypatch.setattr(library_module, "files", lambda _: package)
    return package


def test_the_scenarios_found_are_those_at_the_projects_root_or_copies_of_them() -> None:
    root = Path(__file__).parents[2] / "scenarios"
    assert [lesson.name for lesson in library(bundled_folder())] == [lesson.name for lesson in library(root)] != []


def test_they_lie_beside_the_package_and_once_installed_inside_it_whatever_lies_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = installed(tmp_path, monkeypatch)
    (tmp_path / "scenarios").mkdir()
    assert bundled_folder() == tmp_path / "scenarios"
    (package / "bundled").mkdir()
    assert bundled_folder() == package / "bundled"


def test_without_any_folder_the_library_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, monkeypatch)
    assert library(bundled_folder()) == ()


def test_a_lesson_says_its_title_aim_rules_rounds_and_boxes(tmp_path: Path) -> None:
    (tmp_path / "course").mkdir()
    (tmp_path / "course" / "a.toml").write_text(GOOD, encoding="utf-8")
    (lesson,) = library(tmp_path)
    assert lesson.path == tmp_path / "course" / "a.toml"
    assert (lesson.name, lesson.rules, lesson.rounds, lesson.boxes) == ("course/a.toml", "blackjack", 2, (1, 2))
    assert (lesson.title_in("fr"), lesson.title_in("en")) == ("Deux coups", "Two rounds")
    assert (lesson.aim_in("fr"), lesson.aim_in("en")) == ("Jouer.", "Jouer.")
    assert not lesson.broken


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"format = 1", GOOD.replace("9c", "9x").encode()])
def test_a_broken_file_is_listed_by_its_name_among_the_others(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.toml").write_bytes(content)
    (tmp_path / "b.toml").write_text(GOOD, encoding="utf-8")
    broken, good = library(tmp_path)
    assert broken == Lesson(tmp_path / "a.toml", "a.toml", "a.toml", broken=True)
    assert good.rounds == 2


def test_a_house_s_rules_file_beside_its_lessons_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('base = "blackjack"\ninsurance = true\n', encoding="utf-8")
    (tmp_path / "a.toml").write_text(GOOD.replace('"blackjack"', '"ours.toml"'), encoding="utf-8")
    assert [(lesson.name, lesson.rules) for lesson in library(tmp_path)] == [("a.toml", "ours.toml")]


def test_lessons_come_folder_by_folder_and_name_by_name_and_other_files_not_at_all(tmp_path: Path) -> None:
    for name in ("b/01.toml", "a/02.toml", "a/01.toml", "00.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    (tmp_path / "a" / "notes.md").write_text("# notes", encoding="utf-8")
    assert [lesson.name for lesson in library(tmp_path)] == ["00.toml", "a/01.toml", "a/02.toml", "b/01.toml"]
