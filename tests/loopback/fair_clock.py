"""A clock by which a busy machine makes nobody late."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_NANOSECONDS = 1e9
_STANDS = 0.1  # seconds for which what was read counts: to read it again takes most of a press
_waited: dict[Path, float] = {}  # also of what has ended: of that nothing is told any more
_read = [float("-inf"), 0.0]  # when it was read, and what it came to


def fair() -> float:
    """Seconds that pass while this process and those that it has started, such as the computer
    players', have the processors that they want: those for which their threads have waited for one
    are left out, where the system counts them."""
    if time.monotonic() - _read[0] > _STANDS:
        for task in _tasks():
            with suppress(OSError):  # the thread has just ended
                _waited[task] = int((task / "schedstat").read_bytes().split()[1]) / _NANOSECONDS
        _read[:] = time.monotonic(), sum(_waited.values())
    return _read[0] - _read[1]


def _tasks() -> Iterator[Path]:
    for task in _threads("self"):
        yield task
        with suppress(OSError):
            for child in (task / "children").read_bytes().split():
                yield from _threads(child.decode())


def _threads(process: str) -> Iterator[Path]:
    with suppress(OSError):  # it has ended, or the system has no such folder
        yield from Path(f"/proc/{process}/task").iterdir()
