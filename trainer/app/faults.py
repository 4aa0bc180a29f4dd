"""The faults of a file as a screen tells them: where, what, what would be right, and the place in the source line."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from trainer.scenarios.faults import Fault, Severity
from trainer.wording.faults import sentence
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

_SEVERITIES: Final[dict[Severity, tuple[str, str]]] = {
    "error": (N_("error"), "bold $error"),
    "warning": (N_("warning"), "bold $warning"),
}
_BAR: Final = " │ "
_MOST: Final = 100


def told(faults: Sequence[Fault], language: Language) -> Content:
    """The faults one below the other."""
    parts: list[str | tuple[str, str]] = []
    for fault in faults[:_MOST]:
        word, style = _SEVERITIES[fault.severity]
        parts += [(f"{fault.line}:{fault.column}  ", "bold"), (language.text(word), style)]
        parts.append(f"  {sentence(fault, language)}\n")
        parts += _excerpt(fault, style)
        parts.append("\n")
    return Content.assemble(*parts)


def _excerpt(fault: Fault, style: str) -> Sequence[str | tuple[str, str]]:
    """The source line, and below it a mark under the very words."""
    if not fault.excerpt.text:
        return ()
    at = fault.column - fault.excerpt.column
    before, token, after = (
        visible(part)
        for part in (
            fault.excerpt.text[:at],
            fault.excerpt.text[at : at + len(fault.text)],
            fault.excerpt.text[at + len(fault.text) :],
        )
    )
    gutter = f"{fault.line}{_BAR}"
    margin = " " * len(str(fault.line)) + _BAR + " " * len(before)
    return [
        (gutter, "dim"),
        before,
        (token, style),
        f"{after}\n",
        (margin, "dim"),
        ("^" * max(1, len(token)), style),
        "\n",
    ]
