"""The worksheet of a round of Pair'e Poker: the felt and the cards are told, what the croupier does is left blank."""

from collections.abc import Iterator
from typing import Final

from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, CardNumber
from trainer.reports.amounts import short
from trainer.reports.sheets.document import Blank, Block, Column, Grid, Heading, Prose, Row, Tick, Tokens, Words, face
from trainer.reports.sheets.paire_picture import picture
from trainer.rules import PairePokerRules
from trainer.wording import terms
from trainer.wording.language import N_, Language

_CARDS: Final[tuple[tuple[CardNumber, str], ...]] = (
    (1, N_("First card")), (2, N_("Second card")), (3, N_("Third card")),
)  # fmt: skip
_REASON: Final = 62.0


def round_blocks(facts: PaireRound, rules: PairePokerRules, language: Language) -> Iterator[Block]:
    """The round as it is handed out."""
    offers = tuple(_offers(facts, language))
    if offers:
        yield Heading(language.text("First put down"))
        yield _offer_grid(offers, language)
    yield picture(facts, rules, language)
    for number, name in _CARDS:
        said = Words(language.text(name), "bold"), face(facts.cards[number - 1], language)
        yield Prose((*said, Blank(55.0, language.text("Announced"))))
        rows = tuple(_bets(facts, number, language))
        if rows:
            yield _grid(rows, language)


def _offers(facts: PaireRound, language: Language) -> Iterator[Row]:
    """What the players first put down, and the word that the croupier has for each bet of it."""
    for player in facts.players:
        for bet in player.first_offer or ():
            yield Row((*_told(player, bet, language), (Tick(),), (Blank(_REASON),)))


def _offer_grid(rows: tuple[Row, ...], language: Language) -> Grid:
    refused = Column(terms.act("refuse", language), 24.0, "middle"), Column(language.text("because"), 66.0)
    return Grid((*_columns(language), *refused), rows, roomy=True)


def _bets(facts: PaireRound, number: CardNumber, language: Language) -> Iterator[Row]:
    """The bets that a card decides, player 5 to player 1, each player's in the order placed (PP-11)."""
    for player in reversed(facts.players):
        for bet in player.bets:
            if BETS[bet.on].card == number:
                yield Row((*_told(player, bet, language), (Tick(),), (Tick(),), (Blank(22.0),), (Blank(10.0),)))


def _grid(rows: tuple[Row, ...], language: Language) -> Grid:
    columns = (
        *_columns(language),
        Column(terms.act("collect", language), 24.0, "middle"),
        Column(terms.act("pay", language), 20.0, "middle"),
        Column(language.text("Amount"), 30.0, "middle"),
        Column(language.text("Order"), 16.0, "middle"),
    )
    return Grid(columns, rows, roomy=True)


def _columns(language: Language) -> tuple[Column, ...]:
    """The columns of what is told of a bet."""
    head = language.text("Player"), language.text("Bet"), language.text("Staked")
    return Column(head[0], 16.0), Column(head[1], 56.0), Column(head[2], 18.0, "right")


def _told(player: Player, bet: Bet, language: Language) -> tuple[Tokens, ...]:
    """Whose bet, on what, how much."""
    name = terms.capitalised(terms.bet(bet.on, language))
    return (Words(str(player.number)),), (Words(name),), (Words(short(bet.stake, language)),)
