"""Questions on the bank's hand (P21-34 to 36, P21-44)."""

from collections.abc import Mapping
from random import Random
from typing import Final

from trainer.cards import DECK, Rank
from trainer.games.twentyone.bank import POK_CARDS, bank_duties, cards_played
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Ask, Hand
from trainer.games.twentyone.hands import BANK_STANDS_FROM, best
from trainer.practice.questions.drawing import bank_of, dealt, one_box, ranks, taken
from trainer.practice.questions.question import Question, named, yes_no
from trainer.rules import TwentyOneRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.wording.language import N_

_BANKS: Final[Mapping[int, tuple[Rank, ...]]] = {
    2: ("10", "7"),
    3: ("5", "2", "Q"),
    4: ("2", "3", "4", "8"),
    5: ("2", "3", "2", "3", "9"),
    6: ("2", "3", "2", "3", "4", "7"),
}
"""Banks that stand with so many cards."""


def bank_draws(rules: TwentyOneRules, random: Random) -> Question | None:
    """Does the bank draw or stand? Half of its hands hold an ace."""
    cards = list(dealt(rules, random, between(random, 2, 4)))
    if happens(random, 0.5):
        cards[-1] = taken(DECK, ("A",))[0]
        cards = shuffled(random, cards)
    if best(cards) > 21 or best(cards[:-1]) >= BANK_STANDS_FROM:
        return None
    *_, last = bank_duties(cards, rules)
    return Question(
        id=named("bank", ranks(cards)),
        kind="choice",
        text=N_("The bank has {hand}. Does it draw or stand?"),
        values={"hand": ranks(cards)},
        answer="draw" if cards_played(cards) is None else "stand",
        rule=last.rule or "P21-34",
        choices=("draw", "stand"),
    )


def bank_without_live_hand(rules: TwentyOneRules, random: Random) -> Question:
    """Does the bank draw when every hand is bust? The round's duties say it."""
    nine, eight, ten, *rest = taken(shuffled(random, DECK), ("9", "8", "10", "2", "5", "10", "7", "3"))
    bust = Hand((nine, eight), (Ask("hit", ten),))
    due = duties(one_box(bust, 1000, bank_of(rest, rules), rules), rules)
    return Question(
        id=named("no-live-hand"),
        kind="yes-no",
        text=N_("Every player's hand is bust or surrendered. Does the bank still play its hand for “21”?"),
        values={},
        answer=yes_no(any(duty.phase == "bank" for duty in due)),
        rule=rules.statements["bank_draws_without_live_hand"],
        option="bank_draws_without_live_hand",
    )


def cards_for_pok(rules: TwentyOneRules, random: Random) -> Question | None:
    """How many cards does POK still need, or leave over? The round's duties say it (P21-44)."""
    if not rules.pok:
        return None
    count = pick(random, tuple(_BANKS))
    stood = [card for card in DECK if card.rank == "9"][:2]
    bank = [*(taken((*DECK, *DECK), _BANKS[count])), *DECK[:POK_CARDS]]
    due = duties(one_box(Hand((stood[0], stood[1]), (Ask("stand"),)), 1000, bank_of(bank, rules), rules), rules)
    text = (
        N_("The bank stands with {count} cards. How many does it draw for POK?")
        if count <= POK_CARDS
        else N_("The bank stands with {count} cards. How many of them are burnt for POK?")
    )
    moved = next((duty for duty in due if duty.phase == "pok" and duty.act in ("draw", "burn")), None)
    return Question(
        id=named("cards-for-pok", count),
        kind="choice",
        text=text,
        values={"count": count},
        answer=str(moved.count if moved else 0),
        rule=(moved and moved.rule) or "P21-44",
        choices=("0", "1", "2", "3"),
    )
