"""What a round shows, read from rounds written by hand: all that is in them and nothing that is not."""

import pytest
from asked_houses import house

from trainer.rules import Rules, any_preset
from trainer.scenarios import read_scenario
from trainer.scenarios.generating import FOCUSES, shown_in

DECREE = any_preset("poker21")
PAIRE = any_preset("paire-poker")
INSURED = house('base = "blackjack"\ninsurance = true')

TWENTYONE = (
    (
        'bank = "9s 5h 7d 2c Kd"',
        (
            'box = 1, pok = 10, stake = 15, hand = "Ah Jc"',
            'box = 3, pok = 10, stake = 20, hand = "Kh Qd split (Kh 3c hit 8d) (Qd As)"',
            'box = 5, pok = 10, stake = 20, hand = "Ts 6c hit 9d"',
        ),
        {"naturals", "odd-stakes", "ties", "splits", "split-21", "busts", "pok-nothing"},
    ),
    (
        'bank = "As Kd 4c 4d 9h"',
        (
            'box = 1, pok = 10, stake = 20, hand = "6s 5d double Th"',
            "box = 2, pok = 10, stake = 20, "
            'hand = "8c 8d split (8c 8h split (8c 9d stand) (8h 2d hit 9c stand)) (8d Ts stand)"',
            'box = 4, pok = 10, stake = 20, hand = "Ad Qc"',
            'box = 6, pok = 10, stake = 20, hand = "Th 6h surrender stand"',
        ),
        {
            "bank-naturals", "doubles", "bank-natural-against-doubles", "splits", "resplits",
            "bank-natural-against-splits", "natural-against-natural", "ties", "surrender-against-ace",
            "illegal-requests", "pok-low-pair",
        },
    ),
    (
        'bank = "2s 3h 2d 4c 5s 6h"\nred_card = true',
        (
            'box = 1, pok = 10, stake = 20, hand = "Ac Ad split (Ac 5h) (Ad Kd)"',
            'box = 2, pok = 10, stake = 20, hand = "Jd 5c double 9d"',
            'box = 3, pok = 10, stake = 20, hand = "9h 8h stand", standing = [{ stake = 20 }], '
            "first_offer = { stake = 20 }",
        ),
        {
            "bank-busts", "bank-six-cards", "split-aces", "split-21", "soft-totals", "doubles", "doubles-that-bust",
            "busts", "standing-players", "red-card", "illegal-offers", "pok-low-pair",
        },
    ),
    (
        'bank = "6d Ah Jc Js 3s"',
        (
            'box = 1, pok = 10, stake = 20, hand = "Ts 6c stand"',
            'box = 2, pok = 10, stake = 20, hand = "Th 5d surrender"',
            "box = 5, pok = 10, stake = 20, hand = "
            '"9c 9s split (9c 9h split (9c 8d stand) (9h 8c stand)) (9s 9d split (9s 8h stand) (9d 7d stand))"',
        ),
        {"bank-soft-stands", "pok-pair", "diverging", "surrenders", "four-hands", "resplits", "splits", "ties"},
    ),
    (
        'bank = "Ks 7d 6h 3c Qs"',
        ('box = 1, pok = 10, stake = 20, hand = "Tc 6h hit 9d"',),
        {"nobody-left", "busts", "pok-nothing"},
    ),
    (
        'bank = "9s 7d 6h 3c Qs"',
        ('box = 4, pok = 10, stake = 20, hand = "Tc 6h stand"',),
        {"bank-busts", "pok-nothing"},
    ),
)  # fmt: skip

PAIRE_POKER = (
    (
        'cards = "7h 7d 7s"',
        (
            (1, ("red", "7", "7-K-joker", "pair 7", "poker hand"), ()),
            (2, ("black", "any pair"), ()),
        ),
        {
            "pp-colour", "pp-straight-up", "pp-transversale-joker", "pp-pair", "pp-three-of-a-kind",
            "pp-all-three-cards", "pp-any-pair",
        },
    ),
    (
        'cards = "joker joker 7s"',
        ((1, ("red", "joker", "pair joker", "poker hand"), ()), (3, ("7-joker", "any pair"), ())),
        {
            "pp-joker-first", "pp-straight-up-joker", "pp-pair-joker", "pp-pair-of-jokers", "pp-all-three-cards",
            "pp-cheval", "pp-any-pair-joker",
        },
    ),
    (
        'cards = "2c Kh joker"',
        ((1, ("A-2-8", "2-3-8-9", "poker hand"), ()),),
        {"pp-transversale-ace", "pp-carre", "pp-nothing"},
    ),
    (
        'cards = "Qs As joker"',
        ((2, ("black", "poker hand"), ("7-8",)),),
        {"pp-colour", "pp-mini-royal", "pp-wild-joker", "pp-illegal-offers"},
    ),
    ('cards = "4d 5d 6d"', ((1, ("red", "poker hand"), ()),), {"pp-colour", "pp-straight-flush"}),
    ('cards = "4d 5c 6d"', ((1, ("black", "poker hand"), ()),), {"pp-straight"}),
    ('cards = "2d 9d Jd"', ((1, ("black", "poker hand"), ()),), {"pp-flush"}),
    ('cards = "2d 9d Jc"', ((1, ("black",), ()),), set[str]()),
)  # fmt: skip

POK_BANKS = {
    "pok-nothing": "Ks 8d 3h 5c 9s",
    "pok-low-pair": "Ts 8d Th 5c 3s",
    "pok-pair": "Js 8d Jh 5c 3s",
    "pok-two-pair": "Js 8d Jh 8c 3s",
    "pok-three-of-a-kind": "6s 6d 6h 8c 3s",
    "pok-straight": "9s 8d 7h 6c Ts",
    "pok-flush": "Ks 8s 3s 5s 9s",
    "pok-full-house": "9s 9d 9h 8c 8s",
    "pok-four-of-a-kind": "9s 9d 9h 9c 8s",
    "pok-straight-flush": "9s 8s 7s 6s Ts",
    "pok-five-of-a-kind": "9s 9d 9h 9c 9s",
    "pok-royal-flush": "Ks As Qs Js Ts",
    "pok-five-flush": "9s 9s 9s 9s 9s",
}


def shown(rules: Rules, limits: str, played: str, seats: str = "") -> set[str]:
    """What the only round of a scenario shows."""
    named = rules.name if rules is not INSURED.rules else "house.toml"
    text = f'format = 1\ntitle = "x"\nrules = "{named}"\n[limits]\n{limits}\n[[rounds]]\n{played}\n{seats}'
    scenario, faults = read_scenario(text, rules_files=INSURED.file)
    assert scenario is not None, faults
    return set(shown_in(scenario.rounds[0], rules))


def boxes(*seats: str) -> str:
    return "boxes = [" + ", ".join(f"{{ {seat} }}" for seat in seats) + "]"


def players(seats: tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...]) -> str:
    def bets(names: tuple[str, ...]) -> str:
        return "[" + ", ".join(f'{{ on = "{name}", stake = 2 }}' for name in names) + "]"

    written = [
        f"{{ player = {number}, bets = {bets(names)}" + (f", first_offer = {bets(offer)} }}" if offer else " }")
        for number, names, offer in seats
    ]
    return f"players = [{', '.join(written)}]"


P21_LIMITS = "minimum = 10\nmaximum = 500\npok_maximum = 100"
PP_LIMITS = "minimum = 2\nmain_maximum = 10\noptional_maximum = 2"


@pytest.mark.parametrize(("played", "seats", "expected"), TWENTYONE)
def test_a_round_of_twenty_one_shows_what_is_in_it_and_nothing_else(
    played: str, seats: tuple[str, ...], expected: set[str]
) -> None:
    assert shown(DECREE, P21_LIMITS, played, boxes(*seats)) == expected


def test_bj_3_insurance_is_seen() -> None:
    seat = 'box = 2, stake = 50, insurance = 20, hand = "Th 9d stand"'
    assert shown(INSURED.rules, "minimum = 10\nmaximum = 500", 'bank = "As 8h"', boxes(seat)) == {
        "insurance", "ties", "bank-soft-stands",
    }  # fmt: skip


@pytest.mark.parametrize(("name", "bank"), POK_BANKS.items())
def test_p21_46_each_pok_hand_is_seen_as_itself_and_as_no_other(name: str, bank: str) -> None:
    found = shown(DECREE, P21_LIMITS, f'bank = "{bank}"', boxes('box = 1, pok = 10, stake = 10, hand = "Kd 2h stand"'))
    assert {focus for focus in found if focus.startswith("pok-")} == {name}


@pytest.mark.parametrize(("played", "seats", "expected"), PAIRE_POKER)
def test_a_round_of_paire_poker_shows_what_is_in_it_and_nothing_else(
    played: str, seats: tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...], expected: set[str]
) -> None:
    assert shown(PAIRE, PP_LIMITS, played, players(seats)) == expected


def test_every_focus_is_seen_in_some_round_written_by_hand() -> None:
    seen = set(POK_BANKS) | {"insurance"}
    for _, _, expected in TWENTYONE:
        seen |= expected
    for _, _, expected in PAIRE_POKER:
        seen |= expected
    assert seen == set(FOCUSES)
