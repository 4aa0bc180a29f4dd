"""The scenarios that come with the program, and any folder of them, listed for people to choose from.

>>> first = library(bundled_folder() / "poker21")[0]
>>> first.name, first.title_in("fr"), first.rules, first.boxes
('1-totals/01-first-totals.toml', 'Premiers totaux', 'poker21', (1, 1))
"""

from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, json

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.scenarios.files import load, scenario_files
from trainer.scenarios.texts import Text, in_language
from trainer.scenarios.toml import MOST_BYTES

COURSE_FILE: Final = "course.json"
"""Beside the folders of a library: what they are called, in the order they are learnt."""


class Lesson(Struct, frozen=True):
    """A scenario file as a library lists it.

    `name` is its path within the library. `boxes` are the fewest and the most played in a round (players at
    Pair'e Poker). `broken` is set where the file cannot be played; nothing is known of it then but its name.
    `digest` is the SHA-256 of the file's content, by which records know it wherever it lies.
    """

    path: Path
    name: str
    title: str
    texts: Mapping[str, Text] = {}
    rules: str = ""
    rounds: int = 0
    boxes: tuple[int, int] = (0, 0)
    broken: bool = False
    digest: str = ""
    game: str = ""

    def title_in(self, language: str) -> str:
        """The title in `language` ("fr", "en"), or the file's own where it has none in that."""
        return self.texts.get(language, Text()).title or self.title

    def aim_in(self, language: str) -> str:
        """What the lesson is for, in `language` or in another; "" where it does not say."""
        return in_language({code: text.aim for code, text in self.texts.items() if text.aim}, language)


class PartTitle(Struct, frozen=True):
    """What a folder of a library is called, by language."""

    folder: str
    titles: Mapping[str, str] = {}


def bundled_folder() -> Path:
    """Where the bundled scenarios lie: inside the package once it is installed, beside it in a checkout."""
    package = Path(str(files("trainer")))
    inside = package / "bundled"
    return inside if inside.is_dir() else package.parent / "scenarios"


def library(folder: Path) -> tuple[Lesson, ...]:
    """Every scenario file below `folder`, folder by folder and name by name; none where there is no such folder.

    A house's rules file that lies there is none.
    """
    if not folder.is_dir():
        return ()
    found = (path for path in scenario_files([folder]) if isinstance(path, Path))
    lessons = (_lesson(path, path.relative_to(folder).as_posix()) for path in found)
    return tuple(lesson for lesson in lessons if lesson is not None)


def parts(folder: Path) -> tuple[PartTitle, ...]:
    """The folders of a library in the order they are to be learnt, as its file `course.json` has them.

    None where it has no such file, or one that cannot be read.
    """
    path = folder / COURSE_FILE
    try:
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            return ()
        return tuple(json.decode(path.read_bytes(), type=list[PartTitle]))
    except (OSError, DecodeError):
        return ()


def _lesson(path: Path, name: str) -> Lesson | None:
    loaded = load(path)
    scenario = loaded.scenario
    if scenario is None:
        rules = any(fault.code == "rules-not-scenario" for fault in loaded.faults)
        return None if rules else Lesson(path, name, name, broken=True)
    played = [_seats(facts) for facts in scenario.rounds]
    return Lesson(
        path,
        name,
        scenario.title,
        scenario.texts,
        scenario.rules.name,
        len(scenario.rounds),
        (min(played), max(played)),
        digest=_digest(path),
        game=scenario.rules.game,
    )


def _digest(path: Path) -> str:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def _seats(facts: Round | PaireRound) -> int:
    return len(facts.boxes) if isinstance(facts, Round) else len(facts.players)
