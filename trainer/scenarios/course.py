"""A library as a course: its folders as parts in the order they are learnt, each lesson with what was done of it.

>>> from trainer.scenarios.library import bundled_folder, library, parts
>>> first, *_ = course(library(bundled_folder()), (), parts(bundled_folder()))
>>> first.folder, first.title_in("en"), first.steps[0].lesson.title_in("en"), first.steps[0].done
('poker21/1-totals', 'Totals', 'First totals', None)
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from trainer.scenarios.library import Lesson, PartTitle
from trainer.scenarios.texts import in_language


class Attempt(Struct, frozen=True, kw_only=True):
    """A session over a lesson as it was recorded: which file it was of, how many rounds were finished and how well.

    A file is known by the `digest` of its content, wherever it lies; by its `path` where it has changed since.
    """

    path: str | None
    digest: str | None
    started_at: datetime
    rounds: int
    duties: int
    right: int


class Done(Struct, frozen=True, kw_only=True):
    """What a trainee has done of a lesson: how often, the most rounds in one session, the best of the whole ones.

    `best` is the share of duties rightly done, the best of the sessions that finished every round; None where
    none did. `last` is when a session was last begun.
    """

    attempts: int
    rounds: int
    last: datetime
    best: float | None = None

    @property
    def whole(self) -> bool:
        """Whether the lesson was ever played to its end."""
        return self.best is not None


class Step(Struct, frozen=True):
    """A lesson of the course; `done` is None where it was never begun."""

    lesson: Lesson
    done: Done | None = None


class Part(Struct, frozen=True):
    """A part of the course: a folder's lessons in their order."""

    folder: str
    titles: Mapping[str, str]
    steps: tuple[Step, ...]

    def title_in(self, language: str) -> str:
        """The title in `language` or in another; the folder's name where it has none."""
        return in_language(self.titles, language) or self.folder

    @property
    def whole(self) -> int:
        """How many of its lessons were played to their end."""
        return sum(step.done is not None and step.done.whole for step in self.steps)


def course(
    lessons: Sequence[Lesson], done: Iterable[Attempt] = (), titles: Sequence[PartTitle] = ()
) -> tuple[Part, ...]:
    """The course that `lessons` make: parts in the order of `titles`, then folders without one by name."""
    attempts = tuple(done)
    folders: dict[str, list[Lesson]] = {title.folder: [] for title in titles}
    for lesson in lessons:
        folders.setdefault(_folder(lesson), []).append(lesson)
    said = {title.folder: title.titles for title in titles}
    return tuple(
        Part(folder, said.get(folder, {}), tuple(Step(lesson, _done(lesson, attempts)) for lesson in found))
        for folder, found in folders.items()
        if found
    )


def _folder(lesson: Lesson) -> str:
    return lesson.name.rpartition("/")[0]


def _done(lesson: Lesson, attempts: Sequence[Attempt]) -> Done | None:
    found = [attempt for attempt in attempts if _is_of(attempt, lesson)]
    if not found:
        return None
    whole = [attempt for attempt in found if attempt.rounds >= lesson.rounds and attempt.duties]
    return Done(
        attempts=len(found),
        rounds=min(max(attempt.rounds for attempt in found), lesson.rounds),
        last=max(attempt.started_at for attempt in found),
        best=max((attempt.right / attempt.duties for attempt in whole), default=None),
    )


def _is_of(attempt: Attempt, lesson: Lesson) -> bool:
    if lesson.digest and attempt.digest == lesson.digest:
        return True
    return attempt.path == str(lesson.path)
