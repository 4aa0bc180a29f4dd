"""The drawn tables: everything lies where it does on the felt."""

import re
from itertools import pairwise

from sheet_files import BUNDLED, NATURALS, PAIRE, scenario

from trainer.games.paire_poker.facts import PaireRound
from trainer.games.twentyone.facts import Round
from trainer.reports.sheets import paire_picture, twentyone_picture
from trainer.reports.sheets.picture import Box, Disc, Label, Line, Picture, Pip
from trainer.reports.sheets.suits import outlines
from trainer.rules import PairePokerRules, TwentyOneRules
from trainer.scenarios import Scenario
from trainer.scenarios.files import load as load_file
from trainer.wording.language import Language, load

ENGLISH, FRENCH = load("en"), load("fr")


def _drawn(found: Scenario, language: Language = ENGLISH, number: int = 1) -> Picture:
    facts, rules = found.rounds[number - 1], found.rules
    if isinstance(facts, PaireRound) and isinstance(rules, PairePokerRules):
        return paire_picture.picture(facts, rules, language)
    assert isinstance(facts, Round)
    assert isinstance(rules, TwentyOneRules)
    return twentyone_picture.picture(facts, rules, language)


def _labels(picture: Picture, text: str) -> list[Label]:
    return [shape for shape in picture.shapes if isinstance(shape, Label) and shape.text == text]


def test_boxes_lie_from_left_to_right_as_the_croupier_sees_them() -> None:
    picture = _drawn(scenario(NATURALS))
    numbers = [_labels(picture, str(number))[0] for number in (1, 2, 3, 5, 7)]
    assert [label.x for label in numbers] == sorted(label.x for label in numbers)
    assert _labels(picture, "BANK")[0].y > max(label.y for label in numbers)
    ten, king = _labels(picture, "10")[0], _labels(picture, "K")[0]
    assert ten.x < king.x


def test_each_card_bears_its_rank_and_its_suit() -> None:
    picture = _drawn(scenario(NATURALS), FRENCH)
    ranks = [shape.text for shape in picture.shapes if isinstance(shape, Label) and shape.bold and shape.size == 8.5]
    assert [rank for rank in ranks if rank not in ("10", "50")] == ["6", "4", "R", "A", "9", "8", "2", "4", "R"]
    assert ranks.count("10") == 3  # two stakes and a card
    suits = "".join(shape.suit for shape in picture.shapes if isinstance(shape, Pip))
    # One sign in a card's corner, a second one where the next card leaves it in sight.
    assert re.fullmatch("s+c+d+h+c+s+h+c+d+d+", suits)


def test_suits_differ_by_shape_alone() -> None:
    assert len({outlines(suit) for suit in ("s", "h", "d", "c", "")}) == 5
    for suit in ("s", "h", "d", "c", ""):
        assert all(abs(x) <= 0.5 and abs(y) <= 0.501 for polygon in outlines(suit) for x, y in polygon)


def test_seven_boxes_with_split_hands_stay_within_the_table() -> None:
    found = load_file(BUNDLED / "poker21/6-full-tables/05-everything-at-once.toml").scenario
    assert found is not None
    for number in range(1, len(found.rounds) + 1):
        picture = _drawn(found, FRENCH, number)
        for shape in picture.shapes:
            right = shape.x + (shape.width if isinstance(shape, Box) else 0.0)
            below = shape.y + (shape.height if isinstance(shape, Box) else 0.0)
            assert shape.x >= -0.01
            assert right <= picture.width + 0.01
            assert shape.y >= -0.01
            assert below <= picture.height + 0.01


def _stakes(picture: Picture) -> list[tuple[str, float, float]]:
    """Each stake's player, and the middle of its disc: the black ones are players' alone."""
    discs = [shape for shape in picture.shapes if isinstance(shape, Disc) and shape.fill == "black"]
    numbers = [shape.text for shape in picture.shapes if isinstance(shape, Label) and shape.ink == "white"]
    return [(number, disc.x, disc.y) for number, disc in zip(numbers, discs, strict=True)]


def _values(picture: Picture) -> tuple[list[float], float]:
    """Where the lines between the values' columns are, and the one between their two rows."""
    lines = [shape for shape in picture.shapes if isinstance(shape, Line)]
    upright = [line.x for line in lines if line.x == line.to_x]
    return upright, next(line.y for line in lines if line.y == line.to_y)


def test_paire_poker_stakes_lie_on_their_cells_lines_and_corners() -> None:
    picture = _drawn(scenario(PAIRE))
    columns, middle = _values(picture)
    boxes = [
        shape for shape in picture.shapes if isinstance(shape, Box) and shape.fill == "white" and shape.radius == 2.0
    ]
    seated = {(number, round(box.x + box.width / 2, 2), round(box.y + 2.0, 2))
              for (number, _, _), box in zip(_stakes(picture), boxes, strict=True)}  # fmt: skip
    # The seven is the last cell of the upper row; 7-K-joker lies where it, the king and the joker meet;
    # 2-3-8-9 where the second and the third column of cells meet between the rows.
    assert ("2", round(columns[6], 2), round(middle, 2)) in seated
    assert ("4", round(columns[1], 2), round(middle, 2)) in seated
    upper = [(x, y) for number, x, y in seated if number == "2" and columns[5] < x < columns[6] and y < middle]
    assert len(upper) == 1


def test_stakes_on_one_spot_lie_below_each_other() -> None:
    bets = '[{ on = "7", stake = 2 }, { on = "red", stake = 2 }]'
    players = "\n".join(f"[[rounds.players]]\nplayer = {number}\nbets = {bets}\n" for number in range(1, 6))
    crowded = PAIRE[: PAIRE.index("[[rounds.players]]")] + players
    columns, middle = _values(_drawn(scenario(crowded)))
    heights = sorted(y for _, x, y in _stakes(_drawn(scenario(crowded))) if columns[5] < x < columns[6])[1:]
    assert len(heights) == 5  # the first, farthest from the croupier, lies on a player's own cell
    assert all(lower - upper >= 4.0 for upper, lower in pairwise(heights))
    assert heights[-1] + 2.0 <= middle


def test_the_joker_pair_lies_on_the_left_joker_cell() -> None:
    text = PAIRE.replace('{ on = "pair 7", stake = 2 }', '{ on = "pair joker", stake = 2 }')
    _, x, _ = max(_stakes(_drawn(scenario(text))), key=lambda stake: stake[2])
    assert x < 180 / 15
