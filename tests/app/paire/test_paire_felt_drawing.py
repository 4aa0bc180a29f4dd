"""The Pair'e Poker felt drawn: every stake where it lies, and whose it is, at every size (PP-1, 2, 4)."""

from collections.abc import Iterable

import pytest
from rich.style import Style

from trainer.app.felt.canvas import Canvas, Spot
from trainer.app.felt.cards import Pack
from trainer.app.paire.felt import Marks, draw_felt
from trainer.app.paire.layout import SMALLEST, layout
from trainer.app.paire.palette import palette
from trainer.cards import parse_card
from trainer.games.paire_poker.facts import Limits
from trainer.games.paire_poker.felt import BETS
from trainer.games.paire_poker.table import CardCell, FeltView, Stake
from trainer.wording.language import load

SIZES = (SMALLEST, (80, 18), (100, 30), (120, 34))
PLAIN = palette(lambda _: Style())
EMPTY = (CardCell(1), CardCell(2), CardCell(3))


def drawn(
    stakes: Iterable[Stake], size: tuple[int, int] = (80, 18), *, language: str = "en",
    cells: tuple[CardCell, ...] = EMPTY, marks: Marks | None = None,
) -> Canvas:  # fmt: skip
    view = FeltView(Limits(200, 1000, 200), tuple(stakes), cells)
    pack = Pack(load("fr" if language == "fr" else "en"), PLAIN.felt)
    return draw_felt(view, *size, marks or Marks(), pack, PLAIN)


def lines(canvas: Canvas) -> list[str]:
    return ["".join(signs) for signs in canvas._signs]


def places(canvas: Canvas) -> dict[Spot, tuple[float, float]]:
    """The middle of what is written for each stake: its column and its row."""
    found: dict[Spot, list[tuple[int, int]]] = {}
    for y in range(canvas.height):
        for x in range(canvas.width):
            spot = canvas.at(x, y)
            if spot is not None:
                found.setdefault(spot, []).append((x, y))
    return {
        spot: (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
        for spot, cells in found.items()
    }


@pytest.mark.parametrize("size", SIZES)
def test_pp_4_every_bet_has_a_place_of_its_own_where_five_players_stake_beside_each_other(
    size: tuple[int, int],
) -> None:
    stakes = [Stake(player, bet, 200) for bet in BETS for player in (1, 2, 3, 4, 5)]
    assert set(places(drawn(stakes, size))) == {Spot(stake.player, bet=stake.bet) for stake in stakes}


@pytest.mark.parametrize("state", ["lying", "paid"])
@pytest.mark.parametrize("size", SIZES)
def test_a_stake_alone_on_its_bet_is_written_in_full(size: tuple[int, int], state: str) -> None:
    for bet in BETS.values():
        stake = Stake(3, bet.name, 1000) if state == "lying" else Stake(3, bet.name, 200, "paid", 100000)
        shown = "\n".join(lines(drawn([stake], size)))
        own = not bet.values
        assert ("10" if own else "3▌10") in shown if state == "lying" else "+1000" in shown, bet.name


def test_pp_4_ace_and_joker_span_both_rows_at_the_ends() -> None:
    canvas = drawn([Stake(1, "A", 200), Stake(1, "joker", 200), Stake(1, "2", 200), Stake(1, "8", 200)])
    plan, at = layout(80, 18), places(canvas)
    assert at[Spot(1, bet="A")][0] < at[Spot(1, bet="2")][0] < at[Spot(1, bet="joker")][0]
    upper, lower = at[Spot(1, bet="2")][1], at[Spot(1, bet="8")][1]
    assert upper < plan.line < lower
    assert "A" in lines(canvas)[plan.line][: plan.lines[0]]
    assert lines(canvas)[plan.line].rstrip(" │").endswith("Joker")
    for y in range(plan.upper.start, plan.lower.stop):
        assert "─" not in lines(canvas)[y][: plan.lines[0]]
        assert "─" not in lines(canvas)[y][plan.lines[-1] + 1 :]


@pytest.mark.parametrize("bet", [bet for bet in BETS.values() if bet.spot is not None and len(bet.values) > 1])
def test_pp_4_a_stake_on_several_values_lies_between_their_cells(bet: object) -> None:
    name, values = getattr(bet, "name", ""), getattr(bet, "values", ())
    for size in SIZES:
        stakes = [Stake(1, name, 200), *(Stake(2, value, 200) for value in values)]
        plan, at = layout(*size), places(drawn(stakes, size))
        x, y = at[Spot(1, bet=name)]
        others = [at[Spot(2, bet=value)] for value in values]
        ends = {"A", "joker"} & set(values)
        assert min(column for column, _ in others) - 1 <= x <= max(column for column, _ in others) + 1
        if len(values) > 2:
            assert y in (float(plan.line),)
            assert min(abs(x - line) for line in plan.lines) <= 1
        elif not ends and others[0][1] == others[1][1]:
            assert min(abs(x - line) for line in plan.lines) <= 1


def test_pp_2_the_row_of_pairs_has_fifteen_cells_whose_ends_are_one_bet() -> None:
    canvas = drawn([Stake(player, "pair joker", 200) for player in (1, 2, 3, 4, 5)])
    row = lines(canvas)[layout(80, 18).pair_rows.start]
    names = row.strip(" │").replace("│", " ").split()
    assert names == ["Joker", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "Joker"]
    at = places(canvas)
    assert at[Spot(1, bet="pair joker")][0] < 40 < at[Spot(5, bet="pair joker")][0]


def test_pp_2_the_cards_lie_third_second_first_from_left_to_right() -> None:
    cards = [parse_card(token) for token in ("7h", "Ks", "joker")]
    cells = tuple(CardCell(number, "turned", card) for number, card in enumerate(cards, start=1))
    canvas = drawn([], cells=cells, marks=Marks(names=("First card", "Second card", "Third card")))
    rail = lines(canvas)[layout(80, 18).rail.start]
    assert rail.index("Joker") < rail.index("Third") < rail.index("K♠") < rail.index("Second") < rail.index("7♥")


def test_pp_6_a_card_that_is_not_turned_shows_nothing_of_itself() -> None:
    face_down = (CardCell(1, "face-down"), CardCell(2, "face-down"), CardCell(3, "face-down"))
    rail = "".join(lines(drawn([], cells=face_down))[layout(80, 18).rail.start :])
    assert not set("♠♥♦♣") & set(rail)


def test_pp_2_each_player_has_four_cells_of_his_own() -> None:
    stakes = [Stake(2, "red", 700), Stake(2, "black", 800), Stake(2, "any pair", 200), Stake(2, "poker hand", 200)]
    at = places(drawn(stakes))
    plan = layout(80, 18)
    for bet in ("red", "black", "any pair", "poker hand"):
        x, y = at[Spot(2, bet=bet)]
        assert plan.players[1].start <= x < plan.players[1].stop
        assert y in plan.own


def test_a_collected_stake_lies_on_the_common_felt_no_more() -> None:
    assert places(drawn([Stake(1, "7", 200, "collected"), Stake(1, "pair 7", 200, "collected")])) == {}


def test_pp_10_what_was_put_down_where_the_felt_has_no_bet_is_seen_at_its_players_place() -> None:
    canvas = drawn([Stake(5, "7-8", 200, "offered")])
    plan = layout(80, 18)
    assert "7-8▌2" in lines(canvas)[plan.tops[0]]
    assert canvas.at(plan.players[4].start + 5, plan.tops[0]) == Spot(5, bet="7-8")


def test_french_cards_and_words_on_the_felt() -> None:
    shown = "\n".join(lines(drawn([], language="fr")))
    assert " V " in shown
    assert " D " in shown
    assert " R " in shown
    assert " Q " not in shown
