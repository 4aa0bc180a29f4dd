"""The line-by-line sitting: it tells the table, asks, reads one line, does what it says, and tells what came of it."""

from collections.abc import Callable, Iterator
from typing import Final

from trainer.duties import Duty
from trainer.games.day.facts import Day, drill_of
from trainer.grading.summary import Summary
from trainer.plain import commands, day_commands, day_telling, telling
from trainer.plain.commands import Command, NotUnderstood, Word
from trainer.plain.day_commands import DayCommand, ShowPack
from trainer.practice import day_prompts, deeds, prompts
from trainer.practice.play import Play
from trainer.practice.sitting import Sitting
from trainer.records import StoreFault
from trainer.wording import mistakes
from trainer.wording.language import LANGUAGES, N_, Language, load
from trainer.wording.store import fault_sentence, unwritten_sentence

_HELP: Final = (
    N_("Announce a score: 17, 7/17, “seventeen”, “blackjack”, “bust”; in POK “pair of jacks”, “nothing”."),
    N_("Answer a player: grant, refuse."),
    N_("At the bank: draw, stand, burn."),
    N_("Settle: collect 3, pay 3 37.50, return 3; a second hand is 3.2, a standing player s1, a POK stake 3 pok."),
    N_("Bets and cards, where you perform them: refuse 3 21, close, deal 3, deal bank, clear, reshuffle."),
    N_("next: nothing more is due here. table: hear the table again. language: change it. leave: stop here."),
)

Say = Callable[[str], None]
Ask = Callable[[str], str | None]
"""Puts a question and gives the line answered, None where there will be no more lines."""


def play_plain(sitting: Sitting, language: Language, ask: Ask, say: Say) -> int:
    """Plays the sitting to its end: 0, or 1 where the lines end before it (it can then be gone on with)."""
    session = _Session(sitting, language, ask, say)
    return session.run()


class _Session:
    def __init__(self, sitting: Sitting, language: Language, ask: Ask, say: Say) -> None:
        self._sitting = sitting
        self._language = language
        self._ask = ask
        self._say = say
        self._told: StoreFault | None = None

    def run(self) -> int:
        if self._sitting.mode == "timed" and not self._start_clock():
            return 1
        play = self._sitting.play or self._sitting.begin()
        self._tell_trouble()
        while play is not None:
            if not self._round():
                self._stop()
                return 1
            play = self._sitting.next_round()
        summary = self._sitting.finish()
        self._sitting.leave()
        self._tell_trouble(again=True)
        self._tell_end(summary)
        return 0

    def _start_clock(self) -> bool:
        text = self._language.text(
            "{minutes} minutes from now. Press Enter to start.", minutes=self._sitting.plan.minutes
        )
        if self._ask(text) is None:
            return False
        self._sitting.start_clock()
        return True

    def _round(self) -> bool:
        """Plays the round in hand; False where the trainee left or the lines ended."""
        play = self._play
        self._say("")
        self._say(self._heading())
        if play.facts.note and self._sitting.mode in ("guided", "practice"):
            self._say(play.facts.note)
        self._say_all(telling.told(play, self._language))
        while not self._play.over and not self._sitting.time_is_up:
            answered = self._ask(prompts.awaited(self._play, self._language, guided=self._sitting.mode == "guided"))
            if answered is None or not self._obey(self._read(answered)):
                return False
        if self._sitting.time_is_up:
            self._say(self._language.text("The time is up."))
        self._tell_review()
        return True

    def _stop(self) -> None:
        """Says what becomes of what was done; a drill of the day is not gone on with, so its session ends here."""
        day = isinstance(self._play.facts, Day)
        if day:
            self._sitting.finish()
        self._sitting.leave()
        if self._sitting.trouble is not None:
            self._tell_trouble(again=True)
        elif day:
            self._say(self._language.text("Stopped here. What you did is kept."))
        else:
            self._say(self._language.text("Stopped here. What you did is kept; go on with it whenever you like."))

    def _heading(self) -> str:
        facts = self._play.facts
        if isinstance(facts, Day):
            return day_prompts.heading(drill_of(facts), self._language)
        return self._language.text("Round {number}", number=self._sitting.number)

    def _read(self, line: str) -> Command | DayCommand:
        if isinstance(self._play.facts, Day):
            return day_commands.read(line)
        return commands.read(line, self._play.phase)

    @property
    def _play(self) -> Play:
        play = self._sitting.play
        if play is None:
            raise RuntimeError("no round is being played")
        return play

    def _obey(self, command: Command | DayCommand) -> bool:
        if isinstance(command, NotUnderstood):
            self._say(self._not_understood(command.what))
        elif isinstance(command, Word) and command.word in ("table", "help", "language", "leave"):
            return self._obey_word(command)
        elif isinstance(command, Word) and command.word == "next":
            self._go_on()
        elif isinstance(command, ShowPack):
            self._say_all(day_prompts.pack(self._play.day(), command.number, self._language))
        else:
            deed = deed_of(command, self._play)
            if deed is None:
                self._say(self._nothing_there(command))
            else:
                self._do(deed)
        return True

    def _obey_word(self, command: Word) -> bool:
        if command.word == "leave":
            return False
        if command.word == "language":
            self._language = load(next(code for code in LANGUAGES if code != self._language.code))
        if command.word == "help":
            words = day_telling.HELP if isinstance(self._play.facts, Day) else _HELP
            self._say_all(self._language.text(line) for line in words)
        else:
            self._say_all(telling.told(self._play, self._language))
        return True

    def _say_all(self, lines: Iterator[str]) -> None:
        for line in lines:
            self._say(line)

    def _not_understood(self, what: str) -> str:
        if not what:
            return self._language.text("Nothing was typed, and nothing done. Type help for the words, next to go on.")
        shown = "".join(sign if sign.isprintable() else "?" for sign in what[:60])
        return self._language.text(
            "“{what}” was not understood, and nothing done. Type help for the words.", what=shown
        )

    def _nothing_there(self, command: Command | DayCommand) -> str:
        if isinstance(command, day_commands.DayAct):
            return day_telling.lacking(command, self._language)
        if isinstance(command, commands.Answer):
            return self._language.text("No player is asking for anything; nothing was done.")
        if isinstance(command, commands.Settle) and command.act == "pay" and command.amount is None:
            return self._language.text("How much? Type the amount behind the box: pay 3 37.50. Nothing was done.")
        return self._language.text("There is nothing there to do that with; nothing was done.")

    def _do(self, deed: Duty) -> None:
        before = self._play
        verdict = self._sitting.do(deed)
        self._tell_trouble()
        if verdict is not None and self._tells_at_once:
            self._say(prompts.feedback(verdict, deed, self._language))
        self._tell_missed()
        self._tell_news(before)

    def _go_on(self) -> None:
        before = self._play
        self._sitting.go_on()
        self._tell_trouble()
        self._tell_missed()
        self._tell_news(before)

    def _tell_missed(self) -> None:
        if self._tells_at_once:
            for mistake in self._play.just_missed:
                self._say(prompts.slip(mistake, self._language))

    @property
    def _tells_at_once(self) -> bool:
        return self._sitting.mode in ("guided", "practice")

    def _tell_news(self, before: Play) -> None:
        self._say_all(telling.news(before, self._play, self._language))

    def _tell_trouble(self, *, again: bool = False) -> None:
        """Says what is wrong with the store: each fault when it comes, and `again` where the table is left with it."""
        fault = self._sitting.trouble
        if fault is not None and (again or fault is not self._told):
            self._say(fault_sentence(self._language, fault))
            unwritten = unwritten_sentence(self._language, fault)
            if unwritten is not None:
                self._say(unwritten)
        self._told = fault

    def _tell_review(self) -> None:
        slips = list(prompts.review(self._play, self._language))
        if isinstance(self._play.facts, Day):
            self._say(self._language.plural("The drill: {n} mistake", "The drill: {n} mistakes", len(slips)))
        else:
            self._say(self._language.plural("The round: {n} mistake", "The round: {n} mistakes", len(slips)))
        for line in slips:
            self._say("- " + line)

    def _tell_end(self, summary: Summary) -> None:
        language = self._language
        self._say("")
        self._say(
            language.text(
                "{right} of {duties} duties right; mark {mark} out of 100.",
                right=language.number(summary.right),
                duties=language.number(summary.duties),
                mark=language.number(summary.mark),
            )
        )
        for code, count in summary.mistakes.items():
            self._say(
                language.text("{slip}: {count}", slip=mistakes.code(code, language), count=language.number(count))
            )
        passed = self._sitting.passed(summary)
        if passed is not None:
            self._say(language.text("Passed.") if passed else language.text("Failed."))


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
        case commands.Settle(act, box, hand, bettor, bet, amount):
            deed = deeds.settle(play, act, (box, hand, bettor, bet), amount)
        case commands.SettleFelt(act, player, bet, amount):
            deed = deeds.settle_felt(play, act, player, bet, amount)
        case commands.Turn():
            deed = deeds.turn(play)
        case commands.RefuseBet(place, bet):
            deed = deeds.refuse_bet(play, place, bet)
        case commands.Deal(to):
            deed = deeds.plain_act(play, "deal", to)
        case day_commands.DayAct(act, count, what, pack):
            deed = deeds.day_act(play, act, count=count, what=what, pack=pack)
        case Word(word):
            deed = _deed_of_word(word, play)
    return deed


def _deed_of_word(word: str, play: Play) -> Duty | None:
    if word == "clear":
        return deeds.clear(play)
    if word == "close":
        return deeds.plain_act(play, "close-betting")
    return deeds.plain_act(play, "reshuffle") if word == "reshuffle" else None
