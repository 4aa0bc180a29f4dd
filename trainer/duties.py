"""A duty: one thing the croupier must do, and the words every duty is said in.

Duties are what the rules engine derives from a round; the answer key, the guided lesson, the grader, the
demonstration and the worksheet are all readings of them. An act of the trainee is said in the same words.

>>> duty = Duty("settlement", "pay", box=3, hand=1, bettor="seated", bet="21", amount=3750, ratio="3:2")
>>> duty_json(duty)["amount"]
'37.50'
>>> duty_from_json(duty_json(duty)) == duty
True
"""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final, Literal, TypeGuard, get_args

from msgspec import Struct, structs

from trainer.cards import Card, parse_cards
from trainer.money import exact, plain

Phase = Literal[
    "betting", "dealing", "insurance", "surrender", "playing", "bank", "settlement", "pok",
    "drawing", "first-card", "second-card", "third-card", "paying", "clearing",
    "opening", "shuffling", "loading", "red-card", "stub", "shoe-empty",
]  # fmt: skip
ActName = Literal[
    "refuse-bet", "close-betting", "deal", "insure", "grant", "refuse", "announce", "collect", "return",
    "pay", "draw", "stand", "burn", "turn", "clear", "reshuffle",
    "spread", "count", "check", "report", "pile", "shuffle", "cut", "place-red-card", "load", "finish-round",
    "split-stub", "insert", "stop", "call-chief",
]  # fmt: skip
Request = Literal["stand", "hit", "double", "split", "surrender"]
Reason = Literal["no-pok", "no-21", "no-main", "not-on-felt", "below-minimum", "above-maximum"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ACTS: Final[tuple[ActName, ...]] = get_args(ActName)
MONEY_ACTS: Final[frozenset[ActName]] = frozenset(("collect", "pay", "return"))


class Duty(Struct, frozen=True, gc=False, kw_only=False):
    """One thing to do, in the words of the scenario format; what does not apply is None.

    `amount` is in cents. `rule` is the statement it rests on (`P21-39`). `cards` are the cards it brings onto
    the table; on a granted split, the first part's two cards; on the first announcement of a later part, its
    second card, which came just before it. `most` makes a range of `count`: any number from the one to the other
    is right. `pack` is one of the table's packs, counted from 1.
    """

    phase: Phase
    act: ActName
    box: int | None = None
    hand: int | None = None
    player: int | None = None
    bettor: str | None = None
    bet: str | None = None
    amount: int | None = None
    ratio: str | None = None
    score: str | None = None
    request: Request | None = None
    reason: Reason | None = None
    count: int | None = None
    to: str | None = None
    what: str | None = None
    most: int | None = None
    pack: int | None = None
    rule: str | None = None
    cards: tuple[Card, ...] = ()

    def bare(self) -> "Duty":
        """The duty without its citation and its cards: what an act can be compared with."""
        return structs.replace(self, rule=None, cards=())


_AMOUNT: Final = re.compile(r"-?[0-9]{1,20}(\.[0-9]{1,20})?([eE][0-9]{1,2})?")
_TEXT_KEYS: Final = ("bettor", "bet", "ratio", "score", "request", "reason", "to", "what", "rule")
_NUMBER_KEYS: Final = ("box", "hand", "player", "count", "most", "pack")


def duty_json(duty: Duty) -> dict[str, object]:
    """The duty as a JSON object: only the keys that apply, the amount as `"37.50"`."""
    found: dict[str, object] = {}
    for key in duty.__struct_fields__:
        value = getattr(duty, key)
        if value is None or key == "cards":
            continue
        found[key] = plain(value) if key == "amount" else value
    if duty.cards:
        found["cards"] = " ".join(str(card) for card in duty.cards)
    return found


class BadDutyError(ValueError):
    """A JSON object that is no duty: `key` is the key at fault, `value` what stood there."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"{key}: {value!r}")
        self.key = key
        self.value = value


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _amount(value: object) -> int:
    try:
        text = value if isinstance(value, str) and _AMOUNT.fullmatch(value) else None
        cents = exact(Decimal(text)) if text else exact(value) if _is_number(value) else None
    except ArithmeticError:
        cents = None
    if cents is None:
        raise BadDutyError("amount", value)
    return cents


def duty_from_json(found: Mapping[str, object]) -> Duty:
    """The duty that `duty_json` wrote. Unknown keys are passed over; raises `BadDutyError` on a wrong value."""
    for key, words in (("phase", PHASES), ("act", ACTS)):
        if found.get(key) not in words:
            raise BadDutyError(key, found.get(key))
    fields: dict[str, object] = {"phase": found["phase"], "act": found["act"]}
    for keys, kind in ((_TEXT_KEYS, str), (_NUMBER_KEYS, int)):
        for key in keys:
            value = found.get(key)
            if value is None:
                continue
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadDutyError(key, value)
            fields[key] = value
    if found.get("amount") is not None:
        fields["amount"] = _amount(found["amount"])
    cards = found.get("cards")
    if isinstance(cards, str):
        try:
            fields["cards"] = parse_cards(cards)
        except ValueError:
            raise BadDutyError("cards", cards) from None
    return Duty(**fields)  # type: ignore[arg-type]  # each value was checked against its key just above
