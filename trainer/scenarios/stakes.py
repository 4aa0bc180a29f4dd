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


class Reading(Struct, frozen=True):
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


def read_stakes(table: Table, path: Path, reading: Reading) -> Stakes:
    """Every stake of a box, held against the limits."""
    findings = reading.findings
    _check_played(table, path, reading)
    standing, places = _read_standing(table, path, reading)
    stakes = Stakes(
        money(table, "stake", path, findings),
        money(table, "pok", path, findings) if reading.rules.pok else None,
        standing,
        _read_offer(table, path, reading),
        money_above_zero(table, "insurance", path, findings) if reading.rules.insurance else None,
    )
    limits = reading.limits
    if limits is not None:
        boxes = [path, *places]
        on_21 = [stakes.seated, *(other.stake for other in standing)]
        on_pok = [stakes.pok, *(other.pok for other in standing)]
        _check_limits("21", "stake", on_21, boxes, limits.maximum, reading)
        _check_limits("pok", "pok", on_pok, boxes, limits.pok_maximum, reading)
    return stakes


def _check_played(table: Table, path: Path, reading: Reading) -> None:
    """POK and insurance are staked only where the rules play them."""
    if not reading.rules.pok and "pok" in table:
        reading.findings.add("pok-not-played", (*path, "pok"), "key", rules=reading.rules.name)
    if not reading.rules.insurance and "insurance" in table:
        reading.findings.add("insurance-not-played", (*path, "insurance"), "key", rules=reading.rules.name)


def _check_limits(
    bet: str, key: str, stakes: Sequence[int | None], places: Sequence[Path], maximum: int | None, reading: Reading
) -> None:
    """Every stake reaches the minimum, and together they stay within the maximum (P21-18, P21-22)."""
    if reading.limits is None or maximum is None:
        return
    minimum, total = reading.limits.minimum, 0
    for place, cents in zip(places, stakes, strict=True):
        if cents is None:
            continue
        if cents < minimum:
            reading.findings.add("below-minimum", (*place, key), bet=bet, amount=cents, minimum=minimum)
        before, total = total, total + cents
        if before <= maximum < total:
            reading.findings.add("above-maximum", (*place, key), bet=bet, total=total, maximum=maximum)


def _read_standing(table: Table, path: Path, reading: Reading) -> tuple[tuple[Standing, ...], list[Path]]:
    """The standing players' stakes, and the path of each."""
    value = table.get("standing")
    path = (*path, "standing")
    entries = None if value is None else tables_at(value, path, reading.findings)
    most = reading.rules.standing_per_seated
    standing: list[Standing] = []
    places: list[Path] = []
    for index, entry in enumerate(entries or ()):
        place = (*path, index)
        if most != "any" and index == most:
            reading.findings.add("too-many-standing", place, most=most)
        read = _read_one_standing(entry, place, reading)
        if read is not None:
            standing.append(read)
            places.append(place)
    return tuple(standing), places


def _read_one_standing(value: object, path: Path, reading: Reading) -> Standing | None:
    findings = reading.findings
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _STANDING_KEYS, _STANDING_KEYS[:1])
    _check_played(table, path, reading)
    stake = money(table, "stake", path, findings)
    follows = flag(table, "follows", path, findings)
    pok = money(table, "pok", path, findings)
    return None if stake is None else Standing(stake, follows, pok if reading.rules.pok else None)


def _read_offer(table: Table, path: Path, reading: Reading) -> Offer | None:
    value = table.get("first_offer")
    path = (*path, "first_offer")
    offer = None if value is None else table_at(value, path, reading.findings)
    if offer is None:
        return None
    check_keys(offer, path, reading.findings, _OFFER_KEYS, ())
    _check_played(offer, path, reading)
    stake, pok = (money(offer, key, path, reading.findings) for key in _OFFER_KEYS)
    if (stake is None and "stake" in offer) or (pok is None and "pok" in offer):
        return None
    return Offer(stake, pok if reading.rules.pok else None)


def check_box(box: Box, path: Path, hand: BoxHand, bank: tuple[Card, ...], reading: Reading) -> None:
    """What only the whole box shows. `bank` is empty where it could not be read, and then nothing rests on it."""
    offer, limits, findings = box.first_offer, reading.limits, reading.findings
    if offer is not None and limits is not None and not offer_reasons(offer, box, limits, reading.rules):
        findings.add("nothing-refused", (*path, "first_offer"))
    if box.insurance is not None:
        if bank and not may_insure(bank[0]):
            findings.add("insurance-no-ace", (*path, "insurance"), card=bank[0])
        most = highest_insurance(box.stake)
        if box.insurance > most:
            findings.add("insurance-too-much", (*path, "insurance"), ceiling=most)
    if hand.surrendered:
        _check_payable(box, path, HALF, "half-not-cents", "half-not-in-chips", reading)
    elif bank and natural(box.hand.cards) and not natural(bank[:2]):
        _check_payable(box, path, reading.rules.natural, "natural-not-cents", "natural-not-in-chips", reading)


def _check_payable(
    box: Box, path: Path, ratio: Ratio, not_cents: FaultCode, not_in_chips: FaultCode, reading: Reading
) -> None:
    """What the stakes on a box earn or give back is whole cents, and can be paid in the house's chips (P21-43)."""
    unit = smallest_payable(reading.rules)
    stakes = [((*path, "stake"), box.stake)]
    stakes += [((*path, "standing", place, "stake"), other.stake) for place, other in enumerate(box.standing)]
    for where, stake in stakes:
        cents = ratio.of(stake)
        if cents is None:
            reading.findings.add(not_cents, where, amount=stake, ratio=str(ratio))
        elif cents % unit:
            reading.findings.add(not_in_chips, where, amount=cents, ratio=str(ratio), smallest=unit)
