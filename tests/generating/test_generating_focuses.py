"""Every focus, under every rule system, at every level: what is asked for is in the file, and the file is right."""

from random import Random
from typing import NoReturn

import pytest
from asked_houses import PRESET_HOUSES, House, house, paire_houses, possible, twentyone_houses
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.rules import TwentyOneRules, any_preset
from trainer.scenarios import read_scenario, write_scenario
from trainer.scenarios.generating import (
    FOCUSES,
    CannotMakeError,
    Generated,
    LackingError,
    NotTogetherError,
    Order,
    TooFewBoxesError,
    generate,
    lacking,
    shown_in,
)
from trainer.scenarios.scenario import AnyRound
from trainer.wording.generating import scenario

DECREE, CIRCLE, BLACKJACK, PAIRE = PRESET_HOUSES
SEEDS = st.integers(0, 2**63)
LEVELS = st.integers(1, 5)
BOXES = st.none() | st.tuples(st.integers(1, 7), st.integers(1, 7)).map(lambda ends: (min(ends), max(ends)))


def seats(facts: AnyRound) -> int:
    return len(facts.players if isinstance(facts, PaireRound) else facts.boxes)


def passes_check(generated: Generated, at: House, order: Order) -> None:
    """The file is faultless, whatever may be remarked of it, and states what was made."""
    written = scenario(generated, at.rules, order)
    read, faults = read_scenario(write_scenario(written), rules_files=at.file)
    remarks = {"nothing-to-settle", "duplicate-round", "natural-not-in-chips", "half-not-in-chips"}
    assert {fault.code for fault in faults} <= remarks
    assert read is not None
    assert (read.title, read.texts, read.rules, read.limits) == (
        written.title, written.texts, written.rules, written.limits,
    )  # fmt: skip
    assert read.notes == written.notes
    assert [keep_note_out(facts) for facts in read.rounds] == list(written.rounds)


def keep_note_out(facts: AnyRound) -> AnyRound:
    if isinstance(facts, Round):
        return Round(facts.limits, facts.boxes, facts.bank, facts.red_card)
    return PaireRound(facts.limits, facts.players, facts.cards)


@pytest.mark.parametrize("at", PRESET_HOUSES, ids=lambda at: at.rules.name)
@pytest.mark.parametrize("focus", FOCUSES)
def test_each_focus_is_in_every_round_that_was_asked_to_show_it(at: House, focus: str) -> None:
    if lacking(at.rules)[focus] is not None:
        with pytest.raises(LackingError):
            generate(at.rules, Order(rounds=1, seed=1, focuses=(focus,)))
        return
    for level in range(1, 6):
        order = Order(rounds=3, seed=7, focuses=(focus,), level=level)
        generated = generate(at.rules, order)
        assert all(focus in shown_in(made.facts, at.rules) for made in generated.rounds)
        passes_check(generated, at, order)


@settings(max_examples=60)
@given(st.sampled_from(PRESET_HOUSES), st.sampled_from(FOCUSES), LEVELS, SEEDS, BOXES)
def test_a_generated_file_passes_check(
    at: House, focus: str, level: int, seed: int, boxes: tuple[int, int] | None
) -> None:
    order = Order(rounds=3, seed=seed, focuses=(focus,), level=level, boxes=boxes)
    assume(lacking(at.rules)[focus] is None)
    generated = generate(at.rules, order)
    assert len(generated.rounds) == 3
    assert all(focus in shown_in(made.facts, at.rules) for made in generated.rounds)
    if boxes:
        most = at.rules.seats if isinstance(at.rules, TwentyOneRules) else at.rules.players
        low, high = (min(end, most) for end in boxes)
        assert all(low <= seats(made.facts) <= high for made in generated.rounds)
    passes_check(generated, at, order)


@settings(max_examples=60)
@given(twentyone_houses() | paire_houses(), st.sampled_from(FOCUSES), LEVELS, SEEDS)
def test_any_house_has_a_round_of_every_focus_that_it_is_not_refused(
    at: House, focus: str, level: int, seed: int
) -> None:
    order = Order(rounds=2, seed=seed, focuses=(focus,), level=level)
    if lacking(at.rules)[focus] is not None:
        with pytest.raises(LackingError):
            generate(at.rules, order)
        return
    generated = generate(at.rules, order)
    assert all(focus in shown_in(made.facts, at.rules) for made in generated.rounds)
    passes_check(generated, at, order)


@settings(max_examples=30)
@given(st.sampled_from(PRESET_HOUSES), LEVELS, SEEDS)
def test_rounds_that_are_asked_to_show_nothing_pass_check_too(at: House, level: int, seed: int) -> None:
    order = Order(rounds=4, seed=seed, level=level)
    passes_check(generate(at.rules, order), at, order)


def test_focuses_come_in_turn() -> None:
    order = Order(rounds=5, seed=1, focuses=("ties", "naturals"))
    assert [list(made.shown) for made in generate(DECREE.rules, order).rounds] == [
        ["ties"], ["naturals"], ["ties"], ["naturals"], ["ties"],
    ]  # fmt: skip


def test_fewer_rounds_than_focuses_show_several_at_once() -> None:
    wanted = ("ties", "bank-naturals", "pok-royal-flush", "illegal-offers", "split-aces")
    generated = generate(DECREE.rules, Order(rounds=2, seed=1, focuses=wanted))
    shown = [set(made.shown) for made in generated.rounds]
    assert set.union(*shown) == set(wanted)
    assert not {"ties", "bank-naturals"} <= shown[0]  # no bank does both
    assert all(set(made.shown) <= set(shown_in(made.facts, DECREE.rules)) for made in generated.rounds)


def test_what_no_round_can_show_at_once_is_refused() -> None:
    with pytest.raises(NotTogetherError):
        generate(DECREE.rules, Order(rounds=1, seed=1, focuses=("bank-busts", "bank-naturals")))


def test_more_focuses_than_boxes_are_refused() -> None:
    with pytest.raises(TooFewBoxesError) as refused:
        generate(DECREE.rules, Order(rounds=1, seed=1, focuses=("ties", "naturals", "busts"), boxes=(1, 2)))
    assert refused.value.needed == 3


@pytest.mark.parametrize(
    ("at", "focus", "code"),
    [
        (CIRCLE, "surrenders", "no-surrender"),
        (CIRCLE, "surrender-against-ace", "no-surrender"),
        (CIRCLE, "doubles-that-bust", "no-double-busts"),
        (CIRCLE, "odd-stakes", "nothing-odd"),
        (BLACKJACK, "pok-flush", "no-pok"),
        (BLACKJACK, "diverging", "no-pok"),
        (DECREE, "insurance", "no-insurance"),
        (DECREE, "pp-cheval", "other-game"),
        (PAIRE, "naturals", "other-game"),
        (house('base = "poker21"\nmax_splits = 2'), "four-hands", "few-splits"),
        (house('base = "poker21"\nmax_splits = 0'), "split-aces", "no-splits"),
        (house('base = "poker21"\npacks = 4'), "pok-five-flush", "packs"),
        (house('base = "poker21"\npok_pair_from = "2"'), "pok-low-pair", "every-pair-paid"),
        (house('base = "poker21"\npok_pays = { pair = 1 }'), "pok-straight", "pok-not-paid"),
        (house('base = "poker21"\nstanding_per_seated = 0'), "standing-players", "no-standing"),
        (house('base = "poker21"\ndouble = [3]'), "doubles", "no-double"),
        (house('base = "paire-poker"\njokers = 1'), "pp-pair-joker", "jokers"),
        (house('base = "paire-poker"\npoker_hand = { flush = 2 }'), "pp-straight", "hand-not-paid"),
    ],
)
def test_what_a_ruleset_cannot_have_is_refused_with_its_reason(at: House, focus: str, code: str) -> None:
    assert lacking(at.rules)[focus] == code
    assert not possible(at.rules, focus)


def test_a_house_without_any_payable_stake_is_refused() -> None:
    lost = house('base = "poker21"\nnatural = "1000:9999"\nmaximum_times = [1]')
    with pytest.raises(CannotMakeError):
        generate(lost.rules, Order(rounds=1, seed=1))


def _forbidden(*_: object, **__: object) -> NoReturn:
    raise AssertionError("only Random.random is the same in every Python")


def test_rounds_rest_on_nothing_but_the_numbers_that_every_python_gives_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("getrandbits", "randrange", "randint", "choice", "choices", "shuffle", "sample", "uniform", "gauss"):
        monkeypatch.setattr(Random, name, _forbidden)
    for at in PRESET_HOUSES:
        had = tuple(focus for focus, code in lacking(at.rules).items() if code is None)
        assert len(generate(at.rules, Order(rounds=len(had), seed=1, focuses=had, level=5)).rounds) == len(had)


@given(st.sampled_from(PRESET_HOUSES), SEEDS)
@settings(max_examples=20)
def test_the_same_order_gives_the_same_rounds(at: House, seed: int) -> None:
    order = Order(rounds=3, seed=seed, level=4)
    assert generate(at.rules, order) == generate(at.rules, order)


def test_other_seeds_give_other_rounds() -> None:
    rules = any_preset("poker21")
    made = [generate(rules, Order(rounds=1, seed=seed)).rounds[0].facts for seed in range(20)]
    assert all(one not in made[:place] for place, one in enumerate(made))
