"""A scenario written as a sheet that any spreadsheet opens: what is read back is equal to what was written."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from msgspec import Struct

from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.facts import Limits as PaireLimits
from trainer.games.twentyone.facts import Box, Round
from trainer.scenarios.card_text import cards_text
from trainer.scenarios.hand_text import hand_text
from trainer.scenarios.scenario import AnyRound, Scenario
from trainer.scenarios.spreadsheet.bets import cell_of
from trainer.scenarios.spreadsheet.cells import guarded, written_amount
from trainer.scenarios.spreadsheet.columns import COLUMNS, STANDING_PARTS, HeadingLanguage, heading, standing

Record = dict[str, str]
"""A row, its cells by the keys of their columns."""


class Style(Struct, frozen=True):
    """How a country's spreadsheets have their CSV: what separates cells, and what an amount's cents."""

    language: HeadingLanguage
    separator: str
    decimal: str


STYLES: Mapping[HeadingLanguage, Style] = {"en": Style("en", ",", "."), "fr": Style("fr", ";", ",")}


def write_sheet(scenario: Scenario, style: Style) -> str:
    """The sheet of the scenario. Raises ValueError for a round with limits of its own: a sheet has no such."""
    records = [dict(record) for record in _records(scenario, style)]
    keys = _keys(records)
    text = io.StringIO()
    writer = csv.writer(text, delimiter=style.separator, lineterminator="\r\n")
    writer.writerow([heading(key, style.language) for key in keys])
    writer.writerows([record.get(key, "") for key in keys] for record in records)
    return text.getvalue()


def _keys(records: Sequence[Record]) -> list[str]:
    """The columns that hold anything, and the title's, in the order of their list; standing players before offers."""
    used = {key for record in records for key, cell in record.items() if cell} | {"title"}
    listed = [column.key for column in COLUMNS if column.key in used]
    others = sorted(
        used.difference(listed), key=lambda key: (int(key.split()[1]), list(STANDING_PARTS).index(key.split()[2]))
    )
    offers = [key for key in listed if key.startswith("offer")]
    return [key for key in listed if key not in offers] + others + offers


def _records(scenario: Scenario, style: Style) -> Iterator[Record]:
    heading_cells = _heading(scenario, style)
    notes = scenario.notes or ({},) * len(scenario.rounds)
    for number, (played, note) in enumerate(zip(scenario.rounds, notes, strict=True), 1):
        if played.limits != scenario.limits:
            raise ValueError(f"a round's limits {played.limits} are not the scenario's {scenario.limits}")
        cells = {**heading_cells, **_round(played, note, style)}
        for record in _seats(played, style):
            yield {**cells, "round": str(number), **record}
            cells = {}
        heading_cells = {}


def _heading(scenario: Scenario, style: Style) -> Record:
    cells = {"title": guarded(scenario.title), "rules": guarded(scenario.rules.name)}
    for language, text in scenario.texts.items():
        cells |= {f"title_{language}": guarded(text.title), f"aim_{language}": guarded(text.aim)}
    limits = scenario.limits
    amounts: list[tuple[str, int | None]] = [("minimum", limits.minimum)]
    if isinstance(limits, PaireLimits):
        amounts += [("main_maximum", limits.main_maximum), ("optional_maximum", limits.optional_maximum)]
    else:
        amounts += [("maximum", limits.maximum), ("pok_maximum", limits.pok_maximum)]
    return cells | _amounts(amounts, style)


def _round(played: AnyRound, note: Mapping[str, str], style: Style) -> Record:
    cells = {f"note_{language}": guarded(text) for language, text in note.items()} or {"note": guarded(played.note)}
    if isinstance(played, PaireRound):
        return {**cells, "cards": cards_text(played.cards)}
    return {**cells, "bank": cards_text(played.bank), "red_card": _flag(played.red_card, style)}


def _seats(played: AnyRound, style: Style) -> Iterator[Record]:
    if isinstance(played, Round):
        for box in played.boxes:
            yield _box(box, style)
        return
    for player in played.players:
        yield from _bets(player, style)


def _box(box: Box, style: Style) -> Record:
    offer = box.first_offer
    amounts = [("pok", box.pok), ("stake", box.stake), ("insurance", box.insurance)]
    if offer is not None:
        amounts += [("offer_pok", offer.pok), ("offer_stake", offer.stake)]
    cells = {"box": str(box.number), "hand": hand_text(box.hand), **_amounts(amounts, style)}
    for number, other in enumerate(box.standing, 1):
        stakes = [(standing(number, "stake"), other.stake), (standing(number, "pok"), other.pok)]
        cells |= _amounts(stakes, style)
        cells[standing(number, "follows")] = _flag(other.follows, style)
    return cells


def _bets(player: Player, style: Style) -> Iterator[Record]:
    """A bet a row, and beside it one of those first put down."""
    for bet, offered in zip_longest(player.bets, player.first_offer or ()):
        yield {"player": str(player.number), **_bet("bet", "stake", bet, style)} | _bet(
            "offer_bet", "offer_stake", offered, style
        )


def _bet(bet_key: str, stake_key: str, bet: Bet | None, style: Style) -> Record:
    return {} if bet is None else {bet_key: guarded(cell_of(bet.on)), **_amounts([(stake_key, bet.stake)], style)}


def _amounts(amounts: Sequence[tuple[str, int | None]], style: Style) -> Record:
    return {key: written_amount(cents, style.decimal) for key, cents in amounts if cents is not None}


def _flag(said: bool, style: Style) -> str:
    return {"en": "yes", "fr": "oui"}[style.language] if said else ""
