"""What a move would do, in positions given in notation."""

import pytest

from engines.crosswise import CROSSWISE
from engines.game import Preview
from engines.reversi import REVERSI
from engines.triominos.game import TRIOMINOS
from tests.engines.crosswise_positions import position
from tests.engines.test_triominos_bonus import BRIDGE, HEXAGON
from tests.engines.triominos_positions import move_to, state, tile_of


def test_reversi_tells_the_discs_that_turn_and_how_many_more_there_are() -> None:
    view = REVERSI.view(REVERSI.start("reversi first=1 position=start"), None)
    assert REVERSI.preview(view, "c4") == Preview(("d4",), 2)


@pytest.mark.parametrize(
    ("move", "preview"),
    [
        ("red.c1", Preview((), 0)),
        ("red.a2", Preview((), 2)),
        ("move.a1.c2", Preview(("a1",), -1)),
        ("remove.e1", Preview(("e1",), 0)),
        ("remove.a1", Preview(("a1",), -1)),
        ("replace.red.e1", Preview(("e1",), 0)),
        ("swap.a1.e1", Preview(("a1", "e1"), -1)),
    ],
)
def test_crosswise_tells_what_moves_and_what_the_own_lines_gain(
    move: str, preview: Preview
) -> None:
    at = position(
        "r---y- ------ ------ ------ ------ r-----", "red move remove replace swap", "red"
    )
    assert CROSSWISE.preview(CROSSWISE.view(at, at.turn), move) == preview


@pytest.mark.parametrize(("place", "bonus"), [(HEXAGON, 50), (BRIDGE, 40)])
def test_triominos_tells_the_points_with_bonuses(place: tuple[str, str], bonus: int) -> None:
    board, tile = place
    own = tile_of(tile)
    at = state(board, f"{own} 555", "000 111", market="222")
    preview = TRIOMINOS.preview(TRIOMINOS.view(at, 0), move_to(at, tile))
    assert preview == Preview((), sum(map(int, own)) + bonus)


def test_triominos_tells_25_for_going_out_but_not_the_digits_left_elsewhere() -> None:
    own = tile_of(HEXAGON[1])
    at = state(HEXAGON[0], own, "000 111", market="222")
    preview = TRIOMINOS.preview(TRIOMINOS.view(at, 0), move_to(at, HEXAGON[1]))
    assert preview.points == sum(map(int, own)) + 50 + 25


def test_triominos_tells_what_drawing_and_passing_cost() -> None:
    at = state(HEXAGON[0], "222", "000 111", market="222")
    assert TRIOMINOS.preview(TRIOMINOS.view(at, 0), "draw") == Preview((), -5)
    at = state(HEXAGON[0], "222", "000 111")
    assert TRIOMINOS.preview(TRIOMINOS.view(at, 0), "pass") == Preview((), -10)
