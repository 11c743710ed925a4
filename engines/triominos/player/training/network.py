"""How the networks were found, by
``python -m engines.triominos.player.training.network``.

Rounds are dealt at random and played by the network itself, one lay in eight at random. After every
lay the features are noted; the network learns what the seat then still gained on its best rival:
for the most part what its own next lays brought, and to a lesser part what it expected itself after
each of them (the lambda return of Sutton and Barto, Reinforcement Learning, 2018, 12.1). It is
trained by Adam (Kingma and Ba 2015) and plays the next rounds, and so on; the first are played for
points alone. The program writes ``weights.npz`` after each number of seats, some minutes of one
core, and leaves in it those numbers that it is not asked for.
"""

import argparse
import random
import sys
from dataclasses import dataclass

import numpy as np

from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.evaluation import HIDDEN, NETWORK
from engines.triominos.player.kernels.features import FEATURES
from engines.triominos.player.training.rounds import EXPECTED, LEAD, LONGEST, SEAT, played
from engines.triominos.player.weights import networks, write
from engines.triominos.setup import SEATS

SEED = 20261122
GENERATIONS, ROUNDS = 8, 40_000
KEPT_GENERATIONS = 3  # generations learned from at once
TRUST = 0.3  # how much what is expected at the next own lay counts instead of what came of it
EPOCHS, BATCH, RATE = 3, 2048, 2e-3
SCALE = 10.0  # points to one, while learning


@kernel("void(float64[:, ::1], int64, int64, float64, float64, float64[::1])", keep=False)
def returns(rows: Array, count: int, seat: int, ends: float, trust: float, gained: Array) -> None:
    """What ``seat``, whose lead was ``ends`` at last, gained after each of its lays."""
    gain, expected, later = 0.0, 0.0, ends
    for row in range(count - 1, -1, -1):
        if int(rows[row, SEAT]) == seat:
            gain = later - rows[row, LEAD] + trust * expected + (1.0 - trust) * gain
            gained[row] = gain
            expected, later = rows[row, EXPECTED], rows[row, LEAD]


@dataclass(slots=True)
class Examples:
    """Features, a row a lay, and what was gained after it."""

    features: Array
    gained: Array


def examples(seats: int, nets: Array, trust: float, rng: random.Random) -> Examples:
    """The lays of a generation of rounds."""
    gained, tables = np.zeros(LONGEST), []
    for rows, ends in played(seats, ROUNDS, nets, rng):
        for seat, lead in enumerate(ends):
            returns(rows, len(rows), seat, lead, trust, gained)
        kept = np.column_stack((rows[:, :FEATURES], gained[: len(rows)]))
        tables.append(kept.astype(np.float32))
    table = np.concatenate(tables)
    return Examples(np.ascontiguousarray(table[:, :FEATURES]), table[:, FEATURES] / SCALE)


class Adam:
    """The steps of one array, which it changes."""

    def __init__(self, part: Array) -> None:
        self._part = part
        self._mean, self._square = np.zeros_like(part), np.zeros_like(part)
        self._taken = 0

    def take(self, slope: Array, size: float) -> None:
        """One more step down the slope."""
        self._taken += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        spread = np.sqrt(self._square / (1.0 - 0.999**self._taken)) + 1e-8
        self._part -= size / (1.0 - 0.9**self._taken) * self._mean / spread


class Learner:
    """A network in training: its linear part, its units, and what they add."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        first = (np.zeros(FEATURES), 0.3 * rng.standard_normal((FEATURES, HIDDEN)))
        self._parts = [*first, 0.05 * rng.standard_normal(HIDDEN)]
        self._parts = [part.astype(np.float32) for part in self._parts]

    @property
    def net(self) -> Array:
        """The network as ``network_eval`` reads it."""
        linear, units, adds = (part.astype(np.float64).ravel() for part in self._parts)
        return np.concatenate((linear * SCALE, units, adds * SCALE))

    def begin(self, seen: Examples) -> None:
        """Set the linear part by least squares."""
        weights = np.linalg.lstsq(seen.features, seen.gained, rcond=None)[0]
        self._parts[0] = weights.astype(np.float32)

    def learn(self, seen: Examples, rate: float) -> None:
        """Go over the examples in any order; the rate falls to 0."""
        steps = [Adam(part) for part in self._parts]
        batches = len(seen.gained) // BATCH
        for epoch in range(EPOCHS):
            order = self._rng.permutation(len(seen.gained))
            for batch in range(batches):
                chosen = order[batch * BATCH : (batch + 1) * BATCH]
                slopes = self._slopes(seen.features[chosen], seen.gained[chosen])
                size = rate * (1.0 - (epoch * batches + batch) / (EPOCHS * batches))
                for step, slope in zip(steps, slopes, strict=True):
                    step.take(slope, size)

    def error(self, seen: Examples) -> float:
        """The spread of what the network does not explain, in points."""
        linear, units, adds = self._parts
        answers = seen.features @ linear + np.maximum(seen.features @ units, 0.0) @ adds
        return float((answers - seen.gained).std()) * SCALE

    def _slopes(self, features: Array, gained: Array) -> tuple[Array, ...]:
        linear, units, adds = self._parts
        before = features @ units
        active = np.maximum(before, 0.0)
        wrong = (features @ linear + active @ adds - gained) / len(gained)
        back = wrong[:, None] * adds * (before > 0.0)
        return features.T @ wrong, features.T @ back, active.T @ wrong


def learned(seats: int, rng: random.Random) -> Array:
    """The network of a number of seats."""
    learner = Learner(np.random.default_rng(SEED + seats))
    nets, seen = np.zeros((max(SEATS) + 1, NETWORK)), list[Examples]()
    for generation in range(GENERATIONS):
        seen.append(examples(seats, nets, TRUST if generation else 0.0, rng))
        if generation == 0:
            learner.begin(seen[0])
        # Rounds that were played for points alone are soon left behind.
        seen = seen[1:] if generation == 1 else seen[-KEPT_GENERATIONS:]
        every = Examples(
            np.concatenate([each.features for each in seen]),
            np.concatenate([each.gained for each in seen]),
        )
        learner.learn(every, RATE if generation < KEPT_GENERATIONS else RATE / 2)
        nets[seats] = learner.net
        spread = float(every.gained.std()) * SCALE
        print(f"{seats} seats: {spread:.1f} -> {learner.error(every):.1f}", file=sys.stderr)
    return np.array(nets[seats])


def main() -> None:
    """Write the networks of the numbers of seats asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", nargs="*", type=int, default=list(SEATS))
    for seats in parser.parse_args().seats:
        nets = networks().copy()
        nets[seats] = learned(seats, random.Random(SEED + seats))
        write("networks", nets)
        networks.cache_clear()


if __name__ == "__main__":
    main()
