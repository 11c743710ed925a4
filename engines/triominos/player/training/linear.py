"""How the weights of the linear evaluation were found, by
``python -m engines.triominos.player.training.linear``.

Rounds are dealt at random and played by the evaluation itself, one lay in eight at random; after
every lay the features are noted, and at the round's end what the seat then still gained on its best
rival. The weights are the least squares fit of one to the other; three times over, each time
playing by the weights found before. It takes about a minute.
"""

import random
import sys

import numpy as np

from engines.triominos.player.kernels.compiled import Array
from engines.triominos.player.kernels.features import FEATURES
from engines.triominos.player.training.rounds import LEAD, SEAT, played
from engines.triominos.player.weights import write
from engines.triominos.setup import SEATS

ROUNDS, TIMES = 20_000, 3


def examples(seats: int, rounds: int, weights: Array, rng: random.Random) -> tuple[Array, Array]:
    """The features after every lay of so many rounds, and what its seat then still gained."""
    features, gained = [], []
    for rows, ends in played(seats, rounds, weights, rng):
        features.append(rows[:, :FEATURES].copy())
        gained.append(ends[rows[:, SEAT].astype(np.int64)] - rows[:, LEAD])
    return np.concatenate(features), np.concatenate(gained)


def main() -> None:
    """Write the weights, and say how well they fit."""
    rng = random.Random(1)
    weights = np.zeros((max(SEATS) + 1, FEATURES))
    for seats in SEATS:
        for _ in range(TIMES):
            features, gained = examples(seats, ROUNDS, weights, rng)
            weights[seats] = np.linalg.lstsq(features, gained, rcond=None)[0]
            left = gained - features @ weights[seats]
            spread = f"{gained.std():.1f} -> {left.std():.1f}"
            print(f"{seats}: {len(gained)} lays, {spread}", file=sys.stderr)
    write("linear", weights)


if __name__ == "__main__":
    main()
