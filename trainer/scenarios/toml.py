"""Reading TOML from bytes that nobody vouches for: bounded in size and depth, with line and column when it is none."""

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import Final

import tomli
from msgspec import Struct

from trainer.scenarios.faults import Fault, FaultCode, Finding, whole_file
from trainer.scenarios.locating import fault_at

MOST_BYTES: Final = 32 * 1024 * 1024
"""Larger files are refused unread: 5,000 rounds of seven boxes are four million bytes."""

_PROBLEMS: Final = (
    ("twice", re.compile(r"Cannot (declare|overwrite|mutate)|Duplicate|Cannot redefine|Cannot extend")),
    ("unclosed", re.compile(r"Unclosed|Unterminated|Illegal character '\\n'|Expected (?!'='|newline)")),
    ("string", re.compile(r"Unescaped|Illegal character|Found invalid character|Escaped character|Invalid hex")),
    ("equals", re.compile(r"Expected '=' after")),
    ("key", re.compile(r"key part|Invalid statement|Invalid initial character")),
    ("line", re.compile(r"Expected newline")),
    ("value", re.compile(r"Invalid")),
)
_KEY_BEFORE: Final = re.compile(r"[ \t]*+(?=[^\s=#]+[ \t]*=|\[)")
_BRACKET: Final = re.compile(r'"(?:[^"\\\n]++|\\.)*+"|\'[^\'\n]*+\'|#[^\n]*+|[\[\]{}]')
_LONG_KEY: Final = re.compile(r"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){100}")
_LONG_NUMBER: Final = re.compile(r"(?<![\d_])\d[\d_]{4000}")
_COMMA: Final = re.compile(r",\d")
_SMART_QUOTES: Final = "“”„«»‘’"


class Source(Struct, frozen=True):
    """A TOML file that could be read: its text, with plain line ends, and its table."""

    text: str
    table: dict[str, object]


def parse(content: bytes | str, file: str) -> Source | Fault:
    """The file's text and table, or the fault for which it has none."""
    if len(content) > MOST_BYTES:
        return whole_file(file, "too-large", most=MOST_BYTES // (1024 * 1024))
    try:
        decoded = content.decode("utf-8") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        return _not_utf8(error, file)
    text = decoded.removeprefix("\N{BYTE ORDER MARK}").replace("\r\n", "\n")
    try:
        table: dict[str, object] = tomli.loads(text, parse_float=_decimal)
    except tomli.TOMLDecodeError as error:
        return _not_toml(text, error, file)
    except RecursionError:
        return _too_nested(text, file)
    except ValueError:  # a whole number of thousands of digits, which Python does not convert
        return _endless_number(text, file)
    return Source(text, table) if table else whole_file(file, "empty")


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:  # an exponent beyond what a Decimal holds
        return Decimal("Infinity")


def _not_utf8(error: UnicodeDecodeError, file: str) -> Fault:
    content = error.object
    line_end = content.find(b"\n", error.start)
    upto = content[: error.start].decode("utf-8")
    rest = content[error.start : error.start + 80 if line_end < 0 else min(line_end, error.start + 80)]
    source = upto + rest.decode("latin-1")
    finding = Finding("not-utf-8", (), "value", {"byte": f"{content[error.start]:02X}"})
    return fault_at(finding, len(upto), len(upto) + 1, source, file)


def _not_toml(text: str, error: tomli.TOMLDecodeError, file: str) -> Fault:
    problem = next((name for name, words in _PROBLEMS if words.search(error.msg)), "value")
    start = min(error.pos, len(text))
    if problem == "twice":
        # The decoder notices it at the end of the statement.
        key = _KEY_BEFORE.match(text, text.rfind("\n", 0, start) + 1)
        start = key.end() if key else start
    elif text[start : start + 1] in ("", *_SMART_QUOTES) and text[start:]:
        problem = "quotes"
    elif problem == "line" and _COMMA.match(text, start):
        problem = "comma"
    end = text.find("\n", start)
    finding = Finding("not-toml", (), "value", {"problem": problem})
    return fault_at(finding, start, len(text) if end < 0 else end, text, file)


def _too_nested(text: str, file: str) -> Fault:
    """Arrays in arrays without end, or a key of a thousand parts: where it passes what anyone would write."""
    return _first(_deep(text), text, "too-nested", file)


def _deep(text: str) -> Iterator[int]:
    depth = 0
    for match in _BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(match[0], 0)
        if depth > 100:
            yield match.start()
    yield from (match.start() for match in _LONG_KEY.finditer(text))


def _endless_number(text: str, file: str) -> Fault:
    return _first((match.start() for match in _LONG_NUMBER.finditer(text)), text, "money-absurd", file)


def _first(offsets: Iterator[int], text: str, code: FaultCode, file: str) -> Fault:
    start = next(offsets, 0)
    return fault_at(Finding(code, (), "value", {}), start, start + 12, text, file)
