"""Which act answers which duty: at each place the alignment of the two sequences that needs the fewest slips."""

from collections.abc import Mapping, Sequence

from trainer.duties import Duty
from trainer.grading.places import LEFT_OUT, TOO_MUCH, Place, distance, place, says_the_same

Answers = dict[int, int]
"""The index of an act and that of the duty it answers."""


def answers(duties: Sequence[Duty], deeds: Sequence[Duty], *, over: bool) -> Answers:
    """Pairs every act with the duty it answers. While the round is not `over`, later duties may still be done."""
    due = _by_place(duties)
    found: Answers = {}
    for where, acts in _by_place(deeds).items():
        if where in due:
            found |= _at_place(duties, deeds, due[where], acts, over=over)
    return found


def _by_place(deeds: Sequence[Duty]) -> Mapping[Place, list[int]]:
    places: dict[Place, list[int]] = {}
    for index, deed in enumerate(deeds):
        places.setdefault(place(deed), []).append(index)
    return places


def _at_place(duties: Sequence[Duty], deeds: Sequence[Duty], due: list[int], done: list[int], *, over: bool) -> Answers:
    if len(due) == len(done) and all(says_the_same(deeds[a], duties[d]) for a, d in zip(done, due, strict=True)):
        return dict(zip(done, due, strict=True))
    found = _aligned(duties, deeds, due, done, over=over)
    free = [index for index in due if index not in found.values()]
    for act in done:
        if act not in found:
            same = next((index for index in free if says_the_same(deeds[act], duties[index])), None)
            if same is not None:
                found[act] = same
                free.remove(same)
    return found


def _aligned(duties: Sequence[Duty], deeds: Sequence[Duty], due: list[int], done: list[int], *, over: bool) -> Answers:
    """The cheapest alignment in order, by dynamic programming from the end; ties go to the earlier duty."""
    rows, columns = len(done), len(due)
    tail = LEFT_OUT if over else 0.0
    cost = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    pick = [["duty"] * (columns + 1) for _ in range(rows + 1)]
    cost[rows] = [tail * (columns - column) for column in range(columns + 1)]
    for row in range(rows - 1, -1, -1):
        cost[row][columns] = cost[row + 1][columns] + TOO_MUCH
        pick[row][columns] = "act"
        for column in range(columns - 1, -1, -1):
            apart = distance(deeds[done[row]], duties[due[column]])
            choices = [
                (cost[row + 1][column] + TOO_MUCH, "act"),
                (cost[row][column + 1] + LEFT_OUT, "duty"),
            ]
            if apart is not None:
                choices.insert(0, (cost[row + 1][column + 1] + apart, "both"))
            cost[row][column], pick[row][column] = min(choices, key=lambda choice: choice[0])
    return _traced(pick, due, done)


def _traced(pick: list[list[str]], due: list[int], done: list[int]) -> Answers:
    found: Answers = {}
    row = column = 0
    while row < len(done):
        step = pick[row][column]
        if step == "both":
            found[done[row]] = due[column]
        row += step != "duty"
        column += step != "act"
    return found
