"""The line-by-line sitting: it tells the table, asks, reads one line, does what it says, and tells what came of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from trainer.duties import Duty
from trainer.games.day.facts import Day, drill_of
from trainer.games.paire_poker.facts import PaireRound
from trainer.plain import commands, day_commands, day_telling, ending, telling
from trainer.plain.acting import deed_of, lacking
from trainer.plain.commands import Command, NotUnderstood, Word
from trainer.plain.day_commands import DayCommand, ShowPack
from trainer.practice import day_prompts, prompts
from trainer.practice.play import Play
from trainer.practice.sitting import Sitting
from trainer.records import StoreFault
from trainer.wording.language import LANGUAGES, N_, Language, load
from trainer.wording.store import fault_sentence, unwritten_sentence

_EVERYWHERE: Final = N_(
    "next: nothing more is due here. table: hear the table again. language: change it. leave: stop here."
)
_HELP: Final = (
    N_("Announce a score: 17, 7/17, “seventeen”, “blackjack”, “bust”; in POK “pair of jacks”, “nothing”."),
    N_("Answer a player: grant, refuse."),
    N_("At the bank: draw, stand, burn."),
    N_("Settle: collect 3, pay 3 37.50, return 3; a second hand is 3.2, a standing player s1, a POK stake 3 pok."),
    N_("Bets and cards, where you perform them: refuse 3 21, close, deal 3, deal bank, clear, reshuffle."),
    N_("Insurance, where you take it: insure 3."),
    _EVERYWHERE,
)
_FELT_HELP: Final = (
    N_("Announce: “red king”, “pair of jacks”, “no pair”, “straight”, “nothing”."),
    N_("Settle, by player and bet: collect 2 red, pay 3 7-K-joker 40, pay 4 any pair 8."),
    N_("Bets and cards, where you perform them: refuse 2 7-8, close, burn, draw, turn, clear."),
    _EVERYWHERE,
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
        self._played: list[tuple[str, Play]] = []

    def run(self) -> int:
        if self._sitting.mode == "timed" and not self._start_clock():
            return 1
        play = self._sitting.play if self._sitting.begun else self._sitting.begin()
        self._tell_trouble()
        if play is not None:
            self._say(self._language.text("Type help for the words, next where nothing more is due, leave to stop."))
        while play is not None:
            if not self._round():
                self._stop()
                return 1
            play = None if self._sitting.time_is_up else self._sitting.next_round()
            self._tell_trouble()
        self._end()
        return 0

    def _start_clock(self) -> bool:
        """Waits for an empty line; False where the trainee leaves before, or the lines end."""
        plan = self._sitting.plan
        while True:
            self._say(
                self._language.text(
                    "{minutes} minutes, nothing said before the end, passed from {mark} out of 100. "
                    "The clock starts when you say so.",
                    minutes=self._language.number(round(plan.minutes or 0, 1)),
                    mark=self._language.number(plan.pass_mark or 0),
                )
            )
            answered = self._ask(self._language.text("Press Enter to start, or type leave."))
            if answered is None or (said := commands.read(answered, "betting")) == Word("leave"):
                return False
            if said == NotUnderstood(""):
                self._sitting.start_clock()
                return True
            if said == Word("language"):
                self._change_language()

    def _round(self) -> bool:
        """Plays the round in hand; False where the trainee left or the lines ended."""
        play = self._play
        self._say("")
        self._say(self._heading())
        if play.facts.note and self._sitting.mode == "guided":
            self._say(play.facts.note)
        self._say_all(telling.told(play, self._language))
        while not self._play.over and not self._sitting.time_is_up:
            answered = self._ask(self._question())
            if answered is None or not self._obey(self._read(answered)):
                return False
        if self._sitting.time_is_up:
            self._say(self._language.text("The time is up."))
        if self._sitting.mode == "timed":
            self._played.append((self._heading(), self._play))
        else:
            self._say_all(ending.review(self._play, self._language, right=not self._tells_at_once))
        return True

    def _question(self) -> str:
        """What is awaited, behind the time that is left where it runs out."""
        awaited = prompts.awaited(self._play, self._language, guided=self._sitting.mode == "guided")
        left = self._sitting.seconds_left
        return awaited if left is None else f"{prompts.clock(left)} — {awaited}"

    def _end(self) -> None:
        """Ends the session with its mark; only then is anything said of the rounds of a timed one."""
        summary = self._sitting.finish()
        self._sitting.leave()
        self._tell_trouble(again=True)
        self._say("")
        self._say_all(ending.mark(summary, self._language, passed=self._sitting.passed(summary)))
        for heading, play in self._played:
            self._say("")
            self._say(heading)
            self._say_all(ending.review(play, self._language, right=True))

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
            self._say(
                self._language.text(
                    "Stopped here. What you did is kept; croupier play --plain --resume goes on with it."
                )
            )

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
                self._say(lacking(command, self._language))
            else:
                self._do(deed)
        return True

    def _obey_word(self, command: Word) -> bool:
        if command.word == "leave":
            return False
        if command.word == "language":
            self._change_language()
        if command.word == "help":
            self._say_all(self._language.text(line) for line in self._help())
        else:
            self._say_all(telling.told(self._play, self._language))
        return True

    def _help(self) -> Sequence[str]:
        if isinstance(self._play.facts, Day):
            return day_telling.HELP
        return _FELT_HELP if isinstance(self._play.facts, PaireRound) else _HELP

    def _change_language(self) -> None:
        self._language = load(next(code for code in LANGUAGES if code != self._language.code))

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

    def _do(self, deed: Duty) -> None:
        before = self._play
        verdict = self._sitting.do(deed)
        self._tell_trouble()
        if verdict is not None:
            tells = self._tells_at_once
            self._say(prompts.feedback(verdict, deed, self._language) if tells else prompts.done(deed, self._language))
        self._tell_missed()
        self._tell_news(before)

    def _go_on(self) -> None:
        before = self._play
        self._sitting.go_on()
        self._tell_trouble()
        if self._play is not before and not self._tells_at_once:
            self._say(prompts.gone_on(self._language))
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
        """Says once what is wrong with the store, until it is mended, and `again` where the table is left with it."""
        fault = self._sitting.trouble
        if fault is None and self._told is not None:
            self._say(self._language.text("All is recorded again, nothing lost."))
        if fault is not None and (again or self._told is None or fault.code != self._told.code):
            self._say(fault_sentence(self._language, fault))
            unwritten = unwritten_sentence(self._language, fault)
            if unwritten is not None:
                self._say(unwritten)
        self._told = fault
