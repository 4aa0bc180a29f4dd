"""A duty in words: what is to be done, and what the croupier says aloud in doing it.

>>> from trainer.wording.language import load
>>> due = Duty("settlement", "pay", box=3, hand=1, bettor="seated", bet="21", amount=3750, ratio="3:2")
>>> say(due, load("en"))
'Pay box 3, hand 1, seated player: €37.50 at 3 to 2'
>>> spoken(Duty("playing", "announce", box=3, hand=1, score="7/17"), load("en"))
'Seven or seventeen'
"""

from collections.abc import Callable, Mapping
from typing import Final

from trainer.duties import ActName, Duty, Phase
from trainer.wording import scores, table_day, terms
from trainer.wording.language import N_, Language

Sayer = Callable[[Duty, Language], str]


def say(duty: Duty, language: Language, *, cards: bool = False) -> str:
    """What the duty asks for, as an order; with `cards`, also the cards it brings onto the table."""
    sentence = _SAYERS[duty.act](duty, language)
    return f"{sentence} ({language.cards(duty.cards)})" if cards and duty.cards else sentence


def where(duty: Duty, language: Language) -> str:
    """The place the duty is about: its box, hand, bet and who staked it; "" where it has none."""
    parts = []
    if duty.box is not None:
        parts.append(language.text("box {number}", number=duty.box))
    if duty.hand is not None:
        parts.append(language.text("hand {number}", number=duty.hand))
    if duty.player is not None:
        parts.append(language.text("player {number}", number=duty.player))
    if duty.bet is not None and not (duty.bet == "21" and duty.hand is not None):
        parts.append(terms.bet(duty.bet, language))
    if duty.bettor is not None:
        parts.append(terms.bettor(duty.bettor, language))
    return ", ".join(parts)


def in_place(duty: Duty, language: Language) -> str:
    """What the duty asks for where its place has just been said: `pay €20.00 at 1 to 1`, `grant`."""
    if duty.act == "pay" and duty.amount is not None and duty.ratio is not None:
        ratio = terms.ratio(duty.ratio, language)
        return language.text("pay {amount} at {ratio}", amount=language.money(duty.amount), ratio=ratio)
    if duty.amount is not None:
        return f"{terms.act(duty.act, language)} {language.money(duty.amount)}"
    return terms.act(duty.act, language) if duty.act in ("grant", "refuse") else say(duty, language)


def spoken(duty: Duty, language: Language) -> str | None:
    """What the croupier says aloud in doing it, or None where he need say nothing."""
    if duty.act == "announce" and duty.score is not None:
        return _announcement(duty.score, duty.phase, language)
    if duty.act == "close-betting":
        return language.text("No more bets")
    if duty.phase == "bank" and duty.act == "draw":
        return language.text("The bank draws")
    if duty.phase == "bank" and duty.act == "stand":
        return language.text("The bank stands")
    return None


def _announcement(score: str, phase: Phase, language: Language) -> str:
    if phase == "bank" and score == "bust":
        return language.text("The bank busts")
    return terms.capitalised(scores.said(score, phase, language))


def _refuse_bet(duty: Duty, language: Language) -> str:
    if duty.reason is None:
        return language.text("Refuse {where}", where=where(duty, language))
    return language.text(
        "Refuse {where}: {reason}", where=where(duty, language), reason=terms.reason(duty.reason, language)
    )


def _deal(duty: Duty, language: Language) -> str:
    if duty.to == "bank":
        return language.text("Deal a card to the bank")
    box = (duty.to or "").removeprefix("box ")
    if not box.isdecimal():
        return language.text("Deal a card")
    return language.text("Deal a card to box {number}", number=box)


def _request(granted: str, bare: str) -> Sayer:
    def say_request(duty: Duty, language: Language) -> str:
        place = where(duty, language)
        if duty.request is None:
            return language.text(bare, where=place)
        return language.text(granted, where=place, request=terms.request(duty.request, language))

    return say_request


def _announce(duty: Duty, language: Language) -> str:
    score = scores.shown(duty.score or "?", duty.phase, language)
    if duty.box is not None:
        return language.text("Announce {where}: {score}", where=where(duty, language), score=score)
    return language.text(_ANNOUNCED.get(duty.phase, _ANNOUNCED_OTHERWISE), score=score)


def _money(worded: str, bare: str) -> Sayer:
    def say_money(duty: Duty, language: Language) -> str:
        place = where(duty, language)
        if duty.amount is None:
            return language.text(bare, where=place)
        amount = language.money(duty.amount)
        if duty.act == "pay" and duty.ratio is not None:
            ratio = terms.ratio(duty.ratio, language)
            return language.text("Pay {where}: {amount} at {ratio}", where=place, amount=amount, ratio=ratio)
        return language.text(worded, where=place, amount=amount)

    return say_money


def _draw(duty: Duty, language: Language) -> str:
    count = 1 if duty.count is None else duty.count
    if duty.phase in ("pok", "clearing"):
        return language.plural(
            "Complete the bank's hand to five: {n} card", "Complete the bank's hand to five: {n} cards", count
        )
    if duty.phase == "drawing":
        return language.plural("Draw {n} card face down", "Draw {n} cards face down", count)
    return language.plural("Draw {n} card for the bank", "Draw {n} cards for the bank", count)


def _burn(duty: Duty, language: Language) -> str:
    return language.plural("Burn {n} card", "Burn {n} cards", 1 if duty.count is None else duty.count)


def _turn(duty: Duty, language: Language) -> str:
    return language.text(_TURNED.get(duty.phase, _TURNED_OTHERWISE))


def _clear(duty: Duty, language: Language) -> str:
    if duty.box is not None:
        return language.text("Take the cards of {where}", where=where(duty, language))
    return language.text(_CLEARED.get(duty.what or "", _CLEARED_OTHERWISE))


def _simply(words: str) -> Sayer:
    return lambda duty, language: language.text(words)


_ANNOUNCED: Final[Mapping[Phase, str]] = {
    "bank": N_("Announce the bank: {score}"),
    "pok": N_("Announce POK: {score}"),
    "first-card": N_("Announce the first card: {score}"),
    "second-card": N_("Announce two cards: {score}"),
    "third-card": N_("Announce three cards: {score}"),
}
_ANNOUNCED_OTHERWISE: Final = N_("Announce {score}")
_TURNED: Final[Mapping[Phase, str]] = {
    "first-card": N_("Turn over the first card"),
    "second-card": N_("Turn over the second card"),
    "third-card": N_("Turn over the third card"),
    "opening": N_("Turn the cards face down"),
    "shuffling": N_("Turn the cards face down"),
}
_TURNED_OTHERWISE: Final = N_("Turn over a card")
_CLEARED: Final = {"players": N_("Take the players' cards"), "bank": N_("Burn the bank's cards")}
_CLEARED_OTHERWISE: Final = N_("Take the cards")
_SAYERS: Final[Mapping[ActName, Sayer]] = {
    "refuse-bet": _refuse_bet,
    "close-betting": _simply(N_("Close the bets")),
    "deal": _deal,
    "insure": _money(N_("Insure {where}: {amount}"), N_("Insure {where}")),
    "grant": _request(N_("Grant {where}: {request}"), N_("Grant {where}")),
    "refuse": _request(N_("Refuse {where}: {request}"), N_("Refuse {where}")),
    "announce": _announce,
    "collect": _money(N_("Collect {where}: {amount}"), N_("Collect {where}")),
    "return": _money(N_("Give back {where}: {amount}"), N_("Give back {where}")),
    "pay": _money(N_("Pay {where}: {amount}"), N_("Pay {where}")),
    "draw": _draw,
    "stand": _simply(N_("Stand: the bank draws no more")),
    "burn": _burn,
    "turn": _turn,
    "clear": _clear,
    "reshuffle": _simply(N_("Shuffle again: the red card is out")),
    **table_day.SAYERS,
}
