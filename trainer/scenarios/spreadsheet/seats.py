"""Those who play in a round: of twenty-one one box a row, of Pair'e Poker one bet a row."""

from collections.abc import Sequence
from typing import Final

from trainer.scenarios.faults import Path
from trainer.scenarios.spreadsheet.building import Builder, Spot, Tables
from trainer.scenarios.spreadsheet.columns import STANDING_PARTS, column, standing
from trainer.scenarios.spreadsheet.parsing import Row
from trainer.scenarios.spreadsheet.sheet import Sheet

_BOX_KEYS: Final = ("box", "pok", "stake", "hand", "insurance")
_OFFER_KEYS: Final = ("offer_pok", "offer_stake")
_BET_KEYS: Final = ("bet", "stake")
_OFFERED_BET_KEYS: Final = ("offer_bet", "offer_stake")


def put_boxes(builder: Builder, table: Tables, rows: Sequence[Row], path: Path) -> None:
    """The boxes of a round of twenty-one; a row that says nothing of a box states the round alone."""
    path = (*path, "boxes")
    builder.places[path] = Spot(rows[0], "box")
    boxes: list[Tables] = []
    numbers = _standing_numbers(builder.sheet)
    for row in rows:
        keys = [*_BOX_KEYS, *_OFFER_KEYS, *(key for number in numbers for key in _standing_keys(number))]
        if _says_any(builder.sheet, row, keys):
            boxes.append(_box(builder, row, (*path, len(boxes)), numbers))
    table["boxes"] = boxes


def _box(builder: Builder, row: Row, path: Path, numbers: Sequence[int]) -> Tables:
    box: Tables = {}
    builder.places[path] = Spot(row, "box")
    for key in _BOX_KEYS:
        builder.put(box, row, key, path)
    if _says_any(builder.sheet, row, _OFFER_KEYS):
        builder.places[(*path, "first_offer")] = Spot(row, _first(builder.sheet, row, _OFFER_KEYS))
        for key in _OFFER_KEYS:
            builder.put(box, row, key, path)
        box.setdefault("first_offer", {})
    others: list[Tables] = []
    for number in numbers:
        keys = _standing_keys(number)
        if _says_any(builder.sheet, row, keys):
            place = (*path, "standing", len(others))
            builder.places[place] = Spot(row, _first(builder.sheet, row, keys))
            others.append({})
            for key, part in zip(keys, STANDING_PARTS, strict=True):
                builder.put(others[-1], row, key, place, (part,))
    if others:
        box["standing"] = others
    return box


def put_players(builder: Builder, table: Tables, rows: Sequence[Row], path: Path) -> None:
    """The players of a round of Pair'e Poker; a row that names none goes on with the bets of the one above it."""
    path = (*path, "players")
    sheet = builder.sheet
    builder.places[path] = Spot(rows[0], "player")
    found: dict[object, list[Row]] = {}
    player: object = None
    for row in rows:
        if sheet.says(row, "player"):
            number = builder.value(row, "player")
            player = ("unread", row.number) if number is None else number
        elif not _says_any(sheet, row, (*_BET_KEYS, *_OFFERED_BET_KEYS)):
            continue
        found.setdefault(player, []).append(row)
    table["players"] = [
        _player(builder, number, mine, (*path, index)) for index, (number, mine) in enumerate(found.items())
    ]


def _player(builder: Builder, number: object, rows: Sequence[Row], path: Path) -> Tables:
    player: Tables = {"player": number} if isinstance(number, int) else {}
    builder.places[path] = builder.places[(*path, "player")] = Spot(rows[0], "player")
    player["bets"] = _bets(builder, rows, (*path, "bets"), _BET_KEYS)
    offered = _bets(builder, rows, (*path, "first_offer"), _OFFERED_BET_KEYS)
    if offered:
        player["first_offer"] = offered
    return player


def _bets(builder: Builder, rows: Sequence[Row], path: Path, keys: tuple[str, str]) -> list[Tables]:
    bets: list[Tables] = []
    builder.places[path] = Spot(rows[0], keys[0])
    for row in rows:
        if _says_any(builder.sheet, row, keys):
            place = (*path, len(bets))
            builder.places[place] = Spot(row, _first(builder.sheet, row, keys))
            bets.append({})
            for key, step in zip(keys, ("on", "stake"), strict=True):
                builder.put(bets[-1], row, key, place, (step,))
    return bets


def _standing_numbers(sheet: Sheet) -> Sequence[int]:
    """The standing players that the sheet has columns of."""
    return sorted({int(key.split(" ")[1]) for key in sheet.columns if column(key).steps[:1] == ("standing",)})


def _standing_keys(number: int) -> list[str]:
    return [standing(number, part) for part in STANDING_PARTS]


def _says_any(sheet: Sheet, row: Row, keys: Sequence[str]) -> bool:
    return any(sheet.says(row, key) for key in keys)


def _first(sheet: Sheet, row: Row, keys: Sequence[str]) -> str:
    """The first of these columns whose cell holds anything."""
    return next((key for key in keys if sheet.says(row, key)), keys[0])
