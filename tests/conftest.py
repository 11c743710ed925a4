"""What all tests share."""

import asyncio
import gc
import itertools
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.__main__ import OBJECTS
from bot.players.compiling import Compiling
from bot.running.timing import Timing
from bot.screens import picture_cache
from bot.texts import Words
from engines import GAMES, chance
from engines.game import Game
from tests import forks, made
from tests.campaigns import so_many
from tests.example import FOLDERS, FOUR, added
from tests.patience import PATIENCE

# How long an example takes says nothing on a machine that does something else as well. What is
# tried follows from the test, so that what failed once fails again; campaigns try whatever comes.
settings.register_profile(
    "busy",
    settings(),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=so_many(40, 100),
    derandomize=so_many(True, False),
    database=None,
)
settings.load_profile("busy")

# A disk in memory, on Linux: every move is on the disk before its test goes on, and the tests would
# wait for that more often than for anything else.
MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30  # bytes
TESTS = Path(__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Compile the computer players once, before tests that run beside each other all begin to, and
    let no picture become smaller between two looks at it."""
    picture_cache.PAUSE = PATIENCE
    if not hasattr(config, "workerinput"):
        if roomy(MEMORY):
            os.environ.setdefault("TMPDIR", str(MEMORY))
            tempfile.tempdir = None  # found anew
        os.environ[made.PLACE] = tempfile.mkdtemp(prefix="crosstable-made-")
        asyncio.run(compile_players())
        forks.open_nest()  # for all processes that run tests, as it loads much
    made.share()
    # Still more seldom than the bot itself: to look for garbage took an eighth of all that was
    # computed.
    gc.set_threshold(10 * OBJECTS)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have each of the processes that will collect all tests begin with a part of their own. What
    one has compiled, the others find; in step, each would compile everything itself."""
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker and [Path(each).resolve() for each in config.args] == [TESTS]:
        files = sorted(TESTS.rglob("test_*.py"))
        number, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
        for file in files[number * len(files) // count : (number + 1) * len(files) // count]:
            import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Look for no garbage at the end, as pytest and Python both do: the process ends."""
    gc.freeze()
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop(made.PLACE, ""), ignore_errors=True)


def pytest_collection_finish() -> None:
    """Never look for garbage among all that was loaded, which stays to the end."""
    gc.freeze()


def roomy(folder: Path) -> bool:
    """Whether the databases of all tests find room in ``folder``."""
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


async def compile_players() -> None:
    """All games at once: a core that is done with one would wait for another that has two."""
    await Compiling("engines:GAMES", at_once=len(GAMES)).finish()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals of a test follow from its name: what failed once fails again. Whatever deals there
    are is for the campaigns of ``LONG_TESTS``, the simulator and the leak hunts to find out."""
    if so_many(True, False):
        numbers = itertools.count()
        name = request.node.nodeid
        monkeypatch.setattr(
            chance, "new_seed", lambda: chance.commitment(f"{name} {next(numbers)}")
        )


@pytest.fixture
def timing() -> Timing:
    """How long things take at the desk of a test; tests that cannot wait have a fixture of this
    name of their own."""
    return Timing(hint=0.05)  # seconds: what a hint is worth is tried elsewhere


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
    that one alone; else all, each of which is loaded when it is asked about."""
    return "tests.example:GAMES" if "example" in request.fixturenames else "tests.late:GAMES"


@pytest.fixture(scope="session")
def texts() -> Words:
    """The texts of the bot, read once."""
    return Words("en")


@pytest.fixture(scope="session")
def texts_with_example() -> Words:
    """Those of the example with them."""
    return Words("en", FOLDERS)


@pytest.fixture
def words(request: pytest.FixtureRequest) -> Words:
    """All texts; those of the example with them in a test that asks for it."""
    with_example = "example" in request.fixturenames
    found: Words = request.getfixturevalue("texts_with_example" if with_example else "texts")
    return found
