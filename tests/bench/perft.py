"""Perft of Reversi: all matches from the start to a depth. ``uv run python -m tests.bench.perft``.

A pass counts as a ply, a finished match as a leaf.
"""

import statistics
import time

from engines.reversi import board
from engines.reversi.position import START

DEPTH = 9
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


def rows(depth: int = DEPTH, times: int = 1) -> list[Row]:
    """How long perft takes, and how many leaves it counts a second. Raises ValueError when it
    counts wrong."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        if perft(START.black, START.white, depth) != LEAVES[depth]:
            raise ValueError(f"perft({depth}) is not {LEAVES[depth]}")
        found.append(time.perf_counter() - start)
    middle, worst = 1000 * statistics.median(found), 1000 * max(found)
    remark = f"{1000 * LEAVES[depth] / middle:,.0f} positions/s"
    return [(f"Reversi, perft({depth}) from the start", times, middle, worst, remark)]


def main() -> None:
    """Print the rows."""
    for what, n, median, p95, remark in rows():
        print(f"{what:40} {n:4} {median:10.1f} ms {p95:10.1f} ms  {remark}")


if __name__ == "__main__":
    main()
