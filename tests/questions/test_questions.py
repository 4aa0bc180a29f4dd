"""What the questions ask and what is right: pinned by the statements, under rulesets that differ."""

import pytest
from asking import found, many, some
from msgspec.structs import replace

from trainer.practice import questions as asked
from trainer.practice.questions import Question, bank, limits, material, paire, pok, requests, settling
from trainer.rules import PRESETS, Rules, TwentyOneRules, any_preset, paire_poker, preset, read_rules
from trainer.rules.presets import raw_presets
from trainer.wording.statements import STATEMENTS

DECREE, CIRCLE, BLACKJACK, PAIRE = preset("poker21"), preset("poker21-circle"), preset("blackjack"), paire_poker()


def pinned(question: Question) -> tuple[object, str]:
    return question.answer, question.rule


def test_p21_46_cir_6_does_a_pair_of_tens_pay() -> None:
    assert pinned(found(pok.pair_pays, DECREE, "pok-pair:10")) == ("no", "P21-46")
    assert pinned(found(pok.pair_pays, CIRCLE, "pok-pair:10")) == ("yes", "CIR-6")
    assert found(pok.pair_pays, CIRCLE, "pok-pair:9").answer == "no"
    assert found(pok.pair_pays, DECREE, "pok-pair:J").answer == "yes"


@pytest.mark.parametrize(
    ("hand", "answer", "rule"),
    [
        ("A-6", "stand", "P21-35"),
        ("6-A", "stand", "P21-35"),
        ("A-5", "draw", "P21-35"),
        ("10-6", "draw", "P21-34"),
        ("10-7", "stand", "P21-34"),
    ],
)
def test_p21_34_35_does_the_bank_draw(hand: str, answer: str, rule: str) -> None:
    assert pinned(found(bank.bank_draws, DECREE, f"bank:{hand}")) == (answer, rule)


def test_p21_36_does_the_bank_play_with_no_live_hand() -> None:
    assert pinned(found(bank.bank_without_live_hand, DECREE, "no-live-hand")) == ("yes", "P21-36")
    assert pinned(found(bank.bank_without_live_hand, BLACKJACK, "no-live-hand")) == ("no", "P21-36")


@pytest.mark.parametrize(("count", "answer"), [(2, "3"), (3, "2"), (4, "1"), (5, "0"), (6, "1")])
def test_p21_44_how_many_cards_are_drawn_or_burnt_for_pok(count: int, answer: str) -> None:
    assert pinned(found(bank.cards_for_pok, DECREE, f"cards-for-pok:{count}")) == (answer, "P21-44")


def test_p21_40_cir_4_what_a_natural_of_25_euros_earns() -> None:
    assert pinned(found(settling.payment, DECREE, "payment:A-K:10-8:2500")) == (3750, "P21-40")
    assert pinned(found(settling.payment, CIRCLE, "payment:A-K:10-8:2500")) == (5000, "CIR-4")
    assert pinned(found(settling.payment, BLACKJACK, "payment:A-K:10-8:2500")) == (3750, "BJ-2")
    assert pinned(found(settling.payment, DECREE, "payment:10-9:10-8:2500")) == (2500, "P21-39")


@pytest.mark.parametrize(
    ("rules", "hand", "bank_hand", "answer", "rule"),
    [
        (DECREE, "A-K", "A-K", "return", "P21-41"),
        (CIRCLE, "A-K", "A-K", "collect", "CIR-4"),
        (BLACKJACK, "A-K", "A-K", "return", "BJ-2"),
        (DECREE, "A-K", "7-4-10", "pay", "P21-40"),
    ],
)
def test_p21_40_41_cir_4_bj_2_a_natural_against_the_bank(
    rules: TwentyOneRules, hand: str, bank_hand: str, answer: str, rule: str
) -> None:
    assert pinned(found(settling.outcome, rules, f"outcome:{hand}:{bank_hand}")) == (answer, rule)


@pytest.mark.parametrize(
    ("bank_hand", "answer", "rule"),
    [("A-K", "collect", "P21-41"), ("7-4-10", "return", "P21-39"), ("9-8", "pay", "P21-39")],
)
@pytest.mark.parametrize("rules", [DECREE, CIRCLE], ids=["decree", "circle"])
def test_p21_33_cir_5_a_split_21_is_no_natural(rules: TwentyOneRules, bank_hand: str, answer: str, rule: str) -> None:
    for hand in ("A-10", "10-A"):
        assert pinned(found(settling.split_outcome, rules, f"split-outcome:{hand}:{bank_hand}")) == (answer, rule)


def test_p21_27_cir_2_may_ace_and_eight_be_doubled() -> None:
    assert pinned(found(requests.doubling, DECREE, "double:A-8:0")) == ("yes", "P21-27")
    assert pinned(found(requests.doubling, CIRCLE, "double:A-8:0")) == ("no", "CIR-2")
    assert pinned(found(requests.doubling, CIRCLE, "double:2-9:0")) == ("yes", "CIR-2")
    assert pinned(found(requests.doubling, DECREE, "double:A-K:0")) == ("no", "P21-25")
    assert pinned(found(requests.doubling, DECREE, "double:5-6:1")) == ("no", "P21-31")
    assert pinned(found(requests.doubling, DECREE, "double:A-6:1")) == ("no", "P21-32")


def test_p21_28_cir_3_may_king_and_queen_be_split() -> None:
    assert pinned(found(requests.splitting, DECREE, "split:K-Q:0")) == ("yes", "P21-28")
    assert pinned(found(requests.splitting, CIRCLE, "split:K-Q:0")) == ("no", "CIR-3")
    assert pinned(found(requests.splitting, CIRCLE, "split:K-K:0")) == ("yes", "CIR-3")


def test_p21_29_how_often_may_be_split() -> None:
    assert found(requests.splitting, DECREE, "split:8-8:2:2").answer == "yes"
    assert pinned(found(requests.splitting, DECREE, "split:8-8:3:3")) == ("no", "P21-29")
    assert pinned(found(requests.splitting, DECREE, "split:A-A:1:1")) == ("no", "P21-29")
    assert pinned(found(material.material, DECREE, "how-many:max_splits")) == ("3", "P21-29")


def test_p21_25_32_who_may_draw() -> None:
    assert pinned(found(requests.drawing, DECREE, "hit:A-K:0")) == ("no", "P21-25")
    assert pinned(found(requests.drawing, DECREE, "hit:A-9:0")) == ("yes", "P21-25")
    assert pinned(found(requests.drawing_to_split_ace, DECREE, "hit:A-5:1")) == ("no", "P21-32")


def test_p21_24_cir_1_who_may_surrender() -> None:
    assert pinned(found(requests.surrendering, DECREE, "surrender:10-6:0:A")) == ("no", "P21-24")
    assert pinned(found(requests.surrendering, DECREE, "surrender:10-6:0:10")) == ("yes", "P21-24")
    assert pinned(found(requests.surrendering, DECREE, "surrender:A-K:0:9")) == ("no", "P21-24")
    assert pinned(found(requests.surrendering, CIRCLE, "surrender:10-6:0:10")) == ("no", "CIR-1")
    moments = [replace(DECREE, surrender=when) for when in ("table", "hand", "off")]
    assert [found(requests.surrender_moment, rules, "surrender-moment").answer for rules in moments] == [
        "window", "own-turn", "never",
    ]  # fmt: skip


def test_p21_24_half_of_a_surrendered_stake_is_given_back() -> None:
    assert pinned(found(settling.surrender_amount, DECREE, "surrender-amount:2500")) == (1250, "P21-24")
    assert not any(name.startswith("surrender-amount") for name in many("poker21-circle"))


def test_p21_38_what_is_settled_first() -> None:
    assert pinned(found(settling.settling_order, DECREE, "settling-order:7")) == ("left", "P21-38")
    one_pass = replace(DECREE, settlement="one-pass")
    assert found(settling.settling_order, one_pass, "settling-order:7").answer == "right"


def test_p21_26_is_the_pok_of_a_bust_hand_collected() -> None:
    assert pinned(found(settling.bust_pok, DECREE, "bust-pok:10-7-9")) == ("no", "P21-26")
    dying = replace(DECREE, pok_survives_bust=False)
    assert found(settling.bust_pok, dying, "bust-pok:10-7-9").answer == "yes"


def test_p21_20_21_maxima_for_a_posted_minimum() -> None:
    assert pinned(found(limits.pok_maximum, DECREE, "pok-maximum:25")) == (25_000, "P21-20")
    assert pinned(found(limits.maximum, DECREE, "maximum:10:50")) == ("yes", "P21-21")
    assert pinned(found(limits.maximum, DECREE, "maximum:10:30")) == ("no", "P21-21")


@pytest.mark.parametrize(
    ("name", "answer", "rule"),
    [
        ("offer:5000:None:0", "no", "P21-17"),
        ("offer:None:1000:0", "no", "P21-17"),
        ("offer:500:1000:0", "no", "P21-18"),
        ("offer:51000:1000:0", "no", "P21-22"),
        ("offer:48000:1000:1", "no", "P21-22"),
        ("offer:48000:1000:0", "yes", "P21-18"),
        ("offer:5000:12000:0", "no", "P21-20"),
    ],
)
def test_p21_17_18_20_22_what_is_put_down(name: str, answer: str, rule: str) -> None:
    assert pinned(found(limits.offer, DECREE, name)) == (answer, rule)


def test_p21_6_how_many_may_stand_at_a_hand() -> None:
    assert [found(limits.standing_players, DECREE, f"standing:{n}").answer for n in range(3)] == ["yes", "yes", "no"]
    assert found(limits.standing_players, BLACKJACK, "standing:3").answer == "yes"


def test_p21_43_what_the_houses_chips_can_pay() -> None:
    assert [found(limits.chips, DECREE, f"chips:{cents}").answer for cents in (50, 25)] == ["yes", "no"]
    assert found(limits.chips, replace(DECREE, chips=(500, 2500)), "chips:1250").answer == "no"


def test_bj_3_insurance() -> None:
    assert pinned(found(limits.insurance, BLACKJACK, "insurance")) == ("no", "BJ-3")
    insuring = replace(BLACKJACK, insurance=True)
    answers = {name: found(limits.insurance, insuring, f"insurance:{name}").answer for name in (
        "A:1000:500", "A:5000:3000", "K:1000:500",
    )}  # fmt: skip
    assert answers == {"A:1000:500": "yes", "A:5000:3000": "no", "K:1000:500": "no"}


def test_bj_1_blackjack_asks_nothing_on_pok() -> None:
    assert not [name for name in many("blackjack") if "pok" in name]
    assert any(name.startswith("pok-hand") for name in many("poker21"))


def test_p21_47_readings_of_five_cards_against_an_oracle_of_the_tests_own() -> None:
    seen = set()
    for name, question in many("poker21").items():
        if name.startswith("pok-hand"):
            assert question.answer == _pok(name.partition(":")[2].split("-")), name
            seen.add(str(question.answer).partition("-")[0])
    assert seen >= {"nothing", "pair", "two", "three", "straight", "flush", "full", "four", "five", "royal"}


def _pok(cards: list[str]) -> str:
    """The decree's reading, written down once more from the rules."""
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    ranks = sorted((card[:-1] for card in cards), key=order.index)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    suited = len({card[-1] for card in cards}) == 1
    runs = [order[at : at + 5] for at in range(9)] + [["2", "3", "4", "5", "A"]]
    straight = ranks in runs
    if counts == [5]:
        return "five-flush" if suited else "five-of-a-kind"
    if straight and suited:
        return "royal-flush" if ranks == runs[8] else "straight-flush"
    if suited and counts not in ([4, 1], [3, 2]):
        return "flush"
    named = {(4, 1): "four-of-a-kind", (3, 2): "full-house", (3, 1, 1): "three-of-a-kind", (2, 2, 1): "two-pair"}
    if tuple(counts) in named:
        return named[tuple(counts)]
    paired = [rank for rank in set(ranks) if ranks.count(rank) == 2]
    return "straight" if straight else f"pair-{paired[0]}" if paired else "nothing"


def test_p21_46_what_pok_pays_on_a_stake() -> None:
    pays = {
        "two-pair": 2, "three-of-a-kind": 3, "straight": 4, "flush": 5, "full-house": 7, "four-of-a-kind": 20,
        "straight-flush": 50, "five-of-a-kind": 70, "royal-flush": 100, "five-flush": 150,
        "pair-J": 1, "pair-Q": 1, "pair-K": 1, "pair-A": 1,
    }  # fmt: skip
    paid = [(name.split(":"), one) for name, one in many("poker21").items() if name.startswith("pok-payment")]
    assert len(paid) > 40
    for (_, cards, stake), question in paid:
        assert question.answer == pays.get(_pok(cards.split("-")), 0) * int(stake), cards


@pytest.mark.parametrize(
    ("values", "answer"),
    [
        ("A-2", "yes"), ("A-8", "yes"), ("7-joker", "yes"), ("2-8", "yes"), ("7-K", "yes"), ("7-K-joker", "yes"),
        ("A-2-8", "yes"), ("6-7-Q-K", "yes"), ("7-8", "no"), ("2-3-4", "no"), ("10-Q", "no"),
    ],
)  # fmt: skip
def test_pp_4_what_one_stake_can_lie_on(values: str, answer: str) -> None:
    assert pinned(found(paire.felt, PAIRE, f"felt:{values}")) == (answer, "PP-4")


@pytest.mark.parametrize(
    ("cards", "answer"),
    [("2", "nothing"), ("Q", "straight"), ("3", "straight")],
)
def test_pp_9_ace_and_king_make_no_wrap(cards: str, answer: str) -> None:
    ranks = {"2": {"A", "K", "2"}, "Q": {"A", "K", "Q"}, "3": {"A", "2", "3"}}[cards]
    answers = [
        question.answer
        for question in some(PAIRE, 1500)
        if question.id.startswith("poker-hand") and _ranks(question) == ranks and not _suited(question)
    ]
    assert set(answers) == {answer}


def _cards(question: Question) -> list[str]:
    return question.id.partition(":")[2].split("-")


def _ranks(question: Question) -> set[str]:
    return {card[:-1] for card in _cards(question)}


def _suited(question: Question) -> bool:
    return len({card[-1] for card in _cards(question)}) == 1


def test_pp_7_8_what_a_bet_pays() -> None:
    pays = {
        "bet:red:joker:": 0, "bet:joker:joker:": 25, "bet:7-joker:joker:": 5, "bet:pair joker:joker-joker:": 500,
    }  # fmt: skip
    for name, times in pays.items():
        stake = 200
        assert found(paire.payment, PAIRE, f"{name}{stake}").answer == times * stake


def test_pp_6_which_card_decides_a_bet() -> None:
    bets = {"red": "1", "any pair": "2", "poker hand": "3"}
    assert {bet: found(paire.deciding_card, PAIRE, f"deciding-card:{bet}").answer for bet in bets} == bets


@pytest.mark.parametrize(
    ("name", "answer", "rule"),
    [
        ("offer:any pair:200:False", "no", "PP-3"),
        ("offer:any pair:200:True", "yes", "PP-10"),
        ("offer:any pair:300:True", "no", "PP-10"),
        ("offer:red:1000:False", "yes", "PP-10"),
        ("offer:red:1100:False", "no", "PP-10"),
        ("offer:red:100:False", "no", "PP-10"),
    ],
)
def test_pp_3_10_what_is_put_on_the_felt(name: str, answer: str, rule: str) -> None:
    assert pinned(found(paire.offer, PAIRE, name)) == (answer, rule)


CHANGED = (
    "packs = 4", "seats = 5", "standing_per_seated = 1", "pok = false", "pok_maximum_times = 5",
    "maximum_times = [20, 30]", 'surrender = "hand"', 'surrender = "off"', "double = [9, 10, 11]",
    "double_after_split = true", 'split = "rank"', "max_splits = 1", "resplit_aces = true",
    "bank_draws_without_live_hand = false", "insurance = true", 'natural = "6:5"', 'natural_tie = "bank"',
    'settlement = "one-pass"', "pok_survives_bust = false", 'pok_pair_from = "10"', "burn = 3", "stub = 26",
    "chips = [5, 25]", "pok_pays = {pair = 1, flush = 9}",
)  # fmt: skip
CHANGED_PAIRE = (
    "players = 4", "jokers = 1", "minimum = 1", "main_maximum = 20", "optional_maximum = 5", "colour = 2",
    "straight_up = 11", "straight_up_joker = 24", "cheval = 6", "transversale_ace = 4", "transversale_joker = 5",
    "carre = 3", "pair = 90", "pair_joker = 400", "any_pair = 15", "any_pair_joker = 40", "poker_hand = {flush = 3}",
)  # fmt: skip


def house(base: str, text: str) -> Rules:
    rules = read_rules(f'base = "{base}"\n{text}', "ours", raw_presets())
    assert not isinstance(rules, tuple), rules
    return rules


@pytest.mark.parametrize(
    ("base", "text"), [*(("poker21", text) for text in CHANGED), *(("paire-poker", text) for text in CHANGED_PAIRE)]
)
def test_every_option_that_a_house_changes_changes_questions_or_answers(base: str, text: str) -> None:
    before = {one.id: (one.answer, one.choices) for one in some(any_preset(base), 500)}
    after = {one.id: (one.answer, one.choices) for one in some(house(base, text), 500)}
    common = before.keys() & after.keys()
    kinds = {name.partition(":")[0] for name in before} ^ {name.partition(":")[0] for name in after}
    assert kinds or any(before[name] != after[name] for name in common)


@pytest.mark.parametrize("name", PRESETS)
def test_questions_are_well_made_and_cite_the_rules(name: str) -> None:
    rules = any_preset(name)
    for question in many(name).values():
        domain: dict[str, object] = {
            "yes-no": question.answer in ("yes", "no"),
            "amount": isinstance(question.answer, int) and question.answer >= 0,
            "choice": question.answer in question.choices and len(set(question.choices)) == len(question.choices) > 1,
        }
        assert domain[question.kind], question
        assert question.rule in STATEMENTS
        assert question.option is None or question.option in rules.statements


def test_a_seed_gives_the_same_questions_and_none_twice() -> None:
    assert some(DECREE, 200) == some(DECREE, 200)
    assert some(DECREE, 50) != some(DECREE, 50, seed=22)
    names = [question.id for question in some(DECREE, 600)]
    assert len(set(names)) == len(names)


def test_a_game_asked_through_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "_PAIRE_POKER", (paire.material,))
    names = [question.id for question in some(PAIRE, 5)]
    assert set(names) == {"how-many:players", "how-many:jokers"}


def test_what_a_house_changed_is_the_houses_rule() -> None:
    ours = house("poker21", 'natural = "2:1"\nsplit = "rank"')
    assert isinstance(ours, TwentyOneRules)
    assert pinned(found(settling.payment, ours, "payment:A-K:10-8:2500")) == (5000, "HOUSE")
    refused = found(requests.splitting, ours, "split:K-Q:0")
    assert (refused.answer, refused.rule, refused.option) == ("no", "HOUSE", "split")
