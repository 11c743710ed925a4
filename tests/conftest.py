"""What all tests share."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from bot.players.compiling import Compiling
from bot.running.timing import ORDINARY, Timing
from bot.texts import Words
from engines.game import Game
from tests.example import FOLDERS, FOUR, added

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


@pytest.fixture
def example() -> Iterator[Game]:
    """The example is one of the games meanwhile."""
    with added():
        yield FOUR


@pytest.fixture
def games(request: pytest.FixtureRequest) -> str:
    """Where the players' processes find the games: for the example, which has nothing to load,
    that one alone."""
    return "tests.example:GAMES" if "example" in request.fixturenames else "engines:GAMES"


@pytest.fixture
def words(request: pytest.FixtureRequest) -> Words:
    """All texts; those of the example with them in a test that asks for it."""
    return Words("en", FOLDERS) if "example" in request.fixturenames else Words("en")
