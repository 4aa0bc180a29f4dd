"""The colours of the felt, as its style sheet gives them."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from rich.style import Style

from trainer.cards import Suit


class Palette(Struct, frozen=True):
    """A style for each thing drawn. Those of text on the felt have no background of their own."""

    ground: Style
    lit: Style
    rail: Style
    line: Style
    faint: Style
    bright: Style
    label: Style
    stake: Style
    winnings: Style
    gone: Style
    cursor: Style
    said: Style
    request: Style
    thing: Style
    edge: Style
    black: Style
    red: Style
    blue: Style
    green: Style

    def suit(self, suit: Suit, *, four_colours: bool) -> Style:
        """The face of a card of that suit."""
        if suit in ("h", "d"):
            return self.blue if four_colours and suit == "d" else self.red
        return self.green if four_colours and suit == "c" else self.black


NAMES: Final = Palette.__struct_fields__
"""The component classes of the felt are `felt--` and one of these."""


def palette(style_of: Callable[[str], Style]) -> Palette:
    """The palette, each style asked of `style_of` by its component class."""
    return Palette(*(style_of(f"felt--{name}") for name in NAMES))
