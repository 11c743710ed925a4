"""A second thread for a search to the end, in the same hash table."""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue

import numpy as np

from engines.reversi.player.kernels.ending import search_ending
from engines.reversi.player.memory import Memory

_NICE = 19  # it gives way to everything, its own first thread included
_WAIT = 0.002  # seconds until a thread that was stopped has noticed, if it has a core
Task = tuple[int, int, int, int, int]  # what ``search_ending`` is given after the memory


class Second:
    """Searches what the search in ``first`` searches, and tells it what it finds; started when
    first needed."""

    def __init__(self, first: Memory) -> None:
        self._first = first
        self._memory = Memory(np.zeros(1, dtype=np.int16), bits=0)  # it has those of the first
        self._tasks: SimpleQueue[Task] = SimpleQueue()
        self._task = threading.Lock()  # held while there is one
        self._thread: threading.Thread | None = None

    @property
    def searching(self) -> bool:
        """Whether it is not at its end yet."""
        return self._task.locked()

    @property
    def nodes(self) -> int:
        """The positions visited in its last search."""
        return self._memory.nodes

    @property
    def used(self) -> float:
        """The seconds of a core that its thread has had."""
        if self._thread is None or self._thread.ident is None or sys.platform == "win32":
            return 0.0
        return time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))

    @contextmanager
    def beside(self, task: Task) -> Iterator[None]:
        """Meanwhile search too; not at all as long as it has not noticed the end of the last one.
        At the end it is stopped and waited for a moment: without a core it cannot notice, and
        whatever it writes until then is true."""
        if not self._task.acquire(timeout=_WAIT):
            yield
            return
        self._memory.join(self._first)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="second core", daemon=True)
            self._thread.start()
        self._tasks.put(task)
        try:
            yield
        finally:
            self._memory.stop()
            self._first.part()
            if self._task.acquire(timeout=_WAIT):
                self._task.release()

    def _run(self) -> None:
        if sys.platform == "linux":  # where it is a thread that is nice, not the process
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
        while True:
            search_ending(self._memory.address, *self._tasks.get())
            self._task.release()
