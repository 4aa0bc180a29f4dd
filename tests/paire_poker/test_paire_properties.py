"""What holds in every round of Pair'e Poker: chips and order."""

from hypothesis import given
from hypothesis import strategies as st
from paire_rounds import LIMITS

from trainer.cards import DECK, JOKER
from trainer.duties import PHASES
from trainer.games.paire_poker.duties import CARD_PHASES, duties, order_group
from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS
from trainer.games.paire_poker.table import felt_view
from trainer.rules import paire_poker

MAIN = [name for name, bet in BETS.items() if bet.main]
OPTIONAL = [name for name, bet in BETS.items() if not bet.main]
PACK = (*DECK, JOKER, JOKER)


@st.composite
def players(draw: st.DrawFn, number: int) -> Player:
    main = draw(st.lists(st.sampled_from(MAIN), min_size=1, max_size=5, unique=True))
    optional = draw(st.lists(st.sampled_from(OPTIONAL), max_size=4, unique=True))
    names = draw(st.permutations([*main, *optional]))
    most = {True: LIMITS.main_maximum, False: LIMITS.optional_maximum}
    bets = [Bet(on, draw(st.integers(LIMITS.minimum, most[BETS[on].main]))) for on in names]
    offer = st.lists(st.builds(Bet, st.sampled_from([*BETS, "7-8", "green"]), st.integers(1, 2000)), min_size=1)
    return Player(number, tuple(bets), draw(st.none() | offer.map(tuple)))


@st.composite
def rounds(draw: st.DrawFn) -> PaireRound:
    seats = sorted(draw(st.sets(st.integers(1, 5), min_size=1)))
    first, second, third = draw(st.permutations(PACK))[:3]
    return PaireRound(LIMITS, tuple(draw(players(number)) for number in seats), (first, second, third))


@given(rounds())
def test_chips_are_conserved_every_stake_is_collected_or_paid_once(facts: PaireRound) -> None:
    settled = [duty for duty in duties(facts, paire_poker()) if duty.act in ("collect", "pay")]
    staked = {(player.number, bet.on): bet.stake for player in facts.players for bet in player.bets}
    assert sorted((duty.player or 0, duty.bet or "") for duty in settled) == sorted(staked)
    for duty in settled:
        stake = staked[duty.player or 0, duty.bet or ""]
        times = int(duty.ratio.removesuffix(":1")) if duty.ratio else 1
        assert duty.amount == stake * times
    end = felt_view(facts, duties(facts, paire_poker()))
    assert sum(stake.amount for stake in end.stakes) == sum(staked.values())
    assert {stake.state for stake in end.stakes} <= {"collected", "paid"}


@given(rounds())
def test_order_is_total_phases_then_cards_then_players_then_the_order_placed(facts: PaireRound) -> None:
    found = duties(facts, paire_poker())
    places = [PHASES.index(duty.phase) for duty in found]
    assert places == sorted(places)
    for act in ("collect", "pay"):
        cards = list(CARD_PHASES.values())
        order = {player.number: [bet.on for bet in player.bets] for player in facts.players}
        sorting = [
            (cards.index(group), -(duty.player or 0), order[duty.player or 0].index(duty.bet or ""))
            for duty in found
            if duty.act == act and (group := order_group(duty))
        ]
        assert sorting == sorted(sorting)
    assert len(set(found)) == len(found) or any(player.first_offer for player in facts.players)


@given(rounds())
def test_no_winner_is_paid_before_the_last_loser_is_collected(facts: PaireRound) -> None:
    acts = [duty.act for duty in duties(facts, paire_poker()) if duty.act in ("collect", "pay")]
    assert acts == sorted(acts)
