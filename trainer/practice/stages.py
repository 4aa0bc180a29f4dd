"""A round cut into stages: what lies open to the trainee at once.

A stage ends where the table brings something new: the next phase, the next hand, a player's request.
"""

from collections.abc import Sequence

from trainer.duties import Duty


def stages(duties: Sequence[Duty]) -> tuple[range, ...]:
    """The stages of a round, each the range of its duties' indices."""
    starts = [0, *(index for index in range(1, len(duties)) if _begins(duties[index - 1], duties[index]))]
    ends = [*starts[1:], len(duties)]
    return tuple(range(start, end) for start, end in zip(starts, ends, strict=True))


def closes(deed: Duty) -> bool:
    """Whether a deed ends its stage: once the packs are turned over nobody can count or check them (P21-9)."""
    return (deed.phase, deed.act) == ("opening", "turn")


def _begins(before: Duty, duty: Duty) -> bool:
    if before.phase != duty.phase:
        return True
    if duty.phase not in ("surrender", "playing"):
        return False
    return duty.act in ("grant", "refuse") or (before.box, before.hand) != (duty.box, duty.hand)
