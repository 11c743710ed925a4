"""How the networks of the outlook were found: ``python -m engines.triominos.player.learning``.

Rounds are dealt at random and played by the outlook itself, one lay in eight at random. After every
lay the inputs are noted; the network learns what the seat then still gained on its best rival: for
the most part what its own next lays brought, and to a lesser part what it expected itself after
each of them (the lambda return of Sutton and Barto, Reinforcement Learning, 2018, 12.1). It is
trained by Adam (Kingma and Ba 2015) and plays the next rounds, and so on; the first are played for
points alone. The program writes ``weights.FILE`` after each number of seats, some minutes of one
core, and leaves in it those numbers that it is not asked for.
"""

import argparse
import random
import sys
from dataclasses import dataclass

import numpy as np

from engines.triominos.player.compiled import kernel
from engines.triominos.player.lattice import Ints
from engines.triominos.player.moves import OUTLOOK
from engines.triominos.player.outlook import HIDDEN, INPUTS, NET, NOTES
from engines.triominos.player.playout import lead
from engines.triominos.player.tables import STATE
from engines.triominos.player.training import ASTRAY, LONGEST, MORE, dealt, noted
from engines.triominos.player.weights import FILE
from engines.triominos.setup import SEATS

SEED = 20261122
GENERATIONS, ROUNDS = 8, 40_000
KEPT = 3  # generations learned from at once
TRUST = 0.3  # how much what is expected at the next own lay counts instead of what came of it
EPOCHS, BATCH, RATE = 3, 2048, 2e-3
SCALE = 10.0  # points to one, while learning
_EXPECTED, _LEAD, _SEAT = INPUTS, INPUTS + 1, INPUTS + 2  # the columns after those of the inputs
_COLUMNS = INPUTS + MORE


@kernel("void(float64[:, ::1], int64, int64, float64, float64, float64[::1])")
def returns(rows: Ints, count: int, seat: int, ends: float, trust: float, gained: Ints) -> None:
    """What ``seat``, whose lead was ``ends`` at last, gained after each of its lays."""
    gain, expected, later = 0.0, 0.0, ends
    for row in range(count - 1, -1, -1):
        if int(rows[row, _SEAT]) == seat:
            gain = later - rows[row, _LEAD] + trust * expected + (1.0 - trust) * gain
            gained[row] = gain
            expected, later = rows[row, _EXPECTED], rows[row, _LEAD]


@dataclass(slots=True)
class Examples:
    """Inputs, a row a lay, and what was gained after it."""

    inputs: Ints
    gained: Ints


def examples(seats: int, nets: Ints, trust: float, chance: random.Random) -> Examples:
    """The lays of a generation of rounds."""
    rows, gained = np.zeros((LONGEST, _COLUMNS)), np.zeros(LONGEST)
    notes, room = np.zeros(NOTES), np.zeros(STATE, np.int64)
    found = []
    for _ in range(ROUNDS):
        position = dealt(seats, chance)
        count = noted(position.grid, position.state, ASTRAY, OUTLOOK, nets, rows, notes, room)
        for seat in range(seats):
            returns(rows, count, seat, lead(position.state, seat), trust, gained)
        kept = np.column_stack((rows[:count, :INPUTS], gained[:count]))
        found.append(kept.astype(np.float32))
    table = np.concatenate(found)
    return Examples(np.ascontiguousarray(table[:, :INPUTS]), table[:, INPUTS] / SCALE)


class Adam:
    """The steps of one array, which it changes."""

    def __init__(self, part: Ints) -> None:
        self._part = part
        self._mean, self._square = np.zeros_like(part), np.zeros_like(part)
        self._taken = 0

    def take(self, slope: Ints, size: float) -> None:
        """One more step down the slope."""
        self._taken += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        spread = np.sqrt(self._square / (1.0 - 0.999**self._taken)) + 1e-8
        self._part -= size / (1.0 - 0.9**self._taken) * self._mean / spread


class Learner:
    """A network in training: its linear part, its units, and what they add."""

    def __init__(self, chance: np.random.Generator) -> None:
        self._chance = chance
        first = (np.zeros(INPUTS), 0.3 * chance.standard_normal((INPUTS, HIDDEN)))
        self._parts = [*first, 0.05 * chance.standard_normal(HIDDEN)]
        self._parts = [part.astype(np.float32) for part in self._parts]

    @property
    def net(self) -> Ints:
        """The network as ``outlook`` reads it."""
        linear, units, adds = (part.astype(np.float64).ravel() for part in self._parts)
        return np.concatenate((linear * SCALE, units, adds * SCALE))

    def begin(self, seen: Examples) -> None:
        """Set the linear part by least squares."""
        found = np.linalg.lstsq(seen.inputs, seen.gained, rcond=None)[0]
        self._parts[0] = found.astype(np.float32)

    def learn(self, seen: Examples, rate: float) -> None:
        """Go over the examples in any order; the rate falls to 0."""
        steps = [Adam(part) for part in self._parts]
        batches = len(seen.gained) // BATCH
        for epoch in range(EPOCHS):
            order = self._chance.permutation(len(seen.gained))
            for batch in range(batches):
                chosen = order[batch * BATCH : (batch + 1) * BATCH]
                slopes = self._slopes(seen.inputs[chosen], seen.gained[chosen])
                size = rate * (1.0 - (epoch * batches + batch) / (EPOCHS * batches))
                for step, slope in zip(steps, slopes, strict=True):
                    step.take(slope, size)

    def error(self, seen: Examples) -> float:
        """The spread of what the network does not explain, in points."""
        linear, units, adds = self._parts
        told = seen.inputs @ linear + np.maximum(seen.inputs @ units, 0.0) @ adds
        return float((told - seen.gained).std()) * SCALE

    def _slopes(self, inputs: Ints, gained: Ints) -> tuple[Ints, ...]:
        linear, units, adds = self._parts
        before = inputs @ units
        active = np.maximum(before, 0.0)
        wrong = (inputs @ linear + active @ adds - gained) / len(gained)
        back = wrong[:, None] * adds * (before > 0.0)
        return inputs.T @ wrong, inputs.T @ back, active.T @ wrong


def learned(seats: int, chance: random.Random) -> Ints:
    """The network of a number of seats."""
    learner = Learner(np.random.default_rng(SEED + seats))
    nets, seen = np.zeros((max(SEATS) + 1, NET)), list[Examples]()
    for generation in range(GENERATIONS):
        seen.append(examples(seats, nets, TRUST if generation else 0.0, chance))
        if generation == 0:
            learner.begin(seen[0])
        # Rounds that were played for points alone are soon left behind.
        seen = seen[1:] if generation == 1 else seen[-KEPT:]
        every = Examples(
            np.concatenate([each.inputs for each in seen]),
            np.concatenate([each.gained for each in seen]),
        )
        learner.learn(every, RATE if generation < KEPT else RATE / 2)
        nets[seats] = learner.net
        spread = float(every.gained.std()) * SCALE
        print(f"{seats} seats: {spread:.1f} -> {learner.error(every):.1f}", file=sys.stderr)
    return np.array(nets[seats])


def main() -> None:
    """Write the networks of the numbers of seats asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", nargs="*", type=int, default=list(SEATS))
    nets = np.zeros((max(SEATS) + 1, NET), np.float32)
    if FILE.exists():
        with np.load(FILE) as file:
            nets[:] = file["nets"]
    for seats in parser.parse_args().seats:
        nets[seats] = learned(seats, random.Random(SEED + seats))
        np.savez_compressed(FILE, nets=nets)


if __name__ == "__main__":
    main()
