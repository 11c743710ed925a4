"""What the master expects of a position, against plain reckoning, and how it has learned it. The
training is compiled anew wherever it is imported, so only its own tests do that."""

import random
from collections.abc import Callable
from dataclasses import replace
from math import comb

import numpy as np
import pytest

from engines.triominos import TRIOMINOS
from engines.triominos.player.kernels import features, moves, turns
from engines.triominos.player.kernels.compiled import Array
from engines.triominos.player.kernels.evaluation import (
    HIDDEN,
    NETWORK,
    ROOM,
    expected,
    linear_eval,
    network_eval,
)
from engines.triominos.player.kernels.features import FEATURES
from engines.triominos.player.kernels.layout import (
    HANDS,
    NUMBER,
    OVER,
    RUNNING,
    SCORES,
    STATE,
    TURN,
)
from engines.triominos.player.position import RoundPosition, number_of, set_of
from engines.triominos.player.weights import linear, networks
from engines.triominos.rules import points
from engines.triominos.setup import SEATS
from engines.triominos.state import TriominosState
from engines.triominos.tiles import TILES, value


def after_a_lay(seats: int, number: int) -> TriominosState:
    """A running round of a random match where the seat before has just laid."""
    rng = random.Random(number)
    at = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{number:064x}"))
    for _ in range(8 + 3 * (number % 6)):
        at = TRIOMINOS.play(at, rng.choice(at.moves))
    while at.turn is None or at.drawing or not at.board.laid:
        at = TRIOMINOS.play(at, rng.choice(at.moves))
    return at


def position(at: TriominosState) -> RoundPosition:
    found = RoundPosition.of(at.board.laid, at.turn or 0, at.score)
    found.hold(at.hands, at.market, at.passes)
    return found


def seen(at: TriominosState) -> tuple[int, Array]:
    """The seat that has just moved, and the inputs of the network for it."""
    seat, notes, place = ((at.turn or 0) - 1) % len(at.hands), np.zeros(ROOM), position(at)
    features.describe(place.grid, place.state, seat, notes)
    return seat, notes


def best_lays(at: TriominosState, tiles: tuple[str, ...]) -> dict[str, int]:
    """What each of some tiles would score at most, if it could be laid now."""
    assert at.turn is not None
    hands = (*at.hands[: at.turn], tiles, *at.hands[at.turn + 1 :])
    found = dict[str, int]()
    for fit in replace(at, hands=hands).fits:
        found[fit.tile] = max(found.get(fit.tile, 0), points(at.board, fit))
    return found


CASES = [(seats, number) for seats in (2, 3, 4) for number in range(6)]


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_the_reply_is_that_of_the_best_tile_the_next_player_is_likely_to_hold(
    seats: int, number: int
) -> None:
    at = after_a_lay(seats, number)
    seat, notes = seen(at)
    hidden = set(TILES) - set(at.hands[seat]) - {laid.tile for laid in at.board.laid}
    lays = sorted(best_lays(at, tuple(hidden)).values(), reverse=True)
    held = len(at.hands[at.turn or 0])
    ways = [comb(len(hidden) - 1 - rank, held - 1) for rank in range(len(lays))]
    expected = sum(map(lambda way, lay: way * lay, ways, lays)) / comb(len(hidden), held)
    assert 10 * notes[features.REPLY] == pytest.approx(expected, abs=0.3)
    stuck = comb(len(hidden) - len(lays), held) / comb(len(hidden), held)
    assert notes[features.STUCK] == pytest.approx(stuck)
    assert notes[features.FITTING] == pytest.approx(len(lays) / len(hidden))


@pytest.mark.parametrize(("seats", "number"), CASES)
def test_the_own_hand_is_described_as_it_is(seats: int, number: int) -> None:
    at = after_a_lay(seats, number)
    seat, notes = seen(at)
    own = at.hands[seat]
    lays = best_lays(at, own)
    assert 8 * notes[features.OWN_TILES] == len(own)
    assert 50 * notes[features.OWN_DIGITS] == pytest.approx(sum(map(value, own)))
    assert 4 * notes[features.MOVABLE] == len(lays)
    assert 20 * notes[features.NEXT_BEST] == pytest.approx(max(lays.values(), default=0))
    bonuses = sum(most - value(tile) for tile, most in lays.items())
    assert 50 * notes[features.OWN_BONUS] == pytest.approx(bonuses)
    left = sum(value(tile) for tile in own if tile not in lays)
    assert 50 * notes[features.DIGITS_STRANDED] == pytest.approx(left)


def test_the_network_adds_its_units_to_a_linear_part() -> None:
    rng = np.random.default_rng(1)
    net, notes = rng.standard_normal(NETWORK), np.zeros(ROOM)
    notes[:FEATURES] = rng.standard_normal(FEATURES)
    told = notes[:FEATURES].copy()
    units = net[FEATURES:-HIDDEN].reshape(FEATURES, HIDDEN)
    straight = told @ net[:FEATURES]
    assert linear_eval(net, notes) == pytest.approx(straight)
    answer = straight + np.maximum(told @ units, 0.0) @ net[-HIDDEN:]
    assert network_eval(net, notes) == pytest.approx(answer)


@pytest.mark.parametrize("weights", [linear, networks], ids=["linear", "network"])
@pytest.mark.parametrize(("seats", "number"), CASES)
def test_the_move_foreseen_leaves_the_most_to_expect(
    seats: int, number: int, weights: Callable[[], Array]
) -> None:
    at = after_a_lay(seats, number)
    place, room, worths = position(at), np.zeros(ROOM), dict[int, float]()
    for fit in at.fits:
        after, move = position(at), 64 * number_of(fit.cell) + NUMBER[fit.tile]
        turns.lay(after.grid, after.state, move >> 6, move & 63)
        worths[move] = float(after.state[SCORES + after_mover(at)])
        if after.state[OVER] == RUNNING:
            worths[move] += expected(after.grid, after.state, after_mover(at), weights(), room)
    before = place.state.copy()
    states = np.zeros(STATE, np.int64)
    best = moves.foreseen(place.grid, place.state, weights(), room, states)
    assert (place.state == before).all()
    assert worths.get(best, 0.0) == pytest.approx(max(worths.values(), default=0.0))
    only = next(iter(worths)) if len(worths) == 1 else moves.NONE
    assert moves.only(place.state) == only
    assert int(place.state[HANDS + place.state[TURN]]) == set_of(at.hands[after_mover(at)])


def after_mover(at: TriominosState) -> int:
    assert at.turn is not None
    return at.turn


@pytest.mark.parametrize("weights", [linear, networks], ids=["linear", "network"])
def test_what_is_expected_is_about_what_is_gained(weights: Callable[[], Array]) -> None:
    """On average over rounds that each evaluation plays with itself: near 0, and far from blind."""
    from engines.triominos.player.training.rounds import EXPECTED, LEAD, SEAT, played

    for seats in SEATS:
        awaited, gained = [], []
        for rows, ends in played(seats, 300, weights(), random.Random(seats)):
            awaited += list(rows[:, EXPECTED])
            gained += list(ends[rows[:, SEAT].astype(np.int64)] - rows[:, LEAD])
        assert abs(np.mean(awaited) - np.mean(gained)) < 8
        assert np.corrcoef(awaited, gained)[0, 1] > 0.2


def test_gains_come_from_what_followed_and_from_what_was_expected_there() -> None:
    """Seat 0 lays at a lead of 5, 20 and 30, and ends at 50; seat 1 lays between."""
    from engines.triominos.player.training.network import returns
    from engines.triominos.player.training.rounds import COLUMNS, EXPECTED, LEAD, SEAT

    leads, awaited, trust = [5.0, 20.0, 30.0], [7.0, 8.0, 11.0], 0.25
    rows, gained = np.zeros((6, COLUMNS)), np.zeros(6)
    rows[::2, EXPECTED], rows[::2, LEAD] = awaited, leads
    rows[1::2, SEAT] = 1
    returns(rows, 6, 0, 50.0, trust, gained)
    last = 50.0 - 30.0
    middle = 10.0 + trust * 11.0 + (1 - trust) * last
    first = 15.0 + trust * 8.0 + (1 - trust) * middle
    assert gained.tolist() == [first, 0.0, middle, 0.0, last, 0.0]


def test_a_network_learns_what_no_straight_line_tells() -> None:
    from engines.triominos.player.training.network import SCALE, Examples, Learner

    rng = np.random.default_rng(2)
    inputs = rng.standard_normal((20_000, FEATURES)).astype(np.float32)
    inputs[:, 0] = 1.0
    gained = np.maximum(inputs[:, 1] + inputs[:, 2], 0.0) - inputs[:, 3]
    examples = Examples(inputs, gained)
    learner = Learner(rng)
    learner.begin(examples)
    straight = np.linalg.lstsq(inputs, gained, rcond=None)[1][0]
    for _ in range(6):
        learner.learn(examples, 3e-2)
    assert learner.error(examples) < SCALE * np.sqrt(straight / len(gained)) / 2
    notes = np.concatenate((inputs[0].astype(np.float64), np.zeros(HIDDEN)))
    answer = network_eval(learner.net, notes)
    assert answer == pytest.approx(SCALE * gained[0], abs=3.0)
