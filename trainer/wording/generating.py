"""What generated rounds say of themselves: in the file, where they speak both languages, and where one asks for them.

>>> from trainer.wording.language import load
>>> title("pok-full-house", load("en")), says("ties", load("en"))
('POK: full house', "A hand has the bank's total: its stake is given back.")
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec import Struct, toml

from trainer.duties import Duty
from trainer.games.paire_poker.facts import PaireRound
from trainer.games.paire_poker.hands import poker_score
from trainer.games.twentyone.bank import cards_played
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.hands import bank_score
from trainer.games.twentyone.pok import pok_ratio
from trainer.rules import PairePokerRules, Rules, TwentyOneRules
from trainer.scenarios.generating import (
    CannotMakeError,
    Generated,
    LackCode,
    LackingError,
    Made,
    NotTogetherError,
    Order,
    TooFewBoxesError,
    shown_in,
)
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.texts import Text
from trainer.wording import scores, terms
from trainer.wording.language import LANGUAGES, N_, Language, load
from trainer.wording.visible import visible

Both = Mapping[str, str]
"""A text in each language."""

_MOST_SAID: Final = 3
"""So many places of a round are named for one thing it shows, and so many titles in a file's own."""
_LONGEST_AIM: Final = 700
_LACKS: Final[Mapping[LackCode, str]] = {
    "other-game": N_("{focus} is of another game than the rules {rules}."),
    "no-surrender": N_("{focus}: the rules {rules} know no surrender."),
    "no-splits": N_("{focus}: under the rules {rules} no hand is split."),
    "few-splits": N_("{focus}: under the rules {rules} a box may not be split so often."),
    "no-double": N_("{focus}: under the rules {rules} no two cards may be doubled."),
    "no-double-busts": N_("{focus}: on the totals that the rules {rules} double, no card makes the hand pass 21."),
    "no-pok": N_("{focus}: the rules {rules} have no POK."),
    "pok-not-paid": N_("{focus}: under the rules {rules} POK pays for no such hand."),
    "every-pair-paid": N_("{focus}: under the rules {rules} POK pays for every pair."),
    "packs": N_("{focus}: the packs of the rules {rules} do not hold such cards."),
    "nothing-odd": N_("{focus}: under the rules {rules} every natural is paid without the smallest chip."),
    "no-standing": N_("{focus}: under the rules {rules} nobody may stand behind a box."),
    "no-insurance": N_("{focus}: the rules {rules} know no insurance."),
    "jokers": N_("{focus}: the pack of the rules {rules} has not the jokers for it."),
    "hand-not-paid": N_("{focus}: under the rules {rules} no such poker hand is paid."),
}


class _FocusText(Struct, frozen=True, forbid_unknown_fields=True):
    title: Both
    says: Both
    note: Both


class _Texts(Struct, frozen=True, forbid_unknown_fields=True):
    file: Mapping[str, Both]
    focuses: Mapping[str, _FocusText]


class _Shown(NamedTuple):
    """A duty that shows something, and the round it is of."""

    duty: Duty
    facts: Round | PaireRound
    rules: Rules


@cache
def _texts() -> _Texts:
    return toml.decode(files("trainer.wording").joinpath("focuses.toml").read_bytes(), type=_Texts)


def _text_of(focus: str) -> tuple[_FocusText, str]:
    """A focus's texts, and the hand to be named in them where they are shared with other hands."""
    texts = _texts().focuses
    if focus in texts:
        return texts[focus], ""
    game, _, hand = focus.partition("-")
    return texts[f"{game}-hand"], hand


def _hand(focus: str, language: Language) -> str:
    hand = _text_of(focus)[1]
    if hand == "pair":
        return language.text("pair")
    return scores.said(hand, "third-card" if focus.startswith("pp-") else "pok", language)


def title(focus: str, language: Language) -> str:
    """What a focus is called, as a title."""
    return _text_of(focus)[0].title[language.code].format(hand=_hand(focus, language))


def says(focus: str, language: Language) -> str:
    """What a round of this focus shows, as a sentence."""
    return _text_of(focus)[0].says[language.code].format(hand=_hand(focus, language))


def scenario(generated: Generated, rules: Rules, order: Order) -> Scenario:
    """The scenario of generated rounds, with title, aim and notes in every language."""
    languages = [load(code) for code in LANGUAGES]
    texts: Mapping[str, Text] = {
        language.code: Text(_title(order, language), _aim(order, language)) for language in languages
    }
    notes: tuple[Both, ...] = tuple(
        {language.code: said for language in languages if (said := note(made, rules, language))}
        for made in generated.rounds
    )
    rounds = tuple(made.facts for made in generated.rounds)
    return Scenario(texts["en"].title, rules, generated.limits, rounds, texts, notes if any(notes) else ())


def _said(key: str, language: Language, **values: object) -> str:
    return _texts().file[key][language.code].format(**values)


def _title(order: Order, language: Language) -> str:
    titles = [title(focus, language) for focus in order.focuses]
    if len(titles) > _MOST_SAID:
        titles[_MOST_SAID - 1 :] = [_said("more", language, count=len(titles) - _MOST_SAID + 1)]
    return " · ".join(titles) or _said("title", language)


def _aim(order: Order, language: Language) -> str:
    """What each focus shows, as far as there is room, then what the rounds were made from."""
    made = _said("made", language, rounds=order.rounds, level=order.level, seed=order.seed)
    sentences: list[str] = []
    for focus in order.focuses:
        if sum(map(len, sentences)) < _LONGEST_AIM:
            sentences.append(says(focus, language))
    return " ".join([*sentences, made])


def note(made: Made, rules: Rules, language: Language) -> str:
    """What a round is for: where it shows each thing it was made for, or the titles of all it shows by chance.

    "" for a round that was made for nothing and shows nothing.
    """
    if not made.shown:
        titles = [title(focus, language) for focus in shown_in(made.facts, rules)]
        return _said("seen", language, titles=", ".join(titles)) if titles else ""
    return " ".join(
        sentence
        for focus, duties in made.shown.items()
        for sentence in _sentences(focus, [_Shown(duty, made.facts, rules) for duty in duties], language)
    )


def _sentences(focus: str, found: Sequence[_Shown], language: Language) -> Iterator[str]:
    text = _text_of(focus)[0].note[language.code]
    said = (text.format(**dict(_values(focus, shown, language))) for shown in found)
    yield from list(dict.fromkeys(said))[:_MOST_SAID]


def _values(focus: str, shown: _Shown, language: Language) -> Iterator[tuple[str, str]]:
    """What a note may name of the duty that shows its focus."""
    duty = shown.duty
    yield "place", _place(duty, language)
    yield "where", _where(shown, language)
    yield "hand", str(duty.hand) if duty.box is not None else _three_card_hand(shown, language)
    yield "amount", "" if duty.amount is None else language.money(duty.amount)
    yield "ratio", _ratio(shown, language)
    yield "score", "" if duty.score is None else scores.shown(duty.score, duty.phase, language)
    yield "acted", _said(duty.act, language) if duty.act in _texts().file else ""
    yield "request", "" if duty.request is None else terms.request(duty.request, language)
    yield "bet", "" if duty.bet is None else terms.bet(duty.bet, language)
    yield "reason", "" if duty.reason is None else terms.reason(duty.reason, language)
    yield "bettor", "" if duty.bettor is None else terms.bettor(duty.bettor, language)
    yield from _bank(shown, language)


def _place(duty: Duty, language: Language) -> str:
    if duty.player is not None:
        return _said("player", language, player=duty.player)
    return "" if duty.box is None else _said("box", language, box=duty.box)


def _where(shown: _Shown, language: Language) -> str:
    """The box, and the hand where it has more than one."""
    duty, facts = shown.duty, shown.facts
    if duty.hand is None or not isinstance(facts, Round):
        return _place(duty, language)
    box = next(box for box in facts.boxes if box.number == duty.box)
    if any(ask.hands for ask in box.hand.asks):
        return _said("hand", language, box=duty.box, hand=duty.hand)
    return _place(duty, language)


def _ratio(shown: _Shown, language: Language) -> str:
    duty, rules = shown.duty, shown.rules
    if duty.phase == "pok" and duty.score is not None and isinstance(rules, TwentyOneRules):
        paid = pok_ratio(duty.score, rules)
        return "" if paid is None else terms.ratio(str(paid), language)
    return "" if duty.ratio is None else terms.ratio(duty.ratio, language)


def _bank(shown: _Shown, language: Language) -> Iterator[tuple[str, str]]:
    """How many cards the bank played, and what it ended on."""
    if isinstance(shown.facts, Round):
        count = cards_played(shown.facts.bank) or 1
        yield "count", language.number(count)
        yield "bank", scores.shown(bank_score(shown.facts.bank[:count]), "bank", language)


def _three_card_hand(shown: _Shown, language: Language) -> str:
    facts, rules = shown.facts, shown.rules
    if not isinstance(facts, PaireRound) or not isinstance(rules, PairePokerRules):
        return ""
    return scores.said(poker_score(facts.cards, rules), "third-card", language)


def cannot(error: CannotMakeError, rules: Rules, order: Order, language: Language) -> str:
    """Why an order cannot be met, and what would be right."""
    name = visible(rules.name)
    match error:
        case LackingError():
            return language.text(_LACKS[error.code], focus=error.focus, rules=name)
        case TooFewBoxesError():
            return language.text(
                "{focuses} in one round take {needed} boxes; more boxes or {rounds} rounds would do.",
                focuses=", ".join(error.focuses), needed=error.needed, rounds=len(order.focuses),
            )  # fmt: skip
        case NotTogetherError() if len(error.focuses) > 1:
            return language.text(
                "No round was found that shows all of {focuses}; {rounds} rounds would do.",
                focuses=", ".join(error.focuses), rounds=len(order.focuses),
            )  # fmt: skip
        case NotTogetherError():
            return language.text("No round was found that shows {focus}.", focus=error.focuses[0])
        case _:
            return language.text("The limits and chips of the rules {rules} leave no stake.", rules=name)
