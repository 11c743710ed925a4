"""A clock by which a busy machine makes nobody late."""

import time
from contextlib import suppress
from pathlib import Path

_TASKS = Path("/proc/self/task")
_NANOSECONDS = 1e9
_longest = 0.0


def fair() -> float:
    """Seconds that pass while this process has the processors that it wants: those for which its
    threads have waited for one are left out, where the system counts them."""
    global _longest  # noqa: PLW0603 - what ended threads have waited for is not told any more
    waited = 0.0
    for task in _TASKS.glob("*/schedstat"):
        with suppress(OSError):  # the thread has just ended
            waited += int(task.read_text().split()[1]) / _NANOSECONDS
    _longest = max(_longest, waited)
    return time.monotonic() - _longest
