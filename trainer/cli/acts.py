"""The acts of a trainee read from JSON Lines, and what is wrong with those that are none.

>>> acts, faults = read_acts([b'{"round": 1, "phase": "bank", "act": "stand"}', b"", b'{"round": 3}'], rounds=2)
>>> [(number, act.deed.act) for number, act in acts], [(fault.line, fault.code) for fault in faults]
([(1, 'stand')], [(3, 'no-such-round')])
"""

import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, Final, Literal, get_args

from msgspec import DecodeError, Struct, json

from trainer.duties import BadDutyError, Reason, Request, duty_from_json
from trainer.grading.verdicts import Act
from trainer.money import ABSURD
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

ActFaultCode = Literal[
    "unreadable", "too-long", "not-json", "not-an-object", "no-round", "no-such-round", "unknown-phase", "unknown-act",
    "unknown-request", "unknown-reason", "bad-amount", "bad-seconds", "wrong-value",
]  # fmt: skip
LONGEST_LINE: Final = 10_000
_LONGEST: Final = 1e9
"""Seconds: thirty years. No sum of such goes out of what a number holds."""
MOST_FAULTS: Final = 100
"""A file with more is no file of acts: the rest would only hide the first."""

_SENTENCES: Final[Mapping[ActFaultCode, str]] = {
    "unreadable": N_("the file cannot be read: {found}"),
    "too-long": N_("the line is longer than any act"),
    "not-json": N_("the line is not JSON: {found}"),
    "not-an-object": N_('an act is a JSON object, as {{"round": 1, "phase": "bank", "act": "stand"}}'),
    "no-round": N_("“round” is missing or no whole number"),
    "no-such-round": N_("the file has no round {found}; its rounds are 1 to {rounds}"),
    "unknown-phase": N_("“phase” is missing, or no phase of a round: {found}"),
    "unknown-act": N_("“act” is missing, or no act of a croupier: {found}"),
    "unknown-request": N_("“request” is none that a player can make: {found}"),
    "unknown-reason": N_("“reason” is none that a bet is refused for: {found}"),
    "bad-amount": N_('“amount” is no amount of money: {found}; right would be "37.50"'),
    "bad-seconds": N_("“seconds” is no number of seconds: {found}"),
    "wrong-value": N_("the value of “{key}” is of the wrong kind: {found}"),
}
_OF_KEY: Final[Mapping[str, ActFaultCode]] = {
    "phase": "unknown-phase",
    "act": "unknown-act",
    "amount": "bad-amount",
    "request": "unknown-request",
    "reason": "unknown-reason",
}


class ActFault(Struct, frozen=True):
    """What is wrong with a line: the key at fault, what stood there, and how many rounds there are."""

    line: int
    code: ActFaultCode
    key: str = ""
    found: str = ""
    rounds: int = 0


class _FaultyActError(Exception):
    def __init__(self, code: ActFaultCode, found: object = "", key: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.found = found if isinstance(found, str) else json.encode(found).decode()
        self.key = key


def read_acts(lines: Iterable[bytes], rounds: int) -> tuple[list[tuple[int, Act]], list[ActFault]]:
    """The acts in the order done, each with the number of its round, and the faults of those that are none.

    `rounds` says how many rounds there are. Blank lines are passed over.
    """
    acts: list[tuple[int, Act]] = []
    faults: list[ActFault] = []
    for number, line in enumerate(lines, 1):
        if number == 1:
            line = line.removeprefix(BOM_UTF8)  # noqa: PLW2901  # editors of Windows write it
        if len(faults) == MOST_FAULTS:
            break
        if not line.strip():
            continue
        try:
            acts.append(_act(line, rounds))
        except _FaultyActError as fault:
            faults.append(ActFault(number, fault.code, fault.key, fault.found[:60], rounds))
    return acts, faults


def load_acts(path: Path, rounds: int) -> tuple[list[tuple[int, Act]], list[ActFault]]:
    """The acts of a file and its faults, as `read_acts` gives them."""
    try:
        with path.open("rb") as file:
            return read_acts(_lines(file), rounds)
    except OSError as error:
        return [], [ActFault(1, "unreadable", found=error.strerror or "")]


def print_act_faults(file: str, faults: Sequence[ActFault], language: Language, *, as_json: bool) -> None:
    """A line a fault on standard error; as JSON, an array in the form of `croupier check`'s."""
    if not as_json:
        for fault in faults:
            sys.stderr.write(f"{visible(file)}:{fault.line}: {sentence(fault, language)}\n")
        return
    found = [
        {
            "file": visible(file),
            "line": fault.line,
            "column": 1,
            "severity": "error",
            "code": fault.code,
            "message": sentence(fault, language),
        }
        for fault in faults
    ]
    sys.stdout.write(json.encode(found).decode() + "\n")


def sentence(fault: ActFault, language: Language) -> str:
    """What is wrong with the line, and what would be right."""
    return visible(language.text(_SENTENCES[fault.code], key=fault.key, found=fault.found or "-", rounds=fault.rounds))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of the file; of one that is too long only as much as shows it."""
    while line := file.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = file.readline(LONGEST_LINE + 1)


def _act(line: bytes, rounds: int) -> tuple[int, Act]:
    found = _object(line)
    number = found.get("round")
    if not isinstance(number, int) or isinstance(number, bool):
        raise _FaultyActError("no-round")
    if not 1 <= number <= rounds:
        raise _FaultyActError("no-such-round", number)
    _check_words(found)
    try:
        deed = duty_from_json(found)
    except BadDutyError as fault:
        raise _FaultyActError(_OF_KEY.get(fault.key, "wrong-value"), fault.value, fault.key) from None
    if deed.amount is not None and not 0 <= deed.amount <= ABSURD:
        raise _FaultyActError("bad-amount", found["amount"])
    return number, Act(deed, _seconds(found.get("seconds")))


def _object(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise _FaultyActError("too-long")
    try:
        found = json.decode(line)
    except (DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _FaultyActError("not-json", str(error)) from None
    if not isinstance(found, dict):
        raise _FaultyActError("not-an-object")
    return found


def _check_words(found: Mapping[str, object]) -> None:
    """Words that `duty_from_json` takes for free text, but that the contract lists."""
    for key, words in (("request", get_args(Request)), ("reason", get_args(Reason))):
        if found.get(key) is not None and found[key] not in words:
            raise _FaultyActError(_OF_KEY[key], found[key])


def _seconds(found: object) -> float | None:
    if found is None:
        return None
    if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found <= _LONGEST:
        raise _FaultyActError("bad-seconds", found)
    return float(found)
