from itertools import product

import pytest

from engines.triominos.tiles import FITTING, TILES, digits, is_tile, is_triple, turns, value


def test_there_are_56_tiles() -> None:
    assert len(TILES) == len(set(TILES)) == 56


def test_the_tiles_are_every_rising_triple_of_0_to_5() -> None:
    triples = {f"{a}{b}{c}" for a, b, c in product(range(6), repeat=3) if a <= b <= c}
    assert set(TILES) == triples


@pytest.mark.parametrize("text", ["053", "530", "006", "03", "0355", "", "abc"])
def test_a_text_that_is_no_rising_triple_names_no_tile(text: str) -> None:
    assert not is_tile(text)


def test_tiles_turn_so_that_035_lies_in_three_ways() -> None:
    assert turns("035") == ((0, 3, 5), (3, 5, 0), (5, 0, 3))


def test_tiles_do_not_flip_so_that_035_never_reads_0_5_3_clockwise() -> None:
    assert (0, 5, 3) not in turns("035")


def test_a_triple_lies_in_one_way() -> None:
    assert turns("444") == ((4, 4, 4),)
    assert [tile for tile in TILES if is_triple(tile)] == ["000", "111", "222", "333", "444", "555"]


def test_a_tile_is_worth_the_sum_of_its_digits() -> None:
    assert value("035") == 8
    assert sum(map(value, TILES)) == 420


@pytest.mark.parametrize("tile", TILES)
def test_at_most_one_turn_of_a_tile_fits_an_edge(tile: str) -> None:
    a, b, _ = digits(tile)
    lying = [turn for turn in turns(tile) if turn[:2] == (a, b)]
    assert lying == [FITTING[a, b, None][tile]]


def test_nothing_fits_where_the_corners_read_0_5_3_clockwise() -> None:
    assert (0, 5, 3) not in FITTING


def test_an_edge_of_one_digit_takes_six_tiles() -> None:
    assert sorted(FITTING[5, 5, None]) == ["055", "155", "255", "355", "455", "555"]
