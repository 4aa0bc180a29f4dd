"""A mistake in words: what slipped, what was due, what it would have cost and whom, and the rule it rests on."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from trainer.duties import Duty
from trainer.grading.verdicts import Code, Mistake, Severity, Side
from trainer.wording import duties, scores, statements, terms
from trainer.wording.language import N_, Language

CODES: Final[Mapping[Code, str]] = {
    "wrong-score": N_("wrong score"),
    "missed-natural": N_("natural not seen"),
    "false-natural": N_("natural announced that is none"),
    "soft-as-hard": N_("ace counted one way only"),
    "wrong-amount": N_("wrong amount"),
    "paid-loser": N_("loser paid"),
    "took-winner": N_("winner's stake taken"),
    "took-tie": N_("stake of a tie taken"),
    "paid-tie": N_("tie paid"),
    "returned-loser": N_("loser's stake given back"),
    "returned-winner": N_("winner not paid, stake given back"),
    "out-of-order": N_("out of order"),
    "missed": N_("not done"),
    "extra": N_("not called for"),
    "wrongly-granted": N_("granted against the rules"),
    "wrongly-refused": N_("refused against the rules"),
    "drew-too-far": N_("the bank drew where it must stand"),
    "stood-too-soon": N_("the bank stood where it must draw"),
}
SEVERITIES: Final[Mapping[Severity, str]] = {
    "speech": N_("fault of speech"),
    "order": N_("fault of order"),
    "procedure": N_("fault of procedure"),
    "money": N_("fault of money"),
}
_COSTS: Final[Mapping[Side, str]] = {
    "house": N_("{amount} lost by the house"),
    "player": N_("{amount} lost by the player"),
}


class Explanation(Struct, frozen=True):
    """A mistake in words; what does not apply is None. `citation` is short (`P21-41, art. 15`), `rule` a sentence."""

    slip: str
    due: str | None = None
    cost: str | None = None
    citation: str | None = None
    rule: str | None = None


def explain(mistake: Mistake, language: Language, deed: Duty | None = None) -> Explanation:
    """The mistake in words; `deed` is what was done, where something was."""
    expected = mistake.expected
    rule = expected.rule if expected is not None else None
    known = rule if rule in statements.STATEMENTS else None
    return Explanation(
        slip=slip(mistake, language, deed),
        due=None if expected is None else duties.say(expected, language),
        cost=cost(mistake, language),
        citation=None if known is None else statements.cite(known, language),
        rule=None if known is None else statements.words(known, language),
    )


def code(name: Code, language: Language) -> str:
    """A kind of mistake, as a heading for a count of them."""
    return language.text(CODES[name])


def severity(name: Severity, language: Language) -> str:
    """How grave a mistake is."""
    return language.text(SEVERITIES[name])


def cost(mistake: Mistake, language: Language) -> str | None:
    """What the mistake would have cost and whom, or None where no money is lost."""
    if not mistake.cost or mistake.against is None:
        return None
    return language.text(_COSTS[mistake.against], amount=language.money(mistake.cost))


def slip(mistake: Mistake, language: Language, deed: Duty | None = None) -> str:
    """What went wrong, and where: `Wrong amount: box 3, hand 1, seated player`."""
    what = terms.capitalised(language.text(CODES[mistake.code]))
    about = _about(mistake, language, deed)
    return language.text("{slip}: {about}", slip=what, about=about) if about else what


def _about(mistake: Mistake, language: Language, deed: Duty | None) -> str:
    if mistake.code == "missed" and mistake.expected is not None:
        return duties.say(mistake.expected, language)
    if deed is None:
        return "" if mistake.expected is None else duties.where(mistake.expected, language)
    if mistake.code in ("out-of-order", "extra", "wrongly-granted", "wrongly-refused"):
        return duties.say(deed, language)
    if mistake.code == "wrong-amount" and deed.amount is not None:
        return language.text(
            "{amount} for {where}", amount=language.money(deed.amount), where=duties.where(deed, language)
        )
    if deed.act == "announce" and deed.score is not None:
        return scores.shown(deed.score, deed.phase, language)
    return duties.where(deed, language)
