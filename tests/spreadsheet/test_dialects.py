"""A sheet is read whatever the spreadsheet: its separator, encoding, line ends, decimal sign, language, layout."""

import pytest
from marked import GOOD as TOML_GOOD
from sheets import FIRST, GOOD, HEAD, PAIRE_FIRST, PAIRE_HEAD, ROW, found, paire_row, row

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.scenarios import Scenario, read_scenario
from trainer.scenarios.spreadsheet import read_sheet


def read(sheet: str | bytes) -> Scenario:
    scenario, faults = read_sheet(sheet)
    assert faults == ()
    assert scenario is not None
    return scenario


def first_round(sheet: str) -> Round:
    facts = read(sheet).rounds[0]
    assert isinstance(facts, Round)
    return facts


WANTED = read(GOOD)


def test_a_sheet_says_what_a_scenario_file_says() -> None:
    assert read(row()) == read_scenario(TOML_GOOD)[0]


@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_the_separator_is_found_out(separator: str) -> None:
    assert read(GOOD.replace(";", separator)) == WANTED


def test_the_separator_is_found_out_though_cells_hold_others() -> None:
    commas = GOOD.replace(";", ",").replace("Marked", '"First; second; third; and so on; and on; and on; and on"')
    assert read(commas).title.startswith("First; second")


@pytest.mark.parametrize("line_end", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_line_ends_and_encodings_of_unicode_are_found_out(line_end: str, encoding: str) -> None:
    assert read(GOOD.replace("Marked", "Égalité ♠").replace("\n", line_end).encode(encoding)).title == "Égalité ♠"


def test_windows_1252_is_read_and_told() -> None:
    scenario, faults = read_sheet(GOOD.replace("Marked", "Égalité à 50 €").encode("cp1252"))
    assert scenario is not None
    assert scenario.title == "Égalité à 50 €"
    assert [(fault.code, fault.severity, fault.cell and fault.cell.name) for fault in faults] == [
        ("encoding-guessed", "warning", "A2")
    ]


def test_excel_s_line_that_names_the_separator_is_passed_over() -> None:
    assert read(f"sep=;\r\n{GOOD}") == WANTED
    assert read("SEP=,\n" + GOOD.replace(";", ",")) == WANTED


@pytest.mark.parametrize(
    ("cell", "cents"),
    [
        ("50", 5000),
        ("52,50", 5250),
        ("52.5", 5250),
        ("100 €", 10000),
        ("€10", 1000),
        (" 10,00\xa0€", 1000),
        ("'10", None),
    ],
)
def test_amounts_are_read_as_spreadsheets_write_them(cell: str, cents: int | None) -> None:
    if cents is None:
        assert [code for code, *_ in found(row(stake=cell))] == ["not-amount"]
    else:
        assert first_round(row(stake=cell)).boxes[0].stake == cents


def test_thousands_may_be_grouped_by_spaces_or_by_commas_before_a_point() -> None:
    wide = row(minimum="100", maximum="20 000", pok_maximum="1000", stake="1 250,50", pok="100")
    assert first_round(wide).boxes[0].stake == 125_050
    english = row(minimum="100", maximum="20 000", pok_maximum="1000", stake='"1,250.50"', pok="100")
    assert first_round(english).boxes[0].stake == 125_050
    for grouped in ("1.250,50", '"1,250"', "1250.50.0"):
        refused = row(minimum="100", maximum="20 000", pok_maximum="1000", stake=grouped, pok="100")
        assert [code for code, *_ in found(refused)] == ["not-amount"]


@pytest.mark.parametrize(
    ("cell", "red"),
    [("x", True), ("OUI", True), ("yes", True), ("VRAI", True), ("1", True), ("non", False), ("", False)],
)
def test_yes_and_no_are_read_in_either_language(cell: str, red: bool) -> None:
    assert first_round(row(carte_rouge=cell)).red_card is red


@pytest.mark.parametrize(
    "heading", ["maximum pok", "POK_maximum", "Pok-Maximum", " pok  maximum ", "max. POK", "Maximum\xa0POK"]
)
def test_headings_are_known_in_either_language_and_any_spelling(heading: str) -> None:
    assert read(GOOD.replace("pok maximum", heading)) == WANTED


def test_a_french_sheet_is_read() -> None:
    french = (
        "Titre;Règles;Minimum;Maximum;Maximum POK;Coup;Banque;Case;POK;Mise;Main\n"
        "Marked;poker21;10;500;100;1;9s 5h 7d 2c Kd;1;10;50;Ts 7c stand\n;;;;;;;3;10;30;9h 9d stand\n"
    )
    assert read(french) == WANTED


def test_columns_stand_in_any_order_and_those_of_one_s_own_are_not_read() -> None:
    lines = [line.split(";") for line in (HEAD, FIRST, ROW)]
    order = [10, 3, 1, 0, 9, 8, 7, 6, 5, 4, 2]
    own = {HEAD: ["#level", "(done)"], FIRST: ["hard", "no"], ROW: ["", ""]}
    turned = [[*(line[place] for place in order), *own[";".join(line)]] for line in lines]
    assert read("\n".join(";".join(line) for line in turned)) == WANTED


def test_a_row_without_a_round_belongs_to_the_one_above_it_and_blank_rows_to_none() -> None:
    assert read(f"\n{HEAD}\n;;;;;;;;;;\n{FIRST}\n\n{ROW.replace(';1;', ';;', 1)}\n\n") == WANTED


def test_the_rows_of_a_round_may_lie_apart_and_its_number_says_the_order() -> None:
    other = ";;;;;{};9s 8h 2c 2d 3s;2;10;20;Ts 9c stand"
    scattered = "\n".join([HEAD, FIRST, other.format(12), other.format(2).replace("20", "30"), ROW])
    scenario, faults = read_sheet(scattered)
    assert scenario is not None
    assert faults == ()
    assert [len(facts.boxes) for facts in scenario.rounds if isinstance(facts, Round)] == [2, 1, 1]
    assert [facts.boxes[0].stake for facts in scenario.rounds[1:] if isinstance(facts, Round)] == [3000, 2000]


def test_a_round_may_have_a_row_of_its_own_above_its_boxes() -> None:
    alone = "Marked;poker21;10;500;100;1;9s 5h 7d 2c Kd;;;;"
    boxes = ";;;;;;;1;10;50;Ts 7c stand\n;;;;;;;3;10;30;9h 9d stand"
    assert read(f"{HEAD}\n{alone}\n{boxes}\n") == WANTED


def test_what_is_said_once_may_be_said_in_every_row() -> None:
    again = FIRST.replace(";1;10;50;Ts 7c stand", ";3;10;30;9h 9d stand")
    assert read(f"{HEAD}\n{FIRST}\n{again}\n") == WANTED


def test_standing_players_are_numbered_as_they_are_filled_in() -> None:
    box = first_round(
        row(standing_3="20", debout_3_suit="oui", standing_1="", standing_5="10", standing_5_pok="10")
    ).boxes[0]
    assert [(other.stake, other.follows, other.pok) for other in box.standing] == [
        (2000, True, None),
        (1000, False, 1000),
    ]


def test_an_offer_is_there_where_one_of_its_cells_is() -> None:
    offer = first_round(row(offer_stake="50", offer_pok="")).boxes[0].first_offer
    assert offer is not None
    assert (offer.stake, offer.pok) == (5000, None)
    assert first_round(row(offer_stake="", offer_pok="")).boxes[0].first_offer is None


def paire(sheet: str) -> PaireRound:
    facts = read(sheet).rounds[0]
    assert isinstance(facts, PaireRound)
    return facts


def test_a_player_s_bets_are_his_rows_in_their_order_wherever_they_lie() -> None:
    rows = ";;;;;;;;pair 7;2;;\n;;;;;;;4;black;3;;\n;;;;;;;2;7;4;7-8;2\n"
    facts = paire(f"{PAIRE_HEAD}\n{PAIRE_FIRST}\n{rows}")
    assert [(player.number, [bet.on for bet in player.bets]) for player in facts.players] == [
        (2, ["red", "pair 7", "7"]),
        (4, ["black"]),
    ]
    assert facts.players[0].first_offer is not None
    assert [bet.on for bet in facts.players[0].first_offer] == ["7-8"]


@pytest.mark.parametrize(
    ("cell", "on"),
    [
        ("cheval 8-2", "2-8"),
        ("Cheval 2 / 8", "2-8"),
        ("2-8", "2-8"),
        ("transversale joker 7 K", "7-K-joker"),
        ("Carré 2-3-8-9", "2-3-8-9"),
        ("corner 2,3,8,9", "2-3-8-9"),
        ("plein 7", "7"),
        ("T", "10"),
        ("Any  Pair", "any pair"),
    ],
)
def test_bets_may_be_named_as_casinos_name_them(cell: str, on: str) -> None:
    main = PAIRE_FIRST.replace("red;5", "black;5")
    facts = paire(f"{PAIRE_HEAD}\n{main}\n;;;;;;;;{cell};2;;\n")
    assert facts.players[0].bets[1].on == on


@pytest.mark.parametrize("cell", ["cheval 7", "carré 2-8", "cheval 2-3-8-9", "transversale"])
def test_a_name_that_does_not_fit_its_values_is_no_bet(cell: str) -> None:
    assert [code for code, *_ in found(paire_row(bet=cell))] == ["bet-not-on-felt"]
