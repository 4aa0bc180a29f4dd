"""The signs of the suits as outlines: no font need have them, and each is known by its shape alone.

Each lies in a square from -0.5 to 0.5, `y` downwards.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from trainer.cards import Suit

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
"""Two control points and the point that a cubic curve ends in."""

FILLED: Final[frozenset[Suit]] = frozenset(("s", "c"))
"""The suits printed solid; the others are outlines."""
SIGNS: Final[Mapping[str, Suit]] = {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"}
"""The signs that stand for suits in a text."""
_ROUND: Final = 4
"""A circle has so many corners for each step that a curve is drawn in."""

_HEART: Final[tuple[Point, Sequence[Curve]]] = (
    (0.0, 0.48),
    (
        ((-0.12, 0.26), (-0.48, 0.1), (-0.48, -0.18)),
        ((-0.48, -0.36), (-0.36, -0.46), (-0.24, -0.46)),
        ((-0.12, -0.46), (-0.04, -0.38), (0.0, -0.26)),
        ((0.04, -0.38), (0.12, -0.46), (0.24, -0.46)),
        ((0.36, -0.46), (0.48, -0.36), (0.48, -0.18)),
        ((0.48, 0.1), (0.12, 0.26), (0.0, 0.48)),
    ),
)
_LEAF: Final[tuple[Point, Sequence[Curve]]] = (
    (0.0, -0.5),
    (
        ((0.1, -0.28), (0.46, -0.08), (0.46, 0.14)),
        ((0.46, 0.28), (0.36, 0.36), (0.25, 0.36)),
        ((0.14, 0.36), (0.06, 0.3), (0.0, 0.2)),
        ((-0.06, 0.3), (-0.14, 0.36), (-0.25, 0.36)),
        ((-0.36, 0.36), (-0.46, 0.28), (-0.46, 0.14)),
        ((-0.46, -0.08), (-0.1, -0.28), (0.0, -0.5)),
    ),
)
_STEM: Final[tuple[Point, Sequence[Curve]]] = (
    (0.0, 0.05),
    (
        ((0.03, 0.3), (0.08, 0.44), (0.19, 0.5)),
        ((0.1, 0.5), (-0.1, 0.5), (-0.19, 0.5)),
        ((-0.08, 0.44), (-0.03, 0.3), (0.0, 0.05)),
    ),
)
_LOBES: Final = ((0.0, -0.27, 0.225), (-0.255, 0.09, 0.225), (0.255, 0.09, 0.225), (0.0, 0.0, 0.12))


@cache
def outlines(suit: Suit, steps: int = 8) -> tuple[tuple[Point, ...], ...]:
    """Polygons that together are the sign, each of its curves in so many steps; "" is the joker's star."""
    if suit == "h":
        return (_drawn(*_HEART, steps),)
    if suit == "d":
        return (((0.0, -0.5), (0.38, 0.0), (0.0, 0.5), (-0.38, 0.0)),)
    if suit == "s":
        return _drawn(*_LEAF, steps), _drawn(*_STEM, steps)
    if suit == "c":
        return (*(_disc(*lobe, steps) for lobe in _LOBES), _drawn(*_STEM, steps))
    return (tuple(_around(0.5 if place % 2 == 0 else 0.2, place / 10) for place in range(10)),)


def _around(radius: float, turn: float) -> Point:
    """A point at that distance from the middle, so far round clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


def _disc(x: float, y: float, radius: float, steps: int) -> tuple[Point, ...]:
    corners = _ROUND * steps
    ring = (_around(radius, place / corners) for place in range(corners))
    return tuple((x + right, y + down) for right, down in ring)


def _drawn(start: Point, curves: Sequence[Curve], steps: int) -> tuple[Point, ...]:
    points = [start]
    for first, second, end in curves:
        begin = points[-1]
        points += [_on_curve(step / steps, begin, first, second, end) for step in range(1, steps + 1)]
    return tuple(points)


def _on_curve(t: float, *corners: Point) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(weight * at[axis] for weight, at in zip(weights, corners, strict=True)) for axis in (0, 1))
    return x, y
