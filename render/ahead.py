"""What later pictures will probably need, made while nobody waits for one."""

from collections import deque
from collections.abc import Iterator
from threading import Lock


class Ahead:
    """Work in small steps, done in the order in which it was thought of. Safe to use in several
    threads."""

    def __init__(self) -> None:
        self._waiting: deque[Iterator[object]] = deque()
        self._lock = Lock()

    def add(self, steps: Iterator[object]) -> None:
        """Has ``steps`` taken when there is time; each takes about a millisecond."""
        self._waiting.append(steps)

    def step(self) -> bool:
        """Takes one step; whether there was any to take."""
        with self._lock:
            while self._waiting:
                for _ in self._waiting[0]:
                    return True
                self._waiting.popleft()
        return False


AHEAD = Ahead()
"""That of all pictures of the process."""
