"""A clock that the tests turn."""

from dataclasses import dataclass

START = 1_800_000_000.0


@dataclass
class Clock:
    """Stands still until a test sets ``now``, in Unix seconds."""

    now: float = START

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        """So many seconds pass."""
        self.now += seconds
