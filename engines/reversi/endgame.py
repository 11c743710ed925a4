"""The last moves, played out to the end: the exact lead in discs."""

import time

from engines.reversi.board import FULL, bits, flips, moves
from engines.reversi.search import TimeUp

_BEYOND = 65
_FEW = 5  # with so few empty cells the order of moves costs more than it saves
_TICK = 16  # nodes between two looks at the clock


class Solver:
    """Plays positions out until ``deadline``, a time of ``time.monotonic``."""

    def __init__(self, deadline: float) -> None:
        self._deadline = deadline
        self._nodes = 0

    def after(self, own: int, other: int, placed: int, alpha: int) -> int:
        """The lead in discs that ``own`` keeps after a disc on the bit ``placed``; exact only
        when above ``alpha``. Raises TimeUp."""
        turned = flips(own, other, placed)
        return -self.lead(other & ~turned, own | turned | placed, -_BEYOND, -alpha)

    def lead(self, own: int, other: int, alpha: int, beta: int) -> int:
        """The lead of ``own``, to move, at the end of the match; a bound outside of ``alpha`` to
        ``beta``. Raises TimeUp."""
        mine = moves(own, other)
        if not mine:
            if not moves(other, own):
                return own.bit_count() - other.bit_count()
            return -self.lead(other, own, -beta, -alpha)
        self._tick()
        best = -_BEYOND
        for next_own, next_other in self._children(own, other, mine):
            value = -self.lead(next_own, next_other, -beta, -max(alpha, best))
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _children(self, own: int, other: int, mine: int) -> list[tuple[int, int]]:
        """The positions after each move, those first that leave the opponent the fewest moves."""
        children = []
        for placed in bits(mine):
            turned = flips(own, other, placed)
            children.append((other & ~turned, own | turned | placed))
        if (FULL & ~(own | other)).bit_count() > _FEW:
            children.sort(key=lambda child: moves(*child).bit_count())
        return children

    def _tick(self) -> None:
        self._nodes += 1
        if self._nodes % _TICK == 0 and time.monotonic() > self._deadline:
            raise TimeUp
