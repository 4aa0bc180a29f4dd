"""The keys of the Pair'e Poker felt: those of twenty-one where the act is the same, one more to turn a card over."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from textual.binding import Binding, BindingType

from trainer.games.paire_poker.duties import CARD_PHASES
from trainer.practice.parts import Part
from trainer.practice.play import Play
from trainer.wording.language import N_

KEYS: Final[list[BindingType]] = [
    Binding("v", "turn", N_("turn over")),
    Binding("enter", "say", N_("announce"), key_display="↵"),
    Binding("z", "nothing", N_("nothing")),
    Binding("a", "words", N_("in words")),
    Binding("c", "money('collect')", N_("collect")),
    Binding("p", "money('pay')", N_("pay")),
    Binding("t", "money('return')", N_("tie")),
    Binding("r", "refuse", N_("refuse")),
    Binding("k", "close", N_("no more bets")),
    Binding("u", "cards('burn')", N_("burn")),
    Binding("d", "cards('draw')", N_("draw")),
    Binding("x", "clear", N_("clear")),
    Binding("space", "go_on", N_("go on")),
    Binding("down", "choose('down')", N_("next stake"), show=False),
    Binding("up", "choose('up')", N_("stake before"), show=False),
    Binding("left", "choose('left')", N_("player to the left"), show=False),
    Binding("right", "choose('right')", N_("player to the right"), show=False),
    Binding("backspace", "erase", N_("erase"), show=False),
    Binding("escape", "leave", N_("leave")),
]
_MONEY: Final = ("money('collect')", "money('pay')", "money('return')")
_SCORES: Final = ("turn", "say", "words", "nothing")
_AT_A_CARD: Final = ("turn", "say", _MONEY[0], "nothing", _MONEY[1], "words", _MONEY[2])
"""Those that the mouse cannot do without come first."""
_CARDS: Final = ("cards('burn')", "cards('draw')")
_PARTS: Final[Mapping[str, Part]] = {
    **dict.fromkeys(_SCORES, "scores"),
    **dict.fromkeys(_MONEY, "stakes"),
    **dict.fromkeys(_CARDS, "dealing"),
    "refuse": "betting",
    "close": "betting",
    "clear": "clearing",
}
"""The part of the work that an act belongs to: where the trainee does not perform it its key is not there."""


def performed(action: str, parts: Collection[Part]) -> bool:
    """Whether an act belongs to a part of the work that the trainee performs."""
    return action not in _PARTS or _PARTS[action] in parts


def moment(play: Play) -> Sequence[str]:
    """The acts of the moment, whatever is due among them."""
    if play.over:
        return ("go_on",)
    if play.phase in CARD_PHASES.values():
        return _AT_A_CARD
    return {
        "betting": ("refuse", "close"),
        "drawing": _CARDS,
        "paying": ("money('pay')", "money('collect')", "money('return')"),
    }.get(play.phase, ("clear",))
