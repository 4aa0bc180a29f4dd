"""Scenario files read: the heading, the rules they name, and the rounds of whatever game these are of.

Nothing here touches the disk; the content of a house's rules file comes through a function that is passed in.

>>> scenario, faults = read_scenario("format = 1\\ntitle = 'None'\\nrules = 'pokr21'\\nlimits = {}\\nrounds = []\\n")
>>> scenario, [(fault.line, fault.column, fault.code, fault.values.get("guess")) for fault in faults]
(None, [(3, 9, 'unknown-rules', 'poker21'), (5, 10, 'no-rounds', None)])
"""

from collections.abc import Sequence
from typing import Final

from trainer.rules import Rules, TwentyOneRules
from trainer.scenarios import paire_poker, stakes, twentyone
from trainer.scenarios.faults import Fault, Finding, Findings, Path, TooManyFindingsError, whole_file
from trainer.scenarios.house_rules import RulesFiles, is_rules_table, named_rules, no_rules_files
from trainer.scenarios.locating import located
from trainer.scenarios.remarks import remark
from trainer.scenarios.scenario import AnyLimits, AnyRound, Scenario
from trainer.scenarios.tables import Table, check_keys, said, tables_at, whole
from trainer.scenarios.texts import LONGEST_TITLE, note_texts, read_texts
from trainer.scenarios.toml import parse

FORMAT: Final = 1
LONGEST_RULES: Final = 400

_KEYS: Final = ("format", "title", "rules", "text", "limits", "rounds")
_REQUIRED: Final = ("format", "title", "rules", "limits")


def read_scenario(
    content: bytes | str, *, file: str = "", rules_files: RulesFiles = no_rules_files
) -> tuple[Scenario | None, tuple[Fault, ...]]:
    """The scenario that a file's content states, and every fault of it; None where one is an error.

    `file` is the name that faults bear.
    """
    source = parse(content, file)
    if isinstance(source, Fault):
        return None, (source,)
    if is_rules_table(source.table):
        return None, (whole_file(file, "rules-not-scenario"),)
    scenario, findings, rules_faults = read_table(source.table, file, rules_files)
    faults = (*located(findings, source.text, file), *rules_faults)
    return (None if any(fault.severity == "error" for fault in faults) else scenario), faults


def read_table(
    table: Table, file: str, rules_files: RulesFiles
) -> tuple[Scenario | None, Sequence[Finding], tuple[Fault, ...]]:
    """The scenario that a table states, what is wrong with it, and the faults of its rules file.

    There may be a scenario though something is wrong; it is not to be played then.
    """
    reader = _Reader(file, rules_files)
    return reader.read(table), reader.findings.all, reader.rules_faults


class _Reader:
    """Reads one file's table; what is wrong with it gathers in `findings`, what is wrong with its rules file beside."""

    def __init__(self, file: str, rules_files: RulesFiles) -> None:
        self.findings = Findings()
        self.rules_faults: tuple[Fault, ...] = ()
        self._file = file
        self._rules_files = rules_files

    def read(self, table: Table) -> Scenario | None:
        try:
            return self._scenario(table)
        except TooManyFindingsError:
            return None

    def _scenario(self, table: Table) -> Scenario | None:
        check_keys(table, (), self.findings, _KEYS, _REQUIRED)
        number = whole(table, "format", (), self.findings)
        if number is not None and number != FORMAT:
            self.findings.add("unknown-format", ("format",), known=FORMAT)
        title = said(table, "title", (), self.findings, LONGEST_TITLE)
        texts = read_texts(table, self.findings)
        rules = self._rules(table)
        entries = tables_at(table["rounds"], ("rounds",), self.findings) if "rounds" in table else []
        if entries is not None and not entries:
            self.findings.add("no-rounds", ("rounds",))
        if rules is None:
            return None
        limits, rounds = self._played(table.get("limits"), entries or [], rules)
        remark(rounds, rules, self.findings)
        whole_rounds = tuple(played for played in rounds if played is not None)
        if limits is None or not whole_rounds:
            return None
        notes = tuple(note_texts(entry) for entry in entries or ())
        return Scenario(title or "", rules, limits, whole_rounds, texts, notes if any(notes) else ())

    def _rules(self, table: Table) -> Rules | None:
        before = len(self.findings.all)
        name = said(table, "rules", (), self.findings, LONGEST_RULES)
        if name is None or len(self.findings.all) > before:
            return None
        rules, self.rules_faults = named_rules(name, self._file, self._rules_files, self.findings)
        return rules

    def _played(
        self, limits: object, entries: Sequence[object], rules: Rules
    ) -> tuple[AnyLimits | None, Sequence[AnyRound | None]]:
        """The limits and the rounds of the game that the rules are of; None for what could not be read."""
        places = [(("rounds", index), entry) for index, entry in enumerate(entries)]
        path: Path = ("limits",)
        if isinstance(rules, TwentyOneRules):
            table = None if limits is None else stakes.read_limits(limits, path, rules, self.findings)
            of_twentyone = stakes.Reading(rules, table, self.findings)
            return table, [twentyone.read_round(entry, place, of_twentyone) for place, entry in places]
        shown = paire_poker.read_limits(limits, path, rules, self.findings)
        of_paire = paire_poker.Reading(rules, shown, self.findings)
        return shown, [paire_poker.read_round(entry, place, of_paire) for place, entry in places]
