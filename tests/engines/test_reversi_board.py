import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.reversi import board
from engines.reversi.position import START, Position, parse
from tests.bench.perft import LEAVES, perft

STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def slow_flips(own: int, other: int, placed: int) -> int:
    """What the rules say, cell by cell."""
    at, turned = placed.bit_length() - 1, 0
    for dx, dy in STEPS:
        column, row, run = at % 8 + dx, at // 8 + dy, 0
        while 0 <= column < 8 and 0 <= row < 8 and other >> (8 * row + column) & 1:
            run |= 1 << (8 * row + column)
            column, row = column + dx, row + dy
        if 0 <= column < 8 and 0 <= row < 8 and own >> (8 * row + column) & 1:
            turned |= run
    return turned


@st.composite
def discs(draw: st.DrawFn) -> tuple[int, int]:
    """Any two sets of cells without a common one, half of the board on average."""
    own, other = (draw(st.integers(0, board.FULL)) for _ in range(2))
    return own & ~other, other


def test_cells_are_named_by_column_and_row_from_the_top_left() -> None:
    assert board.CELLS[0] == "a1"
    assert board.CELLS[7] == "h1"
    assert board.CELLS[8] == "a2"
    assert board.CELLS[63] == "h8"


def test_a_cell_and_its_bit_are_inverse() -> None:
    assert [board.cell(board.bit(cell)) for cell in board.CELLS] == list(board.CELLS)
    assert board.bit("a1") == 1


@pytest.mark.parametrize("text", ["", "a", "a0", "a9", "i1", "A1", "a1 ", "a11", "１a", "a１"])
def test_nothing_else_is_a_cell(text: str) -> None:
    assert not board.is_cell(text)


def test_white_starts_on_d4_and_e5_and_black_on_d5_and_e4() -> None:
    assert board.cells(START.white) == ("d4", "e5")
    assert board.cells(START.black) == ("e4", "d5")
    assert START.colour == "black"


@given(discs())
def test_runs_closed_from_the_placed_disc_flip_in_all_eight_directions(
    position: tuple[int, int],
) -> None:
    own, other = position
    for placed in board.bits(board.FULL & ~(own | other)):
        assert board.flips(own, other, placed) == slow_flips(own, other, placed)


@given(discs())
def test_a_move_is_an_empty_cell_that_flips_something(position: tuple[int, int]) -> None:
    own, other = position
    empty = board.FULL & ~(own | other)
    assert list(board.bits(board.moves(own, other))) == [
        placed for placed in board.bits(empty) if slow_flips(own, other, placed)
    ]


def test_runs_do_not_wrap_round_the_sides() -> None:
    assert board.moves(board.bit("g1"), board.bit("h1")) == 0
    assert board.moves(board.bit("b2"), board.bit("a2") | board.bit("h1")) == 0


@pytest.mark.parametrize("depth", range(7))
def test_perft_from_the_start(depth: int) -> None:
    assert perft(START.black, START.white, depth) == LEAVES[depth]


@given(discs(), st.sampled_from(["black", "white"]))
def test_the_text_of_a_position_and_the_position_are_inverse(
    position: tuple[int, int], colour: str
) -> None:
    assert parse(str(Position(*position, colour))) == Position(*position, colour)


def test_a_position_is_read_row_by_row_with_x_for_black_and_o_for_white() -> None:
    found = parse("XO" + 62 * "-" + "O")
    assert found == Position(black=board.bit("a1"), white=board.bit("b1"), colour="white")


@pytest.mark.parametrize("side", ["X", " X", "/X", "x"])
def test_the_side_to_move_may_stand_apart(side: str) -> None:
    assert parse("XO" + 62 * "-" + side) == parse("XO" + 62 * "-" + "X")


@pytest.mark.parametrize("text", ["", 64 * "-", 63 * "-" + "X", 65 * "-" + "X", 64 * "." + "X"])
def test_anything_else_is_no_position(text: str) -> None:
    assert parse(text) is None
