from engines.triominos.board import Board, corners, neighbours, points_up
from engines.triominos.tiles import TILES
from tests.engines.triominos_positions import board, laid

ONE = board("0,0:035")
RING_OF_FIVE = board("0,1:035 0,2:335 1,2:534 1,1:544 1,0:554")


def places(at: Board) -> dict[str, tuple[int, int]]:
    return {spot.place: spot.cell for spot in at.spots}


def fits(at: Board, tile: str) -> list[str]:
    return [f"{fit.cell[0]},{fit.cell[1]}:{''.join(map(str, fit.digits))}" for fit in at.fits(tile)]


def test_cells_alternate_between_pointing_up_and_down() -> None:
    assert [points_up((0, column)) for column in range(4)] == [True, False, True, False]
    assert not points_up((1, 0))


def test_neighbours_share_two_corners_and_no_other_cell_does() -> None:
    for cell in ((0, 0), (0, 1), (-3, 2)):
        around = [
            (cell[0] + down, cell[1] + right) for down in (-1, 0, 1) for right in range(-3, 4)
        ]
        sharing = {other for other in around if len({*corners(cell)} & {*corners(other)}) == 2}
        assert sharing == set(neighbours(cell))


def test_six_cells_meet_at_a_corner() -> None:
    cells = [(row, column) for row in range(-3, 4) for column in range(-5, 6)]
    assert sum((1, 2) in corners(cell) for cell in cells) == 6


def test_the_first_tile_of_a_round_goes_to_place_1() -> None:
    assert places(Board()) == {"1": (0, 0)}
    assert fits(Board(), "035") == ["0,0:035"]


def test_places_are_all_free_cells_at_an_edge_from_top_to_bottom_then_left_to_right() -> None:
    assert places(ONE) == {"1": (0, -1), "2": (0, 1), "3": (1, 0)}
    two = board("0,0:035 1,0:533")
    assert places(two) == {"1": (0, -1), "2": (0, 1), "3": (1, -1), "4": (1, 1)}


def test_a_place_that_no_tile_can_fill_has_a_name_all_the_same() -> None:
    at = board("0,0:225 0,1:232 0,2:302 1,2:201 1,1:211")
    assert places(at)["4"] == (1, 0)
    assert "4" not in {fit.place for tile in TILES for fit in at.fits(tile)}


def test_a_tile_is_laid_edge_to_edge_with_both_digits_equal() -> None:
    assert fits(ONE, "335") == ["1,0:533"]
    assert fits(ONE, "333") == []


def test_a_tile_does_not_fit_where_only_one_digit_of_the_edge_is_equal() -> None:
    assert fits(ONE, "334") == []


def test_a_tile_turns_to_fit_but_does_not_flip() -> None:
    assert fits(ONE, "345") == ["1,0:534"]
    assert fits(ONE, "034") == []


def test_every_further_edge_and_corner_touched_must_be_equal() -> None:
    there = {fit.tile for tile in TILES for fit in RING_OF_FIVE.fits(tile) if fit.cell == (0, 0)}
    assert there == {"055"}


def test_a_corner_touched_without_an_edge_must_be_equal() -> None:
    at = board("1,0:033 1,1:353 1,2:345 0,2:443 0,3:404 -1,3:504 -1,2:454 -1,1:441")
    there = {fit.tile for tile in TILES for fit in at.fits(tile) if fit.cell == (0, 0)}
    assert there == {"013"}


def test_the_board_counts_how_many_tiles_meet_at_a_corner() -> None:
    assert RING_OF_FIVE.meeting((1, 2)) == 5
    assert RING_OF_FIVE.meeting((9, 9)) == 0


def test_a_board_is_equal_to_one_made_by_laying_the_same_tiles() -> None:
    assert Board().lay(laid("0,0:035", 1)) == ONE
