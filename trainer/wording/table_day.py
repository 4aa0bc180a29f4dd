"""The duties of the table's day in words: packs, piles, cuts, the red card, the shoe.

>>> from trainer.wording.language import load
>>> SAYERS["report"](Duty("opening", "report", what="missing Qh", pack=3), load("en"))
'Report pack 3: Q♥ is missing'
"""

from collections.abc import Callable, Mapping
from typing import Final

from trainer.duties import ActName, Duty
from trainer.games.day.packs import ALL_WELL, DefectKind, parse_defect
from trainer.wording import terms
from trainer.wording.language import N_, Language

Sayer = Callable[[Duty, Language], str]


def _count(duty: Duty, language: Language) -> str:
    if duty.count is None:
        return language.text("Count the cards")
    return language.text("Count the cards: {count}", count=language.number(duty.count))


def _report(duty: Duty, language: Language) -> str:
    if duty.what == ALL_WELL:
        return language.text("Report that all is well")
    defect = parse_defect(duty.what or "", duty.pack or 0)
    if defect is None:
        what = terms.printable(duty.what or "?")
        return language.text("Report pack {pack}: {what}", pack=duty.pack or "?", what=what)
    return language.text(_DEFECTS[defect.kind], pack=duty.pack or "?", card=language.card(defect.card))


def _pile(duty: Duty, language: Language) -> str:
    if duty.count is None or duty.most is not None:
        return language.text("Part the cards into several piles")
    return language.plural("Part the cards into {n} pile", "Part the cards into {n} piles", duty.count)


def _shuffle(duty: Duty, language: Language) -> str:
    return language.text(_SHUFFLED.get(duty.what or "", _SHUFFLED_OTHERWISE))


def _cut(duty: Duty, language: Language) -> str:
    if duty.what == "piles" and duty.count is not None:
        return language.plural("Cut each pile {n} time", "Cut each pile {n} times", duty.count)
    return language.text(_CUT.get(duty.what or "", _CUT_OTHERWISE))


def _place_red_card(duty: Duty, language: Language) -> str:
    if duty.count is None:
        return language.text("Place the red card")
    if duty.most is not None:
        return language.text(
            "Place the red card with {least} to {most} cards behind it",
            least=language.number(duty.count),
            most=language.number(duty.most),
        )
    return language.plural(
        "Place the red card with {n} card behind it", "Place the red card with {n} cards behind it", duty.count
    )


def _split_stub(duty: Duty, language: Language) -> str:
    if duty.count is None:
        return language.text("Part the undealt cards")
    return language.plural("Leave the undealt cards in {n} part", "Part the undealt cards in {n}", duty.count)


def _insert(duty: Duty, language: Language) -> str:
    if duty.count is None:
        return language.text("Put the undealt cards into the burnt pile")
    return language.plural(
        "Put the undealt cards into the burnt pile at {n} place",
        "Put the undealt cards into the burnt pile at {n} places",
        duty.count,
    )


def _simply(words: str) -> Sayer:
    return lambda duty, language: language.text(words)


_DEFECTS: Final[Mapping[DefectKind, str]] = {
    "missing": N_("Report pack {pack}: {card} is missing"),
    "double": N_("Report pack {pack}: {card} is there twice"),
    "back": N_("Report pack {pack}: {card} has the wrong back"),
}
_SHUFFLED: Final = {"piles": N_("Shuffle each pile"), "all": N_("Shuffle all the cards together")}
_SHUFFLED_OTHERWISE: Final = N_("Shuffle the cards")
_CUT: Final = {
    "piles": N_("Cut each pile"),
    "whole": N_("Cut the whole"),
    "last": N_("Have a player make the last cut"),
}
_CUT_OTHERWISE: Final = N_("Cut the cards")
SAYERS: Final[Mapping[ActName, Sayer]] = {
    "spread": _simply(N_("Spread the packs face up")),
    "count": _count,
    "check": _simply(N_("Check each pack, cards and backs")),
    "report": _report,
    "pile": _pile,
    "shuffle": _shuffle,
    "cut": _cut,
    "place-red-card": _place_red_card,
    "load": _simply(N_("Load the shoe")),
    "finish-round": _simply(N_("Put the red card aside and finish the round")),
    "split-stub": _split_stub,
    "insert": _insert,
    "stop": _simply(N_("Stop play")),
    "call-chief": _simply(N_("Call the table chief")),
}
"""What each act of the day asks for, as an order."""
