"""The time that tables live by, on a machine whose clock may be set anew or which may sleep."""

import time
from collections.abc import Callable

LEAST = 10.0  # seconds that the machine's clock may be corrected by at once, as any is now and then


class SteadyClock:
    """Unix time that passes as this process does. Where the ``wall`` clock jumps, for somebody sets
    it or the machine has slept, this one goes on as it was until it is told to follow."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def __call__(self) -> float:
        """The Unix time in seconds, without the last jump."""
        steady = self._steady()
        offset = self._wall() - steady
        if abs(offset - self._offset) < LEAST:
            self._offset = offset
        return steady + self._offset

    @property
    def jump(self) -> float:
        """By how many seconds the machine's clock is ahead, or below 0 behind; 0 where it has not
        jumped."""
        ahead = self._wall() - self._steady() - self._offset
        return ahead if abs(ahead) >= LEAST else 0.0

    def follow(self, seconds: float) -> None:
        """Takes a jump by so many seconds for what the time is."""
        self._offset += seconds
