"""`croupier library`: the lessons there are, folder by folder, and what a trainee has done of them."""

import argparse
import sys
from datetime import datetime
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from trainer.wording.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from trainer.records import StoreFault
    from trainer.records.store import Store
    from trainer.scenarios.course import Attempt, Done, Part, Step
    from trainer.scenarios.library import Lesson

_FAILED: Final = 1
_SEEN: Final = "✓"
_INDENT: Final = "    "
_WIDEST: Final = 100


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    text = language.text
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar=text("FOLDER"),
        help=text("a folder of scenario files; the course that comes with the program where there is none"),
    )
    parser.add_argument(
        "--trainee", metavar=text("NAME"), help=text("what this trainee has done, not the last who sat")
    )
    parser.add_argument(
        "--database", metavar=text("PATH-OR-URL"), help=text("where the records are, if not in the usual place")
    )
    parser.add_argument("--json", action="store_true", help=text("print the lessons as JSON"))


def run(options: argparse.Namespace, language: Language) -> int:
    """List the lessons: 0, or 1 where there is no such folder or its records cannot be read."""
    from trainer.records import trainee_name  # `--help` opens no store
    from trainer.scenarios.course import course  # `--help` reads no scenario
    from trainer.scenarios.library import bundled_folder, library, parts
    from trainer.wording.visible import visible

    folder: Path = options.folder or bundled_folder()
    if not folder.is_dir():
        sys.stderr.write(f"croupier: {language.text('{folder} is no folder.', folder=visible(str(folder)))}\n")
        return _FAILED
    wanted = None if options.trainee is None else trainee_name(options.trainee) or visible(options.trainee)
    trainee, done, fault = _recorded(options.database, wanted)
    found = course(library(folder), done, parts(folder))
    if options.json:
        _print_json(found, trainee, language)
    else:
        _print(found, trainee, language)
    return _told(fault, language)


def _recorded(database: str | None, trainee: str | None) -> "tuple[str | None, Sequence[Attempt], StoreFault | None]":
    """Whose records these are, what is in them, and what was wrong with them; a store is only read, never made."""
    from trainer.records import StoreFault, open_store

    try:
        with open_store(database, now=lambda: datetime.now().astimezone(), reading=True) as store:
            return _of_trainee(store, trainee)
    except StoreFault as fault:
        # Without records there is nothing done; that is no fault unless they were asked for.
        asked = database is not None or trainee is not None
        return trainee, (), fault if asked or fault.code != "absent" else None


def _of_trainee(store: "Store", trainee: str | None) -> "tuple[str | None, Sequence[Attempt], None]":
    from trainer.reports.practised import practised  # SQLAlchemy, which the store has imported by now

    who = trainee or store.remembered()
    return who, practised(store, who), None


def _told(fault: "StoreFault | None", language: Language) -> int:
    if fault is None:
        return 0
    from trainer.wording.store import fault_sentence

    sys.stderr.write(f"croupier: {fault_sentence(language, fault)}\n")
    return _FAILED


def _print_json(found: "Sequence[Part]", trainee: str | None, language: Language) -> None:
    from trainer.cli.printing import json_text

    listed = [
        {
            "folder": part.folder,
            "title": part.title_in(language.code),
            "lessons": [_step_json(step, language) for step in part.steps],
        }
        for part in found
    ]
    sys.stdout.write(json_text({"trainee": trainee, "parts": listed}) + "\n")


def _step_json(step: "Step", language: Language) -> dict[str, object]:
    lesson, done = step.lesson, step.done
    return {
        "file": lesson.name,
        "path": str(lesson.path).encode("utf-8", "replace").decode(),
        "title": lesson.title_in(language.code),
        "aim": lesson.aim_in(language.code),
        "rules": lesson.rules,
        "game": lesson.game,
        "rounds": lesson.rounds,
        "boxes": list(lesson.boxes),
        "broken": lesson.broken,
        "done": None if done is None else _done_json(done),
    }


def _done_json(done: "Done") -> dict[str, object]:
    return {
        "sessions": done.attempts,
        "rounds": done.rounds,
        "whole": done.whole,
        "best": done.best,
        "last": done.last.isoformat(),
    }


def _print(found: "Sequence[Part]", trainee: str | None, language: Language) -> None:
    from trainer.cli.printing import new_console
    from trainer.wording.visible import visible

    console = new_console()
    width = min(console.width, _WIDEST)
    for part in found:
        if part.folder:
            console.print(visible(part.title_in(language.code)), style="bold", soft_wrap=True)
        for step in part.steps:
            for line in _lines(step, width, language):
                console.print(line, soft_wrap=True)
        console.print()
    said = language.plural("{n} lesson", "{n} lessons", sum(len(part.steps) for part in found))
    if trainee is not None:
        whole = sum(part.whole for part in found)
        finished = language.plural("{n} played to its end", "{n} played to their end", whole)
        said = language.text("{lessons}, {finished} by {who}", lessons=said, finished=finished, who=visible(trainee))
    console.print(language.text("{lessons}.", lessons=said), soft_wrap=True)


def _lines(step: "Step", width: int, language: Language) -> "Iterator[str]":
    """A lesson in lines: its title, its file, what it is for, and what was done of it."""
    from trainer.wording.visible import visible

    lesson = step.lesson
    if lesson.broken:
        yield f"  {visible(lesson.name)}"
        yield f"    {language.text('cannot be played: croupier check says why')}"
        return
    yield f"  {visible(lesson.title_in(language.code))}"
    yield f"    {visible(lesson.name)}"
    for line in lesson.aim_in(language.code).splitlines():
        # Not rich's own wrapping, which parts a word from the sign that a no-break space ties to it.
        yield from wrap(visible(line), width, initial_indent=_INDENT, subsequent_indent=_INDENT)
    facts = [
        visible(lesson.rules),
        language.plural("{n} round", "{n} rounds", lesson.rounds),
        _seats(lesson, language),
        *_done(step, language),
    ]
    yield _INDENT + ", ".join(facts)


def _seats(lesson: "Lesson", language: Language) -> str:
    low, high = lesson.boxes
    count = str(low) if low == high else f"{low}-{high}"
    if lesson.game == "paire-poker":
        return language.text("players: {count}", count=count)
    return language.text("boxes: {count}", count=count)


def _done(step: "Step", language: Language) -> "Iterator[str]":
    """`✓ 94%` for a lesson played to its end, how many rounds of one that was begun."""
    done = step.done
    if done is None:
        return
    if done.best is not None:
        yield f"{_SEEN} {language.percent(done.best)}"
    else:
        yield language.text("{done} of {rounds} rounds played", done=done.rounds, rounds=step.lesson.rounds)
