"""What all tests share."""

import asyncio
import os
import sys
import time
from collections.abc import Callable

import pytest

from bot.players.compiling import Compiling
from bot.running.timing import ORDINARY, Timing

# Some tests start the program again and again; compiling every module anew each time would take
# longer than the tests themselves.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_configure(config: pytest.Config) -> None:
    """Compile the computer players once, before tests that run beside each other all begin to."""
    if not hasattr(config, "workerinput"):
        asyncio.run(compile_players())


async def compile_players() -> None:
    await Compiling("engines:GAMES", at_once=os.cpu_count()).finish()


@pytest.fixture
def timing() -> Timing:
    """How long things take at the desk of a test; tests that cannot wait have a fixture of this
    name of their own."""
    return ORDINARY


@pytest.fixture
def clock() -> Callable[[], float]:
    """The clock of that desk, in Unix seconds."""
    return time.time
