"""The rules as numbered statements, in the project's own words, and where each comes from.

>>> from trainer.wording.language import load
>>> cite("P21-41", load("en")), cite("P21-38", load("en"))
('P21-41, art. 15', 'P21-38')
>>> statement("P21-38").origin
'default'
"""

from collections.abc import Mapping
from typing import Final

from trainer.rules.ruleset import HOUSE
from trainer.wording.decree import POKER21, Origin, Statement
from trainer.wording.language import N_, Language


def statement(identifier: str) -> Statement:
    """The statement of that number (`P21-41`). Raises KeyError where there is none."""
    return STATEMENTS[identifier]


def cite(identifier: str, language: Language) -> str:
    """How feedback cites a statement: its number and, where it has one, the article of the source."""
    if identifier == HOUSE:
        return language.text("house rule")
    found = STATEMENTS.get(identifier)
    if found is None or found.article is None:
        return identifier
    return language.text("{statement}, art. {article}", statement=identifier, article=found.article)


def words(identifier: str, language: Language) -> str:
    """What a statement says, in the language."""
    return language.text(statement(identifier).text)


def origin(identifier: str, language: Language) -> str:
    """Where a statement comes from, in the language."""
    return language.text(_ORIGINS[statement(identifier).origin])


_ORIGINS: Final[Mapping[Origin, str]] = {
    "source": N_("the source's own rule"),
    "default": N_("a default where the source is silent"),
    "mixed": N_("the source's rule, with a default where it is silent"),
    "house": N_("the house's own rule"),
}

_CIR: Final = (
    Statement("CIR-1", N_("In the circle there is no surrender and no insurance.")),
    Statement("CIR-2", N_("In the circle only 9, 10 or 11 in the first two cards may be doubled.")),
    Statement("CIR-3", N_("In the circle only two cards of the same rank may be split.")),
    Statement("CIR-4", N_("In the circle a natural is paid 2 to 1, and loses to a natural of the bank.")),
    Statement(
        "CIR-5",
        N_(
            "In the circle a 21 in two cards of a split hand is an ordinary 21: paid 1 to 1, "
            "a tie with a drawn 21 of the bank, lost against its natural."
        ),
    ),
    Statement(
        "CIR-6",
        N_("In the circle POK pays from a pair of tens. Each circle has its pay table; by default the decree's."),
        origin="mixed",
    ),
)

_BJ: Final = (
    Statement("BJ-1", N_("Blackjack is played without POK.")),
    Statement(
        "BJ-2",
        N_(
            "At Blackjack a natural is paid 3 to 2; a natural of the bank takes all but naturals, which tie "
            "and get their stake back."
        ),
        origin="default",
    ),
    Statement(
        "BJ-3",
        N_(
            "Where a house offers insurance, a bank's ace may be insured against for half the stake at most, "
            "paid 2 to 1. By default there is none."
        ),
        origin="default",
    ),
)

_PP: Final = (
    Statement(
        "PP-1",
        N_(
            "Five players at most, each with chips of his own colour; 54 cards, two of them jokers, "
            "shuffled before every round. A table chief watches."
        ),
        "55-24",
        "mixed",
    ),
    Statement(
        "PP-2",
        N_(
            "The felt has the cells of the third, second and first card from left to right, a row of 15 pair values, "
            "14 values of the first card, and four cells a player: red, black, any pair, poker hand."
        ),
        "55-24",
    ),
    Statement(
        "PP-3",
        N_(
            "A main bet on the first card's colour or value is compulsory; "
            "optional bets without a main bet are refused."
        ),
        "55-24",
    ),
    Statement(
        "PP-4",
        N_(
            "The values lie in two rows, 2 to 7 above 8 to K, with the ace and the joker at the ends. "
            "A cheval covers two neighbours, a carré four; the transversales are A-2-8 and 7-K-joker only."
        ),
        "55-24",
    ),
    Statement("PP-5", N_("One card is burnt, then three are drawn face down into their cells, in order."), "55-24"),
    Statement(
        "PP-6",
        N_(
            "Each card in turn is turned over and announced, and the bets it loses are collected. "
            "Winners are paid only after the third, in the same order."
        ),
        "55-24",
    ),
    Statement(
        "PP-7",
        N_(
            "First card: colour 1 to 1 (a joker has none), joker straight up 25, another value 12, cheval 5, "
            "7-K-joker 4, A-2-8 3, carré 2."
        ),
        "55-24",
    ),
    Statement(
        "PP-8",
        N_(
            "Pair value: jokers 500 to 1, another value 100; any pair: jokers 50, others 16. "
            "A joker stands for no other card here."
        ),
        "55-24",
    ),
    Statement(
        "PP-9",
        N_(
            "Poker hand: pair of jokers 100 to 1, mini royal 50, straight flush 25, three of a kind 10, straight 3, "
            "flush 2. A joker stands for the card that pays best; two jokers are always their pair."
        ),
        "55-24",
    ),
    Statement("PP-10", N_("Every bet is 2 at least; a main bet 10 at most, an optional bet 2."), "55-24-1"),
    Statement(
        "PP-11",
        N_("Among the bets that one card decides, the order is free; the key goes from player 5 to player 1."),
        origin="default",
    ),
)

_HOUSE: Final = Statement(HOUSE, N_("The house's own rules file says so."), origin="house")

STATEMENTS: Final[Mapping[str, Statement]] = {found.id: found for found in (*POKER21, *_CIR, *_BJ, *_PP, _HOUSE)}
"""Every statement by its number, in the order of the rules; last, what a house's own file says."""
