"""Questions on what players ask: may they double, split, draw, surrender (P21-24 to 32)?"""

from collections.abc import Mapping
from random import Random
from typing import Final

from trainer.cards import DECK, RANKS
from trainer.duties import Request
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import best
from trainer.games.twentyone.requests import HandState, RefusalCode, refusal
from trainer.practice.questions.drawing import TENS, bank_of, dealt, one_box, ranks, taken
from trainer.practice.questions.question import Question, Value, named, yes_no
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.wording.language import N_
from trainer.wording.terms import REFUSALS

_DECIDES: Final[Mapping[RefusalCode, str]] = {
    "double-total": "double",
    "double-after-split": "double_after_split",
    "not-a-pair": "split",
    "too-many-splits": "max_splits",
    "resplit-aces": "resplit_aces",
}
"""The option by which a request is refused, where it is not the one that bears the request's name."""


def _asked(
    request: Request, text: str, hand: HandState, rules: TwentyOneRules, granted_by: str | None, **more: Value
) -> Question:
    """Whether the request is granted; `granted_by` is the option it then rests on, None for a card (P21-25)."""
    refused = refusal(request, hand, rules)
    option = granted_by if refused is None else _DECIDES.get(refused.code, granted_by)
    granted = "P21-25" if granted_by is None else rules.statements[granted_by]
    return Question(
        id=named(request, ranks(hand.cards), hand.splits, *more.values()),
        kind="yes-no",
        text=text,
        values={"hand": ranks(hand.cards), **more},
        answer=yes_no(refused is None),
        rule=granted if refused is None else refused.rule,
        option=option,
        because="" if refused is None else REFUSALS[refused.code],
    )


def doubling(rules: TwentyOneRules, random: Random) -> Question:
    """May this hand be doubled?"""
    first, second, bank = dealt(rules, random, 3)
    split = rules.max_splits > 0 and happens(random, 0.25)
    if split:
        text = N_("A hand that comes of a split is {hand}, and the player asks to double. Do you grant it?")
        state = HandState((first, second), bank, from_split=True, splits=1)
        return _asked("double", text, state, rules, "double_after_split")
    text = N_("The player has {hand} and asks to double. Do you grant it?")
    return _asked("double", text, HandState((first, second), bank), rules, "double")


def splitting(rules: TwentyOneRules, random: Random) -> Question | None:
    """May this hand be split? Mostly one that might."""
    alike = pick(random, RANKS)
    tens = shuffled(random, TENS)
    wanted = pick(
        random, ((alike, alike), (alike, alike), (tens[0], tens[1]), ("A", "A"), (alike, pick(random, RANKS)))
    )
    cards = taken(shuffled(random, DECK * rules.packs), (*wanted, pick(random, RANKS)))
    if len(cards) < 3:
        return None
    splits = between(random, 0, rules.max_splits) if happens(random, 0.5) else 0
    state = HandState(cards[:2], cards[2], from_split=splits > 0, splits=splits)
    granted_by = "resplit_aces" if state.split_ace else "split"
    if splits == 0:
        return _asked(
            "split", N_("The player has {hand} and asks to split. Do you grant it?"), state, rules, granted_by
        )
    text = N_(
        "Splits made at this box: {splits}. One of its hands is {hand}, and the player asks to split it. "
        "Do you grant it?"
    )
    return _asked("split", text, state, rules, granted_by, splits=splits)


def drawing(rules: TwentyOneRules, random: Random) -> Question | None:
    """May this hand have a card? Half of them may not."""
    cards = dealt(rules, random, between(random, 2, 4))
    if happens(random, 0.5):
        rest = 21 - best(cards)
        last = [card for card in shuffled(random, DECK) if best((*cards, card)) == 21] if rest > 0 else []
        cards = (*cards, *last[:1])
    if best(cards[:-1]) >= 21 or best(cards) > 21:
        return None
    state = HandState(cards, DECK[0])
    return _asked("hit", N_("The player has {hand} and asks for a card. Do you grant it?"), state, rules, None)


def drawing_to_split_ace(rules: TwentyOneRules, random: Random) -> Question | None:
    """May a split ace with its one card have another?"""
    cards = taken(shuffled(random, DECK * rules.packs), ("A", pick(random, RANKS)))
    if rules.max_splits == 0 or len(cards) < 2:
        return None
    text = N_("A split ace has been given its card, and is now {hand}. The player asks for another. Do you grant it?")
    return _asked("hit", text, HandState(cards, DECK[0], from_split=True, splits=1), rules, None)


def surrendering(rules: TwentyOneRules, random: Random) -> Question | None:
    """May this hand be surrendered? The bank often shows an ace, the player often has a natural or drew."""
    bank, *cards = dealt(rules, random, pick(random, (3, 3, 4)))
    if happens(random, 0.3):
        bank = taken(shuffled(random, DECK), ("A",))[0]
    if happens(random, 0.2):
        cards = list(taken(shuffled(random, DECK), ("A", pick(random, TENS))))
    if len(cards) > 2 and best(cards) > 20:
        return None
    text = N_("The bank shows {bank}. The player has {hand} and asks to surrender. Do you grant it?")
    state = HandState(tuple(cards), bank)
    return _asked("surrender", text, state, rules, "surrender", bank=(bank.rank,))


def surrender_moment(rules: TwentyOneRules, random: Random) -> Question:
    """When is a surrender answered? The round's duties say it."""
    pool = [card for card in shuffled(random, DECK) if card.rank not in ("A", "10", "J", "Q", "K")]
    hand = Hand(
        (pool[0], pool[1]), (Ask("surrender"), Ask("stand")) if rules.surrender == "off" else (Ask("surrender"),)
    )
    due = duties(one_box(hand, 1000, bank_of(pool[2:], rules), rules), rules)
    phases = [duty.phase for duty in due if duty.act == "grant"]
    return Question(
        id=named("surrender-moment"),
        kind="choice",
        text=N_("The bank shows no ace. When may a player surrender a hand that is no natural?"),
        values={},
        answer="never" if not phases else "window" if phases[0] == "surrender" else "own-turn",
        rule=rules.statements["surrender"],
        choices=("window", "own-turn", "never"),
        option="surrender",
    )
