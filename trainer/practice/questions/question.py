"""A question on the rules as a value."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from trainer.cards import Card, Rank
from trainer.duties import Phase

Kind = Literal["yes-no", "amount", "choice"]
Answer = str | int
"""`yes` or `no`, an amount in cents, or one of the choices."""
Value = int | str | tuple[Card, ...] | tuple[Rank, ...]


class Question(Struct, frozen=True, kw_only=True):
    """A question, the answer that the rules engine gives to it, and the statement that this rests on.

    `text` is to be put through `Language.text` with `values` made into words; `because` likewise, where more can be
    said of the answer. `choices` are codes, for a choice alone. `option` is the ruleset's option that decides, where
    one does; `phase` that in which the scores spoken of are announced.
    """

    id: str
    kind: Kind
    text: str
    values: Mapping[str, Value]
    answer: Answer
    rule: str
    choices: tuple[str, ...] = ()
    option: str | None = None
    because: str = ""
    phase: Phase = "playing"


def yes_no(condition: bool) -> str:
    """The answer to a question of yes or no."""
    return "yes" if condition else "no"


def named(*parts: object) -> str:
    """An identifier: the same question of another ruleset, or on another day, bears the same."""
    return ":".join(_name(part) for part in parts)


def _name(part: object) -> str:
    return "-".join(str(one) for one in part) if isinstance(part, tuple) else str(part)
