"""What the trainee's hands do at the table: keys, the mouse, words; and that slips of typing cost nothing."""

from pathlib import Path

import pytest
from app_files import ONE_BOX, TWO_ROUNDS, full_table
from app_pilot import Club, frame, perform_round, play_of, ready, table
from textual.pilot import Pilot

from trainer.app.felt.canvas import Spot
from trainer.app.screens.question import Question
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.felt import Felt
from trainer.app.widgets.menu import Menu
from trainer.duties import Duty


async def test_the_unshifted_top_row_of_a_french_keyboard_types_figures(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("ampersand", "minus", "enter")  # & and - : 1 and 6
        assert "Right. Announce box 3, hand 1: 16" in frame(app)


@pytest.mark.parametrize("words", ["seize", "sixteen", "SEIZE", "16"])
async def test_a_score_is_said_in_words_of_either_language(tmp_path: Path, words: str) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("a", *words, "enter")
        assert "Right. Announce box 3, hand 1: 16" in frame(app)
        assert not app.screen.query_one(Entry).words


async def test_letters_that_are_acts_are_only_letters_while_words_are_said(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("a", *"grdsc", "space", "x")
        assert app.screen.query_one(Entry).text == "grdsc x"
        await pilot.press("enter")
        assert "That is no score" in frame(app)
        assert app.screen.query_one(Entry).text == "grdsc x", "what was typed can be mended"
        await pilot.press("escape")
        assert play_of(app).moves == ()


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (("1", "slash", "enter"), "That is no total"),
        (("enter",), "Type the total first"),
        (("1", "slash", "c"), "That is no amount"),
        (("p",), "Type the amount first"),
        (("g",), "No player asks for anything"),
    ],
)
async def test_what_cannot_be_understood_costs_nothing_and_stays_typed(
    tmp_path: Path, keys: tuple[str, ...], said: str
) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*keys)
        assert said in frame(app)
        assert play_of(app).moves == ()
        assert app.screen.query_one(Entry).text == "".join({"slash": "/"}.get(key, key) for key in keys[:-1])


async def test_nothing_typed_is_lost_by_a_resize(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.screen.query_one(Entry).text == "16"
        await pilot.press("enter")
        assert "Right. Announce box 3, hand 1: 16" in frame(app)


async def test_stakes_are_settled_in_whatever_order_the_trainee_likes(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_ROUNDS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until=("settlement",))
        assert table(app).seat.spot == Spot(3, 2, "seated", "21")
        await pilot.press("left")
        assert table(app).seat.spot == Spot(1, 1, "seated", "21")
        await pilot.press("down")
        assert table(app).seat.spot == Spot(1, 1, "standing-1", "21")
        await pilot.press("c")
        done = play_of(app).acts[-1].deed
        assert (done.act, done.box, done.bettor, done.amount) == ("collect", 1, "standing-1", 2000)
        assert "Out of order" in frame(app)
        assert "lost by" not in frame(app), "the order is a fault of its own, the amount is right"


async def test_a_round_is_played_by_mouse_alone(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_ROUNDS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        while not play_of(app).over:
            due = play_of(app).due
            assert due is not None
            done = len(play_of(app).moves)
            await click_through(pilot, due)
            assert len(play_of(app).moves) == done + 1, f"{due} was not done"
        assert play_of(app).grade().mistakes == ()


async def click_through(pilot: Pilot[int], duty: Duty) -> None:
    """Do a duty with the mouse."""
    if duty.act in ("collect", "pay", "return"):
        await click_spot(pilot, Spot(duty.box or 0, None if duty.bet == "pok" else duty.hand, duty.bettor, duty.bet))
        await click_figures(pilot, str((duty.amount or 0) // 100))
        await click_key(pilot, {"collect": "c", "pay": "p", "return": "t"}[duty.act])
    elif duty.act != "announce":
        await click_key(pilot, {"grant": "g", "refuse": "r", "draw": "d", "stand": "s", "burn": "u"}[duty.act])
    elif duty.phase == "pok":
        await click_key(pilot, "a")
        await pilot.pause()
        assert type(pilot.app.screen) is Question
        await pilot.click(Menu, offset=(3, 1 + 0))  # "nothing" is the first below "back"
        await pilot.pause()
    elif duty.score in ("natural", "bust"):
        await click_key(pilot, duty.score[0])
    else:
        await click_figures(pilot, duty.score or "")
        await click_key(pilot, "enter")


async def click_figures(pilot: Pilot[int], figures: str) -> None:
    for sign in figures:
        await click_key(pilot, {"/": "slash"}.get(sign, sign))


async def click_key(pilot: Pilot[int], key: str) -> None:
    for buttons in pilot.app.screen.query(Buttons):
        for columns, button in buttons._placed(buttons.size.width):
            if button.key == key:
                await pilot.click(buttons, offset=(columns.start + 1, 0))
                await pilot.pause()
                return
    raise AssertionError(f"{key} is not to be clicked")


async def click_spot(pilot: Pilot[int], spot: Spot) -> None:
    felt = pilot.app.screen.query_one(Felt)
    for y in range(felt.size.height):
        for x in range(felt.size.width):
            if felt._canvas is not None and felt._canvas.at(x, y) == spot:
                await pilot.click(felt, offset=(x, y))
                await pilot.pause()
                return
    raise AssertionError(f"{spot} is not to be clicked")


async def test_every_card_and_stake_of_seven_boxes_with_four_split_hands_can_be_read(tmp_path: Path) -> None:
    app = Club(tmp_path, full_table()).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        seat = table(app).seat
        while seat.play is not None and seat.play.phase != "bank":
            due = seat.play.due
            assert due is not None
            await seat.do(due)
        table(app).show_all()
        await pilot.pause()
        shown = frame(app)
        assert seat.table is not None
        for box in seat.table.boxes:
            assert len(box.hands) == 4
            for hand in box.hands:
                cards = "▏".join(app.language.card(card) for card in hand.cards)
                assert cards in shown, f"box {box.number}, hand {hand.number}"
        for box in seat.table.boxes:
            assert f"{box.number * 10 + 50} 20 10" in shown
