"""Questions on the rules on the screen: put, answered by key, figure or click, told with their rule."""

from pathlib import Path
from typing import cast

import pytest
from app_files import ONE_BOX
from app_pilot import Club, frame, prose, shows
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.desk import Desk
from trainer.app.screens.home import HomeScreen
from trainer.app.screens.questions import QuestionsScreen
from trainer.app.settings import Settings
from trainer.app.widgets.entry import Entry
from trainer.app.widgets.menu import Menu
from trainer.money import plain
from trainer.rules import any_preset
from trainer.wording.language import load


def asking(folder: Path, rules: str = "poker21", language: str = "en") -> CroupierApp:
    spoken = load("fr" if language == "fr" else "en")
    house = Club(folder, ONE_BOX).house(Settings())
    return CroupierApp(house, spoken, Desk(None), lambda: QuestionsScreen(any_preset(rules), 4))


def screen_of(pilot: Pilot[int]) -> QuestionsScreen:
    return cast("QuestionsScreen", pilot.app.screen)


async def next_of(pilot: Pilot[int], kind: str) -> None:
    """Go on to a question of that kind."""
    screen = screen_of(pilot)
    for _ in range(40):
        if screen.question.kind == kind and screen.answer is None:
            await pilot.pause()
            return
        screen.action_next()
    raise AssertionError(f"no question of the kind {kind}")


async def answer(pilot: Pilot[int]) -> None:
    """Answer rightly, by the keyboard."""
    question = screen_of(pilot).question
    if question.kind == "yes-no":
        await pilot.press({"yes": "y", "no": "n"}[str(question.answer)])
    else:
        await pilot.press("home", *["down"] * question.choices.index(str(question.answer)), "enter")


@pytest.mark.parametrize("kind", ["yes-no", "choice"])
async def test_an_answer_is_told_with_the_rule_it_rests_on(tmp_path: Path, kind: str) -> None:
    app = asking(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await next_of(pilot, kind)
        await answer(pilot)
        await pilot.pause()
        shown = prose(app)
        assert "Right." in shown
        assert "P21-" in shown
        assert "1 of 1 right" in shown
        await pilot.press("space")
        assert screen_of(pilot).answer is None


async def test_an_amount_is_typed_and_what_is_none_costs_nothing(tmp_path: Path) -> None:
    app = asking(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await next_of(pilot, "amount")
        await pilot.press("7", "slash", "enter")
        assert screen_of(pilot).answer is None
        assert "Answer with an amount" in frame(app)
        await pilot.press("backspace", "backspace")
        for sign in plain(int(screen_of(pilot).question.answer)):
            await pilot.press("full_stop" if sign == "." else sign)
        await pilot.press("enter")
        assert "Right." in frame(app)


async def test_a_stray_enter_answers_nothing_and_figures_choose(tmp_path: Path) -> None:
    app = asking(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await next_of(pilot, "yes-no")
        await pilot.press("enter")
        assert screen_of(pilot).answer is None
        await pilot.press("ampersand", "enter")  # 1 on the unshifted top row of a French keyboard
        assert screen_of(pilot).answer == "yes"
        assert app.screen.query_one(Entry).text == ""


async def test_a_question_is_answered_by_a_click(tmp_path: Path) -> None:
    app = asking(tmp_path, "paire-poker", "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await next_of(pilot, "choice")
        await pilot.click(Menu, offset=(5, 1))
        await pilot.pause()
        assert screen_of(pilot).answer == screen_of(pilot).question.choices[1]
        assert "PP-" in frame(app)


async def test_the_right_answer_is_marked_where_another_was_given(tmp_path: Path) -> None:
    app = asking(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await next_of(pilot, "yes-no")
        wrong = "n" if screen_of(pilot).question.answer == "yes" else "y"
        await pilot.press(wrong)
        shown = frame(app)
        assert "√" in shown
        assert "×" in shown
        assert "0 of 1 right" in shown


async def test_questions_open_from_home_and_lead_back(tmp_path: Path) -> None:
    app = Club(tmp_path, ONE_BOX).app(home=True, desk=Desk(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.3)
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert shows(app, QuestionsScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert shows(app, HomeScreen)
