"""All that the application is given from outside: the clock, the disk, chance, who sits at the terminal."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from trainer.app.settings import Settings

if TYPE_CHECKING:  # the home screen is painted before any of it is imported
    from trainer.practice.sitting import RoundSource
    from trainer.records import SessionRecord, Source
    from trainer.rules import Rules
    from trainer.scenarios.files import Loaded


class Dealt(Struct, frozen=True):
    """Freely dealt rounds, and what is recorded of where they come from."""

    source: "Source"
    rules: "Rules"
    rounds: "RoundSource"


class Dealer(Protocol):
    """Deals rounds freely as the settings say, or as those of a recorded session were dealt.

    A `seed` gives the same rounds again; without one it is drawn.
    """

    def __call__(self, settings: Settings, seed: int | None = None, record: "SessionRecord | None" = None) -> Dealt: ...


def _always_the_same() -> int:
    return 0


class House(Struct, frozen=True, kw_only=True):
    """What the application is given. `user` plays where no trainee is named; `settings_path` keeps the settings.

    `library` names the folder of the course's lessons. `seed` draws a new seed for what is not dealt: drills of the
    day, questions.
    """

    environment: Mapping[str, str]
    clock: Callable[[], float]
    load: "Callable[[Path], Loaded]"
    library: Callable[[], Path]
    deal: Dealer
    user: str
    program: Callable[[], str]
    settings: Settings
    seed: Callable[[], int] = _always_the_same
    settings_path: Path | None = None
    trainee: str | None = None
