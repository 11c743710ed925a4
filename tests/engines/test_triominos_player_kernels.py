"""The compiled round against the rules: whatever one does, so does the other."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from engines.triominos import TRIOMINOS
from engines.triominos.board import Board, Fit
from engines.triominos.player.kernels import lattice, turns
from engines.triominos.player.kernels.layout import (
    BLOCKED,
    CELLS,
    DRAWN,
    HANDS,
    MARKET_SIZE,
    NOBODY,
    NUMBER,
    NUMBERED,
    OUT,
    OVER,
    PASSES,
    PLACES,
    RUNNING,
    SCORES,
    SIZE,
    TAKERS,
    TURN,
    VALUE,
    WINNER,
)
from engines.triominos.player.position import RoundPosition, number_of, set_of
from engines.triominos.rules import points
from engines.triominos.state import DRAW, PASS, TriominosState
from engines.triominos.tiles import TILES, value
from tests.engines.triominos_positions import state as made

HANDS_DEALT = {2: ("7", "8", "16"), 3: ("7",), 4: ("7",)}
CASES = [
    (seats, hand, number)
    for seats in HANDS_DEALT
    for hand in HANDS_DEALT[seats]
    for number in range(8)
]


def begun(seats: int, hand: str, number: int) -> TriominosState:
    return TRIOMINOS.start(TRIOMINOS.deal(seats, {"hand": hand}, f"{number:064x}"))


def position(at: TriominosState) -> RoundPosition:
    """The same round in memory."""
    assert at.turn is not None
    found = RoundPosition.of(at.board.laid, at.turn, at.score)
    found.hold(at.hands, at.market, at.passes)
    return found


def fits(seen: RoundPosition) -> set[tuple[int, int]]:
    """Every cell and tile that the seat to move can lay."""
    held = int(seen.state[HANDS + seen.state[TURN]])
    return {
        (int(seen.state[CELLS + place]), tile)
        for place in range(seen.state[PLACES])
        for tile in range(len(TILES))
        if int(seen.state[TAKERS + place]) & held & (1 << tile)
    }


def follow(seen: RoundPosition, at: TriominosState, move: str) -> None:
    """Play in memory what is played by the rules."""
    if move == DRAW:
        turns.draw(seen.state)
    elif move == PASS:
        turns.skip(seen.state)
    else:
        fit = next(fit for fit in at.fits if fit.move == move)
        turns.lay(seen.grid, seen.state, number_of(fit.cell), NUMBER[fit.tile])


def rounds(
    seats: int, hand: str, number: int
) -> Iterator[tuple[TriominosState, TriominosState, RoundPosition]]:
    """Every move of a random round: the states before and after, and the same in memory."""
    rng, at = random.Random(number), begun(seats, hand, number)
    seen = position(at)
    while at.turn is not None:
        move = rng.choice(at.moves)
        follow(seen, at, move)
        before, at = at, TRIOMINOS.play(at, move)
        yield before, at, seen


def test_tiles_are_numbered_by_their_sums() -> None:
    assert [value(tile) for tile in NUMBERED] == sorted(map(value, TILES)) == list(VALUE)


@pytest.mark.parametrize(("seats", "hand", "number"), CASES)
def test_a_round_in_memory_goes_as_the_rules_say(seats: int, hand: str, number: int) -> None:
    for _, at, seen in rounds(seats, hand, number):
        assert tuple(seen.state[SCORES : SCORES + seats]) == at.score
        assert [int(each) for each in seen.state[HANDS : HANDS + seats]] == [*map(set_of, at.hands)]
        assert seen.state[MARKET_SIZE] - seen.state[DRAWN] == len(at.market)
        assert (seen.state[OVER] == RUNNING) == (at.turn is not None)
        if at.turn is not None:
            assert (seen.state[TURN], seen.state[PASSES]) == (at.turn, at.passes)
            assert fits(seen) == {(number_of(fit.cell), NUMBER[fit.tile]) for fit in at.fits}
            assert bool(turns.layable(seen.state)) == bool(at.fits)
    ended = {OUT: "out", BLOCKED: "blocked"}[int(seen.state[OVER])]
    winner = int(seen.state[WINNER])
    assert (ended, None if winner == NOBODY else winner) == (at.sheet.ended, at.sheet.winner)


@pytest.mark.parametrize(("seats", "hand", "number"), CASES[::4])
def test_points_are_those_of_the_rules(seats: int, hand: str, number: int) -> None:
    for before, _, _ in rounds(seats, hand, number):
        seen = position(before)
        for fit in before.fits:
            cell, tile = number_of(fit.cell), NUMBER[fit.tile]
            assert turns.points(seen.grid, seen.state, cell, tile) == points(before.board, fit)


@pytest.mark.parametrize("opening", ["000", "555", "012"])
def test_the_first_tile_of_a_round_scores_as_the_rules_say(opening: str) -> None:
    at = made("", f"{opening} 123", "014")
    fit: Fit = at.fits[0]
    seen = position(at)
    found = turns.points(seen.grid, seen.state, number_of(fit.cell), NUMBER[fit.tile])
    assert found == points(Board(), fit)


@pytest.mark.parametrize(("seats", "hand", "number"), CASES[::4])
def test_what_was_played_is_taken_back_to_the_last_bit(seats: int, hand: str, number: int) -> None:
    for before, _, _ in rounds(seats, hand, number):
        seen, rng = position(before), random.Random(number)
        grid, state = seen.grid.copy(), seen.state.copy()
        at = before
        for _ in range(rng.randrange(1, 12)):
            if at.turn is None:
                break
            move = rng.choice(at.moves)
            follow(seen, at, move)
            at = TRIOMINOS.play(at, move)
        lattice.restore(seen.grid, seen.state, state)
        assert np.array_equal(seen.grid, grid)
        assert np.array_equal(seen.state, state)


@pytest.mark.parametrize(("seats", "hand", "number"), CASES[::6])
def test_places_kept_move_by_move_are_those_found_anew(seats: int, hand: str, number: int) -> None:
    def listed(seen: RoundPosition) -> set[tuple[int, int]]:
        return {
            (int(seen.state[CELLS + place]), int(seen.state[TAKERS + place]))
            for place in range(seen.state[PLACES])
        }

    for _, at, seen in rounds(seats, hand, number):
        if at.turn is not None:
            assert listed(seen) == listed(position(at))
            numbers = [int(seen.grid[SIZE + cell]) for cell, _ in sorted(listed(seen))]
            assert sorted(numbers) == [*range(1, len(numbers) + 1)]
