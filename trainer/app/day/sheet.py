"""The table of the day, in one widget, and the grid of a pack's cards."""

from typing import ClassVar, Final

from trainer.app.day.palette import NAMES, DayPalette, palette
from trainer.app.day.picture import draw_day
from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.app.widgets.sheet import Sheet
from trainer.cards import DECK, RANKS, SUITS
from trainer.games.day.table import DayTable
from trainer.wording.language import Language

COLUMNS: Final = len(RANKS)
CARD: Final = 4
"""Columns of a card in the grid."""


class _Painted(Sheet):
    """A sheet with the colours of the day."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"felt--{name}" for name in NAMES}

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._palette: DayPalette | None = None

    def colours(self) -> DayPalette:
        """The colours as they are now."""
        if self._palette is None:
            self._palette = palette(self.style_of)
        return self._palette

    def forget_colours(self) -> None:
        """Ask for the colours again."""
        self._palette = None


class DaySheet(_Painted):
    """The table. Give it what to show with `show`."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # as above
        super().__init__(id=id)
        self._shown: tuple[DayTable, Spot, Language, bool] | None = None

    def show(self, table: DayTable, spot: Spot, language: Language, *, four_colours: bool = False) -> None:
        """Show the table so, the card in hand at that spot."""
        shown = (table, spot, language, four_colours)
        if shown != self._shown:
            self._shown = shown
            self.redraw()

    def draw(self, width: int, height: int) -> Canvas | None:
        """The table in that many cells."""
        if self._shown is None:
            return None
        table, spot, language, four_colours = self._shown
        colours = self.colours()
        return draw_day(table, width, height, spot, Pack(language, colours.felt, four_colours), colours)


class CardGrid(_Painted):
    """All fifty-two cards, a suit a row, to choose one from."""

    def __init__(self, language: Language, *, four_colours: bool, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._language, self._four_colours = language, four_colours
        self.place = 0

    def choose(self, place: int) -> None:
        """Take the card at that place of the pack in hand."""
        self.place = place % len(DECK)
        self.redraw()

    def draw(self, width: int, height: int) -> Canvas | None:
        """The cards."""
        palette = self.colours().felt
        canvas = Canvas(width, height, palette.ground)
        for place, card in enumerate(DECK):
            x, y = place % COLUMNS * CARD, place // COLUMNS
            face = self._language.card(card).rjust(CARD - 1)
            style = palette.suit(card.suit, four_colours=self._four_colours)
            canvas.write(x, y, "▏", palette.edge)
            canvas.write(x + 1, y, face, palette.cursor if place == self.place else style)
            canvas.mark(range(x, x + CARD), range(y, y + 1), Spot(place))
        return canvas


GRID: Final = (COLUMNS * CARD, len(SUITS))
"""Columns and rows of the grid."""
