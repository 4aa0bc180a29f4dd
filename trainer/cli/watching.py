"""Files watched as they are saved. Their stamps are polled: that works in every folder, shared ones included."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from trainer.scenarios.files import Stamp, stamp

INTERVAL: Final = 0.25
"""Seconds from one look at the stamps to the next."""
_MOST_WAITS: Final = 20

_Stamps = Mapping[Path, Stamp | None]


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
    return {file: stamp(file) for file in files}
