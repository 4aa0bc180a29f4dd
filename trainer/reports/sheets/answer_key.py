"""The answer key of a round, and the rules that the keys of a sheet rest on."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import structs

from trainer.duties import Duty
from trainer.reports.sheets.document import Block, Column, Grid, Heading, Prose, Row, Words
from trainer.wording import duties as wording
from trainer.wording import statements, terms
from trainer.wording.language import Language


def key_grid(due: Sequence[Duty], language: Language) -> Grid:
    """Every duty of a round numbered in order, its amount and ratio, what is said aloud, and what it rests on."""
    columns = (
        Column(language.text("No."), 9.0, "right"),
        Column(language.text("Duty"), 70.0),
        Column(language.text("Amount"), 21.0, "right"),
        Column(language.text("Ratio"), 17.0, "middle"),
        Column(language.text("Aloud"), 36.0),
        Column(language.text("Rule"), 27.0),
    )
    return Grid(columns, tuple(_rows(due, language)))


def _rows(due: Sequence[Duty], language: Language) -> Iterator[Row]:
    for phase, of_phase in groupby(enumerate(due, 1), lambda numbered: numbered[1].phase):
        yield Row(((Words(terms.phase(phase, language), "bold"),),), group=True)
        for number, duty in of_phase:
            yield _row(number, duty, language)


def _row(number: int, duty: Duty, language: Language) -> Row:
    bare = structs.replace(duty, amount=None, ratio=None)
    said = (
        str(number),
        wording.say(bare, language, cards=True),
        "" if duty.amount is None else language.money(duty.amount),
        "" if duty.ratio is None else terms.ratio(duty.ratio, language),
        wording.spoken(duty, language) or "",
        statements.cite(duty.rule, language) if duty.rule else "",
    )
    return Row(tuple((Words(words),) if words else () for words in said))


def rules_cited(cited: Iterable[str], language: Language) -> Iterator[Block]:
    """The statements of those numbers in the order of the rules, each with where it comes from and what it says."""
    wanted = set(cited)
    rows = tuple(
        Row(((Words(statements.cite(found, language), "bold"),), (Words(statements.words(found, language)),)))
        for found in statements.STATEMENTS
        if found in wanted
    )
    if rows:
        yield Heading(language.text("The rules cited"))
        yield Grid((Column("", 27.0), Column("", 153.0)), rows)


def note(text: str) -> Iterator[Block]:
    """The round's note, which often tells what is to be seen: for the key alone."""
    for line in text.splitlines():
        if line.strip():
            yield Prose((Words(line.strip(), "italic"),))
