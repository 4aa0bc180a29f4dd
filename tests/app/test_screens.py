"""The screens around the table: review, help, settings, the palette, the demonstration, in both languages."""

from pathlib import Path
from typing import cast

import pytest
from app_files import ONE_BOX, TWO_ROUNDS
from app_pilot import Club, frame, perform_round, play_of, prose, ready, shows, table
from textual.widgets import Input

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.palette import Palette
from trainer.app.screens import table_keys
from trainer.app.screens.demo import DemoScreen
from trainer.app.screens.help import HelpScreen
from trainer.app.screens.home import HomeScreen
from trainer.app.screens.mark import MarkScreen
from trainer.app.screens.review import ReviewScreen
from trainer.app.screens.table import TableScreen
from trainer.app.settings import Settings, keep_settings, read_settings
from trainer.app.widgets.menu import Menu
from trainer.practice.parts import PARTS
from trainer.records import open_store
from trainer.wording.language import load


async def test_the_review_shows_done_due_cost_and_rule_and_plays_again_from_the_slip(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(mode="blind")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until=("settlement",))
        before = play_of(app).moves
        await pilot.press("4", "9", "p")  # the seated player's 50 win 50 at even money
        await perform_round(pilot)
        finished = play_of(app)
        await pilot.press("space")
        await pilot.pause()
        assert shows(app, ReviewScreen)
        shown = prose(app)
        assert "1 mistake · €1.00 lost by the players" in shown
        assert "Done: Pay box 3, hand 1, seated player: €49.00" in shown
        assert "Due: Pay box 3, hand 1, seated player: €50.00 at 1 to 1" in shown
        assert "P21-39, art. 15" in shown
        await pilot.press("enter")
        await ready(pilot)
        assert shows(app, TableScreen)
        assert play_of(app).moves == before
        assert "Again: One box" in frame(app)
        await pilot.press("5", "0", "p")
        assert "Right. Pay box 3" in frame(app)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert shows(app, ReviewScreen)
        assert cast("ReviewScreen", app.screen)._round is finished, "playing again changes nothing of what was done"


async def test_what_was_never_done_is_in_the_review_and_can_be_played_again(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(mode="practice")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6", "enter", "space")
        assert "Not done: Grant box 3, hand 1: a card" in frame(app)
        await perform_round(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert "not done" in frame(app)
        await pilot.press("enter")
        await ready(pilot)
        assert len(play_of(app).moves) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_help_names_every_key_of_the_screen_below(tmp_path: Path, language: str) -> None:
    app = Club(tmp_path, ONE_BOX).app(language, performs=frozenset(PARTS))
    async with app.run_test(size=(120, 40)) as pilot:
        await ready(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert shows(app, HelpScreen)
        shown = prose(app)
        for binding in table_keys.KEYS:
            if getattr(binding, "action", "") != "insure":  # this house knows no insurance
                assert app.language.text(getattr(binding, "description", "")) in shown
        await pilot.press("escape")
        await pilot.pause()
        assert shows(app, TableScreen)


async def test_acts_of_parts_that_the_table_performs_have_no_key(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        actions = set(table(app).own_bindings())
        assert "answer('grant')" in actions
        assert not {"clear", "deal", "plain('close-betting')", "insure"} & actions
        await pilot.press("x")
        assert play_of(app).moves == ()


async def test_the_whole_work_can_be_performed(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_ROUNDS).app(performs=frozenset(PARTS))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert play_of(app).phase == "betting"
        await pilot.press("r")  # box 1 first put down 50 on "21" and no POK
        assert "Right. Refuse box 1" in frame(app)
        await pilot.press("k", "right", "left")
        assert play_of(app).phase == "dealing"
        await perform_round(pilot)
        assert play_of(app).grade().mistakes == ()


async def test_the_language_changes_while_playing_and_everything_is_said_again(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("1", "6", "enter")
        assert "Right. Announce box 3" in frame(app)
        await pilot.press("f2")
        await pilot.pause()
        shown = frame(app)
        assert "Juste. Annoncer case 3, main 1 : 16" in shown
        assert "BANQUE" in shown
        assert "D♥" not in shown
        await pilot.press("g")
        assert "Juste. Accorder" in frame(app)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_command_palette_speaks_the_language(tmp_path: Path, language: str) -> None:
    app = Club(tmp_path, ONE_BOX).app(language)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        assert shows(app, Palette)
        shown = frame(app)
        assert app.language.text("Four-colour deck") in shown
        for english in ("Theme", "Maximize", "Screenshot", "Search for commands"):
            assert english not in shown
        await pilot.press(*"zzzzz")
        await pilot.pause(1.2)
        assert "No matches found" not in frame(app)
        assert app.language.text("No command is called that") in frame(app)


async def test_a_four_colour_deck_colours_every_suit(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(four_colours=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        colours = {
            suit: {
                str(segment.style.color.name)
                for strip in app.screen._compositor.render_strips()
                for segment in strip
                if suit in segment.text and segment.style is not None and segment.style.color is not None
            }
            for suit in "♠♣"
        }
        assert colours["♠"] != colours["♣"]


async def test_settings_are_changed_by_the_arrows_and_kept(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("right")
        assert app.settings.mode == "blind"
        assert "blind" in frame(app)
        menu = app.screen.query_one(Menu)
        menu.highlighted = menu.get_option_index("clearing")
        await pilot.press("enter")
        assert "clearing" in app.settings.performs
    path = tmp_path / "new folder" / "settings.json"
    assert keep_settings(path, app.settings)
    assert read_settings(path) == app.settings


@pytest.mark.parametrize("content", ["", "{", '{"mode": "asleep"}', '{"performs": ["sleeping"]}', "[]", "\xff"])
def test_settings_that_cannot_be_read_are_the_usual_ones(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="latin-1")
    assert read_settings(path) == Settings()


async def test_a_file_of_ones_own_is_opened_by_its_path_and_a_faulty_one_is_explained(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    (tmp_path / "faulty.toml").write_text(ONE_BOX.replace("Ts 6c", "Ts 6x"), encoding="utf-8")
    app = club.app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        await pilot.press("down", "down", "down", "enter")
        await pilot.pause(0.2)
        field = app.screen.query_one(Input)
        field.value = str(tmp_path / "faulty.toml")
        await pilot.press("enter")
        await pilot.pause(0.2)
        assert "6x" in frame(app)
        field.value = str(club.file)
        await pilot.press("enter")
        await ready(pilot)
        assert shows(app, TableScreen)


async def test_a_trainee_gives_a_name_and_it_is_remembered(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        menu = app.screen.query_one(Menu)
        menu.highlighted = menu.get_option_index("trainee")
        await pilot.press("enter")
        await pilot.pause()
        app.screen.query_one(Input).value = "  Zoé   Martin "
        await pilot.press("enter")
        await pilot.pause(0.2)
        assert "Zoé Martin, mode: practice" in frame(app)
    with open_store(str(club.database), now=lambda: None, reading=True) as store:  # type: ignore[arg-type,return-value]
        assert store.remembered() == "Zoé Martin"


async def test_the_results_are_shown(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    app = club.app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot)
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        menu = app.screen.query_one(Menu)
        menu.highlighted = menu.get_option_index("results")
        await pilot.press("enter")
        await pilot.pause(0.3)
        assert "One box" in frame(app)
        assert "100" in frame(app)


async def test_the_demonstration_plays_perfectly_and_stops_on_a_word(tmp_path: Path) -> None:
    club = Club(tmp_path, TWO_ROUNDS)
    app = CroupierApp(club.house(Settings()), load("en"), Desk(None), lambda: DemoScreen(club.scenario(), 1.0))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, DemoScreen)
        await pilot.press("space")
        assert "stopped" in frame(app)
        await pilot.press("right")
        assert "Refuse box 1" in frame(app)
        assert "P21-17, art. 8" in frame(app)
        for _ in range(60):
            screen.action_step()
        await pilot.pause()
        assert "round 2 of 2" in frame(app)
        assert screen._play.grade().mistakes == ()


async def test_every_screen_can_be_shown_in_sixteen_colours(tmp_path: Path) -> None:
    club = Club(tmp_path, ONE_BOX)
    club.environment = {"TERM": "linux"}
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert app.theme == "sixteen"
        for row in ("own", "deal", "trainee", "settings", "results"):
            await app.screen.run_action(f"screen.{row}")
            await pilot.pause(0.2)
            assert not shows(app, HomeScreen)
            await pilot.press("escape")
            await pilot.pause()
            assert shows(app, HomeScreen)
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert shows(app, HelpScreen)
    app = club.app(mode="timed")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.press("1", "7", "enter")
        await perform_round(pilot)
        await pilot.pause(0.3)
        assert shows(app, MarkScreen)
        await pilot.press("r")
        await pilot.pause()
        assert shows(app, ReviewScreen), "a timed round is looked back on after the mark"
        await pilot.press("space")
        await pilot.pause()
        assert shows(app, MarkScreen)
