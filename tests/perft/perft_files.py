"""The counts of each ruleset as kept in a plain text file beside this one, a line each: `what: number`.

After a change of a rule that was meant, write a file anew and look at what changed:
`python tests/perft/perft_files.py poker21`.
"""

import sys
from pathlib import Path
from typing import Final

from paire_counts import paire_counts
from twentyone_counts import twentyone_counts

from trainer.rules import PRESETS, Rules, TwentyOneRules, any_preset

FOLDER: Final = Path(__file__).parent
Counts = dict[str, str]


def counted(rules: Rules) -> Counts:
    """Every count of a ruleset, as a file writes it."""
    found = twentyone_counts(rules) if isinstance(rules, TwentyOneRules) else paire_counts(rules)
    return {what: str(number) for what, number in found}


def written(preset: str) -> Counts:
    """What the file of a preset says."""
    lines = (FOLDER / f"{preset}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.rpartition(": ") for line in lines if line and not line.startswith("#"))
    return {what: number for what, _, number in pairs}


def differences(kept: Counts, found: Counts) -> list[str]:
    """Every count that changed, came or went, a line each."""
    every = [*kept, *(what for what in found if what not in kept)]
    return [
        f"{what}: {kept.get(what, 'not in the file')} -> {found.get(what, 'no longer counted')}"
        for what in every
        if kept.get(what) != found.get(what)
    ]


def write(preset: str) -> None:
    """Writes the file of a preset anew."""
    lines = [f"# What the rules of {preset} make of every case; a number that changes is a rule that changed."]
    lines += [f"{what}: {number}" for what, number in counted(any_preset(preset)).items()]
    (FOLDER / f"{preset}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or PRESETS:
        write(name)
