"""Poker 21, statements 1 to 7: the material, the values of the cards, the players.

Statement 3 permits a shuffling machine; nothing the croupier does in a round depends on it.
"""

import pytest
from p21_rounds import DECREE, a_round, box, cited, key, of

from trainer.cards import DECK, parse_cards
from trainer.games.twentyone.duties import duties
from trainer.games.twentyone.facts import Standing
from trainer.games.twentyone.hands import bank_score, score
from trainer.games.twentyone.unfolding import table_at

SEVEN = [box(number, f"T{'sh'[number % 2]} 9{'cd'[number % 2]} stand") for number in range(1, 8)]


def test_p21_1_seven_places_have_a_pok_and_a_21_cell_each() -> None:
    facts = a_round("9s 8h 7d 2c Kd", *SEVEN)
    table = table_at(facts, duties(facts, DECREE), {}, 0)
    cells = [stake.bet for laid in table.boxes for stake in (*laid.pok, *laid.hands[0].stakes)]
    assert len(cells) == 14
    assert cells.count("pok") == cells.count("21") == 7


def test_p21_2_six_packs_of_fifty_two_are_312_cards() -> None:
    assert DECREE.packs * len(DECK) == 312


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("2s 3h", "5"),
        ("10s 9h", "19"),
        ("Js Qd", "20"),
        ("Kh Tc", "20"),
        ("As 6d", "7/17"),
        ("As Ad", "2/12"),
        ("As 9d", "10/20"),
        ("As 6d Kc", "17"),
        ("As Ad 9c", "21"),
        ("As Ad Kc", "12"),
        ("5s 6d Kc", "21"),
        ("Ks 6d 6c", "bust"),
        ("As Kd", "natural"),
        ("As Ah Ad Ac 7s", "21"),
    ],
)
def test_p21_4_numbers_count_their_number_buches_ten_and_the_ace_one_or_eleven(cards: str, expected: str) -> None:
    assert score(parse_cards(cards)) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("As 5d", "6/16"), ("As Ad", "2/12"), ("As 6d", "17"), ("As 9d", "20"), ("As 2d 5c", "18"), ("As Kd", "natural")],
)
def test_p21_4_a_soft_bank_is_said_soft_only_below_17(cards: str, expected: str) -> None:
    assert bank_score(parse_cards(cards)) == expected


def test_p21_5_seven_boxes_at_most_may_be_played_and_each_is_settled() -> None:
    assert DECREE.seats == 7
    found = key("9s Kh 7d 2c Kd", *SEVEN)
    returned = [duty.box for duty in found if duty.phase == "settlement" and duty.act == "return"]
    assert returned == [7, 6, 5, 4, 3, 2, 1]


def test_p21_6_two_standing_players_at_most_for_each_seated_one() -> None:
    assert DECREE.standing_per_seated == 2


def test_p21_6_standing_players_are_bound_by_the_seated_player_s_decisions() -> None:
    behind = (Standing(2000), Standing(1000, pok=1000))
    bust = key("9s Kh 7d 2c Kd", box(2, "Ts 6c hit Kd", standing=behind))
    assert of("playing", bust)[-4:] == [
        "collect 2/1 seated 21 5000",
        "collect 2/1 standing-1 21 2000",
        "collect 2/1 standing-2 21 1000",
        "clear 2/1",
    ]
    won = key("9s Kh 7d 2c Kd", box(2, "Ts Kc stand", standing=behind))
    assert of("settlement", won) == [
        "pay 2/1 seated 21 5000 1:1",
        "pay 2/1 standing-1 21 2000 1:1",
        "pay 2/1 standing-2 21 1000 1:1",
        "clear players",
    ]


def test_p21_7_a_standing_player_s_pok_stake_is_optional() -> None:
    found = key("9s Kh 7d 2c 4d", box(2, "Ts Kc stand", standing=(Standing(2000), Standing(1000, pok=1500))))
    assert of("pok", found)[2:] == ["collect 2 seated pok 1000", "collect 2 standing-2 pok 1500"]


def test_p21_7_a_standing_player_who_follows_doubles_and_one_who_does_not_keeps_his_stake() -> None:
    behind = (Standing(2000, follows=True), Standing(1000))
    found = key("9s Kh 7d 2c 4d", box(2, "6s 5c double Td", standing=behind))
    assert of("settlement", found)[:3] == [
        "pay 2/1 seated 21 10000 1:1",
        "pay 2/1 standing-1 21 4000 1:1",
        "pay 2/1 standing-2 21 1000 1:1",
    ]


def test_p21_7_a_stake_that_does_not_follow_a_split_stays_on_the_hand_played_first() -> None:
    behind = (Standing(2000), Standing(1000, follows=True))
    found = key("9s Kh 7d 2c 4d", box(2, "Kh Qd split (Kh Tc stand) (Qd 9s stand)", standing=behind))
    assert of("settlement", found) == [
        "return 2/2 seated 21 5000",
        "return 2/2 standing-2 21 1000",
        "pay 2/1 seated 21 5000 1:1",
        "pay 2/1 standing-1 21 2000 1:1",
        "pay 2/1 standing-2 21 1000 1:1",
        "clear players",
    ]
    assert cited(found, act="pay") == {"P21-39"}
