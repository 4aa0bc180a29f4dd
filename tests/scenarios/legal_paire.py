"""Random legal rounds and scenarios of Pair'e Poker, for any test that wants some."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from legal_rounds import TEXT

from trainer.cards import DECK, JOKER
from trainer.games.paire_poker.facts import Bet, Limits, PaireRound, Player
from trainer.games.paire_poker.felt import BETS
from trainer.rules import paire_poker
from trainer.scenarios import Scenario

RULES = paire_poker()
LIMITS = Limits(200, 1000, 200)
_PACK = (*DECK, JOKER, JOKER)
_MAIN = tuple(name for name, bet in BETS.items() if bet.main)
_OPTIONAL = tuple(name for name, bet in BETS.items() if not bet.main)
_OFF_THE_FELT = ("7-8", "A-K", "J-Q-K", "3-4-8-9", "7-7", "A-joker", "green", "pair", "le 7, à cheval")
_MAIN_STAKES = st.integers(200, 1000)


@st.composite
def _main_bets(draw: DrawFn) -> list[Bet]:
    names = draw(st.lists(st.sampled_from(_MAIN), min_size=1, max_size=4, unique=True))
    return [Bet(name, draw(_MAIN_STAKES)) for name in names]


@st.composite
def _optional_bets(draw: DrawFn, least: int = 0) -> list[Bet]:
    names = draw(st.lists(st.sampled_from(_OPTIONAL), min_size=least, max_size=3, unique=True))
    return [Bet(name, 200) for name in names]


@st.composite
def _offers(draw: DrawFn) -> tuple[Bet, ...]:
    """An offer in which something must be refused."""
    wrong = st.sampled_from(
        [
            *(Bet(name, 200) for name in _OFF_THE_FELT),
            *(Bet(name, stake) for name in _MAIN for stake in (0, 199, 1001, 90_000)),
            *(Bet(name, stake) for name in _OPTIONAL for stake in (150, 201)),
        ]
    )
    if draw(st.booleans()):
        return tuple(draw(_optional_bets(least=1)))
    fault = draw(wrong)
    fitting = [bet for bet in (*draw(_main_bets()), *draw(_optional_bets())) if bet.on != fault.on]
    return tuple(draw(st.permutations([fault, *fitting])))


@st.composite
def _players(draw: DrawFn, number: int) -> Player:
    bets = tuple(draw(st.permutations([*draw(_main_bets()), *draw(_optional_bets())])))
    return Player(number, bets, draw(st.none() | _offers()))


@st.composite
def legal_paire_rounds(draw: DrawFn) -> PaireRound:
    """A round as the rules allow it."""
    numbers = sorted(draw(st.sets(st.integers(1, 5), min_size=1)))
    places = draw(st.lists(st.integers(0, len(_PACK) - 1), min_size=3, max_size=3, unique=True))
    first, second, third = (_PACK[place] for place in places)
    players = tuple(draw(_players(number)) for number in numbers)
    return PaireRound(LIMITS, players, (first, second, third), draw(TEXT))


@st.composite
def legal_paire_scenarios(draw: DrawFn) -> Scenario:
    """A scenario of one to three such rounds."""
    rounds = draw(st.lists(legal_paire_rounds(), min_size=1, max_size=3))
    return Scenario(draw(TEXT), RULES, LIMITS, tuple(rounds))
