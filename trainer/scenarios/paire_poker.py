"""Rounds of Pair'e Poker read from the tables of a scenario file, each held against the rules and the limits."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.cards import JOKER, Card
from trainer.games.paire_poker.betting import bet_fault, fixed_limits, limit_faults, offer_faults
from trainer.games.paire_poker.facts import Bet, Limits, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, canonical
from trainer.rules import PairePokerRules
from trainer.rules.paire_poker import MONEY_KEYS
from trainer.scenarios.bet_text import LONGEST_BET, likely_bet
from trainer.scenarios.card_text import LONGEST_CARDS, Word, read_card, words
from trainer.scenarios.faults import Findings, Path
from trainer.scenarios.tables import (
    Table,
    check_keys,
    money,
    money_above_zero,
    said,
    string,
    table_at,
    tables_at,
    whole,
)
from trainer.scenarios.texts import read_note
from trainer.scenarios.toml_values import toml_money

_ROUND_KEYS: Final = ("note", "cards", "players")
_PLAYER_KEYS: Final = ("player", "bets", "first_offer")
_BET_KEYS: Final = ("on", "stake")


class Reading(Struct, frozen=True):
    """What a round is held against, and where faults are noted."""

    rules: PairePokerRules
    limits: Limits
    findings: Findings


class _ReadBet(Struct, frozen=True):
    """A bet of a file: its canonical name and its stake, None where they could not be read."""

    path: Path
    on: str | None = None
    stake: int | None = None


def read_limits(value: object, path: Path, rules: PairePokerRules, findings: Findings) -> Limits:
    """The limits of a file; for what could not be read those of the rules stand, and the stakes are checked."""
    fixed = fixed_limits(rules)
    table = None if value is None else table_at(value, path, findings)
    if table is None:
        return fixed
    check_keys(table, path, findings, MONEY_KEYS, ())
    read: dict[str, int] = {}
    for key in MONEY_KEYS:
        if key not in table:
            example = f"{key} = {toml_money(getattr(rules, key))}"
            findings.add("missing-key", path, "table", key=key, example=example)
        cents = money_above_zero(table, key, path, findings)
        if cents is not None:
            read[key] = cents
    limits = replace(fixed, **read)
    for key in limit_faults(limits, rules):
        findings.add("limit-not-the-rules", (*path, key), amount=getattr(rules, key), rules=rules.name)
    return limits


def read_round(value: object, path: Path, reading: Reading) -> PaireRound | None:
    """The round that a table states, or None where it states none."""
    findings = reading.findings
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _ROUND_KEYS, _ROUND_KEYS[1:])
    note = read_note(table, path, findings)
    cards = _read_cards(table, path, reading)
    players = _read_players(table, path, reading)
    if cards is None or players is None:
        return None
    return PaireRound(reading.limits, tuple(sorted(players, key=lambda player: player.number)), cards, note)


def _read_cards(table: Table, path: Path, reading: Reading) -> tuple[Card, Card, Card] | None:
    text = string(table, "cards", path, reading.findings, LONGEST_CARDS)
    if text is None:
        return None
    path = (*path, "cards")
    found = words(text)
    cards = [read_card(word, path, reading.findings, jokers=reading.rules.jokers > 0) for word in found]
    _check_copies(found, cards, path, reading)
    if len(found) > 3:
        over, last = found[3], found[-1]
        length = last.at + len(last.text) - over.at
        reading.findings.add("three-cards", path, offset=over.at, length=length)
    elif len(found) < 3:
        reading.findings.add("three-cards", path, count=len(found))
    elif cards[0] is not None and cards[1] is not None and cards[2] is not None:
        return cards[0], cards[1], cards[2]
    return None


def _check_copies(found: Sequence[Word], cards: Sequence[Card | None], path: Path, reading: Reading) -> None:
    """The pack has one card of each kind, and as many jokers as the rules say (PP-1)."""
    seen: Counter[Card] = Counter()
    for word, card in zip(found, cards, strict=True):
        if card is None:
            continue
        seen[card] += 1
        held = reading.rules.jokers if card is JOKER else 1
        if seen[card] > held:
            reading.findings.add("too-many-copies", path, offset=word.at, length=len(word.text), card=card, held=held)


def _read_players(table: Table, path: Path, reading: Reading) -> list[Player] | None:
    """The players of a round, or None where they are not all there."""
    path = (*path, "players")
    entries = tables_at(table["players"], path, reading.findings) if "players" in table else None
    if entries is None:
        return None
    if not entries:
        reading.findings.add("no-players", path)
    taken: set[int] = set()
    players = [_read_player(entry, (*path, index), taken, reading) for index, entry in enumerate(entries)]
    there = [player for player in players if player is not None]
    return there if len(there) == len(players) > 0 else None


def _read_player(value: object, path: Path, taken: set[int], reading: Reading) -> Player | None:
    findings = reading.findings
    table = table_at(value, path, findings)
    if table is None:
        return None
    check_keys(table, path, findings, _PLAYER_KEYS, _PLAYER_KEYS[:2])
    number = _read_number(table, path, taken, reading)
    played, offered = (_read_bets(table, key, path, reading) for key in ("bets", "first_offer"))
    _check_played(played or (), reading)
    bets, offer = _whole(played), _whole(offered)
    if bets == () and offered is None:
        findings.add("no-bets", (*path, "bets"))
    if offer is not None and not offer_faults(offer, reading.limits):
        findings.add("nothing-refused", (*path, "first_offer"), game="paire-poker")
    return None if number is None or bets is None else Player(number, bets, offer)


def _read_number(table: Table, path: Path, taken: set[int], reading: Reading) -> int | None:
    number = whole(table, "player", path, reading.findings)
    if number is None:
        return None
    if not 1 <= number <= reading.rules.players:
        reading.findings.add("player-outside", (*path, "player"), seats=reading.rules.players)
        return None
    if number in taken:
        reading.findings.add("player-twice", (*path, "player"), player=number)
    taken.add(number)
    return number


def _read_bets(table: Table, key: str, path: Path, reading: Reading) -> list[_ReadBet] | None:
    """The bets of an array, or None where there is no such array."""
    path = (*path, key)
    entries = tables_at(table[key], path, reading.findings) if key in table else None
    if entries is None:
        return None
    bets: list[_ReadBet] = []
    named: set[str] = set()
    for index, entry in enumerate(entries):
        bet = _read_bet(entry, (*path, index), reading.findings)
        if bet.on in named:
            reading.findings.add("bet-twice", (*bet.path, "on"), bet=bet.on)
        elif bet.on is not None:
            named.add(bet.on)
        bets.append(bet)
    return bets


def _read_bet(value: object, path: Path, findings: Findings) -> _ReadBet:
    table = table_at(value, path, findings)
    if table is None:
        return _ReadBet(path)
    check_keys(table, path, findings, _BET_KEYS, _BET_KEYS)
    on = said(table, "on", path, findings, LONGEST_BET)
    return _ReadBet(path, None if on is None else canonical(on), money(table, "stake", path, findings))


def _whole(read: Sequence[_ReadBet] | None) -> tuple[Bet, ...] | None:
    """The bets, or None where they are not all there."""
    if read is None:
        return None
    bets = tuple(Bet(bet.on, bet.stake) for bet in read if bet.on is not None and bet.stake is not None)
    return bets if len(bets) == len(read) else None


def _check_played(read: Sequence[_ReadBet], reading: Reading) -> None:
    """Every bet played is one of the felt, within the limits, and beside a main bet (PP-3, PP-4, PP-10)."""
    main = not read
    for bet in read:
        placed = None if bet.on is None else BETS.get(bet.on)
        main = main or placed is None or placed.main  # what could not be read may have been meant for one
        if bet.on is not None and placed is None:
            reading.findings.add("bet-not-on-felt", (*bet.path, "on"), guess=likely_bet(bet.on))
        elif bet.on is not None and bet.stake is not None:
            _check_stake(Bet(bet.on, bet.stake), bet.path, reading)
    if not main:
        reading.findings.add("no-main-bet", (*read[0].path, "on"))


def _check_stake(bet: Bet, path: Path, reading: Reading) -> None:
    limits = reading.limits
    why = bet_fault(bet, limits)
    if why == "below-minimum":
        reading.findings.add("below-minimum", (*path, "stake"), amount=bet.stake, minimum=limits.minimum)
    elif why == "above-maximum":
        most = limits.main_maximum if BETS[bet.on].main else limits.optional_maximum
        reading.findings.add("above-maximum", (*path, "stake"), amount=bet.stake, maximum=most)
