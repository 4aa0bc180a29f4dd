"""What a trainee may set, and how it is kept between two evenings.

A file of settings that cannot be read counts as none: nothing in it is worth refusing to start.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from trainer.practice.parts import PARTS, USUAL_PARTS, Part
from trainer.wording.language import N_

if TYPE_CHECKING:  # the home screen is painted before the records are imported
    from trainer.records import Mode

MODES: "Final[tuple[Mode, ...]]" = ("guided", "practice", "blind", "timed")
MODE_NAMES: "Final[Mapping[Mode, str]]" = {
    "guided": N_("guided"),
    "practice": N_("practice"),
    "blind": N_("blind"),
    "timed": N_("timed"),
}
MINUTES: Final = (5, 10, 15, 20, 30, 45, 60)
PASS_MARKS: Final = (70, 75, 80, 85, 90, 95, 100)
BOXES: Final = ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (3, 7))
ROUNDS: Final = (1, 2, 3, 5, 10, 20, 50, None)
_LARGEST: Final = 10_000


class Settings(Struct, frozen=True, kw_only=True):
    """How the trainee plays. Freely dealt rounds have from `boxes[0]` to `boxes[1]` boxes; no `rounds` is no end."""

    mode: Literal["guided", "practice", "blind", "timed"] = "practice"
    performs: frozenset[Part] = USUAL_PARTS
    minutes: float = 10
    pass_mark: float = 90
    four_colours: bool = False
    mouse: bool = True
    boxes: tuple[int, int] = (3, 7)
    rounds: int | None = 5
    rules: str = "poker21"
    language: Literal["fr", "en"] | None = None

    def performing(self, part: Part, *, so: bool) -> "Settings":
        """The settings with a part of the work performed, or left to the table; something always is performed."""
        performs = self.performs | {part} if so else self.performs - {part}
        return msgspec.structs.replace(self, performs=performs or self.performs)


def parts_in_order(parts: frozenset[Part]) -> tuple[Part, ...]:
    """The parts in the order of a round."""
    return tuple(part for part in PARTS if part in parts)


def read_settings(path: Path) -> Settings:
    """The settings kept at `path`, the usual ones where there are none."""
    try:
        if path.stat().st_size > _LARGEST:
            return Settings()
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def keep_settings(path: Path, settings: Settings) -> bool:
    """Keep the settings at `path`; False where that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
        fresh.replace(path)
    except OSError:
        return False
    return True
