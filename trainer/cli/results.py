"""`croupier results`: what was practised and how well, a session at a time and in all."""

import argparse
import sys
from datetime import date, datetime, time
from typing import TYPE_CHECKING, Final

from trainer.wording.language import Language

if TYPE_CHECKING:
    from trainer.records.store import Store
    from trainer.reports import Filters, Report

_FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's arguments."""

    def day(text: str) -> datetime:
        try:
            return datetime.combine(date.fromisoformat(text), time.min).astimezone()
        except (ValueError, OverflowError):
            said = language.text("{text} is no day; right would be 2026-05-14", text=repr(text))
            raise argparse.ArgumentTypeError(said) from None

    parser.add_argument(
        "--trainee", metavar=language.text("NAME"), help=language.text("the sessions of this trainee alone")
    )
    parser.add_argument(
        "--since",
        metavar=language.text("DATE"),
        type=day,
        help=language.text("the sessions begun on this day or later, such as 2026-05-14"),
    )
    parser.add_argument(
        "--database",
        metavar=language.text("PATH-OR-URL"),
        help=language.text("where the records are, if not in the usual place"),
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=language.text("print the results as JSON"))
    form.add_argument("--csv", action="store_true", help=language.text("print a line a session, for spreadsheets"))


def run(options: argparse.Namespace, language: Language) -> int:
    """Print the results; 0 also where nothing is recorded yet, 1 where the records cannot be read."""
    # Not before: `croupier --help` opens no store.
    from trainer.records import StoreFault, open_store, trainee_name
    from trainer.reports import Filters, Report
    from trainer.wording.store import fault_sentence
    from trainer.wording.visible import visible

    trainee = None if options.trainee is None else trainee_name(options.trainee) or visible(options.trainee)
    filters = Filters(trainee=trainee, since=options.since)
    try:
        with open_store(options.database, now=lambda: datetime.now().astimezone(), reading=True) as store:
            report = _report(store, filters, language)
    except StoreFault as fault:
        said = fault_sentence(language, fault)
        if fault.code != "absent":
            sys.stderr.write(f"croupier: {said}\n")
            return _FAILED
        if not (options.json or options.csv):
            sys.stdout.write(f"{said}\n")
            return 0
        report = Report(filters=filters)
    if report is None:
        return _FAILED
    _print(report, options, language)
    return 0


def _report(store: "Store", filters: "Filters", language: Language) -> "Report | None":
    """The report; None, once that is said, where nobody of that name is recorded."""
    from trainer.reports.results import results  # SQLAlchemy, which the store has imported by now
    from trainer.wording.visible import visible

    known = store.trainees()
    if filters.trainee is None or filters.trainee in known:
        return results(store, filters)
    said = language.text(
        "Nobody is recorded as {name}. Recorded: {names}.",
        name=visible(filters.trainee),
        names=", ".join(visible(name) for name in known) or "-",
    )
    sys.stderr.write(f"croupier: {said}\n")
    return None


def _print(report: "Report", options: argparse.Namespace, language: Language) -> None:
    if options.json or options.csv:
        from trainer.reports.exports import report_csv, report_json

        sys.stdout.write(report_json(report) if options.json else report_csv(report))
    else:
        from trainer.cli.printing import new_console  # rich, which only people need
        from trainer.reports.table import report_tables  # as above

        new_console().print(report_tables(report, language))
