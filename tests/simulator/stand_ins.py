"""What a run must have in its own hand before anything else is imported: the clocks, all chance,
and threads, which are not started.

Real are all libraries, the bot, the loopback servers and SQLite; what threads do is done as well,
in the event loop and at a moment that the seed gives.
"""

import importlib
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

START = 1_790_000_000.0  # when every run begins, in Unix seconds

dice = random.Random()


class Moment:
    """The one clock of a run."""

    def __init__(self) -> None:
        self.passed = 1000.0  # seconds, as monotonic clocks count

    @property
    def now(self) -> float:
        """The Unix time."""
        return START + self.passed

    def monotonic(self) -> float:
        """Seconds since whenever."""
        return self.passed


moment = Moment()


class StillThread(threading.Thread):
    """A thread that never runs: what the bot makes ahead of time is made when it is asked for, and
    whoever needs what a thread does has it done in the event loop."""

    def __init__(self, *_args: Any, target: Callable[..., object] | None = None, **_: Any) -> None:
        super().__init__(target=target, daemon=True)

    def start(self) -> None:
        """Do nothing."""

    def join(self, timeout: float | None = None) -> None:
        """There is nothing to wait for."""


def take_over() -> None:
    """Put them in place. To be called before the bot is imported."""
    time.monotonic = moment.monotonic
    time.perf_counter = moment.monotonic
    threading.Thread = StillThread  # type: ignore[misc]
    random.SystemRandom = lambda *_: dice  # type: ignore[assignment,misc]
    os.urandom = dice.randbytes
    importlib.reload(importlib.import_module("secrets"))  # which may have been loaded already


def throw(seed: int) -> None:
    """Let all chance follow from the seed."""
    dice.seed(seed)
    random.seed(seed)
