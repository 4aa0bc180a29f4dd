"""The course of a sitting around its acts: sitting down, the countdown, the end of a round, leaving."""

import gc
from functools import partial
from typing import TYPE_CHECKING, Final

from trainer.app.screens.question import Question
from trainer.records import StoreFault
from trainer.wording.store import fault_sentence, unwritten_sentence

if TYPE_CHECKING:
    from trainer.app.screens.sitting import SittingScreen

_COLLECTING: Final = (10_000, 20, 1_000)
"""New objects between two searches of the youngest, and how often the older ones are searched with them."""
_TICK: Final = 0.25
"""Seconds between two looks at the countdown."""


async def sit_down(table: "SittingScreen") -> None:
    """Open the store, begin the session, and in timed mode wait for the trainee's word to start the clock."""
    await table.seat.sit_down()
    _say_note(table)
    table.show_all()
    table.call_after_refresh(_settle)
    if table.seat.play is None:
        await end(table)
        return
    _warn(table)
    if table.mode == "timed":
        table.set_interval(_TICK, partial(_tick, table))
        ask_to_start(table)


def _settle() -> None:
    """Keep the garbage collector from looking through everything between a key and its answer.

    A full search of all that was imported takes four frames. It is left for the end of a round, when the trainee
    reads.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


def may_act(table: "SittingScreen") -> bool:
    """Whether an act counts now: in timed mode not before the clock runs."""
    if table.mode != "timed" or table.started:
        return True
    ask_to_start(table)
    return False


def ask_to_start(table: "SittingScreen") -> None:
    """Ask for the word that starts the clock. A stray key only waits."""
    text = table.language.text
    settings = table.start.settings
    words = text(
        "{minutes} minutes, nothing said before the end, passed from {mark} out of 100. "
        "The clock starts when you say so.",
        minutes=table.language.number(round(settings.minutes, 1)),
        mark=table.language.number(settings.pass_mark),
    )
    answers = [("wait", text("Look at the table first")), ("start", text("Start the clock")), ("leave", text("Leave"))]

    def answered(answer: str | None) -> None:
        if answer == "start" and table.seat.sitting is not None:
            table.started = True
            table.seat.sitting.start_clock()
            table.show_all()
        elif answer == "leave":
            _go(table)

    table.house.push_screen(Question(table.language, words, answers), answered)


def after_move(table: "SittingScreen") -> None:
    """What a move may have brought about: a fault of the store, the end of a blind round, the end of the time."""
    _warn(table)
    sitting, play = table.seat.sitting, table.seat.play
    if table.mode == "timed" and play is not None and play.over and sitting is not None and not sitting.time_is_up:
        table.later(partial(_next_round, table))


def round_over(table: "SittingScreen") -> None:
    """Look back on the round that is over, then go on to the next."""
    from trainer.app.screens.review import ReviewScreen  # not before a round is over

    play, sitting = table.seat.play, table.seat.sitting
    if play is None or sitting is None:
        return

    def looked(_: None) -> None:
        table.later(partial(_next_round, table))

    table.house.push_screen(ReviewScreen(table.start, sitting.plan, play, sitting.number), looked)
    table.call_after_refresh(gc.collect)


async def _next_round(table: "SittingScreen") -> None:
    if await table.seat.next_round():
        _say_note(table)
        table.show_all()
    else:
        await end(table)


def _say_note(table: "SittingScreen") -> None:
    """Say what the author of a round wrote about it where all is told before; elsewhere the review says it."""
    play = table.seat.play
    note = play.facts.note if play is not None and not play.moves and table.mode == "guided" else ""
    table.say(lambda _: note)


async def end(table: "SittingScreen") -> None:
    """The session is over: its mark, then away from the table."""
    from trainer.app.screens.mark import MarkScreen  # not before a session is over

    sitting = table.seat.sitting
    if sitting is None:
        return
    summary = await table.seat.finish()
    mark = MarkScreen(summary, sitting.plan, sitting.passed(summary), table.seat.finished, table.start)
    table.house.push_screen(mark, lambda _: _go(table))


def leave(table: "SittingScreen") -> None:
    """Ask whether to leave, and do."""
    text = table.language.text
    words = text("Leave the table? Nothing is lost: the session can be gone on with.")
    answers = [("stay", text("Stay")), ("leave", text("Leave"))]
    table.house.push_screen(
        Question(table.language, words, answers), lambda answer: _go(table) if answer == "leave" else None
    )


def _go(table: "SittingScreen") -> None:
    if len(table.house.screen_stack) > 1:
        table.dismiss()
    else:
        table.house.exit(0)


def _tick(table: "SittingScreen") -> None:
    table.show_clock()
    sitting = table.seat.sitting
    if sitting is not None and sitting.time_is_up and not table.ended:
        table.ended = True
        table.later(partial(end, table))


def _warn(table: "SittingScreen") -> None:
    """Say once that something is not recorded, and let the trainee choose; say no more when it is again."""
    fault = table.seat.trouble
    if fault is None and table.warned:
        table.warned = False
        table.show_all()
    elif fault is not None and not table.warned:
        table.warned = True
        _ask_about(table, fault)


def _ask_about(table: "SittingScreen", fault: StoreFault) -> None:
    text = table.language.text
    words = " ".join(filter(None, (fault_sentence(table.language, fault), unwritten_sentence(table.language, fault))))
    answers = [("on", text("Go on unrecorded")), ("leave", text("Leave"))]
    table.house.push_screen(
        Question(table.language, words, answers), lambda answer: _go(table) if answer == "leave" else table.show_all()
    )
