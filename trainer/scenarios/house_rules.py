"""The rules a scenario names: a preset, or a house's own file beside it, which may reach no other file."""

import re
from collections.abc import Callable
from pathlib import PurePath
from typing import Final

from msgspec import Struct

from trainer.rules import PRESETS, Rules, RulesFault, any_preset, known_keys, raw_presets, read_rules
from trainer.scenarios.faults import Fault, FaultCode, Finding, Findings, Path
from trainer.scenarios.locating import located
from trainer.scenarios.tables import guess
from trainer.scenarios.toml import Source, parse

_PATH_SIGNS: Final = re.compile(r"[/\\]|\.toml$", re.IGNORECASE)


class Unreadable(Struct, frozen=True):
    """Why a file could not be read; `reason` is the system's word, where there is one."""

    code: FaultCode
    reason: str = ""


RulesFiles = Callable[[str], bytes | Unreadable]
"""Gives the content of the rules file at a path relative to the scenario's."""


def no_rules_files(_: str) -> Unreadable:
    """For a text that lies in no folder: there are no rules files beside it."""
    return Unreadable("rules-absent")


def is_path(name: str) -> bool:
    """Whether what a scenario's `rules` says is a path, and not a preset's name."""
    return name not in PRESETS and _PATH_SIGNS.search(name) is not None


def stays_beside(name: str) -> bool:
    """Whether a path leads only downwards from the scenario's own folder, as far as its words say."""
    parts = re.split(r"[/\\]", name)
    return ":" not in name and all(part not in ("", "..", "~") for part in parts)


def named_rules(
    name: str, file: str, rules_files: RulesFiles, findings: Findings
) -> tuple[Rules | None, tuple[Fault, ...]]:
    """The rules that the scenario `file` names, and the faults of a rules file. A wrong name is noted."""
    path: Path = ("rules",)
    if name in PRESETS:
        return any_preset(name), ()
    if not is_path(name):
        findings.add("unknown-rules", path, guess=guess(name, PRESETS), known=PRESETS)
        return None, ()
    if not stays_beside(name):
        findings.add("rules-outside", path)
        return None, ()
    content = rules_files(name)
    if isinstance(content, Unreadable):
        findings.add(content.code, path, reason=content.reason)
        return None, ()
    return read_rules_file(content, name, str(PurePath(file).parent / name))


def is_rules_table(table: dict[str, object]) -> bool:
    """Whether a file's table is a house's rules, and no scenario."""
    return "rounds" not in table and "rules" not in table and ("base" in table or "game" in table)


def read_rules_file(content: bytes, name: str, file: str) -> tuple[Rules | None, tuple[Fault, ...]]:
    """The rules that a rules file states, bearing `name`, or its faults."""
    source = parse(content, file)
    if isinstance(source, Fault):
        return None, (source,)
    read = _read(source, name)
    if isinstance(read, tuple):
        return None, located([_finding(fault, source) for fault in read], source.text, file)
    return read, ()


def _read(source: Source, name: str) -> Rules | tuple[RulesFault, ...]:
    try:
        return read_rules(source.text, name, raw_presets())
    except RecursionError:
        return (RulesFault("too-nested", ""),)
    except ValueError:  # a hexadecimal number too long to be written out
        return (RulesFault("wrong-value", ""),)


def _finding(fault: RulesFault, source: Source) -> Finding:
    path: Path = (fault.key,) if fault.key else ()
    match fault.code:
        case "unknown-key":
            known = tuple(sorted(known_keys(_game(source))))
            return Finding("rules-unknown-key", path, "key", {"guess": guess(fault.key, known), "known": known})
        case "missing-key":
            base = "paire-poker" if _game(source) == "paire-poker" else PRESETS[0]
            return Finding("rules-missing-key", (), "table", {"key": fault.key, "base": base})
        case "wrong-value":
            return Finding("rules-wrong-value", path, "value", {"key": fault.key})
        case "unknown-base":
            return Finding("rules-unknown-base", path, "value", {"known": PRESETS})
        case "too-nested":
            return Finding("too-nested", (), "value", {})
        case _:
            return Finding("not-toml", (), "value", {"problem": "value"})


def _game(source: Source) -> str:
    """The game a rules file means, as far as it says one that is known."""
    if source.table.get("game") == "paire-poker" or source.table.get("base") == "paire-poker":
        return "paire-poker"
    return "twenty-one"
