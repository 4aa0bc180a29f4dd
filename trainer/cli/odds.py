"""`croupier odds`: the exact odds of a ruleset's bets, in a fresh shoe or pack."""

import argparse
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

from trainer.wording.language import Language

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.table import Table

    from trainer.games.odds import BetOdds, HandOdds, ScoreOdds
    from trainer.rules import Rules

_PLACES: Final = 4
"""Decimals of a percentage; a hand's has two more, for some come once in a hundred million."""


class _Odds(NamedTuple):
    """The odds of every hand that can be paid or lose, of every bet, and of how the bank ends."""

    hands: "tuple[HandOdds, ...]"
    bets: "tuple[BetOdds, ...]"
    bank: "tuple[ScoreOdds, ...]"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""
    parser.add_argument(
        "rules", metavar=language.text("RULES"), help=language.text("a preset's name, or a house's rules file")
    )
    parser.add_argument("--json", action="store_true", help=language.text("print the odds as JSON, exact"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Print the odds: 0, or 1 where the rules file has an error."""
    from trainer.cli.ruleset import FAULTY, load_rules  # `--help` reads no rules

    rules = load_rules(options.rules, language, as_json=options.json)
    if rules is None:
        return FAULTY
    if options.json:
        _print_json(rules)
    else:
        _print(rules, language)
    return 0


def _odds(rules: "Rules") -> _Odds:
    from trainer.games.paire_poker import odds as paire_poker
    from trainer.games.twentyone import odds as twentyone
    from trainer.rules import TwentyOneRules

    if isinstance(rules, TwentyOneRules):
        return _Odds(twentyone.hand_odds(rules), twentyone.bet_odds(rules), twentyone.bank_odds(rules))
    return _Odds(paire_poker.hand_odds(rules), paire_poker.bet_odds(rules), ())


def _print_json(rules: "Rules") -> None:
    from trainer.cli.printing import json_text

    odds = _odds(rules)
    found = {
        "rules": rules.name,
        "pok": [
            {"hand": hand.hand, "count": hand.count, "probability": float(hand.probability), "pays": hand.pays}
            for hand in odds.hands
        ],
        "bets": [
            {
                "bet": bet.bet,
                "probability": float(bet.probability),
                "expected": str(bet.expected),
                "house_edge": float(100 * bet.house_edge),
            }
            for bet in odds.bets
        ],
        "bank": [{"score": end.score, "probability": float(end.probability)} for end in odds.bank],
    }
    sys.stdout.write(json_text(found) + "\n")


def _print(rules: "Rules", language: Language) -> None:
    from trainer.cli.printing import new_console, print_table
    from trainer.wording.visible import visible

    console = new_console()
    title = language.text("Odds by the rules {rules}, exact for fresh cards", rules=visible(rules.name))
    console.print(title, style="bold", soft_wrap=True)
    odds = _odds(rules)
    if odds.hands:
        print_table(console, _hand_table(odds.hands, rules, language))
    if odds.bets:
        print_table(console, _bet_table(odds.bets, language))
    if odds.bank:
        print_table(console, _bank_table(odds.bank, language))


def _hand_table(hands: "tuple[HandOdds, ...]", rules: "Rules", language: Language) -> "Table":
    """Every hand with what it pays, and below them how many there are in all."""
    from trainer.rules import TwentyOneRules
    from trainer.wording import scores, terms

    pok = isinstance(rules, TwentyOneRules)
    table = _table(
        language.text("The bank's five cards") if pok else language.text("The three cards"),
        language.text("Hands"),
        language.text("Share"),
        language.text("Pays"),
    )
    for odds in hands:
        table.add_row(
            scores.shown(odds.hand, "pok" if pok else "third-card", language),
            language.number(odds.count),
            _percent(odds.probability, language, 2),
            language.text("loses") if odds.pays is None else terms.ratio(f"{odds.pays}:1", language),
        )
    table.add_section()
    table.add_row(language.text("all"), language.number(sum(odds.count for odds in hands)))
    return table


def _bet_table(bets: "tuple[BetOdds, ...]", language: Language) -> "Table":
    from trainer.wording import terms

    table = _table(
        language.text("Bet"),
        language.text("Wins"),
        language.text("Expected, per unit staked"),
        language.text("House edge"),
    )
    for odds in bets:
        edge = _percent(odds.house_edge, language)
        table.add_row(terms.bet(odds.bet, language), _percent(odds.probability, language), str(odds.expected), edge)
    return table


def _bank_table(bank: "tuple[ScoreOdds, ...]", language: Language) -> "Table":
    from trainer.wording import scores

    table = _table(language.text("The bank ends with"), language.text("Share"))
    for odds in bank:
        table.add_row(scores.shown(odds.score, "bank", language), _percent(odds.probability, language))
    return table


def _table(*headings: str) -> "Table":
    """A table whose first column is words and whose others are numbers."""
    from trainer.cli.printing import new_table

    table = new_table(*headings)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _percent(share: "Fraction", language: Language, more_places: int = 0) -> str:
    return language.percent(float(share), _PLACES + more_places)
