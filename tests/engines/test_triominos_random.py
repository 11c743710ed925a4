"""Whatever is played: tiles are conserved, corners agree, scores are the sum of their events."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.triominos import TRIOMINOS
from engines.triominos.board import corners
from engines.triominos.state import TriominosState
from engines.triominos.tiles import TILES, turns

DEALS = st.builds(
    lambda seats, target, hand, seed: TRIOMINOS.deal(
        seats, {"target": target, "hand": hand}, f"{seed:064x}"
    ),
    st.sampled_from(TRIOMINOS.seats),
    st.sampled_from(("200", "400")),
    st.sampled_from(("7", "8", "9", "16")),
    st.integers(0, 2**256 - 1),
)


def match(setup: str, rng: random.Random) -> Iterator[tuple[str, TriominosState, TriominosState]]:
    """Every move of a random match with the states before and after it."""
    before = TRIOMINOS.start(setup)
    while not before.outcome:
        move = rng.choice(before.moves)
        after = TRIOMINOS.play(before, move)
        yield move, before, after
        before = after


def moves_and_end(setup: str, seed: int) -> tuple[list[str], TriominosState]:
    steps = list(match(setup, random.Random(seed)))
    return [move for move, _, _ in steps], steps[-1][2]


def earned(state: TriominosState) -> Counter[int]:
    """The points of each seat in what happened last."""
    found: Counter[int] = Counter()
    for event in state.last:
        params = dict(event.params)
        if "points" in params:
            found[int(params["seat"])] += int(params["points"])
    return found


@settings(max_examples=12, deadline=None)
@given(DEALS, st.integers())
def test_tiles_are_conserved_their_corners_agree_and_scores_are_the_sum_of_their_events(
    setup: str, seed: int
) -> None:
    sums: Counter[int] = Counter()
    for move, before, after in match(setup, random.Random(seed)):
        held = [tile for hand in after.hands for tile in hand]
        laid = [tile.tile for tile in after.board.laid]
        assert sorted([*held, *laid, *after.market]) == sorted(TILES)
        assert_that_corners_agree(after)
        assert len(set(before.moves)) == len(before.moves), "one turn of a tile fits a place"
        if "." in move:
            cell = after.board.laid[-1].cell
            assert cell not in before.board.cells
            assert cell in {spot.cell for spot in before.board.spots}
        sums.update(earned(after))
        if before.drawing or move == "pass":  # what happened is then told together with this
            sums.subtract(earned(before))
        assert after.score == tuple(sums[seat] for seat in range(len(after.hands)))
        seen = TRIOMINOS.view(after, None)
        assert not (seen.bridges and seen.hexagons)


def assert_that_corners_agree(state: TriominosState) -> None:
    digits: dict[tuple[int, int], int] = {}
    for tile in state.board.laid:
        assert tile.digits in turns(tile.tile)
        for corner, digit in zip(corners(tile.cell), tile.digits, strict=True):
            assert digits.setdefault(corner, digit) == digit


@pytest.mark.parametrize("seats", TRIOMINOS.seats)
def test_random_matches_end_and_replay_to_the_same_state(seats: int) -> None:
    for seed in range(12):
        setup = TRIOMINOS.deal(seats, {}, f"{seed:064x}")
        moves, end = moves_and_end(setup, seed)
        at = TRIOMINOS.start(setup)
        for move in moves:
            at = TRIOMINOS.play(at, move)
        assert at == end
        assert max(end.score) >= 200
        assert end.score.count(max(end.score)) == 1
