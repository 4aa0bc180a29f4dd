"""The keys of the table's day: one an act, its number typed before it."""

from typing import Final

from textual.binding import Binding, BindingType

from trainer.wording.language import N_

KEYS: Final[list[BindingType]] = [
    Binding("a", "act('shuffle-all')", N_("shuffle all")),
    Binding("b", "report('back')", N_("wrong back")),
    Binding("c", "act('call')", N_("call the chief")),
    Binding("d", "act('draw')", N_("draw …")),
    Binding("e", "act('part')", N_("part undealt in …")),
    Binding("f", "act('finish')", N_("finish the round")),
    Binding("g", "act('load')", N_("load the shoe")),
    Binding("h", "act('check')", N_("check the packs")),
    Binding("i", "report('missing')", N_("a card is missing")),
    Binding("j", "act('cut-last')", N_("player's last cut")),
    Binding("k", "act('cut-piles')", N_("cut piles … times")),
    Binding("l", "act('cut-whole')", N_("cut the whole")),
    Binding("m", "act('shuffle')", N_("shuffle the piles")),
    Binding("n", "act('count')", N_("count: … cards")),
    Binding("o", "act('all-well')", N_("all is well")),
    Binding("p", "act('piles')", N_("make … piles")),
    Binding("q", "act('insert')", N_("insert at … places")),
    Binding("r", "act('red-card')", N_("red card, … behind")),
    Binding("s", "act('spread')", N_("spread the packs")),
    Binding("t", "act('bank')", N_("the bank's cards")),
    Binding("u", "act('burn')", N_("burn …")),
    Binding("v", "act('turn')", N_("turn face down")),
    Binding("w", "report('double')", N_("a card is twice")),
    Binding("x", "act('players')", N_("the players' cards")),
    Binding("y", "act('reshuffle')", N_("shuffle")),
    Binding("z", "act('stop')", N_("stop play")),
    Binding("space", "go_on", N_("go on")),
    Binding("enter", "go_on_when_over", N_("go on"), show=False),
    Binding("left", "choose('left')", N_("card before"), show=False),
    Binding("right", "choose('right')", N_("next card"), show=False),
    Binding("up", "choose('up')", N_("row above"), show=False),
    Binding("down", "choose('down')", N_("row below"), show=False),
    Binding("backspace", "erase", N_("erase"), show=False),
    Binding("escape", "leave", N_("leave")),
]
"""In the order of the alphabet, which tells nothing of the order in which they are due."""
