"""Several slips among duties that are alike: each is named once, and nothing that was right is blamed."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from p21_rounds import key

from trainer.duties import Duty
from trainer.grading.grader import grade_round
from trainer.grading.verdicts import Act

BOXES = {
    2: key("9s 5h 7d 2c Kd", "Ts 6c hit 4d stand", "Th 9c stand"),
    4: key("9s 5h 7d 2c Kd", *("Ts 6c hit 4d stand", "Th 9c stand") * 2),
    7: key("9s 5h 7d 2c Kd", *("Ts 6c hit 4d stand", "Th 9c stand") * 3, "Kd 8h stand"),
}


def codes(due: tuple[Duty, ...], deeds: list[Duty]) -> Counter[str]:
    return Counter(mistake.code for mistake in grade_round(due, [Act(deed) for deed in deeds]).mistakes)


def deals(due: tuple[Duty, ...]) -> list[int]:
    return [number for number, duty in enumerate(due) if duty.act == "deal" and duty.to != "bank"]


@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("slips", [1, 2, 3])
def test_cards_left_out_of_the_deal_are_missed_and_no_other_looks_early(boxes: int, slips: int) -> None:
    due = BOXES[boxes]
    for left_out in combinations(deals(due), slips):
        deeds = [duty.bare() for number, duty in enumerate(due) if number not in left_out]
        assert codes(due, deeds) == {"missed": slips}, left_out


def lacking_and_twice(due: tuple[Duty, ...]) -> Iterator[tuple[tuple[int, int, int], list[Duty]]]:
    for first, second, twice in ((a, b, c) for a, b in combinations(deals(due), 2) for c in deals(due)):
        if len({due[number].to for number in (first, second, twice)}) == 3:
            deeds = [
                duty.bare()
                for number, duty in enumerate(due)
                for _ in range(0 if number in (first, second) else 1 + (number == twice))
            ]
            yield (first, second, twice), deeds


def test_two_cards_left_out_and_one_dealt_twice_are_three_slips() -> None:
    due = BOXES[4]
    for which, deeds in lacking_and_twice(due):
        assert codes(due, deeds) == {"missed": 2, "extra": 1}, which
