"""The keys of the table: one key an act, and which of them come first at which moment."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from textual.binding import Binding, BindingType

from trainer.practice.parts import Part
from trainer.practice.play import Play
from trainer.wording.language import N_

KEYS: Final[list[BindingType]] = [
    Binding("enter", "say", N_("announce"), key_display="↵"),
    Binding("n", "score('natural')", N_("natural")),
    Binding("b", "score('bust')", N_("bust")),
    Binding("a", "words", N_("in words")),
    Binding("g", "answer('grant')", N_("grant")),
    Binding("r", "answer('refuse')", N_("refuse")),
    Binding("d", "cards('draw')", N_("draw")),
    Binding("s", "stand", N_("stand")),
    Binding("c", "money('collect')", N_("collect")),
    Binding("p", "money('pay')", N_("pay")),
    Binding("t", "money('return')", N_("tie")),
    Binding("u", "cards('burn')", N_("burn")),
    Binding("x", "clear", N_("clear")),
    Binding("e", "deal", N_("deal")),
    Binding("k", "plain('close-betting')", N_("no more bets")),
    Binding("i", "insure", N_("insure")),
    Binding("m", "plain('reshuffle')", N_("shuffle")),
    Binding("space", "go_on", N_("go on")),
    Binding("left", "choose('left')", N_("box to the left"), show=False),
    Binding("right", "choose('right')", N_("box to the right"), show=False),
    Binding("up", "choose('up')", N_("stake above"), show=False),
    Binding("down", "choose('down')", N_("stake below"), show=False),
    Binding("backspace", "erase", N_("erase"), show=False),
    Binding("escape", "leave", N_("leave")),
]
_MONEY: Final = ("money('collect')", "money('pay')", "money('return')")
_SCORES: Final = ("say", "score('natural')", "score('bust')", "words")
_ANSWERS: Final = ("answer('grant')", "answer('refuse')")
_PARTS: Final[Mapping[str, frozenset[Part]]] = {
    **dict.fromkeys(_SCORES, frozenset[Part](("scores", "bank", "pok"))),
    **dict.fromkeys(_MONEY, frozenset[Part](("stakes", "pok"))),
    "answer('grant')": frozenset(("requests",)),
    "answer('refuse')": frozenset(("requests", "betting")),
    "cards('draw')": frozenset(("bank", "pok")),
    "stand": frozenset(("bank",)),
    "cards('burn')": frozenset(("pok",)),
    "clear": frozenset(("clearing",)),
    "deal": frozenset(("dealing",)),
    "plain('close-betting')": frozenset(("betting",)),
    "insure": frozenset(("betting",)),
    "plain('reshuffle')": frozenset(("clearing",)),
}
"""The parts of the work that an act belongs to: where the trainee performs none of them its key is not there."""


def performed(action: str, parts: Collection[Part]) -> bool:
    """Whether an act belongs to a part of the work that the trainee performs."""
    return action not in _PARTS or not _PARTS[action].isdisjoint(parts)


def moment(play: Play, *, asked: bool) -> Sequence[str]:
    """The acts of the moment, whatever is due among them; `asked` where a player waits for an answer."""
    if play.over:
        return ("go_on",)
    if play.phase in ("surrender", "playing"):
        return (*_ANSWERS, "go_on", *_SCORES) if asked else (*_SCORES, "go_on", *_MONEY, *_ANSWERS)
    if play.phase == "bank":
        return ("say", "cards('draw')", "stand", "score('bust')", "score('natural')", "words", "go_on")
    if play.phase == "pok":
        return ("cards('draw')", "cards('burn')", "words", "money('collect')", "money('pay')", "go_on")
    if play.phase == "settlement":
        return (*_MONEY, "go_on")
    if play.phase == "betting":
        return ("answer('refuse')", "plain('close-betting')", "go_on")
    return ("deal",) if play.phase == "dealing" else ("clear", "plain('reshuffle')", "insure", "go_on")
