"""What is exported is imported as it was, whatever it says, and no spreadsheet runs any of it."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from legal_paire import LIMITS, RULES, legal_paire_scenarios
from legal_rounds import legal_scenarios
from marked import GOOD
from msgspec.structs import replace

from trainer.cards import parse_cards
from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.felt import BETS, canonical
from trainer.games.twentyone.facts import Limits
from trainer.rules import TwentyOneRules, preset, raw_presets, read_rules
from trainer.scenarios import Scenario, read_scenario
from trainer.scenarios.files import load, rules_beside
from trainer.scenarios.spreadsheet import STYLES, Style, read_sheet, write_sheet
from trainer.scenarios.texts import Text

SLOW = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
BUNDLED = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.toml"))
HOUSE = b'base = "blackjack"\ninsurance = true\npok = true\n'
_SIGNS = "=+-@'\"`;,|\t #(€\xa0é♠" + "ab 1"
_LINE = st.text(st.sampled_from(_SIGNS.replace("\t", "")), max_size=12)
_LINES = st.text(st.sampled_from(_SIGNS + "\n"), max_size=12)
styles = st.sampled_from(list(STYLES.values()))


def house() -> TwentyOneRules:
    rules = read_rules(HOUSE.decode(), "our-club.toml", raw_presets())
    assert isinstance(rules, TwentyOneRules)
    return rules


@st.composite
def texts(draw: DrawFn, scenario: Scenario) -> Scenario:
    """The scenario with a title, an aim and notes of signs that mean something to spreadsheets."""
    languages = {code: Text(draw(_LINE), draw(_LINES)) for code in ("en", "fr") if draw(st.booleans())}
    notes: list[Mapping[str, str]] = []
    rounds = []
    for played in scenario.rounds:
        both = {code: text for code in ("en", "fr") if (text := draw(_LINES if draw(st.booleans()) else st.just("")))}
        notes.append(both)
        rounds.append(replace(played, note=next(iter(both.values()), "") or draw(_LINES)))
    return replace(
        scenario,
        title=draw(_LINE),
        texts={code: text for code, text in languages.items() if text != Text()},
        notes=tuple(notes) if any(notes) else (),
        rounds=tuple(rounds),
    )


_WRONG_BETS = st.text(st.sampled_from(_SIGNS.replace("\t", "")), max_size=12) | st.sampled_from(
    ["cheval 2-8", '"7"', '"', "7-8", "8-7-2", "02/08/2026", "'=1", "plein 7", ""]
)


@st.composite
def offers(draw: DrawFn, scenario: Scenario) -> Scenario:
    """The scenario with a first offer of a bet off the felt, by its canonical name as the reader keeps it."""
    on = canonical(draw(_WRONG_BETS.filter(lambda text: canonical(text) not in BETS)))
    first = scenario.rounds[0]
    assert isinstance(first, PaireRound)
    player = replace(first.players[0], first_offer=(Bet(on, 200),))
    return replace(scenario, rounds=(replace(first, players=(player, *first.players[1:])), *scenario.rounds[1:]))


twenty_one = st.sampled_from([preset("poker21"), preset("poker21-circle"), preset("blackjack"), house()])


def imported(sheet: str | bytes) -> Scenario:
    scenario, faults = read_sheet(sheet, rules_files=lambda _: HOUSE)
    assert [fault for fault in faults if fault.severity == "error"] == []
    assert scenario is not None
    return scenario


@SLOW
@given(twenty_one.flatmap(legal_scenarios).flatmap(texts), styles)
def test_twenty_one_comes_back_as_it_was(scenario: Scenario, style: Style) -> None:
    assert imported(write_sheet(scenario, style)) == scenario


@SLOW
@given(legal_paire_scenarios().flatmap(texts).flatmap(offers), styles)
def test_pair_e_poker_comes_back_as_it_was(scenario: Scenario, style: Style) -> None:
    assert imported(write_sheet(scenario, style)) == scenario


@SLOW
@given(legal_paire_scenarios().flatmap(texts).flatmap(offers) | legal_scenarios().flatmap(texts), styles)
def test_no_cell_is_a_formula(scenario: Scenario, style: Style) -> None:
    for row in csv.reader(io.StringIO(write_sheet(scenario, style), newline=""), delimiter=style.separator):
        assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]


@pytest.mark.parametrize("path", [path for path in BUNDLED if load(path).scenario], ids=lambda path: path.stem)
@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_every_bundled_scenario_comes_back_as_it_was(path: Path, style: Style) -> None:
    scenario = load(path).scenario
    assert scenario is not None
    assert read_sheet(write_sheet(scenario, style), rules_files=rules_beside(path))[0] == scenario


def test_a_round_with_limits_of_its_own_is_not_written() -> None:
    scenario, _ = read_scenario(GOOD)
    assert scenario is not None
    with pytest.raises(ValueError, match="limits"):
        write_sheet(replace(scenario, limits=Limits(2000, 40000, 20000)), STYLES["en"])


def test_chevaux_are_named_so_that_no_spreadsheet_makes_dates_of_them() -> None:
    first, second, third = parse_cards("7h 7s Qd")
    player = Player(1, (Bet("2-8", 200), Bet("7", 200), Bet("3-4-9-10", 200)))
    facts = PaireRound(LIMITS, (player,), (first, second, third))
    sheet = write_sheet(Scenario("", RULES, LIMITS, (facts,)), STYLES["fr"])
    assert [row.split(";")[8] for row in sheet.splitlines()[1:]] == ["cheval 2-8", "7", "carré 3-4-9-10"]
