"""A ruleset in words: what each option is called, what its value means, and whose word it is.

>>> from trainer.rules import preset
>>> from trainer.wording.language import load
>>> circle = preset("poker21-circle")
>>> value("double", circle, load("en")), value("natural_tie", circle, load("en"))
('on 9, 10 or 11 in the first two cards', 'the bank wins')
>>> origin("double", circle), origin("max_splits", circle), origin("settlement", circle)
('source', 'default', 'default')
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal

from trainer.duties import Phase
from trainer.games.paire_poker.hands import POKER_HANDS
from trainer.games.twentyone.pok import POK_HANDS
from trainer.rules import HOUSE, PairePokerRules, Rules, TwentyOneRules
from trainer.rules.paire_poker import MONEY_KEYS
from trainer.wording import scores, terms
from trainer.wording.language import N_, Language
from trainer.wording.statements import STATEMENTS

WhoseWord = Literal["source", "default", "house"]

PRESETS: Final[Mapping[str, str]] = {
    "poker21": N_("Poker 21 as the French decree has it"),
    "poker21-circle": N_("Poker 21 as gaming circles play it"),
    "blackjack": N_("Blackjack as the clubs of Paris play it"),
    "paire-poker": N_("Pair'e Poker as the French decree has it"),
}
"""What each preset is."""
OPTIONS: Final[Mapping[str, str]] = {
    "packs": N_("packs in the shoe"),
    "seats": N_("boxes"),
    "standing_per_seated": N_("standing players"),
    "pok": N_("POK"),
    "pok_maximum_times": N_("POK maximum"),
    "maximum_times": N_("“21” maximum"),
    "surrender": N_("surrendering a hand"),
    "double": N_("doubling"),
    "double_after_split": N_("doubling a split hand"),
    "split": N_("splitting"),
    "max_splits": N_("splits of one box"),
    "resplit_aces": N_("splitting split aces"),
    "bank_draws_without_live_hand": N_("bank with no live hand left"),
    "insurance": N_("insuring against an ace"),
    "natural": N_("a natural is paid"),
    "natural_tie": N_("natural against natural"),
    "settlement": N_("settlement"),
    "pok_survives_bust": N_("POK of a bust or surrendered hand"),
    "pok_pair_from": N_("lowest pair that POK pays"),
    "pok_pays": N_("POK pays, to one"),
    "burn": N_("cards burnt before the first deal"),
    "stub": N_("cards behind the red card"),
    "chips": N_("chips and plaques"),
    "players": N_("players"),
    "jokers": N_("jokers in the pack"),
    "minimum": N_("minimum of any bet"),
    "main_maximum": N_("maximum of a main bet"),
    "optional_maximum": N_("maximum of an optional bet"),
    "colour": N_("colour of the first card"),
    "straight_up": N_("straight up, on one value"),
    "straight_up_joker": N_("joker straight up"),
    "cheval": N_("cheval, on two values"),
    "transversale_ace": N_("transversale with the ace"),
    "transversale_joker": N_("transversale with the joker"),
    "carre": N_("carré, on four values"),
    "pair": N_("pair of a value"),
    "pair_joker": N_("pair of jokers"),
    "any_pair": N_("any pair"),
    "any_pair_joker": N_("any pair, when it is the jokers"),
    "poker_hand": N_("poker hand pays, to one"),
}
"""What each option of a ruleset is called."""

_FLAGS: Final[Mapping[str, tuple[str, str]]] = {
    "pok": (N_("played with every “21” stake, and compulsory"), N_("not played")),
    "double_after_split": (N_("allowed"), N_("refused")),
    "resplit_aces": (N_("allowed"), N_("refused")),
    "bank_draws_without_live_hand": (N_("draws all the same"), N_("draws nothing for “21”")),
    "insurance": (
        N_("against a bank's ace, for half the stake at most, paid 2 to 1"),
        N_("none"),
    ),
    "pok_survives_bust": (N_("stays in play"), N_("collected at once")),
}
_CHOICES: Final[Mapping[tuple[str, str], str]] = {
    ("surrender", "table"): N_("the whole table is asked before any third card, unless the bank shows an ace"),
    ("surrender", "hand"): N_("each player may when his hand's turn comes, unless the bank shows an ace"),
    ("surrender", "off"): N_("none"),
    ("double", "any"): N_("on any first two cards below 21"),
    ("split", "value"): N_("two cards of one value, a king with a ten as well"),
    ("split", "rank"): N_("two cards of one rank only"),
    ("natural_tie", "push"): N_("a tie, the stake is given back"),
    ("natural_tie", "bank"): N_("the bank wins"),
    ("settlement", "two-pass"): N_("every loser from right to left, then every winner and tie"),
    ("settlement", "one-pass"): N_("from right to left, each stake collected, paid or given back as it comes"),
    ("standing_per_seated", "any"): N_("as many as a seated player consents to"),
}
_POK_OPTIONS: Final = ("pok_maximum_times", "pok_survives_bust", "pok_pair_from", "pok_pays")
_SILENT: Final[Mapping[str, frozenset[str]]] = {
    "CIR": frozenset(
        ("seats", "standing_per_seated", "pok_maximum_times", "maximum_times", "max_splits", "burn", "stub")
    ),
    "BJ": frozenset(("packs", "pok_maximum_times", "maximum_times", "burn", "stub")),
}
"""What the page on the circle and the one on Blackjack do not say, so that the decree's word is their default."""
_OF_MIXED: Final[Mapping[tuple[str, str], WhoseWord]] = {
    ("P21-24", "surrender"): "source",
    ("P21-26", "pok_survives_bust"): "default",
    ("P21-29", "max_splits"): "source",
    ("P21-29", "resplit_aces"): "default",
    ("CIR-6", "pok_pair_from"): "source",
    ("CIR-6", "pok_pays"): "default",
    ("PP-1", "players"): "source",
    ("PP-1", "jokers"): "source",
}
"""Of statements that are a source's word in part, which options rest on that part."""
_WHOSE: Final[Mapping[WhoseWord, str]] = {
    "source": N_("the source"),
    "default": N_("default, source silent"),
    "house": N_("the house"),
}


def name(option: str, language: Language) -> str:
    """What an option is called."""
    return language.text(OPTIONS[option])


def value(option: str, rules: Rules, language: Language) -> str:
    """What the ruleset says for an option."""
    if isinstance(rules, PairePokerRules):
        return _paire_value(option, rules, language)
    if option in _POK_OPTIONS and not rules.pok:
        return language.text("of no account without POK")
    found: object = getattr(rules, option)
    if isinstance(found, bool):
        return language.text(_FLAGS[option][0 if found else 1])
    if isinstance(found, str) and (option, found) in _CHOICES:
        return language.text(_CHOICES[option, found])
    return _SAYERS[option](rules, language)


def whose(word: WhoseWord, language: Language) -> str:
    """Whose word an option is, in words."""
    return language.text(_WHOSE[word])


def origin(option: str, rules: Rules) -> WhoseWord:
    """Whether an option is the word of the source, a default where that is silent, or the house's own."""
    identifier = rules.statements.get(option, HOUSE)
    found = STATEMENTS.get(identifier)
    if found is None or found.origin == "house":
        return "house"
    if identifier.startswith("P21-") and option in _SILENT.get(_page(rules), ()):
        return "default"
    return _OF_MIXED.get((identifier, option), "default") if found.origin == "mixed" else found.origin


def _page(rules: Rules) -> str:
    """The source a ruleset follows before all, by what it cites: `CIR`, `BJ`, `P21` or `PP`.

    That there is no insurance only Blackjack's statements say, and Poker 21 cites them for it.
    """
    cited = [identifier for option, identifier in rules.statements.items() if option != "insurance"]
    return next((page for page in ("CIR", "BJ", "PP") if any(one.startswith(f"{page}-") for one in cited)), "P21")


def _one_of(words: Sequence[str], language: Language) -> str:
    """`9, 10 or 11`."""
    *others, last = words
    return language.text("{others} or {last}", others=", ".join(others), last=last) if others else last


def _standing(rules: TwentyOneRules, language: Language) -> str:
    most = rules.standing_per_seated
    return language.text("{most} at most with a seated player", most=most) if most else language.text("none")


def _double(rules: TwentyOneRules, language: Language) -> str:
    if not rules.double:
        return language.text("none")
    totals = _one_of([str(total) for total in sorted(rules.double)], language)
    return language.text("on {totals} in the first two cards", totals=totals)


def _splits(rules: TwentyOneRules, language: Language) -> str:
    if rules.max_splits == 0:
        return language.text("none")
    return language.text("{splits} at most, so {hands} hands", splits=rules.max_splits, hands=rules.max_splits + 1)


def _times(times: Sequence[int], language: Language) -> str:
    multiples = [language.number(multiple) for multiple in times]
    return language.text("{times} times the minimum", times=_one_of(multiples, language))


def _pays(pays: Mapping[str, int], hands: Iterable[str], phase: Phase, language: Language) -> str:
    """The pay table in the order of `hands`, and those of them that it leaves out."""
    words = {hand: language.text("pair") if hand == "pair" else scores.said(hand, phase, language) for hand in hands}
    paid = [f"{word} {language.number(pays[hand])}" for hand, word in words.items() if hand in pays]
    unpaid = [word for hand, word in words.items() if hand not in pays]
    said = ", ".join(paid) or language.text("nothing")
    return language.text("{paid}; not: {unpaid}", paid=said, unpaid=", ".join(unpaid)) if unpaid else said


_SAYERS: Final[Mapping[str, Callable[[TwentyOneRules, Language], str]]] = {
    "packs": lambda rules, language: language.plural("{n} pack of 52 cards", "{n} packs of 52 cards", rules.packs),
    "seats": lambda rules, language: language.number(rules.seats),
    "standing_per_seated": _standing,
    "pok_maximum_times": lambda rules, language: language.text(
        "at most {times}", times=_times([rules.pok_maximum_times], language)
    ),
    "maximum_times": lambda rules, language: _times(rules.maximum_times, language),
    "double": _double,
    "max_splits": _splits,
    "natural": lambda rules, language: terms.ratio(str(rules.natural), language),
    "pok_pair_from": lambda rules, language: terms.pair(rules.pok_pair_from, language),
    "pok_pays": lambda rules, language: _pays(dict(rules.pok_pays.items()), POK_HANDS, "pok", language),
    "burn": lambda rules, language: language.number(rules.burn),
    "stub": lambda rules, language: language.text("about {cards} at least", cards=rules.stub),
    "chips": lambda rules, language: ", ".join(map(language.money, rules.chips)) or language.text("none"),
}
"""How the values are said that are neither yes or no nor one of a few words."""


def _paire_value(option: str, rules: PairePokerRules, language: Language) -> str:
    if option == "poker_hand":
        return _pays(dict(rules.poker_hand.items()), POKER_HANDS, "third-card", language)
    number: int = getattr(rules, option)
    if option in MONEY_KEYS:
        return language.money(number)
    return language.number(number) if option in ("players", "jokers") else terms.ratio(f"{number}:1", language)
