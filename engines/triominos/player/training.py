"""How the weights of the judgement were found: ``python -m engines.triominos.player.training``.

Rounds are dealt at random and played by the judgement itself, one lay in eight at random; after
every lay the features are noted, and at the round's end what the seat then still gained on its best
rival. The weights are the least squares fit of one to the other; three times over, each time
playing by the weights found before. It takes about a minute and prints the table of ``weights``.
"""

import random
import sys

import numpy as np

from engines.triominos.player import luck, moves, turns
from engines.triominos.player.compiled import kernel
from engines.triominos.player.judge import FEATURES
from engines.triominos.player.lattice import Ints
from engines.triominos.player.moves import JUDGEMENT
from engines.triominos.player.playout import lead
from engines.triominos.player.position import Position
from engines.triominos.player.tables import NUMBERED, OVER, RUNNING, STATE, TURN
from engines.triominos.setup import HAND_OF_MORE, PAIR, SEATS
from engines.triominos.tiles import TILES

ROUNDS, TIMES = 20_000, 3
_HAND_OF_TWO = 8
LONGEST = len(TILES) + 1  # lays of a round
ASTRAY = 12  # lays in a hundred that are made at random
MORE = 3  # columns of a row behind what was seen: what was expected, the lead, the seat
_GAINED = FEATURES  # after those of the features


@kernel(
    "int64(int16[::1], int64[::1], int64, int64, float64[:, ::1], float64[:, ::1],"
    " float64[::1], int64[::1])"
)
def noted(
    grid: Ints,
    state: Ints,
    astray: int,
    by: int,
    table: Ints,
    rows: Ints,
    notes: Ints,
    before: Ints,
) -> int:
    """Play a round by what is expected, ``astray`` lays in a hundred at random, and note every lay
    in ``rows``: what its seat saw and expected, its lead, the seat. How many there were."""
    count, seen = 0, rows.shape[1] - MORE
    while state[OVER] == RUNNING:
        seat = state[TURN]
        if not turns.layable(state):
            turns.draw_or_skip(state)
            continue
        if luck.number(state) % 100 < astray:
            move = moves.any_fit(state)
        else:
            move = moves.foreseen(grid, state, by, table, notes, before)
        turns.lay(grid, state, move >> 6, move & 63)
        if state[OVER] == RUNNING:
            rows[count, seen] = moves.expected(grid, state, seat, by, table, notes)
            rows[count, :seen] = notes[:seen]
            rows[count, seen + 1], rows[count, seen + 2] = lead(state, seat), seat
            count += 1
    return count


def dealt(seats: int, chance: random.Random) -> Position:
    """A round dealt at random, whose first seat is any."""
    hand = _HAND_OF_TWO if seats == PAIR else HAND_OF_MORE
    order = chance.sample(NUMBERED, len(NUMBERED))
    ends = range(hand, hand * seats + 1, hand)
    position = Position.of((), chance.randrange(seats), (0,) * seats)
    position.hold([order[end - hand : end] for end in ends], order[hand * seats :])
    luck.seed(position.state, chance.getrandbits(60))
    return position


def examples(seats: int, rounds: int, weights: Ints, chance: random.Random) -> Ints:
    """The features after every lay of so many rounds, and what its seat then still gained."""
    rows = np.zeros((LONGEST, FEATURES + MORE))
    features, room = np.zeros(FEATURES), np.zeros(STATE, np.int64)
    found = []
    for _ in range(rounds):
        position = dealt(seats, chance)
        count = noted(
            position.grid, position.state, ASTRAY, JUDGEMENT, weights, rows, features, room
        )
        ends = np.array([lead(position.state, seat) for seat in range(seats)])
        leads, movers = rows[:count, -2], rows[:count, -1].astype(np.int64)
        found.append(np.column_stack((rows[:count, :FEATURES], ends[movers] - leads)))
    return np.concatenate(found)


def fitted(rows: Ints) -> tuple[Ints, float, float]:
    """The weights that fit best, the spread of what was gained, and what is left of it."""
    told, gained = rows[:, :FEATURES], rows[:, _GAINED]
    weights = np.linalg.lstsq(told, gained, rcond=None)[0]
    return weights, float(gained.std()), float((gained - told @ weights).std())


def main() -> None:
    """Print the table of ``weights``, and on the side how well it fits."""
    chance = random.Random(1)
    weights = np.zeros((max(SEATS) + 1, FEATURES))
    for seats in SEATS:
        for _ in range(TIMES):
            rows = examples(seats, ROUNDS, weights, chance)
            weights[seats], spread, left = fitted(rows)
            print(f"{seats}: {len(rows)} lays, {spread:.1f} -> {left:.1f}", file=sys.stderr)
        print(f"    {seats}: (")
        for weight in weights[seats]:
            print(f"        {weight:.3f},")
        print("    ),")


if __name__ == "__main__":
    main()
