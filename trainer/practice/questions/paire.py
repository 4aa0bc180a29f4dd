"""Questions on Pair'e Poker: its felt, what its bets pay, and how three cards are read (PP-3 to 10)."""

from random import Random
from typing import Final

from trainer.cards import DECK, JOKER, RANKS, SUITS, Card, Rank
from trainer.duties import Duty
from trainer.games.paire_poker.betting import fixed_limits, offer_faults, reason_statement
from trainer.games.paire_poker.duties import duties
from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, VALUES, FeltBet, canonical, find
from trainer.games.paire_poker.hands import POKER_SCORES, poker_score
from trainer.games.paire_poker.odds import pack
from trainer.games.paire_poker.winning import win
from trainer.practice.questions.drawing import taken
from trainer.practice.questions.material import numbers
from trainer.practice.questions.question import Question, named, yes_no
from trainer.rules import PairePokerRules
from trainer.scenarios.dealing.chance import between, happens, pick, shuffled
from trainer.wording.language import N_
from trainer.wording.terms import REASONS

_RUNS: Final[tuple[tuple[Rank, ...], ...]] = (("A", "2", "3"), ("Q", "K", "A"), ("K", "A", "2"), ("5", "6", "7"))
"""Straights, and what looks like one."""
_KINDS: Final = tuple(dict.fromkeys(bet.kind for bet in BETS.values()))
_COMBINED: Final = ("cheval", "transversale", "carre")


def _a_bet(random: Random) -> FeltBet:
    """A bet of the felt: each kind as often as another, and those with the joker more often."""
    kind = pick(random, _KINDS)
    bets = [bet for bet in BETS.values() if bet.kind == kind]
    jokers = [bet for bet in bets if "joker" in bet.values]
    return pick(random, jokers if jokers and happens(random, 0.25) else bets)


def _three_cards(rules: PairePokerRules, random: Random) -> tuple[Card, ...]:
    """Three cards that may be anything, jokers and pairs as often as not."""
    one, other, third = (pick(random, RANKS) for _ in range(3))
    run = pick(random, _RUNS)
    wanted = pick(random, (run, run, (one, one, one), (one, one, other), (one, other, third)))
    suit = pick(random, SUITS) if happens(random, 0.4) else ""
    jokers = [JOKER] * between(random, 0, rules.jokers) if happens(random, 0.6) else []
    deck = shuffled(random, DECK)
    drawn = taken(deck, wanted, suit)
    others = [card for card in deck if card not in drawn]
    return tuple(shuffled(random, [*jokers, *drawn, *others][:3]))


def payment(rules: PairePokerRules, random: Random) -> Question:
    """What is paid on this bet, nothing where it loses? The round's duties say it."""
    bet = _a_bet(random)
    cards = _cards_for(bet, rules, random)
    most = rules.main_maximum if bet.main else rules.optional_maximum
    stake = pick(random, range(rules.minimum, min(most, rules.minimum + 2000) + 1, 100))
    due = _settled(bet, stake, cards, rules)
    won = win(bet, cards, rules)
    return Question(
        id=named("bet", bet.name, tuple(map(str, cards[: bet.card])), stake),
        kind="amount",
        text=N_("Turned over: {cards}. {stake} lies on {bet}. How much do you pay? (0 where it loses.)"),
        values={"cards": cards[: bet.card], "stake": stake, "bet": bet.name},
        answer=due.amount or 0 if due.act == "pay" else 0,
        rule=due.rule or "PP-6",
        option=None if won is None else won.option,
    )


def _settled(bet: FeltBet, stake: int, cards: tuple[Card, ...], rules: PairePokerRules) -> Duty:
    players = (Player(1, (Bet(bet.name, stake),)),)
    facts = PaireRound(fixed_limits(rules), players, (cards[0], cards[1], cards[2]))
    return next(duty for duty in duties(facts, rules) if duty.act in ("collect", "pay"))


def _cards_for(bet: FeltBet, rules: PairePokerRules, random: Random) -> tuple[Card, ...]:
    """Three cards with which the bet often wins."""
    if bet.kind == "poker-hand":
        return _three_cards(rules, random)
    deck = shuffled(random, pack(rules))
    value = pick(random, bet.values or (pick(random, RANKS), pick(random, RANKS), "joker"))
    wanted = (value, value) if bet.card == 2 else (value,)
    first = taken(deck, wanted) if happens(random, 0.7) else ()
    rest = list(deck)
    for card in first:
        rest.remove(card)
    return (*first, *rest)[:3]


def felt(rules: PairePokerRules, random: Random) -> Question:
    """Is there such a bet on the felt?"""
    if happens(random, 0.5):
        values = pick(random, [bet.values for bet in BETS.values() if bet.kind in _COMBINED])
    else:
        start, count = between(random, 0, len(VALUES) - 4), between(random, 2, 4)
        values = tuple(sorted(shuffled(random, VALUES[start : start + 4])[:count], key=VALUES.index))
    name = canonical("-".join(values))
    return Question(
        id=named("felt", name),
        kind="yes-no",
        text=N_("Can one stake lie on {hand} together?"),
        values={"hand": values},
        answer=yes_no(find(name) is not None),
        rule="PP-4",
    )


def reading(rules: PairePokerRules, random: Random) -> Question:
    """What are these three cards announced as?"""
    cards = _three_cards(rules, random)
    score = poker_score(cards, rules)
    others = shuffled(random, [other for other in POKER_SCORES if other != score])[:3]
    return Question(
        id=named("poker-hand", tuple(sorted(map(str, cards)))),
        kind="choice",
        text=N_("The three cards are {cards}. What do you announce?"),
        values={"cards": cards},
        answer=score,
        rule=rules.statements["poker_hand"],
        choices=tuple(shuffled(random, (score, *others))),
        option="poker_hand",
        phase="third-card",
    )


def deciding_card(rules: PairePokerRules, random: Random) -> Question:
    """After which card is a losing stake collected?"""
    bet = _a_bet(random)
    return Question(
        id=named("deciding-card", bet.name),
        kind="choice",
        text=N_("A stake on {bet} has lost. After which card do you collect it?"),
        values={"bet": bet.name},
        answer=str(bet.card),
        rule="PP-6",
        choices=("1", "2", "3"),
    )


def offer(rules: PairePokerRules, random: Random) -> Question:
    """Is this bet taken, alone or beside a main bet?"""
    bet, beside = _a_bet(random), happens(random, 0.5)
    option = "main_maximum" if bet.main else "optional_maximum"
    most: int = getattr(rules, option)
    stake = pick(random, (max(rules.minimum // 2, 1), rules.minimum, most, most + 100, 1100))
    bets = (Bet(bet.name, stake), *([Bet(_other_main(bet), rules.minimum)] if beside else []))
    reason = next((why for refused, why in offer_faults(bets, fixed_limits(rules)) if refused.on == bet.name), None)
    return Question(
        id=named("offer", bet.name, stake, beside),
        kind="yes-no",
        text=N_("Beside a main bet a player puts {stake} on {bet}. Do you take it?")
        if beside
        else N_("A player puts {stake} on {bet}, and nothing else. Do you take it?"),
        values={"bet": bet.name, "stake": stake},
        answer=yes_no(reason is None),
        rule=reason_statement(bet.name, reason, rules) if reason else rules.statements[option],
        option="minimum" if reason == "below-minimum" else option,
        because=REASONS[reason] if reason else "",
    )


def _other_main(bet: FeltBet) -> str:
    return "black" if bet.name == "red" else "red"


def material(rules: PairePokerRules, random: Random) -> Question:
    """How many players, how many jokers?"""
    option, text, found = pick(
        random,
        (
            ("players", N_("How many players are there at most?"), rules.players),
            ("jokers", N_("How many jokers are in the pack?"), rules.jokers),
        ),
    )
    return Question(
        id=named("how-many", option),
        kind="choice",
        text=text,
        values={},
        answer=str(found),
        rule=rules.statements[option],
        choices=numbers(found, (0, 1, 2, 3) if option == "jokers" else (3, 4, 5, 7), random),
        option=option,
    )
