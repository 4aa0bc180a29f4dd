"""What the trainee's hands do at Pair'e Poker: cards turned, words said, stakes chosen, swept and paid (PP-5, 6)."""

from pathlib import Path

import pytest
from app_pilot import Club, frame, play_of, prose, ready
from paire_files import TWO_PLAYERS, crowded
from paire_pilot import click_through, perform_round, point_at, seat_of

from trainer.app.felt.canvas import Spot
from trainer.app.screens.question import Question
from trainer.app.widgets.entry import Entry
from trainer.practice.parts import PARTS


async def test_pp_6_a_round_is_turned_announced_swept_and_paid_by_the_keyboard_alone(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app(performs=frozenset(PARTS))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot)
        assert play_of(app).over
        assert play_of(app).grade().mistakes == ()


async def test_pp_6_a_round_is_played_by_the_mouse_alone(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        while not play_of(app).over:
            due = play_of(app).due
            assert due is not None
            done = len(play_of(app).moves)
            await click_through(pilot, due)
            assert len(play_of(app).moves) == done + 1, f"{due} was not done"
        assert play_of(app).grade().mistakes == ()


async def test_a_card_shows_only_once_it_is_turned(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "K♦" not in frame(app)
        await pilot.press("v")
        shown = frame(app)
        assert "K♦" in shown
        assert "K♥" not in shown
        assert "red king" not in shown, "what it is worth is the trainee's to say"


@pytest.mark.parametrize("words", ["red king", "roi rouge", "kr", "R r"])
async def test_the_first_card_is_announced_in_words_of_either_language_or_shortened(tmp_path: Path, words: str) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "a", *("space" if sign == " " else sign for sign in words), "enter")
        assert "Right. Announce the first card: red king" in frame(app)


async def test_a_typed_value_leaves_the_choice_of_its_colour(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "1", "0", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        assert [name for name, _ in app.screen._answers] == ["", "10 red", "10 black"]
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "Wrong score: red 10" in frame(app)


async def test_a_pair_is_announced_by_its_figure_and_none_by_one_key(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until="second-card")
        await pilot.press("v", "7", "enter")
        assert "pair of 7s" in frame(app)
        await pilot.press("z")
        assert [act.deed.score for act in play_of(app).acts[-2:]] == ["pair 7", "no pair"]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (("a", "?", "enter"), "That says nothing of these cards"),
        (("1", "slash", "c"), "That is no amount"),
        (("p",), "Type the amount first"),
        (("z",), "No card waits"),
    ],
)
async def test_what_cannot_be_understood_costs_nothing_and_stays_typed(
    tmp_path: Path, keys: tuple[str, ...], said: str
) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*keys)
        assert said in prose(app)
        assert play_of(app).moves == ()
        typed = {"1": "1", "slash": "/", "?": "?"}
        assert app.screen.query_one(Entry).text == "".join(typed.get(key, "") for key in keys)


async def test_up_and_down_go_over_the_stakes_on_the_card_in_hand_first(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        seen = [seat_of(app).spot]
        for _ in range(6):
            await pilot.press("down")
            seen.append(seat_of(app).spot)
        assert seen == [
            Spot(4, bet="7-K-joker"), Spot(2, bet="black"), Spot(2, bet="Q-K"), Spot(4, bet="any pair"),
            Spot(4, bet="pair 3"), Spot(2, bet="pair K"), Spot(2, bet="poker hand"),
        ]  # fmt: skip
        await pilot.press("down")
        assert seat_of(app).spot == seen[0]
        await pilot.press("left")
        assert seat_of(app).spot == seen[1]
        await pilot.press("left", "up")
        assert seat_of(app).spot == seen[-1]


async def test_a_winner_swept_with_the_losers_is_named_and_priced(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "a", *"kr", "enter")
        await pilot.press("c")
        shown = prose(app)
        assert "player 4, transversale 7-K-Joker" in shown
        assert "lost by the player" in shown
        assert "PP-7" in shown
        assert seat_of(app).spot == Spot(2, bet="black"), "the choice goes on to the next stake"
        await pilot.press("c")
        assert "Right. Collect player 2, black" in shown or "Right. Collect player 2, black" in frame(app)


async def test_pp_10_refused_bets_are_chosen_among_what_was_put_down(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app(performs=frozenset(PARTS))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "7-8▌2" in frame(app)
        due = play_of(app).due
        assert due is not None
        await point_at(pilot, due)
        assert "Player 4 · cheval 7-8 · 2 €" in frame(app)
        await pilot.press("r")
        assert "Right. Refuse player 4, cheval 7-8" in frame(app)
        assert "7-8▌2" not in frame(app)
        await pilot.press("k")
        assert play_of(app).phase == "drawing"
        await pilot.press("u", "d")
        assert play_of(app).phase == "first-card"


async def test_acts_of_parts_that_the_table_performs_have_no_key(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("r", "k", "u", "d", "x")
        assert play_of(app).moves == ()
        await pilot.press("question_mark")
        await pilot.pause()
        shown = prose(app)
        assert "turn over" in shown
        assert "no more bets" not in shown


@pytest.mark.parametrize(("size", "language"), [((80, 24), "fr"), ((120, 40), "en")])
async def test_five_players_on_every_bet_are_played_at_every_size(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    app = Club(tmp_path, crowded()).app(language)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await pilot.press("v", "down", "down", "left")
        assert seat_of(app).spot.box == 4
        seat = seat_of(app)
        while seat.play is not None and seat.play.phase != "paying":
            due = seat.play.due
            assert due is not None
            await seat.do(due)
        app.screen.query_one(Entry).clear()
        await pilot.press("1", "pageup")
        assert app.screen.query_one(Entry).text == "1"


async def test_nothing_typed_is_lost_by_a_resize(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "4", "8")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.screen.query_one(Entry).text == "48"
        assert "K♦" in frame(app)
