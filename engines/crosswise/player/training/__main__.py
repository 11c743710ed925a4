"""Learn the weights: ``python -m engines.crosswise.player.training [FILE]``."""

import sys
import time
from pathlib import Path

import numpy as np

from engines.crosswise.player import weights as store
from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.layout import SIZE
from engines.crosswise.player.training.fit import fitted
from engines.crosswise.player.training.generate import LONGEST, matches

SEED = 20261121
ROUNDS = ((2, 2), (2, 2), (2, 2), (3, 2), (4, 2))
"""For each round the number of seats, and that whose weights play the matches."""

MATCHES = 25_000  # a round
STRAY = 0.06  # the share of moves by chance
BLUR = 0.5  # points by which moves are misjudged, for variety


def learn(target: Path, count: int = MATCHES, seed: int = SEED) -> Array:
    """The weights after all rounds of ``count`` matches; they are written to ``target`` after each
    round."""
    weights = store.present().copy()
    rng = np.array([seed], np.uint64)
    seen = np.empty((count * LONGEST, SIZE), np.int16)
    ends = np.empty(count * LONGEST, np.float32)
    for seats, taught in ROUNDS:
        began = time.monotonic()
        kept = matches(weights[taught - 2].ravel(), seats, count, STRAY, BLUR, rng, seen, ends)
        between = time.monotonic()
        weights[seats - 2], explained = fitted(seen[:kept], ends[:kept])
        store.save(weights, target)
        sys.stdout.write(
            f"{seats} seats: {kept} positions in {between - began:.0f} s, fitted in "
            f"{time.monotonic() - between:.0f} s, explained {explained:.3f}\n"
        )
        sys.stdout.flush()
    return weights


def main() -> None:
    """Learn and write the file; an argument names another file."""
    learn(Path(sys.argv[1]) if len(sys.argv) > 1 else store.FILE)


if __name__ == "__main__":
    main()
