"""Perft of Reversi: all matches from the start to a depth. ``uv run python -m tests.bench.perft``.

A pass counts as a ply, a finished match as a leaf. Counted twice: by the rules in plain Python,
to a smaller depth, and by the kernels of the computer player.
"""

import statistics
import time
from collections.abc import Callable

from engines.reversi import board
from engines.reversi.position import START

DEPTH = 7
COMPILED = 9
LEAVES = (1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288)

Row = tuple[str, int, float, float, str]


def perft(own: int, other: int, depth: int) -> int:
    """The leaves ``depth`` plies after the position in which ``own`` is to move; those of the
    last ply are counted without being played."""
    if not depth:
        return 1
    moves = board.moves(own, other)
    if depth == 1:
        return moves.bit_count() or 1
    if not moves:
        return perft(other, own, depth - 1) if board.moves(other, own) else 1
    leaves = 0
    for placed in board.bits(moves):
        turned = board.flips(own, other, placed)
        leaves += perft(other & ~turned, own | turned | placed, depth - 1)
    return leaves


def _row(what: str, count: Callable[[int, int, int], int], depth: int, times: int) -> Row:
    """How long perft takes, and how many leaves it counts a second. Raises ValueError when it
    counts wrong."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        if count(START.black, START.white, depth) != LEAVES[depth]:
            raise ValueError(f"perft({depth}) is not {LEAVES[depth]}")
        found.append(time.perf_counter() - start)
    middle, worst = 1000 * statistics.median(found), 1000 * max(found)
    remark = f"{1000 * LEAVES[depth] / middle:,.0f} positions/s"
    return f"Reversi, perft({depth}) {what}", times, middle, worst, remark


def rows(times: int = 5) -> list[Row]:
    """Perft by the rules and by the kernels."""
    from engines.reversi.player.kernels.perft import perft as compiled

    return [
        _row("by the rules", perft, DEPTH, 1),
        _row("compiled", compiled, COMPILED, times),
    ]


def main() -> None:
    """Print the rows."""
    for what, n, median, p95, remark in rows():
        print(f"{what:40} {n:4} {median:10.1f} ms {p95:10.1f} ms  {remark}")


if __name__ == "__main__":
    main()
