"""How things look on a drawn table where there is colour; without it the signs alone say as much."""

from typing import Final

from rich.style import Style

from trainer.cards import Card

LINE: Final = Style(color="green")
NAME: Final = Style(bold=True)
STAKE: Final = Style(color="yellow")
WON: Final = Style(color="green", bold=True)
GONE: Final = Style(dim=True)
SAID: Final = Style(italic=True)
RED: Final = Style(color="red", bold=True)
BLACK: Final = Style(bold=True)


def card_style(card: Card) -> Style:
    """Red or not."""
    return RED if card.red else BLACK
