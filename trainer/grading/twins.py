"""Duties that are alike, such as the two cards of a box: which of them an act answers.

Their places cannot tell them apart, so among equal pairings the one that leaves the fewest acts out of order
is taken: a first card left out must not make the second one look early.

One exchange after the other finds it but where two must come at once: of boxes that both lack their first card
neither is better off alone. So the search begins from the longest chain of acts in order as well.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence

from trainer.duties import Duty
from trainer.grading.alignment import Answers
from trainer.grading.places import place, says_the_same

CountDisplaced = Callable[[Answers], int]
_Link = tuple[int, int, "_Link | None"]


def untwined(duties: Sequence[Duty], deeds: Sequence[Duty], paired: Answers, displaced: CountDisplaced) -> Answers:
    """`paired` with acts exchanged between like duties as long as that puts more acts in order."""
    best, least = paired, displaced(paired)
    improving = least > 0
    alike = _alike(duties, deeds) if improving else []
    if improving:
        chained = _chained(alike, paired)
        count = displaced(chained)
        if count < least:
            best, least, improving = chained, count, count > 0
    while improving:
        improving = False
        for other in _exchanges(alike, best):
            count = displaced(other)
            if count < least:
                best, least, improving = other, count, count > 0
                break
    return best


def _alike(duties: Sequence[Duty], deeds: Sequence[Duty]) -> list[tuple[int, int]]:
    """Every act with every duty that it does exactly."""
    places = [place(duty) for duty in duties]
    return [
        (act, number)
        for act, deed in enumerate(deeds)
        for where in (place(deed),)
        for number, duty in enumerate(duties)
        if places[number] == where and says_the_same(deed, duty)
    ]


def _exchanges(alike: Sequence[tuple[int, int]], paired: Answers) -> Iterator[Answers]:
    answering = {duty: act for act, duty in paired.items()}
    exact = {act for act, number in alike if paired.get(act) == number}
    for act, number in alike:
        held, other = paired.get(act), answering.get(number)
        if held == number or (held is None and other is None) or (held is not None and act not in exact):
            continue
        changed = {pair: due for pair, due in paired.items() if pair not in (act, other)}
        changed[act] = number
        if other is not None and held is not None:
            changed[other] = held
        yield changed


def _chained(alike: Sequence[tuple[int, int]], paired: Answers) -> Answers:
    """`paired` with as many acts as can be answering duties in the duties' own order."""
    twins: dict[int, list[int]] = {}
    for act, number in alike:
        twins.setdefault(act, []).append(number)
    choices = {**twins, **{act: [number] for act, number in paired.items() if number not in twins.get(act, ())}}
    found = _longest_chain(choices)
    taken = set(found.values())
    for act in sorted(choices.keys() - found.keys(), key=lambda act: (act not in paired, act)):
        held = [paired[act]] if act in paired else []
        free = next((number for number in (*held, *choices[act]) if number not in taken), None)
        if free is not None:
            found[act] = free
            taken.add(free)
    return found if len(found) == len(paired) else paired


def _longest_chain(choices: Mapping[int, Sequence[int]]) -> Answers:
    """One duty for as many acts as can be, so that both ascend."""
    ends: list[int] = []  # the least duty that a chain of so many acts can end with
    last: list[_Link] = []
    for act in sorted(choices):
        for number in sorted(choices[act], reverse=True):  # so that an act follows no other choice of its own
            where = bisect_right(ends, number - 1)
            link = (act, number, last[where - 1] if where else None)
            ends[where : where + 1] = [number]
            last[where : where + 1] = [link]
    found: Answers = {}
    link_back = last[-1] if last else None
    while link_back is not None:
        act, number, link_back = link_back
        found[act] = number
    return found
