"""A clock by which a busy machine makes nobody late."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_PROCESSES = Path("/proc")
_NANOSECONDS = 1e9
_waited: dict[Path, float] = {}  # also of what has ended: of that nothing is told any more


def fair() -> float:
    """Seconds that pass while this process and those that it has started, such as the computer
    players', have the processors that they want: those for which their threads have waited for one
    are left out, where the system counts them."""
    for task in _tasks():
        with suppress(OSError):  # the thread has just ended
            told = (task / "schedstat").read_text()
            _waited[task] = int(told.split()[1]) / _NANOSECONDS
    return time.monotonic() - sum(_waited.values())


def _tasks() -> Iterator[Path]:
    for task in (_PROCESSES / "self" / "task").glob("*"):
        yield task
        with suppress(OSError):
            for child in (task / "children").read_text().split():
                yield from (_PROCESSES / child / "task").glob("*")
