"""Which functions of the program are called meanwhile, and how often, in all threads of this
process."""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parents[1]
OURS = tuple(f"{ROOT / room}/" for room in ("bot", "render", "engines"))


class Calls:
    """Notes the functions that are called while ``noting``, comprehensions apart. What was begun
    before and goes on, as a loop that polls, is not called. A coroutine counts once more whenever
    it goes on after a pause. Only threads that begin while this is ``open`` are looked at."""

    def __init__(self) -> None:
        self._noted: Counter[CodeType] | None = None
        self._before: set[FrameType] = set()

    @contextmanager
    def open(self) -> Iterator["Calls"]:
        """Looks at the threads that begin meanwhile."""
        threading.setprofile(self._profile)
        try:
            yield self
        finally:
            threading.setprofile(None)
            sys.setprofile(None)

    @contextmanager
    def noting(self) -> Iterator[Counter[str]]:
        """The functions, each by its file, line and name, once this is over."""
        found: Counter[str] = Counter()
        self._before, self._noted = set(_waiting()), Counter()
        sys.setprofile(self._profile)
        try:
            yield found
        finally:
            sys.setprofile(None)
            noted, self._noted = self._noted, None
            for code, times in noted.items():
                if code.co_filename.startswith(OURS) and not code.co_qualname.endswith(">"):
                    found[_named(code)] += times

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if self._noted is not None and event == "call" and frame not in self._before:
            self._noted[frame.f_code] += 1


def _waiting() -> Iterator[FrameType]:
    """Where all tasks stand."""
    for task in asyncio.all_tasks():
        waiting: Any = task.get_coro()
        while (frame := getattr(waiting, "cr_frame", None)) is not None:
            yield frame
            waiting = getattr(waiting, "cr_await", None)


def _named(code: CodeType) -> str:
    file = Path(code.co_filename).relative_to(ROOT)
    return f"{file}:{code.co_firstlineno} {code.co_qualname}"
