"""A round being played, whatever the trainee does: the table never fails, and the moves alone give it back."""

from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from strategies import ruled_rounds

from trainer.duties import ACTS, Duty
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Hand, Round
from trainer.games.twentyone.table import Table
from trainer.games.twentyone.unfolding import table_at
from trainer.grading.verdicts import Act
from trainer.practice.parts import PARTS, USUAL_PARTS, Part
from trainer.practice.play import Play
from trainer.rules import TwentyOneRules

Ruled = tuple[Round, TwentyOneRules]
PARTS_CHOSEN = st.just(USUAL_PARTS) | st.just(frozenset(PARTS)) | st.frozensets(st.sampled_from(PARTS))


def by_its_own_due(play: Play) -> Play:
    """Plays on to the end, doing what is due."""
    while play.due is not None:
        play = play.do(Act(play.due.bare()))
    return play


def cards_in(hand: Hand) -> int:
    more = sum(1 for ask in hand.asks if ask.card) + sum(
        cards_in(part) - 1 for ask in hand.asks for part in ask.hands or ()
    )
    return len(hand.cards) + more


def all_cards(facts: Round) -> int:
    return len(facts.bank) + sum(cards_in(box.hand) for box in facts.boxes)


def lying(table: Table) -> int:
    return len(table.bank) + sum(len(hand.cards) for box in table.boxes for hand in box.hands)


@given(ruled_rounds(), PARTS_CHOSEN)
def test_driven_by_its_own_due_a_play_ends_without_a_mistake(ruled: Ruled, performs: frozenset[Part]) -> None:
    play = by_its_own_due(Play.start(*ruled, performs))
    assert play.over
    assert play.grade().mistakes == ()
    assert [act.deed for act in play.acts] == [play.duties[index].bare() for index in play.mine]
    whole = dict(enumerate(play.duties))
    assert play.table() == table_at(ruled[0], play.duties, whole, len(play.duties))
    assert play.table().discard == all_cards(ruled[0])


@given(ruled_rounds(), PARTS_CHOSEN)
def test_going_on_everywhere_misses_every_duty_of_the_trainee_once(ruled: Ruled, performs: frozenset[Part]) -> None:
    play = Play.start(*ruled, performs)
    missed = 0
    while not play.over:
        play = play.go_on()
        missed += len(play.just_missed)
    assert missed == len(play.grade().missed) == len(play.mine)
    assert [number for number, _ in play.grade().missed] == list(range(len(play.mine)))
    assert lying(play.table()) + play.table().discard == all_cards(ruled[0])


Mover = Callable[[Play, Random], Play]


def right(play: Play, _: Random) -> Play:
    return play if play.due is None else play.do(Act(play.due.bare()))


def passing(play: Play, _: Random) -> Play:
    return play.go_on()


def early(play: Play, random: Random) -> Play:
    """Any duty of the round at any moment."""
    return play.do(Act(random.choice(play.duties).bare()))


def other(play: Play, random: Random) -> Play:
    """Something like a duty of the round, with one or another word changed."""
    deed = random.choice(play.duties).bare()
    changes: dict[str, object] = {
        "box": random.randint(1, 7),
        "hand": random.randint(1, 5),
        "amount": random.choice((None, 0, 2500)),
        "score": random.choice(("natural", "bust", "17")),
        "act": random.choice(ACTS),
        "count": random.randint(0, 3),
        "bet": random.choice(("21", "pok", "insurance")),
        "bettor": random.choice(("seated", "standing-2")),
        "phase": play.phase,
    }
    chosen = random.sample(sorted(changes), 2)
    return play.do(Act(replace(deed, **{name: changes[name] for name in chosen})))


def any_way(ruled: Ruled, performs: frozenset[Part], random: Random) -> list[Play]:
    """A play that goes any way, from its start to its end: mostly right, now and then wrong."""
    plays = [Play.start(*ruled, performs)]
    movers: list[Mover] = [right] * 12 + [early, other, other, passing]
    while not plays[-1].over:
        plays.append(random.choice(movers)(plays[-1], random))
        if len(plays) > 200:
            plays.append(plays[-1].go_on())
    return plays


@given(ruled_rounds(), PARTS_CHOSEN, st.integers(0, 2**32))
def test_whatever_is_done_the_table_can_be_shown_and_no_card_is_lost_or_made(
    ruled: Ruled, performs: frozenset[Part], seed: int
) -> None:
    for play in any_way(ruled, performs, Random(seed)):
        table = play.table()
        assert 0 <= table.discard <= table.discard + lying(table) <= all_cards(ruled[0])
    assert len(play.grade().verdicts) == len(play.acts)
    assert play.due is None


@given(ruled_rounds(), PARTS_CHOSEN, st.integers(0, 2**32))
def test_the_moves_alone_give_the_play_back(ruled: Ruled, performs: frozenset[Part], seed: int) -> None:
    plays = any_way(ruled, performs, Random(seed))
    for play in (plays[len(plays) // 3], plays[-1]):
        assert Play.replay(*ruled, performs, play.moves) == play


@given(ruled_rounds(), st.integers(0, 2**32))
def test_the_table_can_be_folded_from_any_deeds_at_any_place(ruled: Ruled, seed: int) -> None:
    facts, rules = ruled
    due = duties(facts, rules)
    random = Random(seed)
    for _ in range(3):
        done: dict[int, Duty] = {index: duty for index, duty in enumerate(due) if random.random() < 0.7}
        table = table_at(facts, due, done, random.randint(0, len(due)))
        assert 0 <= table.discard <= table.discard + lying(table) <= all_cards(facts)


@given(ruled_rounds())
def test_the_table_never_shows_a_card_before_its_time(ruled: Ruled) -> None:
    """Until the trainee has answered a request, the card it brings is nowhere to be seen."""
    facts, rules = ruled
    play = Play.start(facts, rules, USUAL_PARTS)
    while play.due is not None:
        before, due = play.table(), play.due
        play = play.do(Act(due.bare()))
        brought = lying(play.table()) + play.table().discard - lying(before) - before.discard
        if due.act in ("grant", "draw") and due.request not in ("surrender", "split"):
            assert brought >= len(due.cards)
        if due.act in ("grant", "refuse"):
            assert before.asks == (due.box, due.hand, due.request)
