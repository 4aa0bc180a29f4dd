"""Rounds of twenty-one written shortly, and read here without the program's own reader of files."""

import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, get_args

from msgspec.structs import replace

from trainer.cards import Card, parse_card, parse_cards
from trainer.duties import Duty, Phase, Request, duty_json
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Box, Hand, Limits, Offer, Round, Standing
from trainer.rules import TwentyOneRules, preset

DECREE = preset("poker21")
LIMITS = Limits(minimum=1000, maximum=50000, pok_maximum=10000)
REQUESTS: tuple[Request, ...] = get_args(Request)


def rules(**changed: object) -> TwentyOneRules:
    """The decree's rules with house options changed."""
    return replace(DECREE, **changed)


def card(token: str) -> Card:
    found = parse_card(token)
    assert found is not None, token
    return found


def hand(text: str) -> Hand:
    """The hand that the format writes `Kh Qd split (Kh 3c hit 9d) (Qd As)`."""
    return _hand(text.replace("(", " ( ").replace(")", " ) ").split())


def _hand(words: Sequence[str]) -> Hand:
    left = list(words[2:])
    asks: list[Ask] = []
    while left:
        request = REQUESTS[REQUESTS.index(left.pop(0))]  # raises on any other word
        if request in ("hit", "double") and left and left[0] not in REQUESTS:
            asks.append(Ask(request, card(left.pop(0))))
        elif request == "split" and left and left[0] == "(":
            asks.append(Ask("split", hands=(_bracket(left), _bracket(left))))
        else:
            asks.append(Ask(request))
    return Hand((card(words[0]), card(words[1])), tuple(asks))


def _bracket(left: list[str]) -> Hand:
    depth = 0
    for place, word in enumerate(left):
        depth += (word == "(") - (word == ")")
        if depth == 0:
            inside = left[1:place]
            del left[: place + 1]
            return _hand(inside)
    raise AssertionError("a bracket stays open")


def cents(amount: Any) -> Any:
    return None if amount is None else int(Decimal(amount) * 100)


def box(number: int, text: str, stake: int = 5000, pok: int | None = 1000, **more: Any) -> Box:
    """A box in cents: by default 50 on "21" and 10 on POK."""
    return Box(number, stake, hand(text), pok, **more)


def a_round(bank: str, *boxes: Box | str, limits: Limits = LIMITS, red_card: bool = False) -> Round:
    """A round; a box written as text alone takes the number of its place."""
    laid = tuple(box(place, found) if isinstance(found, str) else found for place, found in enumerate(boxes, start=1))
    return Round(limits, laid, parse_cards(bank), red_card)


def key(bank: str, *boxes: Box | str, under: TwentyOneRules = DECREE, **more: Any) -> tuple[Duty, ...]:
    """The duties of a round."""
    return duties(a_round(bank, *boxes, **more), under)


def said(duty: Duty) -> str:
    """A duty in one line: its act, then what the contract's keys say of it, without phase and citation."""
    place = "" if duty.box is None else f"{duty.box}" if duty.hand is None else f"{duty.box}/{duty.hand}"
    words = (duty.bettor, duty.bet, duty.amount, duty.ratio, duty.score, duty.request, duty.reason)
    rest = (duty.count, duty.to, duty.what)
    return " ".join(str(word) for word in (duty.act, place, *words, *rest) if word not in (None, ""))


def of(phase: Phase, found: Sequence[Duty]) -> list[str]:
    """The duties of a phase, each in one line."""
    return [said(duty) for duty in found if duty.phase == phase]


def cited(found: Sequence[Duty], **wanted: object) -> set[str | None]:
    """The statements cited by the duties that hold `wanted`."""
    return {duty.rule for duty in found if all(getattr(duty, name) == value for name, value in wanted.items())}


def facts_of(text: str) -> list[Round]:
    """The rounds of a scenario file that is known to be right."""
    found = tomllib.loads(text, parse_float=Decimal)
    shown = found["limits"]
    limits = Limits(cents(shown["minimum"]), cents(shown["maximum"]), cents(shown.get("pok_maximum")))
    return [
        Round(limits, tuple(map(_box, each["boxes"])), parse_cards(each["bank"]), each.get("red_card", False),
              each.get("note", ""))
        for each in found["rounds"]
    ]  # fmt: skip


def _box(found: Mapping[str, Any]) -> Box:
    offer = found.get("first_offer")
    return Box(
        found["box"],
        cents(found["stake"]),
        hand(found["hand"]),
        cents(found.get("pok")),
        tuple(
            Standing(cents(other["stake"]), other.get("follows", False), cents(other.get("pok")))
            for other in found.get("standing", ())
        ),
        None if offer is None else Offer(cents(offer.get("stake")), cents(offer.get("pok"))),
        cents(found.get("insurance")),
    )


def written(found: Sequence[Duty]) -> list[dict[str, object]]:
    """The duties as JSON objects of the contract's own keys, with the citation."""
    return [{name: value for name, value in duty_json(duty).items() if name != "cards"} for duty in found]
