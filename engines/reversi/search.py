"""Looking ahead: alpha-beta, deeper and deeper, until the time is up."""

import time
from collections.abc import Iterator

from engines.reversi.board import FULL, bits, flips, moves
from engines.reversi.evaluation import CORNERS, DIAGONAL, WON, around, evaluate, finished

_BEYOND = 2 * WON
_BESIDE = around(CORNERS) & ~CORNERS & ~DIAGONAL
_EDGE = 0xFF818181818181FF & ~CORNERS & ~_BESIDE
_MIDDLE = FULL & ~(CORNERS | DIAGONAL | _BESIDE | _EDGE)
_PROMISE = (CORNERS, _EDGE, _MIDDLE, _BESIDE, DIAGONAL)  # cells by how often they are best
_TICK = 16  # nodes between two looks at the clock


class TimeUp(Exception):
    """The deadline has passed; what was found before still holds."""


class Search:
    """One look ahead; ``deadline`` is a time of ``time.monotonic``, on the cells ``unseen`` no
    move is looked at as long as there are others. Remembers the best moves it has seen, so that
    the next, deeper round tries them first."""

    def __init__(self, deadline: float, unseen: int = 0) -> None:
        self._deadline = deadline
        self._seen = ~unseen
        self._nodes = 0
        self._best: dict[tuple[int, int], int] = {}

    def after(self, own: int, other: int, placed: int, depth: int, alpha: int) -> int:
        """The value to ``own`` of placing a disc on the bit ``placed`` and ``depth`` further
        plies; exact only when above ``alpha``. Raises TimeUp."""
        turned = flips(own, other, placed)
        return -self.value(other & ~turned, own | turned | placed, depth, -_BEYOND, -alpha)

    def value(self, own: int, other: int, depth: int, alpha: int, beta: int) -> int:
        """The value to ``own``, to move, ``depth`` plies ahead; a bound outside of ``alpha`` to
        ``beta``. A pass is no ply. Raises TimeUp."""
        mine = moves(own, other)
        if not mine:
            if not moves(other, own):
                return finished(own, other)
            return -self.value(other, own, depth, -beta, -alpha)
        if not depth:
            return evaluate(own, other, mine, moves(other, own))
        self._tick()
        best, best_move = -_BEYOND, 0
        for placed in self._ordered(own, other, mine & self._seen or mine):
            turned = flips(own, other, placed)
            floor = max(alpha, best)
            value = -self.value(other & ~turned, own | turned | placed, depth - 1, -beta, -floor)
            if value > best:
                best, best_move = value, placed
                if best >= beta:
                    break
        self._best[own, other] = best_move
        return best

    def _ordered(self, own: int, other: int, mine: int) -> Iterator[int]:
        known = self._best.get((own, other), 0)
        if known:
            yield known
        for group in _PROMISE:
            yield from bits(mine & group & ~known)

    def _tick(self) -> None:
        self._nodes += 1
        if self._nodes % _TICK == 0 and time.monotonic() > self._deadline:
            raise TimeUp
