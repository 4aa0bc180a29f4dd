"""Poker 21, statements 44 to 48 and 15: POK, and what goes last."""

from random import Random

import pytest
from p21_rounds import DECREE, box, cited, key, of, rules

from trainer.cards import DECK, parse_cards
from trainer.games.twentyone.facts import Standing
from trainer.games.twentyone.pok import PokTable, plain_score, pok_ratio, pok_score

HAND = "Ts 9c stand"


def pok(bank: str) -> list[str]:
    return of("pok", key(bank, box(3, HAND)))


@pytest.mark.parametrize(
    ("bank", "first"),
    [
        ("Ts 7h 2d 3c 4d", "draw 3"),
        ("9s 5h 7d 2c 4d", "draw 2"),
        ("2s 5h 4d 6c 4c", "draw 1"),
    ],
)
def test_p21_44_the_bank_completes_to_five_cards(bank: str, first: str) -> None:
    assert pok(bank)[0] == first


def test_p21_44_cards_beyond_the_fifth_are_burnt_and_the_first_five_are_the_hand() -> None:
    # 2 2 3 2 3 makes 12, the sixth card 17: a full house in drawing order, whatever the sixth is.
    assert pok("2s 2h 3d 2c 3h 5s")[:2] == ["burn 1", "announce full-house"]
    # Five deuces make 10, the sixth card 13, the seventh 17.
    assert pok("2s 2h 2d 2c 2s 3h 4s")[:2] == ["burn 2", "announce five-of-a-kind"]


def test_p21_44_five_cards_played_need_nothing_more() -> None:
    # 2 3 4 2 makes 11, the fifth card 21.
    assert pok("2s 3h 4d 2c Kd")[0] == "announce pair-2"


def test_p21_44_pok_cards_never_change_the_21_result() -> None:
    # The bank stands on 17; with the next card it would have bust.
    found = key("Ts 7h Kd 2c 4d", box(3, "Ts 6c stand"))
    assert of("settlement", found)[0] == "collect 3/1 seated 21 5000"


def test_p21_45_one_hand_settles_everybody_right_to_left() -> None:
    behind = (Standing(2000, pok=1500), Standing(1000), Standing(1000, pok=2000))
    boxes = box(2, "Ts 6c hit Kd"), box(4, HAND, standing=behind), box(7, "As Kd", pok=2500)
    assert of("pok", key("9s 8h 2d 3c 4d", *boxes)) == [
        "draw 3",
        "announce nothing",
        "collect 7 seated pok 2500",
        "collect 4 seated pok 1000",
        "collect 4 standing-1 pok 1500",
        "collect 4 standing-3 pok 2000",
        "collect 2 seated pok 1000",
    ]
    assert of("pok", key("9s 8h 9d 8c 4d", *boxes)) == [
        "draw 3",
        "announce two-pair",
        "pay 7 seated pok 5000 2:1",
        "pay 4 seated pok 2000 2:1",
        "pay 4 standing-1 pok 3000 2:1",
        "pay 4 standing-3 pok 4000 2:1",
        "pay 2 seated pok 2000 2:1",
    ]


PAYS = [
    ("Ts Td 4c 7h 9s", "pair-10", None),
    ("2s 2d 4c 7h 9s", "pair-2", None),
    ("As Kd 4c 7h 9s", "nothing", None),
    ("Js Jd 4c 7h 9s", "pair-J", 1),
    ("Qs Qd 4c 7h 9s", "pair-Q", 1),
    ("Ks Kd 4c 7h 9s", "pair-K", 1),
    ("As Ad 4c 7h 9s", "pair-A", 1),
    ("2s 2d 4c 4h 9s", "two-pair", 2),
    ("2s 2d 2s 7h 9s", "three-of-a-kind", 3),
    ("4s 5d 6c 7h 8s", "straight", 4),
    ("4s 5s 9s Ks 2s", "flush", 5),
    ("4s 4d 4c 9h 9s", "full-house", 7),
    ("4s 4d 4c 4s 9s", "four-of-a-kind", 20),
    ("4s 5s 6s 7s 8s", "straight-flush", 50),
    ("4s 4s 4d 4c 4h", "five-of-a-kind", 70),
    ("Ts Js Qs Ks As", "royal-flush", 100),
    ("4s 4s 4s 4s 4s", "five-flush", 150),
]


@pytest.mark.parametrize(("cards", "score", "times"), PAYS)
def test_p21_46_what_each_hand_pays(cards: str, score: str, times: int | None) -> None:
    assert pok_score(parse_cards(cards), DECREE) == plain_score(parse_cards(cards), DECREE) == score
    ratio = pok_ratio(score, DECREE)
    assert (None if ratio is None else str(ratio)) == (None if times is None else f"{times}:1")


def test_p21_46_a_house_s_pays_are_its_own() -> None:
    tens = rules(pok_pair_from="10")
    assert str(pok_ratio("pair-10", tens)) == "1:1"
    assert pok_ratio("pair-9", tens) is None
    short = {hand: pays for hand, pays in DECREE.pok_pays.items() if hand not in ("straight", "full-house")}
    strict = rules(pok_pays=short)
    assert pok_score(parse_cards("4s 5d 6c 7h 8s"), strict) == "nothing"
    assert pok_score(parse_cards("4s 4d 4c 9h 9s"), strict) == "three-of-a-kind"
    assert pok_score(parse_cards("4s 4s 4s 9s 9s"), strict) == "flush"


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ("As 2d 3c 4h 5s", "straight"),
        ("Ts Jd Qc Kh As", "straight"),
        ("Js Qd Kc Ah 2s", "nothing"),
        ("Ks Ad 2c 3h 4s", "nothing"),
        ("As 2s 3s 4s 5s", "straight-flush"),
        ("9s Ts Js Qs Ks", "straight-flush"),
        ("Qs Ks As 2s 3s", "flush"),
        ("Js Js 4s 7s 9s", "flush"),
        ("2s 2s 4s 4s 9s", "flush"),
        ("2s 2s 2s 7s 9s", "flush"),
        ("2s 2s 2s 9s 9s", "full-house"),
        ("2s 2s 2s 2s 9s", "four-of-a-kind"),
        ("2s 2s 2s 2s 2h", "five-of-a-kind"),
    ],
)
def test_p21_47_a_hand_that_is_several_things_takes_the_best_paid_one(cards: str, score: str) -> None:
    found = parse_cards(cards)
    shuffled = Random(47).sample(found, 5)
    assert {pok_score(found, DECREE), plain_score(found, DECREE), pok_score(shuffled, DECREE)} == {score}


def test_p21_47_the_fast_reading_is_the_plain_one_on_a_sample() -> None:
    """All 3,819,816 hands are compared in the exhaustive run."""
    random = Random(312)
    for under in (DECREE, rules(pok_pair_from="10"), rules(pok_pays={"pair": 1, "flush": 5, "three-of-a-kind": 9})):
        table = PokTable(under)
        for _ in range(3000):
            narrow = random.sample(DECK, random.choice((2, 3, 5, 52)))
            cards = [random.choice(narrow) for _ in range(5)]
            assert table.score(cards) == plain_score(cards, under), cards


def test_p21_48_the_bank_s_cards_go_last() -> None:
    found = key("9s 8h 2d 3c 4d", box(3, HAND))
    assert of("clearing", found) == ["clear bank"]
    assert found[-1].rule == "P21-48"


def test_p21_15_the_red_card_ends_the_round_with_a_reshuffle() -> None:
    found = key("9s 8h 2d 3c 4d", box(3, HAND), red_card=True)
    assert of("clearing", found) == ["clear bank", "reshuffle"]
    assert cited(found, act="reshuffle") == {"P21-15"}
