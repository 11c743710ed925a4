"""Train the evaluation: ``python -m engines.reversi.training --positions 300000``."""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engines.reversi.player import weights as store
from engines.reversi.player.memory import Memory
from engines.reversi.player.patterns import BLOCK, PHASE, PHASES, PLACES, SIZE, UNIT
from engines.reversi.training.fit import fit, predict
from engines.reversi.training.generate import initiative, label, play, read

FIRST, LAST = 1, 13  # the phases that are trained: from 4 to 55 empty cells
EXACT = 13  # empty cells up to which positions are played out for their label
FULL, FEW = 4, 120_000  # before this phase so many positions are enough: labels cost more there
SOME = 5000  # positions from which it is read what an evaluation gives to the side to move
CHECK = 10  # one position in so many is kept back to measure the error
Positions = NDArray[np.int64]


def gather(memory: Memory, luck: Positions, count: int, noise: int) -> list[Positions]:
    """``count`` different positions of each phase, from matches of the present weights."""
    found: list[list[Positions]] = [[] for _ in range(PHASES)]
    seen = [0] * PHASES
    match = np.zeros((65, 2), dtype=np.int64)
    while min(seen[FIRST : LAST + 1]) < count:
        memory.begin()
        play(memory.address, luck, noise, match)
        for phase in range(FIRST, LAST + 1):
            of_phase = match[PHASE * phase : PHASE * (phase + 1)]
            of_phase = of_phase[of_phase[:, 0] != 0]
            if seen[phase] < count and len(of_phase):
                pick = int(luck[0]) >> (phase + 3) & 1023
                some = of_phase[[pick % len(of_phase)]]
                found[phase].append(some)
                seen[phase] += 1
    return [np.unique(np.concatenate(some), axis=0) if some else match[:0] for some in found]


def train(count: int, depth: int, seed: int, ridge: float, start: Path | None, out: Path) -> None:
    """Gather, label and fit, phase by phase from the end of the match to its beginning."""
    weights = np.zeros((PHASES, BLOCK), dtype=np.int16)
    if start:
        weights = store.load(start)
    memory = Memory(weights.copy(), bits=16)
    luck = np.array([seed], dtype=np.int64)
    began = time.perf_counter()
    pools = gather(memory, luck, count, noise=(3 if start else 4) * UNIT)
    print(f"gathered in {time.perf_counter() - began:.0f} s", flush=True)
    weights[:] = 0
    memory = Memory(weights, bits=16)
    lowest = store.tied()
    middles = np.array([middle for _, middle in PLACES], dtype=np.int64)
    prior = np.zeros(BLOCK)
    order = np.random.default_rng(seed)
    for phase in range(FIRST, LAST + 1):
        began = time.perf_counter()
        positions = pools[phase]
        order.shuffle(positions)
        if phase < FULL:
            positions = positions[:FEW]
        values = np.zeros(len(positions))
        memory.begin()
        label(memory.address, positions, depth, EXACT, values)
        labelled = time.perf_counter()
        raw = np.zeros((len(positions), len(PLACES) + 1), dtype=np.int32)
        read(memory.address, positions, middles, raw)
        features = np.empty_like(raw)
        features[:, :-1] = lowest[raw[:, :-1]]
        features[:, -1] = SIZE + raw[:, -1]
        kept = len(positions) // CHECK
        found = fit(features[kept:], values[kept:], prior, ridge, rounds=40)
        missed = predict(features[:kept], found) - values[:kept]
        inside = predict(features[kept:], found) - values[kept:]
        print(
            f"phase {phase:2}: {len(positions)} positions, labels {labelled - began:.0f} s, "
            f"fit {time.perf_counter() - labelled:.0f} s, spread {values.std():.2f}, "
            f"error {inside.std():.2f}, of positions kept back {missed.std():.2f} "
            f"(mean {missed.mean():+.2f})",
            flush=True,
        )
        prior = found
        full = np.concatenate([found[:SIZE][lowest], found[SIZE:]])
        weights[phase] = np.clip(np.rint(full * UNIT), -32768, 32767)
        memory = Memory(weights, bits=16)
        late = positions[_empties(positions) % PHASE >= 2][:SOME]
        surplus = initiative(memory.address, late)
        weights[phase, SIZE:] -= np.int16(round(surplus * UNIT))
        memory = Memory(weights, bits=16)
        print(f"          {surplus:+.2f} discs taken from the side to move", flush=True)
    weights[0] = weights[FIRST]
    weights[LAST + 1 :] = weights[LAST]
    store.save(weights, out)
    print(f"{out}: {out.stat().st_size} bytes")


def _empties(positions: Positions) -> Positions:
    taken = positions[:, 0] | positions[:, 1]
    return 64 - np.bitwise_count(taken.view(np.uint64)).astype(np.int64)


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300_000)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--ridge", type=float, default=10.0)
    parser.add_argument("--start", type=Path, default=None)
    parser.add_argument("--out", type=Path, default=store.FILE)
    given = parser.parse_args()
    train(given.positions, given.depth, given.seed, given.ridge, given.start, given.out)


if __name__ == "__main__":
    main()
