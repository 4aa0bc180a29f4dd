"""The parts of the croupier's work a trainee may perform himself or leave to the table."""

from typing import Final, Literal, TypeGuard, get_args

from trainer.duties import MONEY_ACTS, Duty

Part = Literal["betting", "dealing", "scores", "requests", "bank", "stakes", "pok", "clearing"]

PARTS: Final[tuple[Part, ...]] = get_args(Part)
USUAL_PARTS: Final[frozenset[Part]] = frozenset(("scores", "requests", "bank", "stakes", "pok"))
"""What a trainee performs unless he chooses otherwise."""


def part(duty: Duty) -> Part:
    """The part of the work a duty belongs to."""
    if duty.phase in ("betting", "dealing", "bank", "pok"):
        return duty.phase
    if duty.phase == "insurance":
        return "betting"
    if duty.phase == "drawing":
        return "dealing"
    if duty.act in MONEY_ACTS:
        return "stakes"
    if duty.act in ("announce", "turn"):
        return "scores"
    return "requests" if duty.act in ("grant", "refuse") else "clearing"


def is_part(name: str) -> TypeGuard[Part]:
    """Whether `name` is a part of the work."""
    return name in PARTS
