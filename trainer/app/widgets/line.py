"""A line of text, or some: what is awaited, what just happened, a title."""

from textual.content import Content
from textual.widget import Widget


class Line(Widget):
    """Text that is shown as it is: nothing in it is taken for markup. Its size comes from the style sheet."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes)
        self._content = Content("")

    def show(self, content: Content | str) -> None:
        """Show this instead of what was shown."""
        found = Content(content) if isinstance(content, str) else content
        if not found.is_same(self._content):
            self._content = found
            self.refresh(layout=self.styles.auto_dimensions)

    @property
    def text(self) -> str:
        """What is shown, as plain text."""
        return self._content.plain

    def render(self) -> Content:
        """What is shown."""
        return self._content
