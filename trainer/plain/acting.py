"""What a command typed at the line-by-line table does there, and what is said where it can do nothing."""

from trainer.duties import Duty
from trainer.plain import commands, day_commands, day_telling
from trainer.plain.commands import Command, Word
from trainer.plain.day_commands import DayCommand
from trainer.practice import deeds
from trainer.practice.play import Play
from trainer.wording.language import Language


def deed_of(command: Command | DayCommand, play: Play) -> Duty | None:
    """What a command does at the table, None where there is nothing to do it with."""
    deed: Duty | None = None
    match command:
        case commands.Announce(score):
            deed = deeds.announce(play, score)
        case commands.Answer(act):
            deed = deeds.answer(play, act)
        case commands.BankAct(act, count):
            deed = deeds.bank_act(play, act, count)
        case commands.Settle():
            deed = _settle(command, play)
        case commands.SettleFelt(act, player, bet, amount):
            deed = deeds.settle_felt(play, act, player, bet, amount)
        case commands.Turn():
            deed = deeds.turn(play)
        case commands.RefuseBet(place, bet):
            deed = deeds.refuse_bet(play, place, bet)
        case commands.Insure(box, amount):
            deed = deeds.insure(play, box, amount)
        case commands.Deal(to):
            deed = deeds.plain_act(play, "deal", to)
        case day_commands.DayAct(act, count, what, pack):
            deed = deeds.day_act(play, act, count=count, what=what, pack=pack)
        case Word(word):
            deed = _deed_of_word(word, play)
    return deed


def lacking(command: Command | DayCommand, language: Language) -> str:
    """Why a command did nothing, and what would be right."""
    if isinstance(command, day_commands.DayAct):
        return day_telling.lacking(command, language)
    if isinstance(command, commands.Answer):
        return language.text("No player is asking for anything; nothing was done.")
    if isinstance(command, commands.Settle) and command.act == "pay" and command.amount is None:
        return language.text("How much? Type the amount behind the box: pay 3 37.50. Nothing was done.")
    if isinstance(command, commands.SettleFelt) and command.act == "pay" and command.amount is None:
        return language.text("How much? Type the amount behind the bet: pay 2 red 10. Nothing was done.")
    return language.text("There is nothing there to do that with; nothing was done.")


def _settle(command: commands.Settle, play: Play) -> Duty | None:
    hand = command.hand or deeds.hand_meant(play, command.box, command.bettor)
    return deeds.settle(play, command.act, (command.box, hand, command.bettor, command.bet), command.amount)


def _deed_of_word(word: str, play: Play) -> Duty | None:
    if word == "clear":
        return deeds.clear(play)
    if word == "close":
        return deeds.plain_act(play, "close-betting")
    return deeds.plain_act(play, "reshuffle") if word == "reshuffle" else None
