"""Duties that are alike, such as the two cards of a box: which of them an act answers.

Their places cannot tell them apart, so among equal pairings the one that leaves the fewest acts out of order
is taken: a first card left out must not make the second one look early.
"""

from collections.abc import Callable, Iterator, Sequence

from trainer.duties import Duty
from trainer.grading.alignment import Answers
from trainer.grading.places import place, says_the_same

CountDisplaced = Callable[[Answers], int]


def untwined(duties: Sequence[Duty], deeds: Sequence[Duty], paired: Answers, displaced: CountDisplaced) -> Answers:
    """`paired` with acts exchanged between like duties as long as that puts more acts in order."""
    best, least = paired, displaced(paired)
    improving = least > 0
    alike = _alike(duties, deeds) if improving else []
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
