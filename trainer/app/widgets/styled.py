"""A widget that keeps the styles of its parts: Textual asks its style sheet anew for every repaint."""

from rich.style import Style
from textual.widget import Widget


class Styled(Widget):
    """Component styles, asked for once and again when they change."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # Textual's own name for it
        super().__init__(id=id)
        self._kept: dict[str, Style] = {}

    def kept_style(self, name: str) -> Style:
        """The style of a component class."""
        if name not in self._kept:
            self._kept[name] = self.get_component_rich_style(name)
        return self._kept[name]

    def notify_style_update(self) -> None:
        """The style sheet, or what it applies to, changed."""
        super().notify_style_update()
        self._kept = {}
