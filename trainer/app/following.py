"""A scenario file followed on disk: read again as soon as it, or the rules it rests on, has been saved.

Stamps are polled: that works in every folder, shared ones included.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from trainer.scenarios import Scenario
from trainer.scenarios.files import Loaded, Stamp, rests_on, stamp

INTERVAL: Final = 0.25
"""Seconds from one look at the stamps to the next."""


class Follower:
    """Follows the file at `path`, which may be broken, or not there yet. `load` reads it."""

    def __init__(self, path: Path, load: Callable[[Path], Loaded]) -> None:
        self._path, self._load = path, load
        self._read: dict[Path, Stamp | None] | None = None
        self._seen: dict[Path, Stamp | None] = {}
        self._others: frozenset[Path] = frozenset()

    def look(self) -> Loaded | None:
        """The file where it has changed since it was last read, and changes no more; None where there is no news."""
        now = {file: stamp(file) for file in (self._path, *self._others)}
        settled, self._seen = now == self._seen or self._read is None, now
        if not settled or now == self._read:
            return None
        loaded = self._load(self._path)
        self._others = frozenset(rests_on(loaded))
        self._read = self._seen = {file: now.get(file, stamp(file)) for file in (self._path, *self._others)}
        return loaded


def changed_round(before: Scenario, after: Scenario) -> int | None:
    """The first round that is another one now, counted from 1; None where none is.

    >>> from trainer.scenarios.library import bundled_folder
    >>> from trainer.scenarios.files import load
    >>> found = load(bundled_folder() / "paire-poker/03-pairs.toml").scenario
    >>> changed_round(found, found) is None
    True
    """
    for number, facts in enumerate(after.rounds, start=1):
        if number > len(before.rounds) or before.rounds[number - 1] != facts:
            return number
    return None
