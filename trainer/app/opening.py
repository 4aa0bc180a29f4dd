"""From what a trainee wants to play to the start of a sitting."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from msgspec import structs

from trainer.app.house import House
from trainer.app.settings import Settings
from trainer.app.start import Fresh, Resumed
from trainer.games.rounds import Facts
from trainer.practice.sitting import RoundSource
from trainer.records import SessionRecord, Source
from trainer.rules import Rules
from trainer.scenarios import Scenario


def of_scenario(house: House, settings: Settings, path: Path, scenario: Scenario, most: int | None = None) -> Fresh:
    """A sitting over the rounds of a file, the first `most` of them."""
    rounds = _noted(scenario, settings)[:most]
    title = scenario.title_in(settings.language or "en")
    source = Source(title=title, path=str(path), digest=_digest(path), rounds=len(rounds))
    return fresh(house, settings, source, scenario.rules, listed(rounds))


def of_dealing(house: House, settings: Settings, seed: int | None = None) -> Fresh:
    """A sitting over freely dealt rounds."""
    dealt = house.deal(settings, seed)
    return fresh(house, settings, dealt.source, dealt.rules, dealt.rounds)


def of_record(house: House, settings: Settings, record: SessionRecord) -> Resumed:
    """A sitting gone on with. What its file no longer holds is not played; what was begun is."""
    source = record.plan.source
    rounds: RoundSource = listed([held.facts for held in record.rounds])
    if source.path is not None:
        scenario = house.load(Path(source.path)).scenario
        if scenario is not None:
            rounds = listed(_noted(scenario, settings)[: source.rounds])
    elif source.seed is not None:
        rounds = house.deal(settings, source.seed, record).rounds
    return Resumed(record, rounds, settings, house.clock)


def fresh(house: House, settings: Settings, source: Source, rules: Rules, rounds: RoundSource) -> Fresh:
    """A new sitting over these rounds."""
    return Fresh(
        source, rules, rounds, settings, clock=house.clock, user=house.user, program=house.program,
        trainee=house.trainee,
    )  # fmt: skip


def _noted(scenario: Scenario, settings: Settings) -> Sequence[Facts]:
    """The rounds with their notes in the language of the sitting."""
    code = settings.language or "en"
    return [
        structs.replace(played, note=scenario.note_in(code, number)) for number, played in enumerate(scenario.rounds, 1)
    ]


def listed(rounds: Sequence[Facts]) -> RoundSource:
    """Rounds from a list."""
    return lambda number: rounds[number - 1] if 1 <= number <= len(rounds) else None


def drawn(rounds: Iterator[Facts], most: int | None) -> RoundSource:
    """Rounds as they are dealt, each once; no more than `most`."""
    held: list[Facts] = []

    def source(number: int) -> Facts | None:
        if most is not None and number > most:
            return None
        while len(held) < number:
            held.append(next(rounds))
        return held[number - 1]

    return source


def _digest(path: Path) -> str | None:
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
