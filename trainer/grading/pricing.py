"""What a slip is called, how grave it is, what it would have cost and whom."""

from typing import Final

from trainer.duties import MONEY_ACTS, ActName, Duty
from trainer.grading.verdicts import Code, Mistake, Severity, Side

_WRONG_ACT: Final[dict[tuple[ActName, ActName], tuple[Code, Side]]] = {
    ("collect", "pay"): ("paid-loser", "house"),
    ("collect", "return"): ("returned-loser", "house"),
    ("pay", "collect"): ("took-winner", "player"),
    ("pay", "return"): ("returned-winner", "player"),
    ("return", "collect"): ("took-tie", "player"),
    ("return", "pay"): ("paid-tie", "house"),
}
"""By the act due and the act done."""


def other_than_due(deed: Duty, duty: Duty) -> Mistake:
    """The mistake of an act that answers `duty` but is not what it asked for."""
    if deed.act in MONEY_ACTS and duty.act in MONEY_ACTS:
        return _wrong_money(deed, duty) if deed.act == duty.act else _wrong_act(deed, duty)
    if deed.act == "announce":
        return Mistake(_score_code(deed.score, duty.score or ""), "speech", duty)
    if deed.act == "refuse-bet":
        return Mistake("wrongly-refused", "speech", duty)
    if duty.act in ("grant", "refuse"):
        return Mistake("wrongly-granted" if duty.act == "refuse" else "wrongly-refused", "procedure", duty)
    if (duty.act, deed.act) == ("draw", "stand"):
        return Mistake("stood-too-soon", "procedure", duty)
    if deed.act == "draw" and (duty.act == "stand" or (duty.phase, duty.act) == ("pok", "burn")):
        return Mistake("drew-too-far", "procedure", duty)
    if {deed.act, duty.act} == {"draw", "burn"}:
        return Mistake("missed", "procedure", duty)
    return Mistake("wrong-amount", "procedure", duty)


def _score_code(said: str | None, due: str) -> Code:
    if due == "natural":
        return "missed-natural"
    if said == "natural":
        return "false-natural"
    return "soft-as-hard" if said in due.split("/") else "wrong-score"


def _wrong_money(deed: Duty, duty: Duty) -> Mistake:
    due, done = duty.amount or 0, deed.amount or 0
    to_player = duty.act != "collect"
    against: Side = "house" if (done > due) == to_player else "player"
    return Mistake("wrong-amount", "money", duty, abs(done - due), against)


def _wrong_act(deed: Duty, duty: Duty) -> Mistake:
    code, against = _WRONG_ACT[duty.act, deed.act]
    due, done = duty.amount or 0, deed.amount or 0
    cost = {
        "paid-loser": due + done,
        "returned-loser": due,
        "took-winner": due + done,
        "returned-winner": due,
        "took-tie": due,
        "paid-tie": done,
    }[code]
    return Mistake(code, "money", duty, cost, against)


def never_done(duty: Duty) -> Mistake:
    """The mistake of a duty that no act answered."""
    if duty.act == "refuse-bet":
        return Mistake("wrongly-granted", "procedure", duty)
    if duty.act in MONEY_ACTS:
        return Mistake("missed", "money", duty, duty.amount, "house" if duty.act == "collect" else "player")
    return Mistake("missed", "speech" if duty.act == "announce" else "procedure", duty)


def not_asked_for(deed: Duty) -> Mistake:
    """The mistake of an act that answers no duty."""
    if deed.act == "refuse-bet":
        return Mistake("wrongly-refused", "procedure")
    if deed.act in MONEY_ACTS:
        return Mistake("extra", "money", None, deed.amount or 0, "player" if deed.act == "collect" else "house")
    severity: Severity = "speech" if deed.act == "announce" else "procedure"
    return Mistake("extra", severity)
