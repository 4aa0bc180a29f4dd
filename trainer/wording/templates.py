"""What the files to begin with say: their comments, and the titles and notes of their rounds."""

from collections.abc import Mapping
from typing import Final

from trainer.wording.language import N_, Language

_WORDS: Final[Mapping[str, str]] = {
    "intro": N_(
        "A scenario: the facts of some rounds at the table. What the croupier must do is never written, it is derived "
        "from the rules. Change what you like; `croupier check` says what is wrong, and where."
    ),
    "editors": N_(
        "An editor that knows the schema completes and checks this file as it is typed: "
        "`croupier schema -o croupier.schema.json`, and as the first line here `#:schema ./croupier.schema.json`."
    ),
    "title": N_("First rounds"),
    "rules": N_(
        "poker21, poker21-circle, blackjack, paire-poker, or a house's own rules file beside this one: "
        '"our-circle.toml".'
    ),
    "texts": N_("Title, and what the lesson is for, in both languages, where both are wanted:"),
    "limits": N_("The limits shown at the table. An amount has a point before its cents: 2.5 is two and a half."),
    "limits-pok": N_(
        "`maximum` is for all “21” stakes on one hand together: 20, 50, 100 or 200 times the minimum. "
        "`pok_maximum` is at most 10 times the minimum."
    ),
    "limits-21": N_("`maximum` is for all stakes on one hand together: 20, 50, 100 or 200 times the minimum."),
    "limits-fixed": N_("The rules fix them: of every bet, of a main bet, of an optional bet."),
    "round": N_("Every round begins with [[rounds]]. Its `note` is for the trainee."),
    "bank-pok": N_("`bank` is every card the bank takes, in order, those it draws for POK included."),
    "bank-blackjack": N_("`bank` is every card the bank takes, in order; one alone where no hand is left to play for."),
    "three-cards": N_("`cards` are the first, the second and the third card; the burnt one is not written."),
    "cards": N_(
        "A card is its rank, A 2 3 … 9 T J Q K, and its suit: s spades, h hearts, d diamonds, c clubs. "
        "Only Pair'e Poker has the `joker`."
    ),
    "box": N_(
        "Every box of the round begins with [[rounds.boxes]]: its number, 1 to 7 from the croupier's left, its stakes, "
        "and its hand. A hand is two cards, then what the player asks, each card that he is given behind the word."
    ),
    "end": N_(
        "A hand ends with `stand`, or by itself: bust, at 21, doubled or surrendered. Then no `stand` is written, "
        "and a natural such as this one is finished as dealt."
    ),
    "double": N_("`double` brings one card and ends the hand."),
    "double-totals": N_("`double` brings one card and ends the hand. The circle grants it on 9, 10 or 11."),
    "split": N_(
        "`split` brings two hands in brackets, in the order they are played. Each begins with its card of the pair."
    ),
    "split-again": N_("A hand in brackets may be split again: four hands a box at most. Split aces get one card each."),
    "split-rank": N_("The circle splits cards of one rank alone. Split aces get one card each."),
    "refused": N_("What the rules refuse is written without a card: here the second `hit`, at 21."),
    "notes": N_("A note may be in both languages: `note.fr` and `note.en` instead of `note`."),
    "red-card": N_("The red card came out during this round:"),
    "surrender": N_("`surrender` is asked first, or not at all."),
    "refused-surrender": N_("The circle knows no `surrender`: it is refused, and the hand goes on."),
    "standing": N_(
        "Who stands behind the seat and stakes on its hand: how much, whether he follows a double or a split, "
        "and his POK stake if he has one."
    ),
    "standing-blackjack": N_(
        "Who stands behind the seat and stakes on its hand: how much, and whether he follows a double or a split."
    ),
    "offer": N_(
        "What was first put down, and has to be refused; what lies on the table afterwards is written as ever."
    ),
    "offer-no-pok": N_("Here POK was missing."),
    "offer-below": N_("Here the stake was below the minimum."),
    "offer-felt": N_("Here the felt has no such cheval, and the other stake is above the maximum."),
    "insurance": N_(
        "A house that insures says so in its rules file, `insurance = true`; there a box may have `insurance = 25`, "
        "at most half its stake, against an ace of the bank."
    ),
    "player": N_(
        "Every player begins with [[rounds.players]]: his number, 1 to 5, and his bets in the order he placed them."
    ),
    "main-bets": N_(
        "Main bets are on the first card, and one at least is compulsory: `red` or `black`, a value, or values that "
        "lie together on the felt: cheval 2-8, transversale 7-K-joker, carré 2-3-8-9."
    ),
    "optional-bets": N_("Optional bets: a pair of one value, any pair, and a poker hand of the three cards."),
    "first-note": N_("A hand that draws, one that stands, and a natural"),
    "second-note": N_("A double, a split, and a card asked for in vain"),
    "third-note": N_("Standing players, a wrong offer, and the red card"),
    "paire-first-note": N_("A pair, and a carré that wins"),
    "paire-second-note": N_("The joker: neither red nor black"),
}


def words(name: str, language: Language) -> str:
    """What a template has said by that name."""
    return language.text(_WORDS[name])


def names() -> frozenset[str]:
    """Everything that templates may have said."""
    return frozenset(_WORDS)
