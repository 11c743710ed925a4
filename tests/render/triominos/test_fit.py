"""Where the tiles stand."""

from render.triominos.fit import Bounds, Load, fitted, whole
from tests.render.triominos.positions import played


def test_the_layout_fills_the_felt_from_one_tile_to_many() -> None:
    assert whole([(0, 0)], Load()).edge == 208
    ten = [tile.cell for tile in played(10).laid]
    forty = [tile.cell for tile in played(40).laid]
    for cells in (ten, forty):
        edge = Bounds.of(cells).largest_edge()
        width, height = Bounds.of(cells).size(edge + 2)
        assert edge == 208 or width > 872 or height > 944
        assert edge % 2 == 0


def test_the_layout_is_centred() -> None:
    layout = whole([(0, 0), (0, 1), (0, 2)], Load())
    left, right = layout.corner((1, 0))[0], layout.corner((1, 4))[0]
    assert left + right == 960 - 32


def test_below_an_edge_of_76_only_the_part_around_the_last_tile_is_shown() -> None:
    cells = [(0, column) for column in range(40)]
    layout = fitted(cells, [(0, 39)], Load())
    assert (layout.edge, layout.beyond) == (76, ("left",))
    assert layout.corner((0, 41))[0] <= 928
    assert fitted(cells, [(0, 20)], Load()).beyond == ("left", "right")
    assert fitted(cells[:22], [(0, 0)], Load()).beyond == ()


def test_what_must_be_seen_is_seen_even_if_edges_get_smaller() -> None:
    cells = [(0, column) for column in range(40)]
    layout = fitted(cells, [(0, 0), (0, 39)], Load())
    assert layout.edge < 76
    assert 0 <= layout.corner((1, 0))[0] < layout.corner((0, 41))[0] <= 928
