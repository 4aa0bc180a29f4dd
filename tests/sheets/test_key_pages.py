"""The answer key on paper: every duty numbered, with its amount, ratio, words aloud, statement and article."""

import pytest
from sheet_files import BUNDLED, MADE, NATURALS, PAIRE, pages, printed, split

from trainer.games.rounds import duties_of
from trainer.reports.sheets.pdf import write_pdf
from trainer.reports.sheets.worksheet import Chosen, document
from trainer.scenarios.files import load as load_file
from trainer.wording.language import load

SETTLED = [
    ("14", "Pay box 3, hand 1, seated player", "€75.00", "3 to 2", "P21-40, art. 15"),
    ("15", "Pay box 1, hand 1, seated player", "€50.00", "1 to 1", "P21-39, art. 15"),
]


def _runs(words: list[str], wanted: tuple[str, ...]) -> bool:
    return any(tuple(words[place : place + len(wanted)]) == wanted for place in range(len(words)))


def test_key_rows_have_number_duty_amount_ratio_and_citation() -> None:
    _, key = split(pages(printed(NATURALS, key=True).content), "ANSWER KEY")
    for row in SETTLED:
        assert _runs(key, row)
    assert _runs(key, ("9", "Announce box 1, hand 1: 20", "Twenty", "P21-4, art. 5"))
    assert _runs(key, ("21", "Burn the bank's cards", "P21-48, art. 15"))


def test_key_of_paire_poker_speaks_french() -> None:
    _, key = split(pages(printed(PAIRE, "fr", key=True).content), "Coup 1")
    assert _runs(key, ("15", "Payer joueur 2, plein 7", "24,00 €", "12 pour 1", "PP-7, art. 55-24"))
    assert _runs(key, ("16", "Payer joueur 2, transversale 7-R-Joker", "8,00 €", "4 pour 1", "PP-7, art. 55-24"))
    assert _runs(key, ("3", "Fermer les mises", "Rien ne va plus", "PP-3, art. 55-24"))


@pytest.mark.parametrize(
    "file", ["poker21/6-full-tables/05-everything-at-once.toml", "paire-poker/07-five-players.toml"]
)
def test_every_duty_has_its_number_amount_and_statement_on_the_key_pages(file: str) -> None:
    found = load_file(BUNDLED / file).scenario
    assert found is not None
    language = load("en")
    rounds = tuple(range(1, len(found.rounds) + 1))
    made = write_pdf(document(Chosen(found, file, rounds, key=True), language), MADE)
    _, key = split(pages(made.content), "ANSWER KEY")
    left = iter(key)
    for facts in found.rounds:
        for number, duty in enumerate(duties_of(facts, found.rules), 1):
            assert str(number) in left  # consumes the words up to it, so that the order is held to as well
            if duty.amount is not None:
                assert language.money(duty.amount) in left
            if duty.rule is not None:
                assert next(word for word in left if word.startswith(f"{duty.rule},") or word == duty.rule)


def test_key_cites_each_rule_once_more_in_full() -> None:
    _, key = split(pages(printed(NATURALS, key=True).content), "ANSWER KEY")
    cited = key[key.index("The rules cited") :]
    assert "P21-40, art. 15" in cited
    assert "P21-41, art. 15" not in cited
    assert "The bank's own cards are burnt last." in cited


def test_key_begins_on_a_page_of_its_own_and_says_so_on_each() -> None:
    found = pages(printed(NATURALS, key=True).content)
    names = [next(word for word in page if word in ("WORKSHEET", "ANSWER KEY")) for page in found]
    assert names == ["WORKSHEET", "ANSWER KEY"]
    assert "ANSWER KEY" not in [word for page in pages(printed(NATURALS).content) for word in page]
