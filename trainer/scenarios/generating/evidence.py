"""Where a round of twenty-one shows what it was made to show, read from its facts and its duties alone.

Each reading gives the duties that show the thing, one for each place where it happens, and nothing where it does
not happen. No reading knows how rounds are made.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from trainer.duties import Duty
from trainer.games.twentyone.facts import Round
from trainer.games.twentyone.limits import smallest_payable
from trainer.rules import TwentyOneRules

Due = Sequence[Duty]
Shown = tuple[Duty, ...]
Evidence = Callable[[Round, Due, TwentyOneRules], Shown]
_Place = tuple[int | None, int | None]


def where(due: Iterable[Duty], **wanted: object) -> Shown:
    """The duties whose keys have these values."""
    return tuple(duty for duty in due if all(getattr(duty, key) == value for key, value in wanted.items()))


def _place(duty: Duty) -> _Place:
    return duty.box, duty.hand


def _places(due: Iterable[Duty]) -> set[_Place]:
    return {_place(duty) for duty in due}


def _at(due: Iterable[Duty], places: set[_Place]) -> Shown:
    return tuple(duty for duty in due if _place(duty) in places)


def once(due: Iterable[Duty]) -> Shown:
    """The first duty of each hand."""
    return tuple({_place(duty): duty for duty in reversed(tuple(due))}.values())[::-1]


def _settled(due: Due, *acts: str) -> Shown:
    """What becomes of “21” stakes once the bank has played."""
    return tuple(duty for duty in where(due, phase="settlement", bet="21") if duty.act in acts)


def _announced(due: Due, score: str) -> Shown:
    return where(due, phase="playing", act="announce", score=score)


def _granted(due: Due, request: str) -> Shown:
    return where(due, act="grant", request=request)


def _bank_natural(due: Due) -> Shown:
    return where(due, phase="bank", act="announce", score="natural")


def busts(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Hands that pass 21."""
    return _announced(due, "bust")


def soft_totals(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Hands with two totals."""
    return once(duty for duty in where(due, phase="playing", act="announce") if "/" in (duty.score or ""))


def naturals(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Naturals that are paid."""
    return once(_at(_settled(due, "pay"), _places(_announced(due, "natural"))))


def ties(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Stakes given back because the bank has as much."""
    return once(_settled(due, "return"))


def doubles(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Hands doubled."""
    return _granted(due, "double")


def doubles_that_bust(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Doubled stakes taken because the one card was too much."""
    lost = _places(_announced(due, "bust")) & _places(_granted(due, "double"))
    return once(_at(where(due, phase="playing", act="collect", bet="21"), lost))


def splits(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Pairs split, aces excepted."""
    return tuple(duty for duty in _granted(due, "split") if duty.cards[0].rank != "A")


def split_aces(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Aces split."""
    return tuple(duty for duty in _granted(due, "split") if duty.cards[0].rank == "A")


def _two_card_scores(due: Due) -> Iterator[Duty]:
    """What is announced of each part of a split when its second card has come."""
    said: set[_Place] = set()
    split: set[_Place] = set()
    for duty in due:
        if duty.act == "grant" and duty.request == "split":
            split.add(_place(duty))
        elif duty.phase == "playing" and duty.act == "announce":
            if _place(duty) in split or (_place(duty) not in said and duty.hand != 1):
                yield duty
            split.discard(_place(duty))
            said.add(_place(duty))


def split_twenty_ones(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Parts of a split that make 21 with two cards, and are no naturals."""
    return tuple(duty for duty in _two_card_scores(due) if duty.score == "21")


def _last_hands(due: Due, least: int) -> Shown:
    """The last hand of each box that has at least so many, as it is first announced."""
    last: dict[int | None, Duty] = {}
    for duty in where(due, phase="playing", act="announce"):
        if (duty.hand or 1) > (last[duty.box].hand or 1 if duty.box in last else least - 1):
            last[duty.box] = duty
    return tuple(last.values())


def resplits(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Boxes with three hands or four."""
    return _last_hands(due, 3)


def four_hands(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Boxes with four hands."""
    return _last_hands(due, 4)


def surrenders(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Hands given up for half their stake."""
    return _granted(due, "surrender")


def surrenders_against_ace(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Surrenders refused because the bank shows an ace."""
    return where(due, act="refuse", request="surrender") if facts.bank[0].rank == "A" else ()


def bank_busts(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """The bank passes 21."""
    return where(due, phase="bank", act="announce", score="bust")


def bank_soft_stands(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """The bank stands on a total below 21 in which an ace counts eleven."""
    held = facts.bank[: 1 + len(where(due, phase="bank", act="draw"))]
    points = sum(card.points for card in held)
    eleven = points <= 10 and any(card.rank == "A" for card in held)
    return where(due, phase="bank", act="stand") if eleven else ()


def bank_six_cards(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """The bank takes six cards or more to reach 17."""
    said = where(due, phase="bank", act="announce")
    return said[-1:] if len(said) >= 5 else ()


def bank_naturals(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """The bank has a natural."""
    return _bank_natural(due)


def _taken_by_natural(due: Due, places: set[_Place]) -> Shown:
    return once(_at(_settled(due, "collect"), places)) if _bank_natural(due) else ()


def bank_natural_against_doubles(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Doubles taken whole by a bank natural."""
    return _taken_by_natural(due, _places(_granted(due, "double")))


def bank_natural_against_splits(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Split hands taken by a bank natural."""
    split = {duty.box for duty in _granted(due, "split")}
    return _taken_by_natural(due, {_place(duty) for duty in due if duty.box in split})


def natural_against_natural(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Naturals that meet the bank's."""
    met = once(_at(_settled(due, "collect", "return"), _places(_announced(due, "natural"))))
    return met if _bank_natural(due) else ()


def nobody_left(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """No hand is left when the bank's turn comes."""
    return () if _settled(due, "collect", "pay", "return") else where(due, phase="clearing", what="bank")


def _pok_said(due: Due) -> Shown:
    return where(due, phase="pok", act="announce")


def pok(hand: str) -> Evidence:
    """The bank's five cards are that hand: pairs that pay are called `pair`, the others `low-pair`."""

    def shown(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
        said = _pok_said(due)
        if hand not in ("pair", "low-pair"):
            return where(said, score=hand)
        pays = bool(where(due, phase="pok", act="pay", bet="pok"))
        takes = bool(where(due, phase="pok", act="collect", bet="pok"))
        pairs = tuple(duty for duty in said if (duty.score or "").startswith("pair-"))
        return pairs if (pays if hand == "pair" else takes) else ()

    return shown


def diverging(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """POK paid at boxes of which every “21” stake is lost."""
    kept = {duty.box for duty in _settled(due, "pay", "return")} | {duty.box for duty in _granted(due, "surrender")}
    paid = where(due, phase="pok", act="pay", bettor="seated")
    return tuple(duty for duty in paid if duty.box not in kept)


def odd_stakes(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Naturals that earn an amount which takes the smallest chip once."""
    two = 2 * smallest_payable(rules)
    held = _places(_announced(due, "natural"))
    paid = (duty for duty in _settled(due, "pay") if _place(duty) in held)
    return once(duty for duty in paid if (duty.amount or 0) % two)


def standing_players(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Stakes of players who stand."""
    stakes = (duty for duty in due if duty.bet == "21" and duty.act != "refuse-bet")
    return once(duty for duty in stakes if (duty.bettor or "").startswith("standing"))


def illegal_requests(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Requests refused."""
    return where(due, act="refuse")


def illegal_offers(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Bets refused before the cards."""
    return where(due, act="refuse-bet")


def insured(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """Stakes insured against the bank's ace."""
    return where(due, act="insure")


def red_card(facts: Round, due: Due, rules: TwentyOneRules) -> Shown:
    """The red card came out."""
    return where(due, act="reshuffle")
