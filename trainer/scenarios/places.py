"""Where keys, values and tables stand in a TOML source that is known to be valid.

The decoder keeps no positions; they are only needed where there are faults, and then the source is scanned once for
the places that are wanted.

>>> source = "[[rounds]]\\nbank = '9s 5h'\\n"
>>> place = places(source, [("rounds", 0, "bank")])["rounds", 0, "bank"]
>>> source[place.key : place.key_end], source[place.value : place.value_end]
('bank', "'9s 5h'")
"""

import re
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

import tomli
from msgspec import Struct

from trainer.scenarios.faults import Path

_STRING: Final = re.compile(
    r'"""(?:[^\\"]++|\\.|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']++|'{1,2}(?!'))*+'{3,5}"
    r'|"(?:[^\\"\n]++|\\.)*+"'
    r"|'[^'\n]*+'",
    re.DOTALL,
)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE: Final = re.compile(r"[^,\[\]{}#\n]+")
_BLANK: Final = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_FILL: Final = re.compile(r"(?:[ \t\n,]++|#[^\n]*+)*+")
_SPACE: Final = re.compile(r"[ \t]*+")
_DOT: Final = re.compile(r"[ \t]*+\.[ \t]*+")
_EQUALS: Final = re.compile(r"[ \t]*+=[ \t]*+")
_LETTER: Final = re.compile(
    r"(?P<gap>\\[ \t]*\n[ \t\n]*)|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}|\\x[0-9A-Fa-f]{2}|\\.|.", re.DOTALL
)


class Place(Struct, frozen=True):
    """Offsets into the source, half-open: of a key (or an element) and of its value (or its table's header)."""

    key: int
    key_end: int
    value: int
    value_end: int


class _Part(Struct, frozen=True):
    """One part of a dotted key."""

    name: str
    start: int
    end: int


class _Open(Struct):
    """An array or inline table whose end is still to come; `index` counts an array's elements."""

    path: Path | None
    key: _Part
    start: int
    array: bool
    index: int = -1


def places(source: str, wanted: Iterable[Path]) -> dict[Path, Place]:
    """Where the wanted paths, and all that they lie in, stand in `source`."""
    scan = _Scan(source, wanted)
    scan.run()
    return scan.found


def letter_offsets(literal: str) -> list[int]:
    """For each letter of the text that a TOML string literal stands for, its offset in the literal; then the end's.

    >>> letter_offsets(r'"a\\u0062c"')
    [1, 2, 8, 9]
    """
    quotes = 3 if literal.startswith(('"""', "'''")) else 1
    start = quotes + (quotes == 3 and literal[3] == "\n")
    end = len(literal) - quotes
    if literal[0] == "'":
        return list(range(start, end + 1))
    found = [match.start() for match in _LETTER.finditer(literal, start, end) if match["gap"] is None]
    return [*found, end]


class _Scan:
    """One walk over a source. Paths that nothing wanted lies under are passed over; their path is then None."""

    def __init__(self, source: str, wanted: Iterable[Path]) -> None:
        self.found: dict[Path, Place] = {}
        self._source = source
        self._kept = {part for path in wanted for part in accumulate(((step,) for step in path), initial=())}
        self._counts: dict[Path, int] = {}
        self._table: Path | None = ()

    def run(self) -> None:
        at = self._skip(_BLANK, 0)
        while at < len(self._source):
            if self._source[at] == "[":
                at = self._header(at)
            else:
                path, key, at = self._key(self._table, at)
                at = self._value(path, key, at)
            at = self._skip(_BLANK, at)

    def _skip(self, pattern: re.Pattern[str], at: int) -> int:
        match = pattern.match(self._source, at)
        return match.end() if match else at

    def _parts(self, at: int) -> tuple[list[_Part], int]:
        """The parts of the dotted key at `at`, and where it ends."""
        parts: list[_Part] = []
        while True:
            quoted = _STRING.match(self._source, at)
            match = quoted or _BARE_KEY.match(self._source, at)
            end = match.end() if match else at + 1
            name = self._source[at:end]
            parts.append(_Part(tomli.loads(f"key = {name}")["key"] if quoted else name, at, end))
            dot = _DOT.match(self._source, end)
            if dot is None:
                return parts, end
            at = dot.end()

    def _header(self, at: int) -> int:
        """Enters the table whose header stands at `at`; gives where the header ends."""
        twice = self._source.startswith("[[", at)
        parts, end = self._parts(self._skip(_SPACE, at + 1 + twice))
        end = self._skip(_SPACE, end) + 1 + twice
        path: Path | None = ()
        for part in parts[:-1]:
            path = self._implied(self._step(path, part.name), part)
            if path is not None and path in self._counts:
                path = self._step(path, self._counts[path])
        last = parts[-1]
        path = self._step(path, last.name)
        place = Place(last.start, last.end, at, end)
        if twice and path is not None:
            self._counts[path] = self._counts.get(path, -1) + 1
            self.found.setdefault(path, place)
            path = self._step(path, self._counts[path])
        self._note(path, place)
        self._table = path
        return end

    def _key(self, table: Path | None, at: int) -> tuple[Path | None, _Part, int]:
        """The path of the key at `at` within `table`, its last part, and where its value begins."""
        parts, end = self._parts(at)
        path = table
        for part in parts[:-1]:
            path = self._implied(self._step(path, part.name), part)
        return self._step(path, parts[-1].name), parts[-1], self._skip(_EQUALS, end)

    def _value(self, path: Path | None, key: _Part, at: int) -> int:
        """Notes the value at `at` and all within it; gives where it ends."""
        opened: list[_Open] = []
        while True:
            if self._source[at] in "[{":
                opened.append(_Open(path, key, at, self._source[at] == "["))
                at += 1
            else:
                end = self._scalar(at)
                self._note(path, Place(key.start, key.end or end, at, end))
                at = end
            while opened:
                at = self._skip(_FILL, at)
                if self._source[at] not in "]}":
                    path, key, at = self._next(opened[-1], at)
                    break
                closed = opened.pop()
                at += 1
                self._note(closed.path, Place(closed.key.start, closed.key.end or at, closed.start, at))
            else:
                return at

    def _next(self, within: _Open, at: int) -> tuple[Path | None, _Part, int]:
        """The path of the element or key at `at`; an element has no key, so its own end stands for the key's."""
        if not within.array:
            return self._key(within.path, at)
        within.index += 1
        return self._step(within.path, within.index), _Part("", at, 0), at

    def _scalar(self, at: int) -> int:
        match = _STRING.match(self._source, at)
        if match is None:
            match = _BARE_VALUE.match(self._source, at)
            return at + len(match[0].rstrip()) if match else at + 1
        return match.end()

    def _step(self, path: Path | None, step: str | int) -> Path | None:
        longer = None if path is None else (*path, step)
        return longer if longer in self._kept else None

    def _implied(self, path: Path | None, part: _Part) -> Path | None:
        """A table that a longer key mentions stands where it is first mentioned, unless it has a header."""
        if path is not None:
            self.found.setdefault(path, Place(part.start, part.end, part.start, part.end))
        return path

    def _note(self, path: Path | None, place: Place) -> None:
        if path is not None:
            self.found[path] = place
