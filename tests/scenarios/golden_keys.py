"""The key of a scenario file, a duty a line, to be held against one written by hand."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from trainer import cli

_KEYS: Final = (
    "phase", "act", "box", "hand", "player", "bettor", "bet", "amount", "ratio", "score", "request", "reason",
    "count", "to", "what",
)  # fmt: skip


def print_key(folder: Path, text: str, rules_files: Mapping[str, str] | None = None) -> int:
    """What `croupier key --json` exits with for a file of this text; `rules_files` are written beside it."""
    file = folder / "golden.toml"
    file.write_text(text, encoding="utf-8")
    for name, content in (rules_files or {}).items():
        (folder / name).write_text(content, encoding="utf-8")
    return cli.main(["key", str(file), "--json"])


def rounds(printed: str) -> list[list[str]]:
    """The duties of every round in the words of the contract: `settlement pay 3 1 seated 21 75.00 3:2`."""
    return [[_line(duty) for duty in played["duties"]] for played in json.loads(printed)["rounds"]]


def rules_of(printed: str, line: str) -> set[str]:
    """The statements that the duties of this line cite."""
    duties = (duty for played in json.loads(printed)["rounds"] for duty in played["duties"])
    return {duty["rule"] for duty in duties if _line(duty) == line}


def lines(text: str) -> list[str]:
    """A key written by hand: lines, with `deal 1 3 bank 1 3` for the dealing of those cards."""
    return list(_unfolded(text.strip().splitlines()))


def _unfolded(written: list[str]) -> Iterator[str]:
    for line in written:
        words = line.split()
        if words[0] != "deal":
            yield " ".join(words)
        else:
            yield from (f"dealing deal {to if to == 'bank' else f'box {to}'}" for to in words[1:])


def _line(duty: Mapping[str, object]) -> str:
    return " ".join(str(duty[key]) for key in _KEYS if key in duty)
