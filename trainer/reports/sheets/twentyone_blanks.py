"""The worksheet of a round of twenty-one: what was asked and what came is told, what the croupier does is left blank.

Which rows there are follows from the facts alone, so that none of them says how the round ends: a bust hand has
its row in the settlement like every other.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from trainer.duties import ActName, Request
from trainer.games.twentyone.facts import Box, Hand, Round, bettors
from trainer.reports.amounts import short
from trainer.reports.sheets.document import (
    Beside,
    Blank,
    Block,
    Column,
    Grid,
    Heading,
    Prose,
    Row,
    Tick,
    Token,
    Tokens,
    Words,
    face,
    gaps,
)
from trainer.reports.sheets.twentyone_picture import picture, played_hands, sign, stake_text
from trainer.rules import TwentyOneRules
from trainer.wording import terms
from trainer.wording.language import Language

_SCORE: Final = 11.0
_REASON: Final = 42.0
_COLLECT: Final[ActName] = "collect"
_RETURN: Final[ActName] = "return"
_PAY: Final[ActName] = "pay"


def round_blocks(facts: Round, rules: TwentyOneRules, language: Language) -> Iterator[Block]:
    """The round as it is handed out."""
    yield from _offers(facts, language)
    yield picture(facts, rules, language)
    follows = _followers(facts, language)
    if follows:
        yield Prose((Words(follows, "quiet"),))
    yield from _beside(tuple(_lines(facts, rules, language)))
    bank = (Words(language.text("Bank"), "bold"),), tuple(_bank(facts, language))
    yield Grid((Column("", 16.0), Column("", 164.0)), (Row(bank),), roomy=True)
    yield from _settling(facts, rules, language)
    if facts.red_card:
        said = language.text("The red card came out during this round. When the round is over:")
        yield Prose((Blank(70.0, said),))


def _offers(facts: Round, language: Language) -> Iterator[Block]:
    """What seated players first put down, and the word that the croupier has for each bet of it."""
    offering = [box for box in facts.boxes if box.first_offer is not None]
    if not offering:
        return
    yield Heading(language.text("First put down"))
    for box in offering:
        yield Prose(tuple(_offer(box, language)))


def _offer(box: Box, language: Language) -> Iterator[Token]:
    offer = box.first_offer
    if offer is None:
        return
    put = [("pok", offer.pok), ("21", offer.stake)]
    laid = ", ".join(f"{terms.bet(bet, language)} {language.money(stake)}" for bet, stake in put if stake is not None)
    yield Words(language.text("Box {box}: {stakes}", box=box.number, stakes=laid))
    yield Words(language.text("Refuse:"))
    for bet, stake in put:
        if stake is not None:
            yield Tick(terms.bet(bet, language))
    yield Blank(_REASON, language.text("because"))


def _followers(facts: Round, language: Language) -> str:
    """What the signs of standing players mean, and which of them follow doubles and splits; "" where nobody stands."""
    most = max(len(box.standing) for box in facts.boxes)
    if not most:
        return ""
    signs = [sign(f"standing-{place}", language) for place in range(1, most + 1)]
    following = ", ".join(
        language.text("{players} (box {box})", box=box.number, players=", ".join(following))
        for box in facts.boxes
        if (following := [name for name, other in zip(signs, box.standing, strict=False) if other.follows])
    )
    told = language.text("{signs}: standing players.", signs=", ".join(signs))
    if not following:
        return f"{told} {language.text('None of them follows doubles and splits.')}"
    return f"{told} {language.text('Doubles and splits are followed by {following}.', following=following)}"


def _beside(lines: tuple[Row, ...]) -> Iterator[Block]:
    """The lines in two columns, to be read down the left one first."""
    columns = (Column("", 16.0), Column("", 71.0))
    half = (len(lines) + 1) // 2
    left, right = (Grid(columns, rows, roomy=True) for rows in (lines[:half], lines[half:]))
    yield Beside((left,), (right,), 0.5) if right.rows else left


def _lines(facts: Round, rules: TwentyOneRules, language: Language) -> Iterator[Row]:
    for box in facts.boxes:
        split = any(ask.hands for ask in box.hand.asks)
        lines = _hand_lines(box.hand, 1, language, before=rules.surrender == "table")
        for place, (number, tokens) in enumerate(lines):
            name = [Words(language.text("Box {box}", box=box.number), "bold")] if place == 0 else []
            if split and place:
                name = [Words(language.text("hand {number}", number=number))]
            yield Row((tuple(name), tokens))


def _hand_lines(hand: Hand, number: int, language: Language, *, before: bool = False) -> list[tuple[int, Tokens]]:
    """A hand as lines, one for it and one for each part it is split into, with the number each bears.

    `before` puts a surrender before the first score: the whole table may surrender before anybody plays.
    """
    tokens: list[Token] = [face(card, language) for card in hand.cards]
    score = Blank(_SCORE, boxed=True)
    asks = list(hand.asks)
    if before and asks and asks[0].request == "surrender":
        tokens += _ask(asks.pop(0).request, language)
    tokens.append(score)
    parts: list[tuple[int, Tokens]] = []
    for ask in asks:
        words = _ask(ask.request, language)
        if parts:  # what is asked when all parts are played, is asked at the last of them
            last, played = parts[-1]
            parts[-1] = (last, (*played, *words))
            continue
        tokens += words
        if ask.card is not None:
            tokens += (face(ask.card, language), score)
        if ask.hands is not None:
            first = _hand_lines(ask.hands[0], number, language)
            parts = [*first, *_hand_lines(ask.hands[1], first[-1][0] + 1, language)]
    return [(number, tuple(tokens)), *parts]


def _ask(request: Request, language: Language) -> tuple[Token, ...]:
    """What the player asks, and a square for the answer where one is due."""
    said = terms.request(request, language)
    return (Words(said, "italic"),) if request == "stand" else (Tick(said),)


def _bank(facts: Round, language: Language) -> Iterator[Token]:
    for place, card in enumerate(facts.bank):
        yield face(card, language)
        if place:
            yield Blank(_SCORE, boxed=True)
    if len(facts.bank) > 1:
        yield from gaps(language.text("Stops after card no. … with …"), 9.0, 12.0)


def _settling(facts: Round, rules: TwentyOneRules, language: Language) -> Iterator[Block]:
    """The “21” stakes and those on POK, each from right to left, beside each other."""
    main = (Heading(language.text("“21” stakes, from right to left")), _main_grid(facts, rules, language))
    if not rules.pok:
        yield from main
        return
    pok = (
        Heading(language.text("POK, from right to left")),
        Prose(tuple(_pok_hand(language))),
        _grid(tuple(_pok_lines(facts, language)), (_COLLECT, _PAY), language),
    )
    yield Beside(main, pok, 0.56)


def _pok_hand(language: Language) -> Iterator[Token]:
    yield from gaps(language.text("Drawn … burnt …"), 8.0, 8.0)
    yield from gaps(language.text("Hand … pays … to 1"), 30.0, 9.0)


class _Line(Struct, frozen=True):
    """A stake to be settled: where it lies, who staked it, how much."""

    box: int
    staked: str
    hand: str = ""
    who: str = ""


def _main_grid(facts: Round, rules: TwentyOneRules, language: Language) -> Grid:
    lines = [
        _Line(box.number, short(box.insurance, language), who=language.text("ins"))
        for box in reversed(facts.boxes)
        if box.insurance is not None
    ]
    hands = played_hands(facts, rules)
    for box in reversed(facts.boxes):
        first = {bettor.name: bettor.stake for bettor in bettors(box)}
        played = hands[box.number]
        for hand in reversed(played):
            number = str(hand.number) if len(played) > 1 else ""
            lines += [
                _Line(box.number, stake_text(wager.amount, first[wager.bettor], language), number,
                      sign(wager.bettor, language))
                for wager in hand.wagers
            ]  # fmt: skip
    return _grid(lines, (_COLLECT, _RETURN, _PAY), language)


def _pok_lines(facts: Round, language: Language) -> Iterator[_Line]:
    for box in reversed(facts.boxes):
        for bettor in bettors(box):
            if bettor.pok is not None:
                yield _Line(box.number, short(bettor.pok, language), who=sign(bettor.name, language))


def _grid(lines: Sequence[_Line], acts: Sequence[ActName], language: Language) -> Grid:
    """A row a stake: a square for each act, a line for the amount and for its place in the order."""
    split, standing = any(line.hand for line in lines), any(line.who for line in lines)
    doubled = any("+" in line.staked for line in lines)
    columns = [Column(language.text("Box"), 9.0)]
    columns += [Column(language.text("Hand"), 9.0)] if split else []
    columns += [Column("", 7.0)] if standing else []
    columns.append(Column(language.text("Stake"), 19.0 if doubled else 12.0, "right"))
    columns += [Column(terms.act(act, language), 14.0, "middle") for act in acts]
    columns += [Column(language.text("Amount"), 17.0, "middle"), Column(language.text("Order"), 11.0, "middle")]
    rows = []
    for line in lines:
        told = [str(line.box), *([line.hand] if split else []), *([line.who] if standing else []), line.staked]
        cells = [(Words(words),) for words in told]
        rows.append(Row((*cells, *[(Tick(),)] * len(acts), (Blank(15.0),), (Blank(7.0),))))
    return Grid(tuple(columns), tuple(rows), roomy=True)
