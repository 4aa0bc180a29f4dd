"""The colours of the Pair'e Poker felt: those of every felt, and the chips of five players."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from rich.style import Style

from trainer.app.felt import palette as every_felt
from trainer.app.felt.palette import Palette

PLAYERS: Final = (1, 2, 3, 4, 5)
_CHIPS: Final = tuple(f"chip-{number}" for number in PLAYERS)
NAMES: Final = (*every_felt.NAMES, *_CHIPS, "hearts", "spades", "back")
"""The component classes of the felt are `felt--` and one of these."""


class PairePalette(Struct, frozen=True):
    """`felt` are the colours of every felt, `chips` those of the players, `back` is that of the cards.

    `hearts` and `spades` are the signs of the cells for red and for black.
    """

    felt: Palette
    chips: tuple[Style, ...]
    hearts: Style
    spades: Style
    back: Style

    def chip(self, player: int) -> Style:
        """The ground that a player's number stands on."""
        return self.chips[player - 1]

    @property
    def value(self) -> Style:
        """The values that stand in the cells."""
        return self.felt.label + Style(bold=True)

    def amount(self, player: int) -> Style:
        """A player's amounts: in the colour of his chips, where there are colours."""
        return Style(color=self.chip(player).bgcolor, bold=True)


def palette(style_of: Callable[[str], Style]) -> PairePalette:
    """The palette, each style asked of `style_of` by its component class."""
    own = {name: style_of(f"felt--{name}") for name in NAMES[len(every_felt.NAMES) :]}
    return PairePalette(
        every_felt.palette(style_of),
        tuple(own[name] for name in _CHIPS),
        own["hearts"],
        own["spades"],
        own["back"],
    )
