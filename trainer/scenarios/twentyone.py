"""Rounds of twenty-one read from the tables of a scenario file, each held against the rules and the limits."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from trainer.cards import Card
from trainer.games.twentyone.bank import cards_due, cards_played
from trainer.games.twentyone.facts import Box, Round
from trainer.games.twentyone.hands import best
from trainer.scenarios.card_text import LONGEST_CARDS, Word, dealt, read_card, words
from trainer.scenarios.faults import Path
from trainer.scenarios.hand_text import BoxHand, read_hand
from trainer.scenarios.stakes import Reading, check_box, read_stakes
from trainer.scenarios.tables import Table, check_keys, flag, string, table_at, tables_at, whole
from trainer.scenarios.texts import read_note

_ROUND_KEYS: Final = ("note", "bank", "red_card", "boxes")
_ROUND_REQUIRED: Final = ("bank", "boxes")
_BOX_KEYS: Final = ("box", "pok", "stake", "hand", "standing", "first_offer", "insurance")
_BOX_REQUIRED: Final = ("box", "stake", "hand")


class _Bank(Struct, frozen=True):
    """The bank's cards as read, with their words; both are empty where they could not all be read."""

    first: Card | None = None
    cards: tuple[Card, ...] = ()
    found: tuple[Word, ...] = ()


class _ReadBox(Struct, frozen=True):
    """A box of a file: `box` is None where it is not all there."""

    path: Path
    hand: BoxHand | None
    box: Box | None


def read_round(value: object, path: Path, reading: Reading) -> Round | None:
    """The round that a table states, or None where it states none."""
    findings = reading.findings
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _ROUND_KEYS, _ROUND_REQUIRED)
    note = read_note(table, path, findings)
    red_card = flag(table, "red_card", path, findings)
    bank = _read_bank(table, path, reading)
    boxes = _read_boxes(table, path, bank, reading)
    _check_bank(bank, boxes, path, reading)
    _check_copies(table, path, boxes, reading)
    whole_boxes = [read.box for read in boxes if read.box is not None]
    if reading.limits is None or not bank.cards or len(whole_boxes) < len(boxes):
        return None
    in_order = tuple(sorted(whole_boxes, key=lambda box: box.number))
    return Round(reading.limits, in_order, bank.cards, red_card, note)


def _read_bank(table: Table, path: Path, reading: Reading) -> _Bank:
    path = (*path, "bank")
    text = string(table, "bank", path[:-1], reading.findings, LONGEST_CARDS)
    if text is None:
        return _Bank()
    found = tuple(words(text))
    cards = [read_card(word, path, reading.findings) for word in found]
    if not cards:
        reading.findings.add("bank-too-few", path, score=0, due=0)
        return _Bank()
    known = tuple(card for card in cards if card is not None)
    return _Bank(cards[0], known, found) if len(known) == len(cards) else _Bank(cards[0])


def _read_boxes(table: Table, path: Path, bank: _Bank, reading: Reading) -> list[_ReadBox]:
    path = (*path, "boxes")
    entries = tables_at(table["boxes"], path, reading.findings) if "boxes" in table else None
    if entries is not None and not entries:
        reading.findings.add("no-boxes", path)
    taken: set[int] = set()
    return [_read_box(entry, (*path, index), bank, taken, reading) for index, entry in enumerate(entries or ())]


def _read_box(value: object, path: Path, bank: _Bank, taken: set[int], reading: Reading) -> _ReadBox:
    findings = reading.findings
    table = table_at(value, path, findings)
    if table is None:
        return _ReadBox(path, None, None)
    check_keys(table, path, findings, _BOX_KEYS, (*_BOX_REQUIRED, "pok") if reading.rules.pok else _BOX_REQUIRED)
    number = _read_number(table, path, taken, reading)
    stakes = read_stakes(table, path, reading)
    text = string(table, "hand", path, findings, LONGEST_CARDS)
    hand = None if text is None else read_hand(text, bank.first, reading.rules, (*path, "hand"), findings)
    if number is None or stakes.seated is None or hand is None:
        return _ReadBox(path, hand, None)
    box = Box(number, stakes.seated, hand.hand, stakes.pok, stakes.standing, stakes.first_offer, stakes.insurance)
    check_box(box, path, hand, bank.cards, reading)
    return _ReadBox(path, hand, box)


def _read_number(table: Table, path: Path, taken: set[int], reading: Reading) -> int | None:
    number = whole(table, "box", path, reading.findings)
    if number is None:
        return None
    if not 1 <= number <= reading.rules.seats:
        reading.findings.add("box-outside", (*path, "box"), seats=reading.rules.seats)
        return None
    if number in taken:
        reading.findings.add("box-twice", (*path, "box"), box=number)
    taken.add(number)
    return number


def _check_bank(bank: _Bank, boxes: list[_ReadBox], path: Path, reading: Reading) -> None:
    """The bank has every card it takes in this round and none more (P21-34 to 36, P21-44)."""
    rules = reading.rules
    live = any(read.hand is not None and read.hand.live for read in boxes)
    if not bank.cards or (
        not live and not rules.bank_draws_without_live_hand and any(read.hand is None for read in boxes)
    ):
        return
    due = cards_due(bank.cards, rules, live=live)
    path = (*path, "bank")
    if due is None or due > len(bank.cards):
        last = bank.found[-1]
        reading.findings.add(
            "bank-too-few", path, offset=last.at, length=len(last.text), score=best(bank.cards), due=due or 0
        )
    elif due < len(bank.cards):
        over, last = bank.found[due], bank.found[-1]
        length = last.at + len(last.text) - over.at
        played = cards_played(bank.cards) if live or rules.bank_draws_without_live_hand else 1
        reading.findings.add("bank-too-many", path, offset=over.at, length=length, due=due, played=played or 1)


def _check_copies(table: Table, path: Path, boxes: list[_ReadBox], reading: Reading) -> None:
    """No card lies on the table more often than the packs hold it (P21-2)."""
    packs = reading.rules.packs
    seen: Counter[Card] = Counter()
    for place, text in _texts(table, path, boxes):
        for word, card in dealt(text):
            seen[card] += 1
            if seen[card] > packs:
                reading.findings.add(
                    "too-many-copies", place, offset=word.at, length=len(word.text), card=card, packs=packs
                )


def _texts(table: Table, path: Path, boxes: list[_ReadBox]) -> Iterator[tuple[Path, str]]:
    """Every text of a round that states cards."""
    entries = table.get("boxes")
    tables = [table, *(entries if isinstance(entries, list) else ())]
    places: list[Path] = [(*path, "bank"), *((*read.path, "hand") for read in boxes)]
    for place, entry in zip(places, tables, strict=True):
        text = entry.get(str(place[-1])) if isinstance(entry, dict) else None
        if isinstance(text, str) and len(text) <= LONGEST_CARDS:
            yield place, text
