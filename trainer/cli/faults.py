"""Faults of scenario files printed, and scenarios loaded for the commands that play them."""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import json

from trainer.scenarios.faults import Fault, Severity
from trainer.scenarios.files import load
from trainer.scenarios.scenario import Scenario
from trainer.wording.faults import sentence
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

if TYPE_CHECKING:
    from rich.text import Text

_SEVERITIES: Final[dict[Severity, tuple[str, str]]] = {
    "error": (N_("error"), "bold red"),
    "warning": (N_("warning"), "bold yellow"),
}
_BAR: Final = " │ "
_LEAST_ROOM: Final = 40


def load_scenario(path: Path, language: Language, *, as_json: bool = False) -> Scenario | None:
    """The scenario of the file at `path`; None where it has an error, its faults being printed: then exit with 1."""
    loaded = load(path)
    if loaded.scenario is None:
        (print_json if as_json else print_faults)(loaded.faults, language)
    return loaded.scenario


def print_json(faults: Sequence[Fault], language: Language, *, stderr: bool = False) -> None:
    """Print the faults as a JSON array, one a line."""
    lines = ",\n ".join(json.encode(_record(fault, language)).decode() for fault in faults)
    (sys.stderr if stderr else sys.stdout).write(f"[{lines}]\n")


def _record(fault: Fault, language: Language) -> dict[str, object]:
    """The fault for a program; in a spreadsheet line and column are its cell's."""
    cell = fault.cell
    place = {"line": cell.row, "column": cell.column} if cell else {"line": fault.line, "column": fault.column}
    return {
        "file": _encodable(fault.file),
        **place,
        **({"cell": cell.name, "heading": cell.heading} if cell else {}),
        "severity": fault.severity,
        "code": fault.code,
        "message": sentence(fault, language),
    }


def print_faults(faults: Sequence[Fault], language: Language, *, stderr: bool = False) -> None:
    """Print the faults for people, file by file, each with its source line and a caret under the token."""
    if not faults:
        return
    from trainer.cli.printing import new_console  # a file without faults need not wait for rich

    console = new_console(stderr=stderr)
    for file, group in groupby(faults, key=lambda fault: fault.file):
        console.print(visible(file), style="bold", soft_wrap=True)
        for fault in group:
            for line in _lines(fault, language, max(console.width, _LEAST_ROOM)):
                if console.color_system is None:  # rich takes a minute for ten thousand faults
                    console.file.write(line.plain + "\n")
                else:
                    console.print(line, soft_wrap=True)
        console.print()


def print_summary(files: int, rounds: int, faults: Sequence[Fault], language: Language) -> None:
    """Print what was checked and how much was found, on one line."""
    errors = sum(fault.severity == "error" for fault in faults)
    warnings = len(faults) - errors
    checked = language.plural("{n} file", "{n} files", files)
    if rounds:
        checked += ", " + language.plural("{n} round", "{n} rounds", rounds)
    found = [language.plural("{n} error", "{n} errors", errors)] if errors else []
    found += [language.plural("{n} warning", "{n} warnings", warnings)] if warnings else []
    what = ", ".join(found) or language.text("nothing wrong")
    sys.stdout.write(language.text("{checked}: {found}.", checked=checked, found=what) + "\n")


def _lines(fault: Fault, language: Language, width: int) -> "Iterator[Text]":
    """The fault in lines of at most `width` cells, but for its sentence, which may be longer."""
    from rich.text import Text

    word, style = _SEVERITIES[fault.severity]
    yield Text.assemble((f"  {_place(fault)}  ", "cyan"), (language.text(word), style), "  ", sentence(fault, language))
    if not fault.excerpt.text:
        return
    gutter = f"  {fault.cell.name if fault.cell else fault.line}"
    before, token, after = _window(fault, width - len(gutter) - len(_BAR))
    yield Text.assemble((gutter + _BAR, "dim"), before, (token, style), after)
    margin = " " * len(gutter) + _BAR
    yield Text.assemble((margin, "dim"), " " * Text(before).cell_len, ("^" * max(1, Text(token).cell_len), style))


def _place(fault: Fault) -> str:
    """Line and column; of a spreadsheet its cell, and what the column is headed."""
    cell = fault.cell
    if cell is None:
        return f"{fault.line}:{fault.column}"
    return f"{cell.name} ({visible(cell.heading)})" if cell.heading else cell.name


def _window(fault: Fault, room: int) -> tuple[str, str, str]:
    """What stands before the token, the token, and what stands after it, cut to `room` cells around the token."""
    from rich.cells import cell_len, set_cell_size

    excerpt, at = fault.excerpt, fault.column - fault.excerpt.column
    before, after = visible(excerpt.text[:at]), visible(excerpt.text[at + len(fault.text) :])
    token = visible(excerpt.text[at : at + len(fault.text)])
    if cell_len(token) > room // 2:
        token = set_cell_size(token, room // 2 - 1) + "…"
    most_before = max(room // 2, room - cell_len(token + after)) - cell_len(token) // 2
    cut = excerpt.column > 1
    while cell_len(before) >= most_before:
        before, cut = before[1:], True
    before = "…" + before if cut else before
    left = room - cell_len(before + token)
    if cell_len(after) > left:
        after = set_cell_size(after, left - 1) + "…"
    return before, token, after


def _encodable(name: str) -> str:
    """A file's name as UTF-8 can hold it: the system allows others."""
    return name.encode("utf-8", "replace").decode()
