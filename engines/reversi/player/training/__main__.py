"""Train the evaluation: ``python -m engines.reversi.player.training --start weights.npz``."""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engines.reversi.player import weights as store
from engines.reversi.player.memory import Memory
from engines.reversi.player.patterns import BLOCK, PHASE, PHASES, PLACES, SIZE, UNIT
from engines.reversi.player.training.fit import Floats, fit, predict
from engines.reversi.player.training.generate import initiative, label, play, read

FIRST, LAST = 1, 13  # the phases that are trained: from 4 to 55 empty cells
SOME = 5000  # positions from which it is read what an evaluation gives to the side to move
BITS = 18  # of the hash table's size
CHECK = 10  # one position in so many is kept back to measure the error
ROUNDS = 40  # of conjugate gradients
Positions = NDArray[np.int64]
Weights = NDArray[np.int16]


def gather(memory: Memory, rng: Positions, count: int, noise: int) -> list[Positions]:
    """``count`` different positions of each phase, from matches of the present weights."""
    gathered: list[list[Positions]] = [[] for _ in range(PHASES)]
    seen = [0] * PHASES
    match = np.zeros((65, 2), dtype=np.int64)
    while min(seen[FIRST : LAST + 1]) < count:
        memory.begin()
        play(memory.address, rng, noise, match)
        for phase in range(FIRST, LAST + 1):
            of_phase = match[PHASE * phase : PHASE * (phase + 1)]
            of_phase = of_phase[of_phase[:, 0] != 0]  # a copy
            if seen[phase] < count:
                gathered[phase].append(of_phase)
                seen[phase] += len(of_phase)
    pools = [np.concatenate(some) if some else match[:0] for some in gathered]
    return [np.unique(pool, axis=0) for pool in pools]


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How many ``positions`` of each phase, how far their labels look ahead (``plies``, and to the
    end with at most ``exact`` empty cells), and how strongly weights are drawn to known ones."""

    positions: int
    plies: int
    exact: int
    ridge: float
    seed: int


def train(plan: TrainingPlan, start: Path | None, out: Path) -> None:
    """Gather, label and fit, phase by phase from the end of the match to its beginning."""
    weights = np.zeros((PHASES, BLOCK), dtype=np.int16)
    known, noise = (store.load(start), 3 * UNIT) if start else (weights, 4 * UNIT)
    rng, began = np.array([plan.seed], dtype=np.int64), time.perf_counter()
    pools = gather(Memory(known, bits=BITS), rng, plan.positions, noise)
    print(f"gathered in {time.perf_counter() - began:.0f} s", flush=True)
    fitted, order = np.zeros(BLOCK), np.random.default_rng(plan.seed)
    for phase in range(FIRST, LAST + 1):
        order.shuffle(pools[phase])
        print(f"phase {phase:2}: ", end="")
        fitted = _fitted(weights, pools[phase], fitted, plan)
        weights[phase] = _stored(fitted)
        weights[phase, SIZE:] -= _surplus(weights, pools[phase])
    weights[0] = weights[FIRST]
    weights[LAST + 1 :] = weights[LAST]
    store.save(weights, out)
    print(f"{out}: {out.stat().st_size} bytes")


def _fitted(weights: Weights, positions: Positions, known: Floats, plan: TrainingPlan) -> Floats:
    """Weights near the ``known`` ones of the phase before, for the labels of the positions."""
    began, values = time.perf_counter(), np.zeros(len(positions))
    memory = Memory(weights, bits=BITS)
    memory.begin()
    label(memory.address, positions, plan.plies, plan.exact, values)
    labelled, kept = time.perf_counter(), len(positions) // CHECK
    features = _features(memory, positions)
    fitted = fit(features[kept:], values[kept:], known, plan.ridge, rounds=ROUNDS)
    missed = predict(features[:kept], fitted) - values[:kept]
    inside = predict(features[kept:], fitted) - values[kept:]
    print(
        f"{len(positions)} positions, labels {labelled - began:.0f} s, fit "
        f"{time.perf_counter() - labelled:.0f} s, spread {values.std():.2f}, error "
        f"{inside.std():.2f}, of positions kept back {missed.std():.2f} ({missed.mean():+.2f})",
        flush=True,
    )
    return fitted


def _features(memory: Memory, positions: Positions) -> NDArray[np.int32]:
    """The numbers of the weights of each position, of all that are tied the lowest."""
    middles = np.array([middle for _, middle in PLACES], dtype=np.int64)
    raw = np.zeros((len(positions), len(PLACES) + 1), dtype=np.int32)
    read(memory.address, positions, middles, raw)
    raw[:, :-1] = store.tied()[raw[:, :-1]]
    raw[:, -1] += SIZE
    return raw


def _stored(fitted: Floats) -> Weights:
    """The weights of a phase as they are kept, those that are tied filled in."""
    full = np.concatenate([fitted[:SIZE][store.tied()], fitted[SIZE:]])
    kept: Weights = np.clip(np.rint(full * UNIT), -32768, 32767).astype(np.int16)
    return kept


def _surplus(weights: Weights, positions: Positions) -> np.int16:
    """What the evaluation gives too much to the side to move, in its units."""
    late = positions[_empties(positions) % PHASE >= 2][:SOME]
    memory = Memory(weights, bits=BITS)  # to be held while the kernel uses its address
    surplus = initiative(memory.address, late)
    print(f"          {surplus:+.2f} discs taken from the side to move", flush=True)
    return np.int16(round(surplus * UNIT))


def _empties(positions: Positions) -> Positions:
    taken = positions[:, 0] | positions[:, 1]
    return 64 - np.bitwise_count(taken.view(np.uint64)).astype(np.int64)


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=800_000)
    parser.add_argument("--plies", type=int, default=3)
    parser.add_argument("--exact", type=int, default=13)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--ridge", type=float, default=10.0)
    parser.add_argument("--start", type=Path, default=None)
    parser.add_argument("--out", type=Path, default=store.FILE)
    given = parser.parse_args()
    plan = TrainingPlan(given.positions, given.plies, given.exact, given.ridge, given.seed)
    train(plan, given.start, given.out)


if __name__ == "__main__":
    main()
