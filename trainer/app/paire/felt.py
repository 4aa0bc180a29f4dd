"""The whole Pair'e Poker felt on the canvas: the players beyond, the bets before them, the cards at hand."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.app.felt.stakes import amount
from trainer.app.paire.borders import between, draw_border
from trainer.app.paire.cards import Side, draw_side
from trainer.app.paire.chips import Chips
from trainer.app.paire.layout import Plan, layout
from trainer.app.paire.palette import PairePalette
from trainer.app.paire.players import draw_players
from trainer.app.paire.values import draw_pairs, draw_values
from trainer.games.paire_poker.facts import Limits
from trainer.games.paire_poker.table import FeltView, Stake
from trainer.wording.language import Language

_GONE: Final = "collected"


class Marks(Struct, frozen=True):
    """What is marked on the felt: the stake and the player in hand, the card in hand, the words beside the cards."""

    cursor: Spot | None = None
    player: int | None = None
    card: int | None = None
    names: tuple[str, str, str] = ("", "", "")
    said: tuple[str, str, str] = ("", "", "")


def draw_felt(view: FeltView, width: int, height: int, marks: Marks, pack: Pack, palette: PairePalette) -> Canvas:
    """The felt drawn on a canvas of that size."""
    canvas = Canvas(width, height, palette.felt.ground)
    plan = layout(width, height)
    chips = Chips(marks.cursor, palette, pack.language)
    _draw_borders(canvas, plan, view.limits, pack)
    draw_players(canvas, plan, view.stakes, marks.player, chips)
    lying = _by_bet(view.stakes)
    draw_values(canvas, plan, lying, chips)
    draw_pairs(canvas, plan, lying, chips)
    side = Side(view.cells, view.discard, marks.card, marks.names, marks.said)
    draw_side(canvas, side, plan, pack, palette)
    return canvas


def _by_bet(stakes: Sequence[Stake]) -> dict[str, list[Stake]]:
    """What is to be seen on the common felt: a stake that was collected lies there no more."""
    found: dict[str, list[Stake]] = {}
    for stake in stakes:
        if stake.state != _GONE:
            found.setdefault(stake.bet, []).append(stake)
    return found


def _draw_borders(canvas: Canvas, plan: Plan, limits: Limits, pack: Pack) -> None:
    """The borders of the three frames, joined where they touch, and the limits on the nearest one."""
    places, pairs = between(plan.players), between(plan.pairs)
    style = pack.palette.line
    top, values, row, bottom = plan.tops
    draw_border(canvas, plan, top, None, places, style)
    first, second = plan.bottoms
    if first is not None:
        draw_border(canvas, plan, first, places, None, style)
    draw_border(canvas, plan, values, places if first is None else None, plan.lines, style)
    if second is not None:
        draw_border(canvas, plan, second, plan.lines, None, style)
    draw_border(canvas, plan, row, plan.lines if second is None else None, pairs, style)
    draw_border(canvas, plan, bottom, pairs, None, style)
    shown = _limits(limits, pack.language)
    canvas.write((canvas.width - len(shown)) // 2, bottom, shown, pack.palette.label)


def _limits(limits: Limits, language: Language) -> str:
    return language.text(
        " from {least} € · main bets to {main} € · others to {other} € ",
        least=amount(limits.minimum, language),
        main=amount(limits.main_maximum, language),
        other=amount(limits.optional_maximum, language),
    )
