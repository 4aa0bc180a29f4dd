"""What a whole file or session comes to: counts, costs and the mark."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from trainer.grading.verdicts import Code, RoundGrade


class Summary(Struct, frozen=True):
    """`mistakes` counts each code; costs are in cents, by who would have lost them; `mark` is 0 to 100."""

    rounds: int
    duties: int
    right: int
    mistakes: dict[Code, int]
    cost_house: int
    cost_player: int
    mark: int


def summarise(grades: Sequence[RoundGrade]) -> Summary:
    """The rounds together. The mark is the share of right acts among duties and acts too many, rounded down."""
    duties = sum(len(grade.duties) for grade in grades)
    verdicts = [verdict for grade in grades for verdict in grade.verdicts]
    right = sum(verdict.right for verdict in verdicts)
    beyond = sum(verdict.answered is None for verdict in verdicts)
    mistakes = [mistake for grade in grades for mistake in grade.mistakes]
    costs = Counter[str]()
    for mistake in mistakes:
        if mistake.cost is not None and mistake.against is not None:
            costs[mistake.against] += mistake.cost
    return Summary(
        rounds=len(grades),
        duties=duties,
        right=right,
        mistakes=dict(Counter(mistake.code for mistake in mistakes)),
        cost_house=costs["house"],
        cost_player=costs["player"],
        mark=100 * right // (duties + beyond) if duties + beyond else 100,
    )
