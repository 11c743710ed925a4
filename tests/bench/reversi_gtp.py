"""A level of Reversi that speaks GTP on its standard streams, to be an opponent of
``tests.bench.reversi_engines``; of another checkout too, an older one::

    git worktree add /tmp/older COMMIT
    uv run python -m tests.bench.reversi_engines --seconds 0.2 \\
        --command "env PYTHONPATH=/tmp/older python tests/bench/reversi_gtp.py"

It uses only what has been in the engine from its beginning.
"""

import argparse
import random
import sys

from engines.reversi import REVERSI
from engines.reversi.player import choose
from engines.reversi.position import START, Position


class Front:
    """Where a match stands, and how long a move may take."""

    def __init__(self, level: str, seconds: float, seed: int) -> None:
        self._level = level
        self._seconds = seconds
        self._chance = random.Random(seed)
        self._position: Position = START

    def answer(self, words: list[str]) -> str:
        """The answer to a command. Raises ValueError when it is unknown or cannot be done."""
        match words:
            case ["name"]:
                return f"Crosstable {self._level}"
            case ["boardsize", "8"] | ["time_settings", *_]:
                return ""
            case ["clear_board"]:
                self._position = START
            case ["play", colour, where]:
                self._play(colour.lower(), where.lower())
            case ["genmove", colour]:
                return self._move(colour.lower())
            case _:
                raise ValueError(f"unknown: {' '.join(words)}")
        return ""

    def _play(self, colour: str, where: str) -> None:
        if self._position.colour != colour:
            self._position = self._position.passed()
        if where != "pass":
            self._position = self._position.play(where)

    def _move(self, colour: str) -> str:
        if self._position.colour != colour:
            self._position = self._position.passed()
        if self._position.must_pass():
            self._position = self._position.passed()
            return "pass"
        state = REVERSI.start(f"reversi first=1 position={self._position}")
        seen = REVERSI.view(state, REVERSI.view(state, None).turn)
        where = choose(seen, self._level, self._seconds, self._chance)
        self._position = self._position.play(where)
        return where


def main() -> None:
    """Answer until the input ends or ``quit`` is read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    front = Front(given.level, given.seconds, given.seed)
    for line in sys.stdin:
        words = line.split()
        if words == ["quit"]:
            break
        try:
            said = f"= {front.answer(words)}"
        except ValueError as error:
            said = f"? {error}"
        sys.stdout.write(f"{said}\n\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
