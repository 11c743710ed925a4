"""Which functions of the program are called meanwhile, in all threads of this process."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).parents[1]
OURS = tuple(f"{ROOT / room}/" for room in ("bot", "render", "engines"))


class Calls:
    """Notes the functions that are called while ``noting``, comprehensions apart. What was begun
    before and goes on, as a loop that polls, is not called. Only threads that begin while this is
    ``open`` are looked at."""

    def __init__(self) -> None:
        self._noted: set[CodeType] | None = None
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
    def noting(self) -> Iterator[set[str]]:
        """The functions, each by its file, line and name, once this is over."""
        found: set[str] = set()
        self._before, self._noted = set(_waiting()), set()
        sys.setprofile(self._profile)
        try:
            yield found
        finally:
            sys.setprofile(None)
            noted, self._noted = self._noted, None
            found |= {_named(code) for code in noted if code.co_filename.startswith(OURS)}
            found -= {name for name in found if name.endswith(">")}

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if self._noted is not None and event == "call" and frame not in self._before:
            self._noted.add(frame.f_code)


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
