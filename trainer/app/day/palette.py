"""The colours of the table's day: those of every felt, and the two backs that packs have."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from rich.style import Style

from trainer.app.felt import palette as every_felt
from trainer.app.felt.palette import Palette
from trainer.games.day.facts import Back

NAMES: Final = (*every_felt.NAMES, "blue-back", "red-back")
"""The component classes of the sheet are `felt--` and one of these."""
SHADES: Final[dict[Back, str]] = {"blue": "░", "red": "▓"}
"""What a back is drawn with: the two are told apart without colour as well."""


class DayPalette(Struct, frozen=True):
    """`felt` are the colours of every felt, `backs` those of the cards' backs."""

    felt: Palette
    backs: dict[Back, Style]


def palette(style_of: Callable[[str], Style]) -> DayPalette:
    """The palette, each style asked of `style_of` by its component class."""
    backs: dict[Back, Style] = {"blue": style_of("felt--blue-back"), "red": style_of("felt--red-back")}
    return DayPalette(every_felt.palette(style_of), backs)


def other(back: Back) -> Back:
    """The other one of the two backs."""
    return "red" if back == "blue" else "blue"
