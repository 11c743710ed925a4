"""Where the tiles stand."""

from itertools import pairwise

from render.look import LARGE
from render.triominos.fit import EDGES, LatticeBounds, Load, fitted, whole
from render.triominos.sizes import SIZES
from tests.render.triominos.positions import played

FITTING = SIZES[""].fitting


def test_the_layout_fills_the_felt_from_one_tile_to_many() -> None:
    assert whole([(0, 0)], Load(), FITTING).edge == 208
    ten = [tile.cell for tile in played(10).laid]
    forty = [tile.cell for tile in played(40).laid]
    for cells in (ten, forty):
        edge = LatticeBounds.of(cells).largest_edge(FITTING.room)
        larger = EDGES[EDGES.index(edge) - 1]
        width, height = LatticeBounds.of(cells).size(larger)
        assert edge == EDGES[0] or width > 872 or height > 944


def test_every_edge_is_even_and_the_next_one_hardly_smaller() -> None:
    assert all(edge % 2 == 0 for edge in EDGES)
    assert all(less < edge <= 1.1 * less for edge, less in pairwise(EDGES))
    assert {SIZES[size].fitting.smallest for size in SIZES} <= {*EDGES}


def test_the_layout_is_centred() -> None:
    layout = whole([(0, 0), (0, 1), (0, 2)], Load(), FITTING)
    left, right = layout.corner((1, 0))[0], layout.corner((1, 4))[0]
    assert left + right == 960 - 32


def test_below_an_edge_of_76_only_the_part_around_the_last_tile_is_shown() -> None:
    cells = [(0, column) for column in range(40)]
    layout = fitted(cells, [(0, 39)], Load(), FITTING)
    assert (layout.edge, layout.beyond) == (76, ("left",))
    assert layout.corner((0, 41))[0] <= 928
    assert fitted(cells, [(0, 20)], Load(), FITTING).beyond == ("left", "right")
    assert fitted(cells[:22], [(0, 0)], Load(), FITTING).beyond == ()


def test_what_must_be_seen_is_seen_even_if_edges_get_smaller() -> None:
    cells = [(0, column) for column in range(40)]
    layout = fitted(cells, [(0, 0), (0, 39)], Load(), FITTING)
    assert layout.edge < 76
    assert 0 <= layout.corner((1, 0))[0] < layout.corner((0, 41))[0] <= 928


def test_in_large_print_no_tile_is_too_small_for_its_digits() -> None:
    """Beyond 22 half edges a picture becomes wider, be all or only a part of it needed."""
    large = SIZES[LARGE].fitting
    for columns in (20, 21, 22, 30):
        cells = [(0, column) for column in range(columns)]
        for layout in (whole(cells, Load(), large), fitted(cells, cells, Load(), large)):
            assert layout.edge >= large.least == 82
            assert layout.width == max(928, (columns + 1) * 41 + 56) if columns > 21 else 928
            assert layout.beyond == ()
            assert layout.box(cells[0])[0] >= 10
            assert layout.box(cells[-1])[0] + layout.edge <= layout.width - 10
    assert SIZES[LARGE].digit.size(large.least) == 38
    part = fitted([(0, column) for column in range(40)], [(0, 39)], Load(), large)
    assert part.width == 928 and part.beyond == ("left",)
