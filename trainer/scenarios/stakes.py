"""The limits of a table of twenty-one and the stakes on a box, held against each other (P21-17 to 22, P21-43)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from trainer.cards import Card
from trainer.games.twentyone.betting import offer_reasons
from trainer.games.twentyone.facts import Box, Limits, Offer, Standing
from trainer.games.twentyone.hands import natural
from trainer.games.twentyone.limits import (
    highest_insurance,
    highest_pok_maximum,
    maxima,
    may_insure,
    smallest_payable,
)
from trainer.money import HALF, Ratio
from trainer.rules import TwentyOneRules
from trainer.scenarios.faults import FaultCode, Findings, Path
from trainer.scenarios.hand_text import BoxHand
from trainer.scenarios.tables import Table, check_keys, flag, money, money_above_zero, table_at, tables_at

_LIMIT_KEYS: Final = ("minimum", "maximum", "pok_maximum")
_STANDING_KEYS: Final = ("stake", "follows", "pok")
_OFFER_KEYS: Final = ("stake", "pok")


class House(Struct, frozen=True):
    """What a round is held against, and where faults are noted. `limits` is None where they could not be read."""

    rules: TwentyOneRules
    limits: Limits | None
    findings: Findings


class Stakes(Struct, frozen=True):
    """What lies on a box; None also where it could not be read."""

    seated: int | None
    pok: int | None
    standing: tuple[Standing, ...]
    first_offer: Offer | None
    insurance: int | None


def read_limits(value: object, path: Path, rules: TwentyOneRules, findings: Findings) -> Limits | None:
    """The limits of a file, or None where they are not all there."""
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _LIMIT_KEYS, _LIMIT_KEYS if rules.pok else _LIMIT_KEYS[:2])
    minimum, maximum, pok_maximum = (money_above_zero(table, key, path, findings) for key in _LIMIT_KEYS)
    if not rules.pok and "pok_maximum" in table:
        findings.add("pok-not-played", (*path, "pok_maximum"), "key", rules=rules.name)
    if minimum is not None and maximum is not None:
        allowed = maxima(minimum, rules)
        if maximum not in allowed:
            findings.add("maximum-not-multiple", (*path, "maximum"), allowed=allowed)
    if minimum is not None and pok_maximum is not None:
        most = highest_pok_maximum(minimum, rules)
        if pok_maximum > most:
            findings.add("pok-maximum-too-high", (*path, "pok_maximum"), ceiling=most, times=rules.pok_maximum_times)
        elif pok_maximum < minimum:
            findings.add("maximum-below-minimum", (*path, "pok_maximum"), minimum=minimum)
    if minimum is None or maximum is None or (rules.pok and pok_maximum is None):
        return None
    return Limits(minimum, maximum, pok_maximum if rules.pok else None)


def read_stakes(table: Table, path: Path, house: House) -> Stakes:
    """Every stake of a box, held against the limits."""
    findings = house.findings
    _check_played(table, path, house)
    standing, places = _read_standing(table, path, house)
    stakes = Stakes(
        money(table, "stake", path, findings),
        money(table, "pok", path, findings) if house.rules.pok else None,
        standing,
        _read_offer(table, path, house),
        money_above_zero(table, "insurance", path, findings) if house.rules.insurance else None,
    )
    limits = house.limits
    if limits is not None:
        boxes = [path, *places]
        _check_limits(
            "21", "stake", [stakes.seated, *(other.stake for other in standing)], boxes, limits.maximum, house
        )
        _check_limits("pok", "pok", [stakes.pok, *(other.pok for other in standing)], boxes, limits.pok_maximum, house)
    return stakes


def _check_played(table: Table, path: Path, house: House) -> None:
    """POK and insurance are staked only where the rules play them."""
    if not house.rules.pok and "pok" in table:
        house.findings.add("pok-not-played", (*path, "pok"), "key", rules=house.rules.name)
    if not house.rules.insurance and "insurance" in table:
        house.findings.add("insurance-not-played", (*path, "insurance"), "key", rules=house.rules.name)


def _check_limits(
    bet: str, key: str, stakes: Sequence[int | None], places: Sequence[Path], maximum: int | None, house: House
) -> None:
    """Every stake reaches the minimum, and together they stay within the maximum (P21-18, P21-22)."""
    if house.limits is None or maximum is None:
        return
    minimum, total = house.limits.minimum, 0
    for place, cents in zip(places, stakes, strict=True):
        if cents is None:
            continue
        if cents < minimum:
            house.findings.add("below-minimum", (*place, key), bet=bet, amount=cents, minimum=minimum)
        before, total = total, total + cents
        if before <= maximum < total:
            house.findings.add("above-maximum", (*place, key), bet=bet, total=total, maximum=maximum)


def _read_standing(table: Table, path: Path, house: House) -> tuple[tuple[Standing, ...], list[Path]]:
    """The standing players' stakes, and the path of each."""
    value = table.get("standing")
    path = (*path, "standing")
    entries = None if value is None else tables_at(value, path, house.findings)
    most = house.rules.standing_per_seated
    standing: list[Standing] = []
    places: list[Path] = []
    for index, entry in enumerate(entries or ()):
        place = (*path, index)
        if most != "any" and index == most:
            house.findings.add("too-many-standing", place, most=most)
        read = _read_one_standing(entry, place, house)
        if read is not None:
            standing.append(read)
            places.append(place)
    return tuple(standing), places


def _read_one_standing(value: object, path: Path, house: House) -> Standing | None:
    findings = house.findings
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _STANDING_KEYS, _STANDING_KEYS[:1])
    _check_played(table, path, house)
    stake = money(table, "stake", path, findings)
    follows = flag(table, "follows", path, findings)
    pok = money(table, "pok", path, findings)
    return None if stake is None else Standing(stake, follows, pok if house.rules.pok else None)


def _read_offer(table: Table, path: Path, house: House) -> Offer | None:
    value = table.get("first_offer")
    path = (*path, "first_offer")
    offer = None if value is None else table_at(value, path, house.findings)
    if offer is None:
        return None
    check_keys(offer, path, house.findings, _OFFER_KEYS, ())
    _check_played(offer, path, house)
    stake, pok = (money(offer, key, path, house.findings) for key in _OFFER_KEYS)
    if (stake is None and "stake" in offer) or (pok is None and "pok" in offer):
        return None
    return Offer(stake, pok if house.rules.pok else None)


def check_box(box: Box, path: Path, hand: BoxHand, bank: tuple[Card, ...], house: House) -> None:
    """What only the whole box shows. `bank` is empty where it could not be read, and then nothing rests on it."""
    offer, findings = box.first_offer, house.findings
    if offer is not None and house.limits is not None and not offer_reasons(offer, box, house.limits, house.rules):
        findings.add("nothing-refused", (*path, "first_offer"))
    if box.insurance is not None:
        if bank and not may_insure(bank[0]):
            findings.add("insurance-no-ace", (*path, "insurance"), card=bank[0])
        most = highest_insurance(box.stake)
        if box.insurance > most:
            findings.add("insurance-too-much", (*path, "insurance"), ceiling=most)
    if hand.surrendered:
        _check_payable(box, path, HALF, "half-not-cents", "half-not-in-chips", house)
    elif bank and natural(box.hand.cards) and not natural(bank[:2]):
        _check_payable(box, path, house.rules.natural, "natural-not-cents", "natural-not-in-chips", house)


def _check_payable(
    box: Box, path: Path, ratio: Ratio, not_cents: FaultCode, not_in_chips: FaultCode, house: House
) -> None:
    """What the stakes on a box earn or give back is whole cents, and can be paid in the house's chips (P21-43)."""
    unit = smallest_payable(house.rules)
    stakes = [((*path, "stake"), box.stake)]
    stakes += [((*path, "standing", place, "stake"), other.stake) for place, other in enumerate(box.standing)]
    for where, stake in stakes:
        cents = ratio.of(stake)
        if cents is None:
            house.findings.add(not_cents, where, amount=stake, ratio=str(ratio))
        elif cents % unit:
            house.findings.add(not_in_chips, where, amount=cents, ratio=str(ratio), smallest=unit)
