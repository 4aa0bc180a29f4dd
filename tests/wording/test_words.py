"""Duties, bets, statements and mistakes in words, in both languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

from trainer.cards import parse_cards
from trainer.duties import ACTS, PHASES, Duty, Reason, Request
from trainer.games.paire_poker.felt import BETS
from trainer.games.twentyone.requests import RefusalCode
from trainer.grading.verdicts import Code, Mistake, Severity
from trainer.rules import preset
from trainer.rules.ruleset import HOUSE
from trainer.wording import duties, mistakes, statements, terms
from trainer.wording.language import LANGUAGES, load

FRENCH, ENGLISH = load("fr"), load("en")


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("duty", "english", "french"),
    [
        (
            Duty("settlement", "pay", box=3, hand=1, bettor="seated", bet="21", amount=3750, ratio="3:2"),
            "Pay box 3, hand 1, seated player: €37.50 at 3 to 2",
            "Payer case 3, main 1, joueur assis : 37,50 € à 3 pour 2",
        ),
        (
            Duty("pok", "collect", box=7, bettor="standing-2", bet="pok", amount=1000),
            "Collect box 7, POK, standing player 2: €10.00",
            "Ramasser case 7, POK, joueur debout 2 : 10,00 €",
        ),
        (
            Duty("betting", "refuse-bet", box=2, bet="21", reason="no-pok"),
            "Refuse box 2, “21”: no POK stake beside it",
            "Refuser case 2, « 21 » : sans mise POK",
        ),
        (
            Duty("betting", "refuse-bet", player=4, bet="7-8", reason="not-on-felt"),
            "Refuse player 4, cheval 7-8: the felt has no such bet",
            "Refuser joueur 4, cheval 7-8 : le tapis n'a pas cette mise",
        ),
        (Duty("dealing", "deal", to="box 5"), "Deal a card to box 5", "Donner une carte à la case 5"),
        (Duty("dealing", "deal", to="bank"), "Deal a card to the bank", "Donner une carte à la banque"),
        (
            Duty("playing", "refuse", box=1, hand=2, request="hit"),
            "Refuse box 1, hand 2: a card",
            "Refuser case 1, main 2 : une carte",
        ),
        (
            Duty("playing", "announce", box=1, hand=1, score="7/17"),
            "Announce box 1, hand 1: 7/17",
            "Annoncer case 1, main 1 : 7/17",
        ),
        (Duty("pok", "announce", score="pair-J"), "Announce POK: pair of jacks", "Annoncer le POK : paire de valets"),
        (
            Duty("pok", "draw", count=3),
            "Complete the bank's hand to five: 3 cards",
            "Compléter la main de la banque à cinq : 3 cartes",
        ),
        (Duty("pok", "burn", count=1), "Burn 1 card", "Brûler 1 carte"),
        (
            Duty("paying", "pay", player=3, bet="7-K-joker", amount=800, ratio="4:1"),
            "Pay player 3, transversale 7-K-Joker: €8.00 at 4 to 1",
            "Payer joueur 3, transversale 7-R-Joker : 8,00 € à 4 pour 1",
        ),
        (
            Duty("third-card", "announce", score="straight"),
            "Announce three cards: straight",
            "Annoncer les trois cartes : suite",
        ),
        (Duty("clearing", "clear", what="bank"), "Burn the bank's cards", "Brûler les cartes de la banque"),
    ],
)
def test_duties_in_words(duty: Duty, english: str, french: str) -> None:
    assert duties.say(duty, ENGLISH) == english
    assert _plain(duties.say(duty, FRENCH)) == french


def test_a_duty_shows_its_cards_only_where_asked() -> None:
    duty = Duty("pok", "draw", count=2, cards=parse_cards("Jh Qs"))
    assert duties.say(duty, FRENCH, cards=True).endswith("(V♥ D♠)")
    assert "V♥" not in duties.say(duty, FRENCH)


@pytest.mark.parametrize(
    ("duty", "english", "french"),
    [
        (Duty("playing", "announce", box=1, hand=1, score="7/17"), "Seven or seventeen", "Sept ou dix-sept"),
        (Duty("playing", "announce", box=1, hand=1, score="21"), "Twenty-one", "Vingt et un"),
        (Duty("playing", "announce", box=1, hand=1, score="natural"), "Blackjack", "Black jack"),
        (Duty("playing", "announce", box=1, hand=1, score="bust"), "Bust", "Crevé"),
        (Duty("bank", "announce", score="bust"), "The bank busts", "La banque saute"),
        (Duty("pok", "announce", score="straight-flush"), "Straight flush", "Quinte flush"),
        (Duty("third-card", "announce", score="straight-flush"), "Straight flush", "Suite couleur"),
        (Duty("first-card", "announce", score="Q red"), "Red queen", "Dame rouge"),
        (Duty("second-card", "announce", score="no pair"), "No pair", "Pas de paire"),
        (Duty("betting", "close-betting"), "No more bets", "Rien ne va plus"),
        (Duty("clearing", "reshuffle"), None, None),
    ],
)
def test_what_the_croupier_says_aloud(duty: Duty, english: str | None, french: str | None) -> None:
    assert duties.spoken(duty, ENGLISH) == english
    assert duties.spoken(duty, FRENCH) == french


def test_every_act_in_every_phase_has_words() -> None:
    for code in LANGUAGES:
        for phase in PHASES:
            for act in ACTS:
                assert duties.say(Duty(phase, act), load(code))


def test_every_word_of_the_contract_has_its_words() -> None:
    assert set(terms.PHASES) == set(PHASES)
    assert set(terms.ACTS) == set(ACTS)
    assert set(terms.REQUESTS) == set(get_args(Request))
    assert set(terms.REASONS) == set(get_args(Reason))
    assert set(terms.REFUSALS) == set(get_args(RefusalCode))
    assert set(mistakes.CODES) == set(get_args(Code))
    assert set(mistakes.SEVERITIES) == set(get_args(Severity))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_bets_of_the_felt_are_named_alike(code: str) -> None:
    language = load("fr" if code == "fr" else "en")
    assert len({terms.bet(name, language) for name in BETS}) == len(BETS)


def test_bets_by_the_name_the_casino_gives_them() -> None:
    said = {
        name: terms.bet(name, FRENCH) for name in ("red", "J", "A-8", "2-3-8-9", "pair Q", "any pair", "poker hand")
    }
    assert list(said.values()) == [
        "rouge",
        "plein V",
        "cheval A-8",
        "carré 2-3-8-9",
        "paire de dames",
        "toute paire",
        "main de poker",
    ]


def test_words_from_outside_reach_no_terminal_as_commands() -> None:
    act = Duty("playing", "announce", box=1, hand=1, score="\x1b[2J17\n", bet="\x07", bettor="\x9b31m")
    for code in LANGUAGES:
        assert _plain(duties.say(act, load(code))).isprintable()
        assert _plain(duties.where(act, load(code))).isprintable()


RULES = [*(f"P21-{n}" for n in range(1, 49)), *(f"CIR-{n}" for n in range(1, 7))]
RULES += [*(f"BJ-{n}" for n in range(1, 4)), *(f"PP-{n}" for n in range(1, 12))]


def test_every_statement_of_the_rules_is_there_and_no_other() -> None:
    assert list(statements.STATEMENTS) == [*RULES, HOUSE]


@pytest.mark.parametrize(
    ("article", "numbers"),
    {
        "3": (1, 2),
        "4": (3,),
        "5": (4,),
        "6": (5, 6),
        "7": range(8, 15),
        "8": (17,),
        "9": range(18, 23),
        "10": range(23, 27),
        "11": (27,),
        "12": (28, 29, 30, 32, 33),
        "13": (34, 35),
        "14": (15,),
        "15": (37, 39, 40, 41, 42, 48),
        "16": (44, 45, 46),
        None: (7, 16, 31, 36, 38, 43, 47),
    }.items(),
)
def test_p21_statements_cite_the_article_of_the_decree(article: str | None, numbers: tuple[int, ...]) -> None:
    assert {statements.statement(f"P21-{number}").article for number in numbers} == {article}


def test_a_citation_is_short() -> None:
    assert statements.cite("P21-41", ENGLISH) == statements.cite("P21-41", FRENCH) == "P21-41, art. 15"
    assert statements.cite("PP-10", FRENCH) == "PP-10, art. 55-24-1"
    assert statements.cite("P21-38", FRENCH) == "P21-38"
    assert statements.cite("CIR-4", FRENCH) == "CIR-4"
    assert statements.cite(HOUSE, FRENCH) == "règle de la maison"


def test_a_rule_where_the_source_is_silent_says_so() -> None:
    silent = {name for name, found in statements.STATEMENTS.items() if found.origin == "default"}
    assert {"P21-7", "P21-31", "P21-38", "P21-43", "P21-47", "BJ-3", "PP-11"} <= silent
    assert statements.origin("P21-38", FRENCH) == "un choix par défaut où la source se tait"
    assert statements.statement("P21-24").origin == "mixed"


def test_every_statement_is_short_and_in_both_languages() -> None:
    for identifier in statements.STATEMENTS:
        english, french = statements.words(identifier, ENGLISH), statements.words(identifier, FRENCH)
        assert english != french
        assert len(re.findall(r"[.](?:\s|$)", english)) in (1, 2), english


def test_every_statement_a_ruleset_rests_on_can_be_cited() -> None:
    assert set(preset("poker21").statements.values()) <= set(statements.STATEMENTS)


def test_every_statement_the_engine_cites_can_be_cited() -> None:
    trainer = Path(statements.__file__).parents[1]
    cited = {
        found
        for floor in ("games", "rules")
        for file in (*(trainer / floor).rglob("*.py"), *(trainer / floor).rglob("*.toml"))
        for found in re.findall(r'"((?:P21|CIR|BJ|PP)-\d+)"', file.read_text(encoding="utf-8"))
    }
    assert {"P21-41", "CIR-5", "BJ-2"} < cited
    assert cited <= set(statements.STATEMENTS)


def test_a_mistake_is_explained_from_the_rule_it_breaks() -> None:
    due = Duty("settlement", "collect", 3, 1, bettor="seated", bet="21", amount=5000, rule="P21-41")
    mistake = Mistake("paid-loser", "money", expected=due, cost=10000, against="house")
    deed = Duty("settlement", "pay", 3, 1, bettor="seated", bet="21", amount=5000)
    found = mistakes.explain(mistake, ENGLISH, deed)
    assert found.slip == "Loser paid: box 3, hand 1, seated player"
    assert found.due == "Collect box 3, hand 1, seated player: €50.00"
    assert found.cost == "€100.00 lost by the house"
    assert found.citation == "P21-41, art. 15"
    assert found.rule == statements.words("P21-41", ENGLISH)
    assert _plain(mistakes.explain(mistake, FRENCH, deed).cost or "") == "100,00 € perdus par la maison"


def test_a_wrong_amount_says_what_was_given() -> None:
    due = Duty("settlement", "pay", 3, 1, bettor="seated", bet="21", amount=3750, ratio="3:2", rule="P21-40")
    deed = Duty("settlement", "pay", 3, 1, bettor="seated", bet="21", amount=2500)
    found = mistakes.explain(Mistake("wrong-amount", "money", due, 1250, "player"), ENGLISH, deed)
    assert found.slip == "Wrong amount: €25.00 for box 3, hand 1, seated player"


def test_a_wrong_score_says_what_was_said() -> None:
    due = Duty("playing", "announce", 3, 1, score="7/17", rule="P21-4")
    deed = Duty("playing", "announce", 3, 1, score="17")
    assert (
        mistakes.explain(Mistake("soft-as-hard", "speech", due), ENGLISH, deed).slip == "Ace counted one way only: 17"
    )


def test_a_missed_duty_says_what_was_not_done_and_an_act_too_many_has_no_due() -> None:
    due = Duty("clearing", "clear", what="bank", rule="P21-48")
    missed = mistakes.explain(Mistake("missed", "procedure", due), ENGLISH)
    assert missed.slip == "Not done: Burn the bank's cards"
    assert missed.cost is None
    extra = mistakes.explain(Mistake("extra", "procedure"), ENGLISH, Duty("pok", "burn", count=2))
    assert extra.slip == "Not called for: Burn 2 cards"
    assert extra.due is extra.citation is extra.rule is None
