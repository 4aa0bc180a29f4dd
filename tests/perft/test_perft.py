"""The kept counts against the program, and the kept counts against figures that are not the program's.

Where a count changed, the test says which, from what to what.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from paire_counts import wins_over_every_hand
from perft_files import Counts, counted, differences, written

from trainer.games.paire_poker.felt import BETS
from trainer.rules import PRESETS, any_preset, options, paire_poker, read_rules
from trainer.rules.presets import raw_presets

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
CHANGED = {
    "packs": "4", "seats": "5", "standing_per_seated": "1", "pok": "false", "pok_maximum_times": "5",
    "maximum_times": "[20, 50]", "surrender": '"hand"', "double": "[9, 10, 11]", "double_after_split": "true",
    "split": '"rank"', "max_splits": "2", "resplit_aces": "true", "bank_draws_without_live_hand": "false",
    "insurance": "true", "natural": '"6:5"', "natural_tie": '"bank"', "settlement": '"one-pass"',
    "pok_survives_bust": "false", "pok_pair_from": '"10"', "pok_pays": "{pair = 1, two-pair = 3}", "burn": "3",
    "stub": "60", "chips": "[1, 5, 25]",
}  # fmt: skip
CHANGED_PAIRE = {
    "players": "4", "jokers": "1", "minimum": "1", "main_maximum": "12", "optional_maximum": "3", "colour": "2",
    "straight_up": "11", "straight_up_joker": "24", "cheval": "6", "transversale_ace": "4",
    "transversale_joker": "5", "carre": "3", "pair": "90", "pair_joker": "400", "any_pair": "15",
    "any_pair_joker": "40", "poker_hand": "{straight = 4, flush = 3}",
}  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS)
def test_every_count_is_the_one_kept(preset: str) -> None:
    changed = differences(written(preset), counted(any_preset(preset)))
    assert not changed, "\n" + "\n".join(changed)


def test_a_difference_reads_as_what_changed_from_what_to_what() -> None:
    kept = {"unit on 20": "1 0 -1", "pok pair-J": "12 pays 1", "gone": "3"}
    found = {"unit on 20": "1 0 -1", "pok pair-J": "12 pays 2", "new": "4"}
    assert differences(kept, found) == [
        "pok pair-J: 12 pays 1 -> 12 pays 2",
        "gone: 3 -> no longer counted",
        "new: not in the file -> 4",
    ]


@cache
def counts_of(base: str, text: str = "") -> Counts:
    rules = read_rules(f'base = "{base}"\n{text}', "ours", raw_presets())
    assert not isinstance(rules, tuple), rules
    return counted(rules)


@pytest.mark.parametrize(
    ("base", "option", "value"),
    [
        *(("poker21", *change) for change in CHANGED.items()),
        *(("paire-poker", *change) for change in CHANGED_PAIRE.items()),
    ],
)
def test_every_option_that_a_house_changes_changes_a_count(base: str, option: str, value: str) -> None:
    assert differences(counts_of(base), counts_of(base, f"{option} = {value}"))


def test_no_option_is_left_out() -> None:
    assert set(CHANGED) == set(options("twenty-one"))
    assert set(CHANGED_PAIRE) == set(options("paire-poker"))


def test_p21_46_kept_pok_hands_are_the_reference_figures() -> None:
    kept = written("poker21")
    reference = {
        **{f"pair-{rank}": "836542080 pays nothing" for rank in RANKS[1:10]},
        **{f"pair-{rank}": "836542080 pays 1" for rank in ("J", "Q", "K", "A")},
        "two-pair": "1563982992 pays 2",
        "three-of-a-kind": "997805952 pays 3",
        "straight": "79315200 pays 4",
        "flush": "83889648 pays 5",
        "full-house": "87145344 pays 7",
        "four-of-a-kind": "39783744 pays 20",
        "straight-flush": "279936 pays 50",
        "five-of-a-kind": "552240 pays 70",
        "royal-flush": "31104 pays 100",
        "five-flush": "312 pays 150",
    }
    assert {hand: kept[f"pok {hand}"] for hand in reference} == reference
    every = [value for what, value in kept.items() if what.startswith("pok ") and " pays " in value]
    assert sum(int(value.partition(" ")[0]) for value in every) == 23_856_384_552


def test_p21_46_cir_6_kept_expectations_are_the_reference_figures() -> None:
    assert written("poker21")["pok expected"] == "-19204056/76462771"
    assert written("poker21-circle")["pok expected"] == "-179940888/994016023"


def test_p21_47_kept_patterns_are_all_there_are() -> None:
    kept = written("poker21")
    for suits in ("one suit", "two suits"):
        patterns = [int(value) for what, value in kept.items() if what.startswith(f"pok patterns of {suits}")]
        assert sum(patterns) == 6188  # C(17, 5) ways to choose five of thirteen ranks, repeated or not
    assert kept["pok patterns of two suits, straight"] == "10"
    assert kept["pok patterns of one suit, straight-flush"] == "9"


def test_p21_34_35_kept_ends_of_the_bank_are_the_reference_figures() -> None:
    reference = {"17": ".145245", "18": ".139258", "19": ".133685", "20": ".179527", "21": ".072874", "bust": ".281921"}
    for preset in ("poker21", "poker21-circle", "blackjack"):
        kept = written(preset)
        ends = {score: f"{float(kept[f'bank ends with {score}, probability']):.6f}"[1:] for score in reference}
        assert ends == reference
        assert float(kept["bank ends with natural, probability"]) == pytest.approx(4608 / 97_032, abs=1e-9)


def test_p21_39_40_41_kept_outcomes() -> None:
    kept = written("poker21")
    assert kept["unit on natural"] == "3/2 3/2 3/2 3/2 3/2 0 3/2"
    assert kept["unit on split 21"] == kept["unit on drawn 21"] == "1 1 1 1 0 -1 1"
    assert kept["unit on 19"] == "1 1 0 -1 -1 -1 1"
    assert kept["unit on 16"] == kept["unit on 4"] == "-1 -1 -1 -1 -1 -1 1"


def test_cir_4_5_kept_outcomes() -> None:
    kept = written("poker21-circle")
    assert kept["unit on natural"] == "2 2 2 2 2 -1 2"
    assert kept["unit on split 21"] == "1 1 1 1 0 -1 1"


def test_bj_2_kept_outcomes_are_those_of_the_decree() -> None:
    decree, blackjack = written("poker21"), written("blackjack")
    assert {what for what in decree if what.startswith("unit on")} <= set(blackjack)
    assert all(blackjack[what] == number for what, number in decree.items() if what.startswith("unit on"))


def points(rank: str) -> int:
    return 10 if rank in ("J", "Q", "K") else 1 if rank == "A" else int(rank)


def total(*ranks: str) -> int:
    low = sum(map(points, ranks))
    return low + 10 if "A" in ranks and low <= 11 else low


PAIRS = list(combinations_with_replacement(RANKS, 2))
NO_NATURAL = [pair for pair in PAIRS if total(*pair) < 21]


def test_p21_24_27_28_kept_requests_counted_by_hand() -> None:
    kept = written("poker21")
    assert kept["request double, 2 cards, granted"] == str(13 * len(NO_NATURAL))
    assert kept["request surrender, 2 cards, granted"] == str(12 * len(NO_NATURAL))
    alike = [pair for pair in PAIRS if points(pair[0]) == points(pair[1])]
    assert kept["request split, 2 cards, granted"] == str(13 * len(alike)) == str(13 * (13 + 6))
    assert kept["request split, after 1 splits, granted"] == str(8 + 16)  # 2 to 9, and ten-values with ten-values
    three = [hand for hand in combinations_with_replacement(RANKS, 3) if total(*hand) < 21]
    assert kept["request hit, 3 cards, granted"] == str(13 * len(three))
    assert kept["surrender, grant in surrender"] == str(12 * len(NO_NATURAL))


def test_cir_1_2_3_kept_requests_counted_by_hand() -> None:
    kept = written("poker21-circle")
    allowed = [pair for pair in PAIRS if total(*pair) in (9, 10, 11)]
    assert kept["request double, 2 cards, granted"] == str(13 * len(allowed)) == "143"
    assert kept["request split, 2 cards, granted"] == str(13 * 13)
    assert "request surrender, 2 cards, granted" not in kept
    assert kept["surrender, refuse in surrender"] == str(13 * len(PAIRS))


def test_p21_36_bj_1_kept_rounds() -> None:
    decree, blackjack = written("poker21"), written("blackjack")
    assert decree["round every hand bust, bank draw"] == "3"  # 9-2-5 is 16, and the king makes 26
    assert "round every hand bust, bank draw" not in blackjack
    assert not any(what.startswith("pok ") for what in blackjack)
    assert (
        decree["round every hand bust, pok pay pok"] == "2"
    )  # P21-26: it stayed in play, and the bank has five hearts


def test_p21_2_6_12_14_20_21_kept_limits_and_material() -> None:
    kept = written("poker21")
    assert kept["“21” maxima of 300 that may be posted"] == "4"
    assert kept["POK maxima of 30 that may be posted"] == "10"
    assert kept["boxes of 10 that the table has"] == "7"
    assert kept["standing players up to 7 that may join"] == "2"
    assert (kept["copies of a card up to 10 in the shoe"], kept["cards in the shoe"]) == ("6", "312")
    assert kept["cards burnt before the first deal"] == "5"
    assert kept["cards behind the red card at least"] == "52"
    assert written("blackjack")["standing players up to 7 that may join"] == "7"


def test_pp_7_8_9_kept_bets_are_the_reference_figures() -> None:
    kept = written("paire-poker")
    expected = {bet: kept[f"bet {bet}"].rpartition(" ")[2] for bet in BETS}
    reference = {
        **dict.fromkeys(("red", "black", "joker", *RANKS), "-1/27"),
        **dict.fromkeys(("7-joker", "K-joker"), "-1/3"),
        **{f"pair {rank}": "-275/477" for rank in RANKS},
        "7-K-joker": "-2/27", "A-2-8": "-1/9", "pair joker": "-310/477", "any pair": "-2/53", "poker hand": "-23/2067",
    }  # fmt: skip
    assert {bet: expected[bet] for bet in reference} == reference
    others = {bet: value for bet, value in expected.items() if bet not in reference}
    assert (len(others), set(others.values())) == (18 + 5, {"-1/9"})  # the other chevaux and the carrés


def test_pp_9_kept_hands_are_the_reference_figures() -> None:
    kept = written("paire-poker")
    reference = {
        "pair-of-jokers": 52, "mini-royal": 28, "straight-flush": 220, "three-of-a-kind": 208, "straight": 1320,
        "flush": 1520, "nothing": 21_456,
    }  # fmt: skip
    assert {hand: int(kept[f"hand {hand}"]) for hand in reference} == reference
    assert sum(reference.values()) == sum(1 for _ in combinations(range(54), 3)) == 24_804


def test_pp_7_8_9_every_bet_against_every_hand() -> None:
    kept = written("paire-poker")
    for name, bet in BETS.items():
        wins, earned = wins_over_every_hand(bet, paire_poker())
        assert kept[f"bet {name}"].startswith(f"{wins} wins earn {earned}, "), name


def test_pp_10_kept_stakes() -> None:
    kept = written("paire-poker")
    assert kept["stakes of 60 taken on a main bet"] == "17"  # 2.00 to 10.00 in steps of 0.50
    assert kept["stakes of 60 taken on an optional bet alone"] == "0"
    assert kept["stakes of 60 taken on an optional bet beside a main one"] == "1"
    assert kept["players of 7 that may play"] == "5"
