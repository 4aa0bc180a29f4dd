"""What is chosen between the home screen and what it opens: a drill of the day, a ruleset."""

from collections.abc import Mapping
from typing import Final

from trainer.app.day.starting import WHOLE_DAY, of_day
from trainer.app.house import House
from trainer.app.screens.question import Question
from trainer.app.settings import Settings
from trainer.app.start import Fresh
from trainer.games.day.facts import DRILLS, Drill
from trainer.rules import PRESETS, TwentyOneRules, any_preset, preset
from trainer.wording.language import N_, Language
from trainer.wording.rules import PRESETS as RULESETS

_WHOLE: Final = "day"
_DRILLS: Final[Mapping[Drill, str]] = {
    "opening": N_("The opening: packs to check, then the shuffle"),
    "shuffle": N_("The shuffle and the cuts"),
    "red-card": N_("The red card in the middle of a round"),
    "clearing": N_("The clearing of the table"),
}
_USUAL: Final = "poker21"


def drills(language: Language) -> Question:
    """Which drill; the first answer is none."""
    text = language.text
    answers = [("", text("back")), (_WHOLE, text("The whole day"))]
    answers += [(drill, text(_DRILLS[drill])) for drill in DRILLS.values()]
    return Question(language, text("The table's day"), answers)


def drilled(chosen: str, house: House, settings: Settings, language: Language) -> Fresh:
    """The sitting that was chosen, by the rules last dealt by where those are of twenty-one."""
    kept = any_preset(settings.rules) if settings.rules in PRESETS else None
    rules = kept if isinstance(kept, TwentyOneRules) else preset(_USUAL)
    wanted = tuple(drill for drill in DRILLS.values() if drill == chosen) or WHOLE_DAY
    return of_day(house, settings, rules, wanted, house.seed(), language)


def rulesets(language: Language) -> Question:
    """Which ruleset; the first answer is none."""
    answers = [("", language.text("back")), *((name, language.text(RULESETS[name])) for name in PRESETS)]
    return Question(language, language.text("Questions on which rules?"), answers)
