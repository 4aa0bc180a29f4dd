"""Stakes as a level has them, from round to awkward, within the limits and payable in the house's chips (P21-43)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.games.twentyone.facts import Standing
from trainer.games.twentyone.limits import smallest_payable
from trainer.scenarios.dealing.chance import between, happens, pick
from trainer.scenarios.dealing.wagers import Table, Wagers
from trainer.scenarios.generating.levels import Level

_HALF_MINIMA: Final[Sequence[Sequence[int]]] = (
    (2, 2, 4, 10),
    (2, 4, 6, 8, 10, 20),
    (2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 20),
)
"""What is staked at the first levels, in halves of the minimum; after them anything at all."""
_SECOND_STANDS: Final = 0.5
_FOLLOWS: Final = 0.5
_STANDS_ON_POK: Final = 0.5
_MOST_STANDING: Final = 2


def least(table: Table) -> int:
    """The least stake that is both allowed and payable."""
    return -(-table.limits.minimum // table.step) * table.step


def amount(random: Random, level: Level, low: int, room: int, step: int) -> int:
    """A stake of at least `low`, which is a multiple of `step`, within `room`."""
    if level.number <= len(_HALF_MINIMA):
        usual = [-(-low * halves // (2 * step)) * step for halves in _HALF_MINIMA[level.number - 1]]
        return pick(random, [stake for stake in usual if stake <= room] or [low])
    most = min(level.most * low, room)
    return low + step * between(random, min(1, (most - low) // step), (most - low) // step)


def wagers(table: Table, level: Level, random: Random, *, standing: int | None = None) -> Wagers:
    """Everything staked on a box; `standing` is how many players stand behind it, where the level does not say."""
    limits, low = table.limits, least(table)
    count = _how_many_stand(table, level, random) if standing is None else standing
    stake = amount(random, level, low, max(low, limits.maximum - count * low), table.step)
    pok = _pok(table, level, random, limits.pok_maximum or limits.minimum) if table.rules.pok else None
    room = limits.maximum - stake
    pok_room = (limits.pok_maximum or 0) - (pok or 0)
    others: list[Standing] = []
    for _ in range(count):
        if room < low:
            break
        staked = amount(random, level, low, room, table.step)
        room -= staked
        on_pok = None
        if table.rules.pok and pok_room >= limits.minimum and happens(random, _STANDS_ON_POK):
            on_pok = _pok(table, level, random, pok_room)
            pok_room -= on_pok
        others.append(Standing(staked, happens(random, _FOLLOWS), on_pok))
    return Wagers(stake, pok, tuple(others))


def _pok(table: Table, level: Level, random: Random, room: int) -> int:
    """A POK stake; the minimum itself where no multiple of the chips lies within `room`."""
    grain = table.unit if level.number == 5 else table.step
    for step in (grain, table.unit):
        low = -(-table.limits.minimum // step) * step
        if low <= room:
            return amount(random, level, low, room, step)
    return table.limits.minimum


def most_standing(table: Table) -> int:
    """How many players may stand behind a box, as far as generated rounds go."""
    most = table.rules.standing_per_seated
    return _MOST_STANDING if most == "any" else min(most, _MOST_STANDING)


def _how_many_stand(table: Table, level: Level, random: Random) -> int:
    count = 0
    while count < most_standing(table) and happens(random, _SECOND_STANDS if count else level.stands):
        count += 1
    return count


def odd_stakes(table: Table) -> list[int]:
    """The stakes on which a natural earns an amount that takes the house's smallest chip once; none in some houses."""
    unit, low = smallest_payable(table.rules), least(table)
    return [
        stake
        for stake in range(low, min(table.limits.maximum, 10 * low) + 1, table.step)
        if table.rules.natural.exactly(stake) % (2 * unit)
    ]


def odd_stake(table: Table, level: Level, random: Random) -> int:
    """One of `odd_stakes`: at the first levels a half of the minimum over, later anything."""
    stakes = odd_stakes(table)
    tidy = [stake for stake in stakes if stake % (table.limits.minimum // 2 or 1) == 0]
    return pick(random, tidy if tidy and level.number <= 3 else stakes)
