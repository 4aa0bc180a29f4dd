"""The ruleset that a command is told: a preset by its name, or a house's own file by its path."""

from pathlib import Path
from typing import Final

from trainer.cli.faults import print_faults, print_json
from trainer.rules import PRESETS, Rules, any_preset
from trainer.scenarios.faults import Fault, Value, whole_file
from trainer.scenarios.house_rules import is_path, read_rules_file
from trainer.scenarios.tables import guess
from trainer.scenarios.toml import MOST_BYTES
from trainer.wording.language import Language

FAULTY: Final = 1


def load_rules(name: str, language: Language, *, as_json: bool = False) -> Rules | None:
    """The rules called `name`; None where they have a fault, which is then printed: exit with `FAULTY`."""
    rules, faults = _read(name)
    if rules is None:
        (print_json if as_json else print_faults)(faults, language)
    return rules


def _read(name: str) -> tuple[Rules | None, tuple[Fault, ...]]:
    if name in PRESETS:
        return any_preset(name), ()
    path = Path(name)
    try:
        if not path.exists() and not is_path(name):
            known: dict[str, Value] = {"guess": guess(name, PRESETS), "known": PRESETS}
            return None, (Fault(name, 1, 1, "error", "unknown-rules", name, known),)
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None, (whole_file(name, "absent"),)
    except (OSError, ValueError) as error:  # a ValueError for a name with a null in it
        return None, (whole_file(name, "unreadable", reason=getattr(error, "strerror", None) or ""),)
    encodable = name.encode("utf-8", "replace").decode()  # the system allows names that no JSON can hold
    return read_rules_file(content, encodable, name)
