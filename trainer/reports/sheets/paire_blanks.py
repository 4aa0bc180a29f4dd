"""The worksheet of a round of Pair'e Poker: the felt and the cards are told, what the croupier does is left blank."""

from collections.abc import Iterator
from typing import Final

from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, CardNumber
from trainer.reports.amounts import short
from trainer.reports.sheets.document import Blank, Block, Column, Grid, Heading, Prose, Row, Tick, Token, Words, face
from trainer.reports.sheets.paire_picture import picture
from trainer.rules import PairePokerRules
from trainer.wording import terms
from trainer.wording.language import N_, Language

_CARDS: Final[tuple[tuple[CardNumber, str], ...]] = (
    (1, N_("First card")), (2, N_("Second card")), (3, N_("Third card")),
)  # fmt: skip
_REASON: Final = 76.0


def round_blocks(facts: PaireRound, rules: PairePokerRules, language: Language) -> Iterator[Block]:
    """The round as it is handed out."""
    offering = [player for player in facts.players if player.first_offer]
    if offering:
        yield Heading(language.text("Before the deal"))
    for player in offering:
        yield Prose((Words(language.text("Player {player} first puts down:", player=player.number)),))
        yield _offer(player, language)
    yield picture(facts, rules, language)
    for number, name in _CARDS:
        said = Words(language.text(name), "bold"), face(facts.cards[number - 1], language)
        yield Prose((*said, Blank(55.0, language.text("Announced"))))
        rows = tuple(_bets(facts, number, language))
        if rows:
            yield _grid(rows, language)


def _offer(player: Player, language: Language) -> Grid:
    """What a player first put down, and the word that the croupier has for each bet of it."""
    columns = (
        Column(language.text("Bet"), 50.0),
        Column(language.text("Staked"), 22.0, "right"),
        Column(terms.act("refuse", language), 24.0, "middle"),
        Column(language.text("because"), 84.0),
    )
    rows = tuple(
        Row(((Words(_name(bet, language)),), (Words(language.money(bet.stake)),), (Tick(),), (Blank(_REASON),)))
        for bet in player.first_offer or ()
    )
    return Grid(columns, rows, roomy=True)


def _bets(facts: PaireRound, number: CardNumber, language: Language) -> Iterator[Row]:
    """The bets that a card decides, player 5 to player 1, each player's in the order placed (PP-11)."""
    for player in reversed(facts.players):
        for bet in player.bets:
            if BETS[bet.on].card == number:
                told: tuple[tuple[Token, ...], ...] = (
                    (Words(str(player.number)),),
                    (Words(_name(bet, language)),),
                    (Words(short(bet.stake, language)),),
                )
                yield Row((*told, (Tick(),), (Tick(),), (Blank(22.0),), (Blank(10.0),)))


def _grid(rows: tuple[Row, ...], language: Language) -> Grid:
    columns = (
        Column(language.text("Player"), 16.0),
        Column(language.text("Bet"), 56.0),
        Column(language.text("Staked"), 18.0, "right"),
        Column(terms.act("collect", language), 24.0, "middle"),
        Column(terms.act("pay", language), 20.0, "middle"),
        Column(language.text("Amount"), 30.0, "middle"),
        Column(language.text("Order"), 16.0, "middle"),
    )
    return Grid(columns, rows, roomy=True)


def _name(bet: Bet, language: Language) -> str:
    return terms.capitalised(terms.bet(bet.on, language))
