"""Pictures as values: lines, boxes, discs, labels and suits, in millimetres from the top left corner."""

from typing import Literal

from msgspec import Struct

from trainer.cards import Suit

Ink = Literal["black", "grey", "pale", "white"]
Anchor = Literal["left", "middle", "right"]


class Line(Struct, frozen=True, gc=False):
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    weight: float = 0.2
    ink: Ink = "black"


class Box(Struct, frozen=True, gc=False):
    """A rectangle, its corners rounded by `radius`; `fill` covers what was drawn before."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    weight: float = 0.2
    ink: Ink = "black"
    fill: Ink | None = None


class Disc(Struct, frozen=True, gc=False):
    """A circle around `x`, `y`."""

    x: float
    y: float
    radius: float
    weight: float = 0.2
    ink: Ink = "black"
    fill: Ink | None = None


class Label(Struct, frozen=True, gc=False):
    """A word on its baseline; `size` is in points."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    anchor: Anchor = "left"
    ink: Ink = "black"


class Pip(Struct, frozen=True, gc=False):
    """A suit's sign, or the joker's star, `size` high around `x`, `y`: red suits are outlines, black ones filled."""

    x: float
    y: float
    size: float
    suit: Suit


Shape = Line | Box | Disc | Label | Pip


class Picture(Struct, frozen=True):
    """Shapes in the order they are drawn; `described` says in words what is to be seen."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    described: str
