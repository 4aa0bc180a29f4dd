"""Scenario files on disk: the only module here that touches it."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from trainer.scenarios.faults import Fault, whole_file
from trainer.scenarios.house_rules import RulesFiles, Unreadable, is_path, read_rules_file
from trainer.scenarios.reading import read_scenario
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.toml import MOST_BYTES

Stamp = tuple[int, int, int]
"""Of a file when it was changed, its size and which file it is, an editor putting another in its place."""


class Loaded(Struct, frozen=True):
    """What a file holds: its scenario, None where a fault is an error, and its faults."""

    file: str
    scenario: Scenario | None
    faults: tuple[Fault, ...]


def load(path: Path) -> Loaded:
    """The scenario of the file at `path`, and every fault of it."""
    file = str(path)
    content = _content(path)
    if isinstance(content, Unreadable):
        return Loaded(file, None, (whole_file(file, content.code, reason=content.reason),))
    scenario, faults = read_scenario(content, file=file, rules_files=rules_beside(path))
    return Loaded(file, scenario, faults)


def check(path: Path) -> Loaded:
    """As `load`, but a house's rules file is held against what rules may say, and is no fault as such."""
    loaded = load(path)
    if [fault.code for fault in loaded.faults] != ["rules-not-scenario"]:
        return loaded
    content = _content(path)
    if isinstance(content, Unreadable):
        return loaded
    return Loaded(loaded.file, None, read_rules_file(content, path.name, loaded.file)[1])


def load_sheet(path: Path) -> Loaded:
    """As `load`, of a sheet that a spreadsheet saved as CSV."""
    from trainer.scenarios.spreadsheet import read_sheet  # who plays a scenario does not wait for it

    file = str(path)
    content = _content(path)
    if isinstance(content, Unreadable):
        return Loaded(file, None, (whole_file(file, content.code, reason=content.reason),))
    return Loaded(file, *read_sheet(content, file=file, rules_files=rules_beside(path)))


def rests_on(loaded: Loaded) -> Iterator[Path]:
    """The rules file of a scenario, be it right, wrong or not there yet."""
    for fault in loaded.faults:
        if fault.file != loaded.file:
            yield Path(fault.file)
        elif fault.code == "rules-absent":
            yield Path(loaded.file).parent / fault.text.strip("\"'")
    if loaded.scenario is not None and is_path(loaded.scenario.rules.name):
        yield Path(loaded.file).parent / loaded.scenario.rules.name


def stamp(file: Path) -> Stamp | None:
    """By what a file is seen to have been saved; None where there is none."""
    try:
        found = file.stat()
    except (OSError, ValueError):  # a ValueError for a name with a null in it
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def scenario_files(paths: Iterable[Path]) -> Iterator[Path | Fault]:
    """The files meant: each once, a folder standing for the `.toml` files below it; a fault where it has none."""
    seen: set[Path] = set()
    for path in paths:
        found = _below(path) if path.is_dir() else [path]
        if not found:
            yield whole_file(str(path), "no-files")
        for file in found:
            if file not in seen:
                seen.add(file)
                yield file


def rules_beside(scenario: Path) -> RulesFiles:
    """Reads rules files beside a scenario file or in folders beside it, and nowhere else, links included."""

    def read(name: str) -> bytes | Unreadable:
        try:
            folder = scenario.parent.resolve()
            path = (folder / name.replace("\\", "/")).resolve()
            if not path.is_relative_to(folder):
                return Unreadable("rules-outside")
            # Only a plain file: a pipe would be waited on for ever.
            return _content(path) if path.is_file() else Unreadable("rules-absent")
        except (OSError, RuntimeError):  # a name too long, links in a ring
            return Unreadable("rules-absent")

    return read


def _below(folder: Path) -> list[Path]:
    found = [Path(place) / name for place, _, names in os.walk(folder) for name in names if name.endswith(".toml")]
    return sorted(path for path in found if path.is_file())


def _content(path: Path) -> bytes | Unreadable:
    """What the file holds, of one too large only as much as shows it."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return Unreadable("absent")
    except OSError as error:
        return Unreadable("unreadable", error.strerror or "")
