"""The table of any game as it stands when nobody sits at it: in the demonstration, in the preview of a file."""

from trainer.app import choosing, showing
from trainer.app.felt.canvas import Spot
from trainer.app.paire import choosing as paire_choosing
from trainer.app.paire import telling as paire_telling
from trainer.app.paire.sheet import PaireFelt
from trainer.app.widgets.felt import Felt
from trainer.duties import Duty
from trainer.practice.play import Play
from trainer.rules import PairePokerRules, Rules
from trainer.wording.language import Language

Picture = Felt | PaireFelt


def picture_for(rules: Rules) -> Picture:
    """A widget for the table of that game."""
    return PaireFelt(id="felt") if isinstance(rules, PairePokerRules) else Felt(id="felt")


def show(picture: Picture, play: Play, done: Duty | None, language: Language, *, four_colours: bool) -> None:
    """Show the play as it stands after that duty, where the duty was done being what is in hand."""
    if isinstance(picture, PaireFelt):
        view = play.felt()
        cursor = None if done is None or done.player is None else Spot(done.player, bet=done.bet)
        card = None if play.over else paire_choosing.card_of(play.phase)
        marks = paire_telling.marked(view, language, cursor=cursor, card=card)
        picture.show(view, marks, language, four_colours=four_colours)
    else:
        table = showing.as_offered(play.table())
        picture.show(
            table, showing.marks(play, table, _spot(done, play), language), language, four_colours=four_colours
        )


def _spot(done: Duty | None, play: Play) -> Spot:
    """Where a duty was done at twenty-one; before the first one the first box."""
    if done is not None and done.box is not None:
        return Spot(done.box, done.hand, done.bettor, done.bet)
    if done is not None and (done.to or "").startswith("box "):
        return Spot(int((done.to or "").removeprefix("box ")))
    return choosing.BANK if done is not None or play.over else Spot(play.table().boxes[0].number)
