"""A report as JSON and as a table for spreadsheets: the same keys whatever the language."""

import csv
import io
import re
from collections.abc import Mapping
from typing import Final, get_args

from msgspec import json

from trainer.grading.verdicts import Code
from trainer.money import plain
from trainer.reports.values import Report, SessionResult, Tally
from trainer.wording.visible import visible

_CODES: Final[tuple[Code, ...]] = get_args(Code)
_FORMULA: Final = re.compile(r"(^|;)(\s*)(?=[=+\-@＝＋－＠])")
"""Where a spreadsheet would take text for a formula; `;` begins a cell where that is the separator expected."""


def report_json(report: Report) -> str:
    """The report as one JSON object. Moments are in UTC, money as `"37.50"`, `accuracy` from 0 to 1."""
    filters = report.filters
    found = {
        "format": 1,
        "trainee": filters.trainee,
        "since": None if filters.since is None else filters.since.isoformat(),
        "total": {"sessions": len(report.sessions), **_counted(report.total)},
        "sessions": [{**_told(session), **_counted(session.tally)} for session in report.sessions],
    }
    return json.format(json.encode(found), indent=2).decode() + "\n"


def report_csv(report: Report) -> str:
    """The sessions, one a line below the names of the columns; the last columns count each kind of mistake.

    >>> spreadsheet_text("=cmd()"), spreadsheet_text("a; @b"), spreadsheet_text("sept-ou-dix-sept")
    ("'=cmd()", "a; '@b", 'sept-ou-dix-sept')
    """
    written = io.StringIO()
    head = (*_told_keys(), *(key for key in _counted(Tally()) if key != "mistakes"), *_CODES)
    table = csv.DictWriter(written, head, lineterminator="\n")
    table.writeheader()
    for session in report.sessions:
        counted = _counted(session.tally)
        del counted["mistakes"]
        made: Mapping[str, int] = {code: session.tally.mistakes.get(code, 0) for code in _CODES}
        cells = {**_told(session), **counted, **made}
        table.writerow({key: _cell(value) for key, value in cells.items()})
    return written.getvalue()


def spreadsheet_text(text: str) -> str:
    """`text` on one line, and never a formula."""
    return _FORMULA.sub(r"\1\2'", visible(text))


def _cell(value: object) -> object:
    return spreadsheet_text(value) if isinstance(value, str) else value


def _told_keys() -> tuple[str, ...]:
    return tuple(name for name in SessionResult.__struct_fields__ if name != "tally")


def _told(session: SessionResult) -> dict[str, object]:
    told = {name: getattr(session, name) for name in _told_keys()}
    told["started_at"] = session.started_at.isoformat()
    told["finished_at"] = None if session.finished_at is None else session.finished_at.isoformat()
    return told


def _counted(tally: Tally) -> dict[str, object]:
    return {
        "rounds": tally.rounds,
        "duties": tally.duties,
        "right": tally.right,
        "accuracy": _rounded(tally.accuracy, 4),
        "seconds": round(tally.seconds, 3),
        "seconds_a_duty": _rounded(tally.seconds_a_duty, 3),
        "rounds_an_hour": _rounded(tally.rounds_an_hour, 2),
        "cost_house": plain(tally.cost_house),
        "cost_player": plain(tally.cost_player),
        "mistakes": dict(tally.mistakes),
    }


def _rounded(value: float | None, places: int) -> float | None:
    return None if value is None else round(value, places)
