"""Hexagons and bridges on hand-made boards."""

import pytest

from engines.triominos.board import Board, neighbours
from engines.triominos.bonus import Bonus, bonus
from engines.triominos.rules import points
from tests.engines.triominos_positions import board, fit, laid

FIVE = "0,1:035 0,2:335 1,2:534 1,1:544 1,0:554"
HEXAGON = (FIVE, "0,0:055")
THREE_NEIGHBOURS = (
    "0,1:233 0,2:353 1,2:351 1,1:313 1,0:033 1,-1:034 1,-2:004 1,-3:045 1,-4:005 0,-4:000 0,-3:010"
    " -1,-3:110 -1,-2:111 -1,-1:121 0,-1:120",
    "0,0:230",
)
TWO_AT_ONCE = (
    "0,1:114 0,2:124 1,2:422 1,1:424 1,0:444 1,-1:445 1,-2:045 0,-2:040 0,-1:014",
    "0,0:144",
)
THREE_AT_ONCE = (
    "0,1:134 0,2:334 1,2:434 1,1:440 1,0:040 1,-1:003 1,-2:503 0,-2:005 0,-1:010 -1,-1:110 -1,0:111"
    " -1,1:131",
    "0,0:140",
)
CHAIN = "1,0:033 1,1:353 1,2:345 0,2:443 0,3:404 -1,3:504 -1,2:454"
BRIDGE = (f"{CHAIN} -1,1:441", "0,0:130")
BRIDGE_TO_TWO = (f"{CHAIN} -1,1:442 -1,0:242", "0,0:230")
TWO_EDGES = (f"{CHAIN} -1,1:442 -1,0:242 -1,-1:221 0,-1:120", "0,0:230")
FIFTH = ("0,2:115 1,2:513 1,1:533 1,0:453", "0,0:454")


def found(position: tuple[str, str]) -> Bonus:
    before, tile = board(position[0]), laid(position[1])
    assert tile.cell in [spot.cell for spot in before.spots]
    return bonus(before, tile.cell)


def scored(position: tuple[str, str]) -> int:
    """The points beyond the digits of the tile."""
    tile = fit(position[1])
    return points(board(position[0]), tile) - sum(tile.digits)


def edges(position: tuple[str, str]) -> int:
    return sum(cell in board(position[0]).cells for cell in neighbours(laid(position[1]).cell))


def test_the_sixth_tile_around_a_point_completes_a_hexagon_for_50() -> None:
    assert found(HEXAGON) == Bonus(hexagons=((1, 2),))
    assert scored(HEXAGON) == 50


def test_the_fifth_tile_around_a_point_earns_nothing() -> None:
    assert found(FIFTH) == Bonus()
    assert scored(FIFTH) == 0


def test_a_hexagon_closed_by_a_tile_that_touches_three_neighbours_is_one_hexagon() -> None:
    assert edges(THREE_NEIGHBOURS) == 3
    assert found(THREE_NEIGHBOURS) == Bonus(hexagons=((1, 2),))
    assert scored(THREE_NEIGHBOURS) == 50


def test_two_hexagons_at_once_earn_100() -> None:
    assert found(TWO_AT_ONCE) == Bonus(hexagons=((1, 2), (1, 0)))
    assert scored(TWO_AT_ONCE) == 100


def test_three_hexagons_at_once_earn_150() -> None:
    assert found(THREE_AT_ONCE) == Bonus(hexagons=((0, 1), (1, 2), (1, 0)))
    assert scored(THREE_AT_ONCE) == 150


def test_a_bridge_shares_one_edge_and_touches_with_the_opposite_corner_for_40() -> None:
    assert edges(BRIDGE) == 1
    assert found(BRIDGE) == Bonus(bridges=((0, 1),))
    assert scored(BRIDGE) == 40


def test_a_bridge_whose_opposite_corner_touches_two_tiles_earns_40_once() -> None:
    assert board(BRIDGE_TO_TWO[0]).meeting((0, 1)) == 2
    assert found(BRIDGE_TO_TWO) == Bonus(bridges=((0, 1),))
    assert scored(BRIDGE_TO_TWO) == 40


def test_a_tile_with_two_edges_is_no_bridge_whatever_its_corners_touch() -> None:
    assert edges(TWO_EDGES) == 2
    assert found(TWO_EDGES) == Bonus()
    assert scored(TWO_EDGES) == 0


def test_a_corner_on_the_shared_edge_that_touches_more_tiles_makes_no_bridge() -> None:
    assert edges(FIFTH) == 1
    assert board(FIFTH[0]).meeting((1, 2)) == 4
    assert found(FIFTH) == Bonus()


def test_a_tile_at_the_end_of_a_chain_is_no_bridge() -> None:
    chain = (CHAIN, "-1,1:441")
    assert edges(chain) == 1
    assert found(chain) == Bonus()


def test_the_first_tile_of_a_round_is_no_bridge() -> None:
    assert bonus(Board(), (0, 0)) == Bonus()


@pytest.mark.parametrize(
    "position", [HEXAGON, THREE_NEIGHBOURS, TWO_AT_ONCE, THREE_AT_ONCE, BRIDGE, BRIDGE_TO_TWO]
)
def test_a_tile_already_laid_has_earned_what_it_earned_when_it_was_laid(
    position: tuple[str, str],
) -> None:
    after = board(" ".join(position))
    assert bonus(after, laid(position[1]).cell) == found(position)


@pytest.mark.parametrize("position", [THREE_NEIGHBOURS, TWO_AT_ONCE, THREE_AT_ONCE, BRIDGE])
def test_the_hand_made_boards_could_have_been_laid(position: tuple[str, str]) -> None:
    tiles = [laid(text) for text in " ".join(position).split()]
    at = Board().lay(tiles[0])
    for tile in tiles[1:]:
        (here,) = [each for each in at.fits(tile.tile) if each.cell == tile.cell]
        assert here.digits == tile.digits
        at = at.lay(tile)
    assert len({tile.tile for tile in tiles}) == len(tiles)
