"""Acts graded against a scenario, and the verdicts printed, for people and for programs."""

import sys
from collections.abc import Iterator, Sequence

from msgspec.structs import asdict
from rich.table import Table

from trainer.cli.printing import json_text, new_console, new_table, print_table
from trainer.duties import Duty, duty_json
from trainer.games.rounds import duties_of, ranks_of
from trainer.grading.grader import grade_round
from trainer.grading.summary import summarise
from trainer.grading.verdicts import Act, Mistake, RoundGrade
from trainer.money import plain
from trainer.scenarios.scenario import Scenario
from trainer.wording import mistakes, statements, terms
from trainer.wording.language import Language

Acts = Sequence[tuple[int, Act]]
"""Acts in the order done, each with the number of its round."""


def grade(scenario: Scenario, acts: Acts) -> list[RoundGrade]:
    """Every round of the scenario graded, those without an act as well."""
    done: list[list[Act]] = [[] for _ in scenario.rounds]
    for number, act in acts:
        done[number - 1].append(act)
    grades = []
    for facts, deeds in zip(scenario.rounds, done, strict=True):
        due = duties_of(facts, scenario.rules)
        grades.append(grade_round(due, deeds, ranks=ranks_of(facts, due)))
    return grades


def print_json(acts: Acts, grades: Sequence[RoundGrade]) -> None:
    """A verdict a line."""
    verdicts = (
        {"act": number, "right": not slips, "mistakes": [_mistake_json(slip) for slip in slips]}
        for number, _, _, slips in _judged(acts, grades)
    )
    missed = (
        {"round": number, "mistakes": [_mistake_json(slip) for slip in slips]} for number, slips in _missed(grades)
    )
    write = sys.stdout.write
    write('{"verdicts":[' + ",\n".join(map(json_text, verdicts)))
    write('],\n"missed":[' + ",\n".join(map(json_text, missed)))
    write('],\n"summary":' + json_text(_summary_json(acts, grades)) + "}\n")


def print_verdicts(acts: Acts, grades: Sequence[RoundGrade], language: Language) -> None:
    """Every slip with what was due and the rule it breaks, what those rules say, and the sum of it all."""
    table = new_table(language.text("Round"), language.text("Act"), language.text("Mistake"), language.text("Rule"))
    cited = set()
    for number, round_number, act, slips in _judged(acts, grades):
        for slip in slips:
            cited.add(_add(table, round_number, str(number), slip, act.deed, language))
    for round_number, slips in _missed(grades):
        for slip in slips:
            cited.add(_add(table, round_number, "", slip, None, language))
    console = new_console()
    if table.row_count:
        print_table(console, table)
        print_table(console, _rules(cited, language))
    print_table(console, _summary(grades, language))


def _judged(acts: Acts, grades: Sequence[RoundGrade]) -> Iterator[tuple[int, int, Act, tuple[Mistake, ...]]]:
    """Every act in the order done: its number, its round, itself, its mistakes."""
    verdicts = [iter(found.verdicts) for found in grades]
    for number, (round_number, act) in enumerate(acts, 1):
        yield number, round_number, act, next(verdicts[round_number - 1]).mistakes


def _missed(grades: Sequence[RoundGrade]) -> Iterator[tuple[int, tuple[Mistake, ...]]]:
    """The rounds in which a duty was never done."""
    for number, found in enumerate(grades, 1):
        if found.missed:
            yield number, tuple(mistake for _, mistake in found.missed)


def _mistake_json(mistake: Mistake) -> dict[str, object]:
    return {
        "code": mistake.code,
        "severity": mistake.severity,
        "expected": None if mistake.expected is None else duty_json(mistake.expected),
        "cost": None if mistake.cost is None else plain(mistake.cost),
        "against": mistake.against,
    }


def _summary_json(acts: Acts, grades: Sequence[RoundGrade]) -> dict[str, object]:
    """The contract's summary, and the seconds of all acts that tell them."""
    found = summarise(grades)
    told = [act.seconds for _, act in acts if act.seconds is not None]
    return {
        **asdict(found),
        "cost_house": plain(found.cost_house),
        "cost_player": plain(found.cost_player),
        "seconds": sum(told) if told else None,
    }


def _add(
    table: Table, round_number: int, act: str, mistake: Mistake, deed: Duty | None, language: Language
) -> str | None:
    """Add a row for the mistake; gives the statement that it rests on."""
    told = mistakes.explain(mistake, language, deed)
    lines = [told.slip]
    if told.due is not None and mistake.code != "missed":
        lines.append(language.text("due: {due}", due=told.due))
    if told.cost is not None:
        lines.append(told.cost)
    table.add_row(str(round_number), act, "\n".join(lines), told.citation or "")
    return mistake.expected.rule if mistake.expected is not None and told.rule is not None else None


def _rules(cited: set[str | None], language: Language) -> Table:
    table = new_table(language.text("What the rules say"), language.text("Rule"))
    for rule in statements.STATEMENTS:
        if rule in cited:
            table.add_row(statements.words(rule, language), statements.cite(rule, language))
    return table


def _summary(grades: Sequence[RoundGrade], language: Language) -> Table:
    found = summarise(grades)
    table = new_table(language.text("In all"), language.text("Number"))
    table.add_row(language.text("Rounds"), language.number(found.rounds))
    table.add_row(language.text("Duties"), language.number(found.duties))
    table.add_row(language.text("Right acts"), language.number(found.right))
    for code, count in found.mistakes.items():
        table.add_row(terms.capitalised(mistakes.code(code, language)), language.number(count))
    table.add_row(language.text("Lost by the house"), language.money(found.cost_house))
    table.add_row(language.text("Lost by the players"), language.money(found.cost_player))
    table.add_row(language.text("Mark out of 100"), language.number(found.mark))
    return table
