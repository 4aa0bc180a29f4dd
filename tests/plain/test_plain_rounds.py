"""Whole rounds of every game driven from text, in every mode: what is said, and that nothing is said too soon."""

import pytest
from p21_rounds import a_round, box
from plain_table import ENGLISH, FRENCH, Sat, drive, sitting_of

from trainer.cards import parse_cards
from trainer.games.paire_poker.facts import Bet, PaireRound, Player
from trainer.games.paire_poker.facts import Limits as FeltLimits
from trainer.games.twentyone.facts import Limits, Offer, Round, Standing
from trainer.practice.parts import PARTS
from trainer.records import Mode
from trainer.rules import any_preset

FELT_LIMITS = FeltLimits(200, 1000, 200)
WON_AND_LOST = a_round("9s 8h 7d 2c Kd", "Ts 6c hit 4d stand", "Ts 5c stand")
"""20 and 15 against 17; nothing at POK."""
IN_ENGLISH = (
    "16", "grant", "twenty", "15", "draw", "17", "stand", "collect 2", "pay 1 50", "draw", "nothing", "collect 2",
    "collect 1",
)  # fmt: skip
IN_FRENCH = (
    "seize", "accorder", "20", "quinze", "tirer", "dix-sept", "rester", "ramasser 2", "payer 1 50", "tirer", "rien",
    "ramasser 2", "ramasser 1",
)  # fmt: skip
TELLING: tuple[Mode, ...] = ("guided", "practice")
SILENT: tuple[Mode, ...] = ("blind", "timed")


def in_order(said: list[str], *wanted: str) -> bool:
    """Whether these lines were said, one after the other, whatever was said between."""
    left = iter(said)
    return all(any(line == found for found in left) for line in wanted)


def worths(said: list[str]) -> list[str]:
    """The lines that say what an act was worth, as they stand outside a review."""
    return [line for line in said if line.startswith(("Right. ", "Wrong", "Not done", "Not called", "Juste. "))]


def poker21(mode: Mode = "practice") -> Sat:
    return drive(sitting_of(WON_AND_LOST, mode=mode), IN_ENGLISH)


def test_a_round_of_poker_21_tells_the_table_the_cards_that_come_and_the_mark() -> None:
    sat = poker21()
    assert sat.code == 0
    assert in_order(
        sat.said,
        "Round 1",
        "Limits: minimum €10.00, maximum €500.00, POK €100.00",
        "Bank: 9♠",
        "Box 1: “21” €50.00 (seated player), POK €10.00 (seated player)",
        "Box 1, hand 1: 10♠ 6♣",
        "Box 1, hand 1: the player asks for: a card. Grant or refuse?",
        "Box 1, hand 1: 10♠ 6♣ 4♦",
        "Bank: 9♠ 8♥",
        "Right. Pay box 1, hand 1, seated player: €50.00",
        "Bank: 9♠ 8♥ 7♦ 2♣ K♦",
        "The round: 0 mistakes",
        "13 of 13 duties right; mark 100 out of 100.",
    )


def test_the_same_round_in_french() -> None:
    sat = drive(sitting_of(WON_AND_LOST), IN_FRENCH, FRENCH)
    assert sat.right
    assert "Case 1, main 1 : 10♠ 6♣ 4♦".replace(" :", "\N{NO-BREAK SPACE}:") in sat.said
    assert "13 gestes justes sur 13" in sat.said[-1]


def test_guided_says_what_is_due_before_each_act() -> None:
    asked = [line for line in poker21("guided").said if " — " in line and not line.startswith("Right")]
    assert asked[0] == "Box 1, hand 1 — Announce box 1, hand 1: 16 (say: “Sixteen”)"
    assert "“21” settlement — Pay box 1, hand 1, seated player: €50.00 at 1 to 1" in asked
    assert len(asked) == 13


@pytest.mark.parametrize("mode", TELLING)
def test_a_mode_that_tells_says_what_each_act_was_worth(mode: Mode) -> None:
    assert len(worths(poker21(mode).said)) == 13


@pytest.mark.parametrize("mode", SILENT)
def test_a_silent_mode_says_the_same_of_right_and_wrong_until_the_round_is_over(mode: Mode) -> None:
    wrong = ["bust", "refuse", "bust", "20", "burn", "21", "stand", "pay 2 1", "collect 1", "draw", "flush"]
    lines = (["", *IN_ENGLISH], ["", *wrong, "next"]) if mode == "timed" else (IN_ENGLISH, [*wrong, "next"])
    for typed in lines:
        said = drive(sitting_of(WON_AND_LOST, mode=mode, minutes=10, mark=90), typed).said
        before = said[: next(place for place, line in enumerate(said) if line.startswith("The round:"))]
        assert worths(before) == []
        assert not any("P21-" in line or " due" in line for line in before[1:] if "nothing more is due" not in line)
        assert "Done: Announce box 1, hand 1: " in "".join(before)


def test_blind_looks_back_on_every_duty_in_its_order() -> None:
    said = drive(sitting_of(WON_AND_LOST, mode="blind"), ["17", *IN_ENGLISH[1:]]).said
    review = said[said.index("The round: 1 mistake") + 1 :]
    assert review[0] == "- Wrong score: 17 — due: Announce box 1, hand 1: 16 — P21-4, art. 5."
    assert review[1] == "- Right. Grant box 1, hand 1: a card"
    assert review[12] == "- Right. Collect box 1, POK, seated player: €10.00"


def test_blackjack_with_insurance_everything_performed() -> None:
    facts = a_round(
        "Ad 9h", box(1, "As Kd", pok=None, insurance=2500), box(2, "Ts 9c stand", pok=None),
        limits=Limits(1000, 50000, None),
    )  # fmt: skip
    deal = ["close", "deal 1", "deal 2", "deal bank", "deal 1", "deal 2"]
    ends = ["collect 1 insurance", "collect 2", "pay 1 75", "clear", "clear"]  # a natural pays 3 to 2
    sitting = sitting_of(facts, rules=any_preset("blackjack"), performs=PARTS)
    sat = drive(sitting, [*deal, "insure 1", "black jack", "19", "draw", "twenty", "stand", *ends])
    assert sat.said[-1] == "17 of 17 duties right; mark 100 out of 100."
    assert in_order(
        sat.said,
        "Box 1: “21” €50.00 (seated player)",
        "Bank: A♦",
        "Box 1: “21” €50.00 (seated player), insurance €25.00 (seated player)",
        "Insurance — your act",
        "Bank: A♦ 9♥",
    )


def test_the_circle_a_split_box_whose_bust_hand_is_taken_and_whose_other_is_paid() -> None:
    boxes = box(3, "8h 8s split (8h 3d hit Kc) (8s 7d hit Td)", standing=(Standing(2000, follows=True),))
    playing = ["16", "grant", "11", "grant", "21", "15", "grant", "bust", "collect 3", "collect 3 s1"]
    ends = ["draw", "16", "draw", "bust", "pay 3 50", "pay 3 s1 20", "draw", "nothing", "collect 3"]
    sitting = sitting_of(a_round("6s Td 9c 2c Kd", boxes), rules=any_preset("poker21-circle"))
    sat = drive(sitting, [*playing, *ends])
    assert sat.said[-1] == "19 of 19 duties right; mark 100 out of 100."
    assert in_order(
        sat.said,
        "Box 3, hand 1: 8♥ 3♦",
        "Box 3, hand 1: “21” €50.00 (seated player), “21” €20.00 (standing player 1)",
        "Box 3, hand 2: 8♠",
        "Box 3, hand 2: “21” €50.00 (seated player), “21” €20.00 (standing player 1)",
        "Box 3, hand 2: 8♠ 7♦",
    )


def test_pair_e_poker_everything_performed() -> None:
    first, second, third = parse_cards("Kh 4s 4d")
    one = Player(1, (Bet("red", 1000), Bet("any pair", 200)))
    corner = Bet("7-K-joker", 400)
    three = Player(3, (corner, Bet("black", 200)), first_offer=(corner, Bet("black", 2000)))
    facts = PaireRound(FELT_LIMITS, (one, three), (first, second, third))
    before = ["refuse 3 black", "close", "burn", "draw", "turn", "red king", "collect 3 black"]
    then = ["turn", "no pair", "collect 1 any pair", "turn", "nothing", "pay 3 7-K-joker 16", "pay 1 red 10", "clear"]
    sat = drive(sitting_of(facts, rules=any_preset("paire-poker"), performs=PARTS), [*before, *then])
    assert sat.said[-1] == "15 of 15 duties right; mark 100 out of 100."
    assert in_order(
        sat.said,
        "Limits: minimum €2.00, main bets €10.00, optional bets €2.00",
        "Player 3: transversale 7-K-Joker €4.00",
        "Player 3: black €20.00",
        "Player 3: black €2.00",
        "Card 1: K♥",
        "Card 2: 4♠",
        "Card 3: 4♦",
    )


def test_a_payment_without_its_amount_is_asked_for_and_costs_nothing() -> None:
    first, second, third = parse_cards("Kh 4s 4d")
    facts = PaireRound(FELT_LIMITS, (Player(1, (Bet("red", 1000),)),), (first, second, third))
    sitting = sitting_of(facts, rules=any_preset("paire-poker"), performs=("stakes",))
    sat = drive(sitting, ["pay 1 red", "pay 1 black 10", "pay 1 red 10"])
    assert "How much? Type the amount behind the bet: pay 2 red 10. Nothing was done." in sat.said
    assert "There is nothing there to do that with; nothing was done." in sat.said
    assert sat.said[-1] == "1 of 1 duties right; mark 100 out of 100."


def refused(offer: Offer) -> Round:
    return a_round("9s 8h 7d 2c Kd", box(3, "Ts 9c stand", first_offer=offer), box(5, "Ts 9h stand"))


def test_a_first_offer_lies_on_the_table_like_any_stake_until_the_bets_are_closed() -> None:
    sitting = sitting_of(refused(Offer(stake=90000, pok=1000)), performs=PARTS, mode="blind")
    said = drive(sitting, ["refuse 3 21", "close"]).said
    assert in_order(
        said,
        "Box 3: “21” €900.00 (seated player), POK €10.00 (seated player)",
        "Done: Refuse box 3, “21”",
        "Done: Close the bets",
        "Box 3: “21” €50.00 (seated player), POK €10.00 (seated player)",
        "Deal — your act",
    )
    assert not any("€50.00" in line and line.startswith("Box 3") for line in said[: said.index("Bets — your act")])


def test_a_good_bet_refused_is_a_mistake_and_no_way_to_find_the_bad_one() -> None:
    sitting = sitting_of(refused(Offer(stake=90000, pok=1000)), performs=PARTS)
    said = drive(sitting, ["refuse 5 21", "refuse 3 21"]).said
    assert in_order(said, "Refused against the rules: Refuse box 5, “21”.", "Right. Refuse box 3, “21”")


def test_a_doubled_stake_is_told_with_the_card() -> None:
    said = drive(sitting_of(a_round("9s 8h 7d 2c Kd", "6s 5c double Kd")), ["11", "grant"]).said
    assert in_order(
        said,
        "Right. Grant box 1, hand 1: double",
        "Box 1: “21” €100.00 (seated player), POK €10.00 (seated player)",
        "Box 1, hand 1: 6♠ 5♣ K♦",
    )


def test_p21_26_the_bust_hand_of_a_split_is_taken_by_its_box_alone_while_the_other_lies() -> None:
    facts = a_round("9s 8h 7d 2c Kd", box(3, "8h 8s split (8h 5d hit Kc) (8s Td stand)"))
    sat = drive(sitting_of(facts), ["16", "grant", "13", "grant", "bust", "collect 3", "18", "draw", "17", "stand"])
    assert sat.right
    assert worths(sat.said)[5] == "Right. Collect box 3, hand 1, seated player: €50.00"
    on = drive(
        sitting_of(facts), ["16", "grant", "13", "grant", "bust", "collect 3", "18", "draw", "17", "stand", "pay 3 50"]
    )
    assert worths(on.said)[-1] == "Right. Pay box 3, hand 2, seated player: €50.00"


def test_the_note_of_a_round_is_read_before_it_only_where_all_is_told() -> None:
    noted = a_round("9s 8h 7d 2c Kd", "Ts 9c stand")
    noted = type(noted)(noted.limits, noted.boxes, noted.bank, note="A tie is given back.")
    for mode in ("guided", "practice", "blind"):
        said = drive(sitting_of(noted, mode=mode), [], ENGLISH).said
        assert ("A tie is given back." in said) == (mode == "guided")


def test_the_note_of_a_round_is_read_when_it_is_over() -> None:
    noted = a_round("9s 8h 7d 2c Kd", "Ts 9c stand")
    noted = type(noted)(noted.limits, noted.boxes, noted.bank, note="A tie is given back.")
    said = drive(sitting_of(noted, mode="practice"), ["next"] * 8, ENGLISH).said
    assert said.count("A tie is given back.") == 1
