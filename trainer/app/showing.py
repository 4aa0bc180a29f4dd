"""What the felt shows of a round: the table, what is in hand on it, the words beside its hands."""

from collections.abc import Iterable

from msgspec import structs

from trainer.app.felt.canvas import Spot
from trainer.app.felt.hands import Marks
from trainer.games.twentyone.facts import Offer
from trainer.games.twentyone.table import BoxView, HandView, Stake, Table
from trainer.practice.play import Play
from trainer.wording import scores, terms
from trainer.wording.language import Language


def as_offered(table: Table) -> Table:
    """The table while bets are judged: in place of the stakes to be played, those first put down."""
    offers = dict(table.offers)
    if not offers:
        return table
    boxes = (_offering(box, offers[box.number]) if box.number in offers else box for box in table.boxes)
    return structs.replace(table, boxes=tuple(boxes))


def marks(play: Play, table: Table, spot: Spot, language: Language) -> Marks:
    """What is marked on the table at this moment."""
    bank = play.phase in ("bank", "pok", "clearing") or not spot.box
    lit = Spot(play.box, play.hand) if play.box is not None else Spot(spot.box, spot.hand) if spot.box else None
    asked = {}
    if table.asks is not None:
        box, hand, request = table.asks
        asked[Spot(box, hand)] = terms.request(request, language)
    return Marks(
        lit=lit,
        cursor=spot if spot.bet is not None and settling(play, table, spot) else None,
        said=dict(_said(table.boxes, language)),
        asked=asked,
        bank_said=_short(table.bank_said, language) if table.bank_said else "",
        pok_said=scores.shown(table.pok_said, "pok", language) if table.pok_said else "",
        bank_lit=bank and not play.over,
    )


def settling(play: Play, table: Table, spot: Spot) -> bool:
    """Whether stakes are chosen among: not while a hand is played, unless it is bust or surrendered."""
    if play.box is None:
        return True
    hands = (hand for box in table.boxes if box.number == spot.box for hand in box.hands)
    return any(hand.number == spot.hand and hand.state in ("bust", "surrendered") for hand in hands)


def _offering(box: BoxView, offer: Offer) -> BoxView:
    pok = tuple(stake for stake in box.pok if stake.bettor != "seated")
    if offer.pok is not None:
        pok = (Stake("seated", "pok", offer.pok), *pok)
    return structs.replace(box, pok=pok, hands=tuple(_staked(hand, offer.stake) for hand in box.hands))


def _staked(hand: HandView, stake: int | None) -> HandView:
    others = tuple(held for held in hand.stakes if held.bettor != "seated")
    return structs.replace(hand, stakes=others if stake is None else (Stake("seated", "21", stake), *others))


def _said(boxes: Iterable[BoxView], language: Language) -> Iterable[tuple[Spot, str]]:
    for box in boxes:
        for hand in box.hands:
            if hand.said is not None and hand.state != "cleared":
                yield Spot(box.number, hand.number), _short(hand.said, language)


def _short(score: str, language: Language) -> str:
    """A score as short as a box is narrow."""
    return language.text("BJ") if score == "natural" else scores.shown(score, "playing", language)
