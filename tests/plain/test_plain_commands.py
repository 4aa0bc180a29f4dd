"""What may be typed at the line-by-line table, in either language, and what is read of it."""

import pytest

from trainer.duties import Phase
from trainer.plain.commands import (
    Announce,
    Answer,
    BankAct,
    Command,
    Deal,
    Insure,
    NotUnderstood,
    RefuseBet,
    Settle,
    SettleFelt,
    Turn,
    Word,
    read,
)

SETTLED: tuple[tuple[str, Command], ...] = (
    ("collect 3", Settle("collect", 3, None, "seated", "21")),
    ("c 3", Settle("collect", 3, None, "seated", "21")),
    ("ramasser case 3", Settle("collect", 3, None, "seated", "21")),
    ("Collect box 3, hand 2, seated player: €50.00", Settle("collect", 3, 2, "seated", "21", 5000)),
    ("Ramasser case 3, main 2, joueur debout 1 : 50,00 €", Settle("collect", 3, 2, "standing-1", "21", 5000)),
    ("pay 3 37.50", Settle("pay", 3, None, "seated", "21", 3750)),
    ("paie 3.2 37,50", Settle("pay", 3, 2, "seated", "21", 3750)),
    ("payer 3,2 s2 1 250", Settle("pay", 3, 2, "standing-2", "21", 125000)),
    ("pay box 3, hand 1, seated player: €75.00 at 3 to 2", Settle("pay", 3, 1, "seated", "21", 7500)),
    ("payer case 3, main 1, joueur assis : 75,00 € à 3 pour 2", Settle("pay", 3, 1, "seated", "21", 7500)),
    ("pay 3 21", Settle("pay", 3, None, "seated", "21", 2100)),
    ("pay 3 21 50", Settle("pay", 3, None, "seated", "21", 5000)),
    ("pay 3 pok 10", Settle("pay", 3, None, "seated", "pok", 1000)),
    ("pay 3 standing 1 pok 10", Settle("pay", 3, None, "standing-1", "pok", 1000)),
    ("pay 3 pok debout 1 10", Settle("pay", 3, None, "standing-1", "pok", 1000)),
    ("collect 2 insurance", Settle("collect", 2, None, "seated", "insurance")),
    ("ramasse 2 assurance", Settle("collect", 2, None, "seated", "insurance")),
    ("return 3", Settle("return", 3, None, "seated", "21")),
    ("give back box 3, hand 1, seated player: €50.00", Settle("return", 3, 1, "seated", "21", 5000)),
    ("rendre 3", Settle("return", 3, None, "seated", "21")),
    ("égalité 3", Settle("return", 3, None, "seated", "21")),
)
FELT: tuple[tuple[str, Command], ...] = (
    ("collect 2 red", SettleFelt("collect", 2, "red")),
    ("ramasser joueur 2, noir : 2,00 €", SettleFelt("collect", 2, "black", 200)),
    ("pay 3 7-K-joker 40", SettleFelt("pay", 3, "7-K-joker", 4000)),
    ("payer joueur 3, transversale 7-R-Joker : 40,00 € à 4 pour 1", SettleFelt("pay", 3, "7-K-joker", 4000)),
    ("payer 4 plein d 110", SettleFelt("pay", 4, "Q", 11000)),
    ("collect 4 straight up K", SettleFelt("collect", 4, "K")),
    ("pay 5 pair of jacks 22", SettleFelt("pay", 5, "pair J", 2200)),
    ("payer 5 paire de valets 22", SettleFelt("pay", 5, "pair J", 2200)),
    ("ramasser 1 toute paire", SettleFelt("collect", 1, "any pair")),
    ("collect 1 poker hand", SettleFelt("collect", 1, "poker hand")),
    ("ramasser 1 main de poker", SettleFelt("collect", 1, "poker hand")),
    ("collect 2 carré 6-7-D-R", SettleFelt("collect", 2, "6-7-Q-K")),
)
OTHERS: tuple[tuple[str, Phase, Command], ...] = (
    ("17", "playing", Announce("17")),
    ("7/17", "playing", Announce("7/17")),
    ("announce seven or seventeen", "playing", Announce("7/17")),
    ("Annoncer sept ou dix-sept", "playing", Announce("7/17")),
    ("black jack", "playing", Announce("natural")),
    ("n", "playing", Announce("natural")),
    ("crevé", "playing", Announce("bust")),
    ("b", "bank", Announce("bust")),
    ("the bank busts", "bank", Announce("bust")),
    ("paire de valets", "pok", Announce("pair-J")),
    ("rien", "pok", Announce("nothing")),
    ("roi noir", "first-card", Announce("K black")),
    ("no pair", "second-card", Announce("no pair")),
    ("mini royale", "third-card", Announce("mini-royal")),
    ("grant", "playing", Answer("grant")),
    ("accorder", "playing", Answer("grant")),
    ("r", "playing", Answer("refuse")),
    ("refuser", "playing", Answer("refuse")),
    ("draw", "bank", BankAct("draw")),
    ("tirer 3", "drawing", BankAct("draw", 3)),
    ("reste", "bank", BankAct("stand")),
    ("s", "bank", BankAct("stand")),
    ("brûler 1", "drawing", BankAct("burn", 1)),
    ("turn", "first-card", Turn()),
    ("retourner", "first-card", Turn()),
    ("refuse 3 21", "betting", RefuseBet(3, "21")),
    ("refuser case 3 pok", "betting", RefuseBet(3, "pok")),
    ("refuse player 2 7-8", "betting", RefuseBet(2, "7-8")),
    ("refuser 2 rouge", "betting", RefuseBet(2, "red")),
    ("insure 3", "insurance", Insure(3)),
    ("assurer case 3 25", "insurance", Insure(3, 2500)),
    ("deal 3", "dealing", Deal("box 3")),
    ("donner case 3", "dealing", Deal("box 3")),
    ("donne banque", "dealing", Deal("bank")),
    ("close", "betting", Word("close")),
    ("Rien ne va plus", "betting", Word("close")),
    ("clear", "clearing", Word("clear")),
    ("enlever", "clearing", Word("clear")),
    ("mélanger", "clearing", Word("reshuffle")),
    ("next", "bank", Word("next")),
    ("Suivant", "bank", Word("next")),
    ("tapis", "bank", Word("table")),
    ("?", "bank", Word("help")),
    ("aide", "bank", Word("help")),
    ("langue", "bank", Word("language")),
    ("quitter", "bank", Word("leave")),
)


@pytest.mark.parametrize(("line", "command"), SETTLED)
def test_acts_of_money_at_the_boxes(line: str, command: Command) -> None:
    assert read(line, "settlement") == command


@pytest.mark.parametrize(("line", "command"), FELT)
def test_acts_of_money_at_the_felt(line: str, command: Command) -> None:
    assert read(line, "paying") == command


@pytest.mark.parametrize(("line", "phase", "command"), OTHERS)
def test_everything_else_that_is_said_and_done(line: str, phase: Phase, command: Command) -> None:
    assert read(line, phase) == command


def test_a_stake_of_pok_is_meant_while_pok_is_settled() -> None:
    assert read("collect 3", "pok") == Settle("collect", 3, None, "seated", "pok")


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("", "playing"), ("   ", "bank"), ("bonjour", "playing"), ("40", "playing"), ("17 18", "playing"),
        ("pay", "settlement"), ("pay 8 10", "settlement"), ("pay 3.5 10", "settlement"), ("pay 31", "settlement"),
        ("pay 3 ten", "settlement"), ("pay 3 40abc", "settlement"), ("pay 3 -5", "settlement"),
        ("pay 3 1e3", "settlement"), ("pay 3 3 3", "settlement"), ("pay 6 red 5", "paying"),
        ("pay 2 7-8 5", "paying"), ("pay 2 red blue", "paying"), ("collect", "paying"), ("deal 8", "dealing"),
        ("deal 3.2", "dealing"), ("insure", "insurance"), ("insure 3 lots", "insurance"), ("refuse 9 21", "betting"),
        ("draw 12345", "bank"), ("grant it please", "playing"), ("\x1b[2J", "bank"), ("1" * 5000, "playing"),
    ],
)  # fmt: skip
def test_what_is_no_command_is_never_guessed(line: str, phase: Phase) -> None:
    assert isinstance(read(line, phase), NotUnderstood)
