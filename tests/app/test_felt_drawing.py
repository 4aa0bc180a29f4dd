"""The felt drawn at every size: nothing lies on anything else, nothing is lost, everything can be clicked."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from app_files import TWO_ROUNDS, full_table
from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style

from trainer.app import choosing, showing
from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack, draw_cards
from trainer.app.felt.hands import Marks
from trainer.app.felt.layout import layout, places
from trainer.app.felt.palette import NAMES, Palette
from trainer.app.felt.table import draw_table
from trainer.cards import DECK, parse_cards
from trainer.games.twentyone.facts import Limits
from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.grading.verdicts import Act
from trainer.practice.parts import USUAL_PARTS
from trainer.practice.play import Play
from trainer.scenarios import read_scenario
from trainer.wording.language import load

PLAIN = Palette(*(Style() for _ in NAMES))
SIZES = ((80, 18), (120, 34), (76, 15), (200, 60))


def lines(canvas: Canvas) -> list[str]:
    return [canvas.strip(y).text for y in range(canvas.height)]


def plays(text: str) -> Iterator[Play]:
    """Every moment of a file's first round, all done right."""
    scenario, _ = read_scenario(text, file="evening.toml")
    assert scenario is not None
    play = Play.start(scenario.rounds[0], scenario.rules, USUAL_PARTS)
    yield play
    while play.due is not None:
        play = play.do(Act(play.due))
        yield play


def drawn(play: Play, width: int, height: int, code: str = "en") -> Canvas:
    language = load("fr" if code == "fr" else "en")
    table = play.table()
    marks = showing.marks(play, table, choosing.first(play, table), language)
    return draw_table(table, width, height, marks, Pack(language, PLAIN))


@given(st.sets(st.integers(1, 7)), st.integers(76, 300))
def test_the_seven_places_lie_side_by_side_and_boxes_in_play_have_room(taken: set[int], width: int) -> None:
    columns = places(width, taken)
    assert len(columns) == 7
    for left, right in pairwise(columns):
        assert right.start == left.stop + 1
    assert columns[0].start >= 1
    assert columns[-1].stop < width
    assert all(len(columns[number - 1]) >= 9 for number in taken)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [TWO_ROUNDS, full_table()], ids=["two boxes", "seven boxes"])
def test_every_hand_has_rows_of_its_own_on_the_felt(size: tuple[int, int], text: str) -> None:
    width, height = size
    for play in plays(text):
        table = play.table()
        plan = layout(table, width, height)
        for box in table.boxes:
            used = [set(plan.pok), *(set(plan.hand(place)) for place in range(len(box.hands)))]
            assert sum(map(len, used)) == len(set().union(*used)), "no row is used twice"
            assert max(set().union(*used)) < plan.floor
        assert plan.bank.stop == height
        assert plan.bank.start == plan.floor + 1


@pytest.mark.parametrize("size", [(80, 18), (120, 34)])
def test_at_every_moment_every_card_and_stake_of_seven_boxes_is_there(size: tuple[int, int]) -> None:
    language = load("en")
    for play in plays(full_table()):
        table = play.table()
        canvas = drawn(play, *size)
        shown = "\n".join(lines(canvas))
        for box in table.boxes:
            for hand in box.hands:
                for card in hand.cards:
                    assert language.card(card) in shown
        spots = {canvas.at(x, y) for x in range(canvas.width) for y in range(canvas.height)}
        for box in table.boxes:
            for hand in box.hands:
                for stake in hand.stakes:
                    if stake.state == "lying":
                        assert Spot(box.number, hand.number, stake.bettor, "21") in spots
            for stake in box.pok:
                assert Spot(box.number, None, stake.bettor, "pok") in spots


def test_no_total_is_shown_that_was_not_announced() -> None:
    for play in plays(TWO_ROUNDS):
        said = {hand.said for box in play.table().boxes for hand in box.hands} | {play.table().bank_said}
        shown = " ".join(lines(drawn(play, 120, 34))).replace("│", " ").replace("▏", " ").split()
        for total in ("16", "14"):  # nothing else of this round has these numbers, the discard included
            assert (total in shown) <= (total in said)


@pytest.mark.parametrize("count", range(1, 11))
def test_a_hand_of_many_cards_shows_every_rank_in_ten_columns(count: int) -> None:
    cards = parse_cards("Ah 2s Ad 2c Ac As 3h 2d Ah 3c")[:count]
    canvas = Canvas(10, 3, Style())
    draw_cards(canvas, 0, 0, 10, cards, 3, Pack(load("en"), PLAIN))
    shown = "".join(lines(canvas))
    for rank in ("A", "2", "3"):
        assert shown.count(rank) >= sum(card.rank == rank for card in cards)


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=12), st.integers(10, 30), st.sampled_from([1, 3, 5, 7]))
def test_cards_never_leave_their_columns(cards: list[object], width: int, size: int) -> None:
    canvas = Canvas(40, 8, Style())
    taken = draw_cards(canvas, 2, 0, width, cards, size, Pack(load("fr"), PLAIN))  # type: ignore[arg-type]  # any whole number is a size here
    assert taken <= width
    for line in lines(canvas):
        assert line[:2] == "  "
        assert not line[2 + width :].strip()


def test_winnings_lie_beside_the_stake_and_a_collected_stake_is_gone() -> None:
    stakes = (
        Stake("seated", "21", 5000, "paid", 7500),
        Stake("standing-1", "21", 2000, "collected"),
        Stake("standing-2", "21", 250, "returned"),
    )
    hand = HandView(1, parse_cards("Ah Kd"), stakes, "live", "natural")
    table = Table(Limits(250, 50000, 2500), (BoxView(2, (hand,), (Stake("seated", "pok", 250),)),), parse_cards("9s"))
    for code, half in (("en", "2.50"), ("fr", "2,50")):
        language = load("fr" if code == "fr" else "en")
        shown = "\n".join(lines(draw_table(table, 80, 18, Marks(), Pack(language, PLAIN))))
        assert "50+75" in shown
        assert f"{half}=" in shown
        assert f"POK: {half}" in shown.replace(" :", ":").replace("\N{NO-BREAK SPACE}:", ":")


def test_the_arrows_reach_every_stake_that_lies() -> None:
    for play in plays(full_table()):
        if play.phase != "settlement":
            continue
        table = play.table()
        lying = {
            Spot(box.number, hand.number, stake.bettor, "21")
            for box in table.boxes
            for hand in box.hands
            for stake in hand.stakes
            if stake.state == "lying"
        }
        found, open_spots = set(), [choosing.first(play, table)]
        while open_spots:
            spot = open_spots.pop()
            if spot not in found:
                found.add(spot)
                open_spots += [choosing.moved(spot, way, play, table) for way in ("left", "right", "up", "down")]
        assert lying <= found
        return


@given(st.integers(1, 90), st.integers(1, 30))
def test_a_terminal_however_small_is_drawn_in_as_far_as_it_goes(width: int, height: int) -> None:
    for play in PLAYS[::40]:
        canvas = drawn(play, width, height)
        assert [len(line) for line in lines(canvas)] == [width] * height


PLAYS = tuple(plays(full_table()))


BLACKJACK = """
format = 1
title = "Blackjack"
rules = "blackjack"

[limits]
minimum = 10
maximum = 500

[[rounds]]
bank = "9s Kd"

[[rounds.boxes]]
box = 2
stake = 50
hand = "Ts 9c stand"
"""


@pytest.mark.parametrize("size", SIZES)
def test_p21_1_blackjack_has_the_21_cells_alone(size: tuple[int, int]) -> None:
    play = next(plays(BLACKJACK))
    shown = "\n".join(lines(drawn(play, *size)))
    assert "21" in shown
    assert "POK" not in shown
