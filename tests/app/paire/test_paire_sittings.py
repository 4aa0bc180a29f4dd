"""Sittings of Pair'e Poker on the screen: the modes, what is recorded, looking back, going on, dealing, watching."""

from pathlib import Path
from random import Random
from typing import cast

import pytest
from app_pilot import Club, frame, play_of, prose, reading, ready, shows
from msgspec import structs
from paire_files import TWO_PLAYERS
from paire_pilot import perform_round, seat_of

from trainer.app import opening
from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.felt.canvas import Spot
from trainer.app.house import Dealt
from trainer.app.screens.demo import DemoScreen
from trainer.app.screens.mark import MarkScreen
from trainer.app.screens.paire import PaireScreen
from trainer.app.screens.question import Question
from trainer.app.screens.review import ReviewScreen
from trainer.app.settings import Settings
from trainer.cli.dealing import dealt
from trainer.practice.play import Play
from trainer.records import SessionRecord, Source
from trainer.rules import PRESETS, any_preset, paire_poker
from trainer.scenarios.dealing import deal
from trainer.wording.language import load


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_guided_mode_shows_what_is_due_before_each_act(tmp_path: Path, language: str) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app(language, mode="guided")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert {"en": "Turn over the first card", "fr": "Retourner la première carte"}[language] in frame(app)
        await pilot.press("v")
        assert {"en": "red king", "fr": "roi rouge"}[language] in frame(app)


async def test_blind_mode_says_nothing_before_the_review_which_plays_again_from_the_slip(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app(mode="blind")
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until="paying")
        before = play_of(app).moves
        assert seat_of(app).spot == Spot(4, bet="7-K-joker")
        await pilot.press("3", "0", "p")  # 10 on 7-K-joker win 40 (PP-7)
        assert "Wrong" not in frame(app)
        await perform_round(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert shows(app, ReviewScreen)
        shown = prose(app)
        assert "1 mistake · €10.00 lost by the players" in shown
        assert "Due: Pay player 4, transversale 7-K-Joker: €40.00 at 4 to 1" in shown
        await pilot.press("enter")
        await ready(pilot)
        assert shows(app, PaireScreen)
        assert play_of(app).moves == before
        await pilot.press("4", "0", "p")
        assert "Right. Pay player 4" in frame(app)


async def test_a_round_broken_off_is_gone_on_with_from_home(tmp_path: Path) -> None:
    club = Club(tmp_path, TWO_PLAYERS)
    app = club.app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await perform_round(pilot, until="third-card")
        moves = play_of(app).moves
    app = club.app(home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        assert "Go on: Two players, round 1" in frame(app)
        await pilot.press("home", "enter")
        await ready(pilot)
        assert shows(app, PaireScreen)
        assert play_of(app).moves == moves
        await perform_round(pilot)
        assert play_of(app).grade().mistakes == ()
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause(0.2)
        assert "round 2 of 2" in frame(app)
        await perform_round(pilot)
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("space")
        await pilot.pause(0.2)
        assert shows(app, MarkScreen)
    with reading(club) as store:
        record = store.session(1)
    assert record.mark == 100
    assert [held.grading is not None for held in record.rounds] == [True, True]


async def test_timed_mode_starts_on_a_word_and_goes_from_round_to_round(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app(mode="timed", minutes=5)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        assert shows(app, Question)
        await pilot.press("enter", "v")
        assert shows(app, Question), "an act before the start asks again"
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "5:00" in frame(app)
        await perform_round(pilot)
        await pilot.pause(0.2)
        assert shows(app, PaireScreen)
        assert "round 2 of 2" in frame(app)


async def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    app = Club(tmp_path, TWO_PLAYERS).app()
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(pilot)
        await pilot.press("v", "a", *"kr", "enter", "f2")
        await pilot.pause()
        shown = frame(app)
        assert "roi rouge" in shown
        assert "Première" in shown
        assert "R♦" in shown


async def test_rounds_of_whichever_game_are_dealt_from_home(tmp_path: Path) -> None:
    class Dealing(Club):
        def deal(self, settings: Settings, seed: int | None = None, record: SessionRecord | None = None) -> Dealt:
            rules = paire_poker()
            rounds = opening.drawn(deal(rules, Random(4)), settings.rounds)
            return Dealt(Source(title="Dealt", seed=4, rounds=settings.rounds), rules, rounds)

    app = Dealing(tmp_path, TWO_PLAYERS).app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await ready(pilot)
        assert shows(app, PaireScreen)
        await perform_round(pilot)
        assert play_of(app).grade().mistakes == ()


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_demonstration_plays_a_round_perfectly(tmp_path: Path, language: str) -> None:
    club = Club(tmp_path, TWO_PLAYERS)
    spoken = load("fr" if language == "fr" else "en")
    app = CroupierApp(club.house(Settings()), spoken, Desk(None), lambda: DemoScreen(club.scenario()))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        screen = cast("DemoScreen", app.screen)
        while not screen._play.over:
            screen.action_step()
        await pilot.pause()
        shown = frame(app)
        assert "+240" in shown, "2 on the pair of kings win 200, 4 on Q-K 20, 2 on three of a kind 20 (PP-7 to 9)"
        assert screen._play.grade().mistakes == ()


@pytest.mark.parametrize("name", PRESETS)
def test_rounds_of_every_game_are_dealt_through_one_door_and_dealt_again_by_their_seed(name: str) -> None:
    settings = structs.replace(Settings(), rules=name, rounds=2)
    once, again = (dealt(settings, load("en"), None, 5, None) for _ in range(2))
    assert once.rules == any_preset(name)
    assert [once.rounds(number) for number in (1, 2)] == [again.rounds(number) for number in (1, 2)]
    assert once.rounds(3) is None
    play = Play.start(once.rounds(1) or pytest.fail("nothing is dealt"), once.rules, settings.performs)
    assert play.duties


def test_settings_left_from_another_game_do_no_harm() -> None:
    kept = structs.replace(Settings(), boxes=(7, 7))
    first = next(deal(paire_poker(), Random(1), kept.boxes))
    assert len(getattr(first, "players", ())) == 5
