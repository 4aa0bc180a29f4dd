"""Files watched as they are saved. Their stamps are polled: that works in every folder, shared ones included."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

INTERVAL: Final = 0.25
"""Seconds from one look at the stamps to the next."""
_MOST_WAITS: Final = 20

_Stamps = Mapping[Path, tuple[int, int, int] | None]
"""Of each file when it was changed, its size and which file it is, an editor putting another in its place; or None."""


class Looked(NamedTuple):
    """What came of looking at files: the exit code, and what other files it rests on."""

    code: int
    others: frozenset[Path]


def watch(
    files: Callable[[], Iterable[Path]],
    look: Callable[[], Looked],
    sleep: Callable[[float], None],
    changed: Callable[[], None],
) -> int:
    """Looks, and looks again whenever one of `files` was saved; ends at an interrupt, with the last exit code.

    `files` is asked each time, for a folder may have new ones; `changed` is called before each further look.
    """
    code = 0
    try:
        seen = _stamps(files())
        while True:
            code, others = look()
            seen = {**_stamps(others), **seen}
            while (now := _stamps((*files(), *others))) == seen:
                sleep(INTERVAL)
            seen = _settled(now, files, others, sleep)
            changed()
    except KeyboardInterrupt:
        return code


def _settled(
    now: _Stamps, files: Callable[[], Iterable[Path]], others: frozenset[Path], sleep: Callable[[float], None]
) -> _Stamps:
    """The stamps when nothing changes any more: a file being written is let be, one that is away may come back."""
    for _ in range(_MOST_WAITS):
        sleep(INTERVAL)
        later = _stamps((*files(), *others))
        if later == now:
            break
        now = later
    return now


def _stamps(files: Iterable[Path]) -> _Stamps:
    return {file: _stamp(file) for file in files}


def _stamp(file: Path) -> tuple[int, int, int] | None:
    try:
        found = file.stat()
    except (OSError, ValueError):  # a ValueError for a name with a null in it
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
