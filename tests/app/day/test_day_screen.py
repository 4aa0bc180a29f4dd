"""The table's day on the screen: packs looked through, the shuffle, the red card, the clearing (P21-8 to 16, 42)."""

from pathlib import Path
from random import Random
from typing import cast

import pytest
from app_files import ONE_BOX
from app_pilot import Club, frame, play_of, prose, reading, ready, shows
from msgspec import structs
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.day import acting, keys, spread
from trainer.app.day.sheet import CardGrid, DaySheet
from trainer.app.day.starting import WHOLE_DAY, of_day
from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.screens.card_question import CardQuestion
from trainer.app.screens.day import DayScreen
from trainer.app.screens.doors import table_for
from trainer.app.screens.home import HomeScreen
from trainer.app.screens.mark import MarkScreen
from trainer.app.screens.review import ReviewScreen
from trainer.app.seat import Seat
from trainer.app.settings import Settings
from trainer.app.widgets.column import Column
from trainer.cards import DECK
from trainer.duties import Duty
from trainer.games.day.facts import Drill, Opening
from trainer.games.day.packs import ALL_WELL, defects_of, parse_defect
from trainer.games.day.table import PackView
from trainer.practice.play import Play
from trainer.rules import preset
from trainer.scenarios.dealing.day import make_day
from trainer.wording.language import load

RULES = preset("poker21")
DOUBLE, BACKS, MISSING = 4, 5, 9
"""Seeds of openings that have a card twice, two wrong backs, a card missing."""


def drilling(folder: Path, drill: Drill, seed: int = DOUBLE, language: str = "en", **settings: object) -> CroupierApp:
    club = Club(folder, ONE_BOX)
    wanted = structs.replace(Settings(), **settings)
    house = club.house(wanted)
    spoken = load("fr" if language == "fr" else "en")
    start = of_day(house, wanted, RULES, (drill,), seed, spoken)
    return CroupierApp(house, spoken, Desk(club.store), lambda: table_for(start))


async def perform(pilot: Pilot[int], duty: Duty) -> None:
    """Do a duty as a trainee does, by the keyboard."""
    if duty.act == "report" and duty.what != ALL_WELL:
        await report(pilot, duty)
        return
    if duty.count is not None:
        await pilot.press(*str(duty.count))
    await pilot.press(key_of(duty))


def key_of(duty: Duty) -> str:
    """The key of an act, by what it says that it does."""
    name = {
        "pile": "piles", "place-red-card": "red-card", "finish-round": "finish", "split-stub": "part",
        "call-chief": "call", "report": "all-well",
    }.get(duty.act, duty.act)  # fmt: skip
    if duty.act == "cut":
        name = f"cut-{duty.what}"
    elif duty.act == "shuffle" and duty.what == "all":
        name = "shuffle-all"
    elif duty.act == "clear":
        name = duty.what or ""
    return next(
        getattr(binding, "key", "") for binding in keys.KEYS if getattr(binding, "action", "") == f"act('{name}')"
    )


async def report(pilot: Pilot[int], duty: Duty) -> None:
    """Point at the card that is wrong and say what is; one that is missing is picked from all."""
    screen = cast("DayScreen", pilot.app.screen)
    defect = parse_defect(duty.what or "", duty.pack or 0)
    assert defect is not None
    assert screen.seat.table is not None
    view = screen.seat.table.packs[defect.pack - 1]
    screen.seat.point(Spot(defect.pack, view.cards.index(defect.card) if defect.card in view.cards else 0))
    await pilot.press({"missing": "i", "double": "w", "back": "b"}[defect.kind])
    if defect.kind == "missing":
        await pilot.pause()
        grid = pilot.app.screen.query_one(CardGrid)
        grid.choose(DECK.index(defect.card))
        await pilot.press("enter")
        await pilot.pause()


async def perform_drill(pilot: Pilot[int]) -> Play:
    app = cast("CroupierApp", pilot.app)
    while not play_of(app).over:
        due = play_of(app).due
        assert due is not None
        done = len(play_of(app).moves)
        await perform(pilot, due)
        assert len(play_of(app).moves) == done + 1, f"{due} was not done"
    return play_of(app)


@pytest.mark.parametrize(
    ("drill", "seed"),
    [("opening", DOUBLE), ("opening", BACKS), ("opening", MISSING), ("shuffle", 1), ("red-card", 1), ("red-card", 4),
     ("clearing", 4)],
)  # fmt: skip
async def test_every_drill_is_done_by_the_keyboard_alone(tmp_path: Path, drill: Drill, seed: int) -> None:
    app = drilling(tmp_path, drill, seed)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        play = await perform_drill(pilot)
        assert play.grade().mistakes == ()
        await pilot.press("space")
        await pilot.pause()
        assert shows(app, ReviewScreen)
        await pilot.press("space")
        await pilot.pause(0.2)
        assert shows(app, MarkScreen)


async def test_p21_8_a_pack_is_looked_through_card_by_card(tmp_path: Path) -> None:
    app = drilling(tmp_path, "opening", MISSING)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "The packs are closed." in frame(app)
        await pilot.press("s")
        await pilot.pause()
        shown = frame(app)
        assert "Pack 1 of 6, blue backs" in shown
        assert "K♠" in shown
        rows = [line for line in shown.splitlines() if "Q♠" in line]
        assert all("K♠" in line for line in rows[:2])
        assert "K♠" not in rows[2], "the third pack lacks it, and there is no gap"
        for _ in range(9):
            await pilot.press("down")
        assert "Pack 3 · 2♣" not in frame(app)
        assert "Pack 3 · A♥" in frame(app)


async def test_p21_8_a_missing_card_is_picked_from_all_and_reported(tmp_path: Path) -> None:
    app = drilling(tmp_path, "opening", MISSING)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("s", "i")
        await pilot.pause()
        assert shows(app, CardQuestion)
        await pilot.press("escape")
        await pilot.pause()
        assert len(play_of(app).moves) == 1, "asked and left costs nothing"
        await pilot.press("i")
        await pilot.pause()
        await pilot.press("right", "enter")
        await pilot.pause()
        assert play_of(app).acts[-1].deed.what == "missing 2s"
        assert "pack 1" in prose(app)


async def test_p21_8_the_mouse_points_at_a_card_and_at_what_is_done(tmp_path: Path) -> None:
    app = drilling(tmp_path, "opening", DOUBLE)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await click_act(pilot, "s")
        (defect,) = defects_of(cast("Opening", play_of(app).facts).packs)
        sheet = app.screen.query_one(DaySheet)
        spots = {
            sheet._canvas.at(x, y): (x, y)
            for y in range(sheet.size.height) for x in range(sheet.size.width) if sheet._canvas is not None
        }  # fmt: skip
        view = cast("DayScreen", app.screen).seat.table
        assert view is not None
        place = view.packs[defect.pack - 1].cards.index(defect.card)
        await pilot.click(sheet, offset=spots[Spot(defect.pack, place)])
        await pilot.pause()
        await click_act(pilot, "w")
        assert play_of(app).acts[-1].deed.what == defect.what == "double 7d"
        await click_act(pilot, "i")
        await pilot.pause()
        await pilot.click(CardGrid, offset=(6, 1))
        await pilot.pause()
        assert play_of(app).acts[-1].deed.what == "missing 2h"


async def click_act(pilot: Pilot[int], key: str) -> None:
    column = pilot.app.screen.query_one(Column)
    place = next(place for place, button in enumerate(column.buttons) if button.key == key)
    await pilot.click(column, offset=(2, place))
    await pilot.pause()


@pytest.mark.parametrize(
    ("pressed", "said"),
    [(("n",), "How many?"), (("p",), "How many?"), (("5", "comma", "p"), "How many?"), (("w",), "No pack lies spread")],
)
async def test_what_cannot_be_understood_costs_nothing(tmp_path: Path, pressed: tuple[str, ...], said: str) -> None:
    app = drilling(tmp_path, "opening")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press(*pressed)
        assert said in frame(app)
        assert play_of(app).moves == ()


@pytest.mark.parametrize("drill", ["opening", "shuffle", "red-card", "clearing"])
def test_the_acts_at_hand_tell_nothing_of_their_order_or_of_what_was_drawn(drill: Drill) -> None:
    letters = [getattr(binding, "key", "") for binding in keys.KEYS if "act(" in getattr(binding, "action", "")]
    assert letters == sorted(letters)
    for seed in range(12):
        facts = make_day(RULES, Random(seed), drill)
        for duty in Play.start(facts, RULES, frozenset()).duties:
            if duty.act != "report":
                name = next(
                    getattr(binding, "action", "") for binding in keys.KEYS
                    if getattr(binding, "key", "") == key_of(duty)
                )  # fmt: skip
                assert acting.at_hand(name.removeprefix("act('").removesuffix("')"), drill), duty


async def test_p21_42_all_that_clears_a_table_can_be_clicked(tmp_path: Path) -> None:
    for language in ("en", "fr"):
        app = drilling(tmp_path, "clearing", language=language)
        async with app.run_test(size=(80, 24)) as pilot:
            await ready(pilot)
            below = app.screen.query_one("#acts-below")
            assert {button.key for button in getattr(below, "shown", ())} == set("dtuxy")


async def test_guided_mode_shows_what_is_due(tmp_path: Path) -> None:
    app = drilling(tmp_path, "shuffle", language="fr", mode="guided")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert "Retourner les cartes" in frame(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_slip_is_named_with_its_rule_and_played_again_from_there(tmp_path: Path, size: tuple[int, int]) -> None:
    app = drilling(tmp_path, "shuffle", 1)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await pilot.press("v", "6", "p", "l")
        assert "Out of order" in frame(app)
        await perform_drill(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert "1 mistake" in frame(app)
        await pilot.press("enter")
        await ready(pilot)
        assert shows(app, DayScreen)
        assert len(play_of(app).moves) == 2
        assert "6 piles" in frame(app)


async def test_a_drill_broken_off_is_gone_on_with_from_home(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = drilling(tmp_path, "opening", MISSING)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("s", "3", "1", "1", "n")
        moves = play_of(app).moves
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "Go on: The table's day" in frame(app)
        await pilot.press("home", "enter")
        await ready(pilot)
        assert shows(app, DayScreen)
        assert play_of(app).moves == moves
        assert (await perform_drill(pilot)).grade().mistakes == ()
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause(0.2)
        assert shows(app, MarkScreen)
    with reading(club) as store:
        assert store.session(1).mark == 100
        assert store.unfinished("Léa") is None


async def test_the_whole_day_is_opened_from_home(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.press("down", "enter")
        await ready(pilot)
        assert shows(app, DayScreen)
        assert "The table's day: opening" in frame(app)
        assert cast("Seat", cast("DayScreen", app.screen).seat).start.rounds_in_all == len(WHOLE_DAY)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert shows(app, HomeScreen)


def test_the_choice_reaches_every_card_by_the_arrows() -> None:
    facts = cast("Opening", make_day(RULES, Random(MISSING), "opening"))
    packs = [PackView(number, pack.back, pack.cards, pack.strange) for number, pack in enumerate(facts.packs, 1)]
    seen, spot = set(), Spot(1, 0)
    while spot not in seen:
        seen.add(spot)
        spot = spread.moved(spot, "right", packs)
    assert len(seen) == 311
    assert {spread.moved(held, way, packs) for held in seen for way in ("up", "down")} <= seen
