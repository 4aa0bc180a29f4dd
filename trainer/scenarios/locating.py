"""From findings, which know the path to what is wrong, to faults, which know its line and column."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from trainer.scenarios.faults import Excerpt, Fault, Finding, severity
from trainer.scenarios.places import Place, letter_offsets, places

_LONGEST_TEXT = 120
_EXCERPT_BEFORE = 120
_EXCERPT = 320


class _Spot(Struct, frozen=True):
    """The part of the source, half-open, that a finding is about."""

    start: int
    end: int
    finding: Finding


def located(findings: Iterable[Finding], source: str, file: str) -> tuple[Fault, ...]:
    """The faults, by line and column, that the findings are in `source`, a valid TOML text."""
    found = list(findings)
    if not found:
        return ()
    where = places(source, {finding.path for finding in found})
    spots = [_spot(finding, where, source) for finding in found]
    return tuple(_faults(sorted(spots, key=lambda spot: spot.start), source, file))


def fault_at(finding: Finding, start: int, end: int, source: str, file: str) -> Fault:
    """The fault that a finding about this part of the source is."""
    return next(_faults([_Spot(start, end, finding)], source, file))


def _spot(finding: Finding, where: dict[tuple[str | int, ...], Place], source: str) -> _Spot:
    path = finding.path
    while path and path not in where:
        path = path[:-1]
    place = where.get(path)
    if place is None:
        return _Spot(0, 0, finding)
    if finding.where == "key":
        return _Spot(place.key, place.key_end, finding)
    if finding.offset is None:
        return _Spot(place.value, place.value_end, finding)
    literal = source[place.value : place.value_end]
    letters = letter_offsets(literal) if _moved(literal) else range(1, len(literal))
    start, end = letters[finding.offset], letters[finding.offset + finding.length]
    return _Spot(place.value + start, place.value + end, finding)


def _moved(literal: str) -> bool:
    """Whether the letters of a string literal may stand elsewhere than right after its opening quote."""
    return "\\" in literal or literal.startswith(('"""', "'''"))


def _faults(spots: Sequence[_Spot], source: str, file: str) -> Iterator[Fault]:
    """The faults at spots given in the order of the source, whose lines are counted only once."""
    line, line_start, counted = 1, 0, 0
    for spot in spots:
        line += source.count("\n", counted, spot.start)
        line_start = max(line_start, source.rfind("\n", counted, spot.start) + 1)
        counted = spot.start
        code = spot.finding.code
        yield Fault(
            file,
            line,
            spot.start - line_start + 1,
            severity(code),
            code,
            source[spot.start : min(spot.end, spot.start + _LONGEST_TEXT)].partition("\n")[0],
            spot.finding.values,
            _excerpt(source, line_start, spot.start),
        )


def _excerpt(source: str, line_start: int, start: int) -> Excerpt:
    """The line from `line_start`, or of a long one what surrounds `start`."""
    first = max(line_start, start - _EXCERPT_BEFORE)
    text = source[first : first + _EXCERPT].partition("\n")[0]
    return Excerpt(text, first - line_start + 1)
