"""The memory of a search: one aligned block, a hash table, the weights; what kernels are given."""

import numpy as np
from numpy.typing import NDArray

from engines.reversi.player.kernels import layout
from engines.reversi.player.weights import Shorts

_LINE = 64  # bytes of a line of the processor's cache
_ALWAYS = 1 << 62
Words = NDArray[np.int64]


class Memory:
    """A block of memory with a table of ``2 ** bits`` buckets (64 bytes each). Not for two
    searches at once; but another memory can ``join`` its search."""

    def __init__(self, weights: Shorts, bits: int = 19) -> None:
        self._block, self.address = _aligned(layout.WORDS)
        self._table, table = _aligned((1 << bits) * layout.BUCKET)
        self._weights = np.ascontiguousarray(weights)
        self._block[layout.TABLE], self._block[layout.MASK] = table, (1 << bits) - 1
        self._block[layout.WEIGHTS] = self._weights.ctypes.data
        self.begin()

    @property
    def nodes(self) -> int:
        """The positions visited since ``begin``."""
        return int(self._block[layout.NODES])

    @property
    def stopped(self) -> bool:
        """Whether the last search was cut short, so that its value means nothing."""
        return bool(self._block[layout.STOP] == layout.ALL)

    def begin(self, limit: int = _ALWAYS) -> None:
        """Start a new search that may visit ``limit`` positions; it finds nothing known."""
        self._block[layout.NODES], self._block[layout.LIMIT], self._block[layout.STOP] = 0, limit, 0
        self._block[layout.AGE] = int(self._block[layout.AGE]) % 255 + 1
        self._block[layout.SALT] += 1

    def stop(self) -> None:
        """Make the running search give up; may be called from another thread."""
        self._block[layout.STOP] = layout.ALL

    def join(self, first: "Memory") -> None:
        """Begin a search beside that of ``first``, in its hash table: the two know of each other
        until ``part``."""
        self._block[: layout.PATH] = first._block[: layout.PATH]
        self._block[layout.PATH : layout.LISTS] = first._block[layout.PATH : layout.LISTS] = 0
        self._block[layout.NODES], self._block[layout.LIMIT] = 0, _ALWAYS
        self._block[layout.STOP] = 0
        self._block[layout.PEER], first._block[layout.PEER] = first.address, self.address

    def part(self) -> None:
        """Search alone again."""
        self._block[layout.PEER] = 0

    def forget(self) -> None:
        """Empty the hash table."""
        self._table.fill(0)


def _aligned(words: int) -> tuple[Words, int]:
    """So many words of zeros, and the address of the first, which begins a line of the cache."""
    block = np.zeros(words + _LINE // 8, dtype=np.int64)
    skipped = -block.ctypes.data % _LINE // 8
    block = block[skipped : skipped + words]
    return block, block.ctypes.data
