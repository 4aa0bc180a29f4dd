"""A report as tables for people."""

from collections.abc import Mapping
from datetime import tzinfo
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trainer.records import Mode
from trainer.reports.values import Report, SessionResult, Tally
from trainer.wording import mistakes
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

_MODES: Final[Mapping[Mode, str]] = {
    "guided": N_("guided"),
    "practice": N_("practice"),
    "blind": N_("blind"),
    "timed": N_("timed"),
}
_FIGURES: Final = (N_("Rounds"), N_("Right"), N_("s/duty"), N_("Rounds/h"))
_NOTHING: Final = "–"


def report_tables(report: Report, language: Language, zone: tzinfo | None = None) -> RenderableType:
    """The sessions, one a line, with their totals, and each kind of mistake below; times are told in `zone`."""
    if not report.sessions:
        return Text(language.text("No session was recorded for this."))
    parts: list[RenderableType] = [_sessions(report, language, zone)]
    if report.total.mistakes:
        parts.append(_mistakes(report.total, language))
    return Group(*parts)


def _sessions(report: Report, language: Language, zone: tzinfo | None) -> Table:
    named = len({session.trainee for session in report.sessions}) > 1
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=0)
    many = language.plural("{n} session", "{n} sessions", len(report.sessions))
    table.add_column(language.text("Begun"), many, no_wrap=True)
    if named:
        table.add_column(language.text("Trainee"), max_width=20)
    table.add_column(language.text("Mode"), no_wrap=True)
    table.add_column(language.text("Exercise"), min_width=None if named else 16, max_width=40)
    for head, total in zip(_FIGURES, _figures(report.total, language), strict=True):
        table.add_column(language.text(head), total, justify="right", no_wrap=True)
    table.add_column(language.text("Mark"), justify="right", no_wrap=True)
    for session in report.sessions:
        table.add_row(*_row(session, language, zone, named=named))
    return table


def _row(session: SessionResult, language: Language, zone: tzinfo | None, *, named: bool) -> list[RenderableType]:
    return [
        language.moment(session.started_at.astimezone(zone)),
        *([_cut(session.trainee)] if named else []),
        language.text(_MODES[session.mode]),
        _cut(session.title),
        *_figures(session.tally, language),
        _mark(session, language),
    ]


def _cut(text: str) -> Text:
    """Text that gives way where the terminal is narrow: the figures beside it are what one looks for."""
    return Text(visible(text), no_wrap=True, overflow="ellipsis")


def _figures(tally: Tally, language: Language) -> list[str]:
    """What stands in the columns of `_FIGURES`."""
    accuracy, pace, speed = tally.accuracy, tally.seconds_a_duty, tally.rounds_an_hour
    return [
        language.number(tally.rounds),
        _NOTHING if accuracy is None else language.percent(accuracy, 1),
        _NOTHING if pace is None else language.number(pace, 1),
        _NOTHING if speed is None else language.number(speed, 0),
    ]


def _mark(session: SessionResult, language: Language) -> Text:
    if session.mark is None:
        return Text(_NOTHING)
    mark = language.number(session.mark)
    if session.passed is None:
        return Text(mark)
    said = language.text("{mark} passed", mark=mark) if session.passed else language.text("{mark} failed", mark=mark)
    return Text(said, style="green" if session.passed else "red")


def _mistakes(total: Tally, language: Language) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1))
    table.add_column(language.text("Mistakes"), _costs(total, language))
    table.add_column(language.text("Times"), language.number(sum(total.mistakes.values())), justify="right")
    for name, times in sorted(total.mistakes.items(), key=lambda made: -made[1]):
        table.add_row(mistakes.code(name, language), language.number(times))
    return table


def _costs(total: Tally, language: Language) -> str:
    """What the mistakes would have cost at a real table."""
    house, player = language.money(total.cost_house), language.money(total.cost_player)
    return language.text("Lost by the house {house}, by the players {player}", house=house, player=player)
