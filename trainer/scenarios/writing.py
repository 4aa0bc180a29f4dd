"""Scenarios written as an instructor would write them: what is read back is equal to what was written."""

from collections.abc import Iterator, Mapping, Sequence

from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.facts import Limits as PaireLimits
from trainer.games.twentyone.facts import Box, Offer, Standing
from trainer.scenarios.card_text import cards_text
from trainer.scenarios.hand_text import hand_text
from trainer.scenarios.reading import FORMAT
from trainer.scenarios.scenario import AnyLimits, AnyRound, Scenario
from trainer.scenarios.texts import Text
from trainer.scenarios.toml_values import toml_money, toml_text


def write_scenario(scenario: Scenario) -> str:
    """The text of the scenario's file. Raises ValueError for a round with limits of its own: a file has no such."""
    lines = [
        f"format = {FORMAT}",
        f"title = {toml_text(scenario.title)}",
        f"rules = {toml_text(scenario.rules.name)}",
        *_texts(scenario.texts),
        "",
        *_limits(scenario.limits),
    ]
    notes = scenario.notes or ({},) * len(scenario.rounds)
    for played, note in zip(scenario.rounds, notes, strict=True):
        if played.limits != scenario.limits:
            raise ValueError(f"a round's limits {played.limits} are not the scenario's {scenario.limits}")
        lines += ["", *_round(played, note)]
    return "\n".join(lines) + "\n"


def _texts(texts: Mapping[str, Text]) -> Iterator[str]:
    for language, text in texts.items():
        yield ""
        yield f"[text.{language}]"
        if text.title:
            yield f"title = {toml_text(text.title)}"
        if text.aim:
            yield f"aim = {toml_text(text.aim)}"


def _limits(limits: AnyLimits) -> Iterator[str]:
    yield "[limits]"
    yield f"minimum = {toml_money(limits.minimum)}"
    if isinstance(limits, PaireLimits):
        yield f"main_maximum = {toml_money(limits.main_maximum)}"
        yield f"optional_maximum = {toml_money(limits.optional_maximum)}"
        return
    yield f"maximum = {toml_money(limits.maximum)}"
    if limits.pok_maximum is not None:
        yield f"pok_maximum = {toml_money(limits.pok_maximum)}"


def _round(played: AnyRound, note: Mapping[str, str]) -> Iterator[str]:
    yield "[[rounds]]"
    if played.note and not note:
        yield f"note = {toml_text(played.note)}"
    yield from _cards(played)
    if note:
        yield "[rounds.note]"
    for language, text in note.items():
        yield f"{language} = {toml_text(text)}"
    for seat in played.players if isinstance(played, PaireRound) else played.boxes:
        yield ""
        yield from _player(seat) if isinstance(seat, Player) else _box(seat)


def _cards(played: AnyRound) -> Iterator[str]:
    if isinstance(played, PaireRound):
        yield f'cards = "{cards_text(played.cards)}"'
        return
    yield f'bank = "{cards_text(played.bank)}"'
    if played.red_card:
        yield "red_card = true"


def _box(box: Box) -> Iterator[str]:
    yield "[[rounds.boxes]]"
    yield f"box = {box.number}"
    if box.pok is not None:
        yield f"pok = {toml_money(box.pok)}"
    yield f"stake = {toml_money(box.stake)}"
    if box.insurance is not None:
        yield f"insurance = {toml_money(box.insurance)}"
    yield f'hand = "{hand_text(box.hand)}"'
    if box.standing:
        yield f"standing = [{', '.join(_standing(other) for other in box.standing)}]"
    if box.first_offer is not None:
        yield f"first_offer = {_offer(box.first_offer)}"


def _standing(other: Standing) -> str:
    follows = ", follows = true" if other.follows else ""
    pok = "" if other.pok is None else f", pok = {toml_money(other.pok)}"
    return f"{{ stake = {toml_money(other.stake)}{follows}{pok} }}"


def _offer(offer: Offer) -> str:
    bets = [("stake", offer.stake), ("pok", offer.pok)]
    written = [f"{key} = {toml_money(cents)}" for key, cents in bets if cents is not None]
    return f"{{ {', '.join(written)} }}" if written else "{}"


def _player(player: Player) -> Iterator[str]:
    yield "[[rounds.players]]"
    yield f"player = {player.number}"
    yield from _bets("bets", player.bets)
    if player.first_offer is not None:
        yield from _bets("first_offer", player.first_offer)


def _bets(key: str, bets: Sequence[Bet]) -> Iterator[str]:
    """The bets of an array, on one line where there are two at most."""
    written = [f"{{ on = {toml_text(bet.on)}, stake = {toml_money(bet.stake)} }}" for bet in bets]
    if len(written) < 3:
        yield f"{key} = [{', '.join(written)}]"
        return
    yield f"{key} = ["
    yield from (f"  {bet}," for bet in written)
    yield "]"
