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
    while improving:
        improving = False
        for other in _exchanges(duties, deeds, best):
            count = displaced(other)
            if count < least:
                best, least, improving = other, count, count > 0
                break
    return best


def _exchanges(duties: Sequence[Duty], deeds: Sequence[Duty], paired: Answers) -> Iterator[Answers]:
    answering = {duty: act for act, duty in paired.items()}
    for act, deed in enumerate(deeds):
        held = paired.get(act)
        for number, duty in enumerate(duties):
            if number == held or not (says_the_same(deed, duty) and place(deed) == place(duty)):
                continue
            if held is not None and not says_the_same(deed, duties[held]):
                continue
            other = answering.get(number)
            if held is None and other is None:
                continue
            changed = {pair: due for pair, due in paired.items() if pair not in (act, other)}
            changed[act] = number
            if other is not None and held is not None:
                changed[other] = held
            yield changed
