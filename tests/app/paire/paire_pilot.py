"""A pair of hands that plays Pair'e Poker on the screen."""

from typing import cast

from app_pilot import play_of, press_text
from textual.pilot import Pilot

from trainer.app.application import CroupierApp
from trainer.app.felt.canvas import Spot
from trainer.app.paire import acting
from trainer.app.paire.seat import PaireSeat
from trainer.app.paire.sheet import PaireFelt
from trainer.app.screens.paire import PaireScreen
from trainer.app.widgets.buttons import Buttons
from trainer.app.widgets.menu import Menu
from trainer.duties import Duty
from trainer.money import plain

KEYS = {
    "refuse-bet": "r", "close-betting": "k", "burn": "u", "draw": "d", "turn": "v", "collect": "c", "pay": "p",
    "return": "t", "clear": "x",
}  # fmt: skip


def seat_of(app: CroupierApp) -> PaireSeat:
    return cast("PaireScreen", app.screen).seat


async def point_at(pilot: Pilot[int], duty: Duty) -> None:
    """Take the stake of a duty in hand, with the arrows."""
    seat = seat_of(cast("CroupierApp", pilot.app))
    wanted = Spot(duty.player or 0, bet=duty.bet)
    for _ in range(60):
        if seat.spot == wanted:
            return
        await pilot.press("left" if seat.spot.box != duty.player and duty.act != "refuse-bet" else "down")
    raise AssertionError(f"{wanted} cannot be reached")


async def perform(pilot: Pilot[int], duty: Duty) -> None:
    """Do a duty as a trainee does, by the keyboard."""
    if duty.act == "announce":
        await announce(pilot, duty)
        return
    if duty.bet is not None:
        await point_at(pilot, duty)
    if duty.act == "pay":
        await press_text(pilot, plain(duty.amount or 0).removesuffix(".00"))
    await pilot.press(KEYS[duty.act])


async def announce(pilot: Pilot[int], duty: Duty) -> None:
    """Pick what is announced from the list."""
    await pilot.press("enter")
    await pilot.pause()
    choices = acting.choices(duty.phase)
    pilot.app.screen.query_one(Menu).highlighted = 1 + list(choices).index(duty.score or "")
    await pilot.press("enter")
    await pilot.pause()


async def perform_round(pilot: Pilot[int], *, until: str = "") -> None:
    """Do all that is due in the round, or up to a phase."""
    app = cast("CroupierApp", pilot.app)
    facts = play_of(app).facts
    while not play_of(app).over:
        due = play_of(app).due
        assert due is not None
        if due.phase == until:
            return
        done = len(play_of(app).moves)
        await perform(pilot, due)
        if type(app.screen) is not PaireScreen or play_of(app).facts is not facts:
            return
        assert len(play_of(app).moves) == done + 1, f"{due} was not done"


async def click_through(pilot: Pilot[int], duty: Duty) -> None:
    """Do a duty with the mouse."""
    if duty.act == "announce":
        await click_key(pilot, "enter")
        await pilot.pause()
        place = list(acting.choices(duty.phase)).index(duty.score or "") + 1
        menu = pilot.app.screen.query_one(Menu)
        menu.scroll_to(y=max(0, place - 2), animate=False)
        await pilot.pause()
        await pilot.click(menu, offset=(3, place - menu.scroll_offset.y))
        await pilot.pause()
        return
    if duty.bet is not None:
        await click_spot(pilot, Spot(duty.player or 0, bet=duty.bet))
    if duty.act == "pay":
        for figure in str((duty.amount or 0) // 100):
            await click_key(pilot, figure)
    await click_key(pilot, KEYS[duty.act])


async def click_key(pilot: Pilot[int], key: str) -> None:
    for buttons in pilot.app.screen.query(Buttons):
        for columns, button in buttons._placed(buttons.size.width):
            if button.key == key:
                await pilot.click(buttons, offset=(columns.start + 1, 0))
                await pilot.pause()
                return
    raise AssertionError(f"{key} is not to be clicked")


async def click_spot(pilot: Pilot[int], spot: Spot) -> None:
    felt = pilot.app.screen.query_one(PaireFelt)
    for y in range(felt.size.height):
        for x in range(felt.size.width):
            if felt._canvas is not None and felt._canvas.at(x, y) == spot:
                await pilot.click(felt, offset=(x, y))
                await pilot.pause()
                return
    raise AssertionError(f"{spot} is not to be clicked")
